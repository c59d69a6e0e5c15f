"""Glyphs to paths in thousandths of an em, y down, from the left end of the baseline."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pnp.fonts.read import truetype
from pnp.frame import Segment


def read_outlines(path: Path, text: str) -> Mapping[str, tuple[Segment, ...]]:
    """The outlines of the characters of ``text`` that the font has; curves are cubic. Raises FontError."""
    with truetype(path) as font:
        cmap = font.getBestCmap()
        glyph_set = font.getGlyphSet()
        scale = 1000 / font["head"].unitsPerEm
        return {char: _outline(glyph_set, cmap[ord(char)], scale) for char in sorted(set(text)) if ord(char) in cmap}


def _outline(glyph_set: Any, glyph: str, scale: float) -> tuple[Segment, ...]:
    from fontTools.pens.basePen import BasePen

    segments: list[Segment] = []

    class SegmentPen(BasePen):  # type: ignore[misc]  # fontTools is untyped
        """Writes down segments; BasePen turns the quadratic curves of TrueType into cubic ones."""

        def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802
            self._add("M", point)

        def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
            self._add("L", point)

        def _curveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
            self._add("C", *points)

        def _closePath(self) -> None:  # noqa: N802
            segments.append(("Z",))

        def _add(self, operator: str, *points: tuple[float, float]) -> None:
            lengths = (length for x, y in points for length in (x * scale, -y * scale + 0.0))
            segments.append((operator, *lengths))

    glyph_set[glyph].draw(SegmentPen(glyph_set))
    return tuple(segments)
