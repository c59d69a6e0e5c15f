"""A board → a plan of it for setting up: its shape, the names of its areas, numbers where the steps take place."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards import grid, mat, nodes, track
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, Segments, around, circle, joined, polyline
from pnp.layout.boards.ground import grounds, surfaces
from pnp.layout.boards.lettering import fitted_words, sized, style_of
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.outlines import outlines
from pnp.layout.boards.regions import Regions
from pnp.layout.boards.routes import sampled
from pnp.layout.boards.territory_map import NodeGraph, TerritoryMap
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_PT, Mm
from pnp.model.boards import Board
from pnp.model.cells import Cells
from pnp.model.units import Terrain
from pnp.values import dataclass

# The radius of a number, in mm, and its size and the least size of names, in points.
RADIUS: Final = 2.7
_NUMBER: Final = 9.0
_SMALLEST: Final = 6.5
_PALE: Final = 0.4
# The width from which cells at the edges, and all cells, show their names, in mm.
_NAMED_CELL: Final = 8.0
_EACH_NAMED: Final = 13.0


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A step with its number. places: ids of regions, spaces, places or areas, or cells."""

    number: int
    places: tuple[str, ...]


def draw_plan(
    board: Board,
    box: Box,
    theme: ResolvedTheme,
    terrain: Iterable[Terrain],
    steps: Sequence[PlanStep],
    turn: float = 0.0,
) -> tuple[Item, ...]:
    """Draw the plan as large as fits in a box, with the numbers of steps that have a place on the board.

    turn: by which the plan will be turned; its numbers stand upright all the same.
    """
    options = BoardOptions(terrain=terrain, labels=False)
    plan = Plan(board, box, theme, options, turn)
    shapes, spots = plan.ground(steps), plan.numbered(steps)
    return (Group((*shapes, *spots), alt=f"Plan of {board.title}"),)


def callout(
    number: int, center: Point, theme: ResolvedTheme, radius: Mm = RADIUS, turn: float = 0.0
) -> tuple[Item, ...]:
    """The number of a step on a disc, upright though what is around it will be turned by ``turn``."""
    size = _NUMBER * radius / RADIUS
    style = style_of(theme, "plan-number", max(size, _SMALLEST), "sans-bold", _SMALLEST)
    words = theme.words(str(number), around(center, radius * 2, size * MM_PER_PT * 1.25), style, "paper")
    ring = Stroke(theme.ink("paper", "ground", instead="white"), 0.4)
    disc = Path(circle(center, radius), theme.ink("ink", "ground"), ring, alt=f"step {number}")
    return (disc, Group(words, -turn, *center)) if turn else (disc, *words)


