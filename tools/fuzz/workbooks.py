"""Spreadsheets (.xlsx, .ods), and changes in the XML of which they consist."""

from __future__ import annotations

import re
import zipfile
from functools import cache
from io import BytesIO
from random import Random
from typing import Final

from tools.fuzz import words
from tools.fuzz.damage import damaged

_ROWS: Final = (
    ("id", "name", "type", "power", "text"),
    ("march", "March", "M", 3, "Move **two** units."),
    ("halt", "Halt", "M", 1, "End the phase."),
)
_ATTRIBUTE: Final = re.compile(r'(?<==")[^"]*(?=")')
_ELEMENT: Final = re.compile(r"<(?P<name>[\w:]+)[^<>]*(?:/>|>[^<>]*</(?P=name)>)")
_PLACES: Final = ("XFD1048576", "A1048576", "A0", "A1:XFD1", "1000000000", "-1", "1e9", "", "A1:A1048576")
_NAMESPACES: Final = "".join(
    f' xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text", "style")
)


@cache
def xlsx() -> bytes:
    """A workbook of two sheets, with a merged cell and bold letters."""
    from openpyxl import Workbook
    from openpyxl.cell.rich_text import CellRichText, TextBlock
    from openpyxl.cell.text import InlineFont

    book = Workbook()
    sheet = book.create_sheet("Cards", 0)
    for row in _ROWS:
        sheet.append(row)
    sheet["E2"] = CellRichText("Move ", TextBlock(InlineFont(b=True), "two"))
    sheet.merge_cells("C2:C3")
    book.create_sheet("Older")
    out = BytesIO()
    book.save(out)
    return out.getvalue()


@cache
def ods() -> bytes:
    """A workbook of one sheet, with repeated cells."""
    cells = [
        "".join(
            f'<table:table-cell office:value-type="string"><text:p>{cell}</text:p></table:table-cell>' for cell in row
        )
        for row in _ROWS
    ]
    rows = "".join(f"<table:table-row>{row}</table:table-row>" for row in cells)
    blank = '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3"/>'
    rows += f"{blank}</table:table-row>"
    content = (
        f'<office:document-content{_NAMESPACES}><office:body><office:spreadsheet><table:table table:name="Cards">'
        f"{rows}</table:table></office:spreadsheet></office:body></office:document-content>"
    )
    return _zipped({"content.xml": content.encode()})


def changed_workbook(random: Random, data: bytes) -> bytes:
    """A workbook with changed attributes, elements or texts, or with damaged bytes."""
    if not random.randrange(6):
        return damaged(random, data)
    with zipfile.ZipFile(BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    for _ in range(random.choice((1, 1, 2, 4))):
        # The cells are what is read most.
        cells = [name for name in parts if "sheet" in name or name == "content.xml"]
        name = random.choice(sorted(cells if cells and random.randrange(3) else parts))
        text = parts[name].decode("utf-8", "replace")
        parts[name] = _changed_xml(random, text).encode("utf-8", "replace")
    if not random.randrange(12):
        del parts[random.choice(sorted(parts))]
    return _zipped(parts)


def _changed_xml(random: Random, text: str) -> str:
    kind = random.randrange(6)
    found = list((_ATTRIBUTE if kind <= 2 else _ELEMENT).finditer(text))
    if not found or kind == 5:
        return words.edited(random, text)
    match = random.choice(found)
    before, inside, after = text[: match.start()], match[0], text[match.end() :]
    if kind <= 2:
        inside = random.choice((*_PLACES, words.number(random), random.choice(words.ODD).replace("<", "")))
    elif kind == 3:
        inside *= random.choice((0, 2, 30))
    else:
        opening = re.match(r"<[\w:]+[^<>/]*", inside)
        assert opening is not None
        name = opening[0][1:].split()[0]
        depth = random.choice((2, 40, 300, 3000))
        inside = f"{opening[0]}>" * depth + inside + f"</{name}>" * depth
    return before + inside + after


def _zipped(parts: dict[str, bytes]) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return out.getvalue()
