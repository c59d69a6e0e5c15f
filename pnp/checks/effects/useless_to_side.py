"""A side can get an effect that it can never use.

Takes every effect on *own* (or *enemy*) units and each side that can get it: the side of its card, or all sides. If
that side (or its enemies) can have no unit of the kinds that the effect names, it is useless for that side. A card or
row that is marked for the side by a declared field (such as `useless: {type: sides}`) is skipped. Units that effects
let somebody gain, exchange or capture count for every side.

One player draws useless cards from the common deck, so the game is unfair.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: pikes, name: Pikes}
  - {id: cog, name: Cog}
armies:
  - {id: north, side: north, units: {pikes: 4}}
  - {id: south, side: south, units: {pikes: 2, cog: 2}}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: sails, name: New sails, effects: [{do: modify, what: move, by: 1, target: {side: own, units: [cog]}}]}
```
```text
units.yaml:14:107: info E202 useless for 'north', which has no 'cog'
```
```diff file=units.yaml
-      - {id: sails, name: New sails, effects: [{do: modify, what: move, by: 1, target: {side: own, units: [cog]}}]}
+      - {id: sails, name: New sails, effects: [{do: modify, what: move, by: 1, target: {side: own, units: [pikes]}}]}
```
"""

from pnp.analysis.reach import Reach
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.owned_effects import OwnedEffect, named, owned_effects, users
from pnp.model.decks import Card
from pnp.model.effects import Target
from pnp.model.game import Game
from pnp.model.tables import Row

NAME = "useless effect for a side"
SEVERITY = Severity.INFO


def check(context: GameContext) -> Problems:
    """Every card and row with effects on units of its user or of the enemy."""
    reach = context.reach
    if len(reach.rosters) < 2:
        return
    for owned in owned_effects(context.game):
        if isinstance(owned.owner, Card | Row) and owned.effect.do != "gain":
            target = owned.effect.target
            if target and target.side in ("own", "enemy") and (target.units or target.classes):
                yield from _useless(context.game, reach, owned, target)


def _useless(game: Game, reach: Reach, owned: OwnedEffect, target: Target) -> Problems:
    kinds = reach.of(target)
    sides = users(game, owned)
    without = [side for side in sides if kinds and not kinds & _roster(reach, side, target.side)]
    if not without or len(without) == len(sides) or len(owned.owner_effects) > 1:
        return  # E201 reports effects useless to everybody; a card with more effects is of some use.
    words = named(target)
    whose = "which has" if target.side == "own" else "whose enemies have"
    yield Problem(
        message=f"useless for {' and '.join(map(repr, without))}, {whose} no {words}",
        span=target.at("units" if target.units else "classes"),
        hint="give the card a side:, mark the row for that side, or give it another effect there",
        related=tuple(Related(game.sides[side].at("id"), "the side") for side in without),
    )


def _roster(reach: Reach, side: str, whose: str) -> frozenset[str]:
    """The kinds of unit that a side, or that its enemies, can have."""
    if whose == "own":
        return reach.rosters[side]
    return frozenset().union(*(kinds for other, kinds in reach.rosters.items() if other != side))
