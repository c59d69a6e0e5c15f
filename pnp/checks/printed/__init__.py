"""What is printed: text that fits and can be read, glyphs, safe zones, colours, pictures and lines."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final

from pnp.checks.check import Check

# The module of each check, by code. They know layouts, which takes long to import: they are imported when they are run.
MODULES: Final[Mapping[str, str]] = {
    "P101": "overflow",
    "P102": "missing_glyph",
    "P103": "outside_safe",
    "P104": "broken_word",
    "P105": "outside_bleed",
    "P106": "small_text",
    "P107": "contrast",
    "P108": "invisible_symbol",
    "P109": "alike_pieces",
    "P110": "alike_terrain",
    "P111": "coarse_picture",
    "P112": "blurred_picture",
    "P113": "thin_line",
    "P114": "missing_bleed",
    "P115": "alike_sides",
    "P116": "back_size",
    "P117": "hidden_content",
    "P118": "overlapping_text",
    "P120": "shows_nothing",
    "P121": "tiny_thumbnail",
    "P122": "invisible_guide",
    "P133": "unsettable_script",
    "P134": "back_shape",
    "P135": "empty_table",
    "P136": "place_over_frame",
    "P137": "inherited_condition",
    "P145": "no_bleed",
    "P147": "struck_text",
    "P165": "later_symbol",
    "P166": "outdated_symbol",
    "P167": "unknown_spot",
    "P168": "cropped_picture",
    "P169": "enlarged_picture",
    "P170": "text_over_edge",
    "P171": "hidden_zero",
    "P172": "idle_variants",
    "P173": "icon_in_brackets",
    "P174": "unshown_words",
}


@cache
def print_checks() -> tuple[Check, ...]:
    """The checks of what is printed."""
    return tuple(Check.of(code, import_module(f"{__name__}.{name}")) for code, name in MODULES.items())
