"""The route of a track: where the centre of every space lies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, cos, pi, sin, sqrt
from typing import Final

from pnp.layout.boards.curves import Point, distance
from pnp.layout.geometry.box import Box
from pnp.measures import COMMON_LIVE_AREA, Mm, Size
from pnp.model.boards import Track
from pnp.values import dataclass

# How far a ring strays from a plain oval, as a share of its radius.
_STRAY: Final = 0.035
# A ring and a spiral are wider than high: a share of the width.
_FLAT: Final = 0.8
_STEPS: Final = 720
# Of a winding track: the points of a row, the distance of spaces and the way to the edge of the board, in tiles.
_STEPS_OF_ROW: Final = 48
_APART: Final = 1.09
_EDGE: Final = 0.62


@dataclass(frozen=True, slots=True)
class Route:
    """Centres of spaces in the order in which a piece moves over them, and the size of a tile, in mm.

    pitch: the distances across and down between neighbours, if all spaces stand in columns and rows. extent: the size
    of the board, if it is declared. course: points of the road from the first space to the last, if it is no straight
    way from one to the next.
    """

    points: tuple[Point, ...]
    tile: Size
    pitch: Size | None = None
    extent: Size | None = None
    course: tuple[Point, ...] = ()

    def bounds(self) -> Box:
        """The box around all tiles, or the declared one."""
        if self.extent:
            return Box(0.0, 0.0, self.extent.width, self.extent.height)
        if not self.points:
            return Box(0.0, 0.0, self.tile.width, self.tile.height)
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        left, top = min(xs) - self.tile.width / 2, min(ys) - self.tile.height / 2
        return Box(left, top, max(xs) + self.tile.width / 2 - left, max(ys) + self.tile.height / 2 - top)

    def size(self, border: Mm) -> Size:
        """The room that all tiles and a border need."""
        bounds = self.bounds()
        border = 0.0 if self.extent else border
        return Size(bounds.width + 2 * border, bounds.height + 2 * border)

    def fitted(self, box: Box, border: Mm) -> Route:
        """The same route as large as fits in a box, centred in it, its border scaled with it."""
        bounds, size = self.bounds(), self.size(border)
        scale = min(box.width / size.width, box.height / size.height)
        (x0, y0), (x1, y1) = bounds.center, box.center

        def moved(points: Sequence[Point]) -> tuple[Point, ...]:
            return tuple((x1 + (x - x0) * scale, y1 + (y - y0) * scale) for x, y in points)

        def scaled(size: Size | None) -> Size | None:
            return Size(size.width * scale, size.height * scale) if size else None

        tile = Size(self.tile.width * scale, self.tile.height * scale)
        return Route(moved(self.points), tile, scaled(self.pitch), scaled(self.extent), moved(self.course))


def row_length(track: Track, count: int) -> int:
    """How many spaces stand in one row: as declared, else as many as make the track about square."""
    if track.shape == "line":
        return max(count, 1)
    return track.per_row or max(1, ceil(sqrt(count)))


def snakes(track: Track) -> bool:
    """Whether every second row runs back: pieces go to and fro over rows, but turns are read like lines of text."""
    return track.shape == "rows" and not track.turns


def lay_out(track: Track, count: int, tile: Size, pitch: Size) -> Route:
    """Centres of so many spaces; pitch: the distance of neighbours across and down.

    A ring or a spiral that no usual paper can show whole has corners, so that it can be cut between its spaces.
    """
    if track.shape in ("winding", "path", "section"):
        return _drawn(track, count, tile)
    if track.shape not in ("ring", "spiral") or count <= 3:
        return Route(_rows(count, row_length(track, count), pitch, snakes=snakes(track)), tile, pitch)
    is_ring = track.shape == "ring"
    curved = Route(_ring(count, pitch) if is_ring else _spiral(count, pitch), tile)
    if fits_sheet(curved.size(0.0)):
        return curved
    return Route(_rectangle(count, pitch) if is_ring else _inwards(count, pitch), tile, pitch)


def _drawn(track: Track, count: int, tile: Size) -> Route:
    """A route that fills the declared size of the board."""
    size = Size(track.size[0].mm, track.size[-1].mm)
    if track.shape == "section":
        points = tuple(((index + 0.5) * size.width / count, size.height / 2) for index in range(count))
        return Route(points, Size(size.width / count, size.height), extent=size)
    if track.shape == "path":
        corners = [(point[0].mm, point[-1].mm) for point in track.through]
        outline = sampled(corners, closed=track.loop)
        points = _walk(outline, count, count if track.loop else max(count - 1, 1))
        return Route(points, tile, extent=size, course=tuple(outline))
    return _winding(count, tile, size)


def _winding(count: int, tile: Size, size: Size) -> Route:
    """Rows in waves, joined by bends, with as few rows as leave room between the spaces."""
    side = max(tile.width, tile.height)
    rows = 1
    while rows < count and _length(_waves(rows, tile, size)) < side * _APART * (count - 1):
        rows += 1
    outline = _waves(rows, tile, size)
    apart = _length(outline) / max(count - 1, 1)
    share = min(apart / side / _APART, 1.0)
    points = _walk(outline, count, max(count - 1, 1))
    return Route(points, Size(tile.width * share, tile.height * share), extent=size, course=tuple(outline))


def _waves(rows: int, tile: Size, size: Size) -> list[Point]:
    """A line to and fro from the upper left: every second row rises where the others fall."""
    left, top = tile.width * _EDGE, tile.height * _EDGE / 2
    gap = (size.height - 2 * top) / rows
    bend = min(gap * 0.45, tile.width * 0.9)
    across = size.width - 2 * (left + bend)
    wave = max(min(gap - tile.height * 1.3, gap * 0.4) * 0.5, 0.0)
    swings = max(round(across / (tile.width * 5.5)), 1)
    outline: list[Point] = []
    for row in range(rows):
        middle, sign = top + (row + 0.5) * gap, 1 if row % 2 == 0 else -1
        for step in range(_STEPS_OF_ROW + 1):
            share = step / _STEPS_OF_ROW
            x = share if row % 2 == 0 else 1 - share
            swell = sin(2 * pi * swings * x) * min(x, 1 - x, 0.12) / 0.12
            outline.append((left + bend + across * x, middle + sign * wave * swell))
        if row < rows - 1:
            x, y = outline[-1]
            outline += [
                (x + sign * bend * sin(pi * step / 12), y + gap * (1 - cos(pi * step / 12)) / 2)
                for step in range(1, 12)
            ]
    return outline


def sampled(corners: Sequence[Point], closed: bool = False, steps: int = 16) -> list[Point]:
    """Points along a smooth line through corners."""
    around = [corners[-1], *corners, corners[0], corners[1]] if closed else [corners[0], *corners, corners[-1]]
    points: list[Point] = []
    for index in range(len(around) - 3):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = around[index : index + 4]
        for step in range(steps):
            t = step / steps
            a, b, c, d = _spline(t)
            points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    points.append(corners[0] if closed else corners[-1])
    return points


def _spline(t: float) -> tuple[float, float, float, float]:
    """The weights of four corners at a share of the way between the middle two, of a Catmull-Rom spline."""
    return (
        (-t + 2 * t * t - t**3) / 2,
        (2 - 5 * t * t + 3 * t**3) / 2,
        (t + 4 * t * t - 3 * t**3) / 2,
        (t**3 - t * t) / 2,
    )


def _length(outline: Sequence[Point]) -> Mm:
    return sum(distance(first, last) for first, last in pairwise(outline))


def fits_sheet(size: Size) -> bool:
    """Whether the usual papers can show something whole, upright or on its side."""
    short, long = sorted((size.width, size.height))
    narrow, wide = sorted((COMMON_LIVE_AREA.width, COMMON_LIVE_AREA.height))
    return short <= narrow and long <= wide


def _rows(count: int, length: int, pitch: Size, *, snakes: bool) -> tuple[Point, ...]:
    points = []
    for index in range(count):
        row, place = divmod(index, length)
        column = length - 1 - place if snakes and row % 2 else place
        points.append(((column + 0.5) * pitch.width, (row + 0.5) * pitch.height))
    return tuple(points)


def _ring(count: int, pitch: Size) -> tuple[Point, ...]:
    """Even steps around a loop that is not quite an oval, from the middle of its upper side, clockwise."""
    outline = [_on_ring(2 * pi * index / _STEPS) for index in range(_STEPS)]
    outline.append(outline[0])
    return _scaled(_walk(outline, count, count), pitch)


def _rectangle(count: int, pitch: Size) -> tuple[Point, ...]:
    """Around a rectangle, from the middle of its upper side, clockwise; an odd number leaves out its last corner."""
    half = ceil(count / 2) + 2
    rows = max(2, round(half * pitch.width / (pitch.width + pitch.height)))
    around = _clockwise(half - rows, rows)
    if count % 2:
        around.remove((0, rows - 1))
    start = (half - rows) // 2
    return _on_raster([*around[start:], *around[:start]], pitch)


def _inwards(count: int, pitch: Size) -> tuple[Point, ...]:
    """Around a rectangle from its upper left corner, clockwise, then around the next one inside of it, and so on."""
    columns = max(2, ceil(sqrt(count * pitch.height / pitch.width)))
    rows = ceil(count / columns)
    cells: list[tuple[int, int]] = []
    for depth in range((min(columns, rows) + 1) // 2):
        ring = _clockwise(columns - 2 * depth, rows - 2 * depth)
        cells += [(column + depth, row + depth) for column, row in ring]
    return _on_raster(cells[:count], pitch)


def _clockwise(columns: int, rows: int) -> list[tuple[int, int]]:
    """The cells along the edge of a raster, from its upper left corner."""
    top = [(column, 0) for column in range(columns)]
    right = [(columns - 1, row) for row in range(1, rows)]
    bottom = [(column, rows - 1) for column in reversed(range(columns - 1))] if rows > 1 else []
    left = [(0, row) for row in reversed(range(1, rows - 1))] if columns > 1 else []
    return [*top, *right, *bottom, *left]


def _on_raster(cells: Sequence[tuple[int, int]], pitch: Size) -> tuple[Point, ...]:
    return tuple(((column + 0.5) * pitch.width, (row + 0.5) * pitch.height) for column, row in cells)


def _on_ring(angle: float) -> Point:
    radius = 1 + _STRAY * (sin(3 * angle + 0.7) + 0.6 * sin(5 * angle + 2.1))
    return sin(angle) * radius, -cos(angle) * radius * _FLAT


def _spiral(count: int, pitch: Size) -> tuple[Point, ...]:
    """Even steps inwards along a spiral whose turns lie one step apart."""
    turns = max(1.0, sqrt(count / pi) - 0.4)
    outline = []
    for index in range(_STEPS * 2 + 1):
        share = index / (_STEPS * 2)
        angle, radius = 2 * pi * turns * share, turns * (1 - share) + 0.55 * share
        outline.append((sin(angle) * radius, -cos(angle) * radius))
    return _scaled(_walk(outline, count, count - 1), pitch)


def _walk(outline: Sequence[Point], count: int, steps: int) -> tuple[Point, ...]:
    """Points at even distances along an outline, its first point included."""
    lengths = [0.0]
    for first, last in pairwise(outline):
        lengths.append(lengths[-1] + distance(first, last))
    points, place = [], 0
    for index in range(count):
        target = lengths[-1] * index / steps
        while place + 2 < len(lengths) and lengths[place + 1] < target:
            place += 1
        share = (target - lengths[place]) / (lengths[place + 1] - lengths[place])
        (x1, y1), (x2, y2) = outline[place], outline[place + 1]
        points.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
    return tuple(points)


def _scaled(points: Sequence[Point], pitch: Size) -> tuple[Point, ...]:
    """Scale so that no two tiles come nearer than their pitch, either across or down."""
    nearest = min(
        max(abs(x1 - x2) / pitch.width, abs(y1 - y2) / pitch.height)
        for index, (x1, y1) in enumerate(points)
        for x2, y2 in points[index + 1 :]
    )
    return tuple((x / nearest, y / nearest) for x, y in points)
