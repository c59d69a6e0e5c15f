"""Exceptions refer to each other in a circle.

Follows every `exception_to:` from record to record and looks for cycles, such as a record that is an exception to
itself or two that are exceptions to each other.

Each overrides the other, so nobody can say which rule applies.

```yaml file=units.yaml
terrain:
  - {id: wood, name: Wood, exception_to: [road]}
  - {id: road, name: Road, exception_to: [wood]}
```
```text
units.yaml:2:43: error O203 circular exceptions: 'wood' → 'road' → 'wood'
```
```diff file=units.yaml
-  - {id: wood, name: Wood, exception_to: [road]}
+  - {id: wood, name: Wood}
```
"""

from collections.abc import Mapping

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.cycles import shortest_cycle
from pnp.checks.overrides.statements import Statements, exceptions
from pnp.model.names import Named

NAME = "circular exceptions"
SEVERITY = Severity.ERROR

# The records that each record, by identity, is an exception to, each with the index in its list.
_Graph = Mapping[int, list[tuple[int, Named]]]


def check(context: GameContext) -> Problems:
    """Every cycle once, at the record that comes first."""
    declared = list(exceptions(context.game))
    statements = Statements(context.game)
    graph: dict[int, list[tuple[int, Named]]] = {}
    for record, index, name in declared:
        graph.setdefault(id(record), []).extend((index, other) for other in statements.find(name) or ())
    reported: set[int] = set()
    by_identity = {id(record): record for record, _, _ in declared}
    for start in by_identity:
        cycle = shortest_cycle(start, lambda key: [id(other) for _, other in graph.get(key, ())])
        if cycle and reported.isdisjoint(cycle):
            reported.update(cycle)
            yield _problem(graph, [by_identity[key] for key in cycle])


def _problem(graph: _Graph, cycle: list[Named]) -> Problem:
    first, second = cycle[0], cycle[1 % len(cycle)]
    index = next(index for index, other in graph[id(first)] if other is second)
    return Problem(
        message=f"circular exceptions: {' → '.join(repr(record.id) for record in (*cycle, first))}",
        span=first.at(f"exception_to.{index}"),
        hint="keep exception_to: only on the rule that wins",
        related=tuple(Related(record.at("exception_to"), f"and {record.id!r}") for record in cycle[1:]),
    )
