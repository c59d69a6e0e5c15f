"""Units cannot reach the region that they must occupy.

For every goal to occupy cells of a region on a grid, finds the cells that the side's units can reach from where they
set up: from cell to touching cell, over terrain that does not forbid them or that an effect may open, along roads, and
aboard units that can carry them. They must reach as many cells of the region as the goal asks for. A goal for all sides
passes if one side can reach them. Kits whose effects place units elsewhere on the board are skipped.

The side can never fulfill its goal: the town lies on an island, and the side has no ship.

```yaml file=boards.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
terrain:
  - {id: plain, name: Plain}
  - {id: sea, name: Sea, effects: [{do: forbid, what: move}]}
armies:
  - {id: north, side: north, units: {pikes: 2}, zone: camp}
boards:
  - id: field
    name: Field
    grid:
      columns: 4
      rows: 1
      cell: 20 mm
      legend: {".": plain, "~": sea}
      cells: |
        ..~.
      regions:
        - {id: isle, name: Isle, cells: D1}
zones:
  - {id: camp, name: Camp, side: north, board: field, cells: A1:B1}
goals:
  - {id: land, side: north, name: Landing, occupy: {count: 1, region: isle}}
```
```text
boards.yaml:25:71: error B125 Pikes of 'north' must reach 1 cell of 'isle', but no path leads there
```
```diff file=boards.yaml
-      rows: 1
+      rows: 2
         ..~.
+        ....
-        - {id: isle, name: Isle, cells: D1}
+        - {id: isle, name: Isle, cells: D2}
```
"""

from collections.abc import Collection, Sequence

from pnp.analysis.quantities import known_number
from pnp.analysis.zones import can_carry, is_named, may_stand, zone_cells
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import Board, CellGrid
from pnp.model.effects import COMMON_PLACES, Effect
from pnp.model.game import Game
from pnp.model.lattice import Cell
from pnp.model.play import Claim, Zone
from pnp.model.units import Army, Unit
from pnp.model.walk import records

NAME = "unreachable region"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every goal to occupy cells of a region on a grid."""
    game = context.game
    goals = [goal for goal in game.goals if goal.occupy and goal.occupy.region and not goal.loses]
    if not goals or not game.armies or _puts_units_down(game):
        return
    for goal in goals:
        claim = goal.occupy
        for board in game.boards:
            if claim and board.grid and claim.board in ("", board.id):
                sides = (goal.side,) if goal.side else _sides(game, claim)
                problems = [_on_board(game, side, claim, board, board.grid) for side in sides]
                if all(problems):
                    yield from filter(None, problems)


def _sides(game: Game, claim: Claim) -> tuple[str, ...]:
    """The sides that have units of the kinds that a goal for all sides asks for."""
    kinds = ((army.side, game.units.find(name)) for army in game.armies for name in army.units)
    return tuple(dict.fromkeys(side for side, unit in kinds if unit and is_named(game, unit, claim.units)))


def _puts_units_down(game: Game) -> bool:
    """Whether an effect or a set-up step places units somewhere on the board."""
    kinds = {"unit", *game.units.ids, *game.classes.ids}
    placing = ("place", "exchange", "move", "restore", "gain")
    return (
        any(step.place for step in game.setup)
        or any(unit.place for unit in game.units)
        or any(
            isinstance(record, Effect)
            and record.do in placing
            and record.what in kinds
            and any(
                place and (place not in COMMON_PLACES or place in ("board", "edge"))
                for place in (record.into, record.place)
            )
            for record in records(game)
        )
    )


def _on_board(game: Game, side: str, claim: Claim, board: Board, grid: CellGrid) -> Problem | None:
    """The problem if a side cannot reach as many cells of the region as it must."""
    region = next((region for region in grid.regions if region.id == claim.region), None)
    armies = [army for army in game.armies if army.side == side]
    required = known_number(game, claim.count) if claim.count else 1
    if region is None or not armies or not required or not all(_starts_on(game, army, board) for army in armies):
        return None
    cells = set(grid.lattice.select(region.cells))
    kinds = [(army, unit) for army in armies for name in army.units if (unit := game.units.find(name))]
    fighting = [(army, unit) for army, unit in kinds if is_named(game, unit, claim.units)]
    ground, opened = grid.terrain_map(), _opened(game)
    starts = {(army.zone, opened | _open_to(game, unit, armies, set(ground.values()))) for army, unit in fighting}
    reached = {cell for zone, terrain in starts for cell in _reached(game, game.zones[zone], grid, terrain)} & cells
    if not fighting or len(reached) >= min(required, len(cells)):
        return None
    names = " and ".join(dict.fromkeys(unit.title for _, unit in fighting))
    reach = f"paths lead to only {len(reached)}" if reached else "no path leads there"
    return Problem(
        message=f"{names} of {side!r} must reach {required} {'cell' if required == 1 else 'cells'} "
        f"of {region.id!r}, but {reach}",
        span=claim.at("region"),
        hint="open the terrain between, set up elsewhere, or give the side a unit that can carry others",
        related=(Related(region.at("cells"), "the region"), Related(armies[0].at("zone"), "where they set up")),
    )


def _starts_on(game: Game, army: Army, board: Board) -> bool:
    zone = game.zones.find(army.zone)
    return zone is not None and zone.board == board.id


def _opened(game: Game) -> frozenset[str]:
    """The terrain that some effect may open, such as a river that engineers can bridge."""
    opening = (
        record
        for record in records(game)
        if isinstance(record, Effect) and record.do in ("allow", "place", "set", "cancel")
    )
    return frozenset(
        name
        for effect in opening
        for name in (effect.place, effect.into, *(effect.target.terrain if effect.target else ()))
    )


def _open_to(game: Game, unit: Unit, armies: Sequence[Army], terrain: Collection[str]) -> frozenset[str]:
    """The terrain that a unit can cross, alone or carried by another unit of its side."""
    others = (other for army in armies for name in army.units if (other := game.units.find(name)))
    movers = [unit, *(other for other in others if can_carry(game, other, unit))]
    return frozenset(name for name in terrain if any(may_stand(game, mover, name) for mover in movers))


def _reached(game: Game, zone: Zone, grid: CellGrid, terrain: Collection[str]) -> Collection[Cell]:
    """Every cell that can be reached from a zone over this terrain and along roads."""
    lattice = grid.lattice
    roads = {cell for road in grid.roads for name in road.through if (cell := lattice.cell(name))}
    free = {cell for cell, name in grid.terrain_map().items() if name in terrain} | roads
    waiting = [cell for cell in zone_cells(game, zone) or () if cell in free]
    seen = set(waiting)
    while waiting:
        new = [cell for cell in lattice.around(waiting.pop()) if cell in free and cell not in seen]
        seen.update(new)
        waiting.extend(new)
    return seen
