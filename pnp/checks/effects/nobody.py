"""An effect has no possible target.

Works out the kinds of unit that each target includes, by unit and class and without those it excepts. If no kind is
left, or if the side that it names has none of them in any army, the effect can never apply.

The card is useless: its units have been renamed, moved to another class or given to the other side.

```yaml file=units.yaml
classes:
  - {id: sea, name: ship}
units:
  - {id: pikes, name: Pikes}
terrain:
  - {id: reef, name: Reef, effects: [{do: modify, what: move, by: -1, target: {classes: [sea]}}]}
```
```text
units.yaml:6:90: error E201 the effect reaches nobody: no unit is 'sea'
```
```diff file=units.yaml
   - {id: pikes, name: Pikes}
+  - {id: cog, name: Cog, classes: [sea]}
```
"""

from pnp.analysis.reach import Reach
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.owned_effects import named, owned_effects
from pnp.model.effects import Target
from pnp.model.game import Game
from pnp.model.units import UnitClass

NAME = "effect without targets"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every target that names units or classes of a game that has units."""
    game = context.game
    if not game.units:
        return
    reach = context.reach
    for owned in owned_effects(game):
        for key, target in owned.targets:
            if target.units or target.classes:
                yield from _empty(game, reach, key, target)


def _empty(game: Game, reach: Reach, key: str, target: Target) -> Problems:
    base = reach.base(target)
    words = named(target)
    verb = "reaches" if key == "target" else "is against"
    if not base:
        if not target.units and all(_is_of_units(game, reach, name) for name in target.classes):
            span = target.at("classes.0" if len(target.classes) == 1 else "classes")
            message = f"the effect {verb} nobody: no unit is {words}"
            yield Problem(message=message, span=span, hint="give the units this class, or name another")
        return  # N101 reports unknown units and classes.
    left = reach.of(target)
    roster = reach.rosters.get(target.side)
    if left and roster is not None and not left & roster:
        side = game.sides[target.side]
        yield Problem(
            message=f"the effect {verb} nobody: {target.side!r} has no {words}",
            span=target.at("side"),
            hint="name the other side, or give its army such units",
            related=(Related(side.at("id"), "the side"),),
        )


def _is_of_units(game: Game, reach: Reach, name: str) -> bool:
    """Whether a class exists and is meant for units: cards and other records may have it in a declared field."""
    if name not in reach.members:
        return False
    groups = (
        *(deck.cards for deck in game.decks),
        *(custom.records for custom in game.sets),
        game.markers,
        game.terrain,
    )
    for group in groups:
        for record in group:
            for value in record.fields.values():
                if any(isinstance(part, UnitClass) and part.id == name for part in _all(value)):
                    return False
    return True


def _all(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
