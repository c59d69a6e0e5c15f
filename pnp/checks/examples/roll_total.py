"""A worked example of a roll has the wrong total.

Adds the modifiers that an example names to the result that was rolled, and compares the sum with its `total`.

Readers recalculate the example; a wrong sum makes them doubt the rule.

```yaml file=rolls.yaml
rolls:
  - id: attack
    name: Attack
    die: D10
    target: 7+
    modifiers: [{id: lanterns, by: +1}, {id: wood, by: -2}]
examples:
  - {id: in-the-wood, roll: attack, rolled: 8, modifiers: [lanterns, wood], total: 8, gives: success}
```
```text
rolls.yaml:8:84: error W201 the example says 8, but 8 + 1 (lanterns) − 2 (wood) = 7
```
```diff file=rolls.yaml
-  - {id: in-the-wood, roll: attack, rolled: 8, modifiers: [lanterns, wood], total: 8, gives: success}
+  - {id: in-the-wood, roll: attack, rolled: 8, modifiers: [lanterns, wood], total: 7, gives: success}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.rolling import roll_examples

NAME = "wrong total in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example with ``rolled`` and ``total``."""
    for shown in roll_examples(context.game):
        claimed, total = shown.example.total, shown.total
        if claimed is not None and total is not None and shown.is_whole and claimed != total:
            yield Problem(
                message=f"the example says {claimed}, but {shown.sum if shown.modifiers else 'no modifier is named'}",
                span=shown.example.at("total"),
                hint="correct the total, the roll or the modifiers",
                related=(Related(shown.roll.at("modifiers"), "the modifiers of the roll"),),
            )
