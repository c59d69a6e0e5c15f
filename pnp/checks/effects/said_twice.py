"""A record does the same thing twice.

## What it does
Looks for two effects of one record that say exactly the same. What its letter codes lend it adds up and is left alone.

## Why it matters
Is it a bonus of 1, or of 2? The words say it once, the checks count it twice.

## Fails
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
decks.yaml:11:13: warning E304 'charge' says this effect twice
```

## Passes
```diff file=decks.yaml
-          - {do: modify, what: attack, by: 1, target: {side: own}}
-          - {do: modify, what: attack, by: 1, target: {side: own}}
+          - {do: modify, what: attack, by: 2, target: {side: own}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.acting import called, owners
from pnp.checks.effects.signature import signature
from pnp.checks.repeats import repeats
from pnp.findings import Related, Severity
from pnp.model.effects import Effect
from pnp.model.fields import Code

CODE = "E304"
NAME = "effect said twice"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every effect that equals one before it in the same record."""
    lent = {id(effect) for owner in owners(context.game) if isinstance(owner, Code) for effect in owner.effects}
    for owner in owners(context.game):
        effects: tuple[Effect, ...] = getattr(owner, "effects", ())
        own = [effect for effect in effects if effect.do and (id(effect) not in lent or isinstance(owner, Code))]
        for before, effect in repeats(own, signature) if len(own) > 1 else ():
            yield Problem(
                message=f"{called(owner)!r} says this effect twice",
                span=effect.span,
                hint="take one of them out, or say the number that is meant",
                related=(Related(before.span, "said here, too"),),
            )
