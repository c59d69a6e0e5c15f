"""A road crosses a river where there is no bridge or ford, on a board that lists bridges.

On a board with an edge of kind `bridge` or `ford`, follows each road from cell to cell. Where it crosses a side with a
`river`, a `stream`, a `brook` or a `canal`, one of the bridges or fords should lie there, too. Paths, trails and
tracks are left out. On a board that lists neither, nothing is reported: every road has bridges of its own.

The map shows a bridge under every road, but a rule that asks for one, or a scenario that blows it up, goes by the list.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    hexes:
      columns: 4
      rows: 3
      cell: 16 mm
      edges:
        - {id: river, name: River, sides: 0201/ne-0203/se}
        - {id: bridge, name: Bridge, kind: bridge, sides: 0201/se}
      roads:
        - {id: road, name: Road, through: 0102-0202-0303-0402}
```
```text
boards.yaml:12:53: info B129 the road crosses the river from 0202 to 0303, where there is no bridge or ford
```
```diff file=boards.yaml
-        - {id: bridge, name: Bridge, kind: bridge, sides: 0201/se}
+        - {id: bridge, name: Bridge, kind: bridge, sides: 0201/se 0202/se}
```
"""

from collections.abc import Collection
from itertools import pairwise

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.boards.sides import sides_of
from pnp.model.grids import CROSSINGS, RIVERS, CellGrid, Edge, Road
from pnp.model.lattice import Side

NAME = "road over a river without a bridge"
SEVERITY = Severity.INFO
_FOOTPATHS = frozenset({"path", "trail", "track"})


def check(context: GameContext) -> Problems:
    """Every road on a board with bridges."""
    for board in context.game.boards:
        grid = board.grid
        if not grid or not (bridged := _sides(grid, CROSSINGS)):
            continue
        unbridged = {side: river for side, river in _sides(grid, RIVERS).items() if side not in bridged}
        for road in grid.roads:
            if road.kind not in _FOOTPATHS:
                yield from _crossings(grid, road, unbridged)


def _sides(grid: CellGrid, kinds: Collection[str]) -> dict[Side, Edge]:
    return {side: edge for edge in grid.edges if edge.kind in kinds for side in sides_of(grid, edge)}


def _crossings(grid: CellGrid, road: Road, rivers: dict[Side, Edge]) -> Problems:
    lattice = grid.lattice
    for index, names in enumerate(pairwise(road.through)):
        first, last = map(lattice.cell, names)
        side = lattice.side_between(first, last) if first is not None and last is not None else None
        if side in rivers:
            river = rivers[side]
            yield Problem(
                message=f"the {road.kind} crosses the {river.kind} from {names[0]} to {names[1]}, "
                "where there is no bridge or ford",
                span=road.at(f"through.{index + 1}"),
                hint=f"add the side to a bridge or a ford: {lattice.names_of(side)[0]}",
                related=(Related(river.at("id"), f"the {river.kind}"),),
            )
