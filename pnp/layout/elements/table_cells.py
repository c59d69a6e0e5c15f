"""Records → the headings and cells of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal

from pnp.layout.templates.filters import MINUS, has_template, shown, signed
from pnp.layout.theme.resolved_theme import Look
from pnp.locale.catalog import translate
from pnp.model.decks import Card, CustomRecord, CustomSet, Deck
from pnp.model.game import SETS, Game, Muster
from pnp.model.lookup import Missing, look_up
from pnp.model.names import Named
from pnp.model.tables import Roll, Row, Table
from pnp.model.units import Army, Unit
from pnp.nodes import Record
from pnp.values import dataclass

_CENTERED_UP_TO: Final = 6
# What a table shows of records that are no dice tables, if the layout does not choose: what there is of it.
_USUAL: Final = ("symbol", "number", "abbr", "name", "term", "title", "text")
_NAMES: Final = ("name", "term", "title")
_HEADINGS: Final = {"on": "Result", "symbol": "", "number": "No.", "abbr": "", "text": "Effect", "by": "Modifier"}


@dataclass(frozen=True, slots=True)
class Column:
    """What a column shows: a key of the records, dots lead inwards. heading: None is the usual one."""

    key: str
    heading: str | None = None


# How the cells of a column are set: centred, or at the left as words or as the name of something.
Kind = Literal["left", "center", "name"]


@dataclass(frozen=True, slots=True)
class Tabulated:
    """A table as text: rich words of each cell.

    headings: empty for none. kinds: of the columns; in one of kind ``name`` stands what a row is about. unknown: keys
    that no record has.
    """

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    kinds: tuple[Kind, ...]
    unknown: tuple[str, ...] = ()


# Renders a text that is a template: the text, the record that it belongs to, its key.
Tell = Callable[[str, Any, str], str]


def tabulate(
    found: Any, columns: Sequence[Column], game: Game, look: Look, tell: Tell, keep: Callable[[Any], bool] | None = None
) -> Tabulated | None:
    """Make a table of a dice table, a roll, a deck, an army, a set or a list of records; None of anything else.

    keep: whether a record is shown; all of them without it.
    """
    records = _records(found, game)
    if records is None:
        return None
    records = [one for one in records if keep(one)] if keep else records
    chosen = tuple(columns) or _usual(found, records, game)
    rows = [tuple(_cell(record, column.key, look, tell) for column in chosen) for record in records]
    unknown = tuple(one.key for one in columns if all(_is_unknown(record, one.key) for record in records))
    if not columns:
        kept = [index for index in range(len(chosen)) if any(row[index] for row in rows)]
        chosen = tuple(chosen[index] for index in kept)
        rows = [tuple(row[index] for index in kept) for row in rows]
    headings = tuple(_heading(column, found, game) for column in chosen)
    kinds = tuple(_kind([row[index] for row in rows], column.key) for index, column in enumerate(chosen))
    return Tabulated(headings if any(headings) else (), tuple(rows), kinds, unknown if records else ())


def _records(found: Any, game: Game) -> list[Any] | None:
    if isinstance(found, Table):
        return list(found.rows)
    if isinstance(found, Roll):
        return list(found.modifiers)
    if isinstance(found, Deck):
        return list(found.cards)
    if isinstance(found, CustomSet):
        return list(found.records)
    if isinstance(found, Army):
        return list(game.musters(found.id))
    if isinstance(found, str | Mapping | Named) or not isinstance(found, Iterable):
        return None
    records = list(found)
    return records if all(isinstance(one, Record | Muster) for one in records) else None


def _usual(found: Any, records: Sequence[Any], game: Game) -> tuple[Column, ...]:
    """The columns of a table whose layout does not choose."""
    if isinstance(found, Table):
        own_fields = tuple(map(Column, found.fields or found.columns))
        return (Column("on"), Column("symbol"), Column("name"), *own_fields, Column("text"))
    if isinstance(found, Roll):
        return (Column("text"), Column("by"))
    if isinstance(found, Army):
        stats = tuple(Column(f"unit.stats.{stat.id}", stat.abbr or stat.title) for stat in game.stats)
        return (Column("count", "×"), Column("unit.symbol", ""), Column("unit.name", "Unit"), *stats)
    if records and isinstance(records[0], Unit):
        stats = tuple(Column(f"stats.{stat.id}", stat.abbr or stat.title) for stat in game.stats)
        return (Column("symbol"), Column("name"), *stats, Column("text"))
    fields = dict.fromkeys(key for one in records for key in (getattr(one, "fields", None) or {}))
    ahead, behind = _USUAL[:-1], _USUAL[-1:]
    own = set(_USUAL)
    return tuple(map(Column, (*ahead, *(key for key in fields if key not in own), *behind)))


def _heading(column: Column, found: Any, game: Game) -> str:
    if column.heading is not None:
        return translate(column.heading, game.kit) if isinstance(found, Army) else column.heading
    key = column.key
    if isinstance(found, Table):
        if key == "on":
            return str(found.die)
        if key in found.columns:
            return found.columns[key]
        if key in found.fields and found.fields[key].name:
            return found.fields[key].name
    owner, _, last = key.rpartition(".")
    if owner.endswith("stats") and (stat := game.stats.find(last)):
        return stat.abbr or stat.title
    if isinstance(found, Deck | CustomSet) and key in found.fields and found.fields[key].name:
        return found.fields[key].name
    return translate(_HEADINGS.get(key, last.replace("-", " ").replace("_", " ").capitalize()), game.kit)


def _value(record: Any, key: str) -> Any:
    """What a key of a record leads to; Missing if nothing."""
    value: Any = record
    for step in key.split("."):
        value = look_up(value, step)
        if isinstance(value, Missing):
            break
    return value


def _is_unknown(record: Any, key: str) -> bool:
    """Whether a record cannot have such a key; a stat or a field that only others have is no mistake."""
    value = _value(record, key)
    return isinstance(value, Missing) and "." not in key


def _cell(record: Any, key: str, look: Look, tell: Tell) -> str:
    """One value as rich text; icons by their name, changes with their sign, nothing for what is not there."""
    value = _value(record, key)
    if isinstance(value, Missing):
        return ""
    if key.rpartition(".")[2] == "symbol":
        return f":{value}:" if look.has_icon(str(value)) else ""
    if key == "by" and isinstance(value, int):
        return signed(value)
    if key == "on" and isinstance(record, Row):
        return str(value).replace("-", "–")
    words = str(shown(value))
    return tell(words, record, key) if has_template(words) else words


def name_of(record: Any, game: Game) -> str:
    """What a template calls a record of this kind: ``card``, ``row``, ``unit``, or the ``one`` of the kit's own set."""
    if isinstance(record, CustomRecord):
        owner = next((one for one in game.sets if any(other is record for other in one.records)), None)
        return owner.one.replace("-", "_") if owner else "record"
    if isinstance(record, Card | Row | Muster):
        return type(record).__name__.lower()
    return next((name for kind, name in SETS.values() if isinstance(record, kind)), "record")


def _kind(cells: Sequence[str], key: str) -> Kind:
    """Numbers and symbols stand in the middle, words at the left, names among them stronger."""
    last = key.rpartition(".")[2]
    if last in ("on", "symbol", "by", "count"):
        return "center"
    filled = [cell for cell in cells if cell]
    numbers = all(cell.strip("+–" + MINUS).isdecimal() and len(cell) <= _CENTERED_UP_TO for cell in filled)
    if filled and numbers:
        return "center"
    return "name" if last in _NAMES else "left"
