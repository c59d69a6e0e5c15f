"""A sentence puts a step of a turn elsewhere than the list of its steps.

Reads lists that number the steps of a turn, a round or a day, one below the other or in one line ("1. Move. 2. Fight.
3. Collect income."), and the sentences of English and German rules that say when one of the steps is done: "you
collect income at the start of your turn" though that is the last step, or "combat comes before movement" though it is
the other way round. Sentences with a condition, variants and scenarios are left out.

The order was changed after a test, and the sentence about one step was forgotten. Who reads only one of the two plays
another game.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### The turn

1. Buy shares.
2. Run trains.
3. Income.

### Income

You receive income at the start of your turn.
```
```text
rules.md:11:1: warning Q186 'You receive income at the start of your turn.' puts 'Income' elsewhere than the list
```
```diff file=rules.md
-You receive income at the start of your turn.
+You receive income at the end of your turn.
```
"""

from pnp.analysis.sequences import out_of_order
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "step in two places"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Each sentence that puts a step elsewhere."""
    words = context.prose
    for found in out_of_order(context):
        yield Problem(
            message=f"{words.words_of(found)!r} puts {words.words_of(found.step)!r} elsewhere than the list",
            span=words.span_of(found),
            hint="correct the sentence or the list",
            related=(Related(words.span_of(found.step), "the step"),),
        )
