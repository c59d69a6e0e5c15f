"""The chances that dice can have, and chances as texts state them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.odds import roll_odds
from pnp.model.dice import Dice
from pnp.model.tables import Roll
from pnp.values import dataclass

_PERCENT: Final = re.compile(r"(?<![\d.,/–-])(?P<number>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|per ?cent\b)", re.IGNORECASE)
_RATIO: Final = re.compile(
    rf"\b(?P<part>{NUMBER})\s+(?:chances?\s+)?(?:in|out\s+of)\s+(?P<whole>{NUMBER})\b", re.IGNORECASE
)
# Rounded either way.
_ROUNDING: Final = Fraction(1, 100)


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance in a text. start: index of its first character. exact: given as a ratio, not in percent."""

    start: int
    words: str
    value: Fraction
    exact: bool

    def fits(self, possible: Fraction) -> bool:
        """Whether a possible chance is the stated one, or comes to it by rounding."""
        return possible == self.value if self.exact else abs(possible - self.value) < _ROUNDING


def chances(text: str) -> Iterator[Chance]:
    """Every percentage from 1 to 99 and every ``two in six`` of a text."""
    for match in _PERCENT.finditer(text):
        value = Fraction(match["number"].replace(",", ".")) / 100
        if 0 < value < 1:
            yield Chance(match.start(), match[0], value, exact=False)
    for match in _RATIO.finditer(text):
        part, whole = number_of(match["part"]), number_of(match["whole"])
        if 0 < part < whole:
            yield Chance(match.start(), match[0], Fraction(part, whole), exact=True)


@cache
def of_dice(dice: Dice) -> frozenset[Fraction]:
    """The chance of every run of results that follow one another; for dice with even odds, of any results."""
    odds = tuple(dice.odds().values())
    if len(set(odds)) == 1:
        return frozenset(Fraction(part, len(odds)) for part in range(1, len(odds)))
    found: set[Fraction] = set()
    for first in range(len(odds)):
        total = Fraction(0)
        for odd in odds[first:]:
            total += odd
            found.update((total, 1 - total))
    return frozenset(found - {Fraction(0), Fraction(1)})


def of_rolls(rolls: Iterable[Roll]) -> frozenset[Fraction]:
    """The chance of success and of failure at every sum of modifiers, natural results taken into account."""
    found: set[Fraction] = set()
    for roll in rolls:
        for odd in roll_odds(roll):
            found.update((odd.success, 1 - odd.success))
    return frozenset(found)
