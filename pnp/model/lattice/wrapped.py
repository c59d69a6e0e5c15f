"""Hexes on a map whose left and right sides are one, as on a map of the world."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import hypot

from pnp.model.lattice.hexagons import HexLattice
from pnp.model.lattice.lattice import Lattice
from pnp.model.lattice.parts import Cell, Corner, Edge, Side
from pnp.values import dataclass

# Fewer columns lie together wherever the map begins.
_LEAST_COLUMNS = 2
# Cells of pointy hexes count twice along their row, and half of their rows are pushed.
_NEAR_SEAM = 2
# Of the map: where a drawing may begin, the best first.
_EIGHTHS = (4, 2, 6, 1, 3, 5, 7)


@dataclass(frozen=True, slots=True)
class WrappedHexLattice(HexLattice):
    """A rectangle of hexes that begins again where it ends: who leaves it on the right comes in on the left.

    A cell beyond one of these sides is a copy of one of the board. A side on the seam has two copies, too, of which the
    left one stands for both. first: the column with which it begins in a drawing.
    """

    first: int = 0

    @property
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        """As the kit draws them, whichever column is the first here."""
        return _rows(self)

    def __len__(self) -> int:
        return len(self.plain)

    def __contains__(self, cell: Cell) -> bool:
        return self.home(cell) == cell and HexLattice.__contains__(self, self._original(cell))

    def name(self, cell: Cell) -> str:
        """That of the cell of which it is a copy."""
        return HexLattice.name(self, self._original(cell))

    def cell(self, name: str) -> Cell | None:
        """The copy on the board."""
        cell = self.plain.cell(name)
        return None if cell is None else self.home(cell)

    def cells_from(self, first: Cell, last: Cell) -> Iterable[Cell]:
        """All in the rows of both and between, and in the columns from the first to the right up to the last."""
        (left, top), (right, bottom) = map(self.column_and_row, map(self._original, (first, last)))
        around = self.length if self.pointy else self.files
        columns = ((left + step) % around for step in range((right - left) % around + 1))
        rows = range(min(top, bottom), max(top, bottom) + 1)
        return (cell for place in product(columns, rows) if (cell := self.home(self.cell_in(*place))) in self)

    def beginning_for(self, cells: Iterable[Cell]) -> int:
        """The column with which a drawing of some cells begins, so that they lie together and not at its edges.

        0 if they lie so on the map as it is, or if nearly all columns are shown. Else it is one of a few: the map is
        drawn anew for each.
        """
        around = self.length if self.pointy else self.files
        columns = sorted({self.column_and_row(self._original(cell))[0] for cell in cells})
        gaps = {
            column: (following - column - 1) % around
            for column, following in zip(columns, (*columns[1:], *columns[:1]), strict=True)
        }
        if len(columns) < _LEAST_COLUMNS or gaps[columns[-1]] >= max(gaps.values()):
            return 0
        widest = max(columns, key=gaps.__getitem__)
        eighths = (around * part // 8 for part in _EIGHTHS)
        return next((first for first in eighths if (first - widest - 1) % around < gaps[widest]), 0)

    @property
    def _start(self) -> int:
        """Where the board begins: a file, or a place along them."""
        return 2 * self.first if self.pointy else self.first

    def _original(self, cell: Cell) -> Cell:
        """The copy of a cell that is numbered."""
        return self._moved(cell, -((cell[1] if self.pointy else cell[0]) // self._period))

    @property
    def _period(self) -> int:
        """How far copies lie apart: in files, or along them."""
        return 2 * self.length if self.pointy else self.files

    def _moved(self, cell: Cell, times: int) -> Cell:
        """A copy of a cell, so many maps to the right."""
        file, along = cell
        return (file, along + times * self._period) if self.pointy else (file + times * self._period, along)

    def home(self, cell: Cell) -> Cell:
        """The same place on the board, or above or below it."""
        # Pushed rows of pointy hexes begin at 1.
        times = ((cell[1] if self.pointy else cell[0]) - self._start) // self._period
        return self._moved(cell, -times)

    def nearest(self, first: Cell, last: Cell) -> Cell:
        """Of the copies of one cell, the nearest to another; that on the board if another is as near."""
        copies = (self._moved(self.home(last), times) for times in (0, -1, 1))
        return min(copies, key=lambda copy: HexLattice.distance(self, self.home(first), copy))

    def side_copies(self, side: Side) -> tuple[Side, ...]:
        """The side, and on the seam that on the other edge of the map, from the left."""
        on_map = [copy for copy in self._around(side) if any(cell in self for cell in self.cells_of(copy))]
        return tuple(sorted(on_map, key=self.middle_of)) or (side,)

    def home_side(self, side: Side) -> Side:
        """The left one of the copies of a side."""
        return self.side_copies(side)[0]

    def home_corner(self, corner: Corner) -> Corner:
        """The copy of a corner on the left edge, or within the map."""
        left = 1 if self.pointy else 0
        width, start = self._moved_corner((0, 0), 1)[left], self._start if self.pointy else 3 * self._start
        return self._moved_corner(corner, -((corner[left] - start) // width))

    def _moved_corner(self, corner: Corner, times: int) -> Corner:
        x, y = corner
        return (x, y + times * self._period) if self.pointy else (x + 3 * times * self._period, y)

    def beyond_seam(self) -> Iterator[tuple[Cell, Edge]]:
        """Left and right."""
        return iter(_beyond_seam(self))

    def is_at_seam(self, cell: Cell) -> bool:
        """Whether a cell of the board is so near to its left or right side that others may lie beyond it."""
        from_left = (cell[1] if self.pointy else cell[0]) - self._start
        return not _NEAR_SEAM <= from_left < self._period - _NEAR_SEAM

    def distance(self, first: Cell, last: Cell, over_corners: bool = False) -> int:
        """The shorter of the ways round."""
        return HexLattice.distance(self, self.home(first), self.nearest(first, last))

    def line(self, first: Cell, last: Cell) -> tuple[Cell, ...]:
        """The line to the nearest copy, whose cells may lie beyond an edge."""
        return self.plain.line(self.home(first), self.nearest(first, last))

    @property
    def plain(self) -> HexLattice:
        """The same map without copies."""
        return HexLattice(
            self.files, self.length, self.numbering, pointy=self.pointy, pushed=self.pushed, border=self.border
        )

    def sides_along(self, first: Side, last: Side) -> tuple[Side, ...]:
        """The shorter of the ways round; of a seam, the left sides."""
        copies = [(start, end) for start in self.side_copies(first) for end in self._around(last)]
        near = min(copies, key=lambda pair: hypot(*(a - b for a, b in zip(*map(self.middle_of, pair), strict=True))))
        return tuple(dict.fromkeys(map(self.home_side, self.plain.sides_along(*near))))

    def _around(self, side: Side) -> tuple[Side, ...]:
        """The copies of a side on the map and on those beside it."""
        moved = ([self._moved_corner(corner, times) for corner in side] for times in (0, -1, 1))
        return tuple((min(ends), max(ends)) for ends in moved)

    def shift_to(self, other: Lattice, side: Edge, overlap: int) -> Cell | None:
        """None at the sides that are one."""
        return None if side in ("left", "right") else HexLattice.shift_to(self, other, side, overlap)


@lru_cache(maxsize=32)
def _rows(lattice: WrappedHexLattice) -> tuple[tuple[Cell, ...], ...]:
    return tuple(tuple(map(lattice.home, row)) for row in lattice.plain.rows)


@lru_cache(maxsize=32)
def _beyond_seam(lattice: WrappedHexLattice) -> tuple[tuple[Cell, Edge], ...]:
    beside = (other for cell in lattice.cells if lattice.is_at_seam(cell) for other in lattice.beside(cell))
    beyond = lattice.in_order(cell for cell in beside if cell not in lattice and lattice.home(cell) in lattice)
    ends = ((cell, lattice.center(cell)[0] < lattice.center(lattice.home(cell))[0]) for cell in beyond)
    return tuple((cell, "left" if is_left else "right") for cell, is_left in ends)
