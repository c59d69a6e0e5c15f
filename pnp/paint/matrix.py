"""Affine transformations of the plane, in millimetres, y down, angles clockwise in degrees."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from pnp.frame import Face, Group, Nested, Page, Placement
from pnp.measures import PT_PER_MM, Mm

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


def bounds(matrix: Matrix, x: Mm, y: Mm, width: Mm, height: Mm) -> Rectangle:
    """Left, top, right, bottom of the upright rectangle around a transformed one."""
    a, b, c, d, e, f = matrix
    corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
    xs = [a * u + c * v + e for u, v in corners]
    ys = [b * u + d * v + f for u, v in corners]
    return min(xs), min(ys), max(xs), max(ys)


def of_nested(nested: Nested) -> Matrix:
    """Where a nested face lies in the face around it."""
    cosine, sine = _turn(nested.turn)
    scale = nested.scale
    return (scale * cosine, scale * sine, -scale * sine, scale * cosine, nested.x, nested.y)


def of_group(group: Group) -> Matrix:
    """The turn of a group about its own point."""
    cosine, sine = _turn(group.turn)
    x, y = group.x, group.y
    return (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)


def of_placement(placement: Placement) -> Matrix:
    """Where a placed face or page, or the window of it that is shown, lies on its sheet."""
    left, top, width, height = shown(placement)
    x, y = placement.x, placement.y
    corner = {0: (x, y), 90: (x + height, y), 180: (x + width, y + height), 270: (x, y + width)}
    cosine, sine = _turn(placement.turn)
    lying: Matrix = (cosine, sine, -sine, cosine, *corner[placement.turn])
    return compose(lying, (1.0, 0.0, 0.0, 1.0, -left, -top))


def shown(placement: Placement) -> Rectangle:
    """The part of the frame that its place on the sheet is reckoned by: x, y, width, height."""
    size = placement.frame.size
    return placement.window or (0.0, 0.0, size.width, size.height)


def clip_of(placement: Placement) -> Rectangle:
    """What may be seen of a placed frame, in its own mm.

    The trim or the window, grown by the bleed that the placement shows; else the window alone, or the trim
    with the bleed of the face.
    """
    if placement.bleed is None:
        return placement.window or with_bleed(placement.frame)
    x, y, width, height = shown(placement)
    left, top, right, bottom = _unturned(placement.bleed, placement.turn)
    return x - left, y - top, width + left + right, height + top + bottom


def _unturned(sides: Rectangle, turn: int) -> Rectangle:
    """Left, top, right, bottom as a turned rectangle lies on its sheet → the same sides of the rectangle itself."""
    shift = turn // 90 % 4
    # After a turn of 90 degrees clockwise the left side of the rectangle lies on top: side i is at i + shift.
    return (sides[shift], sides[(shift + 1) % 4], sides[(shift + 2) % 4], sides[(shift + 3) % 4])


def with_bleed(frame: Face | Page) -> Rectangle:
    """x, y, width, height of the trim and the bleed around it."""
    bleed = frame.bleed if isinstance(frame, Face) else 0.0
    return -bleed, -bleed, frame.size.width + 2 * bleed, frame.size.height + 2 * bleed


def to_points(matrix: Matrix) -> Matrix:
    """The same transformation in points with y up, about the same origin."""
    a, b, c, d, e, f = matrix
    return (a, -b, -c, d, e * PT_PER_MM, -f * PT_PER_MM)


def _turn(degrees: float) -> tuple[float, float]:
    quarter = _QUARTERS.get(degrees % 360)
    return quarter or (cos(radians(degrees)), sin(radians(degrees)))
