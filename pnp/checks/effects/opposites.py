"""Two effects of a record cancel each other.

Looks for two effects of one record that allow and forbid the same thing, or change it up and down by the same number,
for the same targets, at the same time and under the same conditions.

One of the two has the wrong target or the wrong sign; together they do nothing.

```yaml file=units.yaml
stats:
  - {id: move, name: Move}
terrain:
  - id: road
    name: Road
    effects:
      - {do: modify, what: move, by: 1}
      - {do: modify, what: move, by: -1}
```
```text
units.yaml:8:9: error E305 this changes move by −1, and the effect above by +1
```
```diff file=units.yaml
-      - {do: modify, what: move, by: -1}
+      - {do: modify, what: move, by: -1, only_if: it rains}
```
"""

from collections.abc import Hashable

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.owned_effects import owners
from pnp.checks.effects.signature import signature
from pnp.model.effects import Effect

NAME = "opposite effects"
SEVERITY = Severity.ERROR

_OPPOSITE = {"allow": "forbid", "forbid": "allow", "gain": "lose", "lose": "gain"}


def check(context: GameContext) -> Problems:
    """Every effect that undoes an earlier one of the same record."""
    for owner in owners(context.game):
        effects: tuple[Effect, ...] = getattr(owner, "effects", ())
        if len(effects) < 2:
            continue
        first: dict[Hashable, Effect] = {}
        for effect in effects:
            if effect.do in _OPPOSITE or (effect.do == "modify" and effect.by):
                first.setdefault(_key(effect), effect)
                if before := first.get(_opposite_key(effect)):
                    yield _problem(before, effect)


def _key(effect: Effect) -> Hashable:
    return (effect.do, effect.by, signature(effect, "do", "by"))


def _opposite_key(effect: Effect) -> Hashable:
    conditions = signature(effect, "do", "by")
    if effect.do == "modify":
        return (effect.do, -(effect.by or 0), conditions)
    return (_OPPOSITE[effect.do or ""], effect.by, conditions)


def _problem(before: Effect, effect: Effect) -> Problem:
    return Problem(
        message=f"this {_in_words(effect)}, and the effect above {_in_words(before, effect)}",
        span=effect.span,
        hint="correct the target or the sign of one, or add when: or only_if:",
        related=(Related(before.span, "the opposite"),),
    )


def _in_words(effect: Effect, beside: Effect | None = None) -> str:
    if effect.do != "modify":
        return f"{effect.do}s {effect.what}" if beside is None else f"{effect.do}s it"
    number = f"{effect.by:+d}".replace("-", "−")
    return f"changes {effect.what} by {number}" if beside is None else f"by {number}"
