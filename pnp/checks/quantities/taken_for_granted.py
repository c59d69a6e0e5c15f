"""A sentence takes another number of things for granted than there are.

Reads, in English and German rules, how many of each part the contents list, up to which number the cards are numbered,
how many rows and columns a board has, and of how many a squad is made up, and looks for "all six dice" where there are
five, for "a ten" among cards from 1 to 9, for "columns a to k" on a board with nine columns, and for "a full squad of
six" where one leader and seven men are a squad. Variants, scenarios and sentences for a case are left out.

One of the two is of an older version. The players search the box for what is missing.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Contents

5 dice, 60 cards, 1 board

### Play

Roll all six dice.
```
```text
rules.md:9:6: warning Q187 'all six dice' does not agree with '5 dice': 6 are not 5
```
```diff file=rules.md
-Roll all six dice.
+Roll all five dice.
```
"""

from pnp.analysis.tallies import disagreeing_tallies
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "number taken for granted"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Each sentence that takes another number for granted."""
    words = context.prose
    for told, claim in disagreeing_tallies(context):
        said = f"{claim.number} are not {told.number}" if claim.kind != "card" else f"there is none above {told.number}"
        yield Problem(
            message=f"{words.words_of(claim)!r} does not agree with {words.words_of(told)!r}: {said}",
            span=words.span_of(claim),
            hint="correct one of the two numbers",
            related=(Related(words.span_of(told), "how many there are"),),
        )
