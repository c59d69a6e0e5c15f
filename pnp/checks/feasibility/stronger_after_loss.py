"""A unit is stronger after a loss than before it.

Compares the numbers of `reduced:` with the stats of the unit.

Two columns of the order of battle were exchanged, or a number was mistyped; the back of the counter shows it.

```yaml file=units.yaml
stats: [{id: attack, name: Attack}]
units:
  - {id: guards, name: Guards, stats: {attack: 5}, reduced: {attack: 6}}
```
```text
units.yaml:3:70: warning Z219 attack of 'guards' is 6 after a loss, but 5 before it
```
```diff file=units.yaml
-  - {id: guards, name: Guards, stats: {attack: 5}, reduced: {attack: 6}}
+  - {id: guards, name: Guards, stats: {attack: 5}, reduced: {attack: 3}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "stronger after a loss"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every unit with numbers after a loss."""
    for unit in context.game.units:
        for stat, after in unit.reduced.items():
            before = unit.stats.get(stat)
            if before is None or after > before:
                yield Problem(
                    message=f"{stat} of {unit.id!r} is {after} after a loss, but "
                    f"{'it has none' if before is None else before} before it",
                    span=unit.at(f"reduced.{stat}"),
                    hint="correct one of the two",
                    related=(Related(unit.at(f"stats.{stat}"), "before the loss"),) if before is not None else (),
                )
