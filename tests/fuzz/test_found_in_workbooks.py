"""Odd spreadsheets that once took for ever or made reading fail."""

import zipfile
from io import BytesIO

import pytest
from openpyxl import Workbook
from openpyxl.styles import Font

from pnp.load.sheet_cells import WorkbookError
from pnp.load.workbook import read_workbook
from tools.fuzz.workbooks import ods


def saved(workbook: Workbook) -> bytes:
    out = BytesIO()
    workbook.save(out)
    return out.getvalue()


def with_part(data: bytes, name: str, old: str, new: str) -> bytes:
    """A workbook with a text of one of its parts replaced."""
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as archive, zipfile.ZipFile(out, "w") as changed:
        for part in archive.namelist():
            text = archive.read(part).decode()
            assert part != name or old in text
            changed.writestr(part, text.replace(old, new) if part == name else text)
    return out.getvalue()


def test_a_cell_in_the_last_corner_of_a_sheet_is_refused() -> None:
    book = Workbook()
    book.worksheets[0]["XFD1048576"] = "x"
    with pytest.raises(WorkbookError, match="more than 1,000,000 cells"):
        read_workbook(saved(book), ".xlsx")


def test_a_blank_cell_with_a_format_may_lie_anywhere() -> None:
    book = Workbook()
    sheet = book.worksheets[0]
    sheet["A1"] = "id"
    sheet["XFD1048576"].font = Font(bold=True)
    assert read_workbook(saved(book), ".xlsx").rows == [["id"]]


def test_merged_cells_that_cover_the_whole_sheet_are_refused() -> None:
    book = Workbook()
    sheet = book.worksheets[0]
    sheet["A1"] = "id"
    sheet.merge_cells("A1:B2")
    data = with_part(saved(book), "xl/worksheets/sheet1.xml", "A1:B2", "A1:XFD1048576")
    with pytest.raises(WorkbookError, match="more than 1,000,000 cells"):
        read_workbook(data, ".xlsx")


def test_merged_cells_in_the_last_rows_keep_their_words() -> None:
    book = Workbook()
    sheet = book.worksheets[0]
    sheet.append(["id", "name"])
    sheet.append(["a", "Both"])
    sheet.merge_cells("B2:B3")
    assert read_workbook(saved(book), ".xlsx").rows == [["id", "name"], ["a", "Both"], ["", "Both"]]


@pytest.mark.parametrize("depth", [40, 3000])
def test_letters_in_blocks_in_blocks_are_refused(depth: int) -> None:
    nest = "<text:span>" * depth + "March" + "</text:span>" * depth
    with pytest.raises(WorkbookError):
        read_workbook(with_part(ods(), "content.xml", "March", nest), ".ods")
