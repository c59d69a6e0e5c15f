"""More units are placed than their side has.

Adds up the fixed placements of each kind of unit and side over all set-up steps (or of each step alone if there are
several scenarios), and compares them with the units that the armies of that side can have, including everything that
options and rolls add.

Some cells stay empty, and nobody knows which.

```yaml file=play.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 5}}
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
setup:
  - {id: first, text: Two on each cell of the first row., side: north, place: [{unit: pikes, cells: A1:C1, count: 2}]}
```
```text
play.yaml:10:101: error Z107 6 of 'pikes' are placed for 'north' (3 cells × 2 = 6), but it has only 5
```
```diff file=play.yaml
-  - {id: north, side: north, units: {pikes: 5}}
+  - {id: north, side: north, units: {pikes: 6}}
```
"""

from collections.abc import Sequence

from pnp.analysis.arrivals import arriving_units
from pnp.analysis.placing import Placement, placements_by_game
from pnp.analysis.strength import most
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.game import Game
from pnp.model.units import Army

NAME = "more units placed than exist"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every kind of unit and side with fixed placements."""
    game = context.game
    for placements in placements_by_game(game):
        groups: dict[tuple[str, str], list[Placement]] = {}
        for placement in placements:
            if placement.side:
                groups.setdefault((placement.unit.id, placement.side), []).append(placement)
        for (_, side), group in groups.items():
            armies = [army for army in game.armies if army.side == side]
            if armies:
                yield from _compare(game, side, group, armies)


def _compare(game: Game, side: str, group: Sequence[Placement], armies: Sequence[Army]) -> Problems:
    unit = group[0].unit
    parts = [(len(placement.places), placement.fixed.count) for placement in group]
    placed = sum(cells * count for cells, count in parts)
    available = sum(most(game, army, unit).number - arriving_units(game, army)[unit.id] for army in armies)
    if placed > available:
        sums = " + ".join(f"{cells} {'cell' if cells == 1 else 'cells'} × {count}" for cells, count in parts)
        yield Problem(
            message=f"{placed} of {unit.id!r} are placed for {side!r} ({sums} = {placed}), but it has only {available}",
            span=group[-1].span,
            hint="name fewer cells, or give the army more units",
            related=(Related(_listed_at(armies, unit.id), "the units of the army"),),
        )


def _listed_at(armies: Sequence[Army], unit: str) -> Span:
    return next((army.at(f"units.{unit}") for army in armies if unit in army.units), armies[0].at("units"))
