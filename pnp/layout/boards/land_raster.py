"""Lands and a road → a raster of points, each with its land, how deep it lies in it, and how far the road is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import sqrt
from typing import Final, NamedTuple

from pnp.layout.boards.curves import Point
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.values import dataclass

# The distance of the points, and the size of the squares in which near points of the road are looked for, in mm.
_STEP: Final = 2.5
_SQUARE: Final = 24.0
# What lies outside of the board.
_NOWHERE: Final = -1e6


class RasterPoint(NamedTuple):
    """land: its index. depth: how far inside of it. road: how far from the road. All in mm."""

    at: Point
    land: int
    depth: Mm
    road: Mm


@dataclass(frozen=True)
class LandRaster:
    """Points over a board. lands: the index of the land of each site. scale: of the drawing."""

    area: Box
    sites: Sequence[Point]
    lands: Sequence[int]
    course: Sequence[Point]
    scale: float

    @property
    def _step(self) -> Mm:
        return _STEP * self.scale

    @cached_property
    def _columns(self) -> int:
        return max(int(self.area.width / self._step), 1)

    @cached_property
    def _rows(self) -> int:
        return max(int(self.area.height / self._step), 1)

    @cached_property
    def points(self) -> tuple[RasterPoint, ...]:
        """All points, row by row."""
        near = self._near_course()
        return tuple(
            self._point((self.area.x + (column + 0.5) * self._step, self.area.y + (row + 0.5) * self._step), near)
            for row in range(self._rows)
            for column in range(self._columns)
        )

    def of(self, land: int) -> list[RasterPoint]:
        """The points of a land, the furthest from the road first."""
        return sorted((point for point in self.points if point.land == land), key=lambda point: -point.road)

    def around(self, box: Box) -> Iterator[RasterPoint | None]:
        """The points nearest to the corners of a box, the middles of its sides and its middle; None off the board."""
        for down in (0.0, 0.5, 1.0):
            for across in (0.0, 0.5, 1.0):
                column = int((box.x + box.width * across - self.area.x) / self._step)
                row = int((box.y + box.height * down - self.area.y) / self._step)
                is_inside = 0 <= column < self._columns and 0 <= row < self._rows
                yield self.points[row * self._columns + column] if is_inside else None

    def _near_course(self) -> Mapping[tuple[int, int], list[Point]]:
        squares: dict[tuple[int, int], list[Point]] = {}
        side = _SQUARE * self.scale
        for x, y in self.course:
            column, row = int(x // side), int(y // side)
            for a in (-1, 0, 1):
                for b in (-1, 0, 1):
                    squares.setdefault((column + a, row + b), []).append((x, y))
        return squares

    def _point(self, at: Point, near: Mapping[tuple[int, int], list[Point]]) -> RasterPoint:
        x, y = at
        nearest: dict[int, float] = {}
        for (sx, sy), land in zip(self.sites, self.lands, strict=True):
            far = (sx - x) * (sx - x) + (sy - y) * (sy - y)
            if far < nearest.get(land, 1e12):
                nearest[land] = far
        (own, land), *others = sorted((far, land) for land, far in nearest.items())[:2]
        depth = (sqrt(others[0][0]) - sqrt(own)) / 2 if others else -_NOWHERE
        side = _SQUARE * self.scale
        beside = near.get((int(x // side), int(y // side)), ())
        road = min(((a - x) * (a - x) + (b - y) * (b - y) for a, b in beside), default=side * side)
        return RasterPoint(at, land, depth, sqrt(road))
