"""An effect needs more units than there can be.

Compares the number of units that an effect destroys, loses, captures or moves with the maximum that the armies can have
of the kinds that it names, including spare counters and everything that options and rolls before the game add. Games in
which units come back, and numbers that are rolled, are skipped.

The number was meant for another unit, or for an older army list.

```yaml file=units.yaml
sides:
  - {id: tide, name: Tide}
units:
  - {id: cog, name: Cog}
armies:
  - {id: tide, side: tide, units: {cog: 2}}
decks:
  - id: events
    name: Events
    cards:
      - {id: storm, name: Storm, effects: [{do: destroy, what: unit, count: 3, target: {units: [cog]}}]}
```
```text
units.yaml:11:77: warning E207 the effect needs 3 of 'cog', but there are only 2
```
```diff file=units.yaml
-      - {id: storm, name: Storm, effects: [{do: destroy, what: unit, count: 3, target: {units: [cog]}}]}
+      - {id: storm, name: Storm, effects: [{do: destroy, what: unit, count: 2, target: {units: [cog]}}]}
```
"""

from pnp.analysis.quantities import known_number
from pnp.analysis.reach import Reach
from pnp.analysis.strength import strength_in
from pnp.analysis.variants import Variant
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.owned_effects import OwnedEffect, named, owned_effects
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.units import Army, Unit

NAME = "more units than exist"
SEVERITY = Severity.WARNING

_TAKING = ("destroy", "lose", "capture", "move")


def check(context: GameContext) -> Problems:
    """Every effect with a plain number of units of named kinds."""
    game = context.game
    all_effects = list(owned_effects(game)) if game.armies else []
    demanding = [owned for owned in all_effects if owned.effect.do in _TAKING and _number(owned.effect) > 1]
    if not demanding or any(owned.effect.do in ("restore", "place", "gain") for owned in all_effects):
        return  # Units that come back, or enter play later, have no maximum here.
    reach = context.reach
    for owned in demanding:
        yield from _too_many(game, reach, owned)


def _number(effect: Effect) -> int:
    """How many units it needs; 0 if it needs something else or no plain number."""
    target = effect.target
    if effect.what != "unit" or target is None or not (target.units or target.classes):
        return 0
    written = effect.count or target.count
    return int(written) if written.isdecimal() else 0


def _too_many(game: Game, reach: Reach, owned: OwnedEffect) -> Problems:
    effect, target = owned.effect, owned.effect.target
    assert target is not None
    reached = reach.of(target)
    kinds = [unit for unit in game.units if unit.id in reached]
    armies = [army for army in game.armies if target.side in ("own", "enemy", "any", army.side)]
    variant = Variant(tuple(game.options))
    by_side: dict[str, int] = {}
    for army in armies:
        number = sum(strength_in(game, army, unit, variant).number + _spare(game, army, unit) for unit in kinds)
        by_side[army.side] = by_side.get(army.side, 0) + number
    most = sum(by_side.values()) if target.side in ("any", "enemy") else max(by_side.values(), default=0)
    if kinds and most < _number(effect):
        words = named(target)
        yield Problem(
            message=f"the effect needs {_number(effect)} of {words}, but there are only {most}",
            span=effect.at("count") if effect.count else target.at("count"),
            hint=f"write at most {most}" if most else "no army has such units",
        )


def _spare(game: Game, army: Army, unit: Unit) -> int:
    """The counters that are printed beyond what an army starts with."""
    return known_number(game, army.spare.get(unit.id)) or 0
