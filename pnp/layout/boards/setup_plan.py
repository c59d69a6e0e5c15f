"""A board → a plan of it for setting up: the board without words, quietly, and numbers where the steps take place."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import ceil, cos, pi, sin
from typing import Final

from pnp.frame import Face, Group, Item, Nested, Path, Stroke, TextRun
from pnp.layout import boards
from pnp.layout.boards import grid, mat, nodes, track
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, Segments, around, circle, distance, joined, polyline
from pnp.layout.boards.hatching import hatched
from pnp.layout.boards.lettering import fitted_words, fitting, sized, style_of
from pnp.layout.boards.options import BoardOptions, DrawCounter, draw_nothing
from pnp.layout.boards.outlines import outlines
from pnp.layout.boards.regions import Regions
from pnp.layout.boards.territory_map import NodeGraph
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm
from pnp.model.boards import Board
from pnp.model.cells import Cells
from pnp.model.lattice import Cell, PiecePlace
from pnp.model.units import Terrain
from pnp.values import dataclass

# The radius of a number, in mm, and its size and the least size of names, in points.
RADIUS: Final = 2.7
_NUMBER: Final = 9.0
_SMALLEST: Final = 6.5
# How strong the board is below them.
_QUIET: Final = 0.75
# Of a cell: how wide a counter is. In mm: from the middle of a place to its number, and the dot there; what is free
# beside a name on its plate.
_COUNTER: Final = 0.6
_LEADER: Final = 7.5
_DOT: Final = 0.7
_PLATE: Final = 1.2
_BESIDE_NAME: Final = 0.4
# The kinds of hatching of steps, by turns, and how far apart their lines are, in mm.
_HATCHINGS: Final = (1, 3, 4, 5, 2, 6)
_HATCHED: Final = 2.0
# The width from which cells at the edges, and all cells, show their names, in mm.
_NAMED_CELL: Final = 8.0
_EACH_NAMED: Final = 13.0


@dataclass(frozen=True, slots=True)
class PlanPiece:
    """A unit of a side that is put on one of some cells, or on each of them."""

    unit: str
    side: str
    cells: str
    on_each: bool = False


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A step with its number. places: ids of regions, spaces, places or areas, or cells. color: of its side."""

    number: int
    places: tuple[str, ...]
    pieces: tuple[PlanPiece, ...] = ()
    color: str = ""


