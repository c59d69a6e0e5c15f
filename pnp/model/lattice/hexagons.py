"""Hexagonal cells, with flat or pointy tops.

Everything is worked out for flat tops, where hexes stand in columns and every other column is pushed down by half a
hex. Pointy tops are the same with x and y exchanged: rows, of which every other one is pushed to the right. A column of
flat hexes or a row of pointy ones is called a file here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from math import floor, sqrt
from typing import Final, Literal

from pnp.model.lattice.lattice import Lattice
from pnp.model.lattice.numbering import Numbering
from pnp.model.lattice.parts import Cell, Corner, Edge, NamePlace, Point, Window
from pnp.values import dataclass

# How the border of a rectangle runs along the ends of its files: around whole hexes; around whole hexes, with pushed
# files one hex shorter; straight, through the middle of hexes. A geomorphic board is cut through its outer files, too.
Border = Literal["ragged", "short", "half", "geomorphic"]

# The length of a side of a hex that is 1 wide from flat to flat.
_SIDE: Final = 1 / sqrt(3)
# From the middle of a flat hex: how many half sides to the right and half hexes down its corners and neighbours lie,
# clockwise from the top left.
_CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
_BESIDE: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_FLAT_SIDES: Final = ("n", "ne", "se", "s", "sw", "nw")
_POINTY_SIDES: Final = ("ne", "e", "se", "sw", "w", "nw")
# Exchanging x and y turns clockwise round: from the upper corner of pointy tops, the flat ones in this order.
_CLOCKWISE: Final = (5, 4, 3, 2, 1, 0)
_SIDES_CLOCKWISE: Final = (4, 3, 2, 1, 0, 5)
# The width of the largest upright square in a hex is 0.732.
_ROOM: Final = 0.72
_GAP: Final = 0.02


@dataclass(frozen=True, slots=True)
class HexLattice(Lattice):
    """A cell is the number of its file and how many half hexes its middle lies behind that of the first in the first.

    A corner counts half sides across files and half hexes along them, from the border. files, length: how many files
    there are and how many hexes are in one. pushed: 0 or 1, the first file that is pushed by half a hex. radius: of a
    hexagonal board, the hexes on a side. drawn: the hexes of a board of any other shape. numbers_at, turn: where the
    number of a hex stands, and how many degrees it is then turned about the middle of the hex.
    """

    files: int
    length: int
    numbering: Numbering
    pointy: bool = False
    pushed: int = 1
    border: Border = "ragged"
    radius: int = 0
    drawn: frozenset[Cell] | None = None
    numbers_at: Literal["top", "center", "bottom"] = "top"
    turn: int = 0

    # Which cells there are

    @property
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        """Lines of the columns and rows; zigzags, if tops are flat."""
        return _rows(self)

    def __len__(self) -> int:
        return sum(map(len, _rows(self)))

    def __contains__(self, cell: Cell) -> bool:
        if self.drawn is not None:
            return cell in self.drawn
        file, along = cell
        if not 0 <= file < self.files:
            return False
        if self.radius:
            end = abs(file - self.radius + 1)
            return end <= along <= 4 * (self.radius - 1) - end
        first, count = self._span(file)
        return first <= along < first + 2 * count

    def _span(self, file: int) -> tuple[int, int]:
        """The first hex of a file of a rectangle, and how many it has."""
        if not self._is_pushed(file):
            return 0, self.length
        if self.border == "ragged":
            return 1, self.length
        return (1, self.length - 1) if self.border == "short" else (-1, self.length + 1)

    def _is_pushed(self, file: int) -> bool:
        return file % 2 == self.pushed

    def cell_in(self, column: int, row: int) -> Cell:
        """The cell in a column and a row, on the board or not."""
        file, index = (row, column) if self.pointy else (column, row)
        return file, 2 * index + self._is_pushed(file)

    def column_and_row(self, cell: Cell) -> tuple[int, int]:
        """Both from 0; -1 is that of half cells at the top or, of pointy hexes, on the left."""
        file, along = cell
        return (along // 2, file) if self.pointy else (file, along // 2)

    def reading_place(self, cell: Cell) -> tuple[int, int]:
        """The place in ``rows``."""
        return _places(self).get(cell) or self._line(cell)

    def in_order(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """By lines, also beyond the board."""
        return tuple(sorted(set(cells), key=self._line))

    def _line(self, cell: Cell) -> tuple[int, int]:
        """The line in which a cell is written, and what orders the cells of a line."""
        file, along = cell
        if self.pointy:
            return file, along
        # Half cells at the top of a straight border stand beside the whole ones below them.
        return (along + (self.border in ("half", "geomorphic") and self._is_pushed(file))) // 2, file

    # Names

    def name(self, cell: Cell) -> str:
        """As the numbering says."""
        return self.numbering.name(*self.column_and_row(cell))

    def cell(self, name: str) -> Cell | None:
        """The cell of the board with a name."""
        place = self.numbering.place(name)
        cell = self.cell_in(*place) if place else None
        return cell if cell is not None and cell in self else None

    def cells_from(self, first: Cell, last: Cell) -> Iterable[Cell]:
        """All that lie in the columns and the rows of both and between."""
        places = zip(self.column_and_row(first), self.column_and_row(last), strict=True)
        columns, rows = (range(min(ends), max(ends) + 1) for ends in places)
        return (cell for place in product(columns, rows) if (cell := self.cell_in(*place)) in self)

    # Shape

    def corners(self, cell: Cell) -> tuple[Corner, ...]:
        """From the upper left one, or from the top one."""
        x, y = 3 * cell[0] + 2, cell[1] + 1
        corners = tuple((x + dx, y + dy) for dx, dy in _CORNERS)
        return tuple(corners[index] for index in _CLOCKWISE) if self.pointy else corners

    def position(self, corner: Corner) -> Point:
        """Half sides across files, half hexes along them."""
        across, along = corner[0] * _SIDE / 2, corner[1] / 2
        return (along, across) if self.pointy else (across, along)

    def center(self, cell: Cell) -> Point:
        """The middle, from the numbers of the cell."""
        return self.position((3 * cell[0] + 2, cell[1] + 1))

    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        """Clockwise from the one above, or from the upper right."""
        file, along = cell
        cells = tuple((file + across, along + ahead) for across, ahead in _BESIDE)
        return tuple(cells[index] for index in _SIDES_CLOCKWISE) if self.pointy else cells

    def side_names(self, cell: Cell) -> tuple[str, ...]:
        """The points of the compass."""
        return _POINTY_SIDES if self.pointy else _FLAT_SIDES

    def cells_at(self, corner: Corner) -> tuple[Cell, ...]:
        """Three."""
        x, y = corner
        # Two hexes of one file meet with the one before them, or with the one behind.
        middles = (
            ((x - 1, y - 1), (x - 1, y + 1), (x + 2, y)) if x % 3 == 0 else ((x - 2, y), (x + 1, y - 1), (x + 1, y + 1))
        )
        return tuple(sorted((((x - 2) // 3, y - 1) for x, y in middles), key=self._line))

    def cell_at(self, x: float, y: float) -> Cell:
        """The cell whose middle is nearest."""
        across, along = (y, x) if self.pointy else (x, y)
        file, beyond = divmod(2 * across / _SIDE, 3)
        nearest = self._nearest_in(int(file), along)
        # Files overlap in the first of three half sides only.
        near = (nearest, self._nearest_in(int(file) - 1, along)) if beyond < 1 else (nearest,)

        def off(cell: Cell) -> float:
            return ((3 * cell[0] + 2) * _SIDE / 2 - across) ** 2 + ((cell[1] + 1) / 2 - along) ** 2

        return min(near, key=off)

    def _nearest_in(self, file: int, along: float) -> Cell:
        pushed = self._is_pushed(file)
        return file, 2 * floor((2 * along - pushed) / 2) + pushed

    def room(self, cell: Cell) -> tuple[float, float, float, float]:
        """A square in the middle, as far as a straight border leaves it."""
        x, y = self.center(cell)
        least_x, least_y, most_x, most_y = self.extent
        left, top = max(x - _ROOM / 2, least_x), max(y - _ROOM / 2, least_y)
        right, bottom = min(x + _ROOM / 2, most_x), min(y + _ROOM / 2, most_y)
        return left, top, right - left, bottom - top

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """The bounds of the board; a straight border cuts through hexes."""
        return _extent(self)

    def distance(self, first: Cell, last: Cell, over_corners: bool = False) -> int:
        """As many files apart, and what is left of the way along them. All cells that touch share a side."""
        files, halves = abs(first[0] - last[0]), abs(first[1] - last[1])
        return files + max(0, halves - files) // 2

    def shift_to(self, other: Lattice, side: Edge, overlap: int) -> Cell | None:
        """By files or along them; there must be as many along the edge, and files go on to be pushed in turn."""
        if not isinstance(other, HexLattice) or other.pointy != self.pointy:
            return None
        is_last = side in ("right", "bottom")
        if (side in ("left", "right")) != self.pointy:
            step = self.files - overlap if is_last else overlap - other.files
            fits = self.length == other.length and (self.pushed - other.pushed - step) % 2 == 0
            return (step, 0) if fits else None
        step = self.length - overlap if is_last else overlap - other.length
        return (0, 2 * step) if (self.files, self.pushed) == (other.files, other.pushed) else None

    def larger(self, middle: Cell, radius: int) -> Mapping[Cell, Cell]:
        """The cells of the board in larger hexes of so many rings, which cover it: each with the middle of its own.

        middle: that of one of them.
        """
        return _larger(self, middle, radius)

    # Drawing

    def name_place(self, cell: Cell) -> NamePlace:
        """Where the kit wants it; in a pointed top, where it is wide enough; inside a straight border."""
        left, top, width, height = self.room(cell)
        # A flat top leaves more room than the square does.
        beyond = 0.0 if self.pointy or height < _ROOM - _GAP else (1 - _ROOM) / 2 - _GAP
        ys = {"top": top - beyond, "center": top + height / 2, "bottom": top + height + beyond}
        valign: Literal["top", "middle", "bottom"] = "middle" if self.numbers_at == "center" else self.numbers_at
        return NamePlace((left + width / 2, ys[self.numbers_at]), valign=valign, turn=self.turn)

    def next_in_row(self, cell: Cell) -> Cell:
        """The next in the line in which the cell is drawn."""
        file, along = cell
        if self.pointy:
            return file, along + 2
        return file + 1, along + (-1 if self._line((file + 1, along - 1))[0] == self._line(cell)[0] else 1)

    @property
    def counter_share(self) -> float:
        """Nearly all of the square in a hex."""
        return 0.92

    @property
    def fills_frame(self) -> bool:
        """Rectangles do."""
        return not self.radius and self.drawn is None

    def cuts(self, columns: int, rows: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """After every so many files, where slanted sides run; along files, after so many hexes of those not pushed."""
        files, hexes = (rows, columns) if self.pointy else (columns, rows)
        across = tuple((3 * file + 0.5) * _SIDE / 2 for file in range(files, self.files, files))
        along = tuple(map(float, range(hexes, self.length, hexes)))
        return (along, across) if self.pointy else (across, along)

    @property
    def counts(self) -> Mapping[str, int]:
        """Hexes, columns and rows."""
        columns, rows = self._columns_and_rows
        return {"columns": columns, "rows": rows, "hexes": len(self)}

    @property
    def nouns(self) -> tuple[str, ...]:
        """Hexes, too."""
        return "spaces", "hexes", "hexagons", "cells"

    @property
    def size_in_words(self) -> str:
        """Columns and rows, or hexes."""
        columns, rows = self._columns_and_rows
        return f"{columns} columns and {rows} rows" if self.fills_frame else f"{len(self)} hexes"

    @property
    def _columns_and_rows(self) -> tuple[int, int]:
        return (self.length, self.files) if self.pointy else (self.files, self.length)

    def described(self, window: Window) -> str:
        """How many."""
        return f"{len(window.cells)} hexes"


@lru_cache(maxsize=32)
def _rows(lattice: HexLattice) -> tuple[tuple[Cell, ...], ...]:
    places = product(range(lattice.files), range(-1, lattice.length + 1))
    cells = ((file, 2 * index + (file % 2 == lattice.pushed)) for file, index in places)
    rows: dict[int, list[Cell]] = {}
    for cell in lattice.in_order(cell for cell in cells if cell in lattice):
        rows.setdefault(lattice._line(cell)[0], []).append(cell)
    return tuple(tuple(rows.get(line, ())) for line in range(max(rows) + 1))


@lru_cache(maxsize=32)
def _larger(lattice: HexLattice, middle: Cell, radius: int) -> Mapping[Cell, Cell]:
    # With files across and hexes down as axes, middles lie these steps apart, and a larger hex has so many hexes.
    (across, down), (aside, below) = (2 * radius + 1, -radius), (radius, radius + 1)
    count = across * below - aside * down
    found = {}
    for cell in lattice.cells:
        files = cell[0] - middle[0]
        hexes = (cell[1] - middle[1] - files) // 2
        first, second = round((files * below - hexes * aside) / count), round((hexes * across - files * down) / count)
        for steps, more in product(range(first - 1, first + 2), range(second - 1, second + 2)):
            file, hex_ = steps * across + more * aside, steps * down + more * below
            candidate = middle[0] + file, middle[1] + file + 2 * hex_
            if HexLattice.distance(lattice, cell, candidate) <= radius:
                found[cell] = candidate
                break
    return found


@lru_cache(maxsize=32)
def _places(lattice: HexLattice) -> Mapping[Cell, tuple[int, int]]:
    return {cell: (line, place) for line, row in enumerate(lattice.rows) for place, cell in enumerate(row)}


@lru_cache(maxsize=32)
def _extent(lattice: HexLattice) -> tuple[float, float, float, float]:
    points = [point for cell in lattice.cells for point in lattice.polygon(cell)]
    # Across files first.
    ends = sorted(across for _, across in points) if lattice.pointy else sorted(across for across, _ in points)
    sides = sorted(along for along, _ in points) if lattice.pointy else sorted(along for _, along in points)
    first, last, start, end = ends[0], ends[-1], sides[0], sides[-1]
    if lattice.border in ("half", "geomorphic"):
        start, end = 0.0, float(lattice.length)
    if lattice.border == "geomorphic":
        first, last = first + _SIDE, last - _SIDE
    return (start, first, end, last) if lattice.pointy else (first, start, last, end)
