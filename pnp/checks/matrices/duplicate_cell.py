"""A table over two classes has the same cell twice.

Reads a set with a `matrix:` as a table and looks for records with the same row and column, and says where their values
differ.

Two players find two answers in one table, and both can point to it.

```yaml file=arms.yaml
sets:
  - id: meetings
    name: Arm against arm
    matrix: {rows: attacker, columns: defender}
    codes:
      attacker: {F: Foot, H: Horse}
      defender: {F: Foot}
    fields: {bonus: number}
    records:
      - {id: foot-foot, attacker: F, defender: F, bonus: 0}
      - {id: horse-foot, attacker: H, defender: F, bonus: 2}
      - {id: horse-foot-2, attacker: H, defender: F, bonus: 1}
```
```text
arms.yaml:12:61: error E502 the cell Horse / Foot is listed twice, with bonus 2 and 1
```
```diff file=arms.yaml
-      - {id: horse-foot-2, attacker: H, defender: F, bonus: 1}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.matrices.cells import Cell, matrix_cells
from pnp.checks.repeats import first_of_each

NAME = "duplicate matrix cell"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every cell of every table that more than one record fills."""
    for custom in context.game.sets:
        if custom.matrix:
            filled = matrix_cells(context.game, custom, custom.matrix).cells.items()
            further = ((place, cells[0], cell) for place, cells in filled for cell in cells[1:])
            for place, first, cell in first_of_each(further, lambda found: found[2].record.id):
                yield _problem(" / ".join(place), first, cell)


def _problem(where: str, first: Cell, second: Cell) -> Problem:
    differing = [name for name, value in second.values.items() if first.values.get(name) != value]
    says = " and ".join(f"{name} {first.values.get(name, 'nothing')} and {second.values[name]}" for name in differing)
    return Problem(
        message=f"the cell {where} is listed twice" + (f", with {says}" if says else ", with the same values"),
        span=second.record.at(differing[0]) if differing else second.record.at("id"),
        hint="remove one, or correct its row or column",
        related=(Related(first.record.at("id"), "first listed here"),),
    )
