"""The interface of all lattices of cells: a tiling whose cells, sides and corners have names, and how it is drawn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from pnp.model.cells import Cells
from pnp.model.lattice.parts import Cell, Corner, Edge, FrameLabel, NamePlace, PiecePlace, Point, Side, Window
from pnp.model.lattice.tiling import Tiling

# Positions nearer than this, in cells, are equal.
_NEAR = 1e-9


class Lattice(Tiling):
    """The cells of a board. Those beyond it have no names."""

    __slots__ = ()

    # What each lattice implements besides

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
    def side_names(self, cell: Cell) -> tuple[str, ...]:
        """What the sides of a cell are called, in the same order.

        ``e`` is the side beyond which a row goes on to the right, ``s`` the one with a cell straight below.
        """

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

    # Cells and other places by their names

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

    def neighbor(self, cell: Cell, side: str) -> Cell | None:
        """The cell across the side with this name, on the board or not; None if the cell has no such side."""
        return dict(zip(self.side_names(cell), self.beside(cell), strict=True)).get(side)

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

    # Parts of it

    def window(self, cells: tuple[Cell, ...] = ()) -> Window:
        """The smallest part of the board with straight bounds that holds these cells; all of it without any."""
        return _window(self, cells)


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
