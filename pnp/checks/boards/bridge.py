"""A bridge or ford lies where there is nothing to cross.

Looks at every side of a cell on which an edge of kind `bridge` or `ford` lies; another edge, such as a river, must lie
there too. A board without any such edge is left out: its rivers are drawn elsewhere.

The bridge is drawn beside its river instead of across it, and the river cannot be crossed.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      edges:
        - {id: brook, name: Brook, between: [[A1, A2], [B1, B2], [C1, C2]]}
        - {id: old-bridge, name: Old bridge, kind: bridge, between: [[B1, C1]]}
```
```text
boards.yaml:10:70: error B112 the bridge between B1 and C1 crosses nothing
```
```diff file=boards.yaml
-        - {id: old-bridge, name: Old bridge, kind: bridge, between: [[B1, C1]]}
+        - {id: old-bridge, name: Old bridge, kind: bridge, between: [[B1, B2]]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.boards.sides import sides_of
from pnp.model.grids import CROSSINGS, CellGrid

NAME = "bridge with nothing to cross"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every pair of cells between which a bridge or ford lies."""
    for board in context.game.boards:
        if board.grid and any(edge.kind not in CROSSINGS for edge in board.grid.edges):
            yield from _bridges(board.grid)


def _bridges(grid: CellGrid) -> Problems:
    crossed = {side for edge in grid.edges if edge.kind not in CROSSINGS for side in sides_of(grid, edge)}
    for edge in grid.edges:
        if edge.kind not in CROSSINGS:
            continue
        for side, name, key, _ in grid.edge_sides(edge):
            if side not in crossed:
                yield Problem(
                    message=f"the {edge.kind} {name} crosses nothing",
                    span=edge.at(key),
                    hint="move it to a river or another edge, or add that edge",
                )
