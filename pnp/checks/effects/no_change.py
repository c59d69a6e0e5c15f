"""An effect that changes nothing.

## What it does
Looks for effects that change a number by 0, or that make 0 of something happen.

## Why it matters
The number is missing: it was meant to be filled in.

## Fails
```yaml file=units.yaml
stats:
  - {id: move, name: Move}
terrain:
  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: 0}]}
```
```text
units.yaml:4:67: warning E306 the effect changes move by 0
```

## Passes
```diff file=units.yaml
-  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: 0}]}
+  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: -1}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.acting import acting
from pnp.findings import Severity

CODE = "E306"
NAME = "effect that changes nothing"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every effect with a number of none."""
    for one in acting(context.game):
        effect = one.effect
        if effect.by == 0:
            verb = "changes" if effect.do == "modify" else f"says {effect.do}"
            yield Problem(
                message=f"the effect {verb} {effect.what} by 0" if effect.what else "the effect changes nothing",
                span=effect.at("by"),
                hint="write the number, or take the effect out",
            )
        elif effect.count.strip() == "0":
            message = f"the effect says {effect.do} 0 times{f' {effect.what}' if effect.what else ''}"
            yield Problem(message=message, span=effect.at("count"), hint="write the number, or take the effect out")
