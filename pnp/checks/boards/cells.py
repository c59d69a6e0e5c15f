"""A region, road, edge or zone names a cell or a side that the board does not have.

Looks up the cells of regions, roads, edges and set-up zones on their board, and the sides of cells on which edges lie.
Zeros that a spreadsheet has left out, 503 for 0503, are told as one finding and can be put back in YAML and CSV.

The part outside the board is dropped without a word: a zone becomes smaller than it says, a road ends too early.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      regions:
        - {id: camp, name: Camp, cells: A1:D1}
```
```text
boards.yaml:9:41: error B103 'field' has no cell D1
```
```diff file=boards.yaml
-        - {id: camp, name: Camp, cells: A1:D1}
+        - {id: camp, name: Camp, cells: A1:C1}
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.lost_zeros import lost_zeros
from pnp.model.boards import Board
from pnp.model.grids import CellGrid, side_names
from pnp.model.hexes import HexGrid

NAME = "cell outside the board"
SEVERITY = Severity.ERROR

# The name of a hex in a column such as BB or CCC.
_DOUBLED: Final = re.compile(r"([A-Z])\1+\d+$")


def check(context: GameContext) -> Problems:
    """Every named cell that is not on its grid."""
    game = context.game
    for board in game.boards:
        if board.grid:
            for name, span in _named_cells(board.grid):
                if board.grid.lattice.cell(name) is None:
                    yield _problem(board, board.grid, name, span)
            yield from _sides(board, board.grid)
    for zone in game.zones:
        zone_board = game.boards.find(zone.board)
        if zone.cells and zone_board and zone_board.grid:
            for name in zone_board.grid.lattice.unknown(zone.cells):
                yield _problem(zone_board, zone_board.grid, name, zone.at("cells"))


def _sides(board: Board, grid: CellGrid) -> Problems:
    lattice = grid.lattice
    for edge in grid.edges:
        names = ((index, name) for index, names in enumerate(edge.sides) for name in side_names(names))
        for index, name in names:
            cell_name, _, side = name.rpartition("/")
            span, cell = edge.at(f"sides.{index}"), lattice.cell(cell_name)
            known = lattice.side_names(cell) if cell else ()
            if cell is None:
                yield _problem(board, grid, cell_name, span)
            elif side not in known:
                yield Problem(
                    message=f"{cell_name} has no side {side!r}" if side else f"{cell_name} is a cell, not a side",
                    span=span,
                    hint=f"write one of its sides, such as {cell_name}/{known[0]}; it has {', '.join(known)}",
                )


def _named_cells(grid: CellGrid) -> Iterator[tuple[str, Span]]:
    for mark in grid.marks:
        for name in grid.lattice.unknown_places(mark.mark.cells):
            yield name, mark.at("mark")
    for map_name in grid.names:
        yield from ((name, map_name.at(f"along.{index}")) for index, name in enumerate(map_name.along))
    if isinstance(grid, HexGrid) and grid.megahexes:
        yield grid.megahexes.middle, grid.megahexes.at("middle")
    for region in grid.regions:
        for name in grid.lattice.unknown(region.cells):
            yield name, region.at("cells")
    for edge in grid.edges:
        for index, pair in enumerate(edge.between):
            for position, name in enumerate(pair):
                yield name, edge.at(f"between.{index}.{position}")
    for road in grid.roads:
        for index, name in enumerate(road.through):
            yield name, road.at(f"through.{index}")


def _problem(board: Board, grid: CellGrid, name: str, span: Span) -> Problem:
    lattice = grid.lattice
    ends = sorted((lattice.name(lattice.rows[0][0]), lattice.name(lattice.rows[-1][-1])))
    corners = (lattice.name(lattice.rows[0][-1]), lattice.name(lattice.rows[-1][0]))
    names = " and ".join(ends if isinstance(grid, HexGrid) else corners)
    hint = f"it has {lattice.size_in_words}, with corners {names}"
    if isinstance(grid, HexGrid) and grid.numbers.letters == "single" and _DOUBLED.match(name):
        hint += "; if BB follows AA, write numbers: {like: AA01, letters: doubled}"
    message = f"{board.id!r} has no cell {name}"
    return lost_zeros(lattice, board.id, name, message, span) or Problem(message=message, span=span, hint=hint)
