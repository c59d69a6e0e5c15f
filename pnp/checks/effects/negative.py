"""An effect of less than nothing.

## What it does
Looks for effects that gain, lose, draw, discard, place, destroy or capture a negative number of something.

## Why it matters
To gain −2 is to lose 2, and nobody says it so: the sign is a slip, or the verb is the wrong one.

## Fails
```yaml file=decks.yaml
resources:
  - {id: gold, name: Gold}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: -2}]}
```
```text
decks.yaml:7:69: error E308 nobody can gain −2 of 'gold'
```

## Passes
```diff file=decks.yaml
-      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: -2}]}
+      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: 2}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.acting import acting
from pnp.findings import Severity

CODE = "E308"
NAME = "effect of less than nothing"
SEVERITY = Severity.ERROR

_OPPOSITE = {"gain": "lose", "lose": "gain", "draw": "discard", "discard": "draw"}
_COUNTING = (*_OPPOSITE, "place", "destroy", "capture", "roll-on", "repeat", "restore")


def check(context: GameContext) -> Iterator[Problem]:
    """Every effect that counts things, with a negative number."""
    for one in acting(context.game):
        effect = one.effect
        if effect.do in _COUNTING and effect.by is not None and effect.by < 0:
            opposite = _OPPOSITE.get(effect.do or "")
            yield Problem(
                message=f"nobody can {effect.do.replace('-', ' ')} −{-effect.by} of {effect.what!r}",
                span=effect.at("by"),
                hint=f"take the minus away, or say do: {opposite}" if opposite else "take the minus away",
            )
