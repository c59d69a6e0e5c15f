"""The rows of a table, in a CSV file or in a sheet of a spreadsheet file, one after the other."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice, pairwise

from pnp.findings import Finding, Span
from pnp.load import codes
from pnp.load.column_names import column_name
from pnp.load.columns import Columns
from pnp.load.problems import note, problem
from pnp.load.record_rows import FIRST_ROWS, may_be_none, no_records
from pnp.load.rows import BLANKS, MOST_COLUMNS, Line, row_cells, trimmed_cell
from pnp.load.sheet_cells import Sheet
from pnp.nodes import Scalar, SheetSource, Source

SEPARATORS = (",", ";", "\t")

# Possessive, so that a quote that is never closed is found in one pass.
_QUOTED = re.compile(r'"[^"]*+(?:""[^"]*+)*+"')
# Does not match the end of the text, which would make the search test every character.
_LINE_BREAK = re.compile(r"\r\n?|\n")


class TableRows:
    """Reads the rows of a table that are not empty."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.findings: list[Finding] = []
        self.at = 0
        self.separator = _separator(source.text)
        self._filled_columns: frozenset[int] | None = None

    def read(self) -> Iterator[Line]:
        """The rows that have not been read yet."""
        text, empty_rows = self.source.text, _EMPTY_ROWS[self.separator]
        while True:
            start = empty_rows.match(text, self.at).end()  # type: ignore[union-attr] # It matches nothing, too.
            if start >= len(text):
                return
            stop, after = self._line_end(start)
            if text.find('"', start, stop) < 0:
                self.at = after
                line = self._plain_row(start, stop)
            else:
                line = self._quoted_row(start)
            if line:
                yield line

    def row_cells(self, line: Line) -> list[Scalar]:
        """The cells of a row."""
        return row_cells(self.source, self.separator, line.start, line.end, line.cells)

    def texts(self, line: Line) -> list[str]:
        """The texts of the cells of a row."""
        return [cell.text for cell in self.row_cells(line)]

    def is_left_out(self, column: int, header: Scalar, meaning: Columns) -> bool:
        """Whether a column does not count: one without any text, which keeps others apart."""
        if header.text:
            return False
        if self._filled_columns is None:
            below = self.ahead()
            self._filled_columns = frozenset(place for texts in below for place, text in enumerate(texts) if text)
        return column not in self._filled_columns

    def ahead(self, rows: int | None = None) -> list[list[str]]:
        """The texts of so many rows that have not been read yet, or of all; they are read again."""
        at, findings, self.findings = self.at, self.findings, []
        texts = [self.texts(line) for line in islice(self.read(), rows)]
        self.at, self.findings = at, findings
        return texts

    def notes(self, head: Sequence[Scalar], keys: Sequence[Scalar | None]) -> Iterator[Finding]:
        """What of the table was left out, besides rows that are no records."""
        yield from ()

    def no_records(self, lines: Sequence[Line], name: int | None) -> Mapping[int, str]:
        """The rows that are no records, each with what it is. name: the column of names, if there is one."""
        if not any(self._may_be_none(line) for line in lines) and (not lines or not self._lacks(lines[-1], name)):
            return {}
        gaps = {
            number
            for number, (above, line) in enumerate(pairwise(lines), 1)
            if self._number(line.start) > self._number(max(above.end - 1, above.start)) + 1
        }
        return no_records([self.texts(line) for line in lines], name, gaps, self._marked(lines))

    def _number(self, at: int) -> int:
        return self.source.position(at)[0]

    def _marked(self, lines: Sequence[Line]) -> Collection[int]:
        return ()

    def _lacks(self, line: Line, column: int | None) -> bool:
        """Whether a row has no text in a column."""
        texts = self.texts(line)
        return column is not None and not (column < len(texts) and texts[column])

    def _may_be_none(self, line: Line) -> bool:
        if line.cells is not None:
            filled = list(islice(self._filled_cells(line.cells), 2))
            return not filled or may_be_none(filled[0].strip('"'), len(filled))
        text = self.source.text[line.start : line.end].strip(f"{BLANKS}{self.separator}")
        first, _, rest = text.partition(self.separator)
        return may_be_none(first, 2 if rest else 1)

    def width(self, line: Line) -> int:
        """The number of cells of a row; counting stops one above the maximum."""
        if line.cells is not None:
            return len(line.cells) // 2
        return min(self.source.text.count(self.separator, line.start, line.end), MOST_COLUMNS) + 1

    def is_of_width(self, line: Line, columns: int) -> bool:
        """Whether a row has as many cells as the header."""
        return self.width(line) == columns

    def _filled_cells(self, cells: Sequence[int]) -> Iterator[str]:
        """The cells with a text, as they are written."""
        text = self.source.text
        for start, end in zip(cells[::2], cells[1::2], strict=True):
            if end > start if start >= 0 else end - ~start > 2:
                yield text[_start(start) : end]

    def _plain_row(self, start: int, stop: int) -> Line | None:
        """A row without quotes; None if it has only blanks and separators."""
        row = self.source.text[start:stop]
        if not row.strip(f"{BLANKS}{self.separator}"):
            return None
        first, last = row.partition(self.separator)[0], row.rpartition(self.separator)[2]
        return Line(
            trimmed_cell(self.source, start, first).start, trimmed_cell(self.source, stop - len(last), last).end
        )

    def _quoted_row(self, at: int) -> Line | None:
        """A row with quotes, which may continue over several lines; None if all its cells are empty."""
        text = self.source.text
        cells: list[int] = []
        has_text = False
        while True:
            start, end, at = self._cell(at)
            cells += (start, end)
            has_text = has_text or (end > start if start >= 0 else end - ~start > 2)
            if not text.startswith(self.separator, at) or len(cells) > 2 * MOST_COLUMNS:
                break
            at += 1
        _, self.at = self._line_end(at)
        return Line(_start(cells[0]), cells[-1], cells) if has_text else None

    def _cell(self, at: int) -> tuple[int, int, int]:
        """Start and end of the field at an offset, as in ``Line``, and the offset of the separator behind it."""
        text = self.source.text
        start = at
        while at < len(text) and text[at] in BLANKS and text[at] != self.separator:
            at += 1
        if not text.startswith('"', at):
            stop = self._field_end(start)
            cell = trimmed_cell(self.source, start, text[start:stop])
            return cell.start, cell.end, stop
        match = _QUOTED.match(text, at)
        if match is None:
            span = self.source.span(at, at + 1)
            hint = 'close it at the end of the field; a quote inside the field is written ""'
            self.findings.append(problem(codes.CSV_QUOTES, 'the quote " is never closed', span, hint))
            cell = trimmed_cell(self.source, at, text[at:])
            return cell.start, cell.end, len(text)
        stop = self._field_end(match.end())
        if text[match.end() : stop].strip(BLANKS):
            hint = 'put the whole field in quotes; a quote inside it is written ""'
            span = self.source.span(match.end(), stop)
            self.findings.append(problem(codes.CSV_QUOTES, "text after the closing quote", span, hint))
        return ~at, match.end(), stop

    def _line_end(self, at: int) -> tuple[int, int]:
        """Where the line at an offset ends, and where the next one starts."""
        match = _LINE_BREAK.search(self.source.text, at)
        return match.span() if match else (len(self.source.text), len(self.source.text))

    def _field_end(self, at: int) -> int:
        match = _FIELD_END[self.separator].search(self.source.text, at)
        return match.start() if match else len(self.source.text)


