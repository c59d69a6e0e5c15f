"""An edge lies between cells that do not touch, or a road skips a cell.

Looks at each pair of cells of an edge, which must share a side, and at each step of a road, which must lead to a cell
that touches the one before.

A river cannot be drawn between cells that do not touch, and units cannot follow a road with a gap.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      edges:
        - {id: brook, name: Brook, between: [[A1, C1]]}
```
```text
boards.yaml:9:46: error B104 A1 and C1 do not touch, so no river can lie between them
```
```diff file=boards.yaml
-        - {id: brook, name: Brook, between: [[A1, C1]]}
+        - {id: brook, name: Brook, between: [[A1, B1]]}
```
"""

from itertools import pairwise
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.boards import CellGrid
from pnp.model.lattice import Cell, Lattice

NAME = "cells not adjacent"
SEVERITY = Severity.ERROR

_LONGEST_WAY: Final = 5


def check(context: GameContext) -> Problems:
    """Every pair of an edge and every step of a road."""
    for board in context.game.boards:
        if board.grid:
            yield from _edges(board.grid)
            yield from _roads(board.grid)


def _edges(grid: CellGrid) -> Problems:
    lattice = grid.lattice
    for edge in grid.edges:
        for index, pair in enumerate(edge.between):
            if len(pair) != 2:
                yield Problem(
                    message=f"an edge lies between two cells, but this pair lists {len(pair)}",
                    span=edge.at(f"between.{index}"),
                    hint="write each pair in its own brackets: [[A1, B1], [B1, C1]]",
                )
            elif (cells := _on_board(lattice, *pair)) and not lattice.side_between(*cells):
                yield Problem(
                    message=f"{pair[0]} and {pair[1]} do not touch, so no {edge.kind} can lie between them",
                    span=edge.at(f"between.{index}"),
                    hint="name two cells that share a side",
                )


def _roads(grid: CellGrid) -> Problems:
    lattice = grid.lattice
    for road in grid.roads:
        for index, (name, next_name) in enumerate(pairwise(road.through)):
            cells = _on_board(lattice, name, next_name)
            if cells and cells[1] not in lattice.around(cells[0]):
                yield Problem(
                    message=f"the {road.kind} jumps from {name} to {next_name}",
                    span=road.at(f"through.{index + 1}"),
                    hint=f"name every cell that it runs through{_way(lattice, *cells)}",
                )


def _way(lattice: Lattice, first: Cell, last: Cell) -> str:
    """A way between two cells, unless it is long: in staggered columns it is easily miscounted."""
    way = [lattice.home(cell) for cell in lattice.line(first, last)]
    return f", such as {'-'.join(map(lattice.name, way))}" if 2 < len(way) <= _LONGEST_WAY else ""


def _on_board(lattice: Lattice, first_name: str, second_name: str) -> tuple[Cell, Cell] | None:
    """Two cells by name; None if one of them is not on the board, which B103 reports."""
    first, second = lattice.cell(first_name), lattice.cell(second_name)
    return None if first is None or second is None else (first, second)
