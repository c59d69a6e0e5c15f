"""Read CSV text into a list of maps with their places, one for each row.

Follows RFC 4180 and what spreadsheets write: the header row shows whether the separator is a comma, a semicolon or a
tab; rows end in LF, CR LF or CR; empty rows are skipped; blanks around a field without quotes are ignored. The header
row names the keys, and a dot nests them: ``stats.move``. An empty cell means that the key is absent. A cell is one
value; for a field of the model that is a list, ``;`` separates its items (in a file whose separator is a semicolon,
such a cell must be in quotes).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from pnp.findings import Edit, Finding, Related
from pnp.load import codes
from pnp.load.columns import Columns
from pnp.load.problems import note, problem
from pnp.load.record_rows import FIRST_ROWS, SECTION, TOTAL, heading_row
from pnp.load.rows import MOST_COLUMNS, KeyPath, Line, Row, Table
from pnp.load.sheet_cells import Sheet
from pnp.load.table_rows import SheetRows, TableRows
from pnp.nodes import ListNode, Scalar, SheetSource, Source, Style

MOST_CELLS = 500_000
# As many as a component has pieces.
MOST_ROWS = 20_000
LONGEST_ROW = 200_000


def read_csv(source: Source, columns: Columns | None = None) -> tuple[ListNode | None, list[Finding]]:
    """Read a table with a header row. The list is None if there is no usable header; never raises.

    columns: what its headers mean; without it, each is a key.
    """
    return _read(TableRows(source), columns or Columns())


def read_sheet(source: SheetSource, sheet: Sheet, columns: Columns) -> tuple[ListNode | None, list[Finding]]:
    """The same for a sheet of a spreadsheet file."""
    return _read(SheetRows(source, sheet), columns)


def _read(rows: TableRows, meaning: Columns) -> tuple[ListNode | None, list[Finding]]:
    source = rows.source
    header = _header(rows, meaning)
    if header is None:
        if not rows.findings:
            hint = "the first row names the keys"
            rows.findings.append(problem(codes.EMPTY_FILE, "the file is empty", source.span(0, 0), hint))
        return None, rows.findings
    head = rows.row_cells(header)
    if isinstance(source, SheetSource):
        source.heading = head[0].span.line
    keys = [None if rows.is_left_out(column, cell, meaning) else meaning.key(cell) for column, cell in enumerate(head)]
    paths, findings = _columns(keys)
    rows.findings += [*meaning.unused(head, next(iter(rows.ahead(1)), [])), *findings]
    if not any(paths):
        return None, rows.findings
    table = Table(source, rows.separator, paths, meaning.structured, meaning.named(head))
    items = _records(rows, len(head), table)
    rows.findings += rows.notes(head, keys)
    if meaning.makes_ids:
        table.name_rows(items)
        rows.findings += _equal_rows(source, items)
    start, end = (items[0].start, items[-1].end) if items else (head[0].start, head[-1].end)
    return ListNode(source, start, end, tuple(items)), rows.findings


def _header(rows: TableRows, meaning: Columns) -> Line | None:
    """The row with the headings, which may have titles above it; what is read next are the rows below."""
    first: list[tuple[Line, int, list[Finding]]] = []
    for line in rows.read():
        first.append((line, rows.at, rows.findings))
        rows.findings = []
        if len(first) == FIRST_ROWS:
            break
    if not first:
        return None
    chosen = heading_row([rows.texts(line) for line, _, _ in first], meaning.is_known)
    # The rows that were only looked at are read again, with what is wrong with them.
    header, rows.at, rows.findings = first[chosen]
    if chosen:
        rows.findings.append(_left_out(rows, "above the headings", [line for line, _, _ in first[:chosen]]))
    return header


def _records(rows: TableRows, columns: int, table: Table) -> list[Row]:
    """A map for each record below the header."""
    lines = list(_bounded(rows))
    names = [path[0].text if len(path) == 1 else "" for path in table.paths]
    others = rows.no_records(lines, names.index("name") if "name" in names else None) if columns > 1 else {}
    records: list[Row] = []
    for number, line in enumerate(lines):
        if number in others:
            continue
        if not rows.is_of_width(line, columns):
            cells = rows.row_cells(line)
            if not _has_open_quote(cells[-1]):
                rows.findings.append(_row_length(cells, columns))
        records.append(Row(table, line))
    for kind in (TOTAL, SECTION):
        left = [lines[number] for number in sorted(others) if others[number] == kind]
        if left:
            rows.findings.append(_left_out(rows, kind, left))
    return records


def _bounded(rows: TableRows) -> Iterator[Line]:
    """The rows below the header, as far as a table may go."""
    cells = 0
    for number, line in enumerate(rows.read()):
        width = rows.width(line)
        cells += width
        if cells > MOST_CELLS or number == MOST_ROWS:
            limit = f"{MOST_CELLS:,} cells" if cells > MOST_CELLS else f"{MOST_ROWS:,} rows"
            message = f"the table has more than {limit}"
            hint = "divide it into several files"
            span = rows.row_cells(line)[0].span
            rows.findings.append(problem(codes.LARGE_FILE, message, span, hint))
            break
        if line.end - line.start > LONGEST_ROW:
            message = f"this row has more than {LONGEST_ROW:,} characters"
            span = rows.source.span(line.start, line.start + 1)
            rows.findings.append(problem(codes.LONG_TEXT, message, span, "divide its texts, or close a quote"))
            continue
        yield line


def _left_out(rows: TableRows, what: str, lines: Sequence[Line]) -> Finding:
    """A note on rows that were not taken for records."""
    texts = [next(filter(None, rows.texts(line)), "") for line in lines]
    shown = ", ".join(repr(text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…") for text in texts[:3])
    more = f" and {len(texts) - 3} more" if len(texts) > 3 else ""
    number = "a row was" if len(lines) == 1 else f"{len(lines)} rows were"
    kind = what if what.startswith("above") else f"as {what}" if len(lines) == 1 else f"as {_PLURALS[what]}"
    message = f"{number} left out {kind}: {shown}{more}"
    return note(codes.SPREADSHEET_LEFT_OUT, message, rows.row_cells(lines[0])[0].span, _LEFT_OUT_HINTS.get(what, ""))


_PLURALS = {TOTAL: "totals", SECTION: "headings of sections"}
_LEFT_OUT_HINTS = {
    TOTAL: "if it is a record, give it another name than a total",
    SECTION: "if it is a record, fill in another of its cells, such as id",
}
_LONGEST_QUOTE = 30


def _equal_rows(source: Source, rows: Sequence[Row]) -> Iterator[Finding]:
    """Rows that are the same in every cell as one above, which is mostly a second copy of a card, or a slip."""
    seen: dict[str, Row] = {}
    for row in rows:
        first = seen.setdefault(source.text[row.start : row.end], row)
        if first is not row and "name" in row.entries:
            place = next(iter(first.entries.values())).value.span
            yield note(
                codes.SPREADSHEET_EQUAL_ROWS,
                f"this row is the same as row {place.line}; both are taken",
                row.entries["name"].value.span,
                "delete one of them if it was pasted twice; several copies of one card are one row with copies",
                [Related(place, "the same row")],
            )


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
    """The keys of a header; empty if there is none or too many. A dot at the end of it divides nothing."""
    names = cell.text.split(".")
    if len(names) == 1 or not all(name.strip() for name in names):
        return (cell,) if cell.text.strip(" .") else ()
    if len(names) > 8:
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


def _has_open_quote(cell: Scalar) -> bool:
    """Whether a field takes the rest of the file, which is a finding of its own."""
    return cell.style == Style.CELL and cell.text.startswith('"')


def _row_length(row: list[Scalar], columns: int) -> Finding:
    message = f"this row has {len(row)} fields, the header has {columns}"
    extra = row[columns:]
    if not extra:
        return problem(codes.CSV_ROW_LENGTH, message, row[-1].span, "add separators for the empty fields")
    if texts := _divided_texts(row):
        first = texts[0]
        span = row[0].source.span(first[0].start, first[-1].end)
        edits = _in_quotes(texts) if sum(len(cells) - 1 for cells in texts) == len(extra) else ()
        hint = "put the text in quotes: the separator in it divides it"
        return problem(codes.CSV_ROW_LENGTH, message, span, hint, edits=edits)
    if any(cell.text for cell in extra):
        hint = "put a field that contains a separator in quotes"
        return problem(codes.CSV_ROW_LENGTH, message, extra[0].span, hint)
    hint = "remove the separators at its end"
    return problem(codes.CSV_ROW_LENGTH, message, extra[0].span, hint, edits=_truncate(row, columns))


def _divided_texts(row: list[Scalar]) -> list[list[Scalar]]:
    """The fields of each text without quotes that contains separators with a blank behind them, as in a sentence.

    None if all separators of the row have one: then blanks do not tell a sentence from a table.
    """
    texts: list[list[Scalar]] = [[row[0]]]
    for left, right in pairwise(row):
        is_plain = left.style == right.style == Style.CELL
        if is_plain and left.text and right.text and right.source.text[right.start - 1] == " ":
            texts[-1].append(right)
        else:
            texts.append([right])
    return [cells for cells in texts if len(cells) > 1] if len(texts) > 1 else []


def _in_quotes(texts: Iterable[Sequence[Scalar]]) -> tuple[Edit, ...]:
    """Put each text in quotes, and double those in it."""
    edits = []
    for cells in texts:
        source, start, end = cells[0].source, cells[0].start, cells[-1].end
        text = source.text[start:end].replace('"', '""')
        edits.append(Edit(source.span(start, end), f'"{text}"'))
    return tuple(edits)


def _truncate(row: list[Scalar], fields: int) -> tuple[Edit, ...]:
    """Remove the separators and blanks behind the first ``fields`` fields of a row."""
    start, end = row[fields - 1].end, row[-1].end
    return (Edit(row[0].source.span(start, end), ""),)
