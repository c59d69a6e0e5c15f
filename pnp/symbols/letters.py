"""Letters of straight and round strokes, for symbols that are words: a symbol needs no font."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.ink import Mark

# In a box of 10 × 14, the upper left corner at (0, 0).
_STROKES: Final[Mapping[str, str]] = {
    "D": "M 0 0 L 0 14 L 4 14 C 8 14 10 11 10 7 C 10 3 8 0 4 0 Z",
    "E": "M 9 0 L 0 0 L 0 14 L 9 14 M 0 7 L 7.5 7",
    "F": "M 9 0 L 0 0 L 0 14 M 0 7 L 7.5 7",
    "G": "M 10 3 C 9 1 7 0 5 0 C 2 0 0 3 0 7 C 0 11 2 14 5 14 C 7 14 9 13 10 11 L 10 7.5 L 6 7.5",
    "H": "M 0 0 L 0 14 M 10 0 L 10 14 M 0 7 L 10 7",
    "L": "M 0 0 L 0 14 L 8.5 14",
    "M": "M 0 14 L 0 0 L 5.5 8 L 11 0 L 11 14",
    "P": "M 0 14 L 0 0 L 6 0 C 11 0 11 7.5 6 7.5 L 0 7.5",
    "Q": "M 5 0 C 2 0 0 3 0 7 C 0 11 2 14 5 14 C 8 14 10 11 10 7 C 10 3 8 0 5 0 Z M 6 10 L 11 15.5",
    "S": "M 9.5 2.5 C 8 0.5 6.5 0 5 0 C 2 0 0.5 1.5 0.5 3.5 C 0.5 8.5 9.5 5.5 9.5 10.5"
    " C 9.5 12.5 8 14 5 14 C 3 14 1.5 13.5 0 11.5",
    "W": "M 0 0 L 3 14 L 6.5 3 L 10 14 L 13 0",
}
_WIDTHS: Final[Mapping[str, float]] = {"M": 11, "W": 13, "L": 8.5, "E": 9, "F": 9}
_GAP: Final = 5.0


def letters(text: str, height: float, pen: float) -> tuple[Mark, ...]:
    """A word around (0, 0). height: of its letters."""
    scale = height / 14
    widths = [_WIDTHS.get(letter, 10.0) for letter in text]
    x = -(sum(widths) + _GAP * (len(text) - 1)) / 2
    marks: list[Mark] = []
    for letter, width in zip(text, widths, strict=True):
        marks.append(Mark(_STROKES[letter], pen / scale).moved((scale, 0, 0, scale, x * scale, -height / 2)))
        x += width + _GAP
    return tuple(marks)
