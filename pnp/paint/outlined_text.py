"""Glyphs of a line to an SVG element that shows their outlines, so that no font is needed to see them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pnp.fonts import FontFile, glyph_outline
from pnp.paint.numerals import factor, numeral
from pnp.paint.short_paths import short_path_data


def outlined_line(
    file: FontFile, glyphs: Iterable[tuple[int, float]], place: tuple[float, float, float], paint: str
) -> str:
    """Glyphs of a font side by side, as one path: a browser takes long for an element of each.

    glyphs: each with its distance from the first, in ems. place: x and y of the baseline and the size of the type, in
    mm. paint: attributes.
    """
    x, y, size = place
    scale = factor(size / 1000)
    data = "".join(f"M{numeral(round(across * 1000, 1))} 0{_outline(file, glyph)}" for glyph, across in glyphs)
    return f'<path transform="matrix({scale} 0 0 {scale} {numeral(x)} {numeral(y)})" d="{data}"{paint}/>'


@lru_cache(maxsize=4096)
def _outline(file: FontFile, glyph: int) -> str:
    """The outline of a glyph from where the pen is, in thousandths of an em, in whole numbers."""
    segments = glyph_outline(file, glyph)
    return short_path_data([(segment[0], *map(float, map(round, segment[1:]))) for segment in segments])
