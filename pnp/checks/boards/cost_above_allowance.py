"""Terrain that costs more than any unit of a class has to spend.

Compares the `cost:` of ground and of sides on boards, for each class or unit that it names, with the highest allowance
of the units that pay it.

Nobody of that class ever gets there, though the chart gives a number and not a `no`; or the number is wrong.

```yaml file=boards.yaml
stats: [{id: move, name: Move, allowance: true}]
classes: [{id: guns, name: Guns}]
units: [{id: battery, name: Battery, classes: [guns], stats: {move: 3}}]
terrain:
  - {id: open, name: Open ground, cost: {guns: 1}}
  - {id: wood, name: Wood, cost: {guns: 4}}
boards:
  - id: field
    name: Field
    hexes: {columns: 3, rows: 1, cell: 16 mm, legend: {".": open, w: wood}, cells: .w.}
```
```text
boards.yaml:6:41: warning B203 'wood' costs 4, but Battery has at most 3 to spend
```
```diff file=boards.yaml
-  - {id: wood, name: Wood, cost: {guns: 4}}
+  - {id: wood, name: Wood, cost: {guns: 3}}
```
"""

from pnp.analysis.movement import allowance
from pnp.analysis.zones import cost_for
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.listing import listed
from pnp.model.costs import in_points

NAME = "cost above every allowance"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every cost of ground and sides that are on a board."""
    game = context.game
    grids = [board.grid for board in game.boards if board.grid]
    there = {name for grid in grids for name in grid.terrain_map().values()}
    there |= {edge.kind for grid in grids for edge in grid.edges}
    moving = [(unit, most) for unit in game.units if (most := allowance(game, unit))]
    for terrain in game.terrain:
        if terrain.id not in there:
            continue
        for key, cost in terrain.cost.items():
            paying = [(unit, most) for unit, most in moving if cost_for(game, unit, terrain) is cost]
            if paying and cost.points > (highest := max(most for _, most in paying)):
                titles = [unit.title for unit, _ in paying]
                yield Problem(
                    message=f"{terrain.id!r} costs {in_points(cost.points)}, but {listed(titles)} "
                    f"{'has' if len(titles) == 1 else 'have'} at most {highest} to spend",
                    span=terrain.at(f"cost.{key}"),
                    hint="write no if they may not enter, all if it takes all they have",
                )
