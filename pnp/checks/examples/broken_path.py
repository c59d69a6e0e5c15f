"""The path of a worked example jumps.

## What it does
Follows the path of every example over its board: each place must touch the one before it, by a side on a grid (by a
corner too with `diagonal: true`), by a border on a node map, as the next or last space on a track.

## Why it matters
No piece can move as the example shows.

## Fails
```yaml file=board.yaml
boards:
  - {id: field, name: Field, grid: {columns: 4, rows: 4, cell: 20 mm}}
examples:
  - {id: march, board: field, path: [A1, A2, B3], gives: 2}
```
```text
board.yaml:4:46: error W303 A2 and B3 do not touch
```

## Passes
```diff file=board.yaml
-  - {id: march, board: field, path: [A1, A2, B3], gives: 2}
+  - {id: march, board: field, path: [A1, A2, B2], gives: 2}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.examples.ways import Way, ways
from pnp.findings import Related, Severity

CODE = "W303"
NAME = "example of a path that jumps"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every step of every path."""
    for way in ways(context.game):
        if way.key == "path":
            yield from _steps(way)


def _steps(way: Way) -> Iterator[Problem]:
    for index, (one, other) in enumerate(pairwise(way.places)):
        if way.has(one) and way.has(other) and way.steps(one, other) != 1:
            yield Problem(
                message=f"{one} and {other} do not touch" if one != other else f"the path stays on {one}",
                span=way.example.at(f"path.{index + 1}"),
                hint="name every place on the way",
                related=(Related(way.board.at("id"), "the board"),),
            )
