"""Points to path segments: straight, smooth or rounded. Millimetres, y down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
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


def bent(points: Sequence[Point], steps: int = 5) -> tuple[Point, ...]:
    """Points along the curve that ``smooth`` draws through some points, so many for each of its parts."""
    return bent_with(points, [0.0] * len(points), steps)[0]


def bent_with(
    points: Sequence[Point], values: Sequence[float], steps: int = 5
) -> tuple[tuple[Point, ...], tuple[float, ...]]:
    """The same with a value at each point, which changes evenly from one to the next."""
    if len(points) < 3:
        return tuple(points), tuple(values)
    line, along = [points[0]], [values[0]]
    for index, segment in enumerate(smooth(points)[1:]):
        x1, y1, x2, y2, x3, y3 = segment[1:]
        x, y = points[index]
        for step in range(1, steps + 1):
            t = step / steps
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            line.append((a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3))
            along.append(values[index] + (values[index + 1] - values[index]) * t)
    return tuple(line), tuple(along)


def ribbon(line: Sequence[Point], reaches: Sequence[Mm]) -> Segments:
    """A band along a line, reaching so far to both sides at each of its points."""
    sides: tuple[list[Point], list[Point]] = [], []
    for index, (x, y) in enumerate(line):
        dx, dy = direction(line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)])
        for side, reach in zip(sides, (reaches[index], -reaches[index]), strict=True):
            side.append((x - dy * reach, y + dx * reach))
    return polyline([*sides[0], *reversed(sides[1])], closed=True)


def spaced(line: Sequence[Point], step: Mm) -> Iterator[tuple[Point, Point]]:
    """Points along a line, a step apart, each with the direction in which the line goes on."""
    ahead = step / 2
    for first, last in pairwise(line):
        length, along = distance(first, last), direction(first, last)
        while ahead < length:
            yield (first[0] + along[0] * ahead, first[1] + along[1] * ahead), along
            ahead += step
        ahead -= length


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
    return tuple(chain.from_iterable(parts))
