"""Square cells in columns and rows, counted from 0 at the top left."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from math import floor
from typing import Final

from pnp.model.lattice.lattice import Lattice
from pnp.model.lattice.letters import column_letters, column_number
from pnp.model.lattice.parts import Cell, Corner, Edge, FrameLabel, NamePlace, Point, Window
from pnp.values import dataclass

_LETTERED: Final = re.compile(r"(?P<column>[A-Z]{1,2})(?P<row>\d{1,3})$")
_SIDES: Final = ("n", "e", "s", "w")


@dataclass(frozen=True, slots=True)
class SquareLattice(Lattice):
    """A cell is its column and its row; a corner has the numbers of the cell whose top left it is.

    numbered: every cell has a number, from the top left. down: rows count from the top. numbered_columns: columns have
    numbers along the frame.
    """

    columns: int
    row_count: int
    numbered: bool = False
    down: bool = False
    numbered_columns: bool = False

    @property
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        """Every row from the top."""
        return _rows(self.columns, self.row_count)

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.row_count

    def __len__(self) -> int:
        return self.columns * self.row_count

    def reading_place(self, cell: Cell) -> tuple[int, int]:
        """Row and column."""
        return cell[1], cell[0]

    # Names

    def name(self, cell: Cell) -> str:
        """``A1`` at the bottom left, or as the kit counts."""
        column, row = cell
        if self.numbered:
            return str(row * self.columns + column + 1)
        return f"{column_letters(column)}{self._row_number(row)}"

    def _row_number(self, row: int) -> int:
        return row + 1 if self.down else self.row_count - row

    def cell(self, name: str) -> Cell | None:
        """The cell with a letter and a number, or with a number."""
        if self.numbered:
            number = int(name) if name.isdecimal() and len(name) < 10 else 0
            return ((number - 1) % self.columns, (number - 1) // self.columns) if 1 <= number <= len(self) else None
        match = _LETTERED.match(name)
        if not match:
            return None
        row = int(match["row"]) - 1 if self.down else self.row_count - int(match["row"])
        cell = column_number(match["column"]), row
        return cell if cell in self else None

    def cells_from(self, first: Cell, last: Cell) -> Iterable[Cell]:
        """The rectangle with these two corners."""
        (left, right), (top, bottom) = sorted((first[0], last[0])), sorted((first[1], last[1]))
        return product(range(left, right + 1), range(top, bottom + 1))

    # Shape

    def corners(self, cell: Cell) -> tuple[Corner, ...]:
        """From the top left."""
        column, row = cell
        return (column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)

    def position(self, corner: Corner) -> Point:
        """The numbers of the corner."""
        return corner

    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        """Above, to the right, below, to the left."""
        column, row = cell
        return (column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)

    def side_names(self, cell: Cell) -> tuple[str, ...]:
        """The points of the compass."""
        return _SIDES

    def cells_at(self, corner: Corner) -> tuple[Cell, ...]:
        """The two above, then the two below."""
        column, row = corner
        return (column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)

    def cell_at(self, x: float, y: float) -> Cell:
        """Whole columns and rows."""
        return floor(x), floor(y)

    def room(self, cell: Cell) -> tuple[float, float, float, float]:
        """The whole square."""
        return *cell, 1, 1

    def distance(self, first: Cell, last: Cell, over_corners: bool = False) -> int:
        """Columns and rows apart: the larger number of both if steps lead over corners, else their sum."""
        across, down = abs(first[0] - last[0]), abs(first[1] - last[1])
        return max(across, down) if over_corners else across + down

    # Drawing

    def name_place(self, cell: Cell) -> NamePlace:
        """At the top left."""
        return NamePlace(cell, "left")

    def frame_labels(self, window: Window) -> Iterator[FrameLabel]:
        """Columns above and below, rows on both sides; nothing if cells are numbered."""
        if self.numbered:
            return
        for column in dict.fromkeys(column for column, _ in window.cells):
            name = str(column + 1) if self.numbered_columns else column_letters(column)
            yield FrameLabel(name, "top", column, 1)
            yield FrameLabel(name, "bottom", column, 1)
        for row in dict.fromkeys(row for _, row in window.cells):
            name = str(self._row_number(row))
            yield FrameLabel(name, "left", row, 1)
            yield FrameLabel(name, "right", row, 1)

    def cuts(self, columns: int, rows: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """After every so many columns and rows."""
        return tuple(range(columns, self.columns, columns)), tuple(range(rows, self.row_count, rows))

    def long_lines(self, window: Window) -> Iterable[tuple[Point, Point]]:
        """Lines between columns, then between rows: shorter to write than the sides of cells."""
        columns = sorted({column for column, _ in window.cells})
        rows = sorted({row for _, row in window.cells})
        for column in columns[1:]:
            yield (column, window.top), (column, window.bottom)
        for row in rows[1:]:
            yield (window.left, row), (window.right, row)

    def is_dark(self, cell: Cell) -> bool:
        """As on a chessboard, where A1 is dark."""
        return (cell[0] + self.row_count - cell[1]) % 2 == 1

    def shift_to(self, other: Lattice, side: Edge, overlap: int) -> Cell | None:
        """By columns or by rows; there must be as many along the edge."""
        if not isinstance(other, SquareLattice):
            return None
        if side in ("left", "right"):
            step = self.columns - overlap if side == "right" else overlap - other.columns
            return (step, 0) if self.row_count == other.row_count else None
        step = self.row_count - overlap if side == "bottom" else overlap - other.row_count
        return (0, step) if self.columns == other.columns else None

    @property
    def counts(self) -> Mapping[str, int]:
        """Columns and rows."""
        return {"columns": self.columns, "rows": self.row_count}

    @property
    def nouns(self) -> tuple[str, ...]:
        """Squares, too."""
        return "spaces", "squares", "cells"

    @property
    def size_in_words(self) -> str:
        """Columns and rows."""
        return f"{self.columns} columns and {self.row_count} rows"

    def described(self, window: Window) -> str:
        """Columns and rows."""
        return f"{window.width} by {window.height} squares"


@lru_cache(maxsize=16)
def _rows(columns: int, rows: int) -> tuple[tuple[Cell, ...], ...]:
    return tuple(tuple((column, row) for column in range(columns)) for row in range(rows))
