"""Words on tiles, areas and places: as large as fits, never cut off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import floor

from pnp.frame import Ink, Item, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Align, Style
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.text.style import Outline

# The smallest type that a board shows, in points.
SMALLEST: Pt = 5.0


@lru_cache(maxsize=512)
def sized(base: Style, font: str, size: Pt, least: Pt, align: Align = "center") -> Style:
    """A class at a size that may shrink to ``least`` points, in the middle of its box.

    The same arguments give the same object, since the text setter caches by the identity of a style.
    """
    return replace(base, font=font, size=size, fit=min(least, size), grow=0.0, align=align, valign="middle")


def style_of(
    theme: ResolvedTheme, name: str, size: Pt, font: str = "sans", least: Pt = SMALLEST, align: Align = "center"
) -> Style:
    """A class of the theme at a size; in ``font`` if the theme has no such class."""
    base = theme.style(name)
    return sized(base, base.font if name in theme.classes else font, round(size, 1), least, align)


@lru_cache(maxsize=64)
def _with_halo(style: Style, token: str) -> Style:
    width = min(max(style.size * MM_PER_PT * 0.13, 0.25), 0.6)
    return replace(style, outline=Outline(Ink(token, "ground"), width))


def haloed(style: Style, theme: ResolvedTheme, token: str = "paper") -> Style:
    """A style with a line of paper around its letters, which keeps them readable over a drawing."""
    return style if style.outline else _with_halo(style, token if theme.has_color(token) else "white")


def words_at(text: str, box: Box, style: Style, theme: ResolvedTheme) -> Iterator[Item]:
    """Set words in a box: at the origin, then moved, since the text setter caches texts by the size of their box."""
    for item in theme.words(text, Box(0.0, 0.0, box.width, box.height), style):
        yield moved(item, box.x, box.y)


def fitting(text: str, box: Box, style: Style, theme: ResolvedTheme) -> Style:
    """The style, reduced until the longest word fits the width, but not below its smallest size."""
    widest = max((theme.width(word, style) for word in text.split()), default=0.0)
    if widest <= box.width:
        return style
    tenths = floor(style.size * box.width / widest * 10)
    return sized(style, style.font, max(style.fit, tenths / 10), style.fit, style.align)


def fitted_words(text: str, box: Box, style: Style, theme: ResolvedTheme, color: str = "") -> tuple[Item, ...]:
    """Set words in the middle of a box, smaller if a word is too wide for it."""
    return theme.words(text, box, fitting(text, box, style, theme), color) if text else ()


def plate_size(text: str, style: Style, theme: ResolvedTheme) -> tuple[Mm, Mm]:
    """The width and the height of one line of words on its plate."""
    height = style.size * MM_PER_PT * 1.3
    return theme.width(text, style) + height * 0.6, height


def plated(
    text: str, center: tuple[Mm, Mm], style: Style, theme: ResolvedTheme, opacity: float = 0.75
) -> tuple[Item, ...]:
    """One line of words around a point, on a plate of paper color that keeps it readable over a drawing."""
    width, height = plate_size(text, style, theme)
    plate = Box(center[0] - width / 2, center[1] - height / 2, width, height)
    words = theme.words(text, plate.inset(-height * 0.2, 0.0), style)
    return Path(plate.segments(height * 0.35), theme.ink("paper", "ground", opacity, instead="white")), *words