class SheetRows(TableRows):
    """Reads the rows of a sheet, in which empty cells at the end of a row are not written."""

    source: SheetSource

    def __init__(self, source: SheetSource, sheet: Sheet) -> None:
        self.source = source
        self.findings = []
        self.separator = "\t"
        self.at = 0
        self._sheet = sheet

    def read(self) -> Iterator[Line]:
        """The rows that have not been read yet, without hidden ones."""
        while self.at < self.source.height:
            cells = self.source.cells(self.at)
            self.at += 1
            if self.at - 1 not in self._sheet.hidden_rows and any(end > start for start, end in cells):
                yield Line(cells[0][0], cells[-1][1], [offset for cell in cells for offset in cell])

    def is_left_out(self, column: int, header: Scalar, meaning: Columns) -> bool:
        """A hidden column counts if its header names a key; a column without any text does not."""
        if column in self._sheet.hidden_columns:
            return not meaning.is_known(header.text)
        return not header.text and not any(column < len(row) and row[column] for row in self._sheet.rows)

    def notes(self, head: Sequence[Scalar], keys: Sequence[Scalar | None]) -> Iterator[Finding]:
        """What is hidden, or not shown by a filter."""
        hidden = sorted(self._filled(self._sheet.hidden_rows))
        if hidden:
            yield self._note(
                f"{_counted(hidden)} hidden, and left out: {_listed(hidden)}",
                hidden[0],
                "show them in the spreadsheet to take them",
            )
        filtered = sorted(self._filled(self._sheet.filtered_rows))
        if filtered:
            yield self._note(
                f"{_counted(filtered)} not shown by a filter, and taken: {_listed(filtered)}",
                filtered[0],
                "delete what should not count",
            )
        for column, (cell, key) in enumerate(zip(head, keys, strict=True)):
            if column in self._sheet.hidden_columns and cell.text:
                taken = "left out" if key is None else "taken"
                hint = (
                    "show it in the spreadsheet to take it"
                    if key is None
                    else f"to leave it out, write columns: {{{column_name(cell.text)}: null}}"
                )
                yield note(
                    codes.SPREADSHEET_LEFT_OUT, f"the column {cell.text!r} is hidden, and {taken}", cell.span, hint
                )

    def _filled(self, rows: Collection[int]) -> list[int]:
        return [
            row
            for row in rows
            if row < self.source.height and any(end > start for start, end in self.source.cells(row))
        ]

    def _note(self, message: str, row: int, hint: str) -> Finding:
        return note(codes.SPREADSHEET_LEFT_OUT, message, Span(self.source.file, row + 1, 1, row + 1, 2), hint)

    def _marked(self, lines: Sequence[Line]) -> Collection[int]:
        return {number for number, line in enumerate(lines) if self._number(line.start) - 1 in self._sheet.marked_rows}

    def is_of_width(self, line: Line, columns: int) -> bool:
        """Whether a row has no cell with text beyond the header."""
        return self.width(line) <= columns


