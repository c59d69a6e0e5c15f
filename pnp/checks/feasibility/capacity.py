"""More units must be set up than the zone can hold.

## What it does
Takes every army with a zone, lists the cells of the zone on which each kind of unit may stand (terrain that forbids
it is left out), and looks whether all units find a place under the stacking limit: by matching units with cells, not
by counting. Carriers take their cargo where the zone says `carried: true`. Scenarios and options that add units are
tried, too.

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
  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1, stack: 2}
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pnp.checks.check import Problem
from pnp.checks.feasibility.matching import places_left_out
from pnp.checks.feasibility.zones import can_carry, may_stand, zone_cells, zone_grid
from pnp.checks.variants import variants
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.units import Unit

CODE = "Z101"
NAME = "zone too small"
SEVERITY = Severity.ERROR


def check(game: Game) -> Iterator[Problem]:
    """Every army in its zone: as listed, and in each scenario with what its options add."""
    for army in game.armies:
        zone = game.zones.find(army.zone)
        if zone is None:
            continue
        for variant in variants(game, army):
            units = Counter(army.units) + variant.added(army)
            left_out = _left_out(game, zone, units)
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


def _left_out(game: Game, zone: Zone, units: Mapping[str, int]) -> Mapping[str, int]:
    """How many of each kind of unit find no place."""
    cells, grid = zone_cells(game, zone), zone_grid(game, zone)
    if cells is None or grid is None:
        return {}
    kinds = {one: unit for one in units if (unit := game.units.find(one))}
    capacity = dict.fromkeys(cells, zone.stack)
    wanted = {one: number for one, number in units.items() if one in kinds}
    ground = grid.terrain_map()
    terrain = {ground[cell] for cell in cells}
    allowed = {}
    for one, unit in kinds.items():
        open_to_it = {ground_id for ground_id in terrain if may_stand(game, unit, ground_id)}
        allowed[one] = [cell for cell in cells if ground[cell] in open_to_it]
    left_out = places_left_out(wanted, allowed, capacity)
    return _after_loading(game, zone, wanted, left_out, kinds) if zone.carried else left_out


def _after_loading(
    game: Game, zone: Zone, wanted: Mapping[str, int], left_out: Mapping[str, int], kinds: Mapping[str, Unit]
) -> Mapping[str, int]:
    """Those left out who do not fit into the carriers that have found a place, either."""
    holds = {
        (one, number): unit.carries.count
        for one, unit in kinds.items()
        if unit.carries
        for number in range(wanted[one] - left_out.get(one, 0))
    }
    fits = {cargo: [hold for hold in holds if can_carry(game, kinds[hold[0]], kinds[cargo])] for cargo in left_out}
    return places_left_out(left_out, fits, holds)
