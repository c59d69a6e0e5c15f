"""A font as text needs it: advances, kerning and vertical metrics in thousandths of an em."""

from __future__ import annotations

from typing import NamedTuple


class FontTables(NamedTuple):
    """What is kept of a font file: plain values only, so that they can be written and read in one go.

    Lengths are in ``units_per_em``. Kerning: ``pairs`` by two characters, else the cell of ``matrix``
    (native signed 16 bit) in the row ``left`` and the column ``right``; what is in neither is not kerned.
    """

    units_per_em: int
    ascent: int
    descent: int
    cap_height: int
    x_height: int
    missing_advance: int
    advances: dict[str, int]
    pairs: dict[str, int]
    left: dict[str, int]
    right: dict[str, int]
    columns: int
    matrix: bytes


class Font:
    """One font: every length in thousandths of an em; ``descent`` is how far it goes below, positive."""

    __slots__ = (
        "_advances",
        "_columns",
        "_left",
        "_matrix",
        "_pairs",
        "_right",
        "_scale",
        "ascent",
        "cap_height",
        "descent",
        "key",
        "missing_advance",
        "x_height",
    )

    def __init__(self, key: str, tables: FontTables) -> None:
        self.key = key
        scale = self._scale = 1000 / tables.units_per_em
        self.ascent = tables.ascent * scale
        self.descent = tables.descent * scale
        self.cap_height = tables.cap_height * scale
        self.x_height = tables.x_height * scale
        self.missing_advance = tables.missing_advance * scale
        self._advances = tables.advances
        self._pairs = tables.pairs
        self._left = tables.left
        self._right = tables.right
        self._columns = tables.columns
        self._matrix = memoryview(tables.matrix).cast("h")

    def has(self, char: str) -> bool:
        """Whether the font can show a character."""
        return char in self._advances

    def advance(self, char: str) -> float:
        """How far a character moves the pen; one that the font lacks, as far as the empty box it shows."""
        units = self._advances.get(char)
        return self.missing_advance if units is None else units * self._scale

    def kern(self, left: str, right: str) -> float:
        """What is added between two neighbouring characters; negative draws them together."""
        units = self._pairs.get(left + right)
        if units is None:
            row = self._left.get(left)
            if row is None:
                return 0.0
            column = self._right.get(right)
            if column is None:
                return 0.0
            units = self._matrix[row * self._columns + column]
        return units * self._scale
