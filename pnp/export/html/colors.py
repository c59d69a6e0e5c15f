"""A colour of a theme → the same colour, light or dark enough to be read."""

from __future__ import annotations

from typing import Final

from pnp.paint.svg import css_color
from pnp.palette import BLACK, WHITE, Color, Palette, contrast

LIGHT: Final = Color.parse("#fdfcfa")
LIGHT_BOX: Final = Color.parse("#f1eee8")
DARK: Final = Color.parse("#16181b")
DARK_BOX: Final = Color.parse("#24272c")
# A little more than the 4.5 that WCAG asks for, because links stand in boxes and striped rows, too.
_LEAST: Final = 5.0
_STEPS: Final = 50
_ACCENTS: Final = ("accent", "crimson", "ink")


def accents(palette: Palette) -> tuple[str, str]:
    """The accent of a palette for the light and for the dark page, as #rrggbb."""
    return legible(palette[next((accent for accent in _ACCENTS if accent in palette), "black")])


def legible(color: Color) -> tuple[str, str]:
    """A colour as it can be read on the light and on the dark page, as #rrggbb."""
    on_light, on_dark = _legible(color, LIGHT_BOX, BLACK), _legible(color, DARK_BOX, WHITE)
    return css_color(_parts(on_light)), css_color(_parts(on_dark))


def _legible(color: Color, ground: Color, towards: Color) -> Color:
    """A colour mixed with black or white until it can be read on a ground."""
    for step in range(_STEPS + 1):
        mixed = _mixed(color, towards, step / _STEPS)
        if contrast(mixed, ground) >= _LEAST:
            return mixed
    return towards


def _mixed(color: Color, other: Color, share: float) -> Color:
    return Color(*(a + (b - a) * share for a, b in zip(_parts(color), _parts(other), strict=True)))


def _parts(color: Color) -> tuple[float, float, float]:
    return color.red, color.green, color.blue
