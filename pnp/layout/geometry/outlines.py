"""Outlines: whether a point is inside, where they cross a height, and the box around them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot, inf
from typing import Final

from pnp.frame import Path, Segment
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.measures import Mm

Point = tuple[Mm, Mm]


# The number of straight pieces by which a curve is approximated.
_PIECES: Final = 6
# Two outlines that are nowhere farther apart are cut alike.
_ALIKE: Final[Mm] = 0.3


# Outlines of so many segments are put in order before anybody looks for their inside.
_MANY_SEGMENTS: Final = 12


_MOST_BANDS: Final = 100


# A straight line, or a curve with its control points.
_Step = tuple[Point, Point] | tuple[Point, Point, Point, Point]


class Outline:
    """A filled outline, for those who ask at many points: of many pieces, only those at their height are looked at."""

    __slots__ = ("_bands", "_even_odd", "_height", "_parts", "_segments", "_top")

    def __init__(self, segments: Sequence[Segment], even_odd: bool = False) -> None:
        self._segments, self._even_odd = segments, even_odd
        self._parts: list[_Part] | None = None
        self._bands: dict[int, list[_Step]] = {}
        self._top = self._height = 0.0

    def contains(self, x: Mm, y: Mm) -> bool:
        """Whether a point is inside, as ``contains`` says."""
        if len(self._segments) < _MANY_SEGMENTS:
            return contains(self._segments, x, y, self._even_odd)
        if self._parts is None:
            self._parts = list(_parts_of(self._segments))
            self._top = min((top for top, _, _ in self._parts), default=0.0)
            bottom = max((bottom for _, bottom, _ in self._parts), default=0.0)
            self._height = (bottom - self._top) / min(len(self._segments), _MOST_BANDS)
        band = int((y - self._top) // self._height) if self._height else -1
        if not 0 <= band <= _MOST_BANDS:
            return False
        if band not in self._bands:
            self._bands[band] = list(self._steps_in(band))
        return _is_inside(self._bands[band], x, y, self._even_odd)

    def _steps_in(self, band: int) -> Iterator[_Step]:
        """Its steps that reach into a band of heights."""
        # A little higher: where a band ends, rounding may decide.
        low, high = self._top + (band - 0.01) * self._height, self._top + (band + 1.01) * self._height
        for top, bottom, segments in self._parts or ():
            if top <= high and bottom >= low:
                for step in _steps(segments):
                    ys = [y for _, y in step]
                    if min(ys) <= high and max(ys) >= low:
                        yield step


# A part of an outline that is closed by itself, with its least and its greatest height.
_Part = tuple[Mm, Mm, Sequence[Segment]]


def _parts_of(segments: Sequence[Segment]) -> Iterator[_Part]:
    """The parts of an outline; rectangles are parts of their own."""
    starts = [index for index, segment in enumerate(segments) if segment[0] == "M"]
    rectangles = [segment for segment in segments if segment[0] == "R"]
    for rectangle in rectangles:
        _, top, _, height = rectangle[1:]
        yield min(top, top + height), max(top, top + height), (rectangle,)
    for start, end in pairwise(sorted({0, *starts, len(segments)})):
        part = segments[start:end]
        if rectangles:
            part = [segment for segment in part if segment[0] != "R"]
        if heights := [y for _, *numbers in part for y in numbers[1::2]]:
            # What does not say where it begins begins at the origin.
            origin = () if part[0][0] == "M" else (0.0,)
            yield min((*heights, *origin)), max((*heights, *origin)), part


def corner_bounds(segments: Sequence[Segment]) -> Bounds | None:
    """The box around the corners and control points of an outline, faster than ``bounding_box``."""
    if len(segments) == 1 and segments[0][0] == "R":
        left, top, width, height = segments[0][1:]
        return left, top, left + width, top + height
    if any(segment[0] == "R" for segment in segments):
        return bounding_box((Path(tuple(segments)),))
    xs = [x for _, *numbers in segments for x in numbers[::2]]
    ys = [y for _, *numbers in segments for y in numbers[1::2]]
    return (min(xs), min(ys), max(xs), max(ys)) if xs else None


def contains(segments: Sequence[Segment], x: Mm, y: Mm, even_odd: bool = False) -> bool:
    """Whether a point is inside a filled path. Curves are approximated by a few straight pieces."""
    if len(segments) == 1 and segments[0][0] == "R":
        left, top, width, height = segments[0][1:]
        return left <= x <= left + width and top <= y <= top + height
    if not _may_contain(segments, x, y):
        return False
    return _is_inside(_steps(segments), x, y, even_odd)


def _is_inside(steps: Iterable[_Step], x: Mm, y: Mm, even_odd: bool) -> bool:
    """Whether a point is inside an outline of which these are the steps at its height."""
    directions = [direction for at, direction in _crossings(steps, y) if x < at]
    return len(directions) % 2 == 1 if even_odd else sum(directions) != 0


def crossings(segments: Sequence[Segment], y: Mm) -> Iterable[tuple[Mm, int]]:
    """Where a filled outline crosses a height, and whether it goes down there, 1, or up, -1."""
    return _crossings(_steps(segments), y)


def _crossings(steps: Iterable[_Step], y: Mm) -> Iterable[tuple[Mm, int]]:
    for step in steps:
        is_above = step[0][1] <= y
        # Most steps are completely above or below, with their control points.
        if all((point[1] <= y) == is_above for point in step):
            continue
        for (x1, y1), (x2, y2) in (step,) if len(step) == 2 else pairwise((step[0], *_curve(step))):
            if (y1 <= y) != (y2 <= y):
                yield x1 + (y - y1) * (x2 - x1) / (y2 - y1), 1 if y2 > y1 else -1


def _may_contain(segments: Sequence[Segment], x: Mm, y: Mm) -> bool:
    """Whether a point is inside the bounds of the corners and control points."""
    left = right = above = below = False
    for name, *numbers in segments:
        xs, ys = numbers[::2], numbers[1::2]
        if name == "R":
            xs, ys = [numbers[0], numbers[0] + numbers[2]], [numbers[1], numbers[1] + numbers[3]]
        for corner_x in xs:
            left, right = left or corner_x <= x, right or corner_x >= x
        for corner_y in ys:
            above, below = above or corner_y <= y, below or corner_y >= y
        if left and right and above and below:
            return True
    return False


def edges(segments: Sequence[Segment], *, closed: bool = True) -> Iterable[tuple[Point, Point]]:
    """The straight pieces of an outline. closed: an open part ends where it began, as if it were filled."""
    for step in _steps(segments, closed=closed):
        if len(step) == 2:
            yield step
        else:
            yield from pairwise((step[0], *_curve(step)))


def _steps(segments: Sequence[Segment], *, closed: bool = True) -> Iterable[_Step]:
    """The straight lines and the curves of an outline."""
    start = at = (0.0, 0.0)
    for segment in segments:
        name, numbers = segment[0], segment[1:]
        if name == "C":
            x1, y1, x2, y2, x3, y3 = numbers
            yield at, (x1, y1), (x2, y2), (x3, y3)
            at = (x3, y3)
        elif name == "L":
            yield at, (numbers[0], numbers[1])
            at = (numbers[0], numbers[1])
        elif name == "R":
            left, top, width, tall = numbers
            corners = ((left, top), (left + width, top), (left + width, top + tall), (left, top + tall), (left, top))
            yield from pairwise(corners)
        else:
            # M and Z both close the part of the outline before them.
            if at != start and (closed or name == "Z"):
                yield at, start
            at = start = (numbers[0], numbers[1]) if name == "M" else start
    if at != start and closed:
        yield at, start


def _curve(curve: tuple[Point, Point, Point, Point]) -> Iterable[Point]:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    for step in range(1, _PIECES + 1):
        t = step / _PIECES
        u = 1.0 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def distance_to(segments: Sequence[Segment], point: Point) -> Mm:
    """How far a point is from an outline."""
    return min((_distance(point, start, end) for start, end in edges(segments)), default=inf)


def are_alike(first: Sequence[Segment], second: Sequence[Segment]) -> bool:
    """Whether two outlines are the same line, wherever each of them begins."""
    return all(
        distance_to(other, point) <= _ALIKE
        for one, other in ((first, second), (second, first))
        for start, end in edges(one)
        for point in (start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    )


def _distance(point: Point, start: Point, end: Point) -> Mm:
    """How far a point is from a line."""
    (x, y), (across, down) = start, (end[0] - start[0], end[1] - start[1])
    length = across * across + down * down
    share = ((point[0] - x) * across + (point[1] - y) * down) / length if length else 0.0
    share = min(max(share, 0.0), 1.0)
    return hypot(point[0] - x - share * across, point[1] - y - share * down)
