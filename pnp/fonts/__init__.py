"""Fonts by keys such as ``serif-bold-italic``: shape and measure words, and draw the outlines of glyphs."""

from pnp.fonts.book import BUILT_IN, FontBook
from pnp.fonts.file import FontFile
from pnp.fonts.font import Font
from pnp.fonts.names import FontName, Weight
from pnp.fonts.outline import glyph_outline
from pnp.fonts.shape import GlyphRun, ShapedWord

__all__ = ["BUILT_IN", "Font", "FontBook", "FontFile", "FontName", "GlyphRun", "ShapedWord", "Weight", "glyph_outline"]
