"""More units are placed on one cell than may stand there.

## What it does
Adds up the units that fixed placements put on each cell and compares their number with `stack:` of the zone that their
steps name. Cargo of carriers on the same cell is not counted if the zone has `carried: true`. If there are several
scenarios, each step is checked alone.

## Why it matters
The set-up breaks the limit that applies from the first move on.

## Fails
```yaml file=play.yaml
units:
  - {id: pikes, name: Pikes}
  - {id: bows, name: Bows}
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
zones:
  - {id: camp, name: Camp, board: field, cells: A1:C1, stack: 2}
setup:
  - id: first
    text: Fill your camp.
    zone: camp
    place:
      - {unit: pikes, cells: A1:C1, count: 2}
      - {unit: bows, cells: B1}
```
```text
play.yaml:14:29: error Z106 3 units start on B1 (2 Pikes + 1 Bows), but only 2 may stand on a cell of 'camp'
```

## Passes
```diff file=play.yaml
-      - {unit: pikes, cells: A1:C1, count: 2}
+      - {unit: pikes, cells: A1:C1}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.analysis import GameContext
from pnp.analysis.zones import can_carry
from pnp.checks.check import Problem
from pnp.checks.feasibility.placing import Placement, placements_by_game
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.lattice import Cell

CODE = "Z106"
NAME = "too many units on a cell"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every cell with fixed placements, once for each group of cells with the same placements."""
    for placements in placements_by_game(context.game):
        by_cell: dict[tuple[str, Cell], list[Placement]] = {}
        for placement in placements:
            for cell in placement.cells:
                by_cell.setdefault((placement.board.id, cell), []).append(placement)
        reported: set[tuple[int, ...]] = set()
        for (_, cell), stacked in by_cell.items():
            group = tuple(id(placement) for placement in stacked)
            if group not in reported:
                reported.add(group)
                yield from _crowded(context.game, cell, stacked)


def _crowded(game: Game, cell: Cell, stacked: Sequence[Placement]) -> Iterator[Problem]:
    zones = [placement.zone for placement in stacked if placement.zone]
    if not zones:
        return
    limit = min(zone.stack for zone in zones)
    counted = [placement for placement in stacked if not (zones[0].carried and _is_cargo(game, placement, stacked))]
    total = sum(placement.fixed.count for placement in counted)
    if total > limit:
        parts = " + ".join(f"{placement.fixed.count} {placement.unit.title}" for placement in counted)
        name = stacked[0].grid.lattice.name(cell)
        yield Problem(
            message=f"{total} units start on {name} ({parts}), but only {limit} may stand on a cell of {zones[0].id!r}",
            span=counted[-1].span,
            hint="spread them over more cells, or increase stack: of the zone",
            related=(Related(zones[0].at("stack"), "the limit"), *_others(counted)),
        )


def _is_cargo(game: Game, placement: Placement, stacked: Sequence[Placement]) -> bool:
    return any(other is not placement and can_carry(game, other.unit, placement.unit) for other in stacked)


def _others(counted: Sequence[Placement]) -> Iterator[Related]:
    for placement in counted[:-1]:
        yield Related(placement.span, f"{placement.unit.title} placed here")
