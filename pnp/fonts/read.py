"""A TrueType file to the tables that text needs. The only place that opens a font to measure it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pnp.errors import FontError
from pnp.fonts.font import FontTables
from pnp.fonts.kerning import read_kerning


@contextmanager
def truetype(path: Path) -> Iterator[Any]:
    """Open a font with fontTools. Raises FontError, naming the file, if it cannot be embedded.

    A fault that fontTools meets later, while the font is open, is turned into the same error.
    """
    # fontTools takes 40 ms to import, and a warm cache needs none of it.
    from fontTools.ttLib import TTFont, TTLibError

    if not path.is_file():
        raise FontError(f"{path}: there is no such font file")
    try:
        font = TTFont(path, lazy=True, recalcTimestamp=False, fontNumber=0)
    except (TTLibError, OSError, ValueError) as error:
        raise FontError(f"{path}: not a TrueType font ({error})") from error
    with font:
        if "glyf" not in font or font.sfntVersion == "OTTO":
            raise FontError(f"{path}: an OpenType font with CFF outlines; only TrueType outlines can be embedded")
        try:
            yield font
        except FontError:
            raise
        # A damaged table can make fontTools fail in any way.
        except Exception as error:
            raise FontError(f"{path}: a damaged font ({error})") from error


def read_font(path: Path) -> FontTables:
    """Read the advances, the kerning and the vertical metrics of a font file. Raises FontError."""
    with truetype(path) as font:
        cmap = font.getBestCmap()
        if not cmap:
            raise FontError(f"{path}: a font without Unicode characters")
        glyphs = {chr(code): glyph for code, glyph in sorted(cmap.items())}
        metrics = font["hmtx"].metrics
        kerning = read_kerning(font, glyphs)
        ascent, descent, cap_height, x_height = _heights(font)
        return FontTables(
            units_per_em=font["head"].unitsPerEm,
            ascent=ascent,
            descent=descent,
            cap_height=cap_height,
            x_height=x_height,
            missing_advance=metrics[".notdef"][0] if ".notdef" in metrics else font["head"].unitsPerEm // 2,
            advances={char: metrics[glyph][0] for char, glyph in glyphs.items()},
            **kerning._asdict(),
        )


def _heights(font: Any) -> tuple[int, int, int, int]:
    """Ascent, descent (positive), height of capitals and of x.

    The typographic ascender is where b, d and l end. The one in ``hhea`` leaves room for accents on
    capitals, too, and would let a text box begin with a gap.
    """
    ascent, descent = font["hhea"].ascent, -font["hhea"].descent
    cap_height = x_height = 0
    if "OS/2" in font:
        os2 = font["OS/2"]
        if os2.sTypoAscender:
            ascent, descent = os2.sTypoAscender, -os2.sTypoDescender
        cap_height, x_height = getattr(os2, "sCapHeight", 0), getattr(os2, "sxHeight", 0)
    em = font["head"].unitsPerEm
    return ascent, max(descent, 0), cap_height or round(em * 0.7), x_height or round(em * 0.5)
