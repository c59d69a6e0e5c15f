"""Outlines of circles, arcs, polygons and trims, as segments in mm."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, cos, pi, radians, sin, tan

from pnp.frame import Segment
from pnp.layout.geometry.box import Box, ellipse, rounded
from pnp.measures import Mm

Point = tuple[Mm, Mm]


def polyline(points: Sequence[Point], closed: bool = False) -> tuple[Segment, ...]:
    """Straight lines through points."""
    if not points:
        return ()
    first, *others = points
    lines: tuple[Segment, ...] = (("M", *first), *(("L", *point) for point in others))
    return (*lines, ("Z",)) if closed else lines


def regular_polygon(box: Box, sides: int, turn: float = 0.0) -> tuple[Segment, ...]:
    """A polygon in a box with a corner on top, turned clockwise by degrees.

    It fills the box in both directions, and is regular if the box has its aspect ratio.
    """
    angles = [2 * pi * index / sides - pi / 2 + radians(turn) for index in range(sides)]
    xs, ys = [cos(angle) for angle in angles], [sin(angle) for angle in angles]
    across, down = box.width / (max(xs) - min(xs)), box.height / (max(ys) - min(ys))
    points = [(box.x + (x - min(xs)) * across, box.y + (y - min(ys)) * down) for x, y in zip(xs, ys, strict=True)]
    return polyline(points, closed=True)


def arc(box: Box, first: float, last: float, wedge: bool) -> tuple[Segment, ...]:
    """Part of the ellipse in a box, from one angle to another in degrees clockwise from the top.

    wedge: whether it is closed through the centre.
    """
    cx, cy = box.center
    rx, ry = box.width / 2, box.height / 2
    parts = max(1, ceil(abs(last - first) / 90 - 1e-9))
    start, step = radians(first - 90), radians(last - first) / parts
    reach = 4 / 3 * tan(step / 4)

    def at(angle: float, along: float) -> Point:
        """The point of the ellipse at an angle, moved along the tangent."""
        return cx + rx * (cos(angle) - along * sin(angle)), cy + ry * (sin(angle) + along * cos(angle))

    angles = [start + part * step for part in range(parts + 1)]
    curves = tuple(("C", *at(begin, reach), *at(end, -reach), *at(end, 0)) for begin, end in pairwise(angles))
    if wedge:
        return (("M", cx, cy), ("L", *at(start, 0)), *curves, ("Z",))
    return (("M", *at(start, 0)), *curves)


def trim_path(kind: str, box: Box, corner: Mm) -> tuple[Segment, ...]:
    """The path to cut along for a named trim; empty for a plain rectangle."""
    if kind == "circle":
        return ellipse(box)
    if kind == "hexagon":
        return regular_polygon(box, 6)
    if corner > 0:
        return rounded(box, corner)
    return ()
