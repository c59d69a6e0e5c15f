"""Somewhere are more things than there is room for.

Reads, in English and German rules, how many things have room somewhere ("each trail has room for two wagons", "at
most three cubes may lie on a field", "the hold carries six crates"), and looks for sentences in which more of them are
there: "when a third wagon enters the trail", "the ship with all eight crates in its hold". Sentences that forbid more,
take away what is too much, or say why more may be there are left out; so are limits for a case, and variants.

One of the two was changed after a test. Players then do not know whether the third one may go in.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Trails

Each trail has room for at most two wagons.

### Meetings

When a third wagon enters the trail, its owner pays one food.
```
```text
rules.md:9:8: warning Q156 'third wagon' is more than there is room for: 'two wagons' is the limit
```
```diff file=rules.md
-When a third wagon enters the trail, its owner pays one food.
+When a second wagon enters the trail, its owner pays one food.
```
"""

from pnp.analysis.rooms import crowds
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "more than there is room for"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Each sentence with too many, once."""
    words = context.prose
    for room, there in crowds(context):
        yield Problem(
            message=f"{words.words_of(there)!r} is more than there is room for: {words.words_of(room)!r} is the limit",
            span=words.span_of(there),
            hint="correct one of the two numbers, or say when more may be there",
            related=(Related(words.span_of(room), "the limit"),),
        )
