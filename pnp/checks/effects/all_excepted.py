"""A target excepts everybody that it names.

## What it does
Takes what every target excepts away from the kinds of unit that it names. One must be left.

## Why it matters
The effect reaches nobody.

## Fails
```yaml file=units.yaml
classes:
  - {id: foot, name: foot}
units:
  - {id: pikes, name: Pikes, classes: [foot]}
terrain:
  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {units: [pikes], except: [foot]}}]}
```
```text
units.yaml:6:94: error E204 nobody is left: everything that is 'pikes' is excepted
```

## Passes
```diff file=units.yaml
   - {id: pikes, name: Pikes, classes: [foot]}
+  - {id: cog, name: Cog}
-  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {units: [pikes], except: [foot]}}]}
+  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {units: [pikes, cog], except: [foot]}}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.acting import acting
from pnp.findings import Severity

CODE = "E204"
NAME = "everybody excepted"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every target that excepts something."""
    reach = context.reach
    for one in acting(context.game):
        for _, target in one.targets:
            if target.excepts and reach.base(target) and not reach.of(target):
                named = " or ".join(map(repr, (*target.units, *target.classes))) or "a unit"
                yield Problem(
                    message=f"nobody is left: everything that is {named} is excepted",
                    span=target.at("except"),
                    hint="except fewer, or name more",
                )
