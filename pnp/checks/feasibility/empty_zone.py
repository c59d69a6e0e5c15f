"""A zone has no cell.

Works out the cells of every zone on a grid: those of its regions or `cells:`, limited to its `terrain:` if it has one.

Nothing can be set up there. The region has other terrain than the zone requires, or the drawing has changed.

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
        ~~~
        ...
zones:
  - {id: harbor, name: Harbor, board: field, cells: A1:C1, terrain: sea}
```
```text
boards.yaml:16:69: error Z112 'harbor' has no cell of sea
```
```diff file=boards.yaml
-  - {id: harbor, name: Harbor, board: field, cells: A1:C1, terrain: sea}
+  - {id: harbor, name: Harbor, board: field, cells: A1:C2, terrain: sea}
```
"""

from pnp.analysis.zones import zone_cells, zone_grid
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.boards import CellGrid
from pnp.model.play import Zone

NAME = "zone without cells"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every zone on a grid."""
    game = context.game
    for zone in game.zones:
        grid = zone_grid(game, zone)
        if grid and _is_known(grid, zone) and not zone_cells(game, zone):
            terrain = f" of {' or '.join(zone.terrain)}" if zone.terrain else ""
            yield Problem(
                message=f"{zone.id!r} has no cell{terrain}",
                span=zone.at("terrain" if zone.terrain else "cells"),
                hint="extend the zone, or correct its terrain or the drawing",
            )


def _is_known(grid: CellGrid, zone: Zone) -> bool:
    """Whether all cells and regions of the zone exist: B103 and N102 report the others."""
    regions = {region.id for region in grid.regions}
    return regions.issuperset(zone.region) and not (zone.cells and grid.lattice.unknown(zone.cells))
