"""CSV text → a list of maps that know their places, one for each row.

RFC 4180, and what spreadsheets make of it: the separator is a comma, a semicolon or a tab, as the header row
shows; rows end in LF, CR LF or CR; empty rows are skipped; blanks around a field without quotes do not count.
The header row names the keys, and a dot in it nests: ``stats.move``. An empty cell means that the key is
absent. A cell is one value; where a field of the model is a list, its parts are separated by ``;`` (so in a
file that is itself separated by semicolons, such a cell stands in quotes).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.findings import Edit, Finding, Related
from pnp.load import codes
from pnp.load.problems import problem
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar, Source, Style

SEPARATORS = (",", ";", "\t")
MOST_CELLS = 1_000_000
MOST_COLUMNS = 1000

_BLANKS = " \t"
# Possessive, so that a quote that is never closed is noticed in one pass.
_QUOTED = re.compile(r'"[^"]*+(?:""[^"]*+)*+"')
_LINE_BREAK = re.compile(r"\r\n|\r|\n|\Z")


def read_csv(source: Source) -> tuple[ListNode | None, list[Finding]]:
    """Read a table with a header row. The list is None if there is no usable header; never raises."""
    rows = _Rows(source)
    header = next(rows.read(), None)
    if header is None:
        if not rows.findings:
            hint = "the first row names the keys"
            rows.findings.append(problem(codes.EMPTY_FILE, "the file is empty", source.span(0, 0), hint))
        return None, rows.findings
    columns, findings = _columns(header)
    rows.findings += findings
    if not any(column.path for column in columns):
        return None, rows.findings
    items = _records(rows, header, columns)
    start, end = (items[0].start, items[-1].end) if items else (header[0].start, header[-1].end)
    return ListNode(source, start, end, tuple(items)), rows.findings


def _records(rows: _Rows, header: list[Scalar], columns: list[_Column]) -> list[Node]:
    """A map for each row below the header."""
    flat = all(len(column.path) == 1 for column in columns)
    make = _record if flat else _nested_record
    records: list[Node] = []
    cells = 0
    for row in rows.read():
        cells += len(row)
        if cells > MOST_CELLS:
            message = f"the table has more than {MOST_CELLS:,} cells"
            hint = "divide it into several files"
            rows.findings.append(problem(codes.LARGE_FILE, message, row[0].span, hint))
            break
        if len(row) != len(header):
            rows.findings.append(_row_length(row, header))
        records.append(make(rows.source, row, columns))
    return records


class _Rows:
    """The rows of a table that are not empty, as scalars, one after the other."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.findings: list[Finding] = []
        self.at = 0
        self.separator = _separator(source.text)

    def read(self) -> Iterator[list[Scalar]]:
        """Read on from where the last reading stopped."""
        text, empty_rows = self.source.text, _EMPTY_ROWS[self.separator]
        while True:
            start = empty_rows.match(text, self.at).end()  # type: ignore[union-attr] # It matches nothing, too.
            if start >= len(text):
                return
            line_break = _LINE_BREAK.search(text, start)
            assert line_break is not None  # \Z always matches.
            stop = line_break.start()
            if text.find('"', start, stop) < 0:
                self.at = line_break.end()
                row = self._plain_row(start, stop)
            else:
                row = self._quoted_row(start)
            if any(cell.text for cell in row):
                yield row

    def _plain_row(self, start: int, stop: int) -> list[Scalar]:
        source, row = self.source, []
        for part in source.text[start:stop].split(self.separator, MOST_COLUMNS):
            row.append(_bare(source, start, part))
            start += len(part) + 1
        return row

    def _quoted_row(self, at: int) -> list[Scalar]:
        """A row with a quote in it, which may go on over several lines."""
        text, row = self.source.text, []
        while True:
            cell, at = self._cell(at)
            row.append(cell)
            if not text.startswith(self.separator, at) or len(row) > MOST_COLUMNS:
                break
            at += 1
        line_break = _LINE_BREAK.search(text, at)
        self.at = line_break.end() if line_break else len(text)
        return row

    def _cell(self, at: int) -> tuple[Scalar, int]:
        """The field that starts at an offset, and the offset of the separator or line break behind it."""
        text = self.source.text
        start = at
        while at < len(text) and text[at] in _BLANKS and text[at] != self.separator:
            at += 1
        if not text.startswith('"', at):
            stop = self._field_end(start)
            return _bare(self.source, start, text[start:stop]), stop
        match = _QUOTED.match(text, at)
        if match is None:
            span = self.source.span(at, at + 1)
            hint = 'close it at the end of the field; a quote inside the field is written ""'
            self.findings.append(problem(codes.CSV_QUOTES, 'the quote " is never closed', span, hint))
            return _bare(self.source, at, text[at:]), len(text)
        content = match[0][1:-1].replace('""', '"').replace("\r\n", "\n").replace("\r", "\n")
        stop = self._field_end(match.end())
        if text[match.end() : stop].strip(_BLANKS):
            hint = 'put the whole field in quotes; a quote inside it is written ""'
            span = self.source.span(match.end(), stop)
            self.findings.append(problem(codes.CSV_QUOTES, "text after the closing quote", span, hint))
        return Scalar(self.source, at, match.end(), content, Style.QUOTED_CELL), stop

    def _field_end(self, at: int) -> int:
        match = _FIELD_END[self.separator].search(self.source.text, at)
        return match.start() if match else len(self.source.text)


