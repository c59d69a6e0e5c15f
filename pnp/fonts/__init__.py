"""Font files to glyphs: words are shaped, measured and outlined, by keys such as ``serif-bold-italic``."""

from pnp.fonts.book import BUILT_IN, FontBook
from pnp.fonts.file import FontFile
from pnp.fonts.font import Font
from pnp.fonts.names import FontName, Weight
from pnp.fonts.outline import glyph_outline
from pnp.fonts.shape import Part, Shaped

__all__ = ["BUILT_IN", "Font", "FontBook", "FontFile", "FontName", "Part", "Shaped", "Weight", "glyph_outline"]
