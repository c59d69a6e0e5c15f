"""A unit is placed on a cell that the board does not have.

Looks up the cells, sides and corners of every fixed placement on the board of its zone, or on the only grid of the kit.

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

NAME = "placed off the board"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every cell of every fixed placement."""
    for placement in placements(context.game):
        for name in placement.grid.lattice.unknown_places(placement.fixed.cells):
            yield Problem(
                message=f"unit {placement.unit.id!r} starts on {name}, which {placement.board.id!r} does not have",
                span=placement.span,
                hint=f"the board has {placement.grid.lattice.size_in_words}",
            )
