"""A worked example of a purchase states the wrong price.

Adds up the prices of the units that an example buys, and compares the sum with that of the example. If units have
prices in several resources, the example names one.

Players build their armies by this example.

```yaml file=units.yaml
resources:
  - {id: gold, name: Gold}
units:
  - {id: pikes, name: Pikes, cost: {gold: 3}}
  - {id: bows, name: Bows, cost: {gold: 4}}
examples:
  - {id: first-army, buys: {pikes: 4, bows: 2}, gives: 22}
```
```text
units.yaml:7:56: error W401 the example says 22, but 4 × 3 (pikes) + 2 × 4 (bows) = 20
```
```diff file=units.yaml
-  - {id: first-army, buys: {pikes: 4, bows: 2}, gives: 22}
+  - {id: first-army, buys: {pikes: 4, bows: 2}, gives: 20}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.claims import number_in
from pnp.model.tables import Example
from pnp.model.units import Unit
from pnp.model.walk import key_span

NAME = "wrong price in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example of a purchase of known units."""
    for example in context.game.examples:
        purchases = example.buys.items()
        bought = [(unit, number) for name, number in purchases if (unit := context.game.units.find(name))]
        if not example.buys or len(bought) != len(example.buys):
            continue  # N101 reports unknown units.
        resource = example.resource or _only_resource(bought)
        free = [unit for unit, _ in bought if resource not in unit.cost]
        if not resource:
            message = "nothing says with which resource this is paid"
            hint = "add resource:, or give the units a cost:"
            yield Problem(message=message, span=example.at("buys"), hint=hint)
        elif free:
            yield from (_without_price(example, unit, resource) for unit in free)
        elif example.gives:
            yield from _sum(example, bought, resource)


def _only_resource(bought: list[tuple[Unit, int]]) -> str:
    """The resource that pays for all of them, if there is only one."""
    paid = {resource for unit, _ in bought for resource in unit.cost}
    return next(iter(paid)) if len(paid) == 1 else ""


def _without_price(example: Example, unit: Unit, resource: str) -> Problem:
    return Problem(
        message=f"{unit.id!r} has no price in {resource!r}",
        span=key_span(example, f"buys.{unit.id}"),
        hint=f"add cost: {{{resource}: …}} to the unit, or remove it from the example",
        related=(Related(unit.at("id"), "the unit"),),
    )


def _sum(example: Example, bought: list[tuple[Unit, int]], resource: str) -> Problems:
    total = sum(number * unit.cost[resource] for unit, number in bought)
    claim = number_in(example.gives)
    if claim is None or not claim.holds(total):
        parts = " + ".join(f"{number} × {unit.cost[resource]} ({unit.id})" for unit, number in bought)
        yield Problem(
            message=f"the example says {example.gives}, but {parts} = {total}",
            span=example.at("gives"),
            hint="correct the sum, what is bought, or a price",
            related=tuple(Related(unit.at(f"cost.{resource}"), f"the price of {unit.id!r}") for unit, _ in bought),
        )
