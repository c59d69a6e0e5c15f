"""The chances that dice give, and chances as texts state them."""

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
# A percentage may be rounded up or down.
_ROUNDING: Final = Fraction(1, 100)


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance in a text. start: index of its first character. exact: given as a ratio, not in percent."""

    start: int
    words: str
    value: Fraction
    exact: bool

    def fits(self, possible: Fraction) -> bool:
        """Whether a possible chance is the stated one, apart from rounding."""
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
    """The chance of every run of consecutive results; for dice with even odds, of any set of results."""
    odds = tuple(dice.odds().values())
    if len(set(odds)) == 1:
        return frozenset(Fraction(part, len(odds)) for part in range(1, len(odds)))
    possible: set[Fraction] = set()
    for first in range(len(odds)):
        total = Fraction(0)
        for probability in odds[first:]:
            total += probability
            possible.update((total, 1 - total))
    return frozenset(possible - {Fraction(0), Fraction(1)})


def of_rolls(rolls: Iterable[Roll]) -> frozenset[Fraction]:
    """The chance of success and of failure at every sum of modifiers, natural results taken into account."""
    successes = [odds.success for roll in rolls for odds in roll_odds(roll)]
    return frozenset((*successes, *(1 - success for success in successes)))