@dataclass(frozen=True, slots=True)
class Plan:
    """Draws the plan of one board."""

    board: Board
    box: Box
    theme: ResolvedTheme
    options: BoardOptions
    turn: float = 0.0

    def ground(self, steps: Sequence[PlanStep]) -> Iterator[Item]:
        """The board, simplified; names keep clear of the numbers of the steps."""
        if self.board.grid:
            yield from self._cells()
        elif self.board.track:
            yield from self._track()
        elif self.board.nodes:
            yield from self._nodes()
        elif self.board.mat:
            yield from self._areas({place for step in steps for place in step.places})

    def numbered(self, steps: Sequence[PlanStep]) -> Iterator[Item]:
        """The places of every step, tinted, then all numbers; those of one place stand side by side."""
        numbers: dict[Point, tuple[Segments, list[int]]] = {}
        for step in steps:
            for center, shape in self._found(step.places):
                here = numbers.setdefault((round(center[0], 2), round(center[1], 2)), (shape, []))[1]
                here += [] if step.number in here else [step.number]
        for shape in filter(None, (shape for shape, _ in numbers.values())):
            yield Path(shape, self.theme.ink("accent", "ornament", 0.15))
            yield Path(shape, None, Stroke(self.theme.ink("accent", "line"), 0.5, (), "round", "round"))
        for (x, y), (_, here) in numbers.items():
            left = x - (len(here) - 1) * RADIUS * 1.05 if self.board.grid else x
            for place, number in enumerate(here):
                yield from callout(number, (left + place * RADIUS * 2.1, y), self.theme, turn=self.turn)

    def _found(self, places: Iterable[str]) -> Iterator[tuple[Point, Segments]]:
        """The middle of each place that is on this board, and its shape; nothing for a whole mat area."""
        for name in places:
            if self.board.grid:
                yield from self._found_cells(name)
                continue
            spot = self._spot(name)
            if spot is None:
                continue
            if self.board.mat:
                yield (spot.x + RADIUS * 1.3, spot.y + RADIUS * 1.3), ()
            else:
                yield spot.center, ()

    def _spot(self, name: str) -> Box | None:
        if self.board.track:
            return self._tiles().spot(name)
        if self.board.nodes:
            graph = self._graph()
            index = graph.order.get(name)
            return None if index is None else around(graph.sites[index], 1.0, 1.0)
        return self._mat_areas().spot(name) if self.board.mat else None

    def _map(self) -> CellMap:
        assert self.board.grid
        return grid.fitted(self.board.grid, self.box, self.options)

    def _found_cells(self, name: str) -> Iterator[tuple[Point, Segments]]:
        assert self.board.grid
        cells, regions = self._map(), {region.id: region.cells for region in self.board.grid.regions}
        lattice = self.board.grid.lattice
        try:
            places = lattice.places(regions[name] if name in regions else Cells.parse(name))
        except ValueError:
            return
        chosen = tuple(place.cells[0] for place in places if not place.is_between)
        for place in places:
            if place.is_between and (spot := cells.box_between(place.name)):
                yield spot[0].center, ()
        if chosen:
            shape = joined(cells.polygon(map(lattice.position, corners)) for corners in outlines(chosen, lattice))
            centers = [cells.center(cell) for cell in chosen]
            middle = sum(x for x, _ in centers) / len(centers), sum(y for _, y in centers) / len(centers)
            # Of cells that surround a gap, the middle is none of them.
            yield min(centers, key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2), shape

    def _cells(self) -> Iterator[Item]:
        cells, theme = self._map(), self.theme
        ground = Group(tuple(surfaces(cells, grounds(cells), theme)), opacity=_PALE)
        lines = joined(cells.shape(cell) for cell in cells.window.cells)
        yield Path(cells.box.segments(), theme.ink("paper", "ground", instead="white"))
        yield Group((ground,), clip=cells.box.segments())
        yield Path(lines, None, Stroke(theme.ink("ink", "line", 0.25), 0.12))
        yield Path(cells.box.segments(), None, Stroke(theme.ink("ink", "line"), 0.4))
        yield from self._cell_names(cells)
        yield from Regions(cells, theme, overview=True).labels()

    def _cell_names(self, cells: CellMap) -> Iterator[Item]:
        """The names of the cells, in the corner of each; of small cells only those at the left and at the bottom."""
        style = style_of(self.theme, "plan-cell", _SMALLEST, "sans", _SMALLEST, "left")
        height = _SMALLEST * MM_PER_PT * 1.2
        for cell in cells.window.cells if cells.grid.shows_names and cells.cell >= _NAMED_CELL else ():
            name, room = cells.lattice.name(cell), cells.room(cell)
            is_edge = room.x < cells.box.x + cells.cell or room.bottom > cells.box.bottom - cells.cell
            if cells.cell < _EACH_NAMED and not is_edge:
                continue
            yield from self.theme.words(name, Box(room.x + 0.5, room.y + 0.3, room.width - 0.5, height), style)

    def _tiles(self) -> track.Tiles:
        assert self.board.track
        return track.tiles_in(self.board.track, self.box, self.theme, self.options)

    def _track(self) -> Iterator[Item]:
        tiles, theme = self._tiles(), self.theme
        side = min(tiles.route.tile.width, tiles.route.tile.height)
        course = tiles.route.course or sampled(tiles.route.points)
        yield Path(
            polyline(course), None, Stroke(theme.ink("muted", "ornament", 0.35), side * 0.6, (), "round", "round")
        )
        pen = Stroke(theme.ink("ink", "line", 0.7), 0.2)
        dots = joined(circle(point, side * 0.34) for point in tiles.route.points)
        yield Path(dots, theme.ink("paper", "ground", instead="white"), pen)

    def _graph(self) -> NodeGraph:
        assert self.board.nodes
        size = nodes.natural_size(self.board.nodes)
        area = self.box.fitted(size.width, size.height)
        return NodeGraph.of(self.board.nodes, area, area.width / size.width)

    def _nodes(self) -> Iterator[Item]:
        graph, theme = self._graph(), self.theme
        yield Path(graph.area.segments(), theme.ink("water", "ground", 0.6, instead="white"))
        line = Stroke(theme.ink("ink", "line", 0.6), 0.2, (), "round", "round")
        if graph.nodes.shape == "territory":
            territory_map = TerritoryMap(graph, theme)
            for index in range(len(graph.sites)):
                shape = polyline(territory_map.outline(index), closed=True)
                yield Path(shape, theme.ink(graph.color(index), "ground", instead="paper"), line)
        else:
            pairs = (graph.pair(border) for border in graph.nodes.borders)
            links = joined(polyline([graph.sites[first], graph.sites[last]]) for first, last in filter(None, pairs))
            yield Path(links, None, line)
            dots = joined(circle(site, 1.4) for site in graph.sites)
            yield Path(dots, theme.ink("paper", "ground", instead="white"), line)
        yield Path(graph.area.segments(), None, Stroke(theme.ink("ink", "line"), 0.4))

    def _mat_areas(self) -> mat.Areas:
        assert self.board.mat
        size = mat.natural_size(self.board.mat)
        sheet = self.box.fitted(size.width, size.height)
        return mat.Areas(self.board.mat, sheet, sheet.width / size.width, self.theme, self.options)

    def _areas(self, numbered: Container[str]) -> Iterator[Item]:
        areas, theme = self._mat_areas(), self.theme
        line = Stroke(theme.ink("ink", "line"), 0.3)
        yield Path(areas.sheet.segments(1.0), theme.ink("paper", "ground", instead="white"), line)
        for area in areas.mat.areas:
            spot = areas.box(area)
            tint = theme.ink(area.color or "muted", "ground", 0.16)
            yield Path(spot.inset(0.3).segments(0.6), tint, line)
            top = min(RADIUS * 2.4, spot.height * 0.3) if area.id in numbered else 0.8
            # In a high area the name stays in the middle, beside the names of areas without a number.
            bottom = top if spot.height > RADIUS * 8 else 0.8
            yield from self._area_name(area.title, spot.inset(1.0, top, 1.0, bottom))

    def _area_name(self, name: str, room: Box) -> tuple[Item, ...]:
        """The name of an area: across, or up a narrow area; recorded if there is no room for either."""
        theme, style = self.theme, style_of(self.theme, "plan-name", 8.0, "sans-semibold", _SMALLEST)
        words = [word for part in name.split() for word in part.split("-")]
        least = sized(style, style.font, _SMALLEST, _SMALLEST)
        widest = max(theme.width(word, least) for word in words)
        if room.height > 3 and widest <= room.width:
            return fitted_words(name, room, style, theme)
        if room.width > 3 and theme.width(name, style) <= room.height:
            across = around(room.center, room.height, room.width)
            return (Group(fitted_words(name, across, style, theme), -90.0, *room.center),)
        theme.record_without_room(name, least)
        return ()
