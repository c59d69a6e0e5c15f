"""Modifiers make a roll automatic or impossible.

## What it does
Adds up the modifiers that can apply to a roll together, and looks for sums at which every result of the die succeeds,
or none does. Natural results that always hit or miss are taken into account. Only sums of at most three modifiers are
reported, with the fewest that get there.

## Why it matters
A roll that cannot fail takes time and decides nothing; a roll that cannot succeed disappoints. Often neither was meant.

## Fails
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

## Passes
```diff file=rolls.yaml
     target: 5+
+    natural: {1: always a miss}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.odds import naturals
from pnp.checks.check import Problem
from pnp.checks.dice.reach import Applied, in_words, number_of, sums_with_modifiers
from pnp.findings import Related, Severity
from pnp.model.dice import Results, chance
from pnp.model.tables import Roll

CODE = "D106"
NAME = "automatic or impossible roll"
SEVERITY = Severity.INFO

_MOST_MODIFIERS: Final = 3


def check(context: GameContext) -> Iterator[Problem]:
    """At most one problem for what cannot fail, and one for what cannot succeed, of each roll."""
    for roll in context.game.rolls:
        if roll.target:
            fixed = naturals(roll.natural)
            sums = sums_with_modifiers(roll.modifiers)
            if not 0 < chance(roll.die, roll.target, 0, fixed) < 1:
                continue
            for certainty, words in ((1, "fail"), (0, "succeed")):
                yield from _certain(roll, roll.target, sums, fixed, certainty, words)


def _certain(
    roll: Roll, target: Results, sums: Mapping[int, Applied], fixed: Mapping[int, bool], certainty: int, words: str
) -> Iterator[Problem]:
    there = [total for total in sums if chance(roll.die, target, total, fixed) == certainty]
    if not there:
        return
    total = min(there, key=lambda number: (number_of(sums[number]), abs(number)))
    applied = sums[total]
    if number_of(applied) > _MOST_MODIFIERS:
        return
    yield Problem(
        message=f"{roll.id!r} cannot {words} with {in_words(applied)}: {_arithmetic(roll, total)}",
        span=roll.at("target"),
        hint="if that is not meant, let a natural result always hit or miss, or limit the modifiers",
        related=tuple(Related(one.at("by"), f"{one.by:+d}") for one, _ in applied),
    )


def _arithmetic(roll: Roll, total: int) -> str:
    """The total that comes nearest to the other side of the target."""
    if total > 0:
        return f"the lowest total is {roll.die.low} +{total} = {roll.die.low + total}"
    return f"the highest total is {roll.die.high} −{-total} = {roll.die.high + total}"
