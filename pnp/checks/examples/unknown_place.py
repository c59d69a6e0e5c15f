"""A worked example speaks of a place that its board does not have.

## What it does
Looks every place of an example's `between` and `path` up: cells of a grid, places of a node map, spaces of a track.

## Why it matters
Readers look for the place on the board and do not find it.

## Fails
```yaml file=board.yaml
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
examples:
  - {id: across, board: field, between: [A1, D1], gives: 3}
```
```text
board.yaml:4:46: error W301 'field' has no place 'D1'
```

## Passes
```diff file=board.yaml
-  - {id: across, board: field, between: [A1, D1], gives: 3}
+  - {id: across, board: field, between: [A1, C1], gives: 2}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.examples.ways import Way, ways
from pnp.findings import Related, Severity
from pnp.load.suggest import did_you_mean, one_of

CODE = "W301"
NAME = "example of a place that is not there"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every place of every example."""
    for way in ways(context.game):
        for index, name in way.unknown():
            yield Problem(
                message=f"{way.board.id!r} has no place {name!r}",
                span=way.example.at(f"{way.key}.{index}"),
                hint=_hint(way, name),
                related=(Related(way.board.at("id"), "the board"),),
            )


def _hint(way: Way, name: str) -> str:
    if grid := way.board.grid:
        lattice = grid.lattice
        cells = lattice.cells
        return f"its cells lie between {lattice.name(cells[0])} and {lattice.name(cells[-1])}"
    known = way.known()
    return did_you_mean(name, known) or (one_of(known) if known else "its spaces are called by number")
