"""A symbol of the legend is not used on the board.

Looks for characters of `legend:` that do not occur in `cells:`, neither on this board nor on another that gives them
the same terrain.

Either the map lacks terrain that the rules mention, such as its only bridge, or the printed legend explains something
that is not there.

```yaml file=boards.yaml
terrain:
  - {id: plain, name: Plain}
  - {id: bridge, name: Bridge}
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 1
      cell: 20 mm
      legend: {".": plain, b: bridge}
      cells: |
        ...
```
```text
boards.yaml:11:31: warning B108 the legend of 'field' explains 'b' as 'bridge', but no cell is drawn with it
```
```diff file=boards.yaml
-        ...
+        .b.
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "unused legend symbol"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every character of a legend that no drawing uses."""
    grids = [(board, board.grid) for board in context.game.boards if board.grid and board.grid.cells]
    drawn = {(letter, grid.legend[letter]) for _, grid in grids for letter in set(grid.cells) if letter in grid.legend}
    for board, grid in grids:
        for letter, terrain in grid.legend.items():
            if (letter, terrain) not in drawn:
                yield Problem(
                    message=f"the legend of {board.id!r} explains {letter!r} as {terrain!r}, "
                    "but no cell is drawn with it",
                    span=grid.at(f"legend.{letter}"),
                    hint="draw it where it belongs, or take it out of the legend",
                )
