"""A table over two classes lacks a cell.

Reads a set with a `matrix:` as a table and looks for pairs of row and column without a cell. Rows and columns are all
letter codes of their field, the ids of a set that `matrix:` names, or else what the records say. If both are of the
same kind, each is expected as a row and as a column. A class within another uses the row of the wider class.

Sooner or later somebody attacks the one arm that the table leaves out.

```yaml file=arms.yaml
sets:
  - id: meetings
    name: Arm against arm
    matrix: {rows: attacker, columns: defender}
    codes:
      attacker: {F: Foot, H: Horse}
      defender: {F: Foot, H: Horse}
    fields: {bonus: number}
    records:
      - {id: foot-foot, attacker: F, defender: F, bonus: 0}
      - {id: foot-horse, attacker: F, defender: H, bonus: -1}
      - {id: horse-foot, attacker: H, defender: F, bonus: 2}
```
```text
arms.yaml:4:13: error E501 1 of the 2 × 2 = 4 cells of 'meetings' is missing: Horse / Horse
```
```diff file=arms.yaml
       - {id: horse-foot, attacker: H, defender: F, bonus: 2}
+      - {id: horse-horse, attacker: H, defender: H, bonus: 0}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.listing import listed
from pnp.checks.matrices.cells import MatrixCells, ids_of, is_field, is_long, matrix_cells
from pnp.model.decks import CustomSet, Matrix
from pnp.model.game import Game

NAME = "missing matrix cell"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every set that is a table over two classes."""
    game = context.game
    for custom in game.sets:
        if custom.matrix:
            table = matrix_cells(game, custom, custom.matrix)
            yield from _missing_cells(custom, table)
            yield from _missing_rows(game, custom, custom.matrix, table)


def _missing_cells(custom: CustomSet, table: MatrixCells) -> Problems:
    missing = [(row, column) for row in table.rows for column in table.columns if (row, column) not in table.cells]
    total = len(table.rows) * len(table.columns)
    if not missing or not table.cells:
        return
    yield Problem(
        message=f"{len(missing)} of the {len(table.rows)} × {len(table.columns)} = {total} cells of {custom.id!r} "
        f"{'is' if len(missing) == 1 else 'are'} missing: {listed([f'{row} / {column}' for row, column in missing])}",
        span=custom.at("matrix"),
        hint="add them, even where nothing happens",
    )


def _missing_rows(game: Game, custom: CustomSet, matrix: Matrix, table: MatrixCells) -> Problems:
    """Ids of the set that names the rows for which there is no record."""
    if is_long(custom, matrix) or is_field(custom, matrix.rows):
        return
    covered = set(table.rows)
    if matrix.rows == "classes":
        covered |= {record_class.id for record_class in game.classes if _is_covered(game, record_class.id, covered)}
    missing = [row for row in ids_of(game, matrix.rows) if row not in covered]
    if missing:
        yield Problem(
            message=f"{custom.id!r} has no row for {listed(missing)}",
            span=custom.at("matrix.rows"),
            hint=f"add a record for each of the {matrix.rows}",
        )


def _is_covered(game: Game, class_id: str, rows: set[str]) -> bool:
    """Whether a wider class has a row, or every class within this one."""
    record = game.classes[class_id]
    within = [other.id for other in game.classes if class_id in other.within]
    wider = any(outer in rows or _is_wider_covered(game, outer, rows) for outer in record.within)
    return wider or (bool(within) and all(inner in rows for inner in within))


def _is_wider_covered(game: Game, class_id: str, rows: set[str]) -> bool:
    record = game.classes.find(class_id)
    return record is not None and any(outer in rows for outer in record.within)
