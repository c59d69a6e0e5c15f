"""More units are placed than their side has.

## What it does
Adds up the fixed placements of each kind of unit and side over all steps of set-up (over each step by itself where
there are several scenarios), and compares them with what the armies of that side can have, everything that options and
rolls add included.

## Why it matters
The last cells stay empty, and nobody knows which ones should.

## Fails
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

## Passes
```diff file=play.yaml
-  - {id: north, side: north, units: {pikes: 5}}
+  - {id: north, side: north, units: {pikes: 6}}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.analysis import GameContext
from pnp.analysis.strength import most
from pnp.checks.check import Problem
from pnp.checks.feasibility.placing import Placed, together
from pnp.findings import Related, Severity, Span
from pnp.model.game import Game
from pnp.model.units import Army

CODE = "Z107"
NAME = "more placed than there are"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every kind of unit and side with fixed placements."""
    game = context.game
    for placed in together(game):
        groups: dict[tuple[str, str], list[Placed]] = {}
        for one in placed:
            if one.side:
                groups.setdefault((one.unit.id, one.side), []).append(one)
        for (_, side), group in groups.items():
            armies = [army for army in game.armies if army.side == side]
            if armies:
                yield from _compare(game, side, group, armies)


def _compare(game: Game, side: str, group: Sequence[Placed], armies: Sequence[Army]) -> Iterator[Problem]:
    unit = group[0].unit
    parts = [(len(placed.cells), placed.fixed.count) for placed in group]
    placed = sum(cells * count for cells, count in parts)
    there = sum(most(game, army, unit).number for army in armies)
    if placed > there:
        sums = " + ".join(f"{cells} {'cell' if cells == 1 else 'cells'} × {count}" for cells, count in parts)
        yield Problem(
            message=f"{placed} of {unit.id!r} are placed for {side!r} ({sums} = {placed}), but it has only {there}",
            span=group[-1].span,
            hint="name fewer cells, or give the army more",
            related=(Related(_listed_at(armies, unit.id), "what the army has"),),
        )


def _listed_at(armies: Sequence[Army], unit: str) -> Span:
    return next((army.at(f"units.{unit}") for army in armies if unit in army.units), armies[0].at("units"))
