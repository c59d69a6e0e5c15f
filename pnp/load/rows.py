"""A row of a table as a map that reads its values from the text on demand.

Of a table of usual length they are kept, since checks read them again and again. A hundred thousand cards would take
more memory with them than without: of those, most are read anew.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from types import MappingProxyType

from pnp.load.flow_cells import flow_node
from pnp.load.ids import id_of_name
from pnp.nodes import Entry, MapNode, Scalar, Source, Style

BLANKS = " \t"
MOST_COLUMNS = 1000
# In cells: some fifteen megabytes.
_MOST_KEPT = 50_000

# The keys, outermost first, that the header of a column names; empty if the header was refused.
KeyPath = tuple[Scalar, ...]


class Line:
    """The place of a row, without the blanks around it.

    cells: for a row with quotes, the start and end of each cell in turn; the start of a quoted cell is stored as its
    bitwise complement. None for a row without quotes, whose cells end at the separators.
    """

    __slots__ = ("cells", "end", "start")

    def __init__(self, start: int, end: int, cells: Sequence[int] | None = None) -> None:
        self.start = start
        self.end = end
        self.cells = cells


class Table:
    """What the rows of a table share. Caches the entries of its rows, which checks read many times.

    named: what the kit says of its headers: the key of each, None for a column that is left out.
    """

    __slots__ = ("_ids", "_kept", "_last", "_rows", "flat", "named", "paths", "separator", "source", "structured")

    def __init__(
        self,
        source: Source,
        separator: str,
        paths: Sequence[KeyPath],
        structured: frozenset[str] = frozenset(),
        named: Mapping[str, str | None] = MappingProxyType({}),
    ) -> None:
        self.named = named
        self.source = source
        self.separator = separator
        self.paths = tuple(paths)
        self.structured = structured
        self.flat = all(len(path) == 1 and path[0].text not in structured for path in paths)
        self._last: tuple[Row | None, dict[str, Entry]] = None, {}
        self._kept: dict[int, dict[str, Entry]] = {}
        self._rows: Sequence[Row] = ()
        self._ids: dict[int, str] | None = None

    def name_rows(self, rows: Sequence[Row]) -> None:
        """Give each of these rows that has no id one that is made of its name."""
        self._rows, self._kept = rows, {}

    def entries(self, row: Row) -> dict[str, Entry]:
        """The cells of a row that are not empty, by their keys."""
        last, entries = self._last
        if last is row:
            return entries
        known = self._kept.get(row.start)
        if known is not None:
            entries = known
        else:
            if self.flat and row.cells is None:
                entries = self._plain(row)
            else:
                entries = self._nested(row_cells(self.source, self.separator, row.start, row.end, row.cells))
            if self._rows and "id" not in entries and "name" in entries and (made := self._made_id(row)):
                name = entries["name"].value
                entries = {"id": Entry(Scalar.standing_for(name, "id"), Scalar.standing_for(name, made)), **entries}
            if len(self._kept) * len(self.paths) < _MOST_KEPT:
                self._kept[row.start] = entries
        self._last = row, entries
        return entries

    def _made_id(self, row: Row) -> str:
        """The id of a row that says none: its name as an id, numbered if there is that id already."""
        if self._ids is None:
            self._ids, rows, self._rows = {}, self._rows, ()
            named = [(row.start, row.entries) for row in rows]
            used = {id_node.text for _, entries in named if (id_node := _scalar(entries, "id"))}
            for start, entries in named:
                name = _scalar(entries, "name")
                if name and "id" not in entries and (plain := id_of_name(name.text)):
                    numbered = (plain if number == 1 else f"{plain}-{number}" for number in count(1))
                    self._ids[start] = next(made for made in numbered if made not in used)
                    used.add(self._ids[start])
            # They were read without these ids.
            self._rows, self._kept = rows, {}
        return self._ids.get(row.start, "")

    def _plain(self, row: Row) -> dict[str, Entry]:
        """The same as ``_nested`` for keys that do not nest and cells without quotes, as in most tables."""
        entries = {}
        source, start = self.source, row.start
        for (key,), part in zip(
            self.paths, source.text[start : row.end].split(self.separator, len(self.paths)), strict=False
        ):
            if part:
                if part[0] in BLANKS or part[-1] in BLANKS:
                    cell = trimmed_cell(source, start, part)
                else:
                    cell = Scalar(source, start, start + len(part), part, Style.CELL)
                if cell.text:
                    entries[key.text] = Entry(key, cell)
            start += len(part) + 1
        return entries

    def _nested(self, cells: Sequence[Scalar]) -> dict[str, Entry]:
        """The cells by nested keys; a nested map reaches from its first to its last cell."""
        entries: dict[str, Entry] = {}
        for path, cell in zip(self.paths, cells, strict=False):
            if not cell.text or not path:
                continue
            inner = entries
            for key in path[:-1]:
                entry = inner.get(key.text)
                if entry is None:
                    entry = inner[key.text] = Entry(key, MapNode(self.source, cell.start, cell.end, {}))
                # An outer key is always a map: clashing headers have been refused.
                assert isinstance(entry.value, MapNode)
                entry.value.end = max(entry.value.end, cell.end)
                inner = entry.value.entries
            is_structured = len(path) == 1 and path[0].text in self.structured
            inner[path[-1].text] = Entry(path[-1], flow_node(cell) if is_structured else cell)
        return entries


def _scalar(entries: Mapping[str, Entry], key: str) -> Scalar | None:
    entry = entries.get(key)
    return entry.value if entry and isinstance(entry.value, Scalar) else None


class Row(MapNode):
    """A row below the header."""

    __slots__ = ("_table", "cells")

    def __init__(self, table: Table, line: Line) -> None:
        self.source = table.source
        self.start = line.start
        self.end = line.end
        self.cells = array("l", line.cells) if line.cells else None
        self._table = table

    @property
    def headers(self) -> Iterator[str]:
        """The keys of all columns of its table, as the headers name them."""
        return (".".join(key.text for key in path) for path in self._table.paths if path)

    @property
    def named_headers(self) -> Mapping[str, str | None]:
        """What the kit says of the headers of its table: the key of each, None for a column that is left out."""
        return self._table.named

    @property
    def entries(self) -> dict[str, Entry]:  # type: ignore[override] # Nobody sets the entries of a map.
        """By the text of the key."""
        return self._table.entries(self)


def row_cells(source: Source, separator: str, start: int, end: int, cells: Sequence[int] | None) -> list[Scalar]:
    """All cells of a row, including empty ones. cells: see Line."""
    if cells is not None:
        return [_cell(source, cells[at], cells[at + 1]) for at in range(0, len(cells), 2)]
    row = []
    for part in source.text[start:end].split(separator, MOST_COLUMNS):
        row.append(trimmed_cell(source, start, part))
        start += len(part) + 1
    return row


def trimmed_cell(source: Source, start: int, part: str) -> Scalar:
    """A field without quotes, and without the blanks around it."""
    text = part.strip(BLANKS)
    if len(text) != len(part):
        start += len(part) - len(part.lstrip(BLANKS)) if text else 0
    return Scalar(source, start, start + len(text), text, Style.CELL)


def _cell(source: Source, start: int, end: int) -> Scalar:
    if start >= 0:
        return Scalar(source, start, end, source.text[start:end], Style.CELL)
    start = ~start
    content = source.text[start + 1 : end - 1].replace('""', '"').replace("\r\n", "\n").replace("\r", "\n")
    return Scalar(source, start, end, content, Style.QUOTED_CELL)
