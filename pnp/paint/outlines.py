"""The fonts of a kit as the SVG painter asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.fonts import FontBook, FontFile, glyph_outline, placed_glyphs
from pnp.frame import Segment, TextRun
from pnp.paint.svg import Shape


class Outlines:
    """Outlines of glyphs, each drawn once."""

    def __init__(self, book: FontBook) -> None:
        self._book = book
        self._drawn: dict[tuple[FontFile, int], tuple[Segment, ...]] = {}

    def shapes(self, run: TextRun) -> Iterator[Shape]:
        """The glyphs of a run. Raises FontError."""
        for file, glyph, x, y, size in placed_glyphs(run, self._book[run.font]):
            if (file, glyph) not in self._drawn:
                self._drawn[file, glyph] = glyph_outline(file, glyph)
            yield Shape(self._drawn[file, glyph], x, -y, size)
