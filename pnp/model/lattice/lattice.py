"""The interface of all lattices of cells, with what follows from the few methods that each must implement."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain, pairwise
from math import hypot

from pnp.model.cells import Cells
from pnp.model.lattice.parts import Cell, Corner, Edge, FrameLabel, NamePlace, PiecePlace, Point, Side, Window

# Positions nearer than this, in cells, are equal.
_NEAR = 1e-9
_DETOUR = 2.0


class Lattice(ABC):
    """The cells of a board.

    Lengths are in cells: on a board with cells of 24 mm, 1.0 is 24 mm; x runs to the right, y down. A lattice goes on
    beyond its board: cells that are not ``in`` it have corners, sides and neighbours, too, but no names.
    """

    __slots__ = ()

    # What each lattice implements

    @property
    @abstractmethod
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        """The cells as a kit draws them: line by line from the top, each from the left."""

    @abstractmethod
    def __contains__(self, cell: Cell) -> bool:
        """Whether a cell is on the board."""

    @abstractmethod
    def reading_place(self, cell: Cell) -> tuple[int, int]:
        """The line of ``rows`` and the place in it at which a cell stands, or would stand if the board went on."""

    @abstractmethod
    def name(self, cell: Cell) -> str:
        """What a cell of the board is called."""

    @abstractmethod
    def cell(self, name: str) -> Cell | None:
        """The cell with a name; None if the board has none."""

    @abstractmethod
    def cells_from(self, first: Cell, last: Cell) -> Iterable[Cell]:
        """The cells of the board that ``first:last`` means, in any order."""

    @abstractmethod
    def corners(self, cell: Cell) -> tuple[Corner, ...]:
        """The corners of a cell, clockwise."""

    @abstractmethod
    def position(self, corner: Corner) -> Point:
        """Where a corner is."""

    @abstractmethod
    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        """The cell across each side, in the order of the corners; the first side leads from the first corner."""

    @abstractmethod
    def side_names(self, cell: Cell) -> tuple[str, ...]:
        """What the sides of a cell are called, in the same order.

        ``e`` is the side beyond which a row goes on to the right, ``s`` the one with a cell straight below.
        """

    @abstractmethod
    def cells_at(self, corner: Corner) -> tuple[Cell, ...]:
        """The cells that meet at a corner, in reading order."""

    @abstractmethod
    def cell_at(self, x: float, y: float) -> Cell:
        """The cell in which a point is."""

    @abstractmethod
    def room(self, cell: Cell) -> tuple[float, float, float, float]:
        """The box in a cell for pieces and words: left, top, width, height."""

    # What a lattice may override

    def name_place(self, cell: Cell) -> NamePlace:
        """Where the small name of a cell stands in it."""
        left, top, width, _ = self.room(cell)
        return NamePlace((left + width / 2, top))

    def next_in_row(self, cell: Cell) -> Cell | None:
        """The cell to the right of a cell in a row, on the board or not; None if rows do not go on to the right."""
        return self.neighbor(cell, "e")

    @property
    def counter_share(self) -> float:
        """How much of the room of a cell a counter takes across, in a picture of play."""
        return 0.66

    @property
    def fills_frame(self) -> bool:
        """Whether the ground runs on from ragged borders to a rectangular frame; else the map is cut out."""
        return True

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """The bounds of the board, in cells: left, top, right, bottom."""
        return _bounds(self)

    def extent_at(self, cell: Cell) -> tuple[float, float, float, float]:
        """The bounds that matter for what runs off the board at a cell."""
        return self.extent

    def frame_labels(self, window: Window) -> Iterator[FrameLabel]:
        """The names that stand along the frame of a drawing."""
        yield from ()

    def cuts(self, columns: int, rows: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """From the left and from the top: where a board may be cut after so many columns and rows."""
        return (), ()

    def long_lines(self, window: Window) -> Iterable[tuple[Point, Point]]:
        """Lines that cover ``grid_sides`` and run over several of them; none if sides are better drawn one by one."""
        return ()

    def shift_to(self, other: Lattice, side: Edge, overlap: int) -> Cell | None:
        """What to take from a cell of this board to get the same cell of one that is laid at a side of it.

        overlap: how many lines of cells lie on each other. None if the cells of the two do not fit.
        """
        return None

    def grid_sides(self, window: Window) -> Iterator[Side]:
        """The sides of cells, without those that lie on the frame of the window."""
        for side in dict.fromkeys(side for cell in window.cells for side in self.sides(cell)):
            (x1, y1), (x2, y2) = map(self.position, side)
            upright = abs(x1 - x2) < _NEAR and min(abs(x1 - window.left), abs(x1 - window.right)) < _NEAR
            level = abs(y1 - y2) < _NEAR and min(abs(y1 - window.top), abs(y1 - window.bottom)) < _NEAR
            if not upright and not level:
                yield side

    def is_dark(self, cell: Cell) -> bool:
        """Whether a cell is a dark one of a checkered board."""
        return False

    @property
    def counts(self) -> Mapping[str, int]:
        """Numbers of other things than cells, such as columns."""
        return {}

    @property
    def nouns(self) -> tuple[str, ...]:
        """What rules call the cells."""
        return "spaces", "cells"

    @property
    def size_in_words(self) -> str:
        """The size of the board, for a message."""
        return f"{len(self)} cells"

    def described(self, window: Window) -> str:
        """The size of a part of the board, for a screen reader."""
        return f"{len(window.cells)} cells"

    # Cells and names

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell in reading order."""
        return tuple(chain.from_iterable(self.rows))

    def __len__(self) -> int:
        return sum(map(len, self.rows))

    def in_order(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """Some cells, each once, in reading order."""
        return tuple(sorted(set(cells), key=self.reading_place))

    def select(self, cells: Cells) -> tuple[Cell, ...]:
        """Every cell that a list covers, in reading order; what the board does not have is left out."""
        selected: set[Cell] = set()
        for first, last in cells.parts:
            start, end = self.cell(first), self.cell(last)
            if start is not None and end is not None:
                selected.update((start,) if start == end else self.cells_from(start, end))
        return self.in_order(selected)

    def places(self, cells: Cells) -> tuple[PiecePlace, ...]:
        """Every place for a piece that a list names: its cells, in reading order, then its sides and corners."""
        named = (first for first, last in cells.parts if first == last and "/" in first)
        between = (self.place_between(name) for name in dict.fromkeys(named))
        inside = (PiecePlace(self.name(cell), cell, (cell,)) for cell in self.select(cells))
        return (*inside, *(place for place in between if place))

    def place_between(self, name: str) -> PiecePlace | None:
        """The side or corner with this name; None if the board has none."""
        if side := self.side(name):
            around = (cell for copy in self.side_copies(side) for cell in self.cells_of(copy))
            return PiecePlace(name, side, tuple(cell for cell in around if cell in self))
        if corner := self.corner(name):
            homes = map(self.home, self.cells_at(corner))
            return PiecePlace(name, corner, tuple(dict.fromkeys(cell for cell in homes if cell in self)))
        return None

    def unknown_places(self, cells: Cells) -> tuple[str, ...]:
        """The names in a list of cells, sides and corners that the board does not have."""
        ends = (name for first, last in cells.parts if first != last for name in (first, last))
        missing = [name for name in ends if self.cell(name) is None]
        alone = (first for first, last in cells.parts if first == last)
        return tuple(dict.fromkeys((*missing, *(name for name in alone if not self.has_place(name)))))

    def unknown(self, cells: Cells) -> tuple[str, ...]:
        """The names in a list of cells that the board does not have."""
        return tuple(name for part in cells.parts for name in dict.fromkeys(part) if self.cell(name) is None)

    # Maps that wrap

    def home(self, cell: Cell) -> Cell:
        """The cell of the board that is the same place as one beyond it; without one, the cell itself."""
        return cell

    def nearest(self, first: Cell, last: Cell) -> Cell:
        """Of all cells that are the same place as one, the nearest to another."""
        return last

    def side_copies(self, side: Side) -> tuple[Side, ...]:
        """All sides of cells of the board that are the same place as one."""
        return (side,)

    def home_side(self, side: Side) -> Side:
        """The one of them that stands for all."""
        return side

    def home_corner(self, corner: Corner) -> Corner:
        """The same of a corner."""
        return corner

    def beyond_seam(self) -> Iterator[tuple[Cell, Edge]]:
        """The cells beyond an edge that are the same place as one of the board, from the top."""
        yield from ()

    # What touches what

    def neighbors(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells of the board across the sides of a cell."""
        return tuple(dict.fromkeys(other for other in map(self.home, self.beside(cell)) if other in self))

    def around(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells of the board with which a cell shares a side or a corner."""
        return tuple(dict.fromkeys(other for other in map(self.home, self.touching(cell)) if other in self))

    def neighbor(self, cell: Cell, side: str) -> Cell | None:
        """The cell across the side with this name, on the board or not; None if the cell has no such side."""
        return dict(zip(self.side_names(cell), self.beside(cell), strict=True)).get(side)

    def touching(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells with which a cell shares a side or a corner, on the board or not."""
        others = dict.fromkeys(other for corner in self.corners(cell) for other in self.cells_at(corner))
        return tuple(other for other in others if other != cell)

    def is_at_border(self, cell: Cell) -> bool:
        """Whether a side of a cell lies on the border of the board."""
        return any(self.home(other) not in self for other in self.beside(cell))

    def with_rim(self, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Some cells and those that touch one of them, in reading order."""
        return _with_rim(self, cells)

    # Sides and corners

    def sides(self, cell: Cell) -> tuple[Side, ...]:
        """The sides of a cell, in the order of ``beside``."""
        corners = self.corners(cell)
        return tuple(_side(*ends) for ends in zip(corners, (*corners[1:], corners[0]), strict=True))

    def side_between(self, first: Cell, last: Cell) -> Side | None:
        """The side that two cells share; None if they share none."""
        across, near = self.beside(first), self.nearest(first, last)
        return self.home_side(self.sides(first)[across.index(near)]) if near in across else None

    def side(self, name: str) -> Side | None:
        """The side with a name such as ``B4/n``; None if there is none."""
        cell_name, _, side_name = name.rpartition("/")
        cell = self.cell(cell_name)
        if cell is None or side_name not in self.side_names(cell):
            return None
        return self.home_side(self.sides(cell)[self.side_names(cell).index(side_name)])

    def corner(self, name: str) -> Corner | None:
        """The corner with a name such as ``B4/n+e``, where two sides of a cell meet; None if there is none."""
        cell_name, _, written = name.rpartition("/")
        cell = self.cell(cell_name)
        if cell is None:
            return None
        sides = dict(zip(self.side_names(cell), self.sides(cell), strict=True))
        first, _, last = written.partition("+")
        shared = set(sides.get(first, ())) & set(sides.get(last, ()))
        return self.home_corner(shared.pop()) if len(shared) == 1 else None

    def has_place(self, name: str) -> bool:
        """Whether a name is that of a cell, a side or a corner."""
        return any(place is not None for place in (self.cell(name), self.side(name), self.corner(name)))

    def names_of(self, side: Side) -> tuple[str, ...]:
        """What a side is called from each of its cells that is on the board."""
        return tuple(
            f"{self.name(cell)}/{self.side_names(cell)[self.sides(cell).index(copy)]}"
            for copy in self.side_copies(side)
            for cell in self.cells_of(copy)
            if cell in self
        )

    def cells_of(self, side: Side) -> tuple[Cell, ...]:
        """The two cells that share a side, on the board or not."""
        others = self.cells_at(side[1])
        return tuple(cell for cell in self.cells_at(side[0]) if cell in others)

    def is_corner_at_border(self, corner: Corner) -> bool:
        """Whether a corner lies on the border of the board."""
        return any(cell not in self for cell in self.cells_at(corner))

    def corners_beside(self, corner: Corner) -> frozenset[Corner]:
        """The corners to which a side leads from a corner."""
        sides = (side for cell in self.cells_at(corner) for side in self.sides(cell) if corner in side)
        return frozenset(end for side in sides for end in side if end != corner)

    def sides_along(self, first: Side, last: Side) -> tuple[Side, ...]:
        """The shortest way along sides from one side to another, with both; of several, the straightest."""
        return _sides_along(self, first, last)

    def middle_of(self, side: Side) -> Point:
        """Where the middle of a side is."""
        (x1, y1), (x2, y2) = map(self.position, side)
        return (x1 + x2) / 2, (y1 + y2) / 2

    # Where all of it is

    def polygon(self, cell: Cell) -> tuple[Point, ...]:
        """The positions of the corners of a cell, clockwise."""
        return tuple(map(self.position, self.corners(cell)))

    def center(self, cell: Cell) -> Point:
        """The middle of a cell."""
        points = self.polygon(cell)
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    def window(self, cells: tuple[Cell, ...] = ()) -> Window:
        """The smallest part of the board with straight bounds that holds these cells; all of it without any."""
        return _window(self, cells)

    # Distances and lines

    def distance(self, first: Cell, last: Cell, over_corners: bool = False) -> int:
        """How many steps two cells lie apart. over_corners: a step may also lead over a corner."""
        steps, seen, frontier = 0, {first}, [first]
        while last not in seen:
            near = (other for cell in frontier for other in (self.touching if over_corners else self.beside)(cell))
            frontier = [other for other in dict.fromkeys(near) if other not in seen]
            seen.update(frontier)
            steps += 1
        return steps

    def line(self, first: Cell, last: Cell) -> tuple[Cell, ...]:
        """The cells of the shortest path over sides from one cell to another that is nearest to the straight line.

        On a map that wraps, cells beyond an edge are copies of others.
        """
        path = [first]
        start, end = self.center(first), self.center(last)
        for left in range(self.distance(first, last), 0, -1):
            nearer = (cell for cell in self.beside(path[-1]) if self.distance(cell, last) == left - 1)
            path.append(min(nearer, key=lambda cell: round(_off_line(self.center(cell), start, end), 6)))
        return tuple(path)


def _side(first: Corner, last: Corner) -> Side:
    return (first, last) if first < last else (last, first)


def _off_line(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the line through two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return abs(dx * (point[1] - start[1]) - dy * (point[0] - start[0])) / hypot(dx, dy)


@lru_cache(maxsize=512)
def _sides_along(lattice: Lattice, first: Side, last: Side) -> tuple[Side, ...]:
    steps_left = _steps_to(lattice, last, first)
    start, end = lattice.middle_of(first), lattice.middle_of(last)
    path = [min((corner for corner in first if corner in steps_left), key=steps_left.__getitem__)]
    while steps := steps_left[path[-1]]:
        nearer = (corner for corner in lattice.corners_beside(path[-1]) if steps_left.get(corner) == steps - 1)
        path.append(min(sorted(nearer), key=lambda corner: round(_off_line(lattice.position(corner), start, end), 6)))
    return tuple(dict.fromkeys((first, *(_side(*ends) for ends in pairwise(path)), last)))


def _steps_to(lattice: Lattice, last: Side, first: Side) -> dict[Corner, int]:
    """How many sides lead from corners to one of the last side, up to one of the first."""
    xs, ys = zip(*map(lattice.position, (*first, *last)), strict=True)
    # No shortest way makes a larger detour: what is farther need not be looked at.
    left, top, right, bottom = min(xs) - _DETOUR, min(ys) - _DETOUR, max(xs) + _DETOUR, max(ys) + _DETOUR
    steps, frontier = dict.fromkeys(last, 0), list(last)
    while steps.keys().isdisjoint(first):
        further = steps[frontier[0]] + 1
        onward = dict.fromkeys(corner for near in frontier for corner in lattice.corners_beside(near))
        places = ((corner, *lattice.position(corner)) for corner in onward if corner not in steps)
        frontier = [corner for corner, x, y in places if left <= x <= right and top <= y <= bottom]
        steps.update(dict.fromkeys(frontier, further))
    return steps


@lru_cache(maxsize=64)
def _with_rim(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return lattice.in_order((*cells, *(other for cell in cells for other in lattice.touching(cell))))


@lru_cache(maxsize=64)
def _bounds(lattice: Lattice) -> tuple[float, float, float, float]:
    return _bounds_of(lattice, lattice.cells)


def _bounds_of(lattice: Lattice, cells: Iterable[Cell]) -> tuple[float, float, float, float]:
    points = [point for cell in cells for point in lattice.polygon(cell)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(maxsize=64)
def _window(lattice: Lattice, cells: tuple[Cell, ...]) -> Window:
    whole = lattice.extent
    if not cells:
        return Window(lattice.cells, *whole)
    bounds = _bounds_of(lattice, cells)
    left, top = map(max, bounds[:2], whole[:2])
    right, bottom = map(min, bounds[2:], whole[2:])
    # Half cells at the border of a board have their middle on it.
    least_x, least_y = (
        bound - _NEAR if bound == edge else bound for bound, edge in zip((left, top), whole[:2], strict=True)
    )
    most_x, most_y = (
        bound + _NEAR if bound == edge else bound for bound, edge in zip((right, bottom), whole[2:], strict=True)
    )
    centers = ((cell, *lattice.center(cell)) for cell in lattice.cells)
    shown = tuple(cell for cell, x, y in centers if least_x < x < most_x and least_y < y < most_y)
    return Window(shown, left, top, right, bottom)
