"""Glyphs of a line to SVG elements that show their outlines, so that no font is needed to see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from pnp.fonts import FontFile, glyph_outline
from pnp.paint.numerals import factor, numeral
from pnp.paint.svg import path_data


def outlined_line(font: str, glyphs: Iterable[tuple[int, float]], place: tuple[float, float, float], paint: str) -> str:
    """Glyphs of a font side by side. Each is shown by its name, see ``glyph_definitions``.

    font: its name in operators. glyphs: each with its distance from the first, in ems. place: x and y of the baseline
    and the size of the type, in mm. paint: attributes.
    """
    x, y, size = place
    scale = factor(size / 1000)
    shown = "".join(
        f'<use href="#_{font}.{glyph}"' + (f' x="{numeral(round(across * 1000, 1))}"/>' if across else "/>")
        for glyph, across in glyphs
    )
    return f'<g transform="matrix({scale} 0 0 {scale} {numeral(x)} {numeral(y)})"{paint}>{shown}</g>'


def glyph_definitions(font: str, file: FontFile, letters: Mapping[str, int]) -> Iterable[str]:
    """The outlines of the glyphs that some drawings show, for ``<defs>``. letters: glyphs by any key."""
    return (f'<path id="_{font}.{glyph}" d="{_outline(file, glyph)}"/>' for glyph in sorted(set(letters.values())))


@lru_cache(maxsize=4096)
def _outline(file: FontFile, glyph: int) -> str:
    """The outline of a glyph in thousandths of an em, in whole numbers."""
    segments = glyph_outline(file, glyph)
    return path_data([(segment[0], *map(float, map(round, segment[1:]))) for segment in segments])
