"""The drawing of a board has another size than its columns and rows say.

## What it does
Counts the lines and the characters of `cells:` and compares them with `columns` and `rows`.

## Why it matters
A line that is one character short shifts every cell behind it.

## Fails
```yaml file=boards.yaml
terrain:
  - {id: plain, name: Plain}
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      legend: {".": plain}
      cells: |
        ...
        ..
```
```text
boards.yaml:13:9: error B101 row 2 of 'field' has 2 cells, but the board has 3 columns
```

## Passes
```diff file=boards.yaml
-        ..
+        ...
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.cell_span import line_span
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "B101"
NAME = "board of another size"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every line of every drawn grid."""
    for board in context.game.boards:
        grid = board.grid
        if not grid or not grid.cells:
            continue
        lines = grid.lines
        if len(lines) != grid.rows:
            yield Problem(
                message=f"{board.id!r} is drawn with {len(lines)} rows, but it has {grid.rows}",
                span=grid.at_key("cells"),
                hint="draw one line for each row, the top row first",
            )
        for number, line in enumerate(lines, 1):
            if len(line) != grid.columns:
                yield Problem(
                    message=f"row {number} of {board.id!r} has {len(line)} cells, "
                    f"but the board has {grid.columns} columns",
                    span=line_span(grid, number - 1),
                    hint="write one character for each cell",
                )
