"""Lengths and component sizes, in millimetres.

A length in a kit or a layout always carries its unit: ``63.5 mm``, ``0.25 in``, ``11 pt``, ``2 cm``, or
a share of its container: ``50%``, ``100% - 6 mm``.
"""

import re
from typing import Final

from pnp.errors import MeasureError
from pnp.values import dataclass

Mm = float
Pt = float

MM_PER_INCH: Final = 25.4
PT_PER_INCH: Final = 72.0
MM_PER_PT: Final = MM_PER_INCH / PT_PER_INCH
PT_PER_MM: Final = PT_PER_INCH / MM_PER_INCH

MM_PER_UNIT: Final = {"mm": 1.0, "cm": 10.0, "in": MM_PER_INCH, "pt": MM_PER_PT}

_TERM = re.compile(
    r"\s*(?P<sign>[+-])?\s*(?:(?P<number>\d+(?:\.\d+)?|\.\d+)|(?P<whole>\d+\s+)?(?P<top>\d{1,3})/(?P<bottom>[1-9]\d{0,2}))"
    r"\s*(?P<unit>mm|cm|in|pt|%)(?=\s|[+-]|$)"
)


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in mm."""

    width: Mm
    height: Mm

    def turned(self) -> "Size":
        """The same rectangle lying on its side."""
        return Size(self.height, self.width)


@dataclass(frozen=True, slots=True)
class Length:
    """A length that may depend on its container: ``share`` of the container (1.0 is all of it) plus ``mm``.

    is_relative: whether it is written with a per cent sign: ``0% + 3 mm`` means 3 mm in a container of any size.
    """

    mm: Mm = 0.0
    share: float = 0.0
    is_relative: bool = False

    def of(self, container: Mm) -> Mm:
        """The length in mm inside a container of so many mm."""
        return self.share * container + self.mm


def parse_length(text: str) -> Length:
    """Read ``5 mm``, ``0.25in``, ``5/8 in``, ``50%`` or a sum of such terms.

    Raises MeasureError if a term has no unit, an unknown one, or if anything is left over.
    """
    mm = share = 0.0
    position, terms = 0, 0
    while match := _TERM.match(text, position):
        if terms and match["sign"] is None:
            break
        number = _number(match) * (-1 if match["sign"] == "-" else 1)
        if match["unit"] == "%":
            share += number / 100
        else:
            mm += number * MM_PER_UNIT[match["unit"]]
        position, terms = match.end(), terms + 1
    if not terms or text[position:].strip():
        raise MeasureError(f"{text!r} is not a length: write a number with mm, cm, in, pt or %")
    return Length(mm, share, "%" in text)


def _number(match: re.Match[str]) -> float:
    """The number of a term; inches are often fractions, such as 5/8 or 1 1/4."""
    if match["number"]:
        return float(match["number"])
    return float(match["whole"] or 0) + int(match["top"]) / int(match["bottom"])


def parse_mm(text: str) -> Mm:
    """Read a length that must not depend on a container, in mm. Raises MeasureError."""
    length = parse_length(text)
    if length.share:
        raise MeasureError(f"{text!r} is a share; here a length in mm, cm, in or pt is needed")
    return length.mm


# What both A4 and Letter can show with at least 6 mm left on every side.
COMMON_LIVE_AREA: Final = Size(198.0, 267.0)

# The size that depends on the papers of a build; on A4, Letter and what is larger it is this.
SHEET: Final = "sheet"

# Names that ``size:`` of a layout understands, in mm. Poker and bridge: the trade's 2.5 × 3.5 in and
# 2.25 × 3.5 in. Tarot, mini, square and domino follow the usual offers of the card printing services.
COMPONENT_SIZES: Final = {
    "poker": Size(63.5, 88.9),
    "bridge": Size(57.15, 88.9),
    "tarot": Size(69.85, 120.65),
    "mini": Size(44.45, 63.5),
    "square-card": Size(88.9, 88.9),
    "business": Size(88.9, 50.8),
    "domino": Size(44.45, 88.9),
    "a5": Size(148.0, 210.0),
    "a6": Size(105.0, 148.0),
    "half-sheet": Size(COMMON_LIVE_AREA.width, COMMON_LIVE_AREA.height / 2),
    "quarter-sheet": Size(COMMON_LIVE_AREA.width / 2, COMMON_LIVE_AREA.height / 2),
    SHEET: COMMON_LIVE_AREA,
}
