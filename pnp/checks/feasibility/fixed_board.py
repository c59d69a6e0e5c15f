"""A unit is placed on a cell that the board does not have.

Looks up the cells, sides and corners of every fixed placement on the board of its zone, or on the only grid of the kit.
Zeros that a spreadsheet has left out, 503 for 0503, are told as one finding and can be put back in YAML and CSV.

The unit cannot be set up.

```yaml file=play.yaml
units:
  - {id: pikes, name: Pikes}
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
setup:
  - {id: first, text: Put your pikes in the first row., place: [{unit: pikes, cells: A1:D1}]}
```
```text
play.yaml:6:86: error Z104 unit 'pikes' starts on D1, which 'field' does not have
```
```diff file=play.yaml
-  - {id: first, text: Put your pikes in the first row., place: [{unit: pikes, cells: A1:D1}]}
+  - {id: first, text: Put your pikes in the first row., place: [{unit: pikes, cells: A1:C1}]}
```
"""

from pnp.analysis.placing import placements
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.lost_zeros import lost_zeros

NAME = "placed off the board"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every cell of every fixed placement."""
    for placement in placements(context.game):
        lattice, board = placement.grid.lattice, placement.board.id
        for name in lattice.unknown_places(placement.fixed.cells):
            message = f"unit {placement.unit.id!r} starts on {name}, which {board!r} does not have"
            hint = f"the board has {lattice.size_in_words}"
            yield lost_zeros(lattice, board, name, message, placement.span) or Problem(
                message=message, span=placement.span, hint=hint
            )
