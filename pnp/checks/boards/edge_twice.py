"""An edge lists the same side of a cell twice.

Looks for two pairs of cells, in either order, or sides such as `B2/n` and `B3/s`, that are the same side in one edge or
in two edges of the same kind.

One of the two was probably meant for the next side, which now has no edge.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      edges:
        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [B2, B1]]}
```
```text
boards.yaml:9:66: warning B126 the river between B2 and B1 is listed twice
```
```diff file=boards.yaml
-        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [B2, B1]]}
+        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [C2, C1]]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.boards import CellGrid
from pnp.model.lattice import Side

NAME = "duplicate edge"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every pair of every edge."""
    for board in context.game.boards:
        if board.grid:
            yield from _twice(board.grid)


def _twice(grid: CellGrid) -> Problems:
    listed: dict[tuple[str, Side], Span] = {}
    for edge in grid.edges:
        for side, name, key, _ in grid.edge_sides(edge):
            span = edge.at(key)
            if first := listed.get((edge.kind, side)):
                yield Problem(
                    message=f"the {edge.kind} {name} is listed twice",
                    span=span,
                    hint="remove one of them, or name the side that was meant",
                    related=(Related(first, "first listed here"),),
                )
            listed.setdefault((edge.kind, side), span)
