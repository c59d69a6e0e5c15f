"""A river neither begins nor ends anywhere.

Follows each edge of kind `river`, `stream`, `brook` or `canal` to its ends. At least one of them must be at the border
of the board, where terrains meet, such as at a lake, at a region, or at another edge. B111 looks at a river that says
where it ends, with `ends:`.

Rivers come from a spring and flow into something. One with both ends in the open, or that runs in a circle, lacks a
part of its course, and units walk around it.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    hexes:
      columns: 5
      rows: 4
      cell: 16 mm
      edges:
        - {id: brook, name: Brook, kind: stream, sides: 0202/s-0402/s}
```
```text
boards.yaml:9:16: warning B128 the stream has no end at the border of the board, at other terrain or at another edge
```
```diff file=boards.yaml
-        - {id: brook, name: Brook, kind: stream, sides: 0202/s-0402/s}
+        - {id: brook, name: Brook, kind: stream, sides: 0202/s-0502/se}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.boards.sides import ends_of, sides_of
from pnp.model.grids import RIVERS, CellGrid

NAME = "river from nowhere to nowhere"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every river that does not say where it ends."""
    for board in context.game.boards:
        if board.grid:
            yield from _lost(board.grid)


def _lost(grid: CellGrid) -> Problems:
    for edge in grid.edges:
        if edge.kind not in RIVERS or any(end != "open" for end in edge.ends) or not sides_of(grid, edge):
            continue
        ends = ends_of(grid, edge)
        if ends.at_border or ends.at_space:
            continue
        nowhere = "has no end at the border of the board, at other terrain or at another edge"
        yield Problem(
            message=f"the {edge.kind} {nowhere if ends.loose else 'runs in a circle'}",
            span=edge.at("id"),
            hint="let it flow on to the border, into a lake or into another river",
        )
