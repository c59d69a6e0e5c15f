"""What is printed: text that fits and can be read, glyphs, safe zones, colours, pictures and lines."""

from functools import cache
from importlib import import_module
from typing import Final

from pnp.checks.check import Check

# In the order of the catalogue. They know layouts, which takes long to import: they are imported when they are run.
MODULES: Final = (
    "overflow",
    "missing_glyph",
    "outside_safe",
    "broken_word",
    "outside_bleed",
    "small_text",
    "contrast",
    "invisible_symbol",
    "alike_pieces",
    "alike_terrain",
    "coarse_picture",
    "blurred_picture",
    "thin_line",
    "missing_bleed",
    "alike_sides",
    "back_size",
    "hidden_content",
    "overlapping_text",
    "shows_nothing",
    "tiny_thumbnail",
    "invisible_guide",
    "unsettable_script",
    "back_shape",
    "empty_table",
    "place_over_frame",
    "no_bleed",
    "struck_text",
    "later_symbol",
    "outdated_symbol",
    "unknown_spot",
    "cropped_picture",
    "enlarged_picture",
    "text_over_edge",
)


@cache
def print_checks() -> tuple[Check, ...]:
    """The checks of what is printed."""
    return tuple(Check.of(import_module(f"{__name__}.{name}")) for name in MODULES)
