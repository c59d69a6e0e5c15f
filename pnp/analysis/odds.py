"""Dice tables and rolls to probabilities: of each row, and of success at every sum of modifiers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeVar

from pnp.model.dice import Results, chance
from pnp.model.tables import Modifier, Roll, Table
from pnp.values import dataclass

T = TypeVar("T")

# What people write beside a natural result, in the languages of the kits so far; anything else is prose.
_MISS: Final = re.compile(r"\b(miss|fail|failure|misses|fails)\b", re.IGNORECASE)
_HIT: Final = re.compile(r"\b(hit|success|succeed|hits|succeeds)\b", re.IGNORECASE)
_MOST_SUMS: Final = 60
_MOST_TABLE_SUMS: Final = 24
_MOST_ROWS: Final = 12
_MOST_PAIRS: Final = 100_000


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


def merged_ends(odds: Sequence[tuple[int, T]]) -> tuple[tuple[str, T], ...]:
    """Sums with what they come to, and what to call them: those at either end that change nothing more are one.

    The first may be called ``\u2264\u202f\u22123``, the last ``\u2265\u202f+3``.
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
    return tuple((label, worth) for label, (_, worth) in zip(labels, shown, strict=True))


@dataclass(frozen=True, slots=True)
class Opposed:
    """The probabilities of a higher and of an equal total when the modifiers come to ``modifier``."""

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
    # How likely each difference is: own total less the other one.
    differences: dict[int, Fraction] = {}
    for mine, likely in own.items():
        for theirs, other_likely in other.items():
            differences[mine - theirs] = differences.get(mine - theirs, Fraction(0)) + likely * other_likely
    return tuple(
        Opposed(
            total,
            sum((odds for difference, odds in differences.items() if difference + total > 0), Fraction(0)),
            differences.get(-total, Fraction(0)),
        )
        for total in reachable
    )


def table_odds(roll: Roll, table: Table) -> tuple[tuple[int, tuple[Fraction, ...]], ...]:
    """How likely each row of the table is at every sum of the roll's modifiers.

    A total beyond the table is in none of its rows, unless the row there is open at that end. Nothing for a roll
    without modifiers, or with too many sums to list.
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
