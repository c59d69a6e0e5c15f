"""Dice, results and their odds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache

from pnp.values import dataclass

_DICE = re.compile(r"(?P<count>\d{0,3})(?P<letter>[dDwW])(?P<sides>\d{1,4})(?:\s*(?P<add>[+\-−]\s*\d{1,4}))?$")
# Dice with blanks in them, and the D100 of two ten-sided dice.
_LOOSE_DICE = re.compile(r"\s*\d{0,3}\s*[dD]\s*(?:\d{1,4}|%)\s*")
_RESULT = re.compile(r"(?P<low>\d{1,4})\s*(?:(?:-|–|to)\s*(?P<high>\d{1,4})|(?P<plus>\+)|(?P<minus>-|–|−))?$")
_AT_MOST = re.compile(r"(?:≤|<=)\s*(?P<high>-?\d{1,4})$")
_AT_LEAST = re.compile(r"(?:≥|>=)\s*(?P<low>-?\d{1,4})$")

# The odds of dice with more pips would take too long to calculate.
MOST_PIPS = 1000


@dataclass(frozen=True, slots=True)
class Dice:
    """A number of dice of a kind, plus a number: ``2D6+1``, in German ``2W6+1``.

    ``D66`` reads two D6 as tens and ones.
    """

    count: int
    sides: int
    add: int = 0
    written: str = ""

    @classmethod
    def parse(cls, text: str) -> Dice:
        """Read ``D6``, ``1d10``, ``3D6``, ``D66``, ``D100``, ``W6`` or ``2D6+1``. Raises ValueError with a sentence."""
        match = _DICE.match(text.strip())
        if not match or not int(match["count"] or 1) or int(match["sides"]) < 2:
            raise ValueError(f"{text!r} is not a die: write D6, 2D6, D66 or D100")
        if int(match["count"] or 1) * int(match["sides"]) > MOST_PIPS:
            raise ValueError(f"{text!r} is too many dice: together they may show {MOST_PIPS}")
        add = int(re.sub(r"\s", "", match["add"] or "0").replace("−", "-"))
        return cls(int(match["count"] or 1), int(match["sides"]), add, text.strip())

    @classmethod
    def meant(cls, text: str) -> str:
        """The correct notation of ``2 D 6`` and ``D%``; empty for what cannot be guessed."""
        return re.sub(r"\s", "", text).replace("%", "100") if _LOOSE_DICE.fullmatch(text) else ""

    def __str__(self) -> str:
        number = "" if self.count == 1 else str(self.count)
        letter = "W" if "w" in self.written.lower() else "D"
        return f"{number}{letter}{self.sides}" + (f"{self.add:+d}" if self.add else "")

    @property
    def is_d66(self) -> bool:
        """Whether two D6 are read as tens and ones."""
        return self.count == 1 and self.sides == 66

    @property
    def low(self) -> int:
        """The lowest result."""
        return 11 if self.is_d66 else self.count + self.add

    @property
    def high(self) -> int:
        """The highest result; 100 for the ``00`` of a D100."""
        return self.count * self.sides + self.add

    def results(self) -> tuple[int, ...]:
        """Every possible result in order."""
        return tuple(self.odds())

    def odds(self) -> Mapping[int, Fraction]:
        """The probability of each result."""
        return _odds(self.count, self.sides, self.add)


@cache
def _odds(count: int, sides: int, add: int) -> dict[int, Fraction]:
    if count == 1 and sides == 66:
        return {tens * 10 + ones: Fraction(1, 36) for tens in range(1, 7) for ones in range(1, 7)}
    # For each total, the number of rolls that come to it.
    rolls = {0: 1}
    for _ in range(count):
        longer: dict[int, int] = {}
        for total, number in rolls.items():
            for face in range(1, sides + 1):
                longer[total + face] = longer.get(total + face, 0) + number
        rolls = longer
    return {total + add: Fraction(number, sides**count) for total, number in sorted(rolls.items())}


@dataclass(frozen=True, slots=True)
class Results:
    """The results that a table row or a target takes: ranges from low to high; None is an open end."""

    ranges: tuple[tuple[int | None, int | None], ...]
    written: str

    @classmethod
    def parse(cls, text: str) -> Results:
        """Read ``3``, ``3-4``, ``01-02``, ``00`` (100), ``6+``, ``≤1`` or a list. Raises ValueError."""
        parts = [part.strip() for part in text.split(",")]
        return cls(tuple(_one_range(part, text) for part in parts), text.strip())

    def __str__(self) -> str:
        return self.written

    def __contains__(self, result: int) -> bool:
        return any((low is None or low <= result) and (high is None or result <= high) for low, high in self.ranges)

    @property
    def low(self) -> int | None:
        """The lowest result; None if open below."""
        lows = [low for low, _ in self.ranges]
        return None if None in lows else min(low for low in lows if low is not None)

    @property
    def high(self) -> int | None:
        """The highest result; None if open above."""
        highs = [high for _, high in self.ranges]
        return None if None in highs else max(high for high in highs if high is not None)

    def within(self, results: Iterator[int] | tuple[int, ...]) -> tuple[int, ...]:
        """Those of the given results, which are in order, that lie in a range."""
        possible = tuple(results)
        taken: set[int] = set()
        for low, high in self.ranges:
            first = possible[0] if low is None and possible else low
            last = possible[-1] if high is None and possible else high
            if first is not None and last is not None:
                taken.update(range(first, last + 1))
        return tuple(result for result in possible if result in taken)


def _one_range(part: str, text: str) -> tuple[int | None, int | None]:
    if match := _AT_MOST.match(part):
        return None, int(match["high"])
    if match := _AT_LEAST.match(part):
        return int(match["low"]), None
    match = _RESULT.match(part)
    if not match:
        raise ValueError(f"{text!r} is not a result: write 3, 3-4, 01-02, 6+ or ≤1")
    low = _number(match["low"])
    if match["plus"]:
        return low, None
    if match["minus"]:
        return None, low
    high = _number(match["high"]) if match["high"] else low
    if high < low:
        raise ValueError(f"{text!r} runs backwards: write the lower result first")
    return low, high


def _number(digits: str) -> int:
    """A result as printed on dice: ``00`` is 100."""
    return 100 if digits == "00" else int(digits)


def chance(dice: Dice, target: Results, modifier: int = 0, natural: Mapping[int, bool] | None = None) -> Fraction:
    """The probability that a roll plus its modifier lies in the target.

    natural: unmodified results that always succeed (True) or always fail (False).
    """
    total = Fraction(0)
    for result, probability in dice.odds().items():
        fixed = (natural or {}).get(result)
        if fixed if fixed is not None else result + modifier in target:
            total += probability
    return total
