"""Dice tables and rolls → the probability of each row, and of success at every sum of modifiers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeVar

from pnp.analysis.exclusions import exclude
from pnp.model.dice import Results, chance
from pnp.model.tables import Modifier, Roll, Table
from pnp.values import dataclass

T = TypeVar("T")

# What people write beside a natural result, in English; anything else is prose.
_MISS: Final = re.compile(r"\b(miss|fail|failure|misses|fails)\b", re.IGNORECASE)
_HIT: Final = re.compile(r"\b(hit|success|succeed|hits|succeeds)\b", re.IGNORECASE)
_MOST_SUMS: Final = 60
_MOST_TABLE_SUMS: Final = 24
_MOST_ROWS: Final = 12
_MOST_PAIRS: Final = 100_000


@dataclass(frozen=True, slots=True)
class SumOdds:
    """The probability of success with modifiers whose sum is ``modifier``."""

    modifier: int
    success: Fraction


def row_odds(table: Table, on: Results) -> Fraction:
    """The probability that the die of a table shows a result of a row."""
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


def merged_ends(odds: Sequence[tuple[int, T]]) -> tuple[tuple[str, T], ...]:
    """Sums of modifiers as labels with their odds; sums with equal odds at either end become one entry.

    The first label may be ``\u2264\u202f\u22123``, the last ``\u2265\u202f+3``.
    """
    first, last = 0, len(odds) - 1
    while first < last and odds[first][1] == odds[first + 1][1]:
        first += 1
    while last > first and odds[last][1] == odds[last - 1][1]:
        last -= 1
    shown = odds[first : last + 1]
    labels = [signed(total) for total, _ in shown]
    if len(shown) > 1 and first:
        labels[0] = f"\u2264\u202f{labels[0]}"
    if len(shown) > 1 and last < len(odds) - 1:
        labels[-1] = f"\u2265\u202f{labels[-1]}"
    return tuple((label, value) for label, (_, value) in zip(labels, shown, strict=True))


@dataclass(frozen=True, slots=True)
class Opposed:
    """The probabilities of a higher and of an equal total with modifiers whose sum is ``modifier``."""

    modifier: int
    higher: Fraction
    equal: Fraction

    @property
    def shares(self) -> tuple[Fraction, Fraction, Fraction]:
        """The probabilities of a higher, an equal and a lower total."""
        return self.higher, self.equal, 1 - self.higher - self.equal


def opposed_odds(roll: Roll) -> tuple[Opposed, ...]:
    """The odds against the dice of the other side at every sum of modifiers; nothing for other rolls."""
    if roll.against is None or roll.target is not None:
        return ()
    own, other = roll.die.odds(), roll.against.odds()
    reachable = sums(roll.modifiers)
    if len(reachable) > _MOST_SUMS or len(own) * len(other) > _MOST_PAIRS:
        return ()
    # The probability of each difference: own total less that of the other side.
    differences: dict[int, Fraction] = {}
    for mine, own_odds in own.items():
        for theirs, other_odds in other.items():
            differences[mine - theirs] = differences.get(mine - theirs, Fraction(0)) + own_odds * other_odds
    return tuple(
        Opposed(
            total,
            sum((odds for difference, odds in differences.items() if difference + total > 0), Fraction(0)),
            differences.get(-total, Fraction(0)),
        )
        for total in reachable
    )


def table_odds(roll: Roll, table: Table) -> tuple[tuple[int, tuple[Fraction, ...]], ...]:
    """The probability of each row of the table at every sum of the roll's modifiers.

    A total outside the table is in none of its rows, unless a row is open at that end. Nothing for a roll without
    modifiers, or with too many sums to list.
    """
    reachable = sums(roll.modifiers)
    if not roll.modifiers or len(reachable) > _MOST_TABLE_SUMS or not 1 < len(table.rows) <= _MOST_ROWS:
        return ()
    odds = roll.die.odds()
    return tuple(
        (total, tuple(sum((odds[odd] for odd in odds if odd + total in row.on), Fraction(0)) for row in table.rows))
        for total in reachable
    )


def signed(value: int) -> str:
    """``+1``, ``\u22121``, ``0``, with a real minus."""
    return f"{value:+d}".replace("-", "\u2212") if value else "0"


def sums(modifiers: Sequence[Modifier]) -> tuple[int, ...]:
    """Every sum that modifiers can have together, without those that exclude each other."""
    reached: set[tuple[int, frozenset[int]]] = {(0, frozenset())}
    for index, modifier in enumerate(modifiers):
        added: set[tuple[int, frozenset[int]]] = set()
        for total, used in reached:
            if any(exclude(modifier, modifiers[other]) for other in used):
                continue
            # Only modifiers that exclude a later one still matter: the others would only multiply states.
            later = modifiers[index + 1 :]
            kept = frozenset(i for i in (*used, index) if any(exclude(modifiers[i], other) for other in later))
            added.update((total + modifier.by * times, kept) for times in range(1, max(modifier.times, 1) + 1))
        reached |= added
    return tuple(sorted({total for total, _ in reached}))


def naturals(natural: Mapping[str, str]) -> Mapping[int, bool]:
    """Unmodified results that always succeed (True) or fail (False), as far as their words say so."""
    return {
        int(result): not _MISS.search(meaning)
        for result, meaning in natural.items()
        if result.isdecimal() and (_MISS.search(meaning) or _HIT.search(meaning))
    }
