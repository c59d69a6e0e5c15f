"""A table over two classes names a class that the game does not have.

Looks up what `matrix:` names. `rows:` is a field of the set, or a set of the game whose ids the records have;
`columns:` are fields of the set, or a set whose ids are the fields; `symmetric:` are fields.

The row applies to nothing, and the class that was meant has no row.

```yaml file=arms.yaml
classes:
  - {id: foot, name: Foot}
  - {id: horse, name: Horse}
sets:
  - id: marches
    name: Marches
    matrix: {rows: classes, columns: [road, field]}
    fields: {road: number, field: number}
    records:
      - {id: foot, road: 3, field: 2}
      - {id: hores, road: 5, field: 4}
```
```text
arms.yaml:11:14: error E503 there is no 'hores' among the classes
```
```diff file=arms.yaml
-      - {id: hores, road: 5, field: 4}
+      - {id: horse, road: 5, field: 4}
```
"""

from collections.abc import Iterable

from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.matrices.cells import ids_of, is_field
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.decks import CustomSet, Matrix
from pnp.model.game import SETS, Game

NAME = "unknown class in a matrix"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """The headings of every table, then its rows."""
    game = context.game
    for custom in game.sets:
        if custom.matrix:
            yield from _headings(game, custom, custom.matrix)
            if not is_field(custom, custom.matrix.rows):
                yield from _rows(game, custom, custom.matrix)


def _headings(game: Game, custom: CustomSet, matrix: Matrix) -> Problems:
    fields = tuple(dict.fromkeys((*custom.fields, *custom.codes)))
    known = (*fields, *SETS, *game.sets.ids)
    if matrix.rows not in known:
        yield _problem(
            f"{matrix.rows!r} is neither a field of {custom.id!r} nor a set", matrix.at("rows"), matrix.rows, known
        )
    alone = len(matrix.columns) == 1
    for index, name in enumerate(matrix.columns):
        if name not in (known if alone else fields):
            span = matrix.at(f"columns.{index}")
            yield _problem(f"{name!r} is not a field of {custom.id!r}", span, name, fields)
        elif name not in fields:
            yield from _fields_of_ids(game, custom, name, matrix.at(f"columns.{index}"))
    for index, name in enumerate(matrix.symmetric):
        if name not in fields:
            span = matrix.at(f"symmetric.{index}")
            yield _problem(f"{name!r} is not a field of {custom.id!r}", span, name, fields)


def _fields_of_ids(game: Game, custom: CustomSet, name: str, span: Span) -> Problems:
    """Ids of the set that names the columns for which the records have no field."""
    fields = {field.replace("_", "-") for field in custom.fields}
    for column in ids_of(game, name):
        if column not in custom.fields and column not in fields:
            yield Problem(
                message=f"{custom.id!r} has no field for {column!r} of the {name} that are its columns",
                span=span,
                hint=did_you_mean(column, custom.fields) or f"declare it under fields: of {custom.id!r}",
            )


def _rows(game: Game, custom: CustomSet, matrix: Matrix) -> Problems:
    ids = ids_of(game, matrix.rows)
    for record in custom.records:
        if ids and record.id not in ids:
            yield _problem(f"there is no {record.id!r} among the {matrix.rows}", record.at("id"), record.id, ids)


def _problem(message: str, span: Span, name: str, known: Iterable[str]) -> Problem:
    return Problem(message=message, span=span, hint=did_you_mean(name, known) or f"use {one_of(known)}")
