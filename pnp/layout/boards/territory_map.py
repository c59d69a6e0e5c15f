"""A node map fitted into an area, and its places drawn as territories: coasts, borders, tints and hatching."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from itertools import pairwise
from math import ceil, floor, sqrt
from typing import Final

from pnp.frame import Group, Ink, Item, Path, Stroke
from pnp.layout.boards.curves import Point, Segments, between, direction, distance, joined, polyline, spaced
from pnp.layout.boards.hatching import hatched
from pnp.layout.boards.patterns.heights import mountain
from pnp.layout.boards.patterns.marks import Inker
from pnp.layout.boards.seeded_random import SeededRandom, seed_of, wobbled
from pnp.layout.boards.voronoi import OUTSIDE, Territory, territories
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.model.boards import Border, NodeMap
from pnp.values import dataclass

# Borders that are crossed over water, or not on foot: drawn as dashes.
CROSSINGS: Final = frozenset({"ferry", "sea", "strait", "ship", "air", "tunnel"})
RIVERS: Final = frozenset({"river", "stream"})
MOUNTAINS: Final = "mountains"
CLOSED: Final = frozenset({"wall", MOUNTAINS, "closed", "impassable"})

# Shares of the mean distance of places: the reach of land, the width of a strait and of one that is crossed,
# the jitter of borders.
_REACH: Final = 0.66
_STRAIT: Final = 0.035
_SEA: Final = 0.07
_STRAY: Final = 0.07
_WAVE: Final = 0.33
# How wide a peak of a ridge is, as a share of the distance of two places.
_PEAK: Final = 0.19
_STEP: Final = 0.05
# The distance of the lines along a coast, twice, and how strong each is.
_WATER_LINES: Final = ((0.34, 0.16), (0.25, 0.24), (0.17, 0.34), (0.1, 0.5))


@dataclass(frozen=True)
class NodeGraph:
    """A node map fitted into an area. sites: the places in mm. scale: of the drawing."""

    nodes: NodeMap
    area: Box
    scale: float
    sites: tuple[Point, ...]
    order: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, nodes: NodeMap, area: Box, scale: float) -> NodeGraph:
        """Work out where every place is on the drawing."""
        sites = tuple((area.x + node.center[0].mm * scale, area.y + node.center[-1].mm * scale) for node in nodes.nodes)
        return cls(nodes, area, scale, sites, {node.id: index for index, node in enumerate(nodes.nodes)})

    def pair(self, border: Border) -> tuple[int, int] | None:
        """The two places of a border by index; None if one is unknown (a check reports that)."""
        ends = [self.order[name] for name in border.between if name in self.order]
        return (ends[0], ends[1]) if len(ends) == 2 else None

    @cached_property
    def kinds(self) -> Mapping[frozenset[int], str]:
        """How two places touch, by their indices."""
        return {frozenset(pair): border.kind for border in self.nodes.borders if (pair := self.pair(border))}

    @cached_property
    def spacing(self) -> Mm:
        """Roughly how far apart neighbours are, in mm."""
        return sqrt(self.area.width * self.area.height / max(len(self.sites), 1))

    def region_order(self, index: int) -> int:
        """Which region a place is in, from 0; -1 for none."""
        names = tuple(self.nodes.regions)
        region = self.nodes.nodes[index].region
        return names.index(region) if region in names else -1

    def color(self, index: int) -> str:
        """The palette token of a place: its own, else that of its region, else paper."""
        node = self.nodes.nodes[index]
        region = self.nodes.regions.get(node.region)
        return node.color or (region.color if region else "") or "paper"


@dataclass(frozen=True)
class TerritoryMap:
    """Draws the places of a node map as territories."""

    graph: NodeGraph
    theme: ResolvedTheme

    @cached_property
    def territories(self) -> tuple[Territory, ...]:
        """One for each place: they touch where the map says so, elsewhere a strait separates them."""
        return territories(self.graph.sites, self.graph.area.inset(self.graph.spacing * 0.12), self._gap, self._reach)

    def _gap(self, index: int, other: int) -> Mm:
        kind = self.graph.kinds.get(frozenset((index, other)), "" if self.graph.kinds else "land")
        return self.graph.spacing * (_SEA if kind in CROSSINGS else 0.0 if kind else _STRAIT)

    def _reach(self, index: int, side: int) -> Mm:
        random = SeededRandom(seed_of(self.graph.nodes.nodes[index].id), side)
        far = random.between(0.86, 1.12) * _REACH * self.graph.spacing
        by_land = [
            distance(self.graph.sites[index], self.graph.sites[other])
            for pair, kind in self.graph.kinds.items()
            if index in pair and kind not in CROSSINGS
            for other in pair - {index}
        ]
        return max(far, 0.6 * min(max(by_land, default=0.0), 1.9 * self.graph.spacing))

    def share_side(self, index: int, other: int) -> bool:
        """Whether two territories touch along a side."""
        side = self.territories[index].side_towards(other)
        return side is not None and not self._gap(index, other) and distance(*side) > self.graph.spacing * 0.04

    def items(self) -> tuple[Item, ...]:
        """The sea, shallows, every territory, the lines between them."""
        area, theme, spacing = self.graph.area, self.theme, self.graph.spacing
        shapes = [polyline(self.outline(index), closed=True) for index in range(len(self.graph.sites))]
        coast = joined(shapes)
        line = theme.ink("ink", "line", 0.85, instead="black")
        water = theme.ink("water", "ground", instead="white")
        return (
            Path(area.segments(), water),
            *self._water_lines(coast, water),
            Path(coast, None, Stroke(line, max(0.022 * spacing, 0.3), (), "round", "round")),
            *(item for index, shape in enumerate(shapes) for item in self._ground(index, shape)),
            *self._borders(),
        )

    def _water_lines(self, coast: Segments, water: Ink) -> Iterator[Path]:
        """Lines along the coast, each fainter and further out than the last: rims of wide strokes, widest first."""
        theme, spacing = self.theme, self.graph.spacing
        for width, opacity in _WATER_LINES:
            line = theme.ink("ink", "ornament", opacity)
            yield Path(coast, None, Stroke(line, spacing * width + 0.36, (), "round", "round"))
            yield Path(coast, None, Stroke(water, spacing * width, (), "round", "round"))
        shallow = theme.ink("paper", "ground", 0.45, instead="white")
        yield Path(coast, None, Stroke(shallow, spacing * 0.05, (), "round", "round"))

    def _ground(self, index: int, shape: Segments) -> Iterator[Item]:
        theme, spacing = self.theme, self.graph.spacing
        token = self.graph.color(index)
        ink = theme.ink(token, "ground", instead="paper")
        # A stroke in its own colour closes the hairline gap between two neighbours.
        yield Path(shape, ink, Stroke(ink, 0.12, (), "round", "round"))
        if elevation := self.graph.nodes.nodes[index].elevation:
            yield Path(shape, theme.ink("ink", "ground", min(0.05 * abs(elevation), 0.25)))
        order = self.graph.region_order(index)
        lines = hatched(order, self._bounds(index), spacing * 0.07) if order > 0 else ()
        if lines:
            pen = Stroke(theme.ink("ink", "ornament", 0.2), max(0.15, spacing * 0.006))
            yield Group((Path(lines, None, pen),), clip=shape)

    def _bounds(self, index: int) -> Box:
        xs, ys = zip(*self.outline(index), strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def outline(self, index: int) -> tuple[Point, ...]:
        """The coast and the borders of a territory as drawn by hand, in mm."""
        cell = self.territories[index]
        points: list[Point] = []
        for place, corner in enumerate(cell.corners):
            here = self._is_coast(index, cell.neighbors[place - 1]) and self._is_coast(index, cell.neighbors[place])
            before, after = cell.corners[place - 1], cell.corners[(place + 1) % len(cell.corners)]
            points.extend(_rounded(before, corner, after, self.graph.spacing * 0.14) if here else (corner,))
        return tuple(self._drawn(point) for point in stepped(points, self.graph.spacing * _STEP))

    def _is_coast(self, index: int, beyond: int) -> bool:
        return beyond == OUTSIDE or self._gap(index, beyond) > 0

    def _drawn(self, point: Point) -> Point:
        large = wobbled(point, self.graph.spacing * _WAVE, self.graph.spacing * _STRAY)
        return wobbled(large, self.graph.spacing * _WAVE * 0.22, self.graph.spacing * _STRAY * 0.2)

    def _borders(self) -> Iterator[Path]:
        sides: dict[str, list[Sequence[Point]]] = {}
        for index, cell in enumerate(self.territories):
            for other in sorted(set(cell.neighbors)):
                side = cell.side_towards(other)
                if other > index and side and not self._gap(index, other):
                    kind = self.graph.kinds.get(frozenset((index, other)), "land")
                    line = [self._drawn(point) for point in stepped(side, self.graph.spacing * _STEP, closed=False)]
                    sides.setdefault(kind, []).append(line)
        for kind in sorted(sides, key=lambda kind: (kind == MOUNTAINS, kind)):
            shape = joined(map(polyline, sides[kind]))
            yield from self._ridges(sides[kind], shape) if kind == MOUNTAINS else self._border(kind, shape)

    def _ridges(self, lines: Iterable[Sequence[Point]], shape: Segments) -> Iterator[Path]:
        """Borders that are mountains: peaks along them, higher and lower by turns, those behind first."""
        size, random = self.graph.spacing * _PEAK, SeededRandom(len(self.graph.sites))
        yield from self._border("land", shape)
        feet = (point for line in lines for point, _ in spaced(line, size * 0.42))
        peaks = [
            ((x, y + size * 0.3), size * (1.0 if number % 2 else 0.72) * random.between(0.9, 1.1))
            for number, (x, y) in enumerate(feet)
        ]
        inker = Inker(self.theme, max(self.graph.spacing * 0.004, 0.12))
        for foot, width in sorted(peaks, key=lambda peak: peak[0][1]):
            yield from inker.paths(mountain(foot, width, random), "rule")

    def _border(self, kind: str, shape: Segments) -> Iterator[Path]:
        width = max(self.graph.spacing * 0.012, 0.2)
        ink = self.theme.ink("ink", "line", 0.8)
        if kind in RIVERS:
            yield Path(shape, None, Stroke(ink, width * 5.2, (), "round", "round"))
            water = self.theme.ink("water", "ornament", instead="white")
            yield Path(shape, None, Stroke(water, width * 4, (), "round", "round"))
        elif kind in CLOSED:
            yield Path(shape, None, Stroke(ink, width * 2.4, (), "round", "round"))
            yield Path(shape, None, Stroke(ink, width * 6, (width * 0.9, width * 3)))
        else:
            yield Path(shape, None, Stroke(ink, width * 1.2, (), "round", "round"))


def _rounded(before: Point, corner: Point, after: Point, radius: Mm) -> Iterator[Point]:
    """Points on a curve that cuts a corner."""
    start = between(corner, before, min(0.45, radius / max(distance(corner, before), 1e-9)))
    end = between(corner, after, min(0.45, radius / max(distance(corner, after), 1e-9)))
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        yield between(between(start, corner, share), between(corner, end, share), share)


def stepped(points: Sequence[Point], step: Mm, closed: bool = True) -> Iterator[Point]:
    """The same line with points in between, a step apart.

    They lie at fixed places of the endless line through both ends, so that two territories that share only
    a part of a side have the same points there.
    """
    for here, after in pairwise([*points, points[0]] if closed else points):
        yield here
        # The same unit vector in both directions.
        dx, dy = direction(*sorted((here, after)))
        start, end = here[0] * dx + here[1] * dy, after[0] * dx + after[1] * dy
        first, last = sorted((start, end))
        places = [index * step for index in range(floor(first / step) + 1, ceil(last / step))]
        for place in places if start < end else reversed(places):
            yield here[0] + (place - start) * dx, here[1] + (place - start) * dy
    if not closed:
        yield points[-1]
