"""Dice tables and rolls to probabilities: of each row, and of success at every sum of modifiers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from pnp.model.dice import Results, chance
from pnp.model.tables import Modifier, Roll, Table
from pnp.values import dataclass

# What people write beside a natural result, in the languages of the kits so far; anything else is prose.
_MISS: Final = re.compile(r"\b(miss|fail|failure|misses|fails)\b", re.IGNORECASE)
_HIT: Final = re.compile(r"\b(hit|success|succeed|hits|succeeds)\b", re.IGNORECASE)
_MOST_SUMS: Final = 60


@dataclass(frozen=True, slots=True)
class SumOdds:
    """The probability of success when the modifiers come to ``modifier``."""

    modifier: int
    success: Fraction


def row_odds(table: Table, on: Results) -> Fraction:
    """The probability that the die of a table shows a result that a row takes."""
    odds = table.die.odds()
    return sum((odds[result] for result in on.within(tuple(odds))), Fraction(0))


def roll_odds(roll: Roll) -> tuple[SumOdds, ...]:
    """The odds at every sum of modifiers; nothing for a roll without a target, or with too many sums to list."""
    if roll.target is None:
        return ()
    reachable = sums(roll.modifiers)
    if len(reachable) > _MOST_SUMS:
        return ()
    natural = naturals(roll.natural)
    return tuple(SumOdds(total, chance(roll.die, roll.target, total, natural)) for total in reachable)


def sums(modifiers: Sequence[Modifier]) -> tuple[int, ...]:
    """Every sum that modifiers can have together, those that exclude each other never together."""
    reached: set[tuple[int, frozenset[int]]] = {(0, frozenset())}
    for index, one in enumerate(modifiers):
        more: set[tuple[int, frozenset[int]]] = set()
        for total, used in reached:
            if any(_exclude(one, modifiers[other]) for other in used):
                continue
            # Only those in use that exclude a later one still matter: the others would only multiply states.
            later = modifiers[index + 1 :]
            kept = frozenset(i for i in (*used, index) if any(_exclude(modifiers[i], other) for other in later))
            more.update((total + one.by * times, kept) for times in range(1, max(one.times, 1) + 1))
        reached |= more
    return tuple(sorted({total for total, _ in reached}))


def naturals(natural: Mapping[str, str]) -> Mapping[int, bool]:
    """Unmodified results that always succeed (True) or fail (False), as far as their words say so."""
    found = {}
    for result, meaning in natural.items():
        if result.isdecimal() and (_MISS.search(meaning) or _HIT.search(meaning)):
            found[int(result)] = not _MISS.search(meaning)
    return found


def _exclude(one: Modifier, other: Modifier) -> bool:
    return other.id in one.excludes or one.id in other.excludes
