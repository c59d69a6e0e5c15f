"""Pack pieces of a few sizes into an area: rows of one size, block under block, sheet after sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor
from typing import Final, NamedTuple

from pnp.frame import Face, Piece
from pnp.impose.plan import Plan
from pnp.impose.rects import EPSILON, Rect
from pnp.impose.shapes import hexagon
from pnp.measures import Mm, Size
from pnp.values import dataclass

# Between blocks of different sizes, beyond their bleeds: the ticks of both have to stand there.
BLOCK_GAP: Final[Mm] = 5.0

Sides = tuple[bool, bool, bool, bool]


class Slot(NamedTuple):
    """A place for one piece: its trim, its turn, and on which sides (l, t, r, b) a neighbour is near."""

    rect: Rect
    turn: int
    shared: Sides


@dataclass(frozen=True, slots=True)
class PieceGrid:
    """Columns and rows of one size of piece. cell: the piece as it lies. turn: 0 or 90.

    A staggered grid has every other row half a cell to the right, as hexagons pack best.
    """

    cell: Size
    turn: int
    columns: int
    rows: int
    gap: Mm
    staggered: bool = False
    odd_columns: int = 0

    @property
    def pitch(self) -> Mm:
        """From the top of a row to the top of the next."""
        if self.staggered:
            return 0.75 * self.cell.height * (self.cell.width + self.gap) / self.cell.width
        return self.cell.height + self.gap

    @property
    def width(self) -> Mm:
        """Over all columns."""
        across = self.columns * (self.cell.width + self.gap) - self.gap
        half = (self.cell.width + self.gap) / 2
        return across + half if self.staggered and self.odd_columns == self.columns else across

    def height(self, rows: int) -> Mm:
        """Over so many rows."""
        return (rows - 1) * self.pitch + self.cell.height

    def capacity(self, rows: int) -> int:
        """How many pieces so many rows hold."""
        if self.staggered:
            return (rows - rows // 2) * self.columns + rows // 2 * self.odd_columns
        return rows * self.columns

    def rows_for(self, count: int) -> int:
        """How many rows so many pieces need."""
        rows = 0
        while self.capacity(rows) < count:
            rows += 1
        return rows

    def rows_within(self, height: Mm) -> int:
        """How many of the rows fit into a height."""
        if height + EPSILON < self.cell.height:
            return 0
        return min(self.rows, 1 + floor((height - self.cell.height + EPSILON) / self.pitch))

    def slots(self, count: int, left: Mm, top: Mm) -> Iterator[Slot]:
        """The first so many places, row by row, of a grid with its corner at left, top."""
        step = self.cell.width + self.gap
        row = column = 0
        for index in range(count):
            odd = self.staggered and row % 2 == 1
            x, y = left + column * step + (step / 2 if odd else 0.0), top + row * self.pitch
            shared = (True,) * 4 if self.staggered else self._shared(index, row, column, count)
            yield Slot(Rect.at(x, y, self.cell), self.turn, shared)
            column += 1
            if column == (self.odd_columns if odd else self.columns):
                row, column = row + 1, 0

    def _shared(self, index: int, row: int, column: int, count: int) -> Sides:
        right = column + 1 < self.columns and index + 1 < count
        return (column > 0, row > 0, right, index + self.columns < count)


def best_grid(face: Face, area: Size, plan: Plan) -> PieceGrid | None:
    """The grid that holds most, upright and plain when equal; None if not one piece fits."""
    turns = (0, 90) if plan.may_turn else (0,)
    grids = [grid for turn in turns for grid in _grids(face, turn, area, plan)]
    fitting = [grid for grid in grids if grid.columns > 0 and grid.rows > 0]
    return max(fitting, key=lambda grid: grid.capacity(grid.rows), default=None)


def _grids(face: Face, turn: int, area: Size, plan: Plan) -> Iterator[PieceGrid]:
    cell = face.size.turned() if turn else face.size
    columns = _capped(_fits(cell.width, area.width, plan.gap), plan.columns)
    rows = _capped(_fits(cell.height, area.height, plan.gap), plan.rows)
    yield PieceGrid(cell, turn, columns, rows, plan.gap)
    upright = hexagon(face)
    if columns and rows and upright is not None and upright == (turn == 0):
        odd = min(columns, _fits(cell.width, area.width - (cell.width + plan.gap) / 2, plan.gap))
        unlimited = PieceGrid(cell, turn, columns, 10**6, plan.gap, True, odd)
        if odd:
            rows = _capped(unlimited.rows_within(area.height), plan.rows)
            yield PieceGrid(cell, turn, columns, rows, plan.gap, True, odd)


def _fits(length: Mm, room: Mm, gap: Mm) -> int:
    return max(0, floor((room + gap + EPSILON) / (length + gap)))


def _capped(count: int, limit: int | None) -> int:
    return count if limit is None else min(count, limit)


class Copy(NamedTuple):
    """One of the copies of a piece, counted from 1."""

    piece: Piece
    number: int


@dataclass(frozen=True, slots=True)
class Block:
    """Copies of one size that lie together on a sheet, ``top`` mm below the top of the area."""

    grid: PieceGrid
    copies: tuple[Copy, ...]
    top: Mm

    @property
    def bottom(self) -> Mm:
        """Where its last row ends, from the top of the area."""
        return self.top + self.grid.height(self.grid.rows_for(len(self.copies)))

    @property
    def bleed(self) -> Mm:
        """The widest bleed of its faces, in mm."""
        return max(copy.piece.front.bleed for copy in self.copies)


Packed = tuple[tuple[Block, ...], ...]


def pack(pieces: Sequence[Piece], area: Size, plan: Plan) -> Packed | None:
    """Fill sheets with the copies of all pieces; None if a piece fits no way.

    Like sizes lie together, in the order in which they first appear, copies together, row by row; the
    next size goes on below the last one while a row of it fits.
    """
    sheets: list[tuple[Block, ...]] = []
    current: list[Block] = []
    for copies in _by_size(pieces):
        grid = best_grid(copies[0].piece.front, area, plan)
        if grid is None:
            return None
        placed = 0
        while placed < len(copies):
            top = _next_top(current, copies[placed].piece.front.bleed, plan)
            rows = grid.rows_within(area.height - top)
            # A grid that is full goes on with the next sheet, even if its rows were limited.
            if not rows or (current and current[-1].grid is grid):
                sheets.append(tuple(current))
                current = []
                continue
            on_sheet = copies[placed : placed + grid.capacity(rows)]
            current.append(Block(grid, on_sheet, top))
            placed += len(on_sheet)
    return (*sheets, tuple(current)) if current else tuple(sheets)


def _next_top(blocks: Sequence[Block], bleed: Mm, plan: Plan) -> Mm:
    if not blocks:
        return 0.0
    return blocks[-1].bottom + max(plan.gap, blocks[-1].bleed + bleed + BLOCK_GAP)


def _by_size(pieces: Sequence[Piece]) -> list[tuple[Copy, ...]]:
    groups: dict[tuple[Size, bool | None], list[Copy]] = {}
    for piece in pieces:
        group = groups.setdefault((piece.front.size, hexagon(piece.front)), [])
        group.extend(Copy(piece, number) for number in range(1, piece.copies + 1))
    return [tuple(group) for group in groups.values() if group]


def laid_out(blocks: Sequence[Block], area: Rect) -> Iterator[tuple[Block, tuple[Slot, ...]]]:
    """Each block with its places, centred in an area of the sheet.

    A sheet of one size lies as if it were full, so that the last, half empty one matches the others.
    """
    first = blocks[0].grid
    used = max(blocks[-1].bottom, first.height(first.rows))
    top = area.top + (area.height - used) / 2
    for block in blocks:
        left = area.left + (area.width - block.grid.width) / 2
        yield block, tuple(block.grid.slots(len(block.copies), left, top + block.top))
