"""The path of a worked example has a gap.

Follows the path of every example over its board. Each place must touch the one before it: by a side on a grid (or a
corner with `diagonal: true`), by a border on a node map, as the next or previous space on a track.

No piece can move the way the example shows.

```yaml file=board.yaml
boards:
  - {id: field, name: Field, grid: {columns: 4, rows: 4, cell: 20 mm}}
examples:
  - {id: march, board: field, path: [A1, A2, B3], gives: 2}
```
```text
board.yaml:4:46: error W303 A2 and B3 do not touch
```
```diff file=board.yaml
-  - {id: march, board: field, path: [A1, A2, B3], gives: 2}
+  - {id: march, board: field, path: [A1, A2, B2], gives: 2}
```
"""

from itertools import pairwise

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.routes import Route, routes

NAME = "broken path in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every step of every path."""
    for route in routes(context.game):
        if route.key == "path":
            yield from _steps(route)


def _steps(route: Route) -> Problems:
    for index, (place, following) in enumerate(pairwise(route.places)):
        if route.has(place) and route.has(following) and route.steps(place, following) != 1:
            stays = place == following
            yield Problem(
                message=f"the path stays on {place}" if stays else f"{place} and {following} do not touch",
                span=route.example.at(f"path.{index + 1}"),
                hint="name every place along the path",
                related=(Related(route.board.at("id"), "the board"),),
            )
