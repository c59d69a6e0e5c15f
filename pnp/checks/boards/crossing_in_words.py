"""A text names a bridge, a wall or another side between two cells where none is.

Reads "the bridge (0605 to 0705)", "the ford between 0605 and 0705", "a wall at A1/A2" and, in German, "die Brücke
zwischen 0605 und 0705", for terrain `on: sides` and for edges with a name, and looks at the side between the two cells.
Cells that do not meet are left out, as are those that end a way: a river "from 0601 to 0609".

Players look for the crossing by its numbers, and one of them crosses where there is none.

```yaml file=map.yaml
terrain: [{id: bridge, name: Bridge, on: sides}]
boards:
  - id: map
    name: Map
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      edges:
        - {id: brook, name: Brook, sides: 0101/s-0301/s}
        - {id: stone-bridge, name: Stone Bridge, kind: bridge, sides: 0101/s}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The brook is crossed by the bridge (0301 to 0302).
```
```text
rules.md:3:37: warning B217 there is no bridge between 0301 and 0302: it lies between 0101 and 0102
```
```diff file=rules.md
-The brook is crossed by the bridge (0301 to 0302).
+The brook is crossed by the bridge (0101 to 0102).
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.cell_names import cell_names
from pnp.analysis.names import spoken_names
from pnp.analysis.plain_sentences import any_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.boards.sides import sides_of
from pnp.model.boards import Board
from pnp.model.grids import CellGrid, Edge
from pnp.model.lattice import Side

NAME = "crossing at another place"
SEVERITY = Severity.WARNING

# What stands between a name and two cells, and between these.
_OPENS: Final = r"[*_]{0,2}\s(?:\((?:from\s|von\s)?|between\s(?:hexes\s)?|zwischen\s(?:den\sFeldern\s)?|at\s|bei\s)"
_JOINS: Final = r"(?:\s(?:to|and|und|nach|bis)\s|\s?[/–-]\s?)"
_MOST_SHOWN: Final = 3


def check(context: GameContext) -> Problems:
    """Every name of edges with two cells that meet."""
    for board in context.game.boards:
        if board.grid and (edges := _by_name(context, board.grid)):
            yield from _on_board(context, board, board.grid, edges)


def _on_board(context: GameContext, board: Board, grid: CellGrid, edges: Mapping[str, list[Edge]]) -> Problems:
    cell = cell_names(context.game).form
    shape = re.compile(rf"\b(?P<name>(?i:{any_of(edges)})){_OPENS}(?P<first>{cell}){_JOINS}(?P<second>{cell})(?!\w)")
    for match in shape.finditer(context.prose.text):
        side = _side_between(grid, match["first"], match["second"])
        known = edges[match["name"].lower()]
        if side is None or any(side in sides_of(grid, edge) for edge in known):
            continue
        places = list(_places(grid, known))
        yield Problem(
            message=f"there is no {match['name']} between {match['first']} and {match['second']}"
            + (f": it lies {' or '.join(places)}" if len(places) <= _MOST_SHOWN else ""),
            span=context.prose.span_between(match.start("first"), match.end("second")),
            hint="correct the numbers, or the sides in the board",
            related=(Related(known[0].span, f"on {board.id!r}"),),
        )


def _by_name(context: GameContext, grid: CellGrid) -> Mapping[str, list[Edge]]:
    """The edges of a board by their own names and by those of their kinds, in small letters."""
    found: dict[str, list[Edge]] = {}
    for edge in grid.edges:
        kind = context.game.terrain.find(edge.kind)
        names = {*spoken_names(edge), *(spoken_names(kind) if kind else (edge.kind,))}
        for name in {name.lower() for name in names if name}:
            found.setdefault(name, []).append(edge)
    return found


def _side_between(grid: CellGrid, first: str, second: str) -> Side | None:
    """The side at which two cells meet; None if they do not, or the board has no such cells."""
    lattice = grid.lattice
    one, other = lattice.cell(first), lattice.cell(second)
    if one is None or other is None or other not in lattice.neighbors(one):
        return None
    return lattice.side_between(one, other)


def _places(grid: CellGrid, edges: list[Edge]) -> Iterator[str]:
    for edge in edges:
        for side in sides_of(grid, edge):
            cells = [grid.lattice.name(cell) for cell in grid.lattice.cells_of(side)]
            yield f"between {' and '.join(cells)}"
