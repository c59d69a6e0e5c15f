"""The tables of a rules text, with what has no room on paper: odds of rows, timings, effects and flavor of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from pnp.analysis.odds import row_odds
from pnp.document.blocks import Align
from pnp.document.inline_text import InlineText, literal, parse_inline, prefixed, synthetic_scalar
from pnp.document.reference.effects import EffectWords
from pnp.document.roll_tables import percent
from pnp.document.tables import tables_for
from pnp.document.tabular import Cell, Para, TableColumn, Tabular, field_text, plain_cell
from pnp.locale.catalog import translate
from pnp.model.fields import Coded
from pnp.model.game import Game
from pnp.model.lookup import Missing
from pnp.text import Expression, Run

Cells = Sequence[Cell]
# What a card completes with words and numbers of its own.
_TEMPLATE: Final = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)


class ReferenceTables:
    """Makes the tables of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._words = EffectWords(game)
        self._records = _records_by_anchor(game)
        self._owners: Mapping[str, Any] = {f"deck-{deck.id}": deck for deck in game.decks} | {
            f"set-{custom.id}": custom for custom in game.sets
        }

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
        if (dice := self._game.tables.find(table.anchor.removeprefix("table-"))) and not dice.combat:
            odds = [plain_cell(percent(row_odds(dice, row.on))) for row in dice.rows]
            table = _with_column(table, self._column("odds", "Odds", "right"), 1, odds)
        timings = [plain_cell(self._words.timing(getattr(record, "when", None))) for record in records]
        if any(timings):
            table = _with_column(table, self._column("when", "When"), _place(table, "text"), timings)
        effects = [tuple(_paras(self._effect_sentences(record))) for record in records]
        table = self._with_paras(table, self._column("effects", "Effects"), effects)
        table = self._with_paras(table, self._column("text", "Description"), [_flavor(record) for record in records])
        return self._with_owner(replace(table, notes=(*table.notes, *_code_notes(records))))

    def _with_owner(self, table: Tabular) -> Tabular:
        """What a deck or a set says of itself, if the table does not say it on paper."""
        owner = self._owners.get(table.anchor)
        text = field_text(owner, "text") if owner else None
        if text and not table.lead:
            table = replace(table, lead=(text,))
        if exhausted := field_text(owner, "exhausted") if owner else None:
            label = translate("When the deck is used up", self._game.kit)
            table = replace(table, notes=(*table.notes, prefixed(f"{label}: ", exhausted)))
        return table

    def _column(self, key: str, english: str, align: Align = "left") -> TableColumn:
        """A column with a heading of pnp in the language of the kit."""
        return TableColumn(key, translate(english, self._game.kit), align)

    def _with_paras(self, table: Tabular, column: TableColumn, cells: Cells) -> Tabular:
        """Paragraphs below the text of each row; in a column of their own if there is no text."""
        if not any(cells):
            return table
        place = _place(table, "text")
        if place == len(table.columns):
            return _with_column(table, column, place, cells)
        rows = tuple(
            replace(row, cells=(*row.cells[:place], (*row.cells[place], *cell), *row.cells[place + 1 :]))
            for row, cell in zip(table.rows, cells, strict=True)
        )
        return replace(table, rows=rows)

    def _effect_sentences(self, record: Any) -> tuple[str, ...]:
        """The effects of a record; those in prose are left out, because its text says the same."""
        return self._words.sentences(effect for effect in getattr(record, "effects", ()) if effect.do)


def _records_by_anchor(game: Game) -> Mapping[str, Sequence[Any]]:
    records: dict[str, Sequence[Any]] = {
        f"table-{board.id}": board.track.spaces for board in game.boards if board.track
    }
    records |= {"table-units": game.units, "table-terrain": game.terrain}
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


def _flavor(record: Any) -> Cell:
    """What a card says for its own sake, in italics."""
    text = field_text(record, "flavor")
    return (Para(_italic(text)),) if text else ()


def _italic(text: InlineText) -> InlineText:
    runs = (
        replace(run, style=replace(run.style, italic=True)) if isinstance(run, Run | Expression) else run
        for run in text.runs
    )
    return InlineText(text.scalar, tuple(runs))


def _code_notes(records: Sequence[Any]) -> Iterator[InlineText]:
    """What the codes of some records mean, where the kit says more of them than a name."""
    values = chain.from_iterable(getattr(record, "fields", {}).values() for record in records)
    # Two codes may have one name: the same kind of card, played at another time.
    texts = dict.fromkeys((str(code), code.text) for code in values if isinstance(code, Coded) and code.text)
    for name, text in texts:
        yield prefixed(f"{name}: ", parse_inline(synthetic_scalar(_TEMPLATE.sub("…", text))))
