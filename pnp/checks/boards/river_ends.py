"""A river, wall or other edge does not end where it says.

Follows an edge along the sides of its cells to its loose ends and compares them with `ends:`. `edge` must be at the
border of the board. `space` must be at a region, at other terrain than that on its banks, such as a lake, or at another
edge. `open` may be anywhere.

A river that stops one cell short of the border leaves a gap that armies march through.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 4
      rows: 2
      cell: 20 mm
      edges:
        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [C1, C2]], ends: [edge, edge]}
```
```text
boards.yaml:9:83: error B111 2 ends of the river must lie at the border of the board, but only 1 does
```
```diff file=boards.yaml
-        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [C1, C2]], ends: [edge, edge]}
+        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [C1, C2], [D1, D2]], ends: [edge, edge]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.boards.sides import cells_around, ends_of
from pnp.model.boards import CellGrid, Edge
from pnp.model.lattice import Corner, Lattice

NAME = "wrong end of an edge"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every edge that says where it ends."""
    for board in context.game.boards:
        if board.grid:
            for edge in board.grid.edges:
                if any(end != "open" for end in edge.ends):
                    yield from _ends(board.grid, edge)


def _ends(grid: CellGrid, edge: Edge) -> Problems:
    lattice, ends = grid.lattice, ends_of(grid, edge)
    for kind, matching, place in (
        ("edge", ends.at_border, "at the border of the board"),
        ("space", ends.at_space, "at a region, other terrain or another edge"),
    ):
        required = sum(end == kind for end in edge.ends)
        if len(matching) < required:
            misplaced = next((corner for corner in ends.loose if corner not in matching), None)
            start = f" from the corner of {_cells(lattice, misplaced)}" if misplaced else ""
            yield Problem(
                message=f"{required} {'end' if required == 1 else 'ends'} of the {edge.kind} must lie {place}, "
                f"but {_do(len(matching))}",
                span=edge.at("ends"),
                hint=f"extend it{start}, or write open for an end that may lie anywhere",
            )


def _do(number: int) -> str:
    return {0: "none does", 1: "only 1 does"}.get(number, f"only {number} do")


def _cells(lattice: Lattice, corner: Corner) -> str:
    *names, last = map(lattice.name, cells_around(lattice, corner))
    return f"{', '.join(names)} and {last}" if names else last
