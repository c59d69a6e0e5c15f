"""A set with a ``matrix:`` → the rows, columns and cells of a table."""

from collections.abc import Iterable, Mapping, Sequence

from pnp.model.decks import CustomRecord, CustomSet, Matrix
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: the record that it belongs to, and its values by field."""

    record: CustomRecord
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class MatrixCells:
    """The labels of rows and columns in order, and the cells of each pair of labels in the order of the kit."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: Mapping[tuple[str, str], Sequence[Cell]]


def is_long(custom: CustomSet, matrix: Matrix) -> bool:
    """Whether each record is a cell, with a field for its row and a field for its column."""
    return len(matrix.columns) == 1 and is_field(custom, matrix.rows) and is_field(custom, matrix.columns[0])


def is_field(custom: CustomSet, name: str) -> bool:
    """Whether the set declares a field of this name."""
    return name in custom.fields or name in custom.codes


def columns_of(game: Game, custom: CustomSet, matrix: Matrix) -> tuple[str, ...]:
    """The columns of a table with a record for each row: fields as named, or the ids of a set."""
    if len(matrix.columns) == 1 and not is_field(custom, matrix.columns[0]):
        return ids_of(game, matrix.columns[0])
    return matrix.columns


def ids_of(game: Game, name: str) -> tuple[str, ...]:
    """The ids of a set of the game; none if there is no such set."""
    records = game.set_named(name) if name in SETS or name in game.sets.ids else None
    return records.ids if records is not None else ()


def matrix_cells(game: Game, custom: CustomSet, matrix: Matrix) -> MatrixCells:
    """Read the records of a set as a table."""
    if is_long(custom, matrix):
        return _from_cells(custom, matrix.rows, matrix.columns[0])
    return _from_rows(game, custom, matrix)


def _from_cells(custom: CustomSet, row: str, column: str) -> MatrixCells:
    cells: dict[tuple[str, str], list[Cell]] = {}
    for record in custom.records:
        if row in record.fields and column in record.fields:
            values = {name: shown(value) for name, value in record.fields.items() if name not in (row, column)}
            cells.setdefault((shown(record.fields[row]), shown(record.fields[column])), []).append(Cell(record, values))
    rows = _labels(custom, row, (label for label, _ in cells))
    columns = _labels(custom, column, (label for _, label in cells))
    if _vocabulary(custom, row) == _vocabulary(custom, column) is not None:
        rows = columns = tuple(dict.fromkeys((*rows, *columns)))
    return MatrixCells(rows, columns, cells)


def _labels(custom: CustomSet, name: str, used: Iterable[str]) -> tuple[str, ...]:
    """The labels of rows or columns: all letter codes of the field, then what else its records use."""
    codes = custom.codes.get(name, {})
    return tuple(dict.fromkeys((*(code.name for code in codes.values()), *used)))


def _vocabulary(custom: CustomSet, name: str) -> object:
    """Where the values of a field come from: its letter codes or a set; None if the field takes any value."""
    if codes := custom.codes.get(name):
        return tuple(code.name for code in codes.values())
    kind = custom.fields[name].type if name in custom.fields else "text"
    return None if kind in ("text", "number", "list", "flag", "dice", "code") else kind


def _from_rows(game: Game, custom: CustomSet, matrix: Matrix) -> MatrixCells:
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
    return MatrixCells(tuple(dict.fromkeys(rows)), columns, cells)


def row_label(custom: CustomSet, matrix: Matrix, record: CustomRecord) -> str:
    """The label of a record's row: the value of a field, or the record's own id."""
    if is_field(custom, matrix.rows):
        return shown(record.fields.get(matrix.rows, ""))
    return record.id


def field_for(record: CustomRecord, column: str) -> str:
    """The field of a record for a column. Ids may have hyphens where fields have underscores."""
    return column if column in record.fields else column.replace("-", "_")


def shown(value: object) -> str:
    """A value as text, a record by its id, so that two of them can be compared."""
    return value.id if isinstance(value, Named) else str(value)
