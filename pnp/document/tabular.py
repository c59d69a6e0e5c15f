"""Tables as values: columns, rows, and what stands in their cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from pnp.document.blocks import Align
from pnp.document.leaves import Leaf, leaf, literal, made_scalar
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

    leaf: Leaf
    label: str = ""
    level: int = 0


Cell = tuple[Para, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Column:
    """key: what ``columns=`` calls it. strong: set as a name."""

    key: str
    title: str
    align: Align = "left"
    strong: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """One row. anchor: the name that links lead to, with its title. group: a heading over the rows below."""

    cells: tuple[Cell, ...]
    anchor: str = ""
    title: str = ""
    group: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Tabular:
    """A table. lead: what is said above it, notes: what is said below it.

    follows: it belongs to the table before it. narrower: the same for a column that it is too wide for.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    title: str = ""
    lead: tuple[Leaf, ...] = ()
    notes: tuple[Leaf, ...] = ()
    anchor: str = ""
    follows: bool = False
    narrower: Tabular | None = None


def words(text: object, label: str = "") -> Cell:
    """A cell that holds a name or a number as it is."""
    shown = str(text) if text is not None else ""
    return (Para(literal(shown), label),) if shown else ()


def said(record: Record, key: str) -> Leaf | None:
    """The rich text of a field with its place, None if there is none."""
    text = getattr(record, key, "") or ""
    if not isinstance(text, str) or not text:
        return None
    node = record.node.get(key) if record.node else None
    return leaf(node if isinstance(node, Scalar) and node.text == text else made_scalar(text))


# What a field that is true or false says, until the language of the kit is known.
YES: Final = words("yes")
NO: Final = words("no")


def prose(record: Record, key: str = "text") -> Cell:
    """A cell that holds the rich text of a field."""
    found = said(record, key)
    return (Para(found),) if found else ()


def number(value: object) -> Cell:
    """A cell that holds a number; nothing where there is none."""
    return () if value is None else words(str(value).replace("-", MINUS))


def value_cell(value: Any) -> Cell:
    """A cell for whatever a field may hold."""
    if isinstance(value, Missing) or value is None or value == "":
        return ()
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, int):
        return number(value)
    if isinstance(value, Quantity):
        return words(value.number if value.number is not None else value.expression)
    if isinstance(value, Dice | Results):
        return words(value)
    if isinstance(value, Named):
        return words(value.title)
    if isinstance(value, Mapping):
        return words(", ".join(f"{_shown(one)} {key}" for key, one in value.items()))
    if isinstance(value, Iterable) and not isinstance(value, str):
        return words(", ".join(_shown(one) for one in value))
    return (Para(leaf(made_scalar(str(value)))),)


def _shown(value: Any) -> str:
    return value.title if isinstance(value, Named) else str(value)


Reading = Callable[[Any], Cell]


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """A column that a set offers, and how a record fills it."""

    column: Column
    read: Reading


def known(key: str, title: str, read: Reading, align: Align = "left", *, strong: bool = False) -> Known:
    """A column and how it is filled."""
    return Known(Column(key, title, align, strong), read)


def chosen(offered: Sequence[Known], wanted: Sequence[str], records: Sequence[Any]) -> tuple[Known, ...]:
    """The columns that are asked for; else those that hold something.

    What a set does not offer is looked up in its records. Raises KeyError with the first name that none has.
    """
    if not wanted:
        return tuple(one for one in offered if any(one.read(record) for record in records))
    by_key = {one.column.key: one for one in offered}
    return tuple(by_key.get(key) or _looked_up(key, records) for key in wanted)


def _looked_up(key: str, records: Sequence[Any]) -> Known:
    values = [look_up(record, key) for record in records]
    found = [value for value in values if not isinstance(value, Missing) and not callable(value)]
    if not found:
        raise KeyError(key)
    if key == "symbol":
        return known(key, "", lambda record: _symbol(look_up(record, key)), "center")
    numeric = all(isinstance(value, int) and not isinstance(value, bool) for value in found)
    title = key.replace("_", " ").replace("-", " ").capitalize()
    return known(key, title, lambda record: value_cell(look_up(record, key)), "right" if numeric else "left")


def _symbol(name: Any) -> Cell:
    """A cell that shows an icon."""
    return (Para(leaf(made_scalar(f":{name}:"))),) if isinstance(name, str) and name else ()


def filled(
    columns: Sequence[Known], records: Iterable[Any], anchor: Callable[[Any], str] | None = None
) -> tuple[Row, ...]:
    """A row for each record. anchor: what links call it."""
    return tuple(
        Row(
            tuple(column.read(record) for column in columns),
            anchor(record) if anchor else "",
            record.title if isinstance(record, Named) else "",
        )
        for record in records
    )
