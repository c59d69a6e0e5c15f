"""Reinforcements that cannot stand where they arrive.

Looks up the cells and regions of every arrival. All must be on the board, each kind of unit must be able to stand on
one of them by the cost and the effects of terrain, and all units together must have room within the stacking limit. Who
arrives over a side or a corner must be able to stand on a cell there.
Zeros that a spreadsheet has left out, 503 for 0503, are told as one finding and can be put back in YAML and CSV.

On turn six a brigade arrives in a lake.

```yaml file=play.yaml
terrain:
  - {id: open, name: Open ground}
  - {id: lake, name: Lake, cost: {any: no}}
units: [{id: guards, name: Guards}]
sides: [{id: red, name: Red}]
armies: [{id: red, side: red, units: {guards: 3}}]
boards:
  - id: field
    name: Field
    hexes: {columns: 3, rows: 1, cell: 16 mm, legend: {".": open, "~": lake}, cells: ..~}
arrivals:
  - {id: second, name: Second brigade, turn: 2, army: red, units: {guards: 2}, cells: 0301}
```
```text
play.yaml:12:87: error Z210 Guards cannot stand where 'second' arrives: 0301 is Lake
```
```diff file=play.yaml
-  - {id: second, name: Second brigade, turn: 2, army: red, units: {guards: 2}, cells: 0301}
+  - {id: second, name: Second brigade, turn: 2, army: red, units: {guards: 2}, cells: 0201}
```
"""

from collections.abc import Sequence

from pnp.analysis.arrivals import board_of, cells_in
from pnp.analysis.zones import may_stand, stacking_limit
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.listing import listed
from pnp.checks.lost_zeros import lost_zeros
from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.model.lattice import Cell
from pnp.model.play import Arrival
from pnp.model.units import Unit

NAME = "arrival where nobody can stand"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every arrival on a board of cells."""
    game = context.game
    for arrival in game.arrivals:
        board = board_of(game, arrival)
        if board is None or board.grid is None or not (arrival.cells or arrival.region):
            continue
        unknown = _unknown(board.grid, arrival)
        if unknown:
            names, span = unknown
            message = f"{board.id!r} has no {listed(names)}, where {arrival.id!r} arrives"
            yield lost_zeros(board.grid.lattice, board.id, names[0], message, span) or Problem(
                message=message, span=span, hint="name cells or regions of the board"
            )
        else:
            yield from _standing(game, board.grid, arrival)


def _unknown(grid: CellGrid, arrival: Arrival) -> tuple[Sequence[str], Span] | None:
    """What the board does not have, and where it is written."""
    regions = {region.id for region in grid.regions}
    if missing := [name for name in arrival.region if name not in regions]:
        return missing, arrival.at("region")
    if arrival.cells and (cells := grid.lattice.unknown_places(arrival.cells)):
        return cells, arrival.written_at("cells")
    return None


def _standing(game: Game, grid: CellGrid, arrival: Arrival) -> Problems:
    cells, ground = cells_in(grid, arrival), grid.terrain_map()
    span = arrival.written_at("cells" if arrival.cells else "region")
    units = [(unit, count) for name, count in arrival.units.items() if (unit := game.units.find(name))]
    barred = [unit for unit, _ in units if not any(may_stand(game, unit, ground[cell]) for cell in cells)]
    if barred:
        names, where = listed([unit.title for unit in barred]), f"{arrival.id!r} arrives"
        if all(unit.arrives is not None for unit in barred):  # They say it themselves, several on one cell perhaps.
            span, where = barred[0].at("at"), "it arrives" if len(barred) == 1 else "they arrive"
        yield Problem(
            message=f"{names} cannot stand where {where}: {_places(game, grid, cells)}",
            span=span,
            hint="let them arrive elsewhere",
        )
        return
    yield from _crowded(game, grid, arrival, units, span)


def _places(game: Game, grid: CellGrid, cells: Sequence[Cell]) -> str:
    """``0301 is Lake``; of many cells only the terrain."""
    names = dict.fromkeys(grid.terrain_map()[cell] for cell in cells)
    titles = listed([terrain.title if (terrain := game.terrain.find(name)) else name for name in names])
    if len(cells) == 1:
        return f"{grid.lattice.name(cells[0])} is {titles}"
    return f"its {len(cells)} cells are {titles}"


def _crowded(game: Game, grid: CellGrid, arrival: Arrival, units: Sequence[tuple[Unit, int]], span: Span) -> Problems:
    ground = grid.terrain_map()
    cells = [cell for cell in cells_in(grid, arrival) if any(may_stand(game, unit, ground[cell]) for unit, _ in units)]
    limits = [stacking_limit(game, grid, ground[cell]) for cell in cells]
    room, needed = sum(limit or 0 for limit in limits), sum(unit.stack * count for unit, count in units)
    if None not in limits and needed > room:
        yield Problem(
            message=f"{arrival.id!r} brings {needed} units, but only {room} may stand where they arrive",
            span=span,
            hint="name more cells, or let some arrive on another turn",
        )
