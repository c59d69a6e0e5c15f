"""The tables of a rules text, with what has no room on paper: odds of rows, timings and effects of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pnp.analysis.odds import row_odds
from pnp.document.blocks import Align
from pnp.document.inline_text import literal
from pnp.document.reference.effects import EffectWords
from pnp.document.roll_tables import percent
from pnp.document.tables import tables_for
from pnp.document.tabular import Cell, Para, TableColumn, Tabular, plain_cell
from pnp.locale.catalog import translate
from pnp.model.game import Game
from pnp.model.lookup import Missing

Cells = Sequence[Cell]


class ReferenceTables:
    """Makes the tables of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._words = EffectWords(game)
        self._records = _records_by_anchor(game)

    def at(self, path: str, column_keys: Sequence[str] = (), *, classes: bool = False) -> tuple[Tabular, ...]:
        """The tables that a path stands for; none if it leads nowhere. column_keys: the columns, all by default."""
        try:
            tables = tables_for(self._game, path, column_keys, classes=classes)
        except KeyError:
            tables = tables_for(self._game, path, (), classes=classes)
        if isinstance(tables, Missing):
            return ()
        return tables if column_keys else tuple(self._enriched(table) for table in tables)

    def _enriched(self, table: Tabular) -> Tabular:
        records = self._records.get(table.anchor, ())
        if len(records) != len(table.rows):
            return table
        if dice := self._game.tables.find(table.anchor.removeprefix("table-")):
            odds = [plain_cell(percent(row_odds(dice, row.on))) for row in dice.rows]
            table = _with_column(table, self._column("odds", "Odds", "right"), 1, odds)
        timings = [plain_cell(self._words.timing(getattr(record, "when", None))) for record in records]
        if any(timings):
            table = _with_column(table, self._column("when", "When"), _place(table, "text"), timings)
        return self._with_effects(table, [self._effect_sentences(record) for record in records])

    def _column(self, key: str, english: str, align: Align = "left") -> TableColumn:
        """A column with a heading of pnp in the language of the kit."""
        return TableColumn(key, translate(english, self._game.kit), align)

    def _with_effects(self, table: Tabular, effects: Sequence[tuple[str, ...]]) -> Tabular:
        """Effects below the text of each row; in a column of their own if there is no text."""
        if not any(effects):
            return table
        place = _place(table, "text")
        if place == len(table.columns):
            cells = [tuple(_paras(effect)) for effect in effects]
            return _with_column(table, self._column("effects", "Effects"), place, cells)
        rows = tuple(
            replace(row, cells=(*row.cells[:place], (*row.cells[place], *_paras(words)), *row.cells[place + 1 :]))
            for row, words in zip(table.rows, effects, strict=True)
        )
        return replace(table, rows=rows)

    def _effect_sentences(self, record: Any) -> tuple[str, ...]:
        """The effects of a record; those in prose are left out, because its text says the same."""
        return self._words.sentences(effect for effect in getattr(record, "effects", ()) if effect.do)


def _records_by_anchor(game: Game) -> Mapping[str, Sequence[Any]]:
    records: dict[str, Sequence[Any]] = {"table-units": game.units, "table-terrain": game.terrain}
    records |= {f"table-{name}": getattr(game, name) for name in ("phases", "statuses", "options", "sides")}
    records |= {f"deck-{deck.id}": deck.cards for deck in game.decks}
    records |= {f"set-{custom.id}": custom.records for custom in game.sets}
    return records | {f"table-{table.id}": table.rows for table in game.tables}


def _place(table: Tabular, key: str) -> int:
    return next((index for index, column in enumerate(table.columns) if column.key == key), len(table.columns))


def _with_column(table: Tabular, column: TableColumn, place: int, cells: Cells) -> Tabular:
    def inserted(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
        return (*items[:place], item, *items[place:])

    rows = tuple(replace(row, cells=inserted(row.cells, cell)) for row, cell in zip(table.rows, cells, strict=True))
    return replace(table, columns=inserted(table.columns, column), rows=rows)


def _paras(effects: Sequence[str]) -> Iterator[Para]:
    for effect in effects:
        yield Para(literal(effect), "\u2192")
