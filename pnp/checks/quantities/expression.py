"""An expression cannot be evaluated.

Evaluates every quantity that starts with `=`, and reads every formula. Quantities of components are only read, because
they may depend on the record that is printed.

The number of copies of a counter or marker is unknown, so it can be neither printed nor checked.

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
```diff file=markers.yaml
-  - {id: damage, name: Damage, supply: = units.pkes.stats.hits}
+  - {id: damage, name: Damage, supply: = units.pikes.stats.hits}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.load.suggest import did_you_mean
from pnp.model.components import Component
from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import Expression
from pnp.model.game import SETS
from pnp.model.paths import Names
from pnp.model.quantities import number_of
from pnp.model.walk import quantities, records
from pnp.nodes import MapNode, Node, Record, Scalar

NAME = "invalid expression"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every quantity of every record, and every formula as an expression."""
    names = context.names
    for record in records(context.game):
        for name, quantity in quantities(record):
            try:
                if not isinstance(record, Component):
                    number_of(quantity, names)
                elif quantity.expression:
                    _follow_paths(quantity.expression, names)
            except ExpressionError as error:
                yield _problem(error, _place(record, name, quantity.offset + error.offset))
    for formula in context.game.formulas:
        try:
            Expression(formula.value)
        except ExpressionError as error:
            yield _problem(error, _place(formula, "value", error.offset))


def _follow_paths(text: str, names: Names) -> None:
    """Follow the paths of an expression that start at a set; its value depends on the record that is printed."""
    for path, offset in Expression(text).paths():
        if path.partition(".")[0] in (*SETS, "kit"):
            try:
                Expression(path).value(names)
            except ExpressionError as error:
                raise ExpressionError(
                    str(error), offset + error.offset, error.wanted, error.known, error.hint
                ) from None


def _problem(error: ExpressionError, span: Span) -> Problem:
    hint = error.hint or (did_you_mean(error.wanted, error.known) if error.wanted else "")
    return Problem(message=str(error), span=span, hint=hint)


def _place(record: Record, name: str, offset: int) -> Span:
    """The character at which the written text is wrong."""
    value: Node | None = record.node
    for step in name.split("."):
        value = value.get(step) if isinstance(value, MapNode) else None
    return value.place(offset) if isinstance(value, Scalar) else record.at(name)
