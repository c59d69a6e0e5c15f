"""Armies whose zones overlap do not fit in them together.

Takes the armies that set up on one board (in each scenario, if there are any) and fit in their zones alone, and matches
all their units with the cells of all their zones at once. Zones with `carried: true` and armies that no set-up step
mentions are skipped.

The first player fills the shared cells, and the second has no room left.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 3}, zone: west}
  - {id: south, side: south, units: {pikes: 3}, zone: middle}
boards:
  - {id: field, name: Field, grid: {columns: 5, rows: 1, cell: 20 mm}}
zones:
  - {id: west, name: West, side: north, board: field, cells: A1:C1}
  - {id: middle, name: Middle, side: south, board: field, cells: B1:E1}
```
```text
units.yaml:8:55: warning Z111 1 of the 6 units of north, south does not fit: together their zones hold 5
```
```diff file=units.yaml
-  - {id: field, name: Field, grid: {columns: 5, rows: 1, cell: 20 mm}}
+  - {id: field, name: Field, grid: {columns: 6, rows: 1, cell: 20 mm}}
-  - {id: middle, name: Middle, side: south, board: field, cells: B1:E1}
+  - {id: middle, name: Middle, side: south, board: field, cells: C1:F1}
```
"""

from collections.abc import Sequence

from pnp.analysis.arrivals import starting_units
from pnp.analysis.lineups import lineups
from pnp.analysis.zones import admits, stacking_limit, zone_cells, zone_grid
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.feasibility.matching import unplaced
from pnp.checks.feasibility.room import terrain_open_to, unplaced_units
from pnp.checks.listing import listed
from pnp.model.game import Game
from pnp.model.lattice import Cell
from pnp.model.play import Zone
from pnp.model.units import Army

NAME = "overlapping zones too small"
SEVERITY = Severity.WARNING

ArmyInZone = tuple[Army, Zone]
CellGroup = tuple[tuple[str, ...], str]  # The zones that share some cells, and the terrain of those cells.


def check(context: GameContext) -> Problems:
    """The armies of every scenario, or all of them, board by board; each set of armies is reported once."""
    game = context.game
    reported: set[frozenset[str]] = set()
    for armies in lineups(game):
        setting_up = [placed for army in armies if (placed := _in_zone(game, army))]
        for board in game.boards:
            together = _overlapping(game, [(army, zone) for army, zone in setting_up if zone.board == board.id])
            names = frozenset(army.id for army, _ in together)
            if len(together) > 1 and names not in reported:
                reported.add(names)
                yield from _match(game, together)


def _in_zone(game: Game, army: Army) -> ArmyInZone | None:
    """An army with its zone, if it sets up there before the game and fits in alone."""
    zone = game.zones.find(army.zone)
    sets_up = not game.setup or any(step.army == army.id for step in game.setup)
    if zone is None or zone.carried or not sets_up or zone_cells(game, zone) is None:
        return None
    return None if unplaced_units(game, zone, starting_units(game, army)) else (army, zone)


def _overlapping(game: Game, armies: Sequence[ArmyInZone]) -> list[ArmyInZone]:
    """The armies whose zone shares cells with that of another one."""
    cells = [set(zone_cells(game, zone) or ()) for _, zone in armies]
    return [
        army_in_zone
        for index, army_in_zone in enumerate(armies)
        if any(not cells[index].isdisjoint(other) for position, other in enumerate(cells) if position != index)
    ]


def _match(game: Game, armies: Sequence[ArmyInZone]) -> Problems:
    capacity = _capacity(game, armies)
    counts: dict[tuple[str, str], int] = {}
    allowed: dict[tuple[str, str], Sequence[CellGroup]] = {}
    for army, zone in armies:
        for name, count in starting_units(game, army).items():
            unit = game.units.find(name)
            if unit and unit.stack and admits(game, zone, unit):
                open_terrain = terrain_open_to(game, unit, {terrain for _, terrain in capacity})
                counts[army.id, name] = count
                allowed[army.id, name] = [key for key in capacity if zone.id in key[0] and key[1] in open_terrain]
    left_out = unplaced(counts, allowed, capacity)
    if left_out:
        missing, total = sum(left_out.values()), sum(counts.values())
        last, _ = armies[-1]
        yield Problem(
            message=f"{missing} of the {total} units of {listed([army.id for army, _ in armies])} "
            f"{'does' if missing == 1 else 'do'} not fit: together their zones hold {sum(capacity.values())}",
            span=last.at("zone"),
            hint="separate the zones, or extend one of them",
            related=tuple(Related(zone.span, f"the zone of {army.id!r}") for army, zone in armies),
        )


def _capacity(game: Game, armies: Sequence[ArmyInZone]) -> dict[CellGroup, int]:
    """How many units fit on all cells of the same terrain in the same zones."""
    grid = zone_grid(game, armies[0][1])
    ground = grid.terrain_map() if grid else {}
    zones: dict[Cell, list[Zone]] = {}
    for zone in {zone.id: zone for _, zone in armies}.values():
        for cell in zone_cells(game, zone) or ():
            zones.setdefault(cell, []).append(zone)
    capacity: dict[CellGroup, int] = {}
    for cell, sharing in zones.items():
        key = tuple(zone.id for zone in sharing), ground[cell]
        capacity[key] = capacity.get(key, 0) + max(
            stacking_limit(game, grid, ground[cell], zone) or 0 for zone in sharing
        )
    return capacity
