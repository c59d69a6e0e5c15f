"""Read CSV text into a list of maps with their places, one for each row.

Follows RFC 4180 and what spreadsheets write: the header row shows whether the separator is a comma, a semicolon or a
tab; rows end in LF, CR LF or CR; empty rows are skipped; blanks around a field without quotes are ignored. The header
row names the keys, and a dot nests them: ``stats.move``. An empty cell means that the key is absent. A cell is one
value; for a field of the model that is a list, ``;`` separates its items (in a file whose separator is a semicolon,
such a cell must be in quotes).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pnp.findings import Edit, Finding, Related
from pnp.load import codes
from pnp.load.columns import Columns
from pnp.load.problems import problem
from pnp.load.rows import BLANKS, MOST_COLUMNS, KeyPath, Line, Row, Table, row_cells, trimmed_cell
from pnp.nodes import ListNode, Scalar, SheetSource, Source

SEPARATORS = (",", ";", "\t")
MOST_CELLS = 500_000
LONGEST_ROW = 200_000

# Possessive, so that a quote that is never closed is found in one pass.
_QUOTED = re.compile(r'"[^"]*+(?:""[^"]*+)*+"')
# Does not match the end of the text, which would make the search test every character.
_LINE_BREAK = re.compile(r"\r\n?|\n")


def read_csv(source: Source, columns: Columns | None = None) -> tuple[ListNode | None, list[Finding]]:
    """Read a table with a header row. The list is None if there is no usable header; never raises.

    columns: what its headers mean; without it, each is a key.
    """
    return _read(_Rows(source), columns or Columns())


def read_sheet(source: SheetSource, columns: Columns | None = None) -> tuple[ListNode | None, list[Finding]]:
    """The same for a sheet of a spreadsheet file."""
    return _read(_SheetRows(source), columns or Columns())


def _read(rows: _Rows, meaning: Columns) -> tuple[ListNode | None, list[Finding]]:
    source = rows.source
    header = next(rows.read(), None)
    if header is None:
        if not rows.findings:
            hint = "the first row names the keys"
            rows.findings.append(problem(codes.EMPTY_FILE, "the file is empty", source.span(0, 0), hint))
        return None, rows.findings
    head = rows.row_cells(header)
    keys = [meaning.key(cell) for cell in head]
    paths, findings = _columns(keys)
    rows.findings += [*meaning.unused(head), *findings]
    if not any(paths):
        return None, rows.findings
    table = Table(source, rows.separator, paths, meaning.structured)
    items = _records(rows, len(head), table)
    if meaning.makes_ids:
        table.name_rows(items)
    start, end = (items[0].start, items[-1].end) if items else (head[0].start, head[-1].end)
    return ListNode(source, start, end, tuple(items)), rows.findings


def _records(rows: _Rows, columns: int, table: Table) -> list[Row]:
    """A map for each row below the header."""
    records: list[Row] = []
    cells = 0
    for line in rows.read():
        width = rows.width(line)
        cells += width
        if cells > MOST_CELLS:
            message = f"the table has more than {MOST_CELLS:,} cells"
            hint = "divide it into several files"
            span = rows.row_cells(line)[0].span
            rows.findings.append(problem(codes.LARGE_FILE, message, span, hint))
            break
        if line.end - line.start > LONGEST_ROW:
            message = f"this row has more than {LONGEST_ROW:,} characters"
            span = rows.source.span(line.start, line.start + 1)
            rows.findings.append(problem(codes.LONG_TEXT, message, span, "divide its texts, or close a quote"))
            continue
        if not rows.is_of_width(line, columns):
            rows.findings.append(_row_length(rows.row_cells(line), columns))
        records.append(Row(table, line))
    return records


class _Rows:
    """Reads the rows of a table that are not empty."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.findings: list[Finding] = []
        self.at = 0
        self.separator = _separator(source.text)

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

    def width(self, line: Line) -> int:
        """The number of cells of a row; counting stops one above the maximum."""
        if line.cells is not None:
            return len(line.cells) // 2
        return min(self.source.text.count(self.separator, line.start, line.end), MOST_COLUMNS) + 1

    def is_of_width(self, line: Line, columns: int) -> bool:
        """Whether a row has as many cells as the header."""
        return self.width(line) == columns

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


class _SheetRows(_Rows):
    """Reads the rows of a sheet, in which empty cells at the end of a row are not written."""

    source: SheetSource

    def __init__(self, source: SheetSource) -> None:
        self.source = source
        self.findings = []
        self.separator = "\t"
        self.at = 0

    def read(self) -> Iterator[Line]:
        while self.at < self.source.height:
            cells = self.source.cells(self.at)
            self.at += 1
            if any(end > start for start, end in cells):
                yield Line(cells[0][0], cells[-1][1], [offset for cell in cells for offset in cell])

    def is_of_width(self, line: Line, columns: int) -> bool:
        """Whether a row has no cell with text beyond the header."""
        return self.width(line) <= columns


