"""Territories → what stands in the room that they leave: names of regions on a curve, and their landmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from math import hypot
from typing import Final

from pnp.frame import Group, Item
from pnp.layout.boards.curves import Point, around, distance
from pnp.layout.boards.land_growth import growth
from pnp.layout.boards.lettering import style_of
from pnp.layout.boards.scenery import BoardScenery
from pnp.layout.boards.territory_map import TerritoryMap
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.text.style import Outline
from pnp.values import dataclass

_LARGEST: Pt = 17.0
_SMALLEST: Pt = 8.0
# The height of capitals, as a share of the distance between neighbouring places.
_HEIGHT: Final = 0.13
_TRACKING: Final = 110.0
_SHRINKING: Final = (1.0, 0.88, 0.77, 0.68, 0.6, 0.52)
# The radius of the curve, in widths of the name.
_RADIUS: Final = 1.7
# How far words and pictures keep from borders, as a share of the distance between places.
_MARGIN: Final = 0.05
_STEPS: Final = 16
# How far a place, its name and its height reach to the sides, down and up, as shares of its radius.
_ASIDE: Final = 1.75
_BELOW: Final = 1.3
_ABOVE: Final = 1.3
# The widths of landmarks as shares of the distance between places.
_WIDTHS: Final = (0.36, 0.31, 0.27, 0.24, 0.2, 0.17, 0.14)
_PALE: Final = 0.8


@dataclass(frozen=True)
class TerritoryRoom:
    """Finds room in territories. radius: of what marks a place. taken: what was put there; points: where there
    may be room; both by territory."""

    territory_map: TerritoryMap
    theme: ResolvedTheme
    radius: Mm
    taken: dict[int, list[Box]] = field(default_factory=dict, compare=False)
    points: dict[int, list[tuple[Mm, Point]]] = field(default_factory=dict, compare=False)

    def names(self) -> Iterator[Item]:
        """The name of every region that has one, in the territory with most room, in capitals on a curve."""
        graph = self.territory_map.graph
        for key, region in graph.nodes.regions.items():
            own = [index for index, node in enumerate(graph.nodes.nodes) if node.region == key]
            if region.name and own:
                yield from self._name(region.name.upper(), own)

    def _name(self, name: str, own: Sequence[int]) -> Iterator[Item]:
        theme, spacing = self.theme, self.territory_map.graph.spacing
        largest = max(min(spacing * _HEIGHT / MM_PER_PT, _LARGEST), _SMALLEST)
        sizes = [round(max(largest * share, _SMALLEST), 1) for share in _SHRINKING]
        for size in sizes:
            style = self._lettering(size)
            # The curve is a little longer than its chord.
            width = theme.width(name, style) * 1.04
            rise = width / _RADIUS / 8
            height = size * MM_PER_PT * 1.1 + rise
            found = max((self._roomiest(index, width, height) for index in own), key=lambda spot: spot[0])
            if found[0] > 0:
                _, index, spot = found
                self.taken.setdefault(index, []).append(spot)
                yield Group(theme.words_on_arc(name, spot.inset(-width * 0.04, 0.0), style, width * _RADIUS))
                return
        theme.record_without_room(name, self._lettering(sizes[-1]))

    def _lettering(self, size: Pt) -> Style:
        style = style_of(self.theme, "board-country", size, "sans-semibold", _SMALLEST)
        paper = self.theme.ink("paper", "ground", instead="white")
        return replace(style, tracking=_TRACKING, outline=Outline(width=max(size * 0.14 * MM_PER_PT, 0.3), ink=paper))

    def landmarks(self, scenery: BoardScenery) -> Iterator[Item]:
        """Pictures of what stands in each territory, pale enough for pieces on them."""
        nodes, spacing = self.territory_map.graph.nodes, self.territory_map.graph.spacing
        drawn: list[Item] = []
        for index, node in enumerate(nodes.nodes):
            region = nodes.regions.get(node.region)
            landmark = node.landmark or (region.landmark if region else "")
            for number in range(scenery.most(landmark) if landmark else 0):
                for share in _WIDTHS[min(number, 1) :]:
                    width = spacing * share * (1.25 if scenery.most(landmark) == 1 else 1.0)
                    room, _, spot = self._roomiest(index, width, width * 0.8)
                    if room > 0:
                        self.taken.setdefault(index, []).append(spot)
                        drawn += scenery.landmark(landmark, spot.center, width, f"{node.id}-{number}")
                        break
        if drawn:
            yield Group(tuple(drawn), opacity=_PALE)

    def growth(self, scenery: BoardScenery) -> Iterator[Item]:
        """What grows in each territory, where its place, names and landmarks leave room."""
        graph = self.territory_map.graph
        for index, node in enumerate(graph.nodes.nodes):
            region = graph.nodes.regions.get(node.region)
            landmark = node.landmark or (region.landmark if region else "")
            free = [point for depth, point in self._points(index) if depth > graph.spacing * _MARGIN]
            taken = [self._mark(index), *self.taken.get(index, ())]
            if landmark:
                yield from growth(landmark, free, taken, graph.scale, node.id, scenery.line(_PALE))

    def _roomiest(self, index: int, width: Mm, height: Mm) -> tuple[float, int, Box]:
        """The place of a box in a territory with most room around it, and how much that is; none if it is negative."""
        cell, spacing = self.territory_map.territories[index], self.territory_map.graph.spacing
        graph = self.territory_map.graph
        cuts = [graph.area.x + cut.mm * graph.scale for cut in graph.nodes.breaks]
        best = -1.0, index, Box(0.0, 0.0, 0.0, 0.0)
        if not cell.corners:
            return best
        marks = [self._mark(index), *self.taken.get(index, ())]
        for depth, center in self._points(index):
            # The points lie in order: further out no box has more room.
            if depth - min(width, height) / 2 - spacing * _MARGIN <= best[0]:
                break
            box = around(center, width, height)
            if any(box.x - 1 < cut < box.right + 1 for cut in cuts):
                continue
            room = min(_apart(box, mark) for mark in marks)
            if room > best[0]:
                inside = min(_depth(corner, cell.corners) for corner in box.corners()) - spacing * _MARGIN
                if min(room, inside) > best[0]:
                    best = min(room, inside), index, box
        return best

    def _points(self, index: int) -> list[tuple[Mm, Point]]:
        """Points inside a territory, each with how deep it lies, the deepest first."""
        if index not in self.points:
            corners = self.territory_map.territories[index].corners
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            raster = [
                (min(xs) + (max(xs) - min(xs)) * column / _STEPS, min(ys) + (max(ys) - min(ys)) * row / _STEPS)
                for row in range(_STEPS + 1)
                for column in range(_STEPS + 1)
            ]
            points = ((_depth(point, corners), point) for point in raster)
            self.points[index] = sorted((point for point in points if point[0] > 0), reverse=True)
        return self.points[index]

    def _mark(self, index: int) -> Box:
        """What marks and names a place."""
        x, y = self.territory_map.graph.sites[index]
        radius = self.radius
        return Box(x - radius * _ASIDE, y - radius * _ABOVE, radius * _ASIDE * 2, radius * (_ABOVE + _BELOW))


def _depth(point: Point, corners: Sequence[Point]) -> Mm:
    """How far a point lies inside a convex polygon; negative outside."""
    (x, y), depths = point, []
    middle = sum(a for a, _ in corners) / len(corners), sum(b for _, b in corners) / len(corners)
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        length = hypot(bx - ax, by - ay)
        if length > 1e-9:
            side = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
            inner = (bx - ax) * (middle[1] - ay) - (by - ay) * (middle[0] - ax)
            depths.append(side if inner > 0 else -side)
    return min(depths, default=0.0)


def _apart(box: Box, other: Box) -> Mm:
    """How far two boxes are apart; negative if they overlap."""
    across = max(other.x - box.right, box.x - other.right)
    down = max(other.y - box.bottom, box.y - other.bottom)
    if across > 0 and down > 0:
        return distance((0.0, 0.0), (across, down))
    return max(across, down)
