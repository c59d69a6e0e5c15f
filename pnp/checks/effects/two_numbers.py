"""An effect says two numbers.

## What it does
Compares `by` with `count` in effects that gain, lose, draw, discard, place or roll so many times: both are how many.

## Why it matters
One of the two was changed and the other forgotten.

## Fails
```yaml file=decks.yaml
resources:
  - {id: gold, name: Gold}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: 2, count: 3}]}
```
```text
decks.yaml:7:79: error E309 the effect gains 3 by its count, but 2 by its number
```

## Passes
```diff file=decks.yaml
-      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: 2, count: 3}]}
+      - {id: mine, name: Mine, effects: [{do: gain, what: gold, count: 3}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.acting import acting
from pnp.findings import Related, Severity

CODE = "E309"
NAME = "effect with two numbers"
SEVERITY = Severity.ERROR

_SAID = {
    "gain": "gains", "lose": "loses", "draw": "draws", "discard": "discards", "place": "places",
    "roll-on": "rolls", "restore": "restores", "destroy": "destroys", "capture": "captures",
}  # fmt: skip


def check(context: GameContext) -> Iterator[Problem]:
    """Every effect with two plain numbers for how many."""
    for one in acting(context.game):
        effect = one.effect
        said = _SAID.get(effect.do or "")
        if said and effect.by is not None and effect.count.isdecimal() and effect.by != int(effect.count):
            yield Problem(
                message=f"the effect {said} {effect.count} by its count, but {effect.by} by its number",
                span=effect.at("count"),
                hint="keep count: and take by: out",
                related=(Related(effect.at("by"), "the number"),),
            )
