"""The bytes of a spreadsheet file (.xlsx, .ods) → the cells of one of its sheets, as a person reads them.

Values are taken, not formulas. A cell that is merged over several rows counts for each of them. Bold and italic letters
inside a cell become ``**`` and ``*``. Which texts are so as a whole is said beside them, because they become rich text
only in columns for sentences. A line break inside a cell stays one.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from typing import Any, Final
from xml.etree.ElementTree import fromstring

from pnp.load.cell_values import is_unasked_date, shown_text
from pnp.load.opendocument import read_ods
from pnp.load.record_rows import FIRST_ROWS
from pnp.load.sheet_cells import (
    NORMAL,
    CellNote,
    Fit,
    Letters,
    Sheet,
    WorkbookError,
    chosen_name,
    is_number,
    marked,
    spread,
    trimmed,
)

# What the parts of a file may have unpacked, together: as much as any other text of a kit.
MOST_UNPACKED: Final = 16 * 1024 * 1024
MOST_PARTS: Final = 2000
# A sheet may have a cell in its last row, of 1,048,576: what lies between is made, too.
MOST_CELLS: Final = 1_000_000
# Headings are looked for in so many columns.
MOST_HEADINGS: Final = 1000


def read_workbook(data: bytes, suffix: str, name: str = "", fit: Fit = lambda title, rows: 0) -> Sheet:
    """The sheet of this name; without a name, of the visible ones the first that fits best. Raises WorkbookError."""
    _check_parts(data)
    if suffix == ".ods":
        return read_ods(data, name, fit)
    return _read_xlsx(data, name, fit)


def _check_parts(data: bytes) -> None:
    """Refuse what is no zip file, what would fill the memory, and documents that declare entities."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = [part for part in archive.infolist() if part.filename.endswith((".xml", ".rels"))]
            if len(archive.infolist()) > MOST_PARTS or sum(part.file_size for part in parts) > MOST_UNPACKED:
                raise WorkbookError(f"it unpacks to more than {MOST_UNPACKED // 1024 // 1024} MB")
            for part in parts:
                with archive.open(part) as file:
                    if b"<!DOCTYPE" in file.read(MOST_UNPACKED + 1):
                        raise WorkbookError("it declares a document type, which no spreadsheet program writes")
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise WorkbookError("it is damaged, protected by a password, or still being saved") from error


def _read_xlsx(data: bytes, name: str, fit: Fit) -> Sheet:
    import warnings

    from openpyxl import load_workbook

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            _check_merged(data)
            book = load_workbook(io.BytesIO(data), data_only=True, keep_links=False, rich_text=True)
            sheets = {sheet.title: sheet for sheet in book.worksheets}
            visible = [title for title, sheet in sheets.items() if sheet.sheet_state == "visible"]
            chosen = chosen_name(name, visible, list(sheets), lambda title: _first_rows(sheets[title]), fit)
            formulas = None
            if _has_formulas(data):
                formulas = load_workbook(io.BytesIO(data), keep_links=False)[chosen]
            sheet = sheets[chosen]
            rows, notes = _xlsx_rows(sheet, formulas)
            hidden, filtered = _hidden_rows(sheet)
    except WorkbookError:
        raise
    except Exception as error:  # A damaged file makes the library raise whatever its code meets.
        raise WorkbookError("it is damaged") from error
    others = tuple(title for title in visible if title != chosen and sheets[title].max_row > 1)
    columns, marked_rows = _hidden_columns(sheet), _marked_rows(sheet, rows)
    return Sheet(chosen, rows, tuple(notes), others, hidden, filtered, columns, marked_rows, _letters(sheet, rows))


def _first_rows(sheet: Any) -> list[list[str]]:
    """The first rows with cells, for a look at the headings."""
    filled: dict[int, dict[int, str]] = {}
    for (row, column), cell in sheet._cells.items():
        if cell.value is not None and column <= MOST_HEADINGS:
            filled.setdefault(row, {})[column] = _cell_text(cell)
    return [[text for _, text in sorted(filled[row].items())] for row in sorted(filled)[:FIRST_ROWS]]


def _hidden_rows(sheet: Any) -> tuple[frozenset[int], frozenset[int]]:
    """The rows that are hidden, and those that a filter hides."""
    from openpyxl.utils import range_boundaries

    hidden = frozenset(number - 1 for number, row in sheet.row_dimensions.items() if row.hidden)
    if not sheet.auto_filter.ref:
        return hidden, frozenset()
    _, top, _, bottom = (place or 0 for place in range_boundaries(sheet.auto_filter.ref))
    filtered = frozenset(number for number in hidden if top <= number + 1 <= bottom)
    return hidden - filtered, filtered


def _hidden_columns(sheet: Any) -> frozenset[int]:
    hidden: set[int] = set()
    for column in sheet.column_dimensions.values():
        if column.hidden and column.min and column.max:
            hidden.update(range(column.min - 1, min(column.max, MOST_HEADINGS)))
    return frozenset(hidden)


