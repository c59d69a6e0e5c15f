"""More units set up in a zone than it can hold.

For every army with a zone, lists the cells of the zone on which each kind of unit may stand (terrain that forbids it is
left out), and matches units with cells within the stacking limit. On a node map it counts the places, if the zone has
`stack:`. Carriers hold their cargo if the zone has `carried: true`. Scenarios and options that add units are tried,
too.

A game that cannot be set up cannot be played.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 4}, zone: camp}
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
zones:
  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1}
```
```text
units.yaml:6:55: error Z101 1 of the 4 units of 'north' does not fit in 'camp' (Pikes)
```
```diff file=units.yaml
-  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1}
+  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1, stack: 2}
```
"""

from collections import Counter

from pnp.analysis.arrivals import starting_units
from pnp.analysis.variants import variants
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.feasibility.room import unplaced_units

NAME = "zone too small"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every army in its zone: as listed, and in each scenario with the units that its options add."""
    game = context.game
    for army in game.armies:
        zone = game.zones.find(army.zone)
        if zone is None:
            continue
        for variant in variants(game, army):
            units = Counter(starting_units(game, army)) + variant.added(army)
            left_out = unplaced_units(game, zone, units)
            if left_out:
                total, missing = sum(units.values()), sum(left_out.values())
                names = ", ".join(game.units[name].title for name in left_out)
                yield Problem(
                    message=f"{missing} of the {total} units of {army.id!r}{variant.words} "
                    f"{'does' if missing == 1 else 'do'} not fit in {zone.id!r} ({names})",
                    span=army.at("zone"),
                    hint="extend the zone, allow more units on a cell, or name another zone",
                    related=(Related(zone.span, "the zone"),),
                )
                break
