"""The drawing of a board does not have the size that its columns and rows state.

Counts the lines and the characters of `cells:` and compares them with `columns` and `rows`.

A line that is one character short shifts every cell after the gap.

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
boards.yaml:13:9: error B101 row 2 of 'field' is drawn with 2 cells, but it has 3
```
```diff file=boards.yaml
-        ..
+        ...
```
"""

from collections.abc import Sequence

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.cell_span import line_span
from pnp.model.lattice import Cell

NAME = "board size mismatch"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every line of every drawn grid."""
    for board in context.game.boards:
        grid = board.grid
        if not grid or not grid.cells:
            continue
        lines, rows = grid.lines, grid.lattice.rows
        if len(lines) != len(rows):
            yield Problem(
                message=f"{board.id!r} is drawn with {len(lines)} rows, but it has {len(rows)}",
                span=grid.at_key("cells"),
                hint="draw one line for each row, the top row first",
            )
        for index, line in enumerate(lines):
            # Extra lines are compared with the last row.
            length = len(rows[min(index, len(rows) - 1)])
            if len(line) != length:
                yield Problem(
                    message=f"row {index + 1} of {board.id!r} is drawn with {len(line)} cells, but it has {length}",
                    span=line_span(grid, index),
                    hint=_hint(rows),
                )


def _hint(rows: Sequence[Sequence[Cell]]) -> str:
    lengths = [len(row) for row in rows]
    if len(set(lengths)) < 2:
        return "write one character for each cell"
    return f"write one character for each cell: the rows have {', '.join(map(str, lengths))}"
