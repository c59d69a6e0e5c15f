"""A worked example is wrong about who sees whom.

Draws a line from the middle of one cell to that of the other. A cell between them hides one from the other if it is
higher than both, or if its terrain says `sight: blocks` and neither of both is higher. Where the line runs along a
side, both cells beside it must hide.

The example decides every later argument about a line of sight.

```yaml file=boards.yaml
terrain:
  - {id: open, name: Open ground}
  - {id: wood, name: Wood, sight: blocks}
boards:
  - id: field
    name: Field
    hexes: {columns: 5, rows: 1, cell: 16 mm, legend: {".": open, w: wood}, cells: ..w..}
examples:
  - {id: behind-the-wood, board: field, between: [0101, 0501], sight: clear}
```
```text
boards.yaml:9:71: error Z217 0301 (Wood) hides 0501 from 0101
```
```diff file=boards.yaml
-  - {id: behind-the-wood, board: field, between: [0101, 0501], sight: clear}
+  - {id: behind-the-wood, board: field, between: [0101, 0501], sight: blocked}
```
"""

from pnp.analysis.sight import blocking
from pnp.analysis.zones import only_grid
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.listing import listed

NAME = "wrong line of sight in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example that says whether one place sees another."""
    game = context.game
    for example in game.examples:
        board = game.boards.find(example.board) or only_grid(game)
        grid = board.grid if board else None
        if not example.sight or grid is None or len(example.between) != 2:
            continue
        first, last = map(grid.lattice.cell, example.between)
        if first is None or last is None:
            continue  # W301 reports it.
        hiding, (start, end) = blocking(game, grid, first, last), example.between
        if hiding and example.sight == "clear":
            ground = grid.terrain_map()
            names = listed([f"{grid.lattice.name(cell)} ({game.terrain[ground[cell]].title})" for cell in hiding])
            message = f"{names} {'hides' if len(hiding) == 1 else 'hide'} {end} from {start}"
            yield Problem(message=message, span=example.at("sight"), hint="write sight: blocked, or name other places")
        elif not hiding and example.sight == "blocked":
            message = f"nothing hides {end} from {start}"
            yield Problem(message=message, span=example.at("sight"), hint="write sight: clear, or name other places")