# Lines with nothing in them but blanks and separators, skipped at once because there may be millions.
_EMPTY_ROWS = {one: re.compile(rf"(?:[ \t{one}]*+[\r\n])*+") for one in SEPARATORS}
_FIELD_END = {separator: re.compile(rf"[{separator}\r\n]") for separator in SEPARATORS}


def _bare(source: Source, start: int, part: str) -> Scalar:
    """A field without quotes."""
    text = part.strip(_BLANKS)
    if len(text) != len(part):
        start += len(part) - len(part.lstrip(_BLANKS)) if text else 0
    return Scalar(source, start, start + len(text), text, Style.CELL)


def _separator(text: str) -> str:
    """The separator that stands most often in the first line that is not empty, outside quotes."""
    at = len(text) - len(text.lstrip())
    line_break = _LINE_BREAK.search(text, at)
    line = re.sub(r'"[^"]*"', "", text[at : line_break.start() if line_break else None])
    return max(SEPARATORS, key=line.count)


class _Column:
    """The keys, outermost first, that a header names."""

    __slots__ = ("path",)

    def __init__(self, path: tuple[Scalar, ...]) -> None:
        self.path = path


def _columns(header: list[Scalar]) -> tuple[list[_Column], list[Finding]]:
    """What each header means. A column whose header is refused has an empty path."""
    if len(header) > MOST_COLUMNS:
        message = f"the table has more than {MOST_COLUMNS:,} columns"
        span = header[MOST_COLUMNS].span
        return [], [problem(codes.LARGE_FILE, message, span, "the first row names the keys")]
    findings: list[Finding] = []
    columns: list[_Column] = []
    seen: dict[str, Scalar] = {}
    groups: dict[str, Scalar] = {}
    for cell in header:
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
        columns.append(_Column(path))
    return columns, findings


def _path(cell: Scalar) -> tuple[Scalar, ...]:
    """The keys of a header; () if one of them is empty or there are too many."""
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
    clash = groups.get(name) or next((seen[one] for one in outer if one in seen), None)
    if clash:
        message = f"the columns {clash.text!r} and {name!r} exclude each other"
        related = [Related(clash.span, "the other column")]
        return problem(codes.CSV_HEADER, message, cell.span, "a key is a value or a map, not both", related)
    return None


def _row_length(row: list[Scalar], header: list[Scalar]) -> Finding:
    message = f"this row has {len(row)} fields, the header has {len(header)}"
    if len(row) > len(header):
        more = row[len(header) :]
        if not any(cell.text for cell in more):
            hint, edits = "take the separators at its end away", _cut_off(row, len(header))
            return problem(codes.CSV_ROW_LENGTH, message, more[0].span, hint, edits=edits)
        hint = "put a field that has a separator in it in quotes"
        return problem(codes.CSV_ROW_LENGTH, message, more[0].span, hint)
    return problem(codes.CSV_ROW_LENGTH, message, row[-1].span, "add separators for the empty fields")


def _cut_off(row: list[Scalar], fields: int) -> tuple[Edit, ...]:
    """Take away what stands behind so many fields of a row: nothing but separators and blanks."""
    start, end = row[fields - 1].end, row[-1].end
    return (Edit(row[0].source.span(start, end), ""),)


def _record(source: Source, row: list[Scalar], columns: list[_Column]) -> MapNode:
    entries = {}
    for column, cell in zip(columns, row, strict=False):
        if cell.text and column.path:
            key = column.path[0]
            entries[key.text] = Entry(key, cell)
    return MapNode(source, row[0].start, row[-1].end, entries)


def _nested_record(source: Source, row: list[Scalar], columns: list[_Column]) -> MapNode:
    record = MapNode(source, row[0].start, row[-1].end, {})
    for column, cell in zip(columns, row, strict=False):
        if not cell.text or not column.path:
            continue
        inner = record
        for key in column.path[:-1]:
            entry = inner.entries.get(key.text)
            if entry is None:
                entry = inner.entries[key.text] = Entry(key, MapNode(source, cell.start, cell.end, {}))
            # A key that leads inwards is always a map: clashing headers have been refused.
            assert isinstance(entry.value, MapNode)
            inner = entry.value
            inner.end = max(inner.end, cell.end)
        inner.entries[column.path[-1].text] = Entry(column.path[-1], cell)
    return record
