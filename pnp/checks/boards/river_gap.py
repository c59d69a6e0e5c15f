"""A river has a gap.

Joins the sides of cells on which an edge lies that flows: a `river`, a `stream`, a `brook` or a `canal`. Two sides are
connected at a shared corner, through a lake or other terrain that the river does not have on both its banks, or along
other edges such as a bridge. A part that is only one side long, or that starts at most two sides from the rest, is
reported. Parts farther apart are taken for two rivers of the same name.

Units walk through the gap, and the river stops nobody.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 4
      rows: 2
      cell: 20 mm
      edges:
        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [D1, D2]]}
```
```text
boards.yaml:9:66: warning B110 the river has a gap before D1–D2, which is not connected to the rest
```
```diff file=boards.yaml
-        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [D1, D2]]}
+        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [C1, C2], [D1, D2]]}
```
"""

from collections.abc import Iterator, Sequence

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.boards.sides import joined, loose_ends, sides_of
from pnp.model.grids import RIVERS, CellGrid, Edge, EdgeSide
from pnp.model.lattice import Lattice, Side

NAME = "gap in a river"
SEVERITY = Severity.WARNING
# The longest gap, in sides of cells, that is taken for a mistake.
_MAX_GAP = 2


def check(context: GameContext) -> Problems:
    """Every river of every grid."""
    for board in context.game.boards:
        if board.grid:
            for edge in board.grid.edges:
                if edge.kind in RIVERS:
                    yield from _gaps(board.grid, edge)


def _gaps(grid: CellGrid, river: Edge) -> Problems:
    listed = tuple(grid.edge_sides(river))
    sides = [edge_side.side for edge_side in listed]
    first, *others = joined(grid.lattice, sides) or [[]]
    if not others:
        return
    together = _with_connections(grid, river, sides)
    part_of = {side: number for number, group in enumerate(together) for side in group}
    for group in others:
        remainder = [side for side in sides if part_of[side] != part_of[group[0]]]
        if part_of[group[0]] == part_of[first[0]] or not _is_gap(grid.lattice, group, remainder):
            continue
        index = min(map(sides.index, group))
        here, before = listed[index], listed[max(index - 1, 0)]
        yield Problem(
            message=f"the {river.kind} has a gap before {_short(river, here)}, which is not connected to the rest",
            span=river.at(here.key),
            hint="list every side of a cell along which it flows, or split it into two edges",
            related=(Related(river.at(before.key), f"listed before it: {_short(river, before)}"),),
        )


def _is_gap(lattice: Lattice, group: Sequence[Side], remainder: Sequence[Side]) -> bool:
    """Whether a part of a river is so short, or so near to the rest, that it was meant to join it."""
    near = set(loose_ends(lattice, group))
    for _ in range(_MAX_GAP):
        near.update(*map(lattice.corners_beside, near))
    return len(group) == 1 or not near.isdisjoint(loose_ends(lattice, remainder))


def _short(river: Edge, edge_side: EdgeSide) -> str:
    """A1–A2, or the name of a side."""
    list_name, _, index = edge_side.key.partition(".")
    return "–".join(river.between[int(index)]) if list_name == "between" else edge_side.name.removeprefix("at ")


def _with_connections(grid: CellGrid, river: Edge, sides: Sequence[Side]) -> list[list[Side]]:
    """The river's sides joined with all other edges and with the outlines of the terrain that it flows through."""
    others = [side for edge in grid.edges if edge is not river for side in sides_of(grid, edge)]
    return joined(grid.lattice, [*sides, *others, *_through_ground(grid, sides)])


def _through_ground(grid: CellGrid, sides: Sequence[Side]) -> Iterator[Side]:
    """The outlines of all cells whose terrain the river does not have on both its banks."""
    lattice, ground = grid.lattice, grid.terrain_map()
    both = ({ground[cell] for cell in map(lattice.home, lattice.cells_of(side))} for side in sides)
    banks = {terrain for grounds in both if len(grounds) == 1 for terrain in grounds}
    for cell, terrain in ground.items():
        if terrain not in banks:
            yield from map(lattice.home_side, lattice.sides(cell))
