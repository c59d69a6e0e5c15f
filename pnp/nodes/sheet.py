"""The cells of a sheet as a text with places: rows for lines, column letters for columns."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from pnp.findings import Span
from pnp.nodes.source import Source

# What stands between two cells where a row is shown as a line.
_BETWEEN: Final = " | "


class SheetSource(Source):
    """The cells of a sheet of a spreadsheet file. file: its path, ``#`` and the name of the sheet.

    The text has the cells in order, each with a tab behind it and each row with a line break, whatever the cells hold.
    A place in it is a row and a column of the sheet, both from 1. It cannot be edited. heading: the row with the
    headings, once it is found; 0 before.
    """

    __slots__ = ("_cells", "_ends", "_rows", "heading")

    def __init__(self, file: str, rows: Sequence[Sequence[str]]) -> None:
        super().__init__(file, "".join("".join(f"{cell}\t" for cell in row) + "\n" for row in rows))
        self._rows, self._cells, self._ends = array("L"), array("L"), array("L")
        self.heading = 0
        at = 0
        for row in rows:
            self._rows.append(len(self._cells))
            for cell in row:
                self._cells.append(at)
                self._ends.append(at + len(cell))
                at += len(cell) + 1
            at += 1

    def cells(self, row: int) -> list[tuple[int, int]]:
        """The start and end of each cell of a row, counted from 0."""
        first = self._rows[row]
        last = self._rows[row + 1] if row + 1 < len(self._rows) else len(self._cells)
        return list(zip(self._cells[first:last], self._ends[first:last], strict=True))

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self._rows)

    def line(self, number: int) -> str:
        """The cells of a row, counted from 1, side by side; empty if there is no such row."""
        return _BETWEEN.join(self.row(number)).replace("\n", " ")

    def row(self, number: int) -> list[str]:
        """The cells of a row, counted from 1; none if there is no such row."""
        if not 1 <= number <= self.height:
            return []
        return [self.text[start:end] for start, end in self.cells(number - 1)]

    def marked(self, span: Span) -> tuple[int, int]:
        """The characters of ``line`` that a place means: those of its cell."""
        cells = self.cells(span.line - 1) if 1 <= span.line <= self.height else []
        at = 0
        for column, (start, end) in enumerate(cells, 1):
            if column == span.column:
                return at, at + end - start
            at += end - start + len(_BETWEEN)
        # Behind the last cell with content, where empty ones are not written.
        behind = max(0, at - len(_BETWEEN))
        return behind, behind

    def position(self, offset: int) -> tuple[int, int]:
        """The row and column of a cell."""
        cell = max(0, bisect_right(self._cells, offset) - 1)
        # Of rows without cells, which begin where the next one does, the last is meant.
        row = max(0, bisect_right(self._rows, cell) - 1)
        return row + 1, cell - self._rows[row] + 1 if self.height else 1

    def offset(self, line: int, column: int) -> int:
        """The first character of the cell at a row and column, both from 1."""
        cells = self.cells(min(line, self.height) - 1) if self.height else []
        return cells[min(column, len(cells)) - 1][0] if cells else 0

    def span(self, start: int, end: int) -> Span:
        """The place of the cell in which the characters are."""
        row, column = self.position(start)
        last_row, last_column = self.position(max(start, end))
        return Span(self.file, row, column, last_row, last_column + 1)