# Lines with only blanks and separators; one match skips all of them, since there may be millions.
_EMPTY_ROWS = {separator: re.compile(rf"(?:[ \t{separator}]*+[\r\n])*+") for separator in SEPARATORS}
_FIELD_END = {separator: re.compile(rf"[{separator}\r\n]") for separator in SEPARATORS}


def _start(stored: int) -> int:
    """Where a cell starts. stored: as in ``Line``, complemented if the cell is quoted."""
    return stored if stored >= 0 else ~stored


def _separator(text: str) -> str:
    """The separator that is most frequent, outside quotes, in the first line that is not empty."""
    at = len(text) - len(text.lstrip())
    line_break = _LINE_BREAK.search(text, at)
    line = re.sub(r'"[^"]*"', "", text[at : line_break.start() if line_break else None])
    return max(SEPARATORS, key=line.count)


def _columns(header: Sequence[Scalar | None]) -> tuple[list[KeyPath], list[Finding]]:
    """The keys that each header names; none for a header that is refused, or whose column is left out (None)."""
    if len(header) > MOST_COLUMNS:
        message = f"the table has more than {MOST_COLUMNS:,} columns"
        span = next(cell for cell in reversed(header) if cell).span
        return [], [problem(codes.LARGE_FILE, message, span, "the first row names the keys")]
    findings: list[Finding] = []
    columns: list[KeyPath] = []
    seen: dict[str, Scalar] = {}
    groups: dict[str, Scalar] = {}
    for cell in header:
        if cell is None:
            columns.append(())
            continue
        path = _path(cell)
        finding = _header_finding(cell, path, seen, groups)
        if finding:
            findings.append(finding)
            path = ()
        else:
            seen[cell.text] = cell
            names = cell.text.split(".")
            for depth in range(1, len(names)):
                groups.setdefault(".".join(names[:depth]), cell)
        columns.append(path)
    return columns, findings


def _path(cell: Scalar) -> tuple[Scalar, ...]:
    """The keys of a header; empty if one of them is empty or there are too many."""
    names = cell.text.split(".")
    if len(names) == 1:
        return (cell,) if cell.text else ()
    if len(names) > 8 or not all(name.strip() for name in names):
        return ()
    keys, at = [], 0
    for name in names:
        keys.append(cell.part(at, at + len(name)))
        at += len(name) + 1
    return tuple(keys)


def _header_finding(
    cell: Scalar, path: tuple[Scalar, ...], seen: dict[str, Scalar], groups: dict[str, Scalar]
) -> Finding | None:
    name = cell.text
    if not path:
        message = f"the header {name!r} is not a key" if name else "a column has no header"
        hint = "name the key that the column is for, such as cost or stats.move; or remove the column"
        return problem(codes.CSV_HEADER, message, cell.span, hint)
    outer = [".".join(name.split(".")[:depth]) for depth in range(1, name.count(".") + 1)]
    if first := seen.get(name):
        related = [Related(first.span, "first used here")]
        return problem(codes.CSV_HEADER, f"two columns are called {name!r}", cell.span, "rename one", related)
    clash = groups.get(name) or next((seen[prefix] for prefix in outer if prefix in seen), None)
    if clash:
        message = f"the columns {clash.text!r} and {name!r} exclude each other"
        related = [Related(clash.span, "the other column")]
        return problem(codes.CSV_HEADER, message, cell.span, "a key is a value or a map, not both", related)
    return None


def _row_length(row: list[Scalar], columns: int) -> Finding:
    message = f"this row has {len(row)} fields, the header has {columns}"
    if len(row) > columns:
        extra = row[columns:]
        if not any(cell.text for cell in extra):
            hint, edits = "remove the separators at its end", _truncate(row, columns)
            return problem(codes.CSV_ROW_LENGTH, message, extra[0].span, hint, edits=edits)
        hint = "put a field that contains a separator in quotes"
        return problem(codes.CSV_ROW_LENGTH, message, extra[0].span, hint)
    return problem(codes.CSV_ROW_LENGTH, message, row[-1].span, "add separators for the empty fields")


def _truncate(row: list[Scalar], fields: int) -> tuple[Edit, ...]:
    """Remove the separators and blanks behind the first ``fields`` fields of a row."""
    start, end = row[fields - 1].end, row[-1].end
    return (Edit(row[0].source.span(start, end), ""),)
