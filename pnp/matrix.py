"""Affine transformations of the plane, in millimetres, y down, angles clockwise in degrees."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from pnp.frame import Group, Nested
from pnp.measures import Mm

# (a, b, c, d, e, f) takes (x, y) to (a·x + c·y + e, b·x + d·y + f).
Matrix = tuple[float, float, float, float, float, float]
Rectangle = tuple[Mm, Mm, Mm, Mm]

IDENTITY: Final[Matrix] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
# Cosine and sine of quarter turns, without the dust that floating point leaves.
_QUARTERS: Final[dict[float, tuple[float, float]]] = {
    0: (1.0, 0.0),
    90: (0.0, 1.0),
    180: (-1.0, 0.0),
    270: (0.0, -1.0),
}


def compose(outer: Matrix, inner: Matrix) -> Matrix:
    """The transformation that does ``inner`` first, then ``outer``."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def inverse(matrix: Matrix) -> Matrix:
    """The transformation back. Raises ZeroDivisionError if everything is on one line."""
    a, b, c, d, e, f = matrix
    area = a * d - b * c
    return (d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area)


def bounds(matrix: Matrix, x: Mm, y: Mm, width: Mm, height: Mm) -> Rectangle:
    """Left, top, right, bottom of the upright rectangle around a transformed one."""
    a, b, c, d, e, f = matrix
    corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
    xs = [a * u + c * v + e for u, v in corners]
    ys = [b * u + d * v + f for u, v in corners]
    return min(xs), min(ys), max(xs), max(ys)


def of_nested(nested: Nested) -> Matrix:
    """Where a nested face lies in the face around it."""
    cosine, sine = turn_of(nested.turn)
    scale = nested.scale
    return (scale * cosine, scale * sine, -scale * sine, scale * cosine, nested.x, nested.y)


def of_group(group: Group) -> Matrix:
    """The turn of a group about its own point."""
    cosine, sine = turn_of(group.turn)
    x, y = group.x, group.y
    return (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)


def turn_of(degrees: float) -> tuple[float, float]:
    """Cosine and sine of an angle."""
    quarter = _QUARTERS.get(degrees % 360)
    return quarter or (cos(radians(degrees)), sin(radians(degrees)))
