"""A unit cannot leave the cell on which it starts or arrives.

Looks at units with movement points that are placed on a cell of a board or arrive there, and at what the terrain costs
around it. If every neighbour is barred to them, by its ground or by the side between, that is found.

The unit stands there all game long. A road, a ford or another cell was meant.

```yaml file=map.yaml
stats: [{id: move, name: Move, allowance: true}]
terrain:
  - {id: open, name: Open ground, cost: {any: 1}}
  - {id: wood, name: Wood, cost: {any: no}}
sides: [{id: red, name: Red}]
armies: [{id: red, name: Red, side: red}]
units: [{id: guns, name: Guns, army: red, stats: {move: 3}, at: 0101}]
boards:
  - {id: field, name: Field, hexes: {columns: 4, rows: 1, cell: 16 mm, legend: {".": open, w: wood}, cells: .w..}}
```
```text
map.yaml:7:65: warning B213 Guns cannot leave 0101: everything around is closed to it
```
```diff file=map.yaml
-units: [{id: guns, name: Guns, army: red, stats: {move: 3}, at: 0101}]
+units: [{id: guns, name: Guns, army: red, stats: {move: 3}, at: 0301}]
```
"""

from collections.abc import Iterator

from pnp.analysis.arrivals import board_of, cells_in
from pnp.analysis.movement import Crossings, allowance
from pnp.analysis.placing import placements
from pnp.analysis.zones import may_stand
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.listing import listed
from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.model.lattice import Cell
from pnp.model.units import Unit

NAME = "unit that cannot leave its cell"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every unit on the cells on which it comes into play."""
    game = context.game
    if not any(terrain.cost for terrain in game.terrain):
        return
    crossings = {id(board.grid): Crossings(game, board.grid) for board in game.boards if board.grid}
    for unit, grid, cells, span in (*_placed(game), *_arriving(game)):
        steps = crossings[id(grid)]
        standing = [cell for cell in cells if may_stand(game, unit, steps.ground[cell])]
        if standing and allowance(game, unit) and not any(_leaves(steps, unit, cell) for cell in standing):
            names = listed([grid.lattice.name(cell) for cell in standing])
            yield Problem(
                message=f"{unit.title} cannot leave {names}: everything around is closed to it",
                span=span,
                hint="place it elsewhere, or open a way: other ground, a road, a bridge",
            )


def _leaves(steps: Crossings, unit: Unit, cell: Cell) -> bool:
    return any(not steps.step(unit, cell, other).forbidden for other in steps.lattice.neighbors(cell))


def _placed(game: Game) -> Iterator[tuple[Unit, CellGrid, tuple[Cell, ...], Span]]:
    for placement in placements(game):
        for cell in placement.cells:
            yield placement.unit, placement.grid, (cell,), placement.span


def _arriving(game: Game) -> Iterator[tuple[Unit, CellGrid, tuple[Cell, ...], Span]]:
    for arrival in game.arrivals:
        board = board_of(game, arrival)
        for name in arrival.units:
            if board and board.grid and (unit := game.units.find(name)) and (arrival.cells or arrival.region):
                span = arrival.written_at("cells" if arrival.cells else "region")
                yield unit, board.grid, cells_in(board.grid, arrival), unit.at("at") if unit.place else span
