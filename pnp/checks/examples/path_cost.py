"""A worked example says another cost of a path than the terrain on it.

## What it does
Adds up what it costs to enter each place of a path after the first: what the terrain says in the field that the example
names by `cost`, else 1. Without `cost` it counts the steps.

## Why it matters
Movement is the rule that is looked up most, and its example is what people remember.

## Fails
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

## Passes
```diff file=board.yaml
-  - {id: march, board: field, path: [A1, B1, C1], cost: effort, gives: 2}
+  - {id: march, board: field, path: [A1, B1, C1], cost: effort, gives: 3}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.examples.claims import number_in
from pnp.checks.examples.ways import Way, ways
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.units import Terrain

CODE = "W304"
NAME = "example with another cost"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every path whose places are there."""
    game = context.game
    for way in ways(game):
        if way.key != "path" or any(way.unknown()) or not way.example.gives:
            continue
        field = way.example.cost
        if field and not any(isinstance(terrain.fields.get(field), int) for terrain in game.terrain):
            message = f"no terrain says a number {field!r}, so the path has no cost"
            hint = f"declare it in kit.yaml: fields: {{terrain: {{{field}: number}}}}"
            yield Problem(message=message, span=way.example.at("cost"), hint=hint)
        else:
            yield from _cost(game, way)


def _cost(game: Game, way: Way) -> Iterator[Problem]:
    example = way.example
    entered = [(name, *_entering(game, way, name)) for name in way.places[1:]]
    total = sum(cost for _, cost, _ in entered)
    claim = number_in(example.gives)
    if claim is not None and claim.holds(total):
        return
    if example.cost:
        parts = " + ".join(f"{cost} ({', '.join(filter(None, (name, ground)))})" for name, cost, ground in entered)
        found = f"costs {parts} = {total}" if len(entered) > 1 else f"costs {parts or total}"
    else:
        found = f"has {total} step{'s' * (total != 1)}"
    yield Problem(
        message=f"the example says {example.gives}, but the path {found}",
        span=example.at("gives"),
        hint="mend the number or the path",
        related=(Related(example.at("path"), "the path"),),
    )


def _entering(game: Game, way: Way, name: str) -> tuple[int, str]:
    """What entering a place costs, and the terrain that says so."""
    ground = _ground(game, way, name)
    cost = ground.fields.get(way.example.cost) if ground and way.example.cost else None
    return (cost if isinstance(cost, int) else 1), (ground.id if ground else "")


def _ground(game: Game, way: Way, name: str) -> Terrain | None:
    grid = way.board.grid
    cell = grid.lattice.cell(name) if grid else None
    return game.terrain.find(grid.terrain_map().get(cell, "")) if grid and cell else None
