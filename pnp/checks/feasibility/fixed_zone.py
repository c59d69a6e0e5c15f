"""A unit is placed outside the zone of its set-up step.

Compares the cells of every fixed placement with the zone that the same set-up step names, or with that of its army. A
side or a corner is in a zone if one of its cells is.

One sentence of the set-up contradicts the other, and players must guess which one is meant.

```yaml file=play.yaml
units:
  - {id: pikes, name: Pikes}
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
zones:
  - {id: camp, name: Camp, board: field, cells: A1:C1}
setup:
  - {id: first, text: Put your pikes on A1 and A2., zone: camp, place: [{unit: pikes, cells: 'A1, A2'}]}
```
```text
play.yaml:8:94: error Z103 unit 'pikes' starts on A2, outside 'camp'
```
```diff file=play.yaml
-  - {id: first, text: Put your pikes on A1 and A2., zone: camp, place: [{unit: pikes, cells: 'A1, A2'}]}
+  - {id: first, text: Put your pikes on A1 and B1., zone: camp, place: [{unit: pikes, cells: 'A1, B1'}]}
```
"""

from pnp.analysis.placing import placements
from pnp.analysis.zones import zone_cells
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.listing import listed

NAME = "placed outside the zone"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every fixed placement of a step with a zone."""
    for placement in placements(context.game):
        cells = zone_cells(context.game, placement.zone) if placement.zone else None
        if placement.zone is None or cells is None:
            continue
        outside = [place.name for place in placement.places if not any(cell in cells for cell in place.cells)]
        if outside:
            yield Problem(
                message=f"unit {placement.unit.id!r} starts on {listed(outside)}, outside {placement.zone.id!r}",
                span=placement.span,
                hint="correct the cells, or extend the zone",
                related=(Related(placement.zone.span, "the zone"),),
            )
