"""More units are placed on one cell than may stand there.

## What it does
Adds up what the fixed placements put on each cell and compares it with `stack:` of the zone that their steps name.
Cargo of carriers on the same cell is not counted where the zone says `carried: true`. Where there are several
scenarios, each step is looked at by itself.

## Why it matters
The set-up breaks the limit that holds from the first move on.

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
from pnp.checks.feasibility.placing import Placed, together
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.lattice import Cell

CODE = "Z106"
NAME = "too many on a cell"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every cell with fixed placements, once for each group of cells with the same ones."""
    for placed in together(context.game):
        by_cell: dict[tuple[str, Cell], list[Placed]] = {}
        for one in placed:
            for cell in one.cells:
                by_cell.setdefault((one.board.id, cell), []).append(one)
        told: set[tuple[int, ...]] = set()
        for (_, cell), there in by_cell.items():
            group = tuple(id(placed) for placed in there)
            if group not in told:
                told.add(group)
                yield from _crowded(context.game, cell, there)


def _crowded(game: Game, cell: Cell, there: Sequence[Placed]) -> Iterator[Problem]:
    zones = [placed.zone for placed in there if placed.zone]
    if not zones:
        return
    limit = min(zone.stack for zone in zones)
    counted = [placed for placed in there if not (zones[0].carried and _is_cargo(game, placed, there))]
    total = sum(placed.fixed.count for placed in counted)
    if total > limit:
        parts = " + ".join(f"{placed.fixed.count} {placed.unit.title}" for placed in counted)
        name = there[0].grid.lattice.name(cell)
        yield Problem(
            message=f"{total} units start on {name} ({parts}), but only {limit} may stand on a cell of {zones[0].id!r}",
            span=counted[-1].span,
            hint="spread them over more cells, or raise stack: of the zone",
            related=(Related(zones[0].at("stack"), "the limit"), *_others(counted)),
        )


def _is_cargo(game: Game, one: Placed, there: Sequence[Placed]) -> bool:
    return any(other is not one and can_carry(game, other.unit, one.unit) for other in there)


def _others(counted: Sequence[Placed]) -> Iterator[Related]:
    for placed in counted[:-1]:
        yield Related(placed.span, f"{placed.unit.title} placed here")
