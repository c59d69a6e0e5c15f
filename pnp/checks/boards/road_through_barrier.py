"""A road runs through ground that nobody may enter.

Looks up the `cost:` of the ground of every cell of a road. If it is `no` for everybody, as that of a lake, the road is
reported. B109 looks at roads that say what they avoid.

On a road, units pay what the road costs and would march over the lake. If it is a dam, draw other ground there; if
not, a cell of the road is mistyped.

```yaml file=boards.yaml
terrain:
  - {id: plain, name: Plain, pattern: plain, cost: {any: 1}}
  - {id: lake, name: Lake, pattern: lake, cost: {any: no}}
boards:
  - id: field
    name: Field
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      legend: {".": plain, "~": lake}
      cells: |
        ...
        .~.
      roads:
        - {id: lane, name: Lane, through: 0102-0202-0302}
```
```text
boards.yaml:16:48: warning B205 the road runs through 0202, which is 'lake', where nobody may go
```
```diff file=boards.yaml
-        - {id: lane, name: Lane, through: 0102-0202-0302}
+        - {id: lane, name: Lane, through: 0102-0201-0302}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.model.units import Terrain

NAME = "road through a barrier"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every road on a board with ground that nobody may enter."""
    game = context.game
    barriers = {terrain.id: terrain for terrain in game.terrain if _is_barrier(game, terrain)}
    for board in game.boards if barriers else ():
        if board.grid and board.grid.roads:
            yield from _through(board.grid, barriers)


def _is_barrier(game: Game, terrain: Terrain) -> bool:
    """Whether nobody may enter: any class or unit that is named pays no, and so does everybody else."""
    costs = terrain.cost
    everybody = "any" in costs or (bool(game.classes) and all(record.id in costs for record in game.classes))
    return everybody and all(cost.is_forbidden for cost in costs.values())


def _through(grid: CellGrid, barriers: dict[str, Terrain]) -> Problems:
    ground = grid.terrain_map()
    for road in grid.roads:
        for index, name in enumerate(road.through):
            cell = grid.lattice.cell(name)
            terrain = barriers.get(ground.get(cell, "")) if cell is not None else None
            if terrain and terrain.id not in road.avoids:
                yield Problem(
                    message=f"the {road.kind} runs through {name}, which is {terrain.id!r}, where nobody may go",
                    span=road.at(f"through.{index}"),
                    hint="lead it around, or draw other terrain there",
                    related=(Related(terrain.at("cost"), "what it costs"),),
                )
