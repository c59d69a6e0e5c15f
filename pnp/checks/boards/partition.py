"""Regions that should divide the board leave out cells or share some.

Looks for cells that lie in none of the regions that `partition:` names, or in more than one.

A unit on such a cell is in no region, so that no rule about regions applies to it, or in two, so that two apply at
once.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 4
      rows: 2
      cell: 20 mm
      regions:
        - {id: west, name: West, cells: A1:B2}
        - {id: east, name: East, cells: C1:D1}
      partition: [west, east]
```
```text
boards.yaml:11:18: error B114 2 of the 8 cells lie in none of the 2 regions: C2, D2
```
```diff file=boards.yaml
-        - {id: east, name: East, cells: C1:D1}
+        - {id: east, name: East, cells: C1:D2}
```
"""

from collections.abc import Mapping

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.listing import listed
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.boards import CellGrid, Region
from pnp.model.lattice import Cell

NAME = "invalid partition"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every grid with a ``partition:``."""
    for board in context.game.boards:
        if board.grid and board.grid.partition:
            yield from _partition_problems(board.grid)


def _partition_problems(grid: CellGrid) -> Problems:
    regions = {region.id: region for region in grid.regions}
    owner: dict[Cell, Region] = {}
    for index, name in enumerate(grid.partition):
        region = regions.get(name)
        if region is None:
            hint = did_you_mean(name, regions) or (
                f"it is {one_of(regions)}" if regions else "declare it under regions:"
            )
            yield Problem(message=f"there is no region {name!r}", span=grid.at(f"partition.{index}"), hint=hint)
            continue
        cells = grid.lattice.select(region.cells)
        yield from _shared(grid, region, {cell: owner[cell] for cell in cells if cell in owner})
        owner.update(dict.fromkeys(cells, region))
    lattice = grid.lattice
    missed = [lattice.name(cell) for cell in lattice.cells if cell not in owner]
    if missed and all(name in regions for name in grid.partition):
        yield Problem(
            message=f"{len(missed)} of the {len(lattice)} cells {'lies' if len(missed) == 1 else 'lie'} in none of the "
            f"{len(grid.partition)} regions: {listed(missed)}",
            span=grid.at("partition"),
            hint="extend one of the regions, or remove partition:",
        )


def _shared(grid: CellGrid, region: Region, shared: Mapping[Cell, Region]) -> Problems:
    for other in dict.fromkeys(shared.values()):
        names = [grid.lattice.name(cell) for cell, sharer in shared.items() if sharer is other]
        yield Problem(
            message=f"{region.id!r} and {other.id!r} divide the board, but both have {listed(names)}",
            span=region.at("cells"),
            hint="give each cell to one of them",
            related=(Related(other.at("cells"), f"the cells of {other.id!r}"),),
        )
