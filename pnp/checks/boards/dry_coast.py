"""A coast lies between two cells of land.

Looks at the terrain on both sides of every edge of the kind `coast` or `shore`. Water are cells whose terrain is drawn
with `waves`, as a `lake` or with an `island`; on a map without such cells, a coast may lie between any two kinds of
terrain. A coast along the border of the map is left out.

A side was miscounted: the coast is drawn inland, and where it should be, there is none.

```yaml file=map.yaml
terrain:
  - {id: land, name: Land, pattern: plain}
  - {id: sea, name: Sea, pattern: waves}
boards:
  - id: bay
    name: Bay
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      legend: {".": land, "~": sea}
      cells: |
        ~..
        ~..
      edges:
        - {id: shore, name: The shore, kind: coast, sides: 0101/ne 0201/se}
```
```text
map.yaml:16:68: warning B214 the coast at 0201/se lies between land on both sides: 0201 and 0302
```
```diff file=map.yaml
-        - {id: shore, name: The shore, kind: coast, sides: 0101/ne 0201/se}
+        - {id: shore, name: The shore, kind: coast, sides: 0101/ne 0101/se}
```
"""

from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.layout.boards.patterns.vocabulary import PATTERNS
from pnp.model.grids import CellGrid

NAME = "coast without water"
SEVERITY = Severity.WARNING

_COASTS: Final = frozenset(("coast", "shore"))


def check(context: GameContext) -> Problems:
    """Every coast of every map."""
    game = context.game
    wet = {terrain.id for terrain in game.terrain if (pattern := PATTERNS.get(terrain.pattern)) and pattern.wet}
    for board in game.boards:
        if board.grid and any(edge.kind in _COASTS for edge in board.grid.edges):
            yield from _dry(board.grid, wet)


def _dry(grid: CellGrid, wet: set[str]) -> Problems:
    lattice, ground = grid.lattice, grid.terrain_map()
    has_water = not wet.isdisjoint(ground.values())
    for edge in grid.edges:
        for at in grid.edge_sides(edge) if edge.kind in _COASTS else ():
            beside = [cell for cell in map(lattice.home, lattice.cells_of(at.side)) if cell in lattice]
            kinds = {ground[cell] for cell in beside}
            if len(beside) > 1 and wet.isdisjoint(kinds) and (has_water or len(kinds) == 1):
                first, last = map(lattice.name, beside)
                yield Problem(
                    message=f"the {edge.kind} {at.name} lies between land on both sides: {first} and {last}",
                    span=edge.at(at.key),
                    hint="name a side between land and water, or correct the terrain",
                )
