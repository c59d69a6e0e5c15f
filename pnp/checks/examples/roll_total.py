"""A worked example of a roll adds up wrong.

## What it does
Adds the modifiers that an example names to what it says was rolled, and compares the sum with its `total`.

## Why it matters
Readers work the example through; a wrong sum makes them doubt the rule.

## Fails
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

## Passes
```diff file=rolls.yaml
-  - {id: in-the-wood, roll: attack, rolled: 8, modifiers: [lanterns, wood], total: 8, gives: success}
+  - {id: in-the-wood, roll: attack, rolled: 8, modifiers: [lanterns, wood], total: 7, gives: success}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.examples.rolling import shown_rolls
from pnp.findings import Related, Severity

CODE = "W201"
NAME = "example that adds up wrong"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every example that says what was rolled and what it comes to."""
    for shown in shown_rolls(context.game):
        claimed, total = shown.example.total, shown.total
        if claimed is not None and total is not None and shown.is_whole and claimed != total:
            yield Problem(
                message=f"the example says {claimed}, but {shown.sum if shown.modifiers else 'no modifier is named'}",
                span=shown.example.at("total"),
                hint="mend the total, what is rolled, or the modifiers",
                related=(Related(shown.roll.at("modifiers"), "the modifiers of the roll"),),
            )
