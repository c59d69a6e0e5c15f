"""The limits of an effect leave no possible value.

Compares `at_least` with `at_most` in every effect, and both with what the effect sets.

No number is at least 4 and at most 2: the two limits were swapped.

```yaml file=units.yaml
stats:
  - {id: move, name: Move}
terrain:
  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: -1, at_least: 4, at_most: 2}]}
```
```text
units.yaml:4:81: error E307 no number is at least 4 and at most 2
```
```diff file=units.yaml
-  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: -1, at_least: 4, at_most: 2}]}
+  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: -1, at_least: 2, at_most: 4}]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.owned_effects import owned_effects
from pnp.model.effects import Effect

NAME = "contradictory limits"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every effect with limits."""
    for owned in owned_effects(context.game):
        effect = owned.effect
        if effect.at_least is not None and effect.at_most is not None and effect.at_least > effect.at_most:
            yield Problem(
                message=f"no number is at least {effect.at_least} and at most {effect.at_most}",
                span=effect.at("at_least"),
                hint="swap them, or correct one",
                related=(Related(effect.at("at_most"), "the other limit"),),
            )
        elif effect.do == "set" and effect.to.strip().lstrip("-").isdecimal():
            yield from _set(effect, int(effect.to))


def _set(effect: Effect, value: int) -> Problems:
    low, high = effect.at_least, effect.at_most
    if low is not None and value < low:
        limit, key = f"at least {low}", "at_least"
    elif high is not None and value > high:
        limit, key = f"at most {high}", "at_most"
    else:
        return
    yield Problem(
        message=f"the effect sets {effect.what} to {value}, but {limit} is its limit",
        span=effect.at("to"),
        hint="correct the value or the limit",
        related=(Related(effect.at(key), "the limit"),),
    )
