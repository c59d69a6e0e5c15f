"""A worked example names a place that its board does not have.

Looks up every place of an example's `between` and `path`: cells of a grid, places of a node map, spaces of a track.

Readers look for the place on the board and cannot find it.

```yaml file=board.yaml
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
examples:
  - {id: across, board: field, between: [A1, D1], gives: 3}
```
```text
board.yaml:4:46: error W301 'field' has no place 'D1'
```
```diff file=board.yaml
-  - {id: across, board: field, between: [A1, D1], gives: 3}
+  - {id: across, board: field, between: [A1, C1], gives: 2}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.routes import Route, routes
from pnp.load.suggest import did_you_mean, one_of

NAME = "unknown place in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every place of every example."""
    for route in routes(context.game):
        for index, name in route.unknown():
            yield Problem(
                message=f"{route.board.id!r} has no place {name!r}",
                span=route.example.at(f"{route.key}.{index}"),
                hint=_hint(route, name),
                related=(Related(route.board.at("id"), "the board"),),
            )


def _hint(route: Route, name: str) -> str:
    if grid := route.board.grid:
        lattice = grid.lattice
        cells = lattice.cells
        return f"its cells lie between {lattice.name(cells[0])} and {lattice.name(cells[-1])}"
    known = route.known()
    return did_you_mean(name, known) or (one_of(known) if known else "name its spaces by number")
