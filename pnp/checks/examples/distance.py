"""A worked example says another distance than the board.

## What it does
Counts the steps between the two places of an example on its board: over shared sides on a grid (over corners too with
`diagonal: true`), over borders on a node map, the shorter way round on a track that loops.

## Why it matters
Ranges and moves are learned from such examples.

## Fails
```yaml file=board.yaml
boards:
  - {id: field, name: Field, grid: {columns: 4, rows: 4, cell: 20 mm}}
examples:
  - {id: shot, board: field, between: [A1, C4], gives: 4}
```
```text
board.yaml:4:56: error W302 the example says 4, but from A1 to C4 it is 5 steps
```

## Passes
```diff file=board.yaml
-  - {id: shot, board: field, between: [A1, C4], gives: 4}
+  - {id: shot, board: field, between: [A1, C4], gives: 5}
+  - {id: flight, board: field, between: [A1, C4], diagonal: true, gives: 3}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.examples.claims import number_in
from pnp.checks.examples.ways import Way, ways
from pnp.findings import Related, Severity

CODE = "W302"
NAME = "example with another distance"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every example of a distance whose places are there."""
    for way in ways(context.game):
        if way.key == "between" and not any(way.unknown()):
            yield from _distance(way)


def _distance(way: Way) -> Iterator[Problem]:
    example = way.example
    if len(way.places) != 2:
        message = f"a distance lies between two places, here are {len(way.places)}"
        yield Problem(message=message, span=example.at("between"), hint="name two, or write path: instead")
        return
    one, other = way.places
    steps = way.steps(one, other)
    claim = number_in(example.gives)
    if steps is None or claim is None or not claim.holds(steps):
        found = "there is no way" if steps is None else f"it is {steps} step{'s' * (steps != 1)}"
        yield Problem(
            message=f"the example says {example.gives}, but from {one} to {other} {found}",
            span=example.at("gives"),
            hint=_hint(way, one, other),
            related=(Related(way.board.at("id"), "the board"),),
        )


def _hint(way: Way, one: str, other: str) -> str:
    if way.board.grid is None:
        return "mend the number or the places"
    if way.example.diagonal:
        return "mend the number, or leave diagonal: out if no step goes over a corner"
    return "mend the number, or say diagonal: true if a step may go over a corner"
