"""Linear features of a grid: rivers, walls and cliffs between cells, roads through cells and their bridges."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, pairwise, zip_longest
from typing import Final, Literal

from pnp.frame import Item, Path
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import (
    Point,
    Segments,
    bent,
    between,
    direction,
    distance,
    joined,
    polyline,
    smooth,
    spaced,
)
from pnp.layout.boards.ground import drawn_side
from pnp.layout.boards.outlines import chains
from pnp.layout.boards.river_network import edge_sides, river_sides
from pnp.layout.boards.rivers import Rivers, edge_line, stroked
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.model.grids import CROSSINGS, RIVERS, Edge, EdgeSide, Road
from pnp.model.lattice import Cell, Side
from pnp.values import dataclass

COASTS: Final = frozenset({"coast", "shore"})
BORDERS: Final = frozenset({"border", "frontier"})
WALLS: Final = frozenset({"wall", "fence", "hedge", "fortification"})
CLIFFS: Final = frozenset({"cliff", "ridge"})
SLOPES: Final = frozenset({"slope", "crest", "escarpment"})
PATHS: Final = frozenset({"path", "trail", "track"})
RAILS: Final = frozenset({"rail", "railway"})
ROAD_KINDS_WITHOUT_HOUSES: Final = PATHS | RAILS


@dataclass(frozen=True, slots=True)
class LinearFeatures:
    """Draws the edges and roads of one grid. Widths are shares of a cell."""

    cells: CellMap
    theme: ResolvedTheme

    def edges(self) -> tuple[Item, ...]:
        """Rivers, then every other edge feature but bridges and fords, in the order of the board."""
        edges = [edge for edge in self.cells.grid.edges if edge.kind not in CROSSINGS | RIVERS]
        return *Rivers(self.cells, self.theme).items(), *(path for edge in edges for path in self._edge(edge))

    def roads(self) -> tuple[Item, ...]:
        """Every road, then the bridges where one crosses a river or cells of water."""
        # All lower lines come first, so that roads run into each other where they meet.
        drawn = [tuple(self._road(road, line)) for road, line in _lines_of_roads(self.cells)]
        roads = [line for lines in zip_longest(*drawn) for line in lines if line]
        bridges = [path for place in self._crossings() for path in self._crossing(*place)]
        spans = [span for road in self.cells.grid.roads for span in self._over_water(road)]
        decks = [path for first, last in spans for path in self._deck(first, last)]
        return *roads, *bridges, *decks

    def _crossings(self) -> Iterator[tuple[Point, Point, str]]:
        """Where bridges and fords are, in which direction one crosses, and which of both: listed, or under a road."""
        lattice, rivers, listed = self.cells.lattice, river_sides(self.cells), dict[Side, str]()
        for edge in self.cells.grid.edges:
            if edge.kind in CROSSINGS:
                listed.update(dict.fromkeys(edge_sides(edge, self.cells), edge.kind))
        for side, kind in listed.items():
            first, last = map(self.cells.center, lattice.cells_of(side))
            yield tuple(drawn_side(*side, self.cells))[1], direction(first, last), kind
        for road in self.cells.grid.roads:
            for first_cell, last_cell in pairwise(self.cells.named(road.through)):
                middle = crossing(first_cell, last_cell, rivers, self.cells)
                between_them = lattice.side_between(first_cell, last_cell)
                if not middle or between_them in listed:
                    continue
                near = lattice.nearest(first_cell, last_cell)
                along = direction(self.cells.center(first_cell), self.cells.center(near))
                yield middle, along, "bridge"
                # At the seam of a map that wraps, both edges show the bridge.
                for copy in lattice.side_copies(between_them)[1:] if between_them else ():
                    yield tuple(drawn_side(*copy, self.cells))[1], along, "bridge"

    def _crossing(self, middle: Point, along: Point, kind: str) -> Iterator[Path]:
        if kind == "bridge":
            yield from self._bridge(middle, along, 0.15)
            return
        reach = self.cells.cell * 0.13
        tracks = (
            polyline([_beside(middle, along, -reach, aside), _beside(middle, along, reach, aside)])
            for aside in (-reach * 0.4, reach * 0.4)
        )
        shape = joined(tracks)
        yield self._stroke(shape, "paper", 0.07, 0.9, cap="butt")
        yield self._stroke(shape, "ink", 0.035, 0.9, (0.05, 0.04))

    def _over_water(self, road: Road) -> Iterator[tuple[Point, Point]]:
        """The straight stretches of a road over cells of water, from shore to shore."""
        through = self.cells.named(road.through)
        if road.kind in PATHS | RAILS:
            return
        for first, last in pairwise(through):
            wet = self._is_wet(first), self._is_wet(last)
            start, end = self.cells.center(first), self.cells.center(last)
            if any(wet):
                yield start if wet[0] else between(start, end), end if wet[1] else between(start, end)
        ends = ((road.ends[0], through[:2]), (road.ends[-1], through[:-3:-1])) if through else ()
        for where, cells in ends:
            if where == "edge" and self._is_wet(cells[0]):
                yield self.cells.center(cells[0]), nearest_edge(cells[0], cells[1:], self.cells)

    def _is_wet(self, cell: Cell) -> bool:
        pattern = self.cells.grounds[cell].pattern
        return pattern.wet and not pattern.raised

    def _deck(self, first: Point, last: Point) -> Iterator[Path]:
        reach = distance(first, last) / 2 / self.cells.cell
        yield from self._bridge(between(first, last), direction(first, last), reach, flare=1.0)

    def _edge(self, edge: Edge) -> Iterator[Path]:
        routes = chains(edge_sides(edge, self.cells))
        lines = [edge_line(chain, self.cells) for chain in routes]
        if edge.kind in WALLS:
            yield from self._wall(lines, edge.color or "ink")
        elif edge.kind in CLIFFS | SLOPES:
            yield from self._fall(edge)
        elif edge.kind in COASTS:
            shape = joined(smooth(line) for line in lines)
            yield self._stroke(shape, edge.color or "water", 0.2, 0.5, cap="butt")
            yield self._stroke(shape, "ink", 0.03, 0.9)
        elif edge.kind in BORDERS:
            shape = joined(polyline([self.cells.corner(corner) for corner in chain]) for chain in routes)
            yield self._stroke(shape, "paper", 0.11, 0.75, cap="butt")
            yield self._stroke(shape, edge.color or "ink", 0.055, 0.9, (0.16, 0.05, 0.04, 0.05))
        else:
            shape = joined(smooth(line) for line in lines)
            yield self._stroke(shape, edge.color or "ink", 0.06, 0.9, (0.12, 0.08))

    def _wall(self, lines: Iterable[Sequence[Point]], token: str) -> Iterator[Path]:
        shape = joined(polyline(line) for line in lines)
        yield self._stroke(shape, "paper", 0.15, 0.8, cap="butt")
        yield self._stroke(shape, token, 0.04, 0.85, cap="butt")
        yield self._stroke(shape, token, 0.085, 0.85, (0.06, 0.06))

    def _fall(self, edge: Edge) -> Iterator[Path]:
        """A line of teeth, or of the tapering strokes of a slope, that point down from the higher of two cells."""
        is_cliff = edge.kind in CLIFFS
        cell, token = self.cells.cell, edge.color or self.cells.style.relief_ink
        wedges: list[Segments] = []
        falls = self.cells.grid.edge_sides(edge)
        copies = (at._replace(side=copy) for at in falls for copy in self.cells.lattice.side_copies(at.side))
        for fall in copies:
            down = self._down(fall)
            line = bent(edge_line(fall.side, self.cells)) if not is_cliff else tuple(edge_line(fall.side, self.cells))
            step, length = (0.09, 0.12) if is_cliff else (0.055, 0.22)
            random = SeededRandom(*fall.side[0], *fall.side[1])
            for first, ahead in spaced(line, step * cell):
                aside = (-ahead[1], ahead[0]) if -ahead[1] * down[0] + ahead[0] * down[1] > 0 else (ahead[1], -ahead[0])
                wedges.append(_wedge(first, ahead, aside, length * cell * random.between(0.7, 1.0), step * cell * 0.3))
        yield Path(joined(wedges), self.theme.ink(token, "ornament", 0.85))
        if is_cliff:
            lines = [edge_line(chain, self.cells) for chain in chains(edge_sides(edge, self.cells))]
            yield self._stroke(joined(map(smooth, lines)), token, 0.04, 0.9)

    def _down(self, fall: EdgeSide) -> Point:
        """In which direction the ground falls at a side: to the lower cell, else away from the cell that names it."""
        first, last = self.cells.lattice.cells_of(fall.side)
        heights = [self._height(cell) for cell in (first, last)]
        named = self.cells.lattice.cell(fall.by)
        is_last_higher = heights[1] > heights[0] if heights[0] != heights[1] else named == last
        high, low = (last, first) if is_last_higher else (first, last)
        return direction(self.cells.center(high), self.cells.center(low))

    def _height(self, cell: Cell) -> int:
        ground = self.cells.grounds.get(cell)
        return ground.pattern.height if ground else 0

    def _road(self, road: Road, line: Sequence[Point]) -> Iterator[Path]:
        shape = smooth(line)
        if road.kind in PATHS:
            yield self._stroke(shape, "paper", 0.1, 0.6)
            yield self._stroke(shape, road.color or "ink", 0.045, 0.75, (0.1, 0.08))
        elif road.kind in RAILS:
            yield self._stroke(shape, "ink", 0.09, 0.85)
            yield self._stroke(shape, road.color or "paper", 0.05, 1.0, (0.14, 0.1))
        else:
            pen = self.cells.style.road
            yield self._stroke(shape, "ink", pen.width + 2 * pen.casing, pen.opacity)
            yield self._stroke(shape, road.color or pen.surface, pen.width)

    def _bridge(self, middle: Point, along: Point, length: float, flare: float = 1.35) -> Iterator[Path]:
        """A deck with planks and railings. length: from its middle to its end, in cells."""
        reach, half = self.cells.cell * length, self.cells.cell * 0.09
        deck = [
            _beside(middle, along, a, b) for a, b in ((-reach, -half), (reach, -half), (reach, half), (-reach, half))
        ]
        yield Path(polyline(deck, True), self.theme.ink("paper", "ornament", instead="white"))
        planks = (
            polyline([_beside(middle, along, reach * share, -half), _beside(middle, along, reach * share, half)])
            for share in _planks(length)
        )
        yield self._stroke(joined(planks), "ink", 0.014, 0.6)
        flared, wide = reach * flare, 1.5 if flare > 1 else 1.0
        rails = (
            polyline(
                [
                    _beside(middle, along, a, b)
                    for a, b in ((-flared, wide * s), (-reach, s), (reach, s), (flared, wide * s))
                ]
            )
            for s in (-half, half)
        )
        yield self._stroke(joined(rails), "ink", 0.032, 0.95)

    def _stroke(
        self,
        shape: Segments,
        token: str,
        width: float,
        opacity: float = 1.0,
        dash: tuple[float, ...] = (),
        cap: Literal["butt", "round"] = "round",
    ) -> Path:
        return stroked(shape, self.cells.cell, self.theme, (token, opacity), width, dash, cap)


def _planks(length: float) -> tuple[float, ...]:
    """Where the joints of planks lie from the middle of a bridge to its ends, from -1 to 1; 0.06 cells apart."""
    each = int(length * 0.95 / 0.06)
    return tuple(index * 0.06 / length for index in range(-each, each + 1))


def crossing(first: Cell, last: Cell, rivers: Collection[Side], cells: CellMap) -> Point | None:
    """Where a road from a cell to one that touches it crosses a river, in mm; None if it crosses none."""
    lattice = cells.lattice
    side = lattice.side_between(first, last)
    if side:
        return tuple(drawn_side(*side, cells))[1] if side in rivers else None
    shared = [corner for corner in lattice.corners(first) if corner in lattice.corners(last)]
    if len(shared) != 1:
        return None
    # Two sides of the river meet at the corner that a diagonal step goes over, or the river ends beside it.
    return cells.corner(shared[0]) if sum(shared[0] in side for side in rivers) > 1 else None


def road_lines(cells: CellMap, without: Collection[str] = ()) -> tuple[tuple[Point, ...], ...]:
    """Points in mm that each road runs through. without: kinds of roads that are left out."""
    return tuple(line for _, line in _lines_of_roads(cells, without))


def _lines_of_roads(cells: CellMap, without: Collection[str] = ()) -> Iterator[tuple[Road, tuple[Point, ...]]]:
    """The same with the roads, of which one that wraps round a map has several lines."""
    rivers = river_sides(cells)
    for road in cells.grid.roads:
        if road.kind not in without:
            yield from ((road, line) for line in _road_lines(road, rivers, cells))


def _road_lines(road: Road, rivers: Collection[Side], cells: CellMap) -> Iterator[tuple[Point, ...]]:
    """Centres of cells, bridges, and the edge of the board if it ends there.

    Over the seam of a map that wraps, a line goes on to the cell beyond the edge, and the next one comes from there.
    """
    through, lattice = cells.named(road.through), cells.lattice
    if not through:
        return
    points = [cells.center(through[0])]
    if road.ends[0] == "edge":
        points.insert(0, nearest_edge(through[0], through[1:2], cells))
    for first, last in pairwise(through):
        near = lattice.nearest(first, last)
        if near != last:
            yield *points, cells.center(near)
            points = [cells.center(lattice.nearest(last, first))]
        elif middle := crossing(first, last, rivers, cells):
            points.append(middle)
        points.append(cells.center(last))
    if road.ends[-1] == "edge":
        points.append(nearest_edge(through[-1], through[-2:-1], cells))
    yield tuple(points)


def nearest_edge(cell: Cell, inward: Sequence[Cell], cells: CellMap) -> Point:
    """The point of the frame that is nearest to a cell; of two as near, the one straight ahead."""
    (x, y), (left, top, right, bottom) = cells.lattice.center(cell), cells.lattice.extent_at(cell)
    next_x, next_y = cells.lattice.center(inward[0]) if inward else (x, y)
    exits = ((y - top, 0, -1), (bottom - y, 0, 1), (x - left, -1, 0), (right - x, 1, 0))

    def preference(leaving: tuple[float, int, int]) -> tuple[float, float]:
        length, dx, dy = leaving
        return round(length, 6), round(dx * (next_x - x) + dy * (next_y - y), 6)

    length, dx, dy = min(exits, key=preference)
    return cells.point(x + dx * length, y + dy * length)


def cleared(cells: CellMap) -> frozenset[tuple[int, int]]:
    """The tenths of cells that linear features take, with a tenth beside them: nothing tall is drawn there."""
    lines = (*road_lines(cells), *edge_points(cells))
    places = (_dense([cells.place(point) for point in line]) for line in lines)
    near = {(round(x * 10), round(y * 10)) for x, y in chain.from_iterable(places)}
    steps = (-1, 0, 1)
    return frozenset((across + dx, down + dy) for across, down in near for dx in steps for dy in steps)


def edge_points(cells: CellMap) -> Iterator[tuple[Point, ...]]:
    """Points in mm along everything between cells."""
    for edge in cells.grid.edges:
        yield from (edge_line(chain, cells) for chain in chains(edge_sides(edge, cells)))


def _dense(line: Sequence[Point]) -> Iterator[Point]:
    for first, last in pairwise(line):
        steps = max(1, round(distance(first, last) * 10))
        for step in range(steps + 1):
            yield between(first, last, step / steps)


def _beside(middle: Point, along: Point, ahead: Mm, aside: Mm) -> Point:
    return middle[0] + along[0] * ahead - along[1] * aside, middle[1] + along[1] * ahead + along[0] * aside


def _wedge(foot: Point, ahead: Point, aside: Point, length: Mm, half: Mm) -> Segments:
    """A stroke that tapers from a line to one side of it."""
    x, y = foot
    (ax, ay), (bx, by) = ahead, aside
    return polyline(
        [(x - ax * half, y - ay * half), (x + ax * half, y + ay * half), (x + bx * length, y + by * length)], True
    )
