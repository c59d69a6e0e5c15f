"""A road runs through terrain that it must avoid.

Looks up the terrain of every cell of a road that has `avoids:`.

A road over the sea is either a mistake or a bridge that the rules do not mention.

```yaml file=boards.yaml
terrain:
  - {id: plain, name: Plain}
  - {id: sea, name: Sea}
boards:
  - id: field
    name: Field
    grid:
      columns: 4
      rows: 1
      cell: 20 mm
      legend: {".": plain, "~": sea}
      cells: |
        ..~.
      roads:
        - {id: lane, name: Lane, through: [A1, B1, C1, D1], avoids: sea}
```
```text
boards.yaml:15:52: error B109 the road runs through C1, which is 'sea'
```
```diff file=boards.yaml
-        - {id: lane, name: Lane, through: [A1, B1, C1, D1], avoids: sea}
+        - {id: lane, name: Lane, through: [A1, B1], avoids: sea}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import CellGrid

NAME = "road on forbidden terrain"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every cell of every road with ``avoids:``."""
    for board in context.game.boards:
        if board.grid and any(road.avoids for road in board.grid.roads):
            yield from _wrong_ground(board.grid)


def _wrong_ground(grid: CellGrid) -> Problems:
    ground = grid.terrain_map()
    for road in grid.roads:
        for index, name in enumerate(road.through):
            cell = grid.lattice.cell(name)
            if cell is not None and ground[cell] in road.avoids:
                yield Problem(
                    message=f"the {road.kind} runs through {name}, which is {ground[cell]!r}",
                    span=road.at(f"through.{index}"),
                    hint="lead it around, or draw other terrain there",
                    related=(Related(road.at("avoids"), f"it avoids {' and '.join(map(repr, road.avoids))}"),),
                )
