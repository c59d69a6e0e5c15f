"""Inks to colour components: a palette seen through a colour mode.

The components say their colour space by their number: one is grey, three are sRGB, four are CMYK, all
from 0 to 1. No mode moves anything: only colours change.
"""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Final

from pnp.frame import Ink, Role
from pnp.palette import Color, ColorMode, Palette
from pnp.values import dataclass

Components = tuple[float, ...]

# What low ink leaves of a large area, and of an ornament; the rest is paper.
AREA_TINT: Final = 0.12
ORNAMENT_TINT: Final = 0.45
# Text and lines keep a contrast of at least 7 : 1 against paper (WCAG 2.2, level AAA) in low ink.
READABLE_LUMINANCE: Final = 1.05 / 7 - 0.05
# Symbols keep one of at least 3.5 : 1: the tint that areas leave takes some of it, and graphics need 3 : 1 (level AA).
SYMBOL_LUMINANCE: Final = 1.05 / 3.5 - 0.05
# Text this dark is meant to be black: one plate, so that it cannot be out of register.
NEAR_BLACK_LUMINANCE: Final = 0.03
# A symbol so light is meant for a dark ground, and lies on a pale one in low ink: a tint of it would not be seen there.
LIGHT_LUMINANCE: Final = 0.35
# An area so light that a tint of it would not show; low ink leaves it to the paper.
NEAR_WHITE_LUMINANCE: Final = 0.6


@dataclass(slots=True)
class Colors:
    """Resolves each (token, role) once. mode: that of the palette if it is None."""

    palette: Palette
    mode: ColorMode | None = None
    _known: dict[tuple[str, Role], Components] = field(default_factory=dict)

    def __getitem__(self, ink: Ink) -> Components:
        """The components of an ink without its opacity. Raises PnpError for an unknown token."""
        key = (ink.token, ink.role)
        components = self._known.get(key)
        if components is None:
            convert = _CONVERSIONS[self.mode or self.palette.inks]
            components = self._known[key] = convert(self.palette[ink.token], ink.role)
        return components


def rgb(components: Components) -> tuple[float, float, float]:
    """Any components as sRGB, for formats that know nothing else."""
    match components:
        case (grey,):
            return grey, grey, grey
        case (cyan, magenta, yellow, black):
            return (1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black)
        case (red, green, blue):
            return red, green, blue
    raise ValueError(f"{len(components)} components are no colour")


def _plain(color: Color, _: Role) -> Components:
    return color.red, color.green, color.blue


def _grey(color: Color, _: Role) -> Components:
    return (round(_encoded(color.luminance()), 4),)


def _low_ink(color: Color, role: Role) -> Components:
    match role:
        case "ground" | "flood":
            tint = 0.0 if color.luminance() > NEAR_WHITE_LUMINANCE else AREA_TINT
            return _tinted(color, tint)
        case "ornament":
            return _tinted(color, ORNAMENT_TINT)
        case "symbol" if color.luminance() <= LIGHT_LUMINANCE:
            return _darkened(color, SYMBOL_LUMINANCE)
        case _:
            return _darkened(color, READABLE_LUMINANCE)


def _cmyk(color: Color, role: Role) -> Components:
    if role == "text" and color.luminance() <= NEAR_BLACK_LUMINANCE:
        return 0.0, 0.0, 0.0, 1.0
    black = 1 - max(color.red, color.green, color.blue)
    if black >= 1:
        return 0.0, 0.0, 0.0, 1.0
    parts = ((1 - part - black) / (1 - black) for part in (color.red, color.green, color.blue))
    return *(round(part, 4) for part in parts), round(black, 4)


def _tinted(color: Color, tint: float) -> Components:
    return tuple(round(1 - tint * (1 - part), 4) for part in (color.red, color.green, color.blue))


def _darkened(color: Color, most: float) -> Components:
    """The same hue, of at most this luminance."""
    luminance = color.luminance()
    if luminance <= most:
        return color.red, color.green, color.blue
    # Scaling sRGB parts by s scales luminance by about s to the power of the transfer curve, 2.4.
    scale = (most / luminance) ** (1 / 2.2)
    darker = Color(color.red * scale, color.green * scale, color.blue * scale)
    while darker.luminance() > most:
        darker = Color(darker.red * 0.98, darker.green * 0.98, darker.blue * 0.98)
    return round(darker.red, 4), round(darker.green, 4), round(darker.blue, 4)


def _encoded(linear: float) -> float:
    """Linear light to an sRGB part: the inverse of what luminance undoes."""
    return linear * 12.92 if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055


_CONVERSIONS: Final[Mapping[ColorMode, Callable[[Color, Role], Components]]] = {
    "color": _plain,
    "grey": _grey,
    "low-ink": _low_ink,
    "cmyk": _cmyk,
}
