"""A lattice that pnp does not have: triangles in rows, pointing up and down by turns. Follows docs/extending.md."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import floor, sqrt
from pathlib import Path

from pnp.load.kit import LoadedKit, load_kit
from pnp.model.boards import Board, CellGrid
from pnp.model.game import SETS
from pnp.model.lattice import Cell, Corner, Lattice, Point
from pnp.values import dataclass

HEIGHT = sqrt(3) / 2


@dataclass(frozen=True, slots=True)
class TriangleLattice(Lattice):
    """A cell is its row and its place in it, the other way round than a square; the first of all points up.

    Corners are counted in rows down and in half sides to the right. Cells are called ``2.5``: row 2, place 5.
    """

    length: int
    row_count: int

    @property
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        return tuple(tuple((row, place) for place in range(self.length)) for row in range(self.row_count))

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.row_count and 0 <= cell[1] < self.length

    def reading_place(self, cell: Cell) -> tuple[int, int]:
        return cell

    def name(self, cell: Cell) -> str:
        return f"{cell[0] + 1}.{cell[1] + 1}"

    def cell(self, name: str) -> Cell | None:
        row, dot, place = name.partition(".")
        if not (dot and row.isdecimal() and place.isdecimal()):
            return None
        cell = int(row) - 1, int(place) - 1
        return cell if cell in self else None

    def cells_from(self, first: Cell, last: Cell) -> Iterable[Cell]:
        (top, bottom), (left, right) = (sorted(ends) for ends in zip(first, last, strict=True))
        return product(range(top, bottom + 1), range(left, right + 1))

    def points_up(self, cell: Cell) -> bool:
        return sum(cell) % 2 == 0

    def corners(self, cell: Cell) -> tuple[Corner, ...]:
        row, place = cell
        if self.points_up(cell):
            return (row, place + 1), (row + 1, place + 2), (row + 1, place)
        return (row, place), (row, place + 2), (row + 1, place + 1)

    def position(self, corner: Corner) -> Point:
        return corner[1] / 2, corner[0] * HEIGHT

    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        row, place = cell
        if self.points_up(cell):
            return (row, place + 1), (row + 1, place), (row, place - 1)
        return (row - 1, place), (row, place + 1), (row, place - 1)

    def side_names(self, cell: Cell) -> tuple[str, ...]:
        return ("e", "s", "w") if self.points_up(cell) else ("n", "e", "w")

    def cells_at(self, corner: Corner) -> tuple[Cell, ...]:
        row, at = corner
        return tuple((line, place) for line in (row - 1, row) for place in (at - 2, at - 1, at))

    def cell_at(self, x: float, y: float) -> Cell:
        place, row = floor(2 * x), floor(y / HEIGHT)
        right, down = 2 * x - place, y / HEIGHT - row
        # A slanted side leads through each half of a side: up to the right, or down to the right.
        is_beyond = right > 1 - down if self.points_up((row, place)) else right > down
        return row, (place if is_beyond else place - 1)

    def room(self, cell: Cell) -> tuple[float, float, float, float]:
        row, place = cell
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


def load_with_triangles(folder: Path) -> LoadedKit:
    """A kit whose boards may be made of triangles."""
    return load_kit(folder, ".", sets={**SETS, "boards": (TriangleBoard, "board")})
