"""Modifiers make a roll automatic or impossible.

Adds up the modifiers that can apply to a roll together, and looks for sums with which every result of the die succeeds,
or none does. Natural results that always hit or miss are taken into account. Only sums of at most three modifiers are
reported, and the smallest set of modifiers is named. Modifiers that come from cards are left out, since cards are
played to decide a roll; so are sums for two kinds of ground, or for two classes that no unit and no card has together.

A roll that cannot fail takes time and decides nothing; a roll that cannot succeed frustrates. Often neither is
intended.

```yaml file=rolls.yaml
rolls:
  - id: attack
    name: Attack
    die: D6
    target: 5+
    modifiers:
      - {id: flank, by: +2, text: From the flank}
      - {id: charge, by: +2, text: Charging}
```
```text
rolls.yaml:5:13: info D106 'attack' cannot fail with +2 (flank), +2 (charge): the lowest total is 1 +4 = 5
```
```diff file=rolls.yaml
     target: 5+
+    natural: {1: always a miss}
```
"""

from collections.abc import Mapping
from typing import Final

from pnp.analysis.exclusions import exclusions
from pnp.analysis.odds import naturals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.dice.reach import Applied, in_words, number_of, sums_with_modifiers
from pnp.model.dice import Results, chance
from pnp.model.game import Game
from pnp.model.tables import Modifier, Roll

NAME = "automatic or impossible roll"
SEVERITY = Severity.INFO

_MAX_MODIFIERS: Final = 3


def check(context: GameContext) -> Problems:
    """Every roll, with at most one problem because it cannot fail and one because it cannot succeed."""
    for roll in context.game.rolls:
        if roll.target:
            fixed = naturals(roll.natural)
            sums = sums_with_modifiers(_without_cards(roll, context.game), context.get(exclusions))
            if not 0 < chance(roll.die, roll.target, 0, fixed) < 1:
                continue
            for certainty, verb in ((1, "fail"), (0, "succeed")):
                yield from _certain(roll, roll.target, sums, fixed, certainty, verb)


def _without_cards(roll: Roll, game: Game) -> tuple[Modifier, ...]:
    decks = {deck.id for deck in game.decks}
    return tuple(modifier for modifier in roll.modifiers if modifier.source.partition(".")[0] not in decks)


def _certain(
    roll: Roll, target: Results, sums: Mapping[int, Applied], fixed: Mapping[int, bool], certainty: int, verb: str
) -> Problems:
    totals = [total for total in sums if chance(roll.die, target, total, fixed) == certainty]
    if not totals:
        return
    total = min(totals, key=lambda number: (number_of(sums[number]), abs(number)))
    applied = sums[total]
    if number_of(applied) > _MAX_MODIFIERS:
        return
    yield Problem(
        message=f"{roll.id!r} cannot {verb} with {in_words(applied)}: {_arithmetic(roll, total)}",
        span=roll.at("target"),
        hint="if this is not intended, let a natural result always hit or miss, or limit the modifiers",
        related=tuple(Related(modifier.at("by"), f"{modifier.by:+d}") for modifier, _ in applied),
    )


def _arithmetic(roll: Roll, total: int) -> str:
    """The sum of the roll that comes closest to missing (or reaching) the target."""
    if total > 0:
        return f"the lowest total is {roll.die.low} +{total} = {roll.die.low + total}"
    return f"the highest total is {roll.die.high} −{-total} = {roll.die.high + total}"
