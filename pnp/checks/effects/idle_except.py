"""An exception in a target that excepts nothing.

## What it does
Compares what every target excepts with the kinds of unit that it names. What is not among them need not be excepted.

## Why it matters
Either the class has changed, and the sentence on the card is longer than it must be, or the wrong unit is excepted.

## Fails
```yaml file=units.yaml
classes:
  - {id: land, name: land unit}
units:
  - {id: pikes, name: Pikes, classes: [land]}
  - {id: cog, name: Cog}
terrain:
  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {classes: [land], except: [cog]}}]}
```
```text
units.yaml:7:96: warning E203 'cog' is none of 'land', so it need not be excepted
```

## Passes
```diff file=units.yaml
-  - {id: cog, name: Cog}
+  - {id: bows, name: Bows, classes: [land]}
-  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {classes: [land], except: [cog]}}]}
+  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {classes: [land], except: [bows]}}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.acting import acting
from pnp.findings import Severity

CODE = "E203"
NAME = "exception of nothing"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Everything that every target excepts."""
    reach = context.reach
    for one in acting(context.game):
        for _, target in one.targets:
            base = reach.base(target)
            for index, name in enumerate(target.excepts):
                kinds = reach.named((name,))
                if kinds and not kinds & base:
                    named = " or ".join(map(repr, (*target.units, *target.classes))) or "the units of the game"
                    yield Problem(
                        message=f"{name!r} is none of {named}, so it need not be excepted",
                        span=target.at(f"except.{index}"),
                        hint="take it out, or mend the classes",
                    )
