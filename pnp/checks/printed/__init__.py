"""What is printed: text that fits, glyphs, safe zones."""

from __future__ import annotations

from typing import Final

from pnp.checks.printed import (
    alike_pieces,
    broken_word,
    contrast,
    invisible_symbol,
    missing_glyph,
    off_the_face,
    outside_safe,
    overflow,
    small_text,
)

# In the order of the catalogue.
MODULES: Final = (
    overflow,
    missing_glyph,
    outside_safe,
    broken_word,
    off_the_face,
    small_text,
    contrast,
    invisible_symbol,
    alike_pieces,
)
