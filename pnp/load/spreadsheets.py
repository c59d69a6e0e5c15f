"""``{from: cards.xlsx}`` → the rows of that file as records.

Beside ``from:`` may stand ``sheet:``, the name of a sheet; ``columns:``, what the headers mean; and ``url:``, where
``pnp fetch-sheet`` gets the file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import Any, Final

from pnp.findings import Finding, Span
from pnp.load import codes
from pnp.load.cell_marks import with_marks
from pnp.load.columns import Columns, columns_of, record_class
from pnp.load.csv import read_csv, read_sheet
from pnp.load.kit_files import long_number
from pnp.load.problems import note, problem
from pnp.load.sheet_cells import TEXTS, UNREADABLE, Fit, NoSheetError, Sheet, WorkbookError, is_spreadsheet
from pnp.load.suggest import did_you_mean, nearest, one_of
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar, SheetSource, Source
from pnp.values import dataclass

SPREADSHEET_KEYS: Final = ("from", "sheet", "columns", "url")
_NOTES: Final = {
    "error": ("the cell holds the error {}", "correct its formula in the spreadsheet"),
    "no value": ("the formula {} has no value in the file", "open the file in the spreadsheet program and save it"),
    "date": ("the spreadsheet has made this a date; it is read as {}", "if it should be text, format the cell as text"),
}


@dataclass(frozen=True, slots=True)
class _Holder:
    """What may be a spreadsheet: records of a class, with declared fields, of a set or a record with these names.

    declared: the type of each field.
    """

    cls: Any
    declared: Mapping[str, str]
    names: tuple[str, ...]

    def inside(self, node: MapNode, key: str) -> _Holder:
        """The same for what a record of the class has behind a key."""
        names = (value.text for name in ("id", "name") if isinstance(value := node.get(name), Scalar))
        cls = record_class(self.cls, key) if self.cls else None
        return _Holder(cls, dict(_declared_in(node)), (*names, key))


@dataclass(frozen=True, slots=True)
class Spreadsheets:
    """Replaces spreadsheets by their rows.

    read_text, read_data: the content of a file of the kit, and what names it. declared: the declared fields of the
    records of a built-in set, by its name, each with its type.
    """

    read_text: Callable[[str, Span], Source | Finding]
    read_data: Callable[[str, Span], tuple[str, bytes] | Finding]
    add_source: Callable[[Source], None]
    declared: Mapping[str, Mapping[str, str]]

    def rows_of(self, node: Node, cls: Any, set_name: str, findings: list[Finding]) -> Node:
        """The records of a set with every spreadsheet replaced. cls: the class of the records."""
        if not _names_spreadsheet(node):
            return node
        holder = _Holder(cls, self.declared.get(set_name, {}), (set_name,))
        return self._replaced(node, holder, findings)

    def _replaced(self, node: Node, holder: _Holder, findings: list[Finding]) -> Node:
        if isinstance(node, ListNode):
            items: list[Node] = []
            for item in node.items:
                new = self._replaced(item, holder, findings)
                # Among other records, the rows of a spreadsheet are records of the same list.
                items += new.items if isinstance(new, ListNode) and isinstance(item, MapNode) else (new,)
            changed = len(items) != len(node.items) or any(
                new is not old for new, old in zip(items, node.items, strict=True)
            )
            return ListNode(node.source, node.start, node.end, tuple(items)) if changed else node
        if not isinstance(node, MapNode):
            return node
        if (name := spreadsheet_name(node)) is not None:
            return self._rows(name, node, holder, findings)
        old = node.entries
        entries = {
            key: Entry(entry.key, self._replaced(entry.value, holder.inside(node, key), findings))
            for key, entry in old.items()
        }
        changed = any(entry.value is not old[key].value for key, entry in entries.items())
        return MapNode(node.source, node.start, node.end, entries) if changed else node

    def _rows(self, name: Scalar, node: MapNode, holder: _Holder, findings: list[Finding]) -> Node:
        findings += _unknown_keys(node)
        meant = node.get("columns")
        columns = columns_of(holder.cls, holder.declared, meant if isinstance(meant, MapNode) else None)
        if _is_text(name.text):
            rows = self._text(name, columns, findings)
        else:
            rows = self._book(name, node, columns, holder.names, findings)
        return rows or ListNode(node.source, node.start, node.end, ())

    def _text(self, name: Scalar, columns: Columns, findings: list[Finding]) -> ListNode | None:
        source = self.read_text(name.text, name.span)
        if isinstance(source, Finding):
            findings.append(source)
            return None
        rows, problems = read_csv(source, columns)
        findings += problems
        if source.encoding != "UTF-8":
            hint = "if letters look wrong, export it from the spreadsheet as CSV in UTF-8"
            place = Span(source.file, 1, 1, 1, 1)
            findings.append(note(codes.SPREADSHEET_TAKEN, f"read as {source.encoding}", place, hint))
        return rows

    def _book(
        self, name: Scalar, node: MapNode, columns: Columns, names: tuple[str, ...], findings: list[Finding]
    ) -> ListNode | None:
        read = self.read_data(name.text, name.span)
        if isinstance(read, Finding):
            findings.append(read)
            return None
        shown, data = read
        if name.text.lower().endswith(UNREADABLE):
            hint = "save it as .xlsx, .ods or CSV in the spreadsheet program"
            findings.append(
                problem(codes.UNREADABLE_FILE, f"{shown!r} is of a kind that cannot be read", name.span, hint)
            )
            return None
        asked = node.get("sheet")
        title = asked.text if isinstance(asked, Scalar) else ""
        try:
            # Few kits have spreadsheets, and unpacking takes long to import.
            from pnp.load.workbook import read_workbook

            found = read_workbook(data, PurePath(name.text).suffix.lower(), title, _fit(columns, names))
            sheet = with_marks(found, columns)
        except NoSheetError as error:
            hint = did_you_mean(title, error.known) or f"it has {one_of(error.known)}"
            findings.append(problem(codes.UNKNOWN_CHOICE, str(error), (asked or name).span, hint))
            return None
        except WorkbookError as error:
            hint = "save it again as .xlsx or .ods without a password, or export it as CSV"
            findings.append(problem(codes.UNREADABLE_FILE, f"{shown!r} cannot be read: {error}", name.span, hint))
            return None
        source = SheetSource(f"{shown}#{sheet.name}", sheet.rows)
        self.add_source(source)
        if finding := long_number(source):
            findings.append(finding)
            return None
        rows, problems = read_sheet(source, sheet, columns)
        taken = None if rows is None else frozenset(source.position(row.start)[0] for row in rows.items)
        findings += [*_notes(source, sheet, taken), *problems]
        if sheet.others and asked is None:
            others = ", ".join(repr(other) for other in sheet.others[:5])
            message = f"the sheet {sheet.name!r} was taken, not {others}"
            hint = f"write sheet: {sheet.name} beside from:, or another"
            findings.append(note(codes.SPREADSHEET_TAKEN, message, name.span, hint))
        return rows


def spreadsheet_name(node: MapNode) -> Scalar | None:
    """The file name in ``{from: cards.csv, …}``."""
    name = node.get("from")
    if not isinstance(name, Scalar) or "id" in node.entries:
        return None
    return name if is_spreadsheet(name.text) else None


def _names_spreadsheet(node: Node) -> bool:
    """Whether a spreadsheet is named anywhere in a node."""
    if isinstance(node, MapNode):
        return spreadsheet_name(node) is not None or any(
            _names_spreadsheet(entry.value) for entry in node.entries.values()
        )
    return isinstance(node, ListNode) and any(map(_names_spreadsheet, node.items))


def _fit(columns: Columns, names: Sequence[str]) -> Fit:
    """How well a sheet fits: by the headings that name keys, then by its title."""

    def fit(title: str, first_rows: Sequence[Sequence[str]]) -> int:
        headings = max((sum(map(columns.is_known, row)) for row in first_rows), default=0)
        return 2 * headings + any(nearest(title, (name,)) for name in names)

    return fit


def _is_text(name: str) -> bool:
    return name.lower().endswith(TEXTS)


def _declared_in(node: MapNode) -> Iterator[tuple[str, str]]:
    """The fields that a record declares for its records, with their types."""
    if isinstance(coded := node.get("codes"), MapNode):
        yield from ((name, "code") for name in coded.entries)
    if isinstance(declared := node.get("fields"), MapNode):
        yield from types_of(declared)


def types_of(declared: MapNode) -> Iterator[tuple[str, str]]:
    """The names of declared fields with their types; empty for one that cannot be read."""
    for name, entry in declared.entries.items():
        kind = entry.value.get("type") if isinstance(entry.value, MapNode) else entry.value
        # A field that is declared without a type is text.
        yield name, kind.text if isinstance(kind, Scalar) else "text"


def _unknown_keys(node: MapNode) -> Iterator[Finding]:
    for key, entry in node.entries.items():
        if key not in SPREADSHEET_KEYS:
            hint = f"{key}: stands in the deck or the set, not beside from:" if key in ("fields", "codes") else ""
            hint = (
                hint
                or did_you_mean(key, SPREADSHEET_KEYS)
                or f"beside from: may stand {', '.join(SPREADSHEET_KEYS[1:])}"
            )
            yield problem(codes.UNKNOWN_KEY, f"unknown key {key!r} of a spreadsheet", entry.key.span, hint)
    columns = node.get("columns")
    if columns is not None and not isinstance(columns, MapNode):
        hint = "write a header and what it means: columns: {Qty: copies}"
        yield problem(codes.WRONG_SHAPE, f"'columns' is a {columns.kind} where a map belongs", columns.span, hint)


def _notes(source: SheetSource, sheet: Sheet, taken: frozenset[int] | None) -> Iterator[Finding]:
    """What a user should know of the cells of the rows that are taken, by their numbers; None for all."""
    for cell in sheet.notes:
        if taken is not None and cell.row + 1 not in taken:
            continue
        message, hint = _NOTES[cell.kind]
        span = Span(source.file, cell.row + 1, cell.column + 1, cell.row + 1, cell.column + 2)
        if cell.kind == "date":
            yield note(codes.SPREADSHEET_DATE, message.format(repr(cell.text)), span, hint)
        else:
            yield problem(codes.SPREADSHEET_VALUE, message.format(re.sub(r"\s+", " ", cell.text)[:60]), span, hint)