def draw_plan(
    board: Board,
    box: Box,
    theme: ResolvedTheme,
    terrain: Iterable[Terrain],
    steps: Sequence[PlanStep],
    turn: float = 0.0,
    draw_counter: DrawCounter = draw_nothing,
    color: str = "",
) -> tuple[Item, ...]:
    """Draw the plan as large as fits in a box, with the numbers of steps that have a place on the board.

    turn: by which the plan will be turned; its numbers stand upright all the same. color: of the board, as on its
    piece, and of the line around it; empty for none.
    """
    options = BoardOptions(
        terrain=terrain, labels=False, scenery=board.scenery, seed=board.id, draw_counter=draw_counter, color=color
    )
    plan = Plan(board, box, theme, options, turn)
    tinted = (*plan.tinted(steps), *plan.cell_names())
    items = (*plan.ground(steps), *tinted, *plan.counters(steps), *plan.numbers(steps))
    return (Group(items, alt=f"Plan of {board.title}"),)


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
        """The board as it looks, quietly; its names keep clear of the numbers of the steps."""
        quiet, shape = Group(tuple(wordless(self._as_printed())), opacity=_QUIET), self._shape()
        scenery = self.board.scenery
        if self.board.track and not (scenery.color or scenery.place or scenery.lands):
            # It has no ground of its own, and lies over another board.
            yield quiet
            return
        yield Path(shape, self.theme.ink("paper", "ground", instead="white"))
        yield Group((quiet,), clip=shape)
        color = self.options.color
        yield Path(shape, None, Stroke(self.theme.ink(color or "ink", "line", instead="ink"), 1.0 if color else 0.3))
        if self.board.grid:
            yield from Regions(self._map(), self.theme, overview=True).labels()
        elif self.board.track:
            for name, spot in self._land_names():
                yield from self._area_name(name, spot)
        elif self.board.mat:
            yield from self._area_names({place for step in steps for place in step.places})

    def _as_printed(self) -> tuple[Item, ...]:
        """The board; one with lands in its own size, in which these have room for names and landmarks, then smaller."""
        theme = self.theme.recording_text_faults()
        if not self.board.scenery.lands:
            return boards.draw(self.board, self.box, theme, self.options)
        whole = boards.natural_size(self.board)
        sheet = self.box.fitted(whole.width, whole.height)
        art = boards.draw(self.board, Box(0.0, 0.0, whole.width, whole.height), theme, self.options)
        return (Nested(Face(id=self.board.id, size=whole, art=art), sheet.x, sheet.y, sheet.width / whole.width),)

    def tinted(self, steps: Sequence[PlanStep]) -> Iterator[Item]:
        """The cells of every step, within a line in the colour of its side; each of several has its own hatching."""
        shapes = {shape: step.color for step in reversed(steps) for _, shape in self._found(step.places) if shape}
        for index, (shape, color) in enumerate(reversed(shapes.items())):
            tint = self.theme.ink(color or "accent", "ornament", 0.15, instead="accent")
            yield Path(shape, tint)
            if len(shapes) > 1:
                lines = hatched(_HATCHINGS[index % len(_HATCHINGS)], self.box, _HATCHED)
                hatching = Stroke(self.theme.ink(color or "accent", "ornament", 0.55, instead="accent"), 0.25)
                yield Group((Path(lines, None, hatching),), clip=shape)
            yield Path(
                shape, None, Stroke(self.theme.ink("paper", "ground", instead="white"), 1.1, (), "round", "round")
            )
            ink = self.theme.ink(color or "accent", "line", instead="accent")
            yield Path(shape, None, Stroke(ink, 0.5, (), "round", "round"))

    def counters(self, steps: Sequence[PlanStep]) -> Iterator[Item]:
        """The pieces as they look, each on the first of its cells that is free."""
        for cell, piece in self._manned(steps).items():
            room = self._map().room(cell)
            spot = around(room.center, room.width * _COUNTER, room.width * _COUNTER)
            yield from self.options.draw_counter(piece.unit, piece.side, spot)

    def _manned(self, steps: Sequence[PlanStep]) -> dict[Cell, PlanPiece]:
        """On which cells the pieces stand."""
        manned: dict[Cell, PlanPiece] = {}
        lattice = self.board.grid.lattice if self.board.grid else None
        for piece in (piece for step in steps for piece in step.pieces if lattice):
            free = [cell for cell in lattice.select(Cells.parse(piece.cells)) if cell not in manned] if lattice else []
            manned.update(dict.fromkeys(free if piece.on_each else free[:1], piece))
        return manned

    def numbers(self, steps: Sequence[PlanStep]) -> Iterator[Item]:
        """The numbers of the steps; those of one place stand side by side."""
        numbers: dict[Point, list[int]] = {}
        corners = {self._map().center(cell): self._map().room(cell) for cell in self._manned(steps)}
        cells = [frozenset(self._cells(step.places)) for step in steps]
        for index, step in enumerate(steps):
            elsewhere = frozenset().union(*cells[:index], *cells[index + 1 :])
            for spot, _ in self._found(step.places, elsewhere):
                # Beside the head of a counter, rather than on it.
                x, y = (room.right - RADIUS, room.y + RADIUS) if (room := corners.get(spot)) else spot
                here = numbers.setdefault((round(x, 2), round(y, 2)), [])
                here += [] if step.number in here else [step.number]
        for spot, here in numbers.items():
            center = spot
            if self.board.track or self.board.nodes:
                center = self._aside(spot)
                yield from self._leader(center, spot)
            left = center[0] - (len(here) - 1) * RADIUS * 1.05 if self.board.grid else center[0]
            for place, number in enumerate(here):
                yield from callout(number, (left + place * RADIUS * 2.1, center[1]), self.theme, turn=self.turn)

    def _aside(self, spot: Point) -> Point:
        """Where the number of a place stands beside it: within the plan, as far from its other places as can be."""
        sites = self._tiles().route.points if self.board.track else self._graph().sites
        others = [site for site in sites if distance(site, spot) > 0.1]
        room = self.box.inset(RADIUS)
        around_spot = [
            (spot[0] + _LEADER * cos(turn * pi / 8), spot[1] + _LEADER * sin(turn * pi / 8)) for turn in range(16)
        ]
        inside = [(x, y) for x, y in around_spot if room.x <= x <= room.right and room.y <= y <= room.bottom]
        return max(inside or [spot], key=lambda at: round(min(map(partial(distance, at), others), default=0.0), 3))

    def _leader(self, center: Point, spot: Point) -> Iterator[Item]:
        """A line from a number to its place, with a dot there."""
        line, dot = polyline([center, spot]), circle(spot, _DOT)
        edge, ink = self.theme.ink("paper", "ground", instead="white"), self.theme.ink("ink", "line")
        yield Path(joined((line, dot)), None, Stroke(edge, 1.1, (), "round", "round"))
        yield Path(line, None, Stroke(ink, 0.4, (), "round"))
        yield Path(dot, ink)

    def _found(
        self, places: Iterable[str], elsewhere: Container[Cell] = frozenset()
    ) -> Iterator[tuple[Point, Segments]]:
        """The middle of each place that is on this board, and its shape; nothing for a whole mat area.

        elsewhere: cells of other steps, on which a number would be taken for theirs.
        """
        for name in places:
            if self.board.grid:
                yield from self._found_cells(name, elsewhere)
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

    def _shape(self) -> Segments:
        """What of the box the board fills."""
        if self.board.grid:
            return self._map().box.segments()
        size = boards.natural_size(self.board)
        return self.box.fitted(size.width, size.height).segments()

    def _map(self) -> CellMap:
        assert self.board.grid
        return grid.fitted(self.board.grid, self.box, self.options)

    def _cells(self, places: Iterable[str]) -> Iterator[Cell]:
        """The cells of places of a map."""
        if self.board.grid:
            yield from (place.cells[0] for name in places for place in self._pieces_of(name) if not place.is_between)

    def _pieces_of(self, name: str) -> tuple[PiecePlace, ...]:
        """The cells, sides and corners of a region or a list; none if they are not on the map."""
        assert self.board.grid
        regions = {region.id: region.cells for region in self.board.grid.regions}
        try:
            return tuple(self.board.grid.lattice.places(regions[name] if name in regions else Cells.parse(name)))
        except ValueError:
            return ()

    def _found_cells(self, name: str, elsewhere: Container[Cell]) -> Iterator[tuple[Point, Segments]]:
        assert self.board.grid
        cells, lattice, places = self._map(), self.board.grid.lattice, self._pieces_of(name)
        chosen = tuple(place.cells[0] for place in places if not place.is_between)
        for place in places:
            if place.is_between and (spot := cells.box_between(place.name)):
                yield spot[0].center, ()
        if chosen:
            shape = joined(cells.polygon(map(lattice.position, corners)) for corners in outlines(chosen, lattice))
            centers = [cells.center(cell) for cell in chosen]
            middle = sum(x for x, _ in centers) / len(centers), sum(y for _, y in centers) / len(centers)
            own = [at for cell, at in zip(chosen, centers, strict=True) if cell not in elsewhere]
            # Of cells that surround a gap, the middle is none of them.
            yield min(own or centers, key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2), shape

    def cell_names(self) -> Iterator[Item]:
        """The names of cells on plates in their corners; of small cells only those at the left and at the bottom."""
        if not self.board.grid:
            return
        cells = self._map()
        style = style_of(self.theme, "plan-cell", _SMALLEST, "sans", _SMALLEST, "left")
        height = _SMALLEST * MM_PER_PT * 1.2
        for cell in cells.window.cells if cells.grid.shows_names and cells.cell >= _NAMED_CELL else ():
            name, room = cells.lattice.name(cell), cells.room(cell)
            is_edge = room.x < cells.box.x + cells.cell or room.bottom > cells.box.bottom - cells.cell
            if cells.cell < _EACH_NAMED and not is_edge:
                continue
            across = self.theme.width(name, style) + 2 * _BESIDE_NAME
            plate = Box(room.x + 0.3, room.y + 0.3, min(across, room.width - 0.3), height)
            yield Path(plate.segments(0.6), self.theme.ink("paper", "ground", 0.7, instead="white"))
            yield from self.theme.words(name, plate.inset(_BESIDE_NAME, 0.0, 0.0, 0.0), style)

    def _tiles(self) -> track.Tiles:
        assert self.board.track
        return track.tiles_in(self.board.track, self.box, self.theme, self.options)

    def _land_names(self) -> Iterator[tuple[str, Box]]:
        """The lands under a track and where their names stand on it, with room for a plate there."""
        assert self.board.track
        whole = boards.natural_size(self.board)
        sheet = self.box.fitted(whole.width, whole.height)
        scale, board = sheet.width / whole.width, Box(0.0, 0.0, whole.width, whole.height)
        for name, spot in track.tiles_in(self.board.track, board, self.theme, self.options).land_names():
            center = sheet.x + spot.center[0] * scale, sheet.y + spot.center[1] * scale
            yield name, around(center, spot.width * scale + 2 * _PLATE, spot.height * scale + _PLATE)

    def _graph(self) -> NodeGraph:
        assert self.board.nodes
        size = nodes.natural_size(self.board.nodes)
        area = self.box.fitted(size.width, size.height)
        return NodeGraph.of(self.board.nodes, area, area.width / size.width)

    def _mat_areas(self) -> mat.Areas:
        assert self.board.mat
        size = mat.natural_size(self.board.mat)
        sheet = self.box.fitted(size.width, size.height)
        return mat.Areas(self.board.mat, sheet, sheet.width / size.width, self.theme, self.options)

    def _area_names(self, numbered: Container[str]) -> Iterator[Item]:
        """The name of every area on a plate, below the number of a step in its corner."""
        areas = self._mat_areas()
        for area in areas.mat.areas:
            spot = areas.box(area)
            top = min(RADIUS * 2.4, spot.height * 0.3) if area.id in numbered else 0.8
            yield from self._area_name(area.title, spot.inset(1.0, top, 1.0, 0.8))

    def _area_name(self, name: str, room: Box) -> Iterator[Item]:
        """The name of an area on a plate at its foot, or up a narrow area; recorded if there is no room for either."""
        theme, style = self.theme, style_of(self.theme, "plan-name", 8.0, "sans-semibold", _SMALLEST)
        words = [word for part in name.split() for word in part.split("-")]
        least = sized(style, style.font, _SMALLEST, _SMALLEST)
        widest = max(theme.width(word, least) for word in words)
        line = style.size * MM_PER_PT * 1.25
        if room.height > 3 and widest + _PLATE <= room.width:
            # A little smaller on one line rather than on two.
            share = (room.width - _PLATE) / theme.width(name, style)
            if _SMALLEST / style.size <= share < 1:
                style = style_of(theme, "plan-name", style.size * share, "sans-semibold", _SMALLEST)
            across = theme.width(name, fitting(name, room.inset(_PLATE / 2, 0.0), style, theme))
            height = min(ceil((across + _PLATE - 0.1) / room.width) * line + 0.6, room.height)
            plate = around((room.center[0], room.bottom - height / 2), min(across + 2 * _PLATE, room.width), height)
            yield from self._plated(name, plate, style)
        elif room.width > 3 and theme.width(name, style) + _PLATE <= room.height:
            up = around(room.center, theme.width(name, style) + _PLATE, min(line + 0.6, room.width))
            yield Group(tuple(self._plated(name, up, style)), -90.0, *room.center)
        else:
            theme.record_without_room(name, least)

    def _plated(self, name: str, plate: Box, style: Style) -> Iterator[Item]:
        yield Path(plate.segments(0.8), self.theme.ink("paper", "ground", 0.88, instead="white"))
        yield from fitted_words(name, plate.inset(_PLATE / 2, 0.0), style, self.theme)


def wordless(items: Iterable[Item]) -> Iterator[Item]:
    """The same picture without letters: on a plan they would be too small to read."""
    for item in items:
        if isinstance(item, Group):
            if not item.lettering:
                yield replace(item, items=tuple(wordless(item.items)))
        elif isinstance(item, Nested):
            art = tuple(wordless(item.face.art))
            # A face without words stays the same object, which is painted once.
            yield item if art == item.face.art else replace(item, face=replace(item.face, art=art))
        elif not isinstance(item, TextRun):
            yield item
