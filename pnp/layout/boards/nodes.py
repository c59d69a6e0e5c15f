"""A node map: places as circles on a sheet, or as territories with coasts, and how they touch."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pnp.frame import Face, Group, Item, Nested, Path, Stroke
from pnp.layout.boards.curves import (
    Point,
    Segments,
    between,
    circle,
    direction,
    distance,
    inside,
    joined,
    polyline,
    smooth,
)
from pnp.layout.boards.node_places import RIM, NodePlaces
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.overlays import Overlay
from pnp.layout.boards.pictures import once
from pnp.layout.boards.region_names import TerritoryRoom
from pnp.layout.boards.scenery import BoardScenery
from pnp.layout.boards.territory_map import CROSSINGS, RIVERS, NodeGraph, TerritoryMap
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme, TextFault
from pnp.measures import Mm, Size
from pnp.model.boards import Border, NodeMap
from pnp.values import dataclass

_LARGEST_RADIUS: Final = 9.0
# A place on the edge of a map does not become smaller than this, so that it can be read.
LEAST_RADIUS: Final = 3.0
# The name stands below a place: the share of the room down to the frame that is left for the circle.
_ABOVE_NAME: Final = 0.7
FRAME: Final = 0.35
# How far inland a line over the sea starts, as a share of the distance of places; how many steps are looked at.
_INLAND: Final = 0.06
_WALK: Final = 60


def natural_size(nodes: NodeMap) -> Size:
    """The declared size of the map."""
    return Size(nodes.size[0].mm, nodes.size[-1].mm)


@dataclass(frozen=True, slots=True, eq=False)
class MapPicture:
    """A node map at one size, from its top left corner. territory_map: if places are drawn as territories."""

    face: Face
    text_faults: tuple[TextFault, ...]
    territory_map: TerritoryMap | None


def picture(nodes: NodeMap, size: Size, theme: ResolvedTheme, options: BoardOptions) -> MapPicture:
    """Draw the ground, then the links between places, then every place once."""
    recording = theme.recording_text_faults()
    graph = NodeGraph.of(nodes, Box(0.0, 0.0, size.width, size.height), size.width / natural_size(nodes).width)
    territory_map = TerritoryMap(graph, recording) if nodes.shape == "territory" else None
    places = NodePlaces(graph, recording, options, _radius(graph))
    ground = territory_map.items() if territory_map else _sheet(graph.area, recording)
    frame = Path(
        graph.area.inset(FRAME / 2).segments(), None, Stroke(recording.ink("ink", "line", instead="black"), FRAME)
    )
    links = Links(graph, recording, places.radius, territory_map)
    drawn = BoardScenery(options.scenery, recording, graph.scale, options.seed, graph.area)
    corner = graph.area.x, graph.area.y
    placed = (*drawn.courses(corner), *drawn.landmarks(corner, options.labels))
    inland: list[Item] = []
    if territory_map and not options.overview:
        room = TerritoryRoom(territory_map, recording, places.radius)
        names = tuple(room.names()) if options.labels else ()
        landmarks = tuple(room.landmarks(drawn))
        inland += (*room.growth(drawn), *landmarks, *names)
    art = (
        Group((*ground, *placed, *links.items(), *inland), clip=graph.area.segments()),
        frame,
        *(item for index in range(len(nodes.nodes)) for item in places.place(index, as_circle=territory_map is None)),
    )
    return MapPicture(Face(id="board", size=size, art=art), tuple(recording.text_faults or ()), territory_map)


def draw(nodes: NodeMap, box: Box, theme: ResolvedTheme, options: BoardOptions) -> tuple[Item, ...]:
    """Draw the map, then what lies on it."""
    declared = natural_size(nodes)
    area = box.fitted(declared.width, declared.height)
    size = Size(area.width, area.height)
    key = ("nodes", round(size.width, 6), round(size.height, 6), options.labels, options.overview)
    whole = once(theme, (nodes, options.scenery), key, lambda: picture(nodes, size, theme, options))
    theme.record_text_faults(whole.text_faults)
    graph = NodeGraph.of(nodes, area, area.width / declared.width)
    places = NodePlaces(graph, theme, options, _radius(graph))

    def outline(name: str) -> Segments | None:
        index = places.index(name)
        if whole.territory_map is None or index is None:
            return None
        return polyline([(x + area.x, y + area.y) for x, y in whole.territory_map.outline(index)], closed=True)

    overlay = Overlay(places.spot, theme, outline=outline)
    return Nested(whole.face, area.x, area.y), *overlay.items(options)


def _radius(graph: NodeGraph) -> Mm:
    """The radius of a place: a third of the way to its nearest neighbour, within limits and the frame of the map."""
    gaps = [distance(*sites) for sites in combinations(graph.sites, 2)]
    radius = min(_LARGEST_RADIUS * graph.scale, 0.33 * min(gaps)) if gaps else _LARGEST_RADIUS * graph.scale
    if graph.nodes.shape == "territory":
        return radius
    area = graph.area
    rooms = [min(x - area.x, area.right - x, y - area.y, (area.bottom - y) * _ABOVE_NAME) for x, y in graph.sites]
    return min(radius, max((min(rooms, default=radius) - FRAME) / RIM, LEAST_RADIUS * graph.scale))


def _sheet(area: Box, theme: ResolvedTheme) -> tuple[Item, ...]:
    return (Path(area.segments(), theme.ink("paper", "ground", instead="white")),)


@dataclass(frozen=True, slots=True)
class Links:
    """Draws the lines between places that touch. territory_map: if places are drawn as territories."""

    graph: NodeGraph
    theme: ResolvedTheme
    radius: Mm
    territory_map: TerritoryMap | None

    def items(self) -> tuple[Item, ...]:
        """Every border that needs a line, with its text alternative."""
        return tuple(item for border in self.graph.nodes.borders for item in self._link(border))

    def _link(self, border: Border) -> Iterator[Item]:
        pair = self.graph.pair(border)
        if pair is None or (
            self.territory_map and self.territory_map.share_side(*pair) and border.kind not in CROSSINGS
        ):
            return
        first, last = self.graph.sites[pair[0]], self.graph.sites[pair[1]]
        apart = distance(first, last)
        start = _shortened(first, last, self._reach(pair, apart))
        end = _shortened(last, first, self._reach((pair[1], pair[0]), apart))
        names = [str(self.graph.nodes.nodes[index].title) for index in pair]
        items = tuple(self._line(start, end, border.kind))
        yield Group(items, alt=f"{names[0]} to {names[1]}: {border.kind}")

    def _reach(self, pair: tuple[int, int], apart: Mm) -> Mm:
        """How far from the first of two places their line starts: at its circle, or just inland of its coast."""
        if self.territory_map is None:
            return self.radius * 1.25
        facing = self.territory_map.territories[pair[0]].side_towards(pair[1])
        if facing:
            return max(apart / 2 - 0.13 * self.graph.spacing, 0.0)
        first, last = self.graph.sites[pair[0]], self.graph.sites[pair[1]]
        land = self.territory_map.outline(pair[0])
        on_land = [step / _WALK for step in range(_WALK) if inside(between(first, last, step / _WALK), land)]
        return max(max(on_land, default=0.0) * apart - _INLAND * self.graph.spacing, self.radius * 1.3)

    def _line(self, start: Point, end: Point, kind: str) -> Iterator[Item]:
        width = max(0.7 * self.graph.scale, 0.25)
        ink, paper = self.theme.ink("ink", "line"), self.theme.ink("paper", "ornament", 0.85)
        if kind in CROSSINGS:
            shape = _bow(start, end)
            yield Path(shape, None, Stroke(paper, width * 2.4, (), "round"))
            yield Path(shape, None, Stroke(ink, width * 0.8, (width * 2.2, width * 1.8)))
            ends = joined(circle(point, width * 0.9) for point in (start, end))
            yield Path(ends, ink)
            return
        shape = polyline([start, end])
        yield Path(shape, None, Stroke(paper, width * 2.4))
        yield Path(shape, None, Stroke(ink, width))
        if kind in RIVERS:
            yield from self._river(between(start, end), direction(start, end), width)

    def _river(self, middle: Point, along: Point, width: Mm) -> Iterator[Item]:
        """A short wave across the middle of a line."""
        (x, y), (dx, dy) = middle, along
        steps = ((-5.0, 0.7), (-2.5, -0.7), (0.0, 0.7), (2.5, -0.7), (5.0, 0.7))
        wave = smooth([(x - dy * width * a + dx * width * b, y + dx * width * a + dy * width * b) for a, b in steps])
        yield Path(wave, None, Stroke(self.theme.ink("ink", "line", 0.7), width * 2.2, (), "round", "round"))
        water = self.theme.ink("water", "ornament", instead="white")
        yield Path(wave, None, Stroke(water, width * 1.5, (), "round", "round"))


def _shortened(point: Point, towards: Point, by: Mm) -> Point:
    length = distance(point, towards)
    return between(point, towards, min(by / length, 0.45)) if length else point


def _bow(start: Point, end: Point) -> Segments:
    """A line that bends a little to one side, like the course of a ship."""
    (x, y), (dx, dy), bend = between(start, end), direction(start, end), distance(start, end) * 0.08
    return smooth([start, (x - dy * bend, y + dx * bend), end])
