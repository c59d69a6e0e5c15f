"""The path of a worked example leads where its unit may not go.

Follows the path of every example that names a `unit`: no step may lead into terrain or over a side that bars the unit,
and the whole path may not cost more than the unit has to spend. A `retreat` may cost anything, but not end where the
unit cannot stand.

The example teaches a move, or a retreat, that the rules forbid.

```yaml file=boards.yaml
terrain:
  - {id: open, name: Open ground, cost: {any: 1}}
  - {id: lake, name: Lake, cost: {any: no}}
units: [{id: guards, name: Guards}]
boards:
  - id: field
    name: Field
    hexes: {columns: 3, rows: 1, cell: 16 mm, legend: {".": open, "~": lake}, cells: ..~}
examples:
  - {id: rout, board: field, unit: guards, path: [0101, 0201, 0301], retreat: true, gives: 2}
```
```text
boards.yaml:10:63: error Z215 Guards may not retreat to 0301: Lake
```
```diff file=boards.yaml
-    hexes: {columns: 3, rows: 1, cell: 16 mm, legend: {".": open, "~": lake}, cells: ..~}
+    hexes: {columns: 3, rows: 1, cell: 16 mm, legend: {".": open, "~": lake}, cells: ...}
```
"""

from fractions import Fraction
from itertools import pairwise

from pnp.analysis.movement import Crossings, allowance
from pnp.analysis.zones import only_grid
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.costs import in_points
from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.model.tables import Example
from pnp.model.units import Unit

NAME = "forbidden path in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every path of a unit over a board of cells."""
    game = context.game
    for example in game.examples:
        unit = game.units.find(example.unit)
        board = game.boards.find(example.board) or only_grid(game)
        if unit and example.path and board and board.grid:
            yield from _followed(game, board.grid, example, unit)


def _followed(game: Game, grid: CellGrid, example: Example, unit: Unit) -> Problems:
    crossings, total = Crossings(game, grid), Fraction(0)
    cells = [grid.lattice.cell(name) for name in example.path]
    for index, (first, last) in enumerate(pairwise(cells), 1):
        if first is None or last is None or grid.lattice.side_between(first, last) is None:
            return  # W301 and W303 report it.
        step = crossings.step(unit, first, last)
        if step.forbidden:
            verb = "retreat" if example.retreat else "go"
            yield Problem(
                message=f"{unit.title} may not {verb} to {example.path[index]}: {step.forbidden}",
                span=example.at(f"path.{index}"),
                hint="lead the path elsewhere",
            )
            return
        total += step.points
    most = allowance(game, unit)
    if most is not None and total > most and not example.retreat:
        yield Problem(
            message=f"the path costs {in_points(total)}, but {unit.title} has only {most} to spend",
            span=example.at("path"),
            hint="shorten the path, or let another unit take it",
        )
