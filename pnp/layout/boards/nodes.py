"""A node map: places as circles on a sheet, or as territories with coasts, and how they touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.frame import Face, Group, Item, Nested, Path, Stroke
from pnp.layout.boards.countries import region_names
from pnp.layout.boards.curves import Point, Segments, between, circle, direction, distance, joined, polyline, smooth
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.overlays import Overlay
from pnp.layout.boards.pictures import Heard, once, tell
from pnp.layout.boards.places import Places
from pnp.layout.boards.territory_map import CROSSINGS, RIVERS, Land, Web
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm, Size
from pnp.model.boards import Border, NodeMap
from pnp.values import dataclass

_LARGEST_RADIUS: Final = 9.0
_FRAME: Final = 0.35


def natural_size(nodes: NodeMap) -> Size:
    """The declared size of the map."""
    return Size(nodes.size[0].mm, nodes.size[-1].mm)


@dataclass(frozen=True, slots=True, eq=False)
class MapPicture:
    """A node map at one size, from its top left corner. land: the territories, if places are drawn as such."""

    face: Face
    heard: Heard
    land: Land | None


def picture(nodes: NodeMap, size: Size, theme: ResolvedTheme, options: BoardOptions) -> MapPicture:
    """Draw the ground, then the ways between places, then every place once."""
    ear = theme.listening()
    web = Web.of(nodes, Box(0.0, 0.0, size.width, size.height), size.width / natural_size(nodes).width)
    land = Land(web, ear) if nodes.shape == "territory" else None
    places = Places(web, ear, options, _radius(web))
    ground = land.items() if land else _sheet(web.area, ear)
    frame = Path(web.area.inset(_FRAME / 2).segments(), None, Stroke(ear.ink("ink", "line", instead="black"), _FRAME))
    links = Links(web, ear, places.radius, land)
    countries = region_names(web, ear, places.radius) if land and options.labels and not options.overview else ()
    art = (
        Group((*ground, *links.items(), *countries), clip=web.area.segments()),
        frame,
        *(item for index in range(len(nodes.nodes)) for item in places.place(index, as_circle=land is None)),
    )
    return MapPicture(Face(id="board", size=size, art=art), tuple(ear.heard or ()), land)


def draw(nodes: NodeMap, box: Box, theme: ResolvedTheme, options: BoardOptions) -> tuple[Item, ...]:
    """Draw the map, then what lies on it."""
    declared = natural_size(nodes)
    area = box.fitted(declared.width, declared.height)
    size = Size(area.width, area.height)
    key = ("nodes", round(size.width, 6), round(size.height, 6), options.labels, options.overview)
    whole = once(theme, (nodes,), key, lambda: picture(nodes, size, theme, options))
    tell(theme, whole.heard)
    web = Web.of(nodes, area, area.width / declared.width)
    places = Places(web, theme, options, _radius(web))

    def outline(name: str) -> Segments | None:
        index = places.index(name)
        if whole.land is None or index is None:
            return None
        return polyline([(x + area.x, y + area.y) for x, y in whole.land.outline(index)], closed=True)

    overlay = Overlay(places.spot, theme, outline=outline)
    return Nested(whole.face, area.x, area.y), *overlay.items(options)


def _radius(web: Web) -> Mm:
    """The radius of a place: a third of the way to its nearest neighbour, within limits."""
    gaps = [distance(one, other) for index, one in enumerate(web.sites) for other in web.sites[index + 1 :]]
    return min(_LARGEST_RADIUS * web.scale, 0.33 * min(gaps)) if gaps else _LARGEST_RADIUS * web.scale


def _sheet(area: Box, theme: ResolvedTheme) -> tuple[Item, ...]:
    return (Path(area.segments(), theme.ink("paper", "ground", instead="white")),)


@dataclass(frozen=True, slots=True)
class Links:
    """Draws the lines between places that touch. land: the territories, if places are drawn as such."""

    web: Web
    theme: ResolvedTheme
    radius: Mm
    land: Land | None

    def items(self) -> tuple[Item, ...]:
        """Every border that needs a line, with its text alternative."""
        return tuple(item for border in self.web.nodes.borders for item in self._link(border))

    def _link(self, border: Border) -> Iterator[Item]:
        pair = self.web.pair(border)
        if pair is None or (self.land and self.land.share_side(*pair) and border.kind not in CROSSINGS):
            return
        first, last = self.web.sites[pair[0]], self.web.sites[pair[1]]
        reach = self._reach(pair, distance(first, last))
        start, end = _shortened(first, last, reach), _shortened(last, first, reach)
        names = [str(self.web.nodes.nodes[index].title) for index in pair]
        items = tuple(self._line(start, end, border.kind))
        yield Group(items, alt=f"{names[0]} to {names[1]}: {border.kind}")

    def _reach(self, pair: tuple[int, int], apart: Mm) -> Mm:
        """How far from a place a line starts: at its circle, or just inland of the coast where two coasts face."""
        if self.land is None:
            return self.radius * 1.25
        facing = self.land.territories[pair[0]].side_towards(pair[1])
        return max(apart / 2 - 0.13 * self.web.spacing, 0.0) if facing else self.radius * 1.3

    def _line(self, start: Point, end: Point, kind: str) -> Iterator[Item]:
        width = max(0.7 * self.web.scale, 0.25)
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
    """A line that bends a little to one side, as the course of a ship does."""
    (x, y), (dx, dy), bend = between(start, end), direction(start, end), distance(start, end) * 0.08
    return smooth([start, (x - dy * bend, y + dx * bend), end])
