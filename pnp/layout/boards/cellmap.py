"""A grid to cells with their terrain, and their places on the drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import floor

from pnp.layout.boards.curves import Point
from pnp.layout.boards.outlines import Cell
from pnp.layout.boards.patterns.vocabulary import Pattern, pattern_of
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.model.boards import Grid
from pnp.model.cells import CellNames, Cells
from pnp.model.units import Terrain
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Ground:
    """What a cell is made of.

    color: the palette token of its shapes; surface: that of the ground itself, which differs for an island
    in the sea. rank: later ranks lie on top.
    """

    id: str
    name: str
    pattern: Pattern
    color: str
    surface: str
    symbol: str
    rank: int


@dataclass(frozen=True, slots=True)
class CellMap:
    """The shown part of a grid. window: first column, first row, column and row after the last.

    grounds: what every cell is, one more all round the board so that the map runs on under its frame.
    box: where the window lies on the drawing; cell: the side of a cell there, in mm.
    """

    grid: Grid
    names: CellNames
    grounds: Mapping[Cell, Ground]
    window: tuple[int, int, int, int]
    box: Box
    cell: Mm

    def point(self, column: float, row: float) -> Point:
        """A place in cells, (0, 0) being the top left corner of the whole board, in mm on the drawing."""
        return self.box.x + (column - self.window[0]) * self.cell, self.box.y + (row - self.window[1]) * self.cell

    def place(self, point: Point) -> Point:
        """The place in cells of a point in mm on the drawing."""
        x, y = (point[0] - self.box.x) / self.cell, (point[1] - self.box.y) / self.cell
        return x + self.window[0], y + self.window[1]

    def center(self, cell: Cell) -> Point:
        """The middle of a cell in mm."""
        return self.point(cell[0] + 0.5, cell[1] + 0.5)

    def cell_box(self, cell: Cell) -> Box:
        """The square of a cell in mm."""
        return Box(*self.point(*cell), self.cell, self.cell)

    def ground_at(self, column: float, row: float) -> Ground | None:
        """What the ground is at a place in cells."""
        return self.grounds.get((floor(column), floor(row)))

    def shows(self, cell: Cell) -> bool:
        """Whether a cell is in the window."""
        first_column, first_row, end_column, end_row = self.window
        return first_column <= cell[0] < end_column and first_row <= cell[1] < end_row

    def cells(self) -> tuple[Cell, ...]:
        """Every cell of the window in reading order."""
        first_column, first_row, end_column, end_row = self.window
        return tuple((c, r) for r in range(first_row, end_row) for c in range(first_column, end_column))


def window_of(grid: Grid, cells: str) -> tuple[int, int, int, int]:
    """The smallest rectangle that holds a list of cells; the whole grid if the list is empty.

    Raises ValueError with a sentence for the user if the list names no cell of the grid.
    """
    if not cells:
        return 0, 0, grid.columns, grid.rows
    positions = grid.names.positions(Cells.parse(cells))
    if not positions:
        raise ValueError(f"the board has no cells {cells!r}")
    columns, rows = [column for column, _ in positions], [row for _, row in positions]
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def terrain_of(grid: Grid) -> dict[Cell, str]:
    """The terrain's id of every cell: the drawing, else the default, and regions over both."""
    names = grid.names
    lines = grid.lines
    found = {
        (column, row): _drawn(lines, column, row, grid.legend) or grid.terrain
        for row in range(grid.rows)
        for column in range(grid.columns)
    }
    for region in sorted(grid.regions, key=lambda region: region.priority):
        if region.terrain:
            found.update((cell, region.terrain) for cell in names.positions(region.cells))
    return found


def _drawn(lines: Sequence[str], column: int, row: int, legend: Mapping[str, str]) -> str:
    if row < len(lines) and column < len(lines[row]):
        return legend.get(lines[row][column], "")
    return ""


def grounds_of(grid: Grid, terrain: Iterable[Terrain]) -> dict[Cell, Ground]:
    """What every cell is made of, with a rim of one cell that repeats the border of the board."""
    by_id = terrain_of(grid)
    records = {record.id: record for record in terrain}
    # Water lies under land: coasts are drawn where land ends.
    order = sorted(dict.fromkeys(by_id.values()), key=lambda name: not _pattern(records.get(name)).wet)
    sea = next((_color(records.get(name)) for name in order if _is_sea(_pattern(records.get(name)))), "water")
    kinds = {name: _ground(name, records.get(name), sea, rank) for rank, name in enumerate(order)}
    return {
        (column, row): kinds[by_id[min(max(column, 0), grid.columns - 1), min(max(row, 0), grid.rows - 1)]]
        for row in range(-1, grid.rows + 1)
        for column in range(-1, grid.columns + 1)
    }


def _pattern(record: Terrain | None) -> Pattern:
    return pattern_of(record.pattern if record else "")


def _color(record: Terrain | None) -> str:
    return (record.color if record else "") or _pattern(record).ground


def _is_sea(pattern: Pattern) -> bool:
    return pattern.wet and not pattern.raised


def _ground(name: str, record: Terrain | None, sea: str, rank: int) -> Ground:
    pattern, color = _pattern(record), _color(record)
    return Ground(
        id=name,
        name=record.title if record else name,
        pattern=pattern,
        color=color,
        surface=sea if pattern.wet and pattern.raised else color,
        symbol=record.symbol if record else "",
        rank=rank,
    )
