"""A side feature lies where nobody can cross it: beyond the map.

Looks at the cells on both sides of every edge. A bridge or a ford must have a cell of the board on each side; of any
other edge, at least one side must.

The bridge leads off the map. Nobody ever crosses a slope at the border, so another side was probably meant.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      edges:
        - {id: bluff, name: Bluff, kind: cliff, sides: 0101/n/nw}
```
```text
boards.yaml:9:56: warning B204 the cliff at 0101/n lies at the border of the map: there is nothing beyond
```
```diff file=boards.yaml
-        - {id: bluff, name: Bluff, kind: cliff, sides: 0101/n/nw}
+        - {id: bluff, name: Bluff, kind: cliff, sides: 0101/s/se}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.grids import CROSSINGS, CellGrid, Edge, EdgeSide

NAME = "side beyond the map"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every edge of every board of cells."""
    for board in context.game.boards:
        for edge in board.grid.edges if board.grid else ():
            if board.grid and (side := _beyond(board.grid, edge)):
                yield Problem(
                    message=f"the {edge.kind} {side.name} lies at the border of the map: there is nothing beyond",
                    span=edge.at(side.key),
                    hint="name a side between two cells",
                )


def _beyond(grid: CellGrid, edge: Edge) -> EdgeSide | None:
    """The first side at the border: of a crossing any, of another edge only if all of its sides are there."""
    lattice, sides = grid.lattice, list(grid.edge_sides(edge))
    outer = [side for side in sides if sum(lattice.home(cell) in lattice for cell in lattice.cells_of(side.side)) < 2]
    if edge.kind == "coast" or not outer:
        return None
    return outer[0] if edge.kind in CROSSINGS or len(outer) == len(sides) else None
