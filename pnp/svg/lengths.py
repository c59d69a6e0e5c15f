"""Lengths of SVG in user units."""

from __future__ import annotations

import re
from typing import Final

from pnp.values import dataclass

_LENGTH: Final = re.compile(r"\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*([A-Za-z%]*)\s*")
_UNITS: Final = {
    "": 1.0, "px": 1.0, "pt": 96 / 72, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "q": 96 / 101.6,
}  # fmt: skip
_LARGEST: Final = 1e6
# Dashes that are shorter together are a whole line.
_SHORTEST_DASHES: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Viewport:
    """What percentages are of."""

    width: float
    height: float

    def extent(self, axis: str) -> float:
        """What a percentage is of. axis: ``x``, ``y`` or neither."""
        if axis == "x":
            return self.width
        return self.height if axis == "y" else float(((self.width**2 + self.height**2) / 2) ** 0.5)


def parse_length(text: str, whole: float, em: float = 16.0) -> float:
    """A length in user units. whole: what a percentage is of. Raises ValueError."""
    match = _LENGTH.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is not a length")
    number, unit = float(match[1]), match[2].lower()
    if unit == "%":
        value = number / 100 * whole
    elif unit in ("em", "rem"):
        value = number * em
    elif unit == "ex":
        value = number * em / 2
    elif unit in _UNITS:
        value = number * _UNITS[unit]
    else:
        raise ValueError(f"{text!r} is not a length")
    if abs(value) > _LARGEST:
        raise ValueError(f"{text!r} is too large")
    return value


def parse_dashes(value: str, whole: float, em: float) -> tuple[float, ...]:
    """Lengths of dashes and gaps, an even number of them; empty for a whole line."""
    if value.strip() in ("none", ""):
        return ()
    lengths = tuple(parse_length(part, whole, em) for part in value.replace(",", " ").split())
    if any(length < 0 for length in lengths) or sum(lengths) <= _SHORTEST_DASHES:
        return ()
    return lengths * 2 if len(lengths) % 2 else lengths
