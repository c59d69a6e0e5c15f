"""A lattice that pnp does not have: triangles in rows, pointing up and down by turns. Follows docs/extending.md."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import floor, sqrt
from pathlib import Path

from pnp.load.kit import Loaded, load_kit
from pnp.model.boards import Board, CellGrid
from pnp.model.game import SETS
from pnp.model.lattice import Cell, Corner, Lattice, Point
from pnp.values import dataclass

HEIGHT = sqrt(3) / 2


@dataclass(frozen=True, slots=True)
class TriangleLattice(Lattice):
    """A cell is its place in its row, and the row; of the first row, the first one points up.

    Corners are counted in half sides to the right and in rows down. Cells are called ``2.5``: row 2, place 5.
    """

    length: int
    row_count: int

    @property
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        return tuple(tuple((place, row) for place in range(self.length)) for row in range(self.row_count))

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.length and 0 <= cell[1] < self.row_count

    def reading_place(self, cell: Cell) -> tuple[int, int]:
        return cell[1], cell[0]

    def name(self, cell: Cell) -> str:
        return f"{cell[1] + 1}.{cell[0] + 1}"

    def cell(self, name: str) -> Cell | None:
        row, dot, place = name.partition(".")
        if not (dot and row.isdecimal() and place.isdecimal()):
            return None
        cell = int(place) - 1, int(row) - 1
        return cell if cell in self else None

    def cells_from(self, first: Cell, last: Cell) -> Iterable[Cell]:
        (left, right), (top, bottom) = (sorted(ends) for ends in zip(first, last, strict=True))
        return product(range(left, right + 1), range(top, bottom + 1))

    def points_up(self, cell: Cell) -> bool:
        return sum(cell) % 2 == 0

    def corners(self, cell: Cell) -> tuple[Corner, ...]:
        place, row = cell
        if self.points_up(cell):
            return (place + 1, row), (place + 2, row + 1), (place, row + 1)
        return (place, row), (place + 2, row), (place + 1, row + 1)

    def position(self, corner: Corner) -> Point:
        return corner[0] / 2, corner[1] * HEIGHT

    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        place, row = cell
        if self.points_up(cell):
            return (place + 1, row), (place, row + 1), (place - 1, row)
        return (place, row - 1), (place + 1, row), (place - 1, row)

    def side_names(self, cell: Cell) -> tuple[str, ...]:
        return ("e", "s", "w") if self.points_up(cell) else ("n", "e", "w")

    def cells_at(self, corner: Corner) -> tuple[Cell, ...]:
        at, row = corner
        return tuple((place, line) for line in (row - 1, row) for place in (at - 2, at - 1, at))

    def cell_at(self, x: float, y: float) -> Cell:
        place, row = floor(2 * x), floor(y / HEIGHT)
        right, down = 2 * x - place, y / HEIGHT - row
        # A slanted side leads through each half of a side: up to the right, or down to the right.
        is_beyond = right > 1 - down if self.points_up((place, row)) else right > down
        return (place if is_beyond else place - 1), row

    def room(self, cell: Cell) -> tuple[float, float, float, float]:
        place, row = cell
        top = (row + 0.5) * HEIGHT if self.points_up(cell) else row * HEIGHT
        return place / 2 + 0.25, top, 0.5, HEIGHT / 2


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TriangleGrid(CellGrid):
    """``triangles:``, a board of triangles."""

    length: int
    rows: int

    @property
    def lattice(self) -> Lattice:
        return TriangleLattice(self.length, self.rows)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TriangleBoard(Board):
    """A board that may be one of triangles."""

    triangles: TriangleGrid | None = None

    @property
    def grid(self) -> CellGrid | None:
        return self.squares or self.triangles

    @property
    def kinds(self) -> tuple[str, ...]:
        return (*Board.kinds.fget(self), *(["triangles"] if self.triangles else []))  # type: ignore[attr-defined]


def load_with_triangles(folder: Path) -> Loaded:
    """A kit whose boards may be made of triangles."""
    return load_kit(folder, ".", sets={**SETS, "boards": (TriangleBoard, "board")})