def _marked_rows(sheet: Any, rows: list[list[str]]) -> frozenset[int]:
    """Rows of one cell, which is bold or goes over several columns."""
    wide = {merged.min_row - 1 for merged in sheet.merged_cells.ranges if merged.max_col > merged.min_col}
    single = {
        number: next(column for column, text in enumerate(row) if text)
        for number, row in enumerate(rows)
        if sum(map(bool, row)) == 1
    }
    cells = {number: sheet._cells.get((number + 1, column + 1)) for number, column in single.items()}
    return frozenset(number for number, cell in cells.items() if number in wide or (cell is not None and cell.font.b))


def _letters(sheet: Any, rows: list[list[str]]) -> dict[tuple[int, int], Letters]:
    """The letters of the texts that are bold or italic as a whole; texts with letters of several kinds are marked."""
    merged = {
        (row - 1, area.min_col - 1): (area.min_row, area.min_col)
        for area in sheet.merged_cells.ranges
        for row in range(area.min_row, area.max_row + 1)
    }
    # Asked of each cell, its font would be made anew.
    fonts = [(bool(font.b), bool(font.i)) for font in sheet.parent._fonts]
    found: dict[tuple[int, int], Letters] = {}
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            cell = sheet._cells.get(merged.get((row, column), (row + 1, column + 1))) if text else None
            if cell is not None and isinstance(cell.value, str):
                letters = fonts[cell._style.fontId]
                if letters != NORMAL and not is_number(text):
                    found[row, column] = letters
    return found


def _check_merged(data: bytes) -> None:
    """Refuse merged cells that cover more than a sheet may have: openpyxl makes all of them."""
    from openpyxl.utils import range_boundaries

    covered = 0
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for part in archive.namelist():
            text = archive.read(part) if part.endswith(".xml") else b""
            if b"mergeCell" not in text:
                continue
            for element in fromstring(text).iter():
                if element.tag.endswith("}mergeCell"):
                    left, top, right, bottom = (place or 0 for place in range_boundaries(element.get("ref", "")))
                    covered += (right - left + 1) * (bottom - top + 1)
    _require_few(covered)


def _require_few(cells: int) -> None:
    if cells > MOST_CELLS:
        raise WorkbookError(f"the sheet has more than {MOST_CELLS:,} cells")


def _has_formulas(data: bytes) -> bool:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        sheets = [part for part in archive.namelist() if part.startswith("xl/worksheets/") and part.endswith(".xml")]
        return any(b"<f>" in text or b"<f " in text for text in map(archive.read, sheets))


def _xlsx_rows(sheet: Any, formulas: Any) -> tuple[list[list[str]], list[CellNote]]:
    rows: list[list[str]] = []
    notes: list[CellNote] = []
    # Not the extent that openpyxl knows: blank cells with a format may lie far away.
    filled = [place for place, cell in sheet._cells.items() if cell.value is not None]
    last_row, last_column = (max(numbers) for numbers in zip(*filled, strict=True)) if filled else (1, 1)
    _require_few(last_row * last_column)
    for row, cells in enumerate(sheet.iter_rows(max_row=last_row, max_col=last_column)):
        texts = []
        for column, cell in enumerate(cells):
            texts.append(_cell_text(cell))
            note = _xlsx_note(row, column, cell, formulas)
            if note:
                notes.append(note)
        rows.append(texts)
    for merged in sheet.merged_cells.ranges:
        rows += [[] for _ in range(merged.max_row - len(rows))]
        for covered in rows[merged.min_row - 1 : merged.max_row]:
            covered += [""] * (merged.min_col - len(covered))
        spread(rows, merged.min_row - 1, merged.max_row, merged.min_col - 1)
    return trimmed(rows), notes


def _xlsx_note(row: int, column: int, cell: Any, formulas: Any) -> CellNote | None:
    if cell.data_type == "e":
        return CellNote(row, column, "error", str(cell.value))
    if cell.value is None:
        formula = formulas.cell(row + 1, column + 1).value if formulas is not None else None
        if isinstance(formula, str) and formula.startswith("="):
            return CellNote(row, column, "no value", formula)
        return None
    is_date = cell.is_date and is_unasked_date(cell.value, cell.number_format)
    return CellNote(row, column, "date", _cell_text(cell)) if is_date else None


def _cell_text(cell: Any) -> str:
    value = cell.value
    if isinstance(value, list):  # Rich text is a list of strings and blocks with a font.
        return "".join(_run(part) for part in value).strip()
    return shown_text(value, cell.number_format).replace("\r\n", "\n").replace("\r", "\n").strip()


def _run(part: Any) -> str:
    font = getattr(part, "font", None)
    text = str(getattr(part, "text", part))
    return marked(text, bold=bool(font and font.b), italic=bool(font and font.i))
