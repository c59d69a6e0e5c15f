"""Font files to advances, kerning, vertical metrics, alternates and outlines."""

from pnp.fonts.book import BUILT_IN, FontBook
from pnp.fonts.font import Font
from pnp.fonts.names import FontName, Weight

__all__ = ["BUILT_IN", "Font", "FontBook", "FontName", "Weight"]
