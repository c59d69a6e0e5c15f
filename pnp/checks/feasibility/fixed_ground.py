"""A unit is placed on terrain that it may not enter.

Looks up the terrain of every cell of a fixed placement, and whether an effect of that terrain forbids the unit to move
there. On a side or a corner, the unit must be allowed to enter one of the cells that meet there.

Before anybody has moved, the unit stands where the rules forbid it.

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
```diff file=play.yaml
-  - {id: first, text: Put your pikes on B1 and C1., place: [{unit: pikes, cells: B1:C1}]}
+  - {id: first, text: Put your pikes on A1 and B1., place: [{unit: pikes, cells: A1:B1}]}
```
"""

from pnp.analysis.placing import Placement, placements
from pnp.analysis.zones import may_stand
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.cell_span import cell_span
from pnp.checks.listing import listed
from pnp.model.game import Game
from pnp.model.lattice import PiecePlace

NAME = "placed on forbidden terrain"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every cell of every fixed placement, unless a carrier stands there, too."""
    all_placements = list(placements(context.game))
    carriers = {place.at for placement in all_placements if placement.unit.carries for place in placement.places}
    for placement in all_placements:
        for place in placement.places:
            if place.at not in carriers:
                yield from _on_forbidden(context.game, placement, place)


def _on_forbidden(game: Game, placement: Placement, place: PiecePlace) -> Problems:
    ground = placement.grid.terrain_map()
    if any(may_stand(game, placement.unit, ground[cell]) for cell in place.cells):
        return
    kinds = list(dict.fromkeys(ground[cell] for cell in place.cells))
    names = listed([repr(kind) for kind in kinds])
    drawn = [Related(cell_span(placement.grid, cell), "drawn here") for cell in place.cells if placement.grid.cells]
    forbidding = (game.terrain[kind] for kind in kinds)
    yield Problem(
        message=f"unit {placement.unit.id!r} starts on {place.name}, but may not enter {names}",
        span=placement.span,
        hint="place it elsewhere, or draw other terrain there",
        related=(*drawn, *(Related(kind.at("effects"), f"what {kind.title} forbids") for kind in forbidding)),
    )
