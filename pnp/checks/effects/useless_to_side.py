"""An effect that one side can get and never use.

## What it does
Looks, for every effect on *own* (or *enemy*) units, at each side that can get it: by the side that its card names, else
all. If that side (or none of its enemies) can have a unit of the kinds that it names, the effect is useless for it. A
card or row that is marked for a side by a declared field (such as `useless: {type: sides}`) is left alone, and so is
one that somebody may exchange or capture units by.

## Why it matters
One player draws blanks from the common deck; the game is not even.

## Fails
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

## Passes
```diff file=units.yaml
-      - {id: sails, name: New sails, effects: [{do: modify, what: move, by: 1, target: {side: own, units: [cog]}}]}
+      - {id: sails, name: New sails, effects: [{do: modify, what: move, by: 1, target: {side: own, units: [pikes]}}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.analysis.reach import Reach
from pnp.checks.check import Problem
from pnp.checks.effects.acting import Acting, acting, users
from pnp.findings import Related, Severity
from pnp.model.decks import Card
from pnp.model.effects import Target
from pnp.model.game import Game
from pnp.model.tables import Row

CODE = "E202"
NAME = "effect of no use to a side"
SEVERITY = Severity.INFO


def check(context: GameContext) -> Iterator[Problem]:
    """Every card and row with effects on units of its user or of the enemy."""
    reach = context.reach
    if len(reach.rosters) < 2:
        return
    for one in acting(context.game):
        if isinstance(one.owner, Card | Row) and one.effect.do != "gain":
            target = one.effect.target
            if target and target.side in ("own", "enemy") and (target.units or target.classes):
                yield from _useless(context.game, reach, one, target)


def _useless(game: Game, reach: Reach, one: Acting, target: Target) -> Iterator[Problem]:
    left = reach.of(target)
    using = users(game, one)
    without = [side for side in using if left and not left & _roster(reach, side, target.side)]
    if not without or len(without) == len(using) or len(one.owner_effects) > 1:
        return  # Of no use to anybody is E201; a card that does more is of some use.
    named = " or ".join(map(repr, (*target.units, *target.classes)))
    whose = "which has" if target.side == "own" else "whose enemies have"
    yield Problem(
        message=f"useless for {' and '.join(map(repr, without))}, {whose} no {named}",
        span=target.at("units" if target.units else "classes"),
        hint="say side: at the card, mark the row for that side, or let it do something else there",
        related=tuple(Related(game.sides[side].at("id"), "the side") for side in without),
    )


def _roster(reach: Reach, side: str, whose: str) -> frozenset[str]:
    """The kinds of unit that a side, or that its enemies, can have."""
    if whose == "own":
        return reach.rosters[side]
    return frozenset().union(*(kinds for other, kinds in reach.rosters.items() if other != side))
