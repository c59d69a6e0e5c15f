"""Two maps that are laid beside each other do not fit.

Compares each map with those that its `joins:` names: whether their cells are as wide and go on across the seam, whether
cells that lie on each other have the same ground, whether no name is on both maps, and whether a road that ends at the
seam goes on.

On the table the maps would not lie flush, or a road would end in a field. A name that is on both maps, such as 0101,
leads to two places: give the numbers of each map a `prefix`.

```yaml file=maps.yaml
boards:
  - id: north
    name: North
    hexes: {columns: 4, rows: 3, cell: 16 mm, numbers: {prefix: N}, joins: [{map: south, side: bottom}]}
  - id: south
    name: South
    hexes: {columns: 5, rows: 3, cell: 16 mm, numbers: {prefix: S}}
```
```text
maps.yaml:4:96: error B180 South does not fit at the bottom of North: 4 columns and 3 rows meet 5 columns and 3 rows
```
```diff file=maps.yaml
-    hexes: {columns: 5, rows: 3, cell: 16 mm, numbers: {prefix: S}}
+    hexes: {columns: 4, rows: 3, cell: 16 mm, numbers: {prefix: S}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.boards import Board, CellGrid
from pnp.model.lattice import Cell
from pnp.model.map_furniture import Join

NAME = "maps that do not join"
SEVERITY = Severity.ERROR
# In mm: less can be neither seen nor cut.
_NEAR = 0.01


def check(context: GameContext) -> Problems:
    """Every map with every one that it joins."""
    boards = context.game.boards
    for board in boards:
        for join in board.grid.joins if board.grid else ():
            other = boards.find(join.board)
            if other is None or other.grid is None:
                yield Problem(
                    message=f"there is no map of squares or hexes {join.board!r}",
                    span=join.at("map"),
                    hint="write the id of a board with a grid or hexes",
                )
            elif board.grid:
                yield from _fit(board, board.grid, other, other.grid, join)


def _fit(board: Board, grid: CellGrid, other: Board, across: CellGrid, join: Join) -> Problems:
    shift = grid.lattice.shift_to(across.lattice, join.side, join.overlap)
    if abs(grid.cell.mm - across.cell.mm) > _NEAR:
        yield Problem(
            message=f"cells are {across.cell.mm:g} mm wide on {other.title}, {grid.cell.mm:g} mm on {board.title}",
            span=join.at("map"),
            hint="give both the same cell:",
        )
    elif shift is None:
        sizes = f"{grid.lattice.size_in_words} meet {across.lattice.size_in_words}"
        yield Problem(
            message=f"{other.title} does not fit at the {join.side} of {board.title}: {sizes}",
            span=join.at("side"),
            hint="both need as many cells along the seam, and hexes that are pushed in turn across it",
        )
    else:
        yield from _ground(board, grid, other, across, join, shift)
        yield from _names(board, grid, other, across, join, shift)
        yield from _roads(grid, other, across, shift)


def _moved(cell: Cell, shift: Cell) -> Cell:
    return cell[0] - shift[0], cell[1] - shift[1]


def _ground(board: Board, grid: CellGrid, other: Board, across: CellGrid, join: Join, shift: Cell) -> Problems:
    """The first cell that lies on one of other ground."""
    grounds, others = grid.terrain_map(), across.terrain_map()
    for cell, ground in grounds.items():
        there = others.get(_moved(cell, shift), ground)
        if there != ground:
            names = grid.lattice.name(cell), across.lattice.name(_moved(cell, shift))
            yield Problem(
                message=f"{names[0]} of {board.title} is {ground}, but {names[1]} of {other.title} on it is {there}",
                span=join.at("overlap"),
                hint="draw what lies on each other alike on both maps",
            )
            return


def _names(board: Board, grid: CellGrid, other: Board, across: CellGrid, join: Join, shift: Cell) -> Problems:
    """The first name that means two places."""
    for cell in grid.lattice.cells:
        name = grid.lattice.name(cell)
        there = across.lattice.cell(name)
        if there is not None and there != _moved(cell, shift):
            yield Problem(
                message=f"{name} is on {board.title} and on {other.title}",
                span=join.at("map"),
                hint="give the numbers of each map a prefix: numbers: {prefix: N}",
            )
            return


def _roads(grid: CellGrid, other: Board, across: CellGrid, shift: Cell) -> Problems:
    """Roads that end where the other map begins, without one that goes on there."""
    lattice, there = grid.lattice, across.lattice
    going_on = {cell for road in across.roads for name in road.through if (cell := there.cell(name)) is not None}
    for road in grid.roads:
        cells = [cell for name in road.through if (cell := lattice.cell(name)) is not None]
        for end, name in ((road.ends[0], cells[:1]), (road.ends[-1], cells[-1:])):
            near = {_moved(cell, shift) for last in name for cell in (last, *lattice.touching(last))}
            beyond = {cell for cell in near if cell in there}
            if end == "edge" and beyond and not beyond & going_on:
                yield Problem(
                    message=f"{road.title} ends at the seam with {other.title}, which has no road there",
                    span=road.at("ends"),
                    hint=f"begin a road of {other.title} in {there.name(min(beyond))} or beside it",
                )
