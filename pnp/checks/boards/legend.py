"""A board is drawn with a character that its legend does not explain.

Looks up every character of `cells:` in `legend:`.

The cell has no terrain: it is printed blank, and no terrain rule applies there.

```yaml file=boards.yaml
terrain:
  - {id: plain, name: Plain}
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 1
      cell: 20 mm
      legend: {".": plain}
      cells: |
        .x.
```
```text
boards.yaml:12:10: error B102 the legend of 'field' does not explain 'x' at B1
```
```diff file=boards.yaml
   - {id: plain, name: Plain}
+  - {id: wood, name: Wood}
-      legend: {".": plain}
+      legend: {".": plain, x: wood}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.cell_span import cell_span

NAME = "symbol missing from the legend"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every drawn cell whose character is not in the legend."""
    for board in context.game.boards:
        grid = board.grid
        if not grid or not grid.cells:
            continue
        for cell, letter in grid.drawn():
            if letter not in grid.legend:
                yield Problem(
                    message=f"the legend of {board.id!r} does not explain {letter!r} at {grid.lattice.name(cell)}",
                    span=cell_span(grid, cell),
                    hint=f"the legend knows {' '.join(grid.legend)}",
                )
