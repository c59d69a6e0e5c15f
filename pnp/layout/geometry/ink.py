"""Points on the ink of shapes, evenly spread, so that the share of them that is hidden is the share of the ink."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from pnp.frame import Path, Segment
from pnp.layout.geometry.background import Layers
from pnp.layout.geometry.bounding_box import Bounds
from pnp.layout.geometry.outlines import Point, contains, crossings, edges
from pnp.measures import Mm
from pnp.values import dataclass

# Filled shapes are sampled along so many lines, at about so many points.
_ROWS = 11
_POINTS = 60
_TINY: Mm = 1e-9


@dataclass(frozen=True, slots=True)
class Inked:
    """Points on the ink of a shape, and how large it is, in mm²."""

    points: tuple[Point, ...] = ()
    area: float = 0.0


def ink_of(path: Path) -> Inked:
    """The ink of a path: of its fill, or of its pen if it has none."""
    if path.fill is None and path.stroke is not None:
        return _along(path.segments, path.stroke.width)
    return ink_in(path.segments, path.even_odd)


def ink_in(segments: Sequence[Segment], even_odd: bool = False) -> Inked:
    """The ink in a filled outline."""
    ys = [y for edge in edges(segments) for _, y in edge]
    if not ys or max(ys) - min(ys) < _TINY:
        return Inked()
    top, step = min(ys), (max(ys) - min(ys)) / _ROWS
    spans = [
        (y, left, right)
        for y in (top + step * (row + 0.5) for row in range(_ROWS))
        for left, right in _inside(segments, y, even_odd)
    ]
    width = sum(right - left for _, left, right in spans)
    points = tuple(
        (left + (right - left) * (number + 0.5) / count, y)
        for y, left, right in spans
        for count in (max(round((right - left) / width * _POINTS), 1),)
        for number in range(count)
    )
    return Inked(points, width * step)


def _inside(segments: Sequence[Segment], y: Mm, even_odd: bool) -> Iterator[tuple[Mm, Mm]]:
    """From where to where a filled outline extends at a height."""
    winding, start = 0, 0.0
    for x, direction in sorted(crossings(segments, y)):
        was_inside = winding % 2 if even_odd else winding
        winding += direction
        is_inside = winding % 2 if even_odd else winding
        if is_inside and not was_inside:
            start = x
        elif was_inside and not is_inside and x - start > _TINY:
            yield start, x


def points_along(segments: Sequence[Segment]) -> tuple[Point, ...]:
    """About twelve points of an outline, evenly spread."""
    return _along(segments, 1.0, 12).points


def _along(segments: Sequence[Segment], width: Mm, most: int = _POINTS) -> Inked:
    """The ink of a pen that is led along an outline."""
    pieces = [(start, end, _length(start, end)) for start, end in _drawn(segments)]
    length = sum(length for _, _, length in pieces)
    if length < _TINY:
        return Inked()
    points = tuple(
        (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
        for (x1, y1), (x2, y2), part in pieces
        for count in (max(round(part / length * most), 1),)
        for share in ((number + 0.5) / count for number in range(count))
    )
    return Inked(points, length * width)


class Pens:
    """The pens of paths, for those who ask at many points: pieces that are far from a point are left out quickly."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        # With the paths themselves, so that no other object gets their identities.
        self._known: dict[int, tuple[Path, list[tuple[Bounds, Point, Point]]]] = {}

    def at(self, path: Path, x: Mm, y: Mm) -> Layers:
        """The pen of a path at a point."""
        stroke = path.stroke
        if stroke is None:
            return ()
        half = stroke.width / 2
        if id(path) not in self._known:
            self._known[id(path)] = path, [_boxed(start, end, half + _TINY) for start, end in _drawn(path.segments)]
        for (left, top, right, bottom), start, end in self._known[id(path)][1]:
            if left <= x <= right and top <= y <= bottom and _distance(start, end, x, y) <= half:
                return ((stroke.ink.token, stroke.ink.opacity),)
        return ()


def _boxed(start: Point, end: Point, half: Mm) -> tuple[Bounds, Point, Point]:
    """A straight piece, behind the box around all that a pen of half this width paints of it."""
    (x1, y1), (x2, y2) = start, end
    return (min(x1, x2) - half, min(y1, y2) - half, max(x1, x2) + half, max(y1, y2) + half), start, end


def reaches(path: Path, bounds: Bounds) -> bool:
    """Whether a path paints anything in a rectangle. left, top, right, bottom."""
    half = path.stroke.width / 2 if path.stroke else 0.0
    left, top, right, bottom = bounds[0] - half, bounds[1] - half, bounds[2] + half, bounds[3] + half
    if path.fill is None:
        return any(_crosses(start, end, left, top, right, bottom) for start, end in _drawn(path.segments))
    middle = (bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2
    return contains(path.segments, *middle, path.even_odd) or any(
        _crosses(start, end, left, top, right, bottom) for start, end in edges(path.segments)
    )


def _drawn(segments: Sequence[Segment]) -> Iterable[tuple[Point, Point]]:
    """The straight pieces along which a pen is led."""
    return edges(segments, closed=False)


def _length(start: Point, end: Point) -> Mm:
    return hypot(end[0] - start[0], end[1] - start[1])


def _distance(start: Point, end: Point, x: Mm, y: Mm) -> Mm:
    """The distance of a point from a straight line."""
    across, down = end[0] - start[0], end[1] - start[1]
    square = across * across + down * down
    share = ((x - start[0]) * across + (y - start[1]) * down) / square if square else 0.0
    share = min(max(share, 0.0), 1.0)
    return hypot(x - start[0] - share * across, y - start[1] - share * down)


def _crosses(start: Point, end: Point, left: Mm, top: Mm, right: Mm, bottom: Mm) -> bool:
    """Whether a straight line has a point in a rectangle."""
    (x1, y1), (x2, y2) = start, end
    if left <= x1 <= right and top <= y1 <= bottom:
        return True
    # Most lie on one side of it, which is told in a quarter of the time.
    if (x1 < left and x2 < left) or (x1 > right and x2 > right):
        return False
    if (y1 < top and y2 < top) or (y1 > bottom and y2 > bottom):
        return False
    first, last = 0.0, 1.0
    for at, by, least, most in (
        (x1, x2 - x1, left, right),
        (y1, y2 - y1, top, bottom),
    ):
        if not by:
            if not least <= at <= most:
                return False
            continue
        enters, leaves = sorted(((least - at) / by, (most - at) / by))
        first, last = max(first, enters), min(last, leaves)
    return first <= last
