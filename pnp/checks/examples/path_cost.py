"""A worked example states the wrong cost for a path.

Adds up the cost of entering each place of a path after the first. With `unit`, that is what the terrain, the sides
between and the roads cost this unit by their `cost:`. With `cost`, it is the number in that field of the terrain.
Otherwise it counts the steps.

Movement is the rule that players look up most, and they remember its example.

```yaml file=board.yaml
terrain:
  - {id: grass, name: Grass, effort: 1}
  - {id: wood, name: Wood, effort: 2}
boards:
  - id: field
    name: Field
    grid: {columns: 3, rows: 1, cell: 20 mm, legend: {".": grass, w: wood}, cells: .w.}
examples:
  - {id: march, board: field, path: [A1, B1, C1], cost: effort, gives: 2}
```
```yaml file=kit.yaml
kit: example
title: Example
players: 2
licence: CC-BY-4.0
fields: {terrain: {effort: number}}
```
```text
board.yaml:9:72: error W304 the example says 2, but the path costs 2 (B1, wood) + 1 (C1, grass) = 3
```
```diff file=board.yaml
-  - {id: march, board: field, path: [A1, B1, C1], cost: effort, gives: 2}
+  - {id: march, board: field, path: [A1, B1, C1], cost: effort, gives: 3}
```
"""

from fractions import Fraction
from itertools import pairwise

from pnp.analysis.movement import Crossings
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.claims import number_in, points_in
from pnp.checks.examples.routes import Route, routes
from pnp.model.costs import in_points
from pnp.model.game import Game
from pnp.model.units import Terrain, Unit

NAME = "wrong path cost in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every path over known places."""
    game = context.game
    for route in routes(game):
        if route.key != "path" or any(route.unknown()) or not route.example.gives:
            continue
        field = route.example.cost
        unit, grid = game.units.find(route.example.unit), route.board.grid
        if unit and grid:
            yield from _points(route, unit, Crossings(game, grid))
        elif field and not any(isinstance(terrain.fields.get(field), int) for terrain in game.terrain):
            message = f"no terrain has a number in {field!r}, so the path has no cost"
            hint = f"declare it in kit.yaml: fields: {{terrain: {{{field}: number}}}}"
            yield Problem(message=message, span=route.example.at("cost"), hint=hint)
        else:
            yield from _cost(game, route)


def _points(route: Route, unit: Unit, crossings: Crossings) -> Problems:
    """What the path costs the unit that the example names."""
    cells = [crossings.lattice.cell(name) for name in route.places]
    steps = [crossings.step(unit, *pair) for pair in pairwise(cell for cell in cells if cell is not None)]
    if any(step.forbidden or step.takes_all for step in steps):
        return  # W305 reports what is forbidden.
    total = sum((step.points for step in steps), Fraction(0))
    claim = number_in(route.example.gives) or points_in(route.example.gives)
    if claim is not None and claim.holds(total):
        return
    parts = " + ".join(
        f"{in_points(points)} ({', '.join(filter(None, (name, title)))})"
        for name, step in zip(route.places[1:], steps, strict=True)
        for points, title in step.parts
        if points
    )
    yield Problem(
        message=f"the example says {route.example.gives}, but for {unit.title} the path costs {parts} = "
        f"{in_points(total)}",
        span=route.example.at("gives"),
        hint="correct the number, the path, or the cost of the terrain",
        related=(Related(route.example.at("path"), "the path"),),
    )


def _cost(game: Game, route: Route) -> Problems:
    example = route.example
    entered = [(name, *_entering(game, route, name)) for name in route.places[1:]]
    total = sum(cost for _, cost, _ in entered)
    claim = number_in(example.gives)
    if claim is not None and claim.holds(total):
        return
    if example.cost:
        parts = " + ".join(f"{cost} ({', '.join(filter(None, (name, ground)))})" for name, cost, ground in entered)
        actual = f"costs {parts} = {total}" if len(entered) > 1 else f"costs {parts or total}"
    else:
        actual = f"has {total} step{'s' * (total != 1)}"
    yield Problem(
        message=f"the example says {example.gives}, but the path {actual}",
        span=example.at("gives"),
        hint="correct the number or the path",
        related=(Related(example.at("path"), "the path"),),
    )


def _entering(game: Game, route: Route, name: str) -> tuple[int, str]:
    """The cost of entering a place, and the id of its terrain."""
    ground = _ground(game, route, name)
    cost = ground.fields.get(route.example.cost) if ground and route.example.cost else None
    return (cost if isinstance(cost, int) else 1), (ground.id if ground else "")


def _ground(game: Game, route: Route, name: str) -> Terrain | None:
    grid = route.board.grid
    cell = grid.lattice.cell(name) if grid else None
    return game.terrain.find(grid.terrain_map().get(cell, "")) if grid and cell else None
