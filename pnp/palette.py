"""Colours, their contrast, and the palette that gives tokens their colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import lru_cache
from typing import Final, Literal

from pnp.errors import PnpError
from pnp.findings import Span
from pnp.values import dataclass

# How colours become ink: as they are, in grey, with large areas pale, for the four inks of a press.
ColorMode = Literal["color", "grey", "low-ink", "cmyk"]
COLOR_MODES: Final[tuple[ColorMode, ...]] = ("color", "grey", "low-ink", "cmyk")
_HEX = re.compile(r"#(?P<digits>[0-9a-fA-F]{6}|[0-9a-fA-F]{3})$")


@dataclass(frozen=True, slots=True)
class Color:
    """An sRGB colour, each part from 0 to 1."""

    red: float
    green: float
    blue: float

    @classmethod
    def parse(cls, text: str) -> Color:
        """Read ``#rrggbb`` or ``#rgb``. Raises ValueError with a sentence for the user."""
        match = _HEX.match(text)
        if not match:
            raise ValueError(f"{text!r} is not a colour: write it as #rrggbb")
        digits = match["digits"]
        if len(digits) == 3:
            digits = "".join(digit * 2 for digit in digits)
        return cls(*(int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)))

    def __str__(self) -> str:
        return "#" + "".join(f"{round(part * 255):02x}" for part in (self.red, self.green, self.blue))

    def luminance(self) -> float:
        """Relative luminance, 0 to 1, as WCAG 2.2 defines it."""
        red, green, blue = (_linear(part) for part in (self.red, self.green, self.blue))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    def over(self, ground: Color, opacity: float) -> Color:
        """The colour that results from painting this one on a ground; opacity from 0 to 1."""
        if opacity >= 1.0:
            return self
        transparency = 1.0 - opacity
        return Color(
            self.red * opacity + ground.red * transparency,
            self.green * opacity + ground.green * transparency,
            self.blue * opacity + ground.blue * transparency,
        )

    def times(self, ground: Color) -> Color:
        """The colour that results if this one darkens a ground."""
        return Color(self.red * ground.red, self.green * ground.green, self.blue * ground.blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def contrast(first: Color, second: Color) -> float:
    """The WCAG 2.2 contrast ratio of two colours, from 1 to 21."""
    lighter, darker = sorted((first.luminance(), second.luminance()), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


BLACK = Color(0.0, 0.0, 0.0)
WHITE = Color(1.0, 1.0, 1.0)

# Tokens that every palette has: cut marks, labels, and bare paper.
BUILT_IN: Mapping[str, Color] = {"registration": BLACK, "black": BLACK, "white": WHITE}


@lru_cache(maxsize=1024)
def _literal(token: str) -> Color:
    return Color.parse(token)


class PlaceColor(str):
    """The token of one place of a picture or a gradient: beside it, the colour is another."""

    __slots__ = ()


class Multiplied(PlaceColor):
    """The token of a colour that darkens what lies below it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a theme by token. places: where the theme defines them. inks: how they are printed.

    ``#rrggbb`` is a token, too, which no theme changes: of drawings, which have colours of their own, and of layouts.
    """

    colors: Mapping[str, Color] = field(default_factory=dict)
    places: Mapping[str, Span] = field(default_factory=dict)
    inks: ColorMode = "color"

    def __contains__(self, token: str) -> bool:
        return token in self.colors or token in BUILT_IN or _HEX.match(token) is not None

    def __getitem__(self, token: str) -> Color:
        """The colour of a token. Raises PnpError if there is none, although layout has checked every token."""
        color = self.colors.get(token) or BUILT_IN.get(token)
        if color is None and token.startswith("#"):
            return _literal(token)
        if color is None:
            raise PnpError(f"the palette has no colour {token!r}")
        return color

    def seen(self, layers: Iterable[tuple[str, float]]) -> Color | None:
        """The colour of layers, from the topmost down, on white paper; None if that of one of them is not known.

        A layer is a token with its opacity.
        """
        seen = WHITE
        for token, opacity in reversed(tuple(layers)):
            if token not in self:
                return None
            color = self[token].times(seen) if isinstance(token, Multiplied) else self[token]
            seen = color.over(seen, opacity)
        return seen
