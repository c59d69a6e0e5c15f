"""A unit is placed on ground that it may not enter.

## What it does
Looks up the ground of every cell of a fixed placement and asks whether an effect of that ground forbids the unit to
move there.

## Why it matters
The unit stands where the rules say it cannot stand, before anybody has moved.

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
play.yaml:17:82: error Z105 unit 'pikes' starts on C1, which is 'sea' and closed to it
```

## Passes
```diff file=play.yaml
-  - {id: first, text: Put your pikes on B1 and C1., place: [{unit: pikes, cells: B1:C1}]}
+  - {id: first, text: Put your pikes on A1 and B1., place: [{unit: pikes, cells: A1:B1}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.analysis.zones import may_stand
from pnp.checks.cell_span import cell_span
from pnp.checks.check import Problem
from pnp.checks.feasibility.placing import Placed, placements
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.lattice import Cell

CODE = "Z105"
NAME = "placed on forbidden ground"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every cell of every fixed placement, unless a carrier stands there, too."""
    found = list(placements(context.game))
    carriers = {cell for placed in found if placed.unit.carries for cell in placed.cells}
    for placed in found:
        yield from _on_forbidden(context.game, placed, carriers)


def _on_forbidden(game: Game, one: Placed, carriers: set[Cell]) -> Iterator[Problem]:
    ground = one.grid.terrain_map()
    for cell in one.cells:
        if cell not in carriers and not may_stand(game, one.unit, ground[cell]):
            drawn = (Related(cell_span(one.grid, cell), "drawn here"),) if one.grid.cells else ()
            terrain = game.terrain[ground[cell]]
            yield Problem(
                message=f"unit {one.unit.id!r} starts on {one.grid.lattice.name(cell)}, which is {ground[cell]!r} "
                "and closed to it",
                span=one.span,
                hint="place it elsewhere, or draw another ground there",
                related=(*drawn, Related(terrain.at("effects"), f"what {terrain.title} forbids")),
            )
