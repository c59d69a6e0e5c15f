"""A target names a unit twice.

Looks in every target for the same id twice, and for a unit that a class of the same target includes.

Usually another unit was meant; if not, the shorter list means the same.

```yaml file=units.yaml
classes:
  - {id: sea, name: ship}
units:
  - {id: cog, name: Cog, classes: [sea]}
terrain:
  - {id: reef, name: Reef, effects: [{do: forbid, what: move, target: {units: [cog], classes: [sea]}}]}
```
```text
units.yaml:6:80: warning E205 'cog' is named twice: it is one of 'sea'
```
```diff file=units.yaml
-  - {id: reef, name: Reef, effects: [{do: forbid, what: move, target: {units: [cog], classes: [sea]}}]}
+  - {id: reef, name: Reef, effects: [{do: forbid, what: move, target: {classes: [sea]}}]}
```
"""

from pnp.analysis.reach import Reach
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.owned_effects import owned_effects
from pnp.model.effects import Target

NAME = "duplicate unit in a target"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every unit and class of every target."""
    reach = context.reach
    for owned in owned_effects(context.game):
        for _, target in owned.targets:
            yield from _repeated(target)
            yield from _included(reach, target)


def _repeated(target: Target) -> Problems:
    for key, names in (("units", target.units), ("classes", target.classes), ("except", target.excepts)):
        for index, name in enumerate(names):
            if name in names[:index]:
                yield Problem(
                    message=f"{name!r} is named twice",
                    span=target.at(f"{key}.{index}"),
                    hint="remove one of them, or name the one that was meant",
                )


def _included(reach: Reach, target: Target) -> Problems:
    for index, name in enumerate(target.units):
        wider = next(
            (record_class for record_class in target.classes if name in reach.members.get(record_class, ())), ""
        )
        if wider and name not in target.classes:
            yield Problem(
                message=f"{name!r} is named twice: it is one of {wider!r}",
                span=target.at(f"units.{index}"),
                hint="remove it, or name the unit that was meant",
            )
