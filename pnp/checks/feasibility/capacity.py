"""More units must be set up than the zone can hold.

## What it does
Takes every army with a zone, lists the cells of the zone on which each kind of unit may stand (terrain that forbids it
is left out), and looks whether all units find a place under the stacking limit: by matching units with cells, not by
counting. On a node map the places count, where the zone says how many may `stack:` on one. Carriers take their cargo
where the zone says `carried: true`. Scenarios and options that add units are tried, too.

## Why it matters
Set-up comes first; a game that cannot be set up is over before it starts.

## Fails
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
units.yaml:6:55: error Z101 1 of the 4 units of 'north' finds no place in 'camp' (Pikes)
```

## Passes
```diff file=units.yaml
-  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1}
+  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1, stack: 2}
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.analysis.variants import variants
from pnp.checks.check import Problem
from pnp.checks.feasibility.room import left_out_of
from pnp.findings import Related, Severity

CODE = "Z101"
NAME = "zone too small"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every army in its zone: as listed, and in each scenario with what its options add."""
    game = context.game
    for army in game.armies:
        zone = game.zones.find(army.zone)
        if zone is None:
            continue
        for variant in variants(game, army):
            units = Counter(army.units) + variant.added(army)
            left_out = left_out_of(game, zone, units)
            if left_out:
                total, missing = sum(units.values()), sum(left_out.values())
                names = ", ".join(game.units[one].title for one in left_out)
                yield Problem(
                    message=f"{missing} of the {total} units of {army.id!r}{variant.words} "
                    f"{'finds' if missing == 1 else 'find'} no place in {zone.id!r} ({names})",
                    span=army.at("zone"),
                    hint="widen the zone, allow more units on a cell, or name another zone",
                    related=(Related(zone.span, "the zone"),),
                )
                break
