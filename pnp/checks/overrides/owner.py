"""A unit belongs to one side but is in the army of another.

Compares the `side` of every unit that names one with the sides of the armies that contain it.

Its counter is printed in the colors of one side and placed on the board by the other.

```yaml file=armies.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: pikes, name: Pikes, side: north}
armies:
  - {id: south, side: south, units: {pikes: 2}}
```
```text
armies.yaml:7:38: warning O105 'pikes' is in an army of 'south', but belongs to 'north'
```
```diff file=armies.yaml
-  - {id: south, side: south, units: {pikes: 2}}
+  - {id: north, side: north, units: {pikes: 2}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.statements import overrides
from pnp.model.walk import key_span

NAME = "unit in another side's army"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every unit of every army, spare counters included."""
    for army in context.game.armies:
        for key, kinds in (("units", army.units), ("spare", army.spare)):
            for name in kinds:
                unit = context.game.units.find(name)
                if unit and unit.side and unit.side != army.side and not overrides(army, unit):
                    yield Problem(
                        message=f"{unit.id!r} is in an army of {army.side!r}, but belongs to {unit.side!r}",
                        span=key_span(army, f"{key}.{name}"),
                        hint=f"correct one of the two, or add exception_to: [{unit.id}] to the army",
                        related=(Related(unit.at("side"), "the side of the unit"),),
                    )
