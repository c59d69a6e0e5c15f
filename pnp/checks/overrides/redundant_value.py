"""An option sets a stat to the value it already has.

Compares the values that effects of options set with the stats of the units that they reach.

Either the option or the unit has the wrong number: as they are, the option changes nothing.

```yaml file=units.yaml
stats:
  - {id: move, name: Move}
units:
  - {id: pikes, name: Pikes, stats: {move: 2}}
options:
  - id: light-pikes
    name: Light pikes
    effects: [{do: set, what: move, to: 2, target: {units: [pikes]}}]
```
```text
units.yaml:8:41: warning O303 the option sets move to 2, which 'pikes' already has
```
```diff file=units.yaml
-    effects: [{do: set, what: move, to: 2, target: {units: [pikes]}}]
+    effects: [{do: set, what: move, to: 3, target: {units: [pikes]}}]
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "redundant option value"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every effect of an option that sets a stat all of whose units have that value already."""
    game = context.game
    effects = [effect for option in game.options for effect in option.effects]
    setting = [effect for effect in effects if effect.do == "set" and game.stats.find(effect.what)]
    if not setting:
        return
    reach = context.reach
    for effect in setting:
        kinds = reach.of(effect.target)
        reached = [unit for unit in game.units if unit.id in kinds and effect.what in unit.stats]
        if reached and all(str(unit.stats[effect.what]) == effect.to.strip() for unit in reached):
            units = " and ".join(repr(unit.id) for unit in reached[:3]) + (" and others" if len(reached) > 3 else "")
            yield Problem(
                message=f"the option sets {effect.what} to {effect.to}, "
                f"which {units} already {'has' if len(reached) == 1 else 'have'}",
                span=effect.at("to"),
                hint="correct the number of the option or of the unit",
                related=tuple(Related(unit.at(f"stats.{effect.what}"), "the same value") for unit in reached[:3]),
            )
