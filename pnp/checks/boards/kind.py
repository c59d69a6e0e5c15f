"""A board has no type, or more than one.

Looks for boards that have none of `grid:`, `hexes:`, `track:`, `nodes:` and `mat:`, or more than one of them.

A board without a type is printed blank; of two types only one is printed.

```yaml file=boards.yaml
boards:
  - {id: field, name: Field}
```
```text
boards.yaml:2:10: error B107 'field' has no grid, hexes, track, nodes or mat
```
```yaml file=boards.yaml
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "board type missing or ambiguous"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every board that does not have exactly one type."""
    for board in context.game.boards:
        kinds = board.kinds
        if not kinds:
            yield Problem(
                message=f"{board.id!r} has no grid, hexes, track, nodes or mat",
                span=board.at("id"),
                hint="add one of the five, as docs/format.md shows",
            )
        elif len(kinds) > 1:
            yield Problem(
                message=f"{board.id!r} has {' and '.join(kinds)}, but a board has only one of them",
                span=board.at_key(kinds[1]),
                hint="split it into several boards",
            )
