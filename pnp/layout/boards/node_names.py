"""Where the names of the places of a node map stand: on the side of each place that is most free."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final

from pnp.layout.boards.curves import Point, around, distance
from pnp.layout.boards.territory_map import NodeGraph
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.model.scenery import Scenery
from pnp.values import dataclass

# The sides of a place, in the order in which they are preferred: how far to the right and down, and what it costs.
_SIDES: Final = (
    (0, 1, 0.0),
    (0, -1, 0.15),
    (1, 0, 0.2),
    (-1, 0, 0.25),
    (1, 1, 0.4),
    (1, -1, 0.4),
    (-1, 1, 0.45),
    (-1, -1, 0.45),
)
# What it costs to lie on something, for all of a name: on another name, on a place, on a picture; and for a line that
# runs through a name, as long as this is high.
_ON_NAME: Final = 20.0
_ON_PLACE: Final = 20.0
_ON_PICTURE: Final = 3.0
_ON_LINE: Final = 3.0
# Names make room for each other so often.
_ROUNDS: Final = 3
# How far a name is from a circle, in heights of its plate; how near to the axis a name beside the corner of a place is.
_GAP: Final = 0.1
_DIAGONAL: Final = 0.72
# The height of a peak beside a place, and where its middle is, in radii.
_PEAK: Final = (0.82, -0.82)
_PICTURE: Final[Mm] = 15.0


@dataclass(frozen=True)
class NodeNames:
    """Places the names of one map. sizes: width and height of each with its plate, by the index of its place.

    radius: of a place with its rim.
    """

    graph: NodeGraph
    scenery: Scenery
    radius: Mm
    sizes: Sequence[tuple[Mm, Mm]]

    def boxes(self) -> tuple[Box, ...]:
        """The plate of every name."""
        chosen = [self._candidates(index)[0][0] for index in range(len(self.sizes))]
        for _ in range(_ROUNDS):
            for index in range(len(chosen)):
                others = [*chosen[:index], *chosen[index + 1 :]]
                # The first of equally good ones: they are in the order of preference.
                chosen[index], _ = min(self._candidates(index), key=lambda side: side[1] + _on_boxes(side[0], others))
        return tuple(chosen)

    @cached_property
    def _known(self) -> dict[int, list[tuple[Box, float]]]:
        return {}

    def _candidates(self, index: int) -> list[tuple[Box, float]]:
        """The sides of a place, each with what it costs whatever the other names do."""
        if index not in self._known:
            sides = ((self._beside(index, dx, dy), cost) for dx, dy, cost in _SIDES)
            self._known[index] = [(box, cost + self._on_map(box)) for box, cost in sides]
        return self._known[index]

    def _beside(self, index: int, dx: int, dy: int) -> Box:
        """A plate at a side of a place; one near the rim of the map is moved inwards rather than out of it."""
        (x, y), (width, height), area = self.graph.sites[index], self.sizes[index], self.graph.area
        reach = (self.radius + _GAP * height) * (_DIAGONAL if dx and dy else 1.0)
        x += dx * (reach + width / 2)
        y += dy * (reach + height / 2)
        x = min(max(x, area.x + width / 2), max(area.right - width / 2, area.x + width / 2))
        y = min(max(y, area.y + height * 0.7), area.bottom - height * 0.7)
        return around((x, y), width, height)

    def _on_map(self, box: Box) -> float:
        """What a plate costs for the places, lines and pictures that it lies on."""
        lines = sum(_length_inside(*line, box) for line in self._lines) / box.height
        places = sum(_ON_PLACE * _depth(site, self.radius, box) for site in self.graph.sites)
        return places + _ON_LINE * lines + sum(_ON_PICTURE * _share(box, picture) for picture in self._pictures)

    @cached_property
    def _lines(self) -> tuple[tuple[Point, Point], ...]:
        """The links between places and the courses of the scenery."""
        sites, scale, area = self.graph.sites, self.graph.scale, self.graph.area
        pairs = (self.graph.pair(border) for border in self.graph.nodes.borders)
        links = [(sites[pair[0]], sites[pair[1]]) for pair in pairs if pair]
        for course in self.scenery.courses:
            points = [(area.x + x.mm * scale, area.y + y.mm * scale) for x, y in course.through]
            links += pairwise(points)
        return tuple(links)

    @cached_property
    def _pictures(self) -> tuple[Box, ...]:
        """Peaks beside places, and the landmarks of the scenery."""
        scale, area = self.graph.scale, self.graph.area
        high = [site for site, node in zip(self.graph.sites, self.graph.nodes.nodes, strict=True) if node.elevation]
        peaks = [
            around((x + _PEAK[0] * self.radius, y + _PEAK[1] * self.radius), self.radius, self.radius) for x, y in high
        ]
        for landmark in self.scenery.landmarks:
            x, y = (length.mm * scale for length in landmark.center)
            side = (landmark.size.mm if landmark.size else _PICTURE) * scale
            peaks.append(around((area.x + x, area.y + y), side, side))
        return tuple(peaks)


def _on_boxes(box: Box, others: Sequence[Box]) -> float:
    return sum(_ON_NAME * _share(box, other) for other in others)


def _share(box: Box, other: Box) -> float:
    """How much of a box another one covers."""
    across = min(box.right, other.right) - max(box.x, other.x)
    down = min(box.bottom, other.bottom) - max(box.y, other.y)
    return across * down / (box.width * box.height) if across > 0 and down > 0 else 0.0


def _depth(center: Point, radius: Mm, box: Box) -> float:
    """How far a circle reaches into a box, as a share of its radius."""
    nearest = min(max(center[0], box.x), box.right), min(max(center[1], box.y), box.bottom)
    return max(0.0, 1.0 - distance(center, nearest) / radius)


def _length_inside(first: Point, last: Point, box: Box) -> Mm:
    """How long a line is inside of a box."""
    start, end = 0.0, 1.0
    for at, to, low, high in ((first[0], last[0], box.x, box.right), (first[1], last[1], box.y, box.bottom)):
        if at == to:
            if not low <= at <= high:
                return 0.0
            continue
        enter, leave = sorted(((low - at) / (to - at), (high - at) / (to - at)))
        start, end = max(start, enter), min(end, leave)
    return max(0.0, end - start) * distance(first, last)
