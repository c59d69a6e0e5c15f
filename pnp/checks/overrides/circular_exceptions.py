"""Exceptions in a circle.

## What it does
Follows every `exception_to:` from record to record. A record that is an exception to itself, or two that are exceptions
to each other, go round in a circle.

## Why it matters
Each overrides the other: no one can say which rule holds.

## Fails
```yaml file=units.yaml
terrain:
  - {id: wood, name: Wood, exception_to: [road]}
  - {id: road, name: Road, exception_to: [wood]}
```
```text
units.yaml:2:43: error O203 exceptions in a circle: 'wood' to 'road' to 'wood'
```

## Passes
```diff file=units.yaml
-  - {id: wood, name: Wood, exception_to: [road]}
+  - {id: wood, name: Wood}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.overrides.statements import Statements, exceptions
from pnp.findings import Related, Severity
from pnp.model.names import Named

CODE = "O203"
NAME = "exceptions in a circle"
SEVERITY = Severity.ERROR

# The records that each record, by identity, is an exception to, with the index in its list.
_Graph = Mapping[int, list[tuple[int, Named]]]


def check(context: GameContext) -> Iterator[Problem]:
    """Every circle, told once, at the record that comes first."""
    found = list(exceptions(context.game))
    if not found:
        return
    statements = Statements(context.game)
    graph: dict[int, list[tuple[int, Named]]] = {}
    for record, index, name in found:
        graph.setdefault(id(record), []).extend((index, other) for other in statements.find(name) or ())
    reported: set[int] = set()
    for record, _, _ in found:
        circle = shortest_cycle(graph, record)
        if circle and not any(id(one) in reported for one in circle):
            reported.update(id(one) for one in circle)
            yield _problem(graph, circle)


def shortest_cycle(graph: _Graph, start: Named) -> list[Named]:
    """The shortest way from a record back to itself; nothing if there is none."""
    ways: list[list[Named]] = [[start]]
    seen: set[int] = set()
    while ways:
        way = ways.pop(0)
        for _, other in graph.get(id(way[-1]), ()):
            if other is start:
                return way
            if id(other) not in seen:
                seen.add(id(other))
                ways.append([*way, other])
    return []


def _problem(graph: _Graph, circle: list[Named]) -> Problem:
    first, second = circle[0], circle[1 % len(circle)]
    index = next(index for index, other in graph[id(first)] if other is second)
    return Problem(
        message=f"exceptions in a circle: {' to '.join(repr(one.id) for one in (*circle, first))}",
        span=first.at(f"exception_to.{index}"),
        hint="keep exception_to: at the rule that wins",
        related=tuple(Related(one.at("exception_to"), f"{one.id!r} says so, too") for one in circle[1:]),
    )
