"""Regions with different terrain overlap, and nothing says which one wins.

Compares every two regions of a board that give their cells a terrain. If they share cells and their terrain differs,
one must have a higher `priority`.

The terrain of the shared cells depends on the order of the regions in the file: moving a line would change the map.

```yaml file=boards.yaml
terrain:
  - {id: sand, name: Sand}
  - {id: rock, name: Rock}
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      regions:
        - {id: beach, name: Beach, cells: A1:B1, terrain: sand}
        - {id: cliff, name: Cliff, cells: B1:C1, terrain: rock}
```
```text
boards.yaml:13:43: warning B105 'cliff' and 'beach' share B1, which cannot be both rock and sand
```
```diff file=boards.yaml
-        - {id: cliff, name: Cliff, cells: B1:C1, terrain: rock}
+        - {id: cliff, name: Cliff, cells: B1:C1, terrain: rock, priority: 1}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.listing import listed
from pnp.model.boards import CellGrid

NAME = "overlapping regions"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every pair of regions; the problem stands at the later one."""
    for board in context.game.boards:
        if board.grid:
            yield from _overlaps(board.grid)


def _overlaps(grid: CellGrid) -> Problems:
    lattice = grid.lattice
    with_cells = [(region, frozenset(lattice.select(region.cells))) for region in grid.regions if region.terrain]
    for index, (region, cells) in enumerate(with_cells):
        for other, other_cells in with_cells[:index]:
            if other.terrain == region.terrain or other.priority != region.priority:
                continue
            if shared := lattice.in_order(cells & other_cells):
                where = listed([lattice.name(cell) for cell in shared])
                yield Problem(
                    message=f"{region.id!r} and {other.id!r} share {where}, "
                    f"which cannot be both {region.terrain} and {other.terrain}",
                    span=region.at("cells"),
                    hint="change the cells of one, or give the one that wins a higher priority:",
                    related=(Related(other.at("cells"), f"the cells of {other.id!r}"),),
                )
