"""A record has the same effect twice.

Looks for two identical effects of one record. Effects from its letter codes add up and are skipped.

Is it a bonus of 1 or of 2? The text states it once, but the checks count it twice.

```yaml file=decks.yaml
stats:
  - {id: attack, name: Attack}
decks:
  - id: orders
    name: Orders
    cards:
      - id: charge
        name: Charge
        effects:
          - {do: modify, what: attack, by: 1, target: {side: own}}
          - {do: modify, what: attack, by: 1, target: {side: own}}
```
```text
decks.yaml:11:13: warning E304 'charge' has this effect twice
```
```diff file=decks.yaml
-          - {do: modify, what: attack, by: 1, target: {side: own}}
-          - {do: modify, what: attack, by: 1, target: {side: own}}
+          - {do: modify, what: attack, by: 2, target: {side: own}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.owned_effects import label, owners
from pnp.checks.effects.signature import signature
from pnp.checks.repeats import repeats
from pnp.model.effects import Effect
from pnp.model.fields import Code

NAME = "duplicate effect"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every effect that equals an earlier one of the same record."""
    from_codes = {id(effect) for owner in owners(context.game) if isinstance(owner, Code) for effect in owner.effects}
    for owner in owners(context.game):
        effects: tuple[Effect, ...] = getattr(owner, "effects", ())
        own = [effect for effect in effects if effect.do and (id(effect) not in from_codes or isinstance(owner, Code))]
        for before, effect in repeats(own, signature) if len(own) > 1 else ():
            yield Problem(
                message=f"{label(owner)!r} has this effect twice",
                span=effect.span,
                hint="remove one of them, or write the number that is meant",
                related=(Related(before.span, "the same effect"),),
            )
