"""The path of a ``::table{…}`` to the tables that it stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pnp.document import record_tables as records
from pnp.document import roll_tables as rolls
from pnp.document import war_tables as war
from pnp.document.board_tables import board_table
from pnp.document.tabular import NO, YES, Cell, Tabular, plain_cell
from pnp.locale.catalog import translate
from pnp.model.boards import Board
from pnp.model.decks import CustomSet, Deck
from pnp.model.dice import Dice
from pnp.model.game import SETS, Game, RecordSet
from pnp.model.kit import Kit
from pnp.model.lookup import Missing
from pnp.model.names import Named
from pnp.model.paths import Names, follow
from pnp.model.tables import Example, Roll, Table
from pnp.model.units import Army

ColumnKeys = Sequence[str]

_SETS: Final[Mapping[str, Callable[[Game, Any, ColumnKeys], Tabular]]] = {
    "units": records.unit_table,
    "armies": records.army_table,
    "terrain": records.terrain_table,
    "glossary": records.glossary_table,
    "phases": lambda game, many, column_keys: records.phase_table(many, column_keys),
    "setup": lambda game, many, column_keys: records.setup_table(many, column_keys),
    "goals": records.goal_table,
}


def tables_for(
    game: Game, path: str, column_keys: ColumnKeys = (), *, classes: bool = False
) -> tuple[Tabular, ...] | Missing:
    """The tables that a path stands for: a set, a record of one, or dice such as ``2D6``.

    column_keys: the columns to show, all that hold something by default. classes: terrain against unit classes.
    Missing if the path leads nowhere, or to nothing that a table can show. Raises KeyError with the name
    of a column that is not there.
    """
    tables = _tables_for(game, path, column_keys, classes=classes)
    if isinstance(tables, Missing) or (not game.kit.wording and game.kit.language.startswith("en")):
        return tables
    return tuple(_translated(table, game.kit) for table in tables)


def _translated(table: Tabular, kit: Kit) -> Tabular:
    """A table with the words of pnp in the language of the kit; those of the kit stay."""
    columns = tuple(replace(column, title=translate(column.title, kit)) for column in table.columns)
    rows = tuple(replace(row, cells=tuple(_answer(cell, kit) for cell in row.cells)) for row in table.rows)
    return replace(table, columns=columns, rows=rows, title=translate(table.title, kit))


def _answer(cell: Cell, kit: Kit) -> Cell:
    """The cell of a flag in the language of the kit; any other cell as it is."""
    return plain_cell(translate("yes" if cell is YES else "no", kit)) if cell is YES or cell is NO else cell


def _tables_for(game: Game, path: str, column_keys: ColumnKeys, *, classes: bool) -> tuple[Tabular, ...] | Missing:
    if path in _SETS or (path in SETS and path not in ("tables", "rolls", "decks", "sets")):
        return _set_tables(game, path, column_keys, classes=classes)
    try:
        return (rolls.dice_odds(Dice.parse(path.removeprefix("odds.")), game.kit),)
    except ValueError:
        record = follow(Names(game), path)
    if isinstance(record, Missing):
        return record
    tables = _record_tables(game, path, record, column_keys)
    return tables if tables is not None else Missing(game, path)


def _set_tables(game: Game, path: str, column_keys: ColumnKeys, *, classes: bool) -> tuple[Tabular, ...]:
    if path == "terrain" and classes:
        matrix = war.terrain_effects(game) or records.terrain_matrix(game)
        return (matrix,) if matrix else ()
    many: RecordSet[Named] = getattr(game, path)
    if not many:
        return ()
    make = _SETS.get(path)
    if make:
        return (make(game, many, column_keys),)
    title = translate(path, game.kit)
    return (records.any_table(game, path, title[:1].upper() + title[1:], many, column_keys),)


def _record_tables(game: Game, path: str, record: Any, column_keys: ColumnKeys) -> tuple[Tabular, ...] | None:
    if isinstance(record, Table) and record.combat:
        return war.combat_tables(game, record, record.combat)
    if isinstance(record, Example):
        worked = war.worked_example(game, record)
        return (worked,) if worked else None
    if isinstance(record, Table):
        return (rolls.dice_table(record, column_keys, game.kit),)
    if isinstance(record, Roll):
        return rolls.roll_table(record, game.kit, game.tables.find(record.table))
    if isinstance(record, Deck):
        return (records.deck_table(game, record, column_keys),)
    if isinstance(record, Army):
        return (records.army_table(game, (record,), column_keys),)
    if isinstance(record, CustomSet):
        return (records.custom_table(record, column_keys),)
    if isinstance(record, Board):
        table = board_table(game, record, column_keys)
        return (table,) if table else None
    if isinstance(record, Dice):
        return (rolls.dice_odds(record, game.kit),)
    if isinstance(record, RecordSet):
        return _several(game, path, record, column_keys)
    return None


def _several(game: Game, path: str, many: RecordSet[Any], column_keys: ColumnKeys) -> tuple[Tabular, ...]:
    custom = game.sets.find(path.replace("_", "-"))
    if custom:
        return (records.custom_table(custom, column_keys),)
    return tuple(table for record in many for table in _record_tables(game, path, record, column_keys) or ())
