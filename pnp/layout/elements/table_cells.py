"""The headings and cells of a table of records."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal

from pnp.analysis import charts
from pnp.analysis.board_rows import board_rows
from pnp.analysis.combat import work_out
from pnp.layout.templates.filters import MINUS, display_text, has_template, signed
from pnp.layout.templates.lookup import known_names
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.locale.catalog import translate
from pnp.model.boards import Board
from pnp.model.decks import CustomSet, Deck
from pnp.model.fields import Code
from pnp.model.game import Game, Muster
from pnp.model.lookup import Missing, look_up
from pnp.model.names import Named
from pnp.model.tables import Example, Roll, Row, Table
from pnp.model.units import Army, Unit
from pnp.nodes import Record
from pnp.values import dataclass

_CENTERED_UP_TO: Final = 6
# The default columns of a table, of which those with contents are shown.
_DEFAULT_KEYS: Final = ("symbol", "number", "abbr", "name", "term", "title", "text")
_NAMES: Final = ("name", "term", "title")
_HEADINGS: Final = {"on": "Result", "symbol": "", "number": "No.", "abbr": "", "text": "Effect", "by": "Modifier"}


@dataclass(frozen=True, slots=True)
class Column:
    """A column with the values of a key; dots separate nested keys. heading: None for the default one."""

    key: str
    heading: str | None = None


# How the cells of a column are set: left-aligned, centred, left-aligned as names, or as symbols.
Kind = Literal["left", "center", "name", "symbol"]
_CENTER: Final[Kind] = "center"


@dataclass(frozen=True, slots=True)
class TableData:
    """A table as rich text. headings: empty for none. kinds: of the columns.

    notes: what stands below it. unknown: keys that no record has. known: those that there are, if some are unknown;
    first: the record that has them.
    """

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    kinds: tuple[Kind, ...]
    unknown: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    first: Any = None
    notes: tuple[str, ...] = ()


# Renders a text of a record that is a template: (text, record, key) → rendered text.
RenderText = Callable[[str, Any, str], str]


def tabulate(
    source: Any,
    columns: Sequence[Column],
    game: Game,
    theme: ResolvedTheme,
    render_text: RenderText,
    keep: Callable[[Any], bool] | None = None,
) -> TableData | None:
    """Make a table of a dice table, a roll, a deck, an army, a set or a list of records; None of anything else.

    keep: whether to show a record; by default, all are shown.
    """
    if not columns and keep is None and (chart := _chart(source, game, theme, render_text)):
        return chart
    if isinstance(source, Board):
        return _board_table(source, columns, game, theme, render_text, keep)
    records = _records(source, game)
    if records is None:
        return None
    records = [record for record in records if keep(record)] if keep else records
    chosen = tuple(columns) or _default_columns(source, records, game)
    rows = [tuple(_cell(record, column.key, theme, render_text) for column in chosen) for record in records]
    unknown = tuple(column.key for column in columns if all(_is_unknown(record, column.key) for record in records))
    if not columns:
        filled = [index for index in range(len(chosen)) if any(row[index] for row in rows)]
        filled = [index for index in filled if not _is_repeated(index, filled, chosen, rows)]
        chosen = tuple(chosen[index] for index in filled)
        rows = [tuple(row[index] for index in filled) for row in rows]
    headings = tuple(_heading(column, source, game) for column in chosen)
    kinds = tuple(_kind([row[index] for row in rows], column.key) for index, column in enumerate(chosen))
    known = tuple(known_names(records[0], {})) if unknown and records else ()
    return TableData(
        headings if any(headings) else (),
        tuple(rows),
        kinds,
        unknown if records else (),
        known,
        next(iter(records), None),
    )


def _board_table(
    board: Board,
    columns: Sequence[Column],
    game: Game,
    theme: ResolvedTheme,
    render_text: RenderText,
    keep: Callable[[Any], bool] | None,
) -> TableData | None:
    """The spaces, places, regions or areas of a board, as a book lists them."""
    table = board_rows(game, board)
    if table is None:
        return None
    offered = {column.key: column for column in table.columns}
    records = [record for record in table.records if keep is None or keep(record)]

    def cell(record: Any, key: str) -> str:
        words = offered[key].words if key in offered else None
        if words is None:
            return _cell(record, key, theme, render_text)
        shown = words(record)
        return render_text(shown, record, key) if has_template(shown) else shown

    chosen = tuple(columns) or tuple(map(Column, offered))
    rows = tuple(tuple(cell(record, column.key) for column in chosen) for record in records)
    headings = tuple(
        translate(offered[column.key].heading, game.kit)
        if column.heading is None and column.key in offered
        else _heading(column, board, game)
        for column in chosen
    )
    kinds = tuple(_kind([row[index] for row in rows], column.key) for index, column in enumerate(chosen))
    if not columns:
        return _without_empty(TableData(headings, rows, kinds))
    unknown = tuple(
        column.key
        for column in columns
        if column.key not in offered and all(_is_unknown(record, column.key) for record in records)
    )
    known = tuple(dict.fromkeys((*offered, *known_names(records[0], {})))) if unknown and records else ()
    return TableData(
        headings if any(headings) else (), rows, kinds, unknown if records else (), known, next(iter(records), None)
    )


def _chart(source: Any, game: Game, theme: ResolvedTheme, render_text: RenderText) -> TableData | None:
    """The chart of terrain effects, a combat table, what its codes mean, or how an example of it is worked out."""
    if isinstance(source, Table) and source.combat:
        results = tuple((charts.results_on(row), *charts.result_row(row)) for row in source.rows)
        headings = str(source.die), *source.combat.columns
        said = charts.reading_notes(game, source)
        below = tuple(render_text(note, source.combat, "beyond") if has_template(note) else note for note in said)
        return TableData(headings, results, (_CENTER,) * len(headings), notes=below)
    if isinstance(source, Mapping) and source and all(isinstance(code, Code) for code in source.values()):
        codes = tuple((key, code.name, code.text) for key, code in source.items())
        return _without_empty(TableData((), codes, ("center", "name", "left")))
    if isinstance(source, Example):
        table = game.tables.find(source.roll)
        worked = work_out(game, table, source) if table else None
        return TableData((), charts.steps(game, worked, source.rolled), ("name", "left")) if worked else None
    if source is game.terrain and (chart := charts.terrain_chart(game)):
        headings = translate("Terrain", game.kit), *chart.headings, translate("Notes", game.kit)
        notes = [_cell(row.terrain, "text", theme, render_text) for row in chart.rows]
        rows = tuple((row.terrain.title, *row.cells, note) for row, note in zip(chart.rows, notes, strict=True))
        return _without_empty(TableData(headings, rows, ("name", *[_CENTER] * len(chart.headings), "left")))
    return None


def _without_empty(data: TableData) -> TableData:
    """A table without columns in which nothing stands."""
    kept = [index for index in range(len(data.kinds)) if any(row[index] for row in data.rows)]
    headings = tuple(data.headings[index] for index in kept) if data.headings else ()
    rows = tuple(tuple(row[index] for index in kept) for row in data.rows)
    return TableData(headings, rows, tuple(data.kinds[index] for index in kept))


def _records(source: Any, game: Game) -> list[Any] | None:
    if isinstance(source, Table):
        return list(source.rows)
    if isinstance(source, Roll):
        return list(source.modifiers)
    if isinstance(source, Deck):
        return list(source.cards)
    if isinstance(source, CustomSet):
        return list(source.records)
    if isinstance(source, Army):
        return list(game.musters(source.id))
    if isinstance(source, str | Mapping | Named) or not isinstance(source, Iterable):
        return None
    records = list(source)
    return records if all(isinstance(record, Record | Muster) for record in records) else None


def _default_columns(source: Any, records: Sequence[Any], game: Game) -> tuple[Column, ...]:
    """The columns of a table for which the layout names none."""
    if isinstance(source, Table):
        own_fields = tuple(map(Column, source.fields or source.columns))
        return tuple(dict.fromkeys((Column("on"), Column("symbol"), Column("name"), *own_fields, Column("text"))))
    if isinstance(source, Roll):
        return (Column("text"), Column("by"))
    if isinstance(source, Army):
        stats = tuple(Column(f"unit.stats.{stat.id}", stat.abbr or stat.title) for stat in game.stats)
        return (Column("count", "×"), Column("unit.symbol", ""), Column("unit.name", "Unit"), *stats)
    if records and isinstance(records[0], Unit):
        stats = tuple(Column(f"stats.{stat.id}", stat.abbr or stat.title) for stat in game.stats)
        return (Column("symbol"), Column("name"), *stats, Column("text"))
    fields = dict.fromkeys(key for record in records for key in (getattr(record, "fields", None) or {}))
    *first, last = _DEFAULT_KEYS
    return tuple(map(Column, (*first, *(key for key in fields if key not in _DEFAULT_KEYS), last)))


def _is_repeated(index: int, shown: Sequence[int], columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> bool:
    """Whether another column of names says all that this one says; of two that say the same, the first stays."""
    if columns[index].key not in _NAMES:
        return False
    cells = [row[index] for row in rows]
    for other in shown:
        said = [row[other] for row in rows]
        covers = all(cell in ("", name) for cell, name in zip(cells, said, strict=True))
        if columns[other].key in _NAMES and other != index and covers and (said != cells or other < index):
            return True
    return False


def _heading(column: Column, source: Any, game: Game) -> str:
    if column.heading is not None:
        return translate(column.heading, game.kit) if isinstance(source, Army) else column.heading
    key = column.key
    if isinstance(source, Table):
        if key == "on":
            return str(source.die)
        if key in source.columns:
            return source.columns[key]
        if key in source.fields and source.fields[key].name:
            return source.fields[key].name
    owner, _, last = key.rpartition(".")
    if owner.endswith("stats") and (stat := game.stats.find(last)):
        return stat.abbr or stat.title
    if isinstance(source, Deck | CustomSet) and key in source.fields and source.fields[key].name:
        return source.fields[key].name
    return translate(_HEADINGS.get(key, last.replace("-", " ").replace("_", " ").capitalize()), game.kit)


def _value(record: Any, key: str) -> Any:
    """The value of a key of a record, or Missing."""
    value: Any = record
    for step in key.split("."):
        value = look_up(value, step)
        if isinstance(value, Missing):
            break
    return value


def _is_unknown(record: Any, key: str) -> bool:
    """Whether a record has no such key; stats and fields may be missing in some records."""
    value = _value(record, key)
    return isinstance(value, Missing) and "." not in key


def _cell(record: Any, key: str, theme: ResolvedTheme, render_text: RenderText) -> str:
    """A value as rich text: icons by name, modifiers with their sign; empty for a missing value."""
    value = _value(record, key)
    if isinstance(value, Missing):
        return ""
    if key.rpartition(".")[2] == "symbol":
        return f":{value}:" if theme.has_icon(str(value)) else ""
    if key == "by" and isinstance(value, int):
        return signed(value)
    if key == "on" and isinstance(record, Row):
        return str(value).replace("-", "–")
    words = display_text(value)
    return render_text(words, record, key) if has_template(words) else words


def _kind(cells: Sequence[str], key: str) -> Kind:
    """Numbers and symbols are centred, words and names are left-aligned."""
    last = key.rpartition(".")[2]
    if last == "symbol":
        return "symbol"
    if last in ("on", "by", "count"):
        return "center"
    filled = [cell for cell in cells if cell]
    numbers = all(cell.strip("+–" + MINUS).isdecimal() and len(cell) <= _CENTERED_UP_TO for cell in filled)
    if filled and numbers:
        return "center"
    return "name" if last in _NAMES else "left"
