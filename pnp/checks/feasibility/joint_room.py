"""Armies whose zones overlap do not fit in together.

## What it does
Takes the armies that set up on one board (those of each scenario, where there are scenarios), each of which fits into
its zone alone, and matches all their units with the cells of all their zones at once. Zones into which carriers load
(`carried: true`) and armies that a step of set-up does not mention are left out.

## Why it matters
The second player finds the cells taken that both were promised.

## Fails
```yaml file=units.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 3}, zone: west}
  - {id: south, side: south, units: {pikes: 3}, zone: middle}
boards:
  - {id: field, name: Field, grid: {columns: 5, rows: 1, cell: 20 mm}}
zones:
  - {id: west, name: West, side: north, board: field, cells: A1:C1}
  - {id: middle, name: Middle, side: south, board: field, cells: B1:E1}
```
```text
units.yaml:8:55: warning Z111 1 of the 6 units of north, south finds no place: their zones hold 5 together
```

## Passes
```diff file=units.yaml
-  - {id: field, name: Field, grid: {columns: 5, rows: 1, cell: 20 mm}}
+  - {id: field, name: Field, grid: {columns: 6, rows: 1, cell: 20 mm}}
-  - {id: middle, name: Middle, side: south, board: field, cells: B1:E1}
+  - {id: middle, name: Middle, side: south, board: field, cells: C1:F1}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.analysis import GameContext
from pnp.analysis.lineups import lineups
from pnp.analysis.zones import admits, zone_cells, zone_grid
from pnp.checks.check import Problem
from pnp.checks.feasibility.matching import places_left_out
from pnp.checks.feasibility.room import left_out_of, terrain_open_to
from pnp.checks.listing import listed
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.lattice import Cell
from pnp.model.play import Zone
from pnp.model.units import Army

CODE = "Z111"
NAME = "zones too small together"
SEVERITY = Severity.WARNING

Placed = tuple[Army, Zone]
Ground = tuple[tuple[str, ...], str]  # The zones that share some cells, and the terrain of those cells.


def check(context: GameContext) -> Iterator[Problem]:
    """The armies of every scenario, or all of them, board by board; each pair of armies is told of once."""
    game = context.game
    told: set[frozenset[str]] = set()
    for armies in lineups(game):
        setting_up = [found for army in armies if (found := _placed(game, army))]
        for board in game.boards:
            together = _overlapping(game, [one for one in setting_up if one[1].board == board.id])
            names = frozenset(army.id for army, _ in together)
            if len(together) > 1 and names not in told:
                told.add(names)
                yield from _match(game, together)


def _placed(game: Game, army: Army) -> Placed | None:
    """An army with its zone, if it sets up there before the game and fits in alone."""
    zone = game.zones.find(army.zone)
    told = not game.setup or any(step.army == army.id for step in game.setup)
    if zone is None or zone.carried or not told or zone_cells(game, zone) is None:
        return None
    return None if left_out_of(game, zone, army.units) else (army, zone)


def _overlapping(game: Game, armies: Sequence[Placed]) -> list[Placed]:
    """The armies whose zone shares cells with that of another one."""
    cells = [set(zone_cells(game, zone) or ()) for _, zone in armies]
    return [
        one
        for index, one in enumerate(armies)
        if any(not cells[index].isdisjoint(other) for at, other in enumerate(cells) if at != index)
    ]


def _match(game: Game, armies: Sequence[Placed]) -> Iterator[Problem]:
    capacity = _capacity(game, armies)
    wanted: dict[tuple[str, str], int] = {}
    allowed: dict[tuple[str, str], Sequence[Ground]] = {}
    for army, zone in armies:
        for one, count in army.units.items():
            unit = game.units.find(one)
            if unit and admits(game, zone, unit):
                open_to_it = terrain_open_to(game, unit, {terrain for _, terrain in capacity})
                wanted[army.id, one] = count
                allowed[army.id, one] = [key for key in capacity if zone.id in key[0] and key[1] in open_to_it]
    left_out = places_left_out(wanted, allowed, capacity)
    if left_out:
        missing, total = sum(left_out.values()), sum(wanted.values())
        last, _ = armies[-1]
        yield Problem(
            message=f"{missing} of the {total} units of {listed([army.id for army, _ in armies])} "
            f"{'finds' if missing == 1 else 'find'} no place: their zones hold {sum(capacity.values())} together",
            span=last.at("zone"),
            hint="let the zones not overlap, or widen one of them",
            related=tuple(Related(one.span, f"the zone of {army.id!r}") for army, one in armies),
        )


def _capacity(game: Game, armies: Sequence[Placed]) -> dict[Ground, int]:
    """How many units stand on all cells of one terrain that lie in the same zones."""
    grid = zone_grid(game, armies[0][1])
    ground = grid.terrain_map() if grid else {}
    zones: dict[Cell, list[Zone]] = {}
    for zone in {zone.id: zone for _, zone in armies}.values():
        for cell in zone_cells(game, zone) or ():
            zones.setdefault(cell, []).append(zone)
    capacity: dict[Ground, int] = {}
    for cell, there in zones.items():
        key = tuple(zone.id for zone in there), ground[cell]
        capacity[key] = capacity.get(key, 0) + max(zone.stack for zone in there)
    return capacity
