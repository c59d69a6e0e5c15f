"""The records of a game as a spreadsheet file: a sheet for each deck, each set of its own, each set of the kit.

The columns are the keys that the kit writes; ``from:`` reads the file again.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pnp.export import Artifact, CompiledKit, Exporter, Options
from pnp.model.decks import CustomSet, Deck
from pnp.model.game import SETS, Game
from pnp.model.tables import Table
from pnp.nodes import ListNode, MapNode, Node, Scalar
from pnp.values import dataclass
from pnp.writer import Output

# What is drawn or set rather than listed.
_LEFT_OUT: Final = ("boards", "components", "icons", "texts")
_MEDIA_TYPE: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
# What a program makes of the text 1-3 in a cell that is edited, if the cell is not formatted as text.
_TEXT: Final = "@"
# What needs no quotes in a list or map on one line.
_PLAIN: Final = re.compile(r"[\w+=.%-][\w+=.% -]*(?<! )", re.ASCII)
# A number that a cell shows as it is written.
_DECIMAL: Final = re.compile(r"-?(?:0|[1-9]\d{0,8})\.\d{0,5}[1-9]", re.ASCII)
_WIDEST: Final = 60
_LONGEST_TITLE: Final = 31
_NOT_IN_TITLES: Final = re.compile(r"[\[\]:*?/\\]")
_MOST_IN_CELL: Final = 32_767
# The earliest time that a zip file can name.
_MOMENT: Final = (1980, 1, 1, 0, 0, 0)
_MODIFIED: Final = re.compile(rb"(<dcterms:(created|modified)[^>]*>)[^<]*(?=</)")


@dataclass(frozen=True, slots=True)
class RecordSheet:
    """The records of one sheet as they are written: by column the text, or a number."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Mapping[str, str | float], ...]


def export_xlsx(kit: CompiledKit, _options: Options) -> Iterator[Output]:
    """One file with all records."""
    data = workbook(record_sheets(kit.game))
    artifact = Artifact(f"spreadsheets/{kit.game.kit.kit}.xlsx", _MEDIA_TYPE, data)
    yield Output(artifact=artifact, kind="spreadsheet")


def record_sheets(game: Game) -> list[RecordSheet]:
    """What each sheet holds, in the order of the sets."""
    sheets: list[RecordSheet] = []
    for name in (name for name in SETS if name not in _LEFT_OUT):
        plain = []
        for record in getattr(game, name):
            inner = _inner(record)
            if inner is None:
                plain.append(record)
            elif inner:
                sheets.append(_sheet(record.id, inner, sheets))
        if plain:
            sheets.append(_sheet(name, plain, sheets))
    return sheets


def _inner(record: Any) -> Sequence[Any] | None:
    """The records inside a record that is a list of them; None for a record of any other kind."""
    if isinstance(record, Deck):
        return record.cards
    if isinstance(record, CustomSet):
        return record.records
    return record.rows if isinstance(record, Table) else None


def _sheet(name: str, records: Sequence[Any], others: Sequence[RecordSheet]) -> RecordSheet:
    nodes = [record.node for record in records if record.node is not None]
    rows = [{key: _cell(value) for key, value in node.flattened(_is_nested)} for node in nodes]
    columns = dict.fromkeys(column for row in rows for column in row)
    first = [column for column in ("id", "number", "name", "copies") if column in columns]
    plain = _NOT_IN_TITLES.sub("-", name)[:_LONGEST_TITLE]
    title, number = plain, 1
    while title.casefold() in {other.title.casefold() for other in others}:
        number += 1
        title = f"{plain[: _LONGEST_TITLE - len(str(number)) - 1]}-{number}"
    return RecordSheet(title, tuple(dict.fromkeys((*first, *columns))), tuple(rows))


def _is_nested(key: str, node: MapNode) -> bool:
    """Whether each value of a map can have a column of its own."""
    return "." not in key and all(
        isinstance(entry.value, Scalar) and "." not in name for name, entry in node.entries.items()
    )


def _cell(node: Node) -> str | float:
    """A value as a cell: a number, text, a list with semicolons, or else the notation of YAML."""
    if isinstance(node, Scalar):
        value = node.value
        if type(value) is int:
            return value
        return float(node.text) if not node.is_quoted and _DECIMAL.fullmatch(node.text) else node.text
    if isinstance(node, ListNode) and all(isinstance(item, Scalar) and ";" not in item.text for item in node.items):
        return "; ".join(item.text for item in node.items if isinstance(item, Scalar))
    return _flow(node)


def _flow(node: Node) -> str:
    """A value in the notation of YAML, on one line; what was in quotes stays in quotes."""
    if isinstance(node, Scalar):
        is_plain = not node.is_quoted and _PLAIN.fullmatch(node.text)
        return node.text if is_plain else json.dumps(node.text, ensure_ascii=False)
    if isinstance(node, ListNode):
        return f"[{', '.join(map(_flow, node.items))}]"
    return "{" + ", ".join(f"{_flow(entry.key)}: {_flow(entry.value)}" for entry in node.entries.values()) + "}"


def workbook(sheets: Sequence[RecordSheet]) -> bytes:
    """The file; its header rows stay in view, and the same sheets give the same bytes."""
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Alignment, Font
    from openpyxl.utils import get_column_letter

    book = Workbook(write_only=True)
    for sheet in sheets or (RecordSheet("empty", (), ()),):
        page = book.create_sheet(sheet.title)
        page.freeze_panes = "A2"
        for index, column in enumerate(sheet.columns, 1):
            widest = max([len(column), *(len(str(row.get(column, ""))) for row in sheet.rows)])
            page.column_dimensions[get_column_letter(index)].width = min(widest, _WIDEST) + 2
        header = []
        for column in sheet.columns:
            cell = WriteOnlyCell(page, column)
            cell.font = Font(bold=True)
            header.append(cell)
        page.append(header)
        for row in sheet.rows:
            cells = []
            for column in sheet.columns:
                value = row.get(column)
                cell = WriteOnlyCell(page, None)
                if isinstance(value, str):
                    # What begins with an equals sign is text here, not a formula.
                    cell.value = value[:_MOST_IN_CELL]
                    cell.data_type = "s"
                    cell.number_format = _TEXT
                    cell.alignment = Alignment(wrap_text=True, vertical="top")
                elif value is not None:
                    cell.value = value
                cells.append(cell)
            page.append(cells)
    written = io.BytesIO()
    book.save(written)
    return _without_times(written.getvalue())


def _without_times(data: bytes) -> bytes:
    """The zip file without the times at which it was made."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            part = old.read(name)
            if name == "docProps/core.xml":
                part = _MODIFIED.sub(rb"\g<1>1980-01-01T00:00:00Z", part)
            member = zipfile.ZipInfo(name, _MOMENT)
            member.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(member, part)
    return packed.getvalue()


XLSX: Final = Exporter(id="xlsx", export=export_xlsx, files=lambda _options: ("spreadsheets/*.xlsx",))
