"""An expression cannot be worked out.

## What it does
Reads and evaluates every quantity that starts with `=` and every formula.

## Why it matters
The number of copies of a counter, or of markers, is not known, so nothing can be printed or checked.

## Fails
```yaml file=markers.yaml
units:
  - {id: pikes, name: Pikes, stats: {hits: 3}}
stats:
  - {id: hits, name: Hits}
markers:
  - {id: damage, name: Damage, supply: = units.pkes.stats.hits}
```
```text
markers.yaml:6:42: error Q103 'units' has no 'pkes'
```

## Passes
```yaml file=markers.yaml
units:
  - {id: pikes, name: Pikes, stats: {hits: 3}}
stats:
  - {id: hits, name: Hits}
markers:
  - {id: damage, name: Damage, supply: = units.pikes.stats.hits}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from pnp.checks.check import Problem
from pnp.findings import Severity, Span
from pnp.model.components import Component
from pnp.model.expressions import Expression, ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, number_of
from pnp.model.walk import records
from pnp.nodes import MapNode, Node, Record, Scalar

CODE = "Q103"
NAME = "expression that cannot be worked out"
SEVERITY = Severity.ERROR


def check(game: Game) -> Iterator[Problem]:
    """Every quantity of every record, and every formula as an expression."""
    names = Names(game)
    for record in records(game):
        for name, quantity in _quantities(record):
            try:
                if quantity.expression and not isinstance(record, Component):
                    number_of(quantity, names)
                else:
                    Expression(quantity.expression or "0")
            except ExpressionError as error:
                yield Problem(message=str(error), span=_place(record, name, quantity.offset + error.offset))
    for formula in game.formulas:
        try:
            Expression(formula.value)
        except ExpressionError as error:
            yield Problem(message=str(error), span=_place(formula, "value", error.offset))


def _quantities(record: Record) -> Iterator[tuple[str, Quantity]]:
    for one in fields(record):
        if isinstance(value := getattr(record, one.name), Quantity):
            yield one.name, value


def _place(record: Record, name: str, offset: int) -> Span:
    """The character of the written text at which something is wrong."""
    node: Node | None = record.node
    value = node.get(name) if isinstance(node, MapNode) else None
    return value.place(offset) if isinstance(value, Scalar) else record.at(name)
