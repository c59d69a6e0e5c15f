"""A worked example states a different result from its formula.

Works out the formula of every example with its numbers, and compares the result with that of the example.

Players settle disputes with the example, not with the formula.

```yaml file=formulas.yaml
formulas:
  - {id: points, name: Points, inputs: [quarters, ships], value: 3 * quarters + ships}
examples:
  - {id: dawn, formula: points, given: {quarters: 2, ships: 1}, gives: 8}
```
```text
formulas.yaml:4:72: error W101 the example says 8, but 'points' gives 3 × 2 + 1 = 7
```
```diff file=formulas.yaml
-  - {id: dawn, formula: points, given: {quarters: 2, ships: 1}, gives: 8}
+  - {id: dawn, formula: points, given: {quarters: 2, ships: 1}, gives: 7}
```
"""

from fractions import Fraction
from typing import Any

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.claims import number_in
from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import Expression
from pnp.model.paths import Names
from pnp.model.tables import Example

NAME = "example contradicts its formula"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_TRUTHS = {"true": True, "yes": True, "false": False, "no": False}


def check(context: GameContext) -> Problems:
    """Every example of a formula that can be worked out."""
    game = context.game
    for example in game.examples:
        formula = game.formulas.find(example.formula)
        if formula is None or not example.gives or set(formula.inputs) != set(example.given):
            continue  # W102 reports wrong inputs.
        names = Names(game, dict(example.given))
        try:
            expression = Expression(formula.value)
            value, arithmetic = expression.value(names), expression.arithmetic(names)
        except ExpressionError:
            continue  # Q103 and W102 report it.
        if not _says(example, value):
            yield Problem(
                message=f"the example says {example.gives}, but {formula.id!r} gives {arithmetic}",
                span=example.at("gives"),
                hint="correct the example or the formula",
                related=(Related(formula.at("value"), "the formula"),),
            )


def _says(example: Example, value: Any) -> bool:
    """Whether the example states this value."""
    if isinstance(value, bool):
        return _TRUTHS.get(example.gives.strip().casefold()) is value
    if isinstance(value, int | float):
        claim = number_in(example.gives)
        # Floating-point errors do not count.
        return claim is not None and claim.holds(Fraction(value).limit_denominator(10**6))
    return bool(str(value) == example.gives)