def _counted(rows: Sequence[int]) -> str:
    return "1 row is" if len(rows) == 1 else f"{len(rows)} rows are"


def _listed(rows: Sequence[int]) -> str:
    more = f" and {len(rows) - _MOST_LISTED} more" if len(rows) > _MOST_LISTED else ""
    return f"{', '.join(str(row + 1) for row in rows[:_MOST_LISTED])}{more}"


_MOST_LISTED = 8

# Lines with only blanks and separators; one match skips all of them, since there may be millions.
_EMPTY_ROWS = {separator: re.compile(rf"(?:[ \t{separator}]*+[\r\n])*+") for separator in SEPARATORS}
_FIELD_END = {separator: re.compile(rf"[{separator}\r\n]") for separator in SEPARATORS}


def _start(stored: int) -> int:
    """Where a cell starts. stored: as in ``Line``, complemented if the cell is quoted."""
    return stored if stored >= 0 else ~stored


def _separator(text: str) -> str:
    """The separator that is most frequent, outside quotes, in the first line that has one. A title may lack it."""
    at = len(text) - len(text.lstrip())
    for _ in range(FIRST_ROWS):
        line_break = _LINE_BREAK.search(text, at)
        line = re.sub(r'"[^"]*"', "", text[at : line_break.start() if line_break else None])
        separator = max(SEPARATORS, key=line.count)
        if separator in line or line_break is None:
            return separator
        at = line_break.end()
    return SEPARATORS[0]
