"""What is printed: text that fits and can be read, glyphs, safe zones, colours, pictures and lines."""

from __future__ import annotations

from typing import Final

from pnp.checks.check import Check
from pnp.checks.printed import (
    alike_pieces,
    alike_sides,
    alike_terrain,
    back_shape,
    back_size,
    blurred_picture,
    broken_word,
    coarse_picture,
    contrast,
    empty_table,
    hidden_content,
    invisible_guide,
    invisible_symbol,
    later_symbol,
    missing_bleed,
    missing_glyph,
    no_bleed,
    outdated_symbol,
    outside_bleed,
    outside_safe,
    overflow,
    overlapping_text,
    place_over_frame,
    shows_nothing,
    small_text,
    struck_text,
    thin_line,
    tiny_thumbnail,
    unsettable_script,
)

# In the order of the catalogue.
MODULES: Final = (
    overflow,
    missing_glyph,
    outside_safe,
    broken_word,
    outside_bleed,
    small_text,
    contrast,
    invisible_symbol,
    alike_pieces,
    alike_terrain,
    coarse_picture,
    blurred_picture,
    thin_line,
    missing_bleed,
    alike_sides,
    back_size,
    hidden_content,
    overlapping_text,
    shows_nothing,
    tiny_thumbnail,
    invisible_guide,
    unsettable_script,
    back_shape,
    empty_table,
    place_over_frame,
    no_bleed,
    struck_text,
    later_symbol,
    outdated_symbol,
)
PRINT_CHECKS: Final = tuple(Check.of(module) for module in MODULES)
