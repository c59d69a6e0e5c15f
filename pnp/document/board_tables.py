"""Boards to tables: the spaces of a track, the places of a map, the regions of a grid, the areas of a mat."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.analysis.board_rows import BoardColumn, board_rows
from pnp.document.record_tables import extra_fields
from pnp.document.tabular import (
    OfferedColumn,
    Tabular,
    choose_columns,
    fill_rows,
    number_cell,
    offer,
    plain_cell,
    text_cell,
)
from pnp.model.boards import Board
from pnp.model.game import Game

_NUMBERS = ("number", "elevation", "holds")


def board_table(game: Game, board: Board, column_keys: Sequence[str]) -> Tabular | None:
    """A row for everything on a board that has a name; None for a board of no kind.

    Raises KeyError with the name of a column that is not there.
    """
    table = board_rows(game, board)
    if table is None:
        return None
    offered = [_offered(column) for column in table.columns]
    columns = choose_columns(offered, column_keys, table.records)
    rows = fill_rows(columns, table.records, lambda record: f"{board.id}-{record.id}" if record.id else "")
    return Tabular(tuple(column.column for column in columns), rows, board.title, anchor=f"table-{board.id}")


def _offered(column: BoardColumn) -> OfferedColumn:
    words = column.words
    if column.field:
        return extra_fields({column.key: column.field})[0]
    if words is None:
        return offer(column.key, column.heading, lambda record: text_cell(record, column.key))
    read = number_cell if column.key in _NUMBERS else plain_cell
    is_name = column.key == "name"
    return offer(column.key, column.heading, lambda record: read(words(record) or None), column.align, strong=is_name)
