"""The numbers and chances that a worked example states, read for comparison."""

import re
from fractions import Fraction

from pnp.model.costs import Cost
from pnp.values import dataclass

_NUMBER = r"(?P<sign>[+\-−–])?\s*(?P<digits>\d{1,12}(?:\.\d{1,9})?)"
_PLAIN = re.compile(rf"{_NUMBER}\s*(?P<percent>%)?$")
_RATIO = re.compile(r"(?P<over>\d{1,9})\s*(?:/|in|out of|of|:)\s*(?P<under>[1-9]\d{0,8})$")


@dataclass(frozen=True, slots=True)
class Claim:
    """A number as it is written. slack: the largest rounding error."""

    number: Fraction
    slack: Fraction

    def holds(self, value: Fraction | int) -> bool:
        """Whether a value may have been rounded to this number."""
        return abs(value - self.number) <= self.slack


def number_in(text: str) -> Claim | None:
    """Read a whole or decimal number; None if it is something else."""
    match = _PLAIN.match(text.strip())
    if not match or match["percent"]:
        return None
    return _claim(match["sign"], match["digits"], whole_is_exact=True)


def points_in(text: str) -> Claim | None:
    """Read movement points: ``2½`` or ``5/2``; None if it is something else."""
    try:
        return Claim(Cost.parse(text).points, Fraction(0))
    except ValueError:
        return None


def chance_in(text: str) -> Claim | None:
    """Read a probability: ``40 %``, ``0.4``, ``2/5`` or ``2 in 5``; None if it is something else."""
    if ratio := _RATIO.match(text.strip()):
        return Claim(Fraction(int(ratio["over"]), int(ratio["under"])), Fraction(0))
    match = _PLAIN.match(text.strip())
    if not match:
        return None
    claim = _claim(match["sign"], match["digits"], whole_is_exact=not match["percent"])
    return Claim(claim.number / 100, claim.slack / 100) if match["percent"] else claim


def _claim(sign: str | None, digits: str, *, whole_is_exact: bool) -> Claim:
    decimals = len(digits.partition(".")[2])
    slack = Fraction(0) if whole_is_exact and not decimals else Fraction(1, 2 * 10**decimals)
    number = Fraction(digits)
    return Claim(-number if sign and sign != "+" else number, slack)


def percent(chance: Fraction) -> str:
    """A probability in percent, with one decimal if it is not a whole number: ``40 %``."""
    hundred = chance * 100
    return f"{int(hundred)} %" if hundred.denominator == 1 else f"{float(hundred):.1f} %"


def signed(number: int) -> str:
    """``+2`` or ``−1``, with a real minus sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def plain(number: int | float | Fraction) -> str:
    """A number with a real minus sign."""
    shown = float(number) if isinstance(number, Fraction) and number.denominator != 1 else number
    return f"{shown:g}".replace("-", "−") if isinstance(shown, float) else str(shown).replace("-", "−")
