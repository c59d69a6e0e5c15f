"""Terrain that says what some units pay to enter it, and not what others do.

Looks at the `cost:` of all ground on boards. Every unit that has an allowance should find what it pays: by itself, by
one of its classes, or as `any`.

The chart of terrain effects has a hole, and nobody knows whether guns may enter a wood.

```yaml file=boards.yaml
stats: [{id: move, name: Move, allowance: true}]
classes: [{id: foot, name: Foot}, {id: guns, name: Guns}]
units:
  - {id: guards, name: Guards, classes: [foot], stats: {move: 4}}
  - {id: battery, name: Battery, classes: [guns], stats: {move: 3}}
terrain:
  - {id: open, name: Open ground, cost: {any: 1}}
  - {id: wood, name: Wood, cost: {foot: 2}}
boards:
  - id: field
    name: Field
    hexes: {columns: 3, rows: 1, cell: 16 mm, legend: {".": open, w: wood}, cells: .w.}
```
```text
boards.yaml:8:34: warning B202 'wood' does not say what Battery pays
```
```diff file=boards.yaml
-  - {id: wood, name: Wood, cost: {foot: 2}}
+  - {id: wood, name: Wood, cost: {foot: 2, guns: no}}
```
"""

from pnp.analysis.movement import allowance
from pnp.analysis.zones import cost_for
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.listing import listed

NAME = "cost for some only"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The cost of all ground on boards, for all units that move."""
    game = context.game
    there = {name for board in game.boards if board.grid for name in board.grid.terrain_map().values()}
    moving = [unit for unit in game.units if allowance(game, unit)]
    for terrain in game.terrain:
        if terrain.cost and terrain.on == "cells" and terrain.id in there:
            without = [unit.title for unit in moving if cost_for(game, unit, terrain) is None]
            if without:
                pay = "pays" if len(without) == 1 else "pay"
                yield Problem(
                    message=f"{terrain.id!r} does not say what {listed(without)} {pay}",
                    span=terrain.at("cost"),
                    hint="add the class or the unit, or any: for all others",
                )
