"""A source of supply that reaches none of the units of its side.

Goes from every source of a supply line over the board: along ground that units of the side may enter and sides that
they may cross, along roads, or as the crow flies, up to its range. It must come to a cell where units of the side set
up, start or arrive. Sources off the board are found, too.

From the first turn on the whole army is out of supply, and no move can change that.

```yaml file=play.yaml
terrain:
  - {id: open, name: Open ground}
  - {id: lake, name: Lake, cost: {any: no}}
units: [{id: guards, name: Guards}]
sides: [{id: red, name: Red}]
armies: [{id: red, side: red, units: {guards: 1}, zone: camp}]
boards:
  - id: field
    name: Field
    hexes: {columns: 4, rows: 1, cell: 16 mm, legend: {".": open, "~": lake}, cells: .~~.}
zones: [{id: camp, name: Camp, side: red, board: field, cells: 0401}]
supply:
  - {id: depot, name: Depot, side: red, sources: 0101}
```
```text
play.yaml:13:50: error Z214 no supply comes from 0101 to where the units of 'red' set up
```
```diff file=play.yaml
-  - {id: depot, name: Depot, side: red, sources: 0101}
+  - {id: depot, name: Depot, side: red, sources: 0401}
```
"""

from collections.abc import Callable, Iterable
from itertools import pairwise

from pnp.analysis.arrivals import board_of, cells_in
from pnp.analysis.movement import Crossings
from pnp.analysis.placing import placements
from pnp.analysis.zones import cost_for, zone_cells
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.listing import listed
from pnp.model.boards import Board
from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.model.lattice import Cell
from pnp.model.play import SupplyLine
from pnp.model.units import Unit

NAME = "unreachable source of supply"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every supply line on a board of cells."""
    game = context.game
    for line in game.supply:
        board = board_of(game, line)
        if board and board.grid:
            yield from _reaches(game, line, board, board.grid)


def _reaches(game: Game, line: SupplyLine, board: Board, grid: CellGrid) -> Problems:
    span, key = line.span, "sources" if line.sources else "region"
    if line.sources or line.region:
        span = line.at(key)
    unknown = grid.lattice.unknown(line.sources) if line.sources else ()
    sources, units = cells_in(grid, line), _units(game, line.side)
    if unknown:
        message = f"{board.id!r} has no {listed(unknown)}, from which supply comes"
        yield Problem(message=message, span=span, hint="name cells of the board")
    elif sources and (goals := _wanted(game, line.side, board)) and units:
        names = listed([grid.lattice.name(cell) for cell in sources[:3]])
        crossings = Crossings(game, grid)
        # Units that pay the same go the same way.
        alike = {tuple(cost_for(game, unit, terrain) for terrain in game.terrain): unit for unit in units}
        if not any(goals & _reached(line, crossings, unit, sources) for unit in alike.values()):
            yield Problem(
                message=f"no supply comes from {names} to where the units of {line.side!r} set up",
                span=span,
                hint="open the way, extend the range, or name another source",
            )


def _units(game: Game, side: str) -> tuple[Unit, ...]:
    """The kinds of unit of a side; of all, if it is no side's."""
    armies = [army for army in game.armies if not side or army.side == side]
    return tuple(dict.fromkeys(unit for army in armies for name in army.units if (unit := game.units.find(name))))


def _wanted(game: Game, side: str, board: Board) -> set[Cell]:
    """The cells on which units of a side set up, start or arrive."""
    armies = [army for army in game.armies if not side or army.side == side]
    cells: set[Cell] = set()
    for army in armies:
        zone = game.zones.find(army.zone)
        if zone and zone.board == board.id:
            cells.update(zone_cells(game, zone) or ())
    for arrival in game.arrivals:
        if any(army.id == arrival.army for army in armies) and board_of(game, arrival) is board and board.grid:
            cells.update(cells_in(board.grid, arrival))
    for placed in placements(game):
        if placed.board is board and (not side or placed.side == side):
            cells.update(cell for place in placed.places for cell in place.cells)
    return cells


def _reached(line: SupplyLine, crossings: Crossings, unit: Unit, sources: Iterable[Cell]) -> set[Cell]:
    """The cells that supply for a unit comes to."""
    grid = crossings.grid
    roads: set[frozenset[Cell]] = set()
    for road in grid.roads:
        cells = [cell for name in road.through if (cell := grid.lattice.cell(name)) is not None]
        roads.update(map(frozenset, pairwise(cells)))
    steps: dict[str, Callable[[Cell, Cell], bool]] = {
        "path": lambda cell, other: not crossings.step(unit, cell, other).forbidden,
        "roads": lambda cell, other: frozenset((cell, other)) in roads,
        "distance": lambda cell, other: True,
    }
    reached, frontier, left = set(sources), set(sources), line.range if line.range is not None else len(grid.lattice)
    while frontier and left:
        near = {(cell, other) for cell in frontier for other in grid.lattice.neighbors(cell) if other not in reached}
        frontier = {other for cell, other in near if steps[line.by](cell, other)}
        reached |= frontier
        left -= 1
    return reached
