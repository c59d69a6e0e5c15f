"""Colours → how different they look, with full colour vision and with colour vision deficiencies."""

from collections.abc import Mapping
from functools import cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

from pnp.palette import Color

Row = tuple[float, float, float]
Matrix = tuple[Row, Row, Row]
# Lightness, and two axes of colour: CIE 1976 L*a*b* under D65.
Lab = tuple[float, float, float]

# For full severity, in linear RGB: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color
# Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), table 1.
DEFICIENCIES: Final[Mapping[str, Matrix]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
# Full colour vision changes nothing.
FULL: Final = ""
# sRGB to CIE XYZ (IEC 61966-2-1), and the white of D65.
_TO_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final[Row] = (0.95047, 1.0, 1.08883)


@cache
def difference(first: Color, second: Color, deficiency: str = FULL) -> float:
    """CIEDE2000 between two colours as people with this deficiency see them; a difference of 1 is barely visible."""
    return ciede2000(_lab(first, deficiency), _lab(second, deficiency))


@cache
def _lab(color: Color, deficiency: str) -> Lab:
    linear = (_linear(color.red), _linear(color.green), _linear(color.blue))
    if deficiency:
        linear = _times(DEFICIENCIES[deficiency], linear)
        linear = (min(max(linear[0], 0.0), 1.0), min(max(linear[1], 0.0), 1.0), min(max(linear[2], 0.0), 1.0))
    x, y, z = (_root(part / white) for part, white in zip(_times(_TO_XYZ, linear), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, vector: Row) -> Row:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def ciede2000(first: Lab, second: Lab) -> float:
    """The difference of two colours: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula", 2005."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25.0**7))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = _hue(a1 * stretch, b1), _hue(a2 * stretch, b2)
    turn = _turn(h1, h2) if c1 * c2 else 0.0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lm, cm, hm = (l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2) if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(hm - 30))
        + 0.24 * cos(radians(2 * hm))
        + 0.32 * cos(radians(3 * hm + 6))
        - 0.20 * cos(radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rotation = -sin(radians(60 * exp(-(((hm - 275) / 25) ** 2)))) * 2 * sqrt(cm**7 / (cm**7 + 25.0**7))
    l, c, h = dl / sl, dc / sc, dh / sh  # noqa: E741 - the names of the formula
    return sqrt(l * l + c * c + h * h + rotation * c * h)


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360 if a or b else 0.0


def _turn(first: float, second: float) -> float:
    """The shorter way from one hue to another, in degrees."""
    turn = second - first
    return turn - 360 if turn > 180 else turn + 360 if turn < -180 else turn


def _mean_hue(first: float, second: float) -> float:
    if abs(first - second) <= 180:
        return (first + second) / 2
    return (first + second + 360) / 2 if first + second < 360 else (first + second - 360) / 2
