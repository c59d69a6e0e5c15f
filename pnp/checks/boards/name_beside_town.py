"""A region of one cell is named on open ground beside a town without a name.

Looks at regions of one cell with a name on the map. If the cell has no houses, one of those around it has, and nothing
names that one, the number of the cell may be one off. So it may if all other such regions of a board lie on one kind of
terrain, such as moorings or wells, and one lies beside it.

A name beside its village looks right on the map, but goals, reinforcements and set-up that name the region mean the
empty cell.

```yaml file=map.yaml
terrain:
  - {id: open, name: Open}
  - {id: village, name: Village, pattern: houses}
boards:
  - id: map
    name: Map
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      legend: {".": open, v: village}
      cells: |
        ...
        .v.
      regions: [{id: gera, name: Gera, cells: '0201'}]
```
```text
map.yaml:15:47: info B207 Gera is on Open in 0201, beside Village in 0202, which has no name
```
```diff file=map.yaml
-      regions: [{id: gera, name: Gera, cells: '0201'}]
+      regions: [{id: gera, name: Gera, cells: '0202'}]
```
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.boards import CellGrid, Region
from pnp.model.game import Game
from pnp.model.lattice import Cell

NAME = "place named beside its town"
SEVERITY = Severity.INFO

_BUILT: Final = ("houses", "city")
_LEAST: Final = 2


def check(context: GameContext) -> Problems:
    """Every named region of one cell."""
    game = context.game
    built = {terrain.id for terrain in game.terrain if terrain.pattern in _BUILT}
    for board in game.boards:
        if board.grid and board.grid.regions and (kinds := built | _usual(board.grid)):
            yield from _beside(game, board.grid, kinds)


def _usual(grid: CellGrid) -> set[str]:
    """The terrain on which all such regions lie but one, if they are several."""
    ground = grid.terrain_map()
    counts = Counter(ground[cell] for _, cell in _places(grid))
    return {name for name, number in counts.items() if name and number >= _LEAST and number == counts.total() - 1}


def _beside(game: Game, grid: CellGrid, built: Collection[str]) -> Problems:
    ground, named = grid.terrain_map(), _named_cells(grid)
    towns = {cell for cell, name in ground.items() if name in built}
    for region, cell in _places(grid):
        near = [other for other in grid.lattice.neighbors(cell) if other in towns]
        # Beside a large town, or one that has its name, people name something else: a hill, a gate, a bridge.
        if cell in towns or len(near) != 1 or near[0] in named or towns.intersection(grid.lattice.neighbors(near[0])):
            continue
        town, place = (grid.lattice.name(at) for at in (near[0], cell))
        yield Problem(
            message=f"{region.title} is {_on(game, ground, cell)}in {place}, beside {_title(game, ground[near[0]])} "
            f"in {town}, which has no name",
            span=region.at("cells"),
            hint=f"if it is the name of that place, write cells: '{town}'",
        )


def _places(grid: CellGrid) -> Iterator[tuple[Region, Cell]]:
    """The regions of one cell whose names are on the map."""
    for region in grid.regions:
        cells = grid.lattice.select(region.cells)
        if len(cells) == 1 and region.name and region.label:
            yield region, cells[0]


def _named_cells(grid: CellGrid) -> Collection[Cell]:
    """The cells of regions with a name, and those through which a name is printed."""
    named = Counter(cell for region in grid.regions if region.name for cell in grid.lattice.select(region.cells))
    return {*named, *(cell for name in grid.names for at in name.along if (cell := grid.lattice.cell(at)))}


def _on(game: Game, ground: Mapping[Cell, str], cell: Cell) -> str:
    return f"on {_title(game, ground[cell])} " if ground[cell] else ""


def _title(game: Game, terrain: str) -> str:
    record = game.terrain.find(terrain)
    return record.title if record else terrain
