"""Hexes on a map whose left and right sides are one, as on a map of the world."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from pnp.model.lattice.hexagons import HexLattice
from pnp.model.lattice.lattice import Lattice
from pnp.model.lattice.parts import Cell, Corner, Edge, Side
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class WrappedHexLattice(HexLattice):
    """A rectangle of hexes that begins again where it ends: who leaves it on the right comes in on the left.

    A cell beyond one of these sides is a copy of one of the board. A side on the seam has two copies, too, of which the
    left one stands for both.
    """

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
        times = (cell[1] if self.pointy else cell[0]) // self._period
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
        width = self._moved_corner((0, 0), 1)[left]
        return self._moved_corner(corner, -(corner[left] // width))

    def _moved_corner(self, corner: Corner, times: int) -> Corner:
        x, y = corner
        return (x, y + times * self._period) if self.pointy else (x + 3 * times * self._period, y)

    def beyond_seam(self) -> Iterator[tuple[Cell, Edge]]:
        """Left and right."""
        beyond = (other for cell in self.cells for other in self.beside(cell) if other not in self)
        for cell in self.in_order(other for other in beyond if self.home(other) in self):
            is_left = self.center(cell)[0] < self.center(self.home(cell))[0]
            yield cell, "left" if is_left else "right"

    def distance(self, first: Cell, last: Cell, over_corners: bool = False) -> int:
        """The shorter of the ways round."""
        return HexLattice.distance(self, self.home(first), self.nearest(first, last))

    def line(self, first: Cell, last: Cell) -> tuple[Cell, ...]:
        """The line to the nearest copy, whose cells may lie beyond an edge."""
        return self._plain.line(self.home(first), self.nearest(first, last))

    @property
    def _plain(self) -> HexLattice:
        """The same map without copies."""
        return HexLattice(
            self.files, self.length, self.numbering, pointy=self.pointy, pushed=self.pushed, border=self.border
        )

    def sides_along(self, first: Side, last: Side) -> tuple[Side, ...]:
        """The shorter of the ways round; of a seam, the left sides."""
        copies = [(start, end) for start in self.side_copies(first) for end in self._around(last)]
        near = min(copies, key=lambda pair: hypot(*(a - b for a, b in zip(*map(self.middle_of, pair), strict=True))))
        return tuple(dict.fromkeys(map(self.home_side, self._plain.sides_along(*near))))

    def _around(self, side: Side) -> tuple[Side, ...]:
        """The copies of a side on the map and on those beside it."""
        moved = ([self._moved_corner(corner, times) for corner in side] for times in (0, -1, 1))
        return tuple((min(ends), max(ends)) for ends in moved)

    def shift_to(self, other: Lattice, side: Edge, overlap: int) -> Cell | None:
        """None at the sides that are one."""
        return None if side in ("left", "right") else HexLattice.shift_to(self, other, side, overlap)
