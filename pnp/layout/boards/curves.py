"""Points to path segments: straight, smooth or rounded. Millimetres, y down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, radians, sin

from pnp.frame import Segment
from pnp.layout.geometry.box import Box, ellipse
from pnp.measures import Mm

Point = tuple[float, float]
Segments = tuple[Segment, ...]


def polyline(points: Sequence[Point], closed: bool = False) -> Segments:
    """Straight lines through all points."""
    if not points:
        return ()
    lines: list[Segment] = [("M", *points[0])]
    lines.extend(("L", x, y) for x, y in points[1:])
    if closed:
        lines.append(("Z",))
    return tuple(lines)


def rectangle(corners: Sequence[Point]) -> Box | None:
    """A polygon as a box, if it is an upright rectangle that runs clockwise from its top left."""
    if len(corners) != 4:
        return None
    (left, top), (right, _), (_, bottom), _ = corners
    is_upright = tuple(corners) == ((left, top), (right, top), (right, bottom), (left, bottom))
    return Box(left, top, right - left, bottom - top) if is_upright else None


def smooth(points: Sequence[Point], closed: bool = False) -> Segments:
    """A curve through all points without corners: Catmull-Rom, written as Bézier curves."""
    count = len(points)
    if count < 3:
        return polyline(points, closed)
    if closed:
        before, after = (points[-1], *points[:-1]), (*points[1:], points[0])
    else:
        before, after = (points[0], *points[:-1]), (*points[1:], points[-1])
    segments: list[Segment] = [("M", *points[0])]
    for index in range(count if closed else count - 1):
        x1, y1 = points[index]
        x2, y2 = after[index]
        x0, y0 = before[index]
        x3, y3 = after[(index + 1) % count]
        segments.append(("C", x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2))
    if closed:
        segments.append(("Z",))
    return tuple(segments)


def around(center: Point, width: Mm, height: Mm) -> Box:
    """The box of this size about a point."""
    return Box(center[0] - width / 2, center[1] - height / 2, width, height)


def oval(center: Point, across: Mm, down: Mm) -> Segments:
    """An ellipse with these two radii."""
    return ellipse(around(center, 2 * across, 2 * down))


def circle(center: Point, radius: Mm) -> Segments:
    """A circle."""
    return oval(center, radius, radius)


def ngon(center: Point, radius: Mm, sides: int, turn: float = -pi / 2) -> Segments:
    """A regular polygon whose first corner points in the direction ``turn``, in radians."""
    x, y = center
    angles = [turn + 2 * pi * index / sides for index in range(sides)]
    return polyline([(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles], closed=True)


def distance(first: Point, second: Point) -> Mm:
    """How far two points are apart."""
    return hypot(second[0] - first[0], second[1] - first[1])


def between(first: Point, second: Point, share: float = 0.5) -> Point:
    """The point at this share of the way from the first to the second."""
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share


def turned(point: Point, middle: Point, degrees: float) -> Point:
    """A point turned clockwise about another."""
    angle, x, y = radians(degrees), point[0] - middle[0], point[1] - middle[1]
    return middle[0] + x * cos(angle) - y * sin(angle), middle[1] + x * sin(angle) + y * cos(angle)


def direction(first: Point, second: Point) -> Point:
    """The unit vector from one point to another; to the right if they are the same."""
    length = distance(first, second)
    if not length:
        return 1.0, 0.0
    return (second[0] - first[0]) / length, (second[1] - first[1]) / length


def area(points: Sequence[Point]) -> float:
    """The area of a polygon in mm², whichever way round it runs."""
    following = (*points[1:], *points[:1])
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, following, strict=True))) / 2


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon (even-odd)."""
    x, y = point
    is_inside = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            is_inside = not is_inside
    return is_inside


def joined(parts: Iterable[Segments]) -> Segments:
    """Several shapes as one path."""
    return tuple(segment for part in parts for segment in part)
