"""A table that is declared symmetric is not.

For every field that `symmetric:` names, compares each cell with the cell whose row and column are swapped. In a table
with a record for each row, columns are compared with rows, and `symmetric:` names any one of the columns.

Foot against horse and horse against foot are the same meeting, but the table gives it two results.

```yaml file=arms.yaml
sets:
  - id: meetings
    name: Arm against arm
    matrix: {rows: one, columns: other, symmetric: [distance]}
    codes:
      one: {F: Foot, H: Horse}
      other: {F: Foot, H: Horse}
    fields: {distance: number}
    records:
      - {id: foot-foot, one: F, other: F, distance: 1}
      - {id: foot-horse, one: F, other: H, distance: 2}
      - {id: horse-foot, one: H, other: F, distance: 3}
      - {id: horse-horse, one: H, other: H, distance: 1}
```
```text
arms.yaml:11:54: error E504 distance is symmetric, but Foot / Horse has 2 and Horse / Foot has 3
```
```diff file=arms.yaml
-      - {id: horse-foot, one: H, other: F, distance: 3}
+      - {id: horse-foot, one: H, other: F, distance: 2}
```
"""

from collections.abc import Mapping, Sequence

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.matrices.cells import Cell, field_for, is_long, matrix_cells

NAME = "asymmetric matrix"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every table with symmetric fields."""
    for custom in context.game.sets:
        if custom.matrix and custom.matrix.symmetric:
            cells = matrix_cells(context.game, custom, custom.matrix).cells
            if is_long(custom, custom.matrix):
                for name in custom.matrix.symmetric:
                    yield from _compare(cells, name)
            else:
                yield from _compare(cells, "")


def _compare(cells: Mapping[tuple[str, str], Sequence[Cell]], name: str) -> Problems:
    """name: the field to compare; empty if each cell has one value, under the name of its column."""
    for (row, column), (cell, *_) in cells.items():
        mirrored = cells.get((column, row))
        if mirrored is None or row >= column:
            continue
        other = mirrored[0]
        here, there = cell.values.get(name or column, ""), other.values.get(name or row, "")
        if here != there:
            yield Problem(
                message=f"{name or 'the table'} is symmetric, but {row} / {column} has {here or 'nothing'} "
                f"and {column} / {row} has {there or 'nothing'}",
                span=_place(cell, name or column),
                hint="correct one of them, or remove the field from symmetric:",
                related=(Related(_place(other, name or row), f"{column} / {row}"),),
            )


def _place(cell: Cell, name: str) -> Span:
    return cell.record.at(field_for(cell.record, name))
