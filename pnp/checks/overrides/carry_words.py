"""A unit carries a different number than its text says.

Compares "carries two land units" in the text of a unit with the `count` of its `carries`.

The counter shows one number, and the checks of the set-up use the other.

```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes}
  - {id: cog, name: Cog, text: Carries three units., carries: {count: 2, units: [pikes]}}
```
```text
units.yaml:3:32: error O112 the text says 'Carries three', but 'cog' carries 2
```
```diff file=units.yaml
-  - {id: cog, name: Cog, text: Carries three units., carries: {count: 2, units: [pikes]}}
+  - {id: cog, name: Cog, text: Carries two units., carries: {count: 2, units: [pikes]}}
```
"""

import re

from pnp.analysis.passages import RULES_AND_NOTES, passages_of
from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.overrides.stated_number import NUMBER, contradicted

NAME = "text contradicts the carrying capacity"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_CARRIES = re.compile(rf"\bcarr(?:y|ies)\s+(?:up to\s+|at most\s+)?{NUMBER}\b", re.IGNORECASE)


def check(context: GameContext) -> Problems:
    """Every unit that carries."""
    for unit in context.game.units:
        if unit.carries:
            passages, declared = passages_of(unit, RULES_AND_NOTES), Related(unit.at("carries"), "what it carries")
            yield from contradicted(
                context.game, passages, _CARRIES, unit.carries.count, f"{unit.id!r} carries", declared
            )
