"""A unit is placed on terrain that it may not enter.

## What it does
Looks up the terrain of every cell of a fixed placement, and whether an effect of that terrain forbids the unit to move
there.

## Why it matters
Before anybody has moved, the unit stands where the rules forbid it.

## Fails
```yaml file=play.yaml
terrain:
  - {id: plain, name: Plain}
  - {id: sea, name: Sea, effects: [{do: forbid, what: move}]}
units:
  - {id: pikes, name: Pikes}
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 1
      cell: 20 mm
      legend: {".": plain, "~": sea}
      cells: |
        ..~
setup:
  - {id: first, text: Put your pikes on B1 and C1., place: [{unit: pikes, cells: B1:C1}]}
```
```text
play.yaml:17:82: error Z105 unit 'pikes' starts on C1, but may not enter 'sea'
```

## Passes
```diff file=play.yaml
-  - {id: first, text: Put your pikes on B1 and C1., place: [{unit: pikes, cells: B1:C1}]}
+  - {id: first, text: Put your pikes on A1 and B1., place: [{unit: pikes, cells: A1:B1}]}
```
"""

from pnp.analysis.placing import Placement, placements
from pnp.analysis.zones import may_stand
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.cell_span import cell_span
from pnp.model.game import Game
from pnp.model.lattice import Cell

CODE = "Z105"
NAME = "placed on forbidden terrain"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every cell of every fixed placement, unless a carrier stands there, too."""
    all_placements = list(placements(context.game))
    carriers = {cell for placement in all_placements if placement.unit.carries for cell in placement.cells}
    for placement in all_placements:
        yield from _on_forbidden(context.game, placement, carriers)


def _on_forbidden(game: Game, placement: Placement, carriers: set[Cell]) -> Problems:
    ground = placement.grid.terrain_map()
    for cell in placement.cells:
        if cell not in carriers and not may_stand(game, placement.unit, ground[cell]):
            drawn = (Related(cell_span(placement.grid, cell), "drawn here"),) if placement.grid.cells else ()
            terrain = game.terrain[ground[cell]]
            yield Problem(
                message=f"unit {placement.unit.id!r} starts on {placement.grid.lattice.name(cell)}, "
                f"but may not enter {ground[cell]!r}",
                span=placement.span,
                hint="place it elsewhere, or draw other terrain there",
                related=(*drawn, Related(terrain.at("effects"), f"what {terrain.title} forbids")),
            )
