"""The cells of an OpenDocument spreadsheet (ISO/IEC 26300), as a person reads them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element, ParseError, fromstring

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

_TABLE: Final = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TEXT: Final = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_OFFICE: Final = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_STYLE: Final = "{urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
_FORMAT: Final = "{urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0}"
# A program writes the blank rest of a sheet as one row that is repeated a million times.
MOST_ROWS: Final = 100_000
MOST_COLUMNS: Final = 1000
MOST_CELLS: Final = 500_000

# Letters of a cell may be in so many blocks inside each other.
_DEEPEST: Final = 32

# The styles of letters, by the family of the style (of words or of cells) and its name.
Styles = dict[tuple[str, str], Letters]


def read_ods(data: bytes, name: str, fit: Fit) -> Sheet:
    """The sheet of this name; without a name, of the visible ones the first that fits best. Raises WorkbookError."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            root = fromstring(archive.read("content.xml"))
    except (KeyError, ParseError, zipfile.BadZipFile, OSError) as error:
        raise WorkbookError("it is damaged") from error
    tables = {table.get(f"{_TABLE}name", ""): table for table in root.iter(f"{_TABLE}table")}
    hidden = {
        style.get(f"{_STYLE}name", "")
        for style in root.iter(f"{_STYLE}style")
        for properties in style.iter(f"{_STYLE}table-properties")
        if properties.get(f"{_TABLE}display") == "false"
    }
    visible = [title for title, table in tables.items() if table.get(f"{_TABLE}style-name", "") not in hidden]
    styles = _letter_styles(root)
    chosen = chosen_name(name, visible, list(tables), lambda title: _first_rows(tables[title], styles), fit)
    table = tables[chosen]
    rows, notes = _rows(table, styles)
    others = tuple(title for title in visible if title != chosen and tables[title].find(f".//{_TEXT}p") is not None)
    return Sheet(
        chosen,
        rows,
        tuple(notes),
        others,
        _places(table, "table-row", "rows", "collapse"),
        _places(table, "table-row", "rows", "filter"),
        _places(table, "table-column", "columns", "collapse"),
        letters=_letters(table, styles, rows),
    )


def _first_rows(table: Element, styles: Styles) -> list[list[str]]:
    """The first rows with cells, for a look at the headings."""
    found: list[list[str]] = []
    for element in table.iter(f"{_TABLE}table-row"):
        texts = [_cell_text(cell, styles) for cell in element.findall(f"{_TABLE}table-cell")]
        if any(texts):
            found.append([text for text in texts if text])
        if len(found) == FIRST_ROWS:
            break
    return found


def _places(table: Element, kind: str, counted: str, visibility: str) -> frozenset[int]:
    """Which rows or columns have a visibility, from 0."""
    found: set[int] = set()
    at = 0
    for element in table.iter(f"{_TABLE}{kind}"):
        times = min(_count(element, f"number-{counted}-repeated"), MOST_ROWS - at)
        if element.get(f"{_TABLE}visibility") == visibility:
            found.update(range(at, at + times))
        at += times
    return frozenset(found)


def _letter_styles(root: Element) -> Styles:
    styles: Styles = {}
    for style in root.iter(f"{_STYLE}style"):
        properties = style.find(f"{_STYLE}text-properties")
        if properties is not None:
            bold = properties.get(f"{_FORMAT}font-weight") == "bold"
            italic = properties.get(f"{_FORMAT}font-style") in ("italic", "oblique")
            styles[style.get(f"{_STYLE}family", ""), style.get(f"{_STYLE}name", "")] = bold, italic
    return styles


