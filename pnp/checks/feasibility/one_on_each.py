"""The number of units on each cell does not match the army.

For every zone with `each_exactly:`, multiplies this number by the number of cells (or places of a node map), and
compares the product with the units of the armies that set up there.

"One on each" of twelve cells leaves a cell empty with eleven units, and a unit over with thirteen.

```yaml file=play.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 5}, zone: camp}
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
zones:
  - {id: camp, name: Camp, side: north, board: field, cells: A1:C2, each_exactly: 1}
```
```text
play.yaml:10:83: error Z108 1 on each of the 6 spaces of 'camp' makes 6 units, but there are 5
```
```diff file=play.yaml
-  - {id: north, side: north, units: {pikes: 5}, zone: camp}
+  - {id: north, side: north, units: {pikes: 6}, zone: camp}
```
"""

from pnp.analysis.arrivals import starting_units
from pnp.analysis.zones import admits, zone_cells, zone_places
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.units import Army

NAME = "wrong number per space"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every zone with ``each_exactly``."""
    game = context.game
    for zone in game.zones:
        if zone.each_exactly is None:
            continue
        spaces = _spaces(game, zone)
        armies = [army for army in game.armies if _sets_up(game, army, zone)]
        units = sum(_counted(game, army, zone) for army in armies)
        required = (spaces or 0) * zone.each_exactly
        if spaces and armies and units != required:
            yield Problem(
                message=f"{zone.each_exactly} on each of the {spaces} spaces of {zone.id!r} makes {required} units, "
                f"but there are {units}",
                span=zone.at("each_exactly"),
                hint="correct the number, the zone or the army",
                related=tuple(Related(army.at("units"), f"the units of {army.id!r}") for army in armies),
            )


def _spaces(game: Game, zone: Zone) -> int | None:
    """How many cells, or places of a node map, a zone has; None on a board of another kind."""
    cells = zone_cells(game, zone)
    if cells is not None:
        return len(cells)
    places = zone_places(game, zone)
    return None if places is None else len(places)


def _sets_up(game: Game, army: Army, zone: Zone) -> bool:
    return army.zone == zone.id or any(step.army == army.id and step.zone == zone.id for step in game.setup)


def _counted(game: Game, army: Army, zone: Zone) -> int:
    """The units of an army that the zone admits."""
    kinds = ((unit, count) for name, count in starting_units(game, army).items() if (unit := game.units.find(name)))
    return sum(count for unit, count in kinds if admits(game, zone, unit))
