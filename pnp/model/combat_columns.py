"""The columns of combat tables: ratios, differences and strengths, and which of them a combat belongs to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal

from pnp.values import dataclass

MOST_COLUMNS: Final = 40
_RATIO: Final = re.compile(r"(?P<attack>[1-9]\d{0,3}(?:\.\d)?)\s*[:\-–]\s*(?P<defence>[1-9]\d{0,3}(?:\.\d)?)\+?$")
_SIGN: Final = r"[+\-−]?"
_RANGE: Final = re.compile(rf"(?P<low>{_SIGN}\d{{1,4}})(?:\s*(?:to|…|\.\.|–|-)\s*(?P<high>{_SIGN}\d{{1,4}}))?$")
_OPEN: Final = re.compile(rf"(?P<least>[≥>]=?)?\s*(?P<most>[≤<]=?)?\s*(?P<number>{_SIGN}\d{{1,4}})\s*(?P<plus>\+)?$")

By = Literal["odds", "differential", "firepower"]


@dataclass(frozen=True, slots=True)
class Column:
    """A column. low, high: the values that belong to it; of odds both are the ratio. None is an open end."""

    written: str
    low: Fraction | None
    high: Fraction | None

    def __contains__(self, value: Fraction) -> bool:
        return (self.low is None or self.low <= value) and (self.high is None or value <= self.high)


def column(text: str, by: By) -> Column:
    """Read ``2:1``; or ``+1``, ``-2``, ``3-5``, ``≤-3``, ``8+``. Raises ValueError with a sentence for the user."""
    written = text.strip()
    if by == "odds":
        ratio = _RATIO.match(written)
        if not ratio:
            raise ValueError(f"{text!r} is no ratio: write 2:1, the attackers first")
        value = Fraction(ratio["attack"]) / Fraction(ratio["defence"])
        return Column(written, value, value)
    if (match := _OPEN.match(written)) and bool(match["least"]) + bool(match["most"]) + bool(match["plus"]) == 1:
        number = _number(match["number"])
        return Column(written, None if match["most"] else number, number if match["most"] else None)
    whole = _RANGE.match(written)
    if not whole:
        raise ValueError(f"{text!r} is no column: write +1, -2, 3-5, ≤-3 or 8+")
    low = _number(whole["low"])
    high = _number(whole["high"]) if whole["high"] else low
    return Column(written, min(low, high), max(low, high))


def _number(text: str) -> Fraction:
    return Fraction(text.replace("−", "-"))


def column_of(columns: Sequence[Column], value: Fraction, rounds: Literal["defender", "attacker", "nearest"]) -> int:
    """The index of the column that a value belongs to; the first or the last one if it lies beyond.

    Between two columns it is rounded in favour of the defender, of the attacker, or to the nearer one.
    """
    for index, each in enumerate(columns):
        if value in each:
            return index
    lower = [index for index, each in enumerate(columns) if each.high is not None and each.high < value]
    higher = [index for index, each in enumerate(columns) if each.low is not None and each.low > value]
    if not lower or not higher:
        return lower[-1] if lower else higher[0] if higher else 0
    below, above = lower[-1], higher[0]
    if rounds == "nearest":
        return above if (columns[above].low or 0) - value < value - (columns[below].high or 0) else below
    return below if rounds == "defender" else above
