"""A worked example states a different distance from the board.

Counts the steps between the two places of an example on its board: across shared sides on a grid (and corners with
`diagonal: true`), across borders on a node map, along the spaces of a track, the shorter way round if it loops.

Players learn ranges and moves from such examples.

```yaml file=board.yaml
boards:
  - {id: field, name: Field, grid: {columns: 4, rows: 4, cell: 20 mm}}
examples:
  - {id: shot, board: field, between: [A1, C4], gives: 4}
```
```text
board.yaml:4:56: error W302 the example says 4, but from A1 to C4 it is 5 steps
```
```diff file=board.yaml
-  - {id: shot, board: field, between: [A1, C4], gives: 4}
+  - {id: shot, board: field, between: [A1, C4], gives: 5}
+  - {id: flight, board: field, between: [A1, C4], diagonal: true, gives: 3}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.claims import number_in
from pnp.checks.examples.routes import Route, routes

NAME = "wrong distance in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example of a distance between known places."""
    for route in routes(context.game):
        if (
            route.key == "between"
            and not any(route.unknown())
            and not (route.example.sight and not route.example.gives)
        ):
            yield from _distance(route)


def _distance(route: Route) -> Problems:
    example = route.example
    if len(route.places) != 2:
        message = f"a distance is between two places, but between: lists {len(route.places)}"
        yield Problem(message=message, span=example.at("between"), hint="name two, or write path: instead")
        return
    start, end = route.places
    steps = route.steps(start, end)
    claim = number_in(example.gives)
    if steps is None or claim is None or not claim.holds(steps):
        actual = "there is no path" if steps is None else f"it is {steps} step{'s' * (steps != 1)}"
        yield Problem(
            message=f"the example says {example.gives}, but from {start} to {end} {actual}",
            span=example.at("gives"),
            hint=_hint(route),
            related=(Related(route.board.at("id"), "the board"),),
        )


def _hint(route: Route) -> str:
    if route.board.grid is None:
        return "correct the number or the places"
    if route.example.diagonal:
        return "correct the number, or remove diagonal: if no step may cross a corner"
    return "correct the number, or add diagonal: true if a step may cross a corner"
