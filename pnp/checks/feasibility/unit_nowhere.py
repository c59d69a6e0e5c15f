"""A unit of an order of battle neither starts on the board nor arrives.

Looks at units that name their `army:`. If most of an army say where they start (`at:`) or on which turn they arrive
(`arrives:`), and it sets up in no zone, the others must be among the `arrivals:` or be placed by a step of the set-up.

The counter is printed, and nobody knows what to do with it.

```yaml file=units.yaml
sides: [{id: red, name: Red}]
boards: [{id: field, name: Field, hexes: {columns: 4, rows: 3, cell: 16 mm}}]
units:
  - {id: guards, name: Guards, army: red, at: 0101}
  - {id: fusiliers, name: Fusiliers, army: red, at: 0201}
  - {id: militia, name: Militia, army: red}
armies: [{id: red, name: Red army, side: red}]
```
```text
units.yaml:6:10: warning Z220 'militia' neither starts on the board nor arrives, as the other units of 'red' do
```
```diff file=units.yaml
-  - {id: militia, name: Militia, army: red}
+  - {id: militia, name: Militia, army: red, at: 0301}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.units import Army, Unit

NAME = "unit that is nowhere"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every army that sets up in no zone."""
    game = context.game
    placed = {fixed.unit for step in game.setup for fixed in step.place}
    zones = (game.zones.find(step.zone) for step in game.setup if step.zone)
    placed.update(unit for zone in zones if zone for unit in zone.units)
    for army in game.armies:
        if not army.zone:
            yield from _nowhere(game, army, placed)


def _nowhere(game: Game, army: Army, placed: set[str]) -> Problems:
    """The units of an army that are nowhere, if they are the smaller part."""
    arriving = {name for arrival in game.arrivals if arrival.army == army.id for name in arrival.units}
    listed = [unit for unit in game.units if unit.army == army.id]
    lost = [unit for unit in listed if not (_says_where(unit) or unit.id in placed or unit.id in arriving)]
    if 2 * len(lost) < len(listed):
        for unit in lost:
            yield Problem(
                message=f"{unit.id!r} neither starts on the board nor arrives, as the other units of {army.id!r} do",
                span=unit.at("id"),
                hint="write at: and the cell on which it starts, or arrives: and the turn",
                related=(Related(army.at("id"), "its army"),),
            )


def _says_where(unit: Unit) -> bool:
    return unit.place is not None or unit.arrives is not None
