"""The fonts of a kit as the SVG painter asks for them."""

from __future__ import annotations

from pnp.fonts import FontBook
from pnp.frame import Segment


class Outlines:
    """Glyph outlines, advances and kerns in thousandths of an em, y down."""

    def __init__(self, book: FontBook) -> None:
        self._book = book

    def outline(self, font: str, char: str) -> tuple[Segment, ...]:
        """The path of a character. Raises FontError."""
        return self._book.outline(font, char)

    def advance(self, font: str, char: str) -> float:
        """How far the next character stands away."""
        return self._book[font].advance(char)

    def kern(self, font: str, left: str, right: str) -> float:
        """What is added between two neighbouring characters."""
        return self._book[font].kern(left, right)
