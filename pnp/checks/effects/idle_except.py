"""A target excepts a unit that it does not include.

Compares what each target excepts with the kinds of unit that it names. An exception that is not among them is
redundant.

Either the class has changed and the card says more than it needs to, or the wrong unit is excepted.

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
units.yaml:7:96: warning E203 'cog' is not part of 'land', so the exception is redundant
```
```diff file=units.yaml
-  - {id: cog, name: Cog}
+  - {id: bows, name: Bows, classes: [land]}
-  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {classes: [land], except: [cog]}}]}
+  - {id: bog, name: Bog, effects: [{do: forbid, what: move, target: {classes: [land], except: [bows]}}]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.owned_effects import named, owned_effects

NAME = "redundant exception"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Everything that every target excepts."""
    reach = context.reach
    for owned in owned_effects(context.game):
        for _, target in owned.targets:
            base = reach.base(target)
            for index, name in enumerate(target.excepts):
                kinds = reach.named((name,))
                if kinds and not kinds & base:
                    words = named(target) or "the units of the game"
                    yield Problem(
                        message=f"{name!r} is not part of {words}, so the exception is redundant",
                        span=target.at(f"except.{index}"),
                        hint="remove it, or correct the classes",
                    )
