"""Tables as values: columns, rows, and what stands in their cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, Final

from pnp.document.blocks import Align
from pnp.document.inline_text import InlineText, literal, parse_inline, synthetic_scalar
from pnp.model.dice import Dice, Results
from pnp.model.lookup import Missing, look_up
from pnp.model.names import Named
from pnp.model.quantities import Quantity
from pnp.nodes import Record, Scalar
from pnp.values import dataclass

MINUS: Final = "\u2212"


@dataclass(frozen=True, slots=True, eq=False)
class Para:
    """A paragraph of a cell. label: hangs before it; level: how far it is indented."""

    text: InlineText
    label: str = ""
    level: int = 0


Cell = tuple[Para, ...]
# Parts of records that no table shows.
_INNER: Final = ("node", "extra", "fields", "declares", "waive", "effects", "exception_to", "stated")


@dataclass(frozen=True, slots=True, eq=False)
class TableColumn:
    """key: what ``columns=`` calls it. strong: set as a name."""

    key: str
    title: str
    align: Align = "left"
    strong: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class TableRow:
    """A row. anchor: the name that links use; title: of that anchor. group: a heading over the rows below.

    record: the one that it shows.
    """

    cells: tuple[Cell, ...]
    anchor: str = ""
    title: str = ""
    group: bool = False
    record: Record | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Tabular:
    """A table. lead: the texts above it; notes: those below it.

    follows: it belongs to the table before it. narrower: the same table for a column that is too narrow for this form.
    listed: the same with a row for each record, where this form puts records side by side to save paper. is_chart: it
    is read across and down, and stays on one page unless it is large. counts_all: its notes count all of its
    records, and are not for some of them.
    """

    columns: tuple[TableColumn, ...]
    rows: tuple[TableRow, ...]
    title: str = ""
    lead: tuple[InlineText, ...] = ()
    notes: tuple[InlineText, ...] = ()
    anchor: str = ""
    follows: bool = False
    narrower: Tabular | None = None
    listed: Tabular | None = None
    is_chart: bool = False
    counts_all: bool = False


def plain_cell(text: object, label: str = "") -> Cell:
    """A cell with words in which nothing is markup; a name may hold templates, as texts do."""
    shown = str(text) if text is not None else ""
    words = parse_inline(synthetic_scalar(shown)) if "{{" in shown else literal(shown)
    return (Para(words, label),) if shown else ()


def field_text(record: Record, key: str) -> InlineText | None:
    """The rich text of a field with its place; None if it is empty."""
    text = getattr(record, key, "") or ""
    if not isinstance(text, str) or not text:
        return None
    node = record.node.get(key) if record.node else None
    return parse_inline(node if isinstance(node, Scalar) and node.text == text else synthetic_scalar(text))


# The cells of flags, until they are translated.
YES: Final = plain_cell("yes")
NO: Final = plain_cell("no")


def text_cell(record: Record, key: str = "text") -> Cell:
    """A cell with the rich text of a field."""
    text = field_text(record, key)
    return (Para(text),) if text else ()


def number_cell(value: object) -> Cell:
    """A cell with a number; empty if there is none."""
    return () if value is None else plain_cell(str(value).replace("-", MINUS))


def value_cell(value: Any) -> Cell:
    """A cell for a value of any type."""
    if isinstance(value, Missing) or value is None or value == "":
        return ()
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, int):
        return number_cell(value)
    if isinstance(value, Quantity):
        return plain_cell(value.number if value.number is not None else value.expression)
    if isinstance(value, Dice | Results):
        return plain_cell(value)
    if isinstance(value, Named):
        return plain_cell(value.title)
    if isinstance(value, Mapping):
        return plain_cell(", ".join(f"{_shown(amount)} {key}" for key, amount in value.items()))
    if isinstance(value, Iterable) and not isinstance(value, str):
        return plain_cell(", ".join(_shown(item) for item in value))
    return (Para(parse_inline(synthetic_scalar(str(value)))),)


def _shown(value: Any) -> str:
    return value.title if isinstance(value, Named) else str(value)


CellReader = Callable[[Any], Cell]


@dataclass(frozen=True, slots=True, eq=False)
class OfferedColumn:
    """A column that a set offers, and how a record fills it."""

    column: TableColumn
    read: CellReader


def offer(key: str, title: str, read: CellReader, align: Align = "left", *, strong: bool = False) -> OfferedColumn:
    """A column and how it is filled."""
    return OfferedColumn(TableColumn(key, title, align, strong), read)


def choose_columns(
    offered: Sequence[OfferedColumn], column_keys: Sequence[str], records: Sequence[Any]
) -> tuple[OfferedColumn, ...]:
    """The columns that are asked for; else those that hold something.

    A key may say its own heading: ``text = Effect``. What a set does not offer is looked up in its records. Raises
    KeyError with the first name that none has, and the names that there are.
    """
    if not column_keys:
        return tuple(column for column in offered if any(column.read(record) for record in records))
    by_key = {column.column.key: column for column in offered}
    try:
        return tuple(_chosen(text, by_key, records) for text in column_keys)
    except KeyError as error:
        key, others = error.args
        raise KeyError(key, tuple(dict.fromkeys((*by_key, *others)))) from None


def _chosen(text: str, by_key: Mapping[str, OfferedColumn], records: Sequence[Any]) -> OfferedColumn:
    key, equals, heading = (part.strip() for part in text.partition("="))
    chosen = by_key.get(key) or _looked_up(key, records)
    return replace(chosen, column=replace(chosen.column, title=heading)) if equals else chosen


def _looked_up(key: str, records: Sequence[Any]) -> OfferedColumn:
    values = [look_up(record, key) for record in records]
    held = [value for value in values if not isinstance(value, Missing) and not callable(value)]
    if not held:
        names = (field.name for field in fields(records[0])) if records else ()
        raise KeyError(key, tuple(name for name in names if name not in _INNER))
    if key == "symbol":
        return offer(key, "", lambda record: _symbol(look_up(record, key)), "center")
    numeric = all(isinstance(value, int) and not isinstance(value, bool) for value in held)
    title = key.replace("_", " ").replace("-", " ").capitalize()
    return offer(key, title, lambda record: value_cell(look_up(record, key)), "right" if numeric else "left")


def _symbol(name: Any) -> Cell:
    """A cell with an icon."""
    return (Para(parse_inline(synthetic_scalar(f":{name}:"))),) if isinstance(name, str) and name else ()


def fill_rows(
    columns: Sequence[OfferedColumn], records: Iterable[Any], anchor: Callable[[Any], str] | None = None
) -> tuple[TableRow, ...]:
    """A row for each record. anchor: gives the name that links use."""
    return tuple(
        TableRow(
            tuple(column.read(record) for column in columns),
            anchor(record) if anchor else "",
            record.title if isinstance(record, Named) else "",
            record=record if isinstance(record, Record) else None,
        )
        for record in records
    )


def with_rows(table: Tabular, keep: Callable[[Record], bool], *, all_columns: bool = False) -> Tabular:
    """A table with those of its records for which ``keep`` holds: part of a set, so that it has no anchor of that.

    all_columns: of the columns, those in which nothing is left stay, too.
    """
    if not any(row.record for row in table.rows):
        return table
    rows = [row for row in table.rows if row.group or (row.record and keep(row.record))]
    rows = [row for index, row in enumerate(rows) if not row.group or not _is_last(rows, index)]
    shown = [
        index
        for index in range(len(table.columns))
        if all_columns or any(not row.group and row.cells[index] for row in rows)
    ]
    chosen = tuple(row if row.group else replace(row, cells=tuple(row.cells[index] for index in shown)) for row in rows)
    columns = tuple(table.columns[index] for index in shown)
    notes = () if table.counts_all else table.notes
    return replace(table, columns=columns, rows=chosen, notes=notes, anchor="", narrower=None, listed=None)


def _is_last(rows: Sequence[TableRow], index: int) -> bool:
    """Whether nothing follows a heading over rows."""
    return index + 1 == len(rows) or rows[index + 1].group
