"""A set that is a table over two classes → its rows, columns and cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pnp.model.decks import CustomRecord, CustomSet, Matrix
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: the record that it stands in, and its values by field."""

    record: CustomRecord
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Laid:
    """The labels of rows and columns in order, and the cells of each pair of them, in the order of the kit."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: Mapping[tuple[str, str], Sequence[Cell]]


def is_long(custom: CustomSet, matrix: Matrix) -> bool:
    """Whether each record is one cell: then one field names its row and one its column."""
    return len(matrix.columns) == 1 and is_field(custom, matrix.rows) and is_field(custom, matrix.columns[0])


def is_field(custom: CustomSet, name: str) -> bool:
    """Whether the set declares a field of this name."""
    return name in custom.fields or name in custom.codes


def columns_of(game: Game, custom: CustomSet, matrix: Matrix) -> tuple[str, ...]:
    """The fields that are the columns of a table with one record a row: as named, or the ids of a set."""
    if len(matrix.columns) == 1 and not is_field(custom, matrix.columns[0]):
        return ids_of(game, matrix.columns[0])
    return matrix.columns


def ids_of(game: Game, name: str) -> tuple[str, ...]:
    """The ids of a set of the game; nothing if there is no such set."""
    found = game.set_named(name) if name in SETS or name in game.sets.ids else None
    return found.ids if found is not None else ()


def laid_out(game: Game, custom: CustomSet, matrix: Matrix) -> Laid:
    """Read the records of a set as a table."""
    if is_long(custom, matrix):
        return _from_cells(custom, matrix.rows, matrix.columns[0])
    return _from_rows(game, custom, matrix)


def _from_cells(custom: CustomSet, row: str, column: str) -> Laid:
    cells: dict[tuple[str, str], list[Cell]] = {}
    for record in custom.records:
        if row in record.fields and column in record.fields:
            values = {name: shown(one) for name, one in record.fields.items() if name not in (row, column)}
            cells.setdefault((shown(record.fields[row]), shown(record.fields[column])), []).append(Cell(record, values))
    rows, columns = _labels(custom, row, (one for one, _ in cells)), _labels(custom, column, (one for _, one in cells))
    if _vocabulary(custom, row) == _vocabulary(custom, column) is not None:
        rows = columns = tuple(dict.fromkeys((*rows, *columns)))
    return Laid(rows, columns, cells)


def _labels(custom: CustomSet, name: str, met: Iterable[str]) -> tuple[str, ...]:
    """The labels of one side: all letter codes of the field, or what its records say."""
    codes = custom.codes.get(name, {})
    return tuple(dict.fromkeys((*(code.name for code in codes.values()), *met)))


def _vocabulary(custom: CustomSet, name: str) -> object:
    """What the values of a field are taken from; None if nothing says so."""
    if codes := custom.codes.get(name):
        return tuple(code.name for code in codes.values())
    kind = custom.fields[name].type if name in custom.fields else "text"
    return None if kind in ("text", "number", "list", "flag", "dice", "code") else kind


def _from_rows(game: Game, custom: CustomSet, matrix: Matrix) -> Laid:
    columns = columns_of(game, custom, matrix)
    rows: list[str] = []
    cells: dict[tuple[str, str], list[Cell]] = {}
    for record in custom.records:
        row = row_label(custom, matrix, record)
        rows.append(row)
        for column in columns:
            name = field_for(record, column)
            if name in record.fields:
                cells.setdefault((row, column), []).append(Cell(record, {column: shown(record.fields[name])}))
    return Laid(tuple(dict.fromkeys(rows)), columns, cells)


def row_label(custom: CustomSet, matrix: Matrix, record: CustomRecord) -> str:
    """What the row of a record is called: the value of a field, or the record's own id."""
    if is_field(custom, matrix.rows):
        return shown(record.fields.get(matrix.rows, ""))
    return record.id


def field_for(record: CustomRecord, column: str) -> str:
    """The field of a record that holds a column: ids may have hyphens where fields have underscores."""
    return column if column in record.fields else column.replace("-", "_")


def shown(value: object) -> str:
    """A value as text, a record by its id, so that two of them can be compared."""
    return value.id if isinstance(value, Named) else str(value)
