"""The path of a ``::table{…}`` to the tables that it stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pnp.document import record_tables as records
from pnp.document import roll_tables as rolls
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
from pnp.model.tables import Roll, Table
from pnp.model.units import Army

Wanted = Sequence[str]

_SETS: Final[Mapping[str, Callable[[Game, Any, Wanted], Tabular]]] = {
    "units": records.unit_table,
    "armies": records.army_table,
    "terrain": records.terrain_table,
    "glossary": records.glossary_table,
    "phases": lambda game, many, wanted: records.phase_table(many, wanted),
    "setup": lambda game, many, wanted: records.setup_table(many, wanted),
    "goals": records.goal_table,
}


def tables_for(game: Game, path: str, wanted: Wanted = (), *, classes: bool = False) -> tuple[Tabular, ...] | Missing:
    """The tables that a path stands for: a set, a record of one, or dice such as ``2D6``.

    wanted: the columns to show, all that hold something by default. classes: terrain against unit classes.
    Missing if the path leads nowhere, or to nothing that a table can show. Raises KeyError with the name
    of a column that is not there.
    """
    found = _tables_for(game, path, wanted, classes=classes)
    if isinstance(found, Missing) or (not game.kit.wording and game.kit.language.startswith("en")):
        return found
    return tuple(_translated(table, game.kit) for table in found)


def _translated(table: Tabular, kit: Kit) -> Tabular:
    """A table with the words of pnp in the language of the kit; those of the kit stay."""
    columns = tuple(replace(column, title=translate(column.title, kit)) for column in table.columns)
    rows = tuple(replace(row, cells=tuple(_answer(cell, kit) for cell in row.cells)) for row in table.rows)
    return replace(table, columns=columns, rows=rows, title=translate(table.title, kit))


def _answer(cell: Cell, kit: Kit) -> Cell:
    """The cell of a flag in the language of the kit; any other cell as it is."""
    return plain_cell(translate("yes" if cell is YES else "no", kit)) if cell is YES or cell is NO else cell


def _tables_for(game: Game, path: str, wanted: Wanted, *, classes: bool) -> tuple[Tabular, ...] | Missing:
    if path in _SETS or (path in SETS and path not in ("tables", "rolls", "decks", "sets")):
        return _set_tables(game, path, wanted, classes=classes)
    try:
        return (rolls.dice_odds(Dice.parse(path.removeprefix("odds.")), game.kit),)
    except ValueError:
        found = follow(Names(game), path)
    if isinstance(found, Missing):
        return found
    tables = _record_tables(game, path, found, wanted)
    return tables if tables is not None else Missing(game, path)


def _set_tables(game: Game, path: str, wanted: Wanted, *, classes: bool) -> tuple[Tabular, ...]:
    if path == "terrain" and classes:
        matrix = records.terrain_matrix(game)
        return (matrix,) if matrix else ()
    many: RecordSet[Named] = getattr(game, path)
    if not many:
        return ()
    make = _SETS.get(path)
    if make:
        return (make(game, many, wanted),)
    title = translate(path, game.kit)
    return (records.any_table(path, title[:1].upper() + title[1:], many, wanted),)


def _record_tables(game: Game, path: str, found: Any, wanted: Wanted) -> tuple[Tabular, ...] | None:
    if isinstance(found, Table):
        return (rolls.dice_table(found, wanted, game.kit),)
    if isinstance(found, Roll):
        return rolls.roll_table(found, game.kit, game.tables.find(found.table))
    if isinstance(found, Deck):
        return (records.deck_table(game, found, wanted),)
    if isinstance(found, Army):
        return (records.army_table(game, (found,), wanted),)
    if isinstance(found, CustomSet):
        return (records.custom_table(found, wanted),)
    if isinstance(found, Board):
        table = board_table(game, found, wanted)
        return (table,) if table else None
    if isinstance(found, Dice):
        return (rolls.dice_odds(found, game.kit),)
    if isinstance(found, RecordSet):
        return _several(game, path, found, wanted)
    return None


def _several(game: Game, path: str, many: RecordSet[Any], wanted: Wanted) -> tuple[Tabular, ...]:
    custom = game.sets.find(path.replace("_", "-"))
    if custom:
        return (records.custom_table(custom, wanted),)
    return tuple(table for record in many for table in _record_tables(game, path, record, wanted) or ())
