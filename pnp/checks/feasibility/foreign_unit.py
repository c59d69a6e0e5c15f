"""An army has units of another side.

Compares the `side:` of every unit that has one with the side of the armies that include it.

The unit is in the wrong army, or has the wrong side.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: guards, name: Guards of the North, side: north}
armies:
  - {id: south, side: south, units: {guards: 2}}
```
```text
units.yaml:7:46: warning Z113 'south' is an army of 'south', but starts with 2 'guards', which belong to 'north'
```
```diff file=units.yaml
-  - {id: south, side: south, units: {guards: 2}}
+  - {id: north, side: north, units: {guards: 2}}
+  - {id: south, side: south, units: {guards: 0}, spare: {guards: 2}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "unit of another side"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every unit that an army starts with."""
    for army in context.game.armies:
        for name, count in army.units.items():
            unit = context.game.units.find(name)
            if unit and count and unit.side and army.side and unit.side != army.side:
                yield Problem(
                    message=f"{army.id!r} is an army of {army.side!r}, but starts with {count} {name!r}, "
                    f"which belong to {unit.side!r}",
                    span=army.at(f"units.{name}"),
                    hint="move it to another army, or remove the side of the unit",
                    related=(Related(unit.at("side"), "its side"),),
                )
