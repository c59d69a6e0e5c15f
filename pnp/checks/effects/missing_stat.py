"""An effect changes a stat that none of its targets has.

For every effect that changes or sets a stat, looks at the kinds of unit that its target names. If some units of the
game have that stat, but none of these, there is nothing to change.

The effect changes a number that the counter does not show.

```yaml file=units.yaml
stats:
  - {id: move, name: Move}
  - {id: range, name: Range}
units:
  - {id: pikes, name: Pikes, stats: {move: 2}}
  - {id: bows, name: Bows, stats: {move: 2, range: 3}}
terrain:
  - {id: hill, name: Hill, effects: [{do: modify, what: range, by: 1, target: {units: [pikes]}}]}
```
```text
units.yaml:8:57: error E206 the effect changes range, but 'pikes' has none
```
```diff file=units.yaml
-  - {id: hill, name: Hill, effects: [{do: modify, what: range, by: 1, target: {units: [pikes]}}]}
+  - {id: hill, name: Hill, effects: [{do: modify, what: range, by: 1, target: {units: [pikes, bows]}}]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.owned_effects import owned_effects
from pnp.model.effects import Effect
from pnp.model.game import Game

NAME = "stat missing from all targets"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every effect on a stat of named units."""
    game = context.game
    changing = [
        owned.effect
        for owned in owned_effects(game)
        if owned.effect.do in ("modify", "set") and _is_stat(game, owned.effect)
    ]
    if not changing:
        return
    reach = context.reach
    for effect in changing:
        target = effect.target
        if target is None or not (target.units or target.classes):
            continue
        kinds = reach.of(target)
        if any(effect.what in game.units[kind].stats for kind in kinds):
            continue
        reached = [unit for unit in game.units if unit.id in kinds]
        having = [unit for unit in game.units if effect.what in unit.stats]
        if reached and having:
            units = " and ".join(repr(unit.id) for unit in reached[:3]) + (" and others" if len(reached) > 3 else "")
            verb = "changes" if effect.do == "modify" else "sets"
            yield Problem(
                message=f"the effect {verb} {effect.what}, but {units} {'has' if len(reached) == 1 else 'have'} none",
                span=effect.at("what"),
                hint="correct the stat or the target",
                related=(Related(having[0].at(f"stats.{effect.what}"), f"{having[0].id!r} has one"),),
            )


def _is_stat(game: Game, effect: Effect) -> bool:
    """Whether what it changes is a stat and nothing else that has the same name."""
    return game.stats.find(effect.what) is not None and game.rolls.find(effect.what) is None
