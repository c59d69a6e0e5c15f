"""Several boards that are laid beside each other, as one lattice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from math import inf
from typing import get_args

from pnp.model.lattice.lattice import Lattice
from pnp.model.lattice.parts import Cell, Corner, Edge, NamePlace, Point, Window
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class LatticePart:
    """One of several boards. shift: what to add to its cells; seams: its edges beyond which another board goes on."""

    lattice: Lattice
    shift: Cell
    seams: frozenset[Edge]

    def own(self, cell: Cell) -> Cell:
        """A cell of all boards as this one counts it."""
        return cell[0] - self.shift[0], cell[1] - self.shift[1]

    def common(self, cell: Cell) -> Cell:
        """A cell of this board as all boards count it."""
        return cell[0] + self.shift[0], cell[1] + self.shift[1]

    @property
    def offset(self) -> Point:
        """How far to the right and down this board lies, in cells."""
        (x, y), (left, top) = self.lattice.center(self.shift), self.lattice.center((0, 0))
        return x - left, y - top


@dataclass(frozen=True, slots=True)
class JoinedLattice(Lattice):
    """The cells of several boards, counted as on the first of them."""

    parts: tuple[LatticePart, ...]

    @property
    def _first(self) -> Lattice:
        return self.parts[0].lattice

    def _part(self, cell: Cell) -> LatticePart:
        """The first board that has a cell; the first of all for one beyond them."""
        return next((part for part in self.parts if part.own(cell) in part.lattice), self.parts[0])

    @property
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        """Lines over all boards."""
        return _rows(self)

    def __contains__(self, cell: Cell) -> bool:
        return any(part.own(cell) in part.lattice for part in self.parts)

    def reading_place(self, cell: Cell) -> tuple[int, int]:
        """As on the first board."""
        return self._first.reading_place(cell)

    def in_order(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """As on the first board."""
        return self._first.in_order(cells)

    def name(self, cell: Cell) -> str:
        """What the first board that has a cell calls it."""
        part = self._part(cell)
        return part.lattice.name(part.own(cell))

    def cell(self, name: str) -> Cell | None:
        """The cell that the first board with this name means."""
        found = ((part, part.lattice.cell(name)) for part in self.parts)
        return next((part.common(cell) for part, cell in found if cell is not None), None)

    def cells_from(self, first: Cell, last: Cell) -> Iterable[Cell]:
        """Those of the first board that has both."""
        for part in self.parts:
            ends = part.own(first), part.own(last)
            if all(end in part.lattice for end in ends):
                return map(part.common, part.lattice.cells_from(*ends))
        return ()

    def corners(self, cell: Cell) -> tuple[Corner, ...]:
        """As on the first board, like all that does not depend on the size of a board."""
        return self._first.corners(cell)

    def position(self, corner: Corner) -> Point:
        """As on the first board."""
        return self._first.position(corner)

    def center(self, cell: Cell) -> Point:
        """As on the first board."""
        return self._first.center(cell)

    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        """As on the first board."""
        return self._first.beside(cell)

    def side_names(self, cell: Cell) -> tuple[str, ...]:
        """As on the first board."""
        return self._first.side_names(cell)

    def cells_at(self, corner: Corner) -> tuple[Cell, ...]:
        """As on the first board."""
        return self._first.cells_at(corner)

    def cell_at(self, x: float, y: float) -> Cell:
        """As on the first board."""
        return self._first.cell_at(x, y)

    def room(self, cell: Cell) -> tuple[float, float, float, float]:
        """On the board that has the cell."""
        part = self._part(cell)
        left, top, width, height = part.lattice.room(part.own(cell))
        return left + part.offset[0], top + part.offset[1], width, height

    def name_place(self, cell: Cell) -> NamePlace:
        """On the board that has the cell."""
        part = self._part(cell)
        place = part.lattice.name_place(part.own(cell))
        return place._replace(at=(place.at[0] + part.offset[0], place.at[1] + part.offset[1]))

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """The bounds of all boards together."""
        lefts, tops, rights, bottoms = zip(*map(_extent_of, self.parts), strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def extent_at(self, cell: Cell) -> tuple[float, float, float, float]:
        """The bounds of the board that has a cell; none at a seam."""
        part = self._part(cell)
        left, top, right, bottom = _extent_of(part)
        if len(part.seams) == len(get_args(Edge)):
            return left, top, right, bottom
        return (
            -inf if "left" in part.seams else left,
            -inf if "top" in part.seams else top,
            inf if "right" in part.seams else right,
            inf if "bottom" in part.seams else bottom,
        )

    def long_lines(self, window: Window) -> Iterable[tuple[Point, Point]]:
        """As on the first board."""
        return self._first.long_lines(window)

    def is_dark(self, cell: Cell) -> bool:
        """On the board that has the cell."""
        part = self._part(cell)
        return part.lattice.is_dark(part.own(cell))


def _extent_of(part: LatticePart) -> tuple[float, float, float, float]:
    (across, down), (left, top, right, bottom) = part.offset, part.lattice.extent
    return left + across, top + down, right + across, bottom + down


@lru_cache(maxsize=16)
def _rows(joined: JoinedLattice) -> tuple[tuple[Cell, ...], ...]:
    cells = joined.in_order(_cells(joined))
    return tuple(tuple(line) for _, line in groupby(cells, key=lambda cell: joined.reading_place(cell)[0]))


def _cells(joined: JoinedLattice) -> Iterator[Cell]:
    for part in joined.parts:
        yield from map(part.common, part.lattice.cells)
