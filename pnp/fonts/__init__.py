"""Fonts by keys such as ``serif-bold-italic``: shape and measure words, and draw the outlines of glyphs."""

from pnp.fonts.book import BUILT_IN, FontBook
from pnp.fonts.file import FontFile
from pnp.fonts.font import Font
from pnp.fonts.names import FontName, Weight, parse_key
from pnp.fonts.outline import glyph_outline
from pnp.fonts.placing import LineGlyph, PlacedGlyph, glyphs_by_word, placed_glyphs, thousandths
from pnp.fonts.shape import GlyphRun, ShapedWord
from pnp.fonts.subset import FOUND_BY, characters_of, glyphs_of

__all__ = [
    "BUILT_IN",
    "FOUND_BY",
    "Font",
    "FontBook",
    "FontFile",
    "FontName",
    "GlyphRun",
    "LineGlyph",
    "PlacedGlyph",
    "ShapedWord",
    "Weight",
    "characters_of",
    "glyph_outline",
    "glyphs_by_word",
    "glyphs_of",
    "parse_key",
    "placed_glyphs",
    "thousandths",
]
