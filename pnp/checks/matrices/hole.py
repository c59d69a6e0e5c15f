"""A table over two classes has a hole.

## What it does
Reads a set with a `matrix:` as a table and looks for pairs of row and column without a cell. Rows and columns are all
letter codes of their field, the ids of a set that `matrix:` names, or else what the records say; where both are of one
kind, each of them is expected as row and as column. A class that lies within another takes the row of the wider one.

## Why it matters
Sooner or later somebody attacks the one arm that the table has forgotten.

## Fails
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

## Passes
```diff file=arms.yaml
       - {id: horse-foot, attacker: H, defender: F, bonus: 2}
+      - {id: horse-horse, attacker: H, defender: H, bonus: 0}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.listing import listed
from pnp.checks.matrices.cells import Laid, ids_of, is_field, is_long, laid_out
from pnp.findings import Severity
from pnp.model.decks import CustomSet, Matrix
from pnp.model.game import Game

CODE = "E501"
NAME = "hole in a matrix"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every set that is a table over two classes."""
    game = context.game
    for custom in game.sets:
        if custom.matrix:
            laid = laid_out(game, custom, custom.matrix)
            yield from _holes(custom, laid)
            yield from _rows_left_out(game, custom, custom.matrix, laid)


def _holes(custom: CustomSet, laid: Laid) -> Iterator[Problem]:
    missing = [(row, column) for row in laid.rows for column in laid.columns if (row, column) not in laid.cells]
    total = len(laid.rows) * len(laid.columns)
    if not missing or not laid.cells:
        return
    yield Problem(
        message=f"{len(missing)} of the {len(laid.rows)} × {len(laid.columns)} = {total} cells of {custom.id!r} "
        f"{'is' if len(missing) == 1 else 'are'} missing: {listed([f'{row} / {column}' for row, column in missing])}",
        span=custom.at("matrix"),
        hint="add them, with what holds there even if it is nothing",
    )


def _rows_left_out(game: Game, custom: CustomSet, matrix: Matrix, laid: Laid) -> Iterator[Problem]:
    """The ids of the set that names the rows which no record has."""
    if is_long(custom, matrix) or is_field(custom, matrix.rows):
        return
    covered = set(laid.rows)
    if matrix.rows == "classes":
        covered |= {record_class.id for record_class in game.classes if _is_covered(game, record_class.id, covered)}
    missing = [one for one in ids_of(game, matrix.rows) if one not in covered]
    if missing:
        yield Problem(
            message=f"{custom.id!r} has no row for {listed(missing)}",
            span=custom.at("matrix.rows"),
            hint=f"add a record for each of the {matrix.rows}",
        )


def _is_covered(game: Game, one: str, rows: set[str]) -> bool:
    """Whether a wider class has a row, or every class within it."""
    record = game.classes[one]
    within = [other.id for other in game.classes if one in other.within]
    wider = any(outer in rows or _is_wider_covered(game, outer, rows) for outer in record.within)
    return wider or (bool(within) and all(inner in rows for inner in within))


def _is_wider_covered(game: Game, one: str, rows: set[str]) -> bool:
    record = game.classes.find(one)
    return record is not None and any(outer in rows for outer in record.within)
