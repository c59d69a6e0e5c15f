"""A target excepts every unit that it names.

Removes what each target excepts from the kinds of unit that it names. At least one must be left.

The effect applies to nobody.

```yaml file=units.yaml
classes:
  - {id: foot, name: foot}
units:
  - {id: pikes, name: Pikes, classes: [foot]}
terrain:
  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {units: [pikes], except: [foot]}}]}
```
```text
units.yaml:6:94: error E204 no target is left: the exceptions cover 'pikes'
```
```diff file=units.yaml
   - {id: pikes, name: Pikes, classes: [foot]}
+  - {id: cog, name: Cog}
-  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {units: [pikes], except: [foot]}}]}
+  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {units: [pikes, cog], except: [foot]}}]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.owned_effects import named, owned_effects

NAME = "exceptions leave no target"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every target that excepts something."""
    reach = context.reach
    for owned in owned_effects(context.game):
        for _, target in owned.targets:
            if target.excepts and reach.base(target) and not reach.of(target):
                words = named(target) or "every unit"
                yield Problem(
                    message=f"no target is left: the exceptions cover {words}",
                    span=target.at("except"),
                    hint="except fewer, or name more",
                )
