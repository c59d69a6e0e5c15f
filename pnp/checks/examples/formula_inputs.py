"""A worked example does not give the inputs of its formula.

Compares the numbers that an example gives with the inputs of its formula, and works out the formula.

An example that omits an input, or has one that the formula does not use, illustrates a different rule.

```yaml file=formulas.yaml
formulas:
  - {id: points, name: Points, inputs: [quarters, ships], value: 3 * quarters + ships}
examples:
  - {id: dawn, formula: points, given: {quarters: 2, ship: 1}, gives: 7}
```
```text
formulas.yaml:4:40: error W102 'points' needs 'ships', which the example does not give
formulas.yaml:4:54: error W102 'points' does not use 'ship'
```
```diff file=formulas.yaml
-  - {id: dawn, formula: points, given: {quarters: 2, ship: 1}, gives: 7}
+  - {id: dawn, formula: points, given: {quarters: 2, ships: 1}, gives: 7}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import Expression
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.tables import Example, Formula
from pnp.model.walk import key_span

NAME = "wrong inputs in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example of a formula."""
    game = context.game
    for example in game.examples:
        formula = game.formulas.find(example.formula)
        if formula is None:
            continue
        problems = list(_inputs(example, formula))
        yield from problems or _unworkable(game, example, formula)


def _inputs(example: Example, formula: Formula) -> Problems:
    related = (Related(formula.at("inputs"), "the inputs of the formula"),)
    for name in formula.inputs:
        if name not in example.given:
            yield Problem(
                message=f"{formula.id!r} needs {name!r}, which the example does not give",
                span=example.at("given"),
                hint=f"add {name}: to given:",
                related=related,
            )
    for name in example.given:
        if name not in formula.inputs:
            yield Problem(
                message=f"{formula.id!r} does not use {name!r}",
                span=key_span(example, f"given.{name}"),
                hint=did_you_mean(name, formula.inputs) or _asks_for(formula),
                related=related,
            )


def _asks_for(formula: Formula) -> str:
    return f"the formula needs {one_of(formula.inputs)}" if formula.inputs else "the formula has no inputs"


def _unworkable(game: Game, example: Example, formula: Formula) -> Problems:
    """A formula that has no value for these numbers, such as a division by zero."""
    try:
        expression = Expression(formula.value)
    except ExpressionError:
        return  # Q103 reports it.
    try:
        expression.value(Names(game, dict(example.given)))
    except ExpressionError as error:
        yield Problem(
            message=f"{formula.id!r} cannot be worked out with these numbers: {error}",
            span=example.at("given"),
            hint="correct the numbers or the formula",
            related=(Related(formula.at("value"), "the formula"),),
        )
