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
  - {id: field, name: Field, grid: {columns: 6, rows: 1, cell: 20 mm}}
zones:
  - {id: west, name: West, side: north, board: field, cells: A1:C1}
  - {id: middle, name: Middle, side: south, board: field, cells: C1:F1}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.checks.boards.wording import listed
from pnp.checks.check import Problem
from pnp.checks.feasibility.matching import places_left_out
from pnp.checks.feasibility.room import cells_open_to, left_out_of
from pnp.checks.feasibility.zones import Cell, admits, zone_cells, zone_grid
from pnp.checks.supply.lineups import lineups
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.units import Army

CODE = "Z111"
NAME = "zones too small together"
SEVERITY = Severity.WARNING

Placed = tuple[Army, Zone]


def check(game: Game) -> Iterator[Problem]:
    """The armies of every scenario, or all of them, board by board; each pair of armies is told of once."""
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
    wanted: dict[tuple[str, str], int] = {}
    allowed: dict[tuple[str, str], Sequence[Cell]] = {}
    capacity: dict[Cell, int] = {}
    grid = zone_grid(game, armies[0][1])
    ground = grid.terrain_map() if grid else {}
    for army, zone in armies:
        cells = zone_cells(game, zone) or ()
        for one, count in army.units.items():
            unit = game.units.find(one)
            if unit and admits(game, zone, unit):
                wanted[army.id, one] = count
                allowed[army.id, one] = cells_open_to(game, unit, cells, ground)
        for cell in cells:
            capacity[cell] = max(capacity.get(cell, 0), zone.stack)
    left_out = places_left_out(wanted, allowed, capacity)
    if left_out:
        missing, total = sum(left_out.values()), sum(wanted.values())
        last, zone = armies[-1]
        yield Problem(
            message=f"{missing} of the {total} units of {listed([army.id for army, _ in armies])} "
            f"{'finds' if missing == 1 else 'find'} no place: their zones hold {sum(capacity.values())} together",
            span=last.at("zone"),
            hint="let the zones not overlap, or widen one of them",
            related=tuple(Related(one.span, f"the zone of {army.id!r}") for army, one in armies),
        )
