"""The cells of a lattice as a tiling of the plane: what touches what, how far apart and where all of it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, pairwise
from math import hypot

from pnp.model.lattice.parts import Cell, Corner, Edge, Point, Side

# How far ways along sides may lead beyond the box around their ends, in cells.
_DETOUR = 2.0


class Tiling(ABC):
    """Cells with their sides and corners, on a board and beyond it.

    Lengths are in cells: on a board with cells of 24 mm, 1.0 is 24 mm; x runs to the right, y down. Cells that are
    not ``in`` it have corners, sides and neighbours, too.
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
    def corners(self, cell: Cell) -> tuple[Corner, ...]:
        """The corners of a cell, clockwise."""

    @abstractmethod
    def position(self, corner: Corner) -> Point:
        """Where a corner is."""

    @abstractmethod
    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        """The cell across each side, in the order of the corners; the first side leads from the first corner."""

    @abstractmethod
    def cells_at(self, corner: Corner) -> tuple[Cell, ...]:
        """The cells that meet at a corner, in reading order."""

    @abstractmethod
    def cell_at(self, x: float, y: float) -> Cell:
        """The cell in which a point is."""

    # Cells

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell in reading order."""
        return tuple(chain.from_iterable(self.rows))

    def __len__(self) -> int:
        return sum(map(len, self.rows))

    def in_order(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """Some cells, each once, in reading order."""
        return tuple(sorted(set(cells), key=self.reading_place))

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
def _sides_along(tiling: Tiling, first: Side, last: Side) -> tuple[Side, ...]:
    steps_left = _steps_to(tiling, last, first)
    start, end = tiling.middle_of(first), tiling.middle_of(last)
    path = [min((corner for corner in first if corner in steps_left), key=steps_left.__getitem__)]
    while steps := steps_left[path[-1]]:
        nearer = (corner for corner in tiling.corners_beside(path[-1]) if steps_left.get(corner) == steps - 1)
        path.append(min(sorted(nearer), key=lambda corner: round(_off_line(tiling.position(corner), start, end), 6)))
    return tuple(dict.fromkeys((first, *(_side(*ends) for ends in pairwise(path)), last)))


def _steps_to(tiling: Tiling, last: Side, first: Side) -> dict[Corner, int]:
    """How many sides lead from corners to one of the last side, up to one of the first."""
    xs, ys = zip(*map(tiling.position, (*first, *last)), strict=True)
    # No shortest way makes a larger detour: what is farther need not be looked at.
    left, top, right, bottom = min(xs) - _DETOUR, min(ys) - _DETOUR, max(xs) + _DETOUR, max(ys) + _DETOUR
    steps, frontier = dict.fromkeys(last, 0), list(last)
    while steps.keys().isdisjoint(first):
        further = steps[frontier[0]] + 1
        onward = dict.fromkeys(corner for near in frontier for corner in tiling.corners_beside(near))
        places = ((corner, *tiling.position(corner)) for corner in onward if corner not in steps)
        frontier = [corner for corner, x, y in places if left <= x <= right and top <= y <= bottom]
        steps.update(dict.fromkeys(frontier, further))
    return steps


@lru_cache(maxsize=64)
def _with_rim(tiling: Tiling, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return tiling.in_order((*cells, *(other for cell in cells for other in tiling.touching(cell))))
