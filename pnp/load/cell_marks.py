"""Texts of a sheet that are bold or italic as a whole → the same with the marks of rich text."""

from __future__ import annotations

from dataclasses import replace

from pnp.load.columns import Columns
from pnp.load.record_rows import FIRST_ROWS, heading_row
from pnp.load.sheet_cells import Sheet, marked


def with_marks(sheet: Sheet, columns: Columns) -> Sheet:
    """The sheet with ``**`` and ``*`` around the texts of columns for sentences.

    Headings, names, ids, codes and numbers stay as they are, and so do single words of declared fields, which may name
    a picture, and rows of a single cell, which head a section: there, bold letters are the looks of the table.
    """
    filled = [number for number, row in enumerate(sheet.rows) if any(row)][:FIRST_ROWS]
    if not sheet.letters or not filled:
        return sheet
    heading = filled[heading_row([sheet.rows[number] for number in filled], columns.is_known)]
    headers = dict(enumerate(sheet.rows[heading]))
    rows = [list(row) for row in sheet.rows]
    for (row, column), (bold, italic) in sheet.letters.items():
        text = rows[row][column]
        is_record = row > heading and sum(map(bool, sheet.rows[row])) > 1
        if is_record and columns.is_rich(headers.get(column, ""), text):
            rows[row][column] = marked(text, bold=bold, italic=italic)
    return replace(sheet, rows=rows)
