"""Some cells of a region are not drawn with the terrain that the region states.

Compares the `terrain:` of a region with the drawing of its cells. If at least half of the cells are drawn as stated,
the others are reported. If fewer are, the region is taken to replace the drawn terrain on purpose.

The drawing and the region state the same thing twice, and one of them is off by a cell.

```yaml file=boards.yaml
terrain:
  - {id: plain, name: Plain}
  - {id: sea, name: Sea}
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      legend: {".": plain, "~": sea}
      cells: |
        ~~.
        ...
      regions:
        - {id: bay, name: Bay, cells: A2:C2, terrain: sea}
```
```text
boards.yaml:16:55: warning B113 'bay' is sea, but 1 of its 3 cells is drawn otherwise: C2 as plain
```
```diff file=boards.yaml
-        - {id: bay, name: Bay, cells: A2:C2, terrain: sea}
+        - {id: bay, name: Bay, cells: A2:B2, terrain: sea}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.cell_span import cell_span
from pnp.checks.listing import listed
from pnp.model.boards import CellGrid, Region

NAME = "region drawn with other terrain"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every region with a terrain on a drawn grid."""
    for board in context.game.boards:
        if board.grid and board.grid.cells:
            for region in board.grid.regions:
                if region.terrain:
                    yield from _compare(board.grid, region)


def _compare(grid: CellGrid, region: Region) -> Problems:
    lattice = grid.lattice
    letters = dict(grid.drawn())
    drawn = {
        cell: grid.legend[letter]
        for cell in lattice.select(region.cells)
        if (letter := letters.get(cell, "")) in grid.legend
    }
    others = [cell for cell, terrain in drawn.items() if terrain != region.terrain]
    if not others or len(others) * 2 > len(drawn):
        return
    names = listed([f"{lattice.name(cell)} as {drawn[cell]}" for cell in others])
    yield Problem(
        message=f"{region.id!r} is {region.terrain}, but {len(others)} of its {len(drawn)} cells "
        f"{'is' if len(others) == 1 else 'are'} drawn otherwise: {names}",
        span=region.at("terrain"),
        hint="correct the drawing, or the cells of the region",
        related=(Related(cell_span(grid, others[0]), "the first of them"),),
    )
