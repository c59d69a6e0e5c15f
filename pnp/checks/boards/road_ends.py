"""A road does not end where it says.

Compares the first and the last cell of a road with its `ends:`. `edge` must be a cell at the edge of the board. `space`
must be in a region or next to one, or have different terrain from the cell before it, such as a village at the end of a
road through fields. `open` may be anywhere.

A road that stops one cell short of the city, or of the edge where reinforcements arrive, is useless.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 4
      rows: 3
      cell: 20 mm
      roads:
        - {id: lane, name: Lane, through: [A2, B2, C2], ends: [edge, edge]}
```
```text
boards.yaml:9:70: error B106 the road ends at C2, which is not at the edge of the board
```
```diff file=boards.yaml
-        - {id: lane, name: Lane, through: [A2, B2, C2], ends: [edge, edge]}
+        - {id: lane, name: Lane, through: [A2, B2, C2, D2], ends: [edge, edge]}
```
"""

from collections.abc import Sequence

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.boards import CellGrid, Road
from pnp.model.lattice import Cell

NAME = "wrong end of a road"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Both ends of every road."""
    for board in context.game.boards:
        if board.grid:
            for road in board.grid.roads:
                yield from _ends(board.grid, road)


def _ends(grid: CellGrid, road: Road) -> Problems:
    if len(road.ends) != 2:
        yield Problem(
            message=f"a road has two ends, but ends: lists {len(road.ends)}",
            span=road.at("ends"),
            hint="write what the first and the last cell must meet, as in [edge, space]",
        )
        return
    for index, (end, cells) in enumerate(zip(road.ends, (road.through, road.through[::-1]), strict=True)):
        if not cells or (first := grid.lattice.cell(cells[0])) is None:
            continue  # B103 reports cells that are not on the board.
        begins = "begins" if index == 0 else "ends"
        if end == "edge" and not grid.lattice.is_at_border(first):
            yield Problem(
                message=f"the {road.kind} {begins} at {cells[0]}, which is not at the edge of the board",
                span=road.at(f"ends.{index}"),
                hint="extend it to the edge, or write space or open",
            )
        elif end == "space" and not _meets_space(grid, first, cells[1:2]):
            yield Problem(
                message=f"the {road.kind} {begins} at {cells[0]}, where there is no region or place",
                span=road.at(f"ends.{index}"),
                hint="extend it to a region, or write edge or open",
            )


def _meets_space(grid: CellGrid, first: Cell, following: Sequence[str]) -> bool:
    """Whether the first cell of a road lies in or beside a region, or differs in terrain from the next cell."""
    lattice = grid.lattice
    around = {first, *lattice.around(first)}
    if any(not around.isdisjoint(lattice.select(region.cells)) for region in grid.regions):
        return True
    ground = grid.terrain_map()
    return any(ground[first] != ground[cell] for name in following if (cell := lattice.cell(name)))