def _letters(table: Element, styles: Styles, rows: list[list[str]]) -> dict[tuple[int, int], Letters]:
    """The letters of the texts that are bold or italic as a whole; texts with letters of several kinds are marked."""
    columns: list[str] = []
    for element in table.iter(f"{_TABLE}table-column"):
        times = min(_count(element, "number-columns-repeated"), MOST_COLUMNS - len(columns))
        columns += [element.get(f"{_TABLE}default-cell-style-name", "")] * times
    found: dict[tuple[int, int], Letters] = {}
    top = 0
    for element in table.iter(f"{_TABLE}table-row"):
        height = _count(element, "number-rows-repeated")
        left = 0
        for cell in _cells_of(element):
            width = _count(cell, "number-columns-repeated")
            usual = element.get(f"{_TABLE}default-cell-style-name") or (columns[left] if left < len(columns) else "")
            letters = styles.get(("table-cell", cell.get(f"{_TABLE}style-name", usual)), NORMAL)
            if letters != NORMAL and cell.find(f"{_TEXT}p") is not None and cell.find(f".//{_TEXT}span") is None:
                covered = rows[top : top + max(height, _count(cell, "number-rows-spanned"))]
                for row, texts in enumerate(covered, top):
                    places = enumerate(texts[left : left + width], left)
                    found |= {(row, column): letters for column, text in places if text and not is_number(text)}
            left += width
        top += height
        if top >= len(rows):
            break
    return found


def _cells_of(row: Element) -> Iterator[Element]:
    return (cell for cell in row if cell.tag in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"))


def _rows(table: Element, styles: Styles) -> tuple[list[list[str]], list[CellNote]]:
    rows: list[list[str]] = []
    notes: list[CellNote] = []
    merged: list[tuple[int, int, int]] = []
    cells = 0
    for element in table.iter(f"{_TABLE}table-row"):
        row: list[str] = []
        for cell in _cells_of(element):
            text = "" if cell.tag.endswith("covered-table-cell") else _cell_text(cell, styles)
            row_span = _count(cell, "number-rows-spanned")
            if row_span > 1:
                merged.append((len(rows), len(rows) + row_span, len(row)))
            if text.startswith(("#", "Err:")) and cell.get(f"{_TABLE}formula"):
                notes.append(CellNote(len(rows), len(row), "error", text))
            row += [text] * min(_count(cell, "number-columns-repeated"), MOST_COLUMNS + 1 - len(row))
        while row and not row[-1]:
            row.pop()
        times = min(_count(element, "number-rows-repeated"), MOST_ROWS - len(rows))
        cells += times * len(row)
        if cells > MOST_CELLS:
            raise WorkbookError(f"the sheet has more than {MOST_CELLS:,} cells")
        rows += [list(row) for _ in range(times)]
    for first, last, column in merged:
        for covered in rows[first + 1 : last]:
            covered += [""] * (column + 1 - len(covered))
        spread(rows, first, last, column)
    return trimmed(rows), notes


def _count(element: Element, name: str) -> int:
    return max(1, _number(element.get(f"{_TABLE}{name}", "1")))


def _number(text: str) -> int:
    """A count; 1 for what is none."""
    return int(text) if text.isdecimal() and len(text) < 10 else 1


def _cell_text(cell: Element, styles: Styles) -> str:
    """The paragraphs of a cell, which are what the program shows of its value; for true and false, the value."""
    if cell.get(f"{_OFFICE}value-type") == "boolean":
        return "TRUE" if cell.get(f"{_OFFICE}boolean-value") == "true" else "FALSE"
    paragraphs = ["".join(_inline(paragraph, styles)) for paragraph in cell.findall(f"{_TEXT}p")]
    return "\n".join(paragraphs).strip()


def _inline(element: Element, styles: Styles, depth: int = 0) -> Iterator[str]:
    """The text of an element; spaces and line breaks have elements of their own, notes are left out."""
    if depth > _DEEPEST:
        raise WorkbookError(f"the letters of a cell are nested more than {_DEEPEST} deep")
    yield element.text or ""
    for child in element:
        if child.tag == f"{_TEXT}s":
            yield " " * min(_number(child.get(f"{_TEXT}c", "1")), 1000)
        elif child.tag == f"{_TEXT}tab":
            yield " "
        elif child.tag == f"{_TEXT}line-break":
            yield "\n"
        elif child.tag != f"{_OFFICE}annotation":
            bold, italic = styles.get(("text", child.get(f"{_TEXT}style-name", "")), NORMAL)
            yield marked("".join(_inline(child, styles, depth + 1)), bold=bold, italic=italic)
        yield child.tail or ""
