"""A text names a place with a cell in which it does not lie.

Looks in texts for the name of a region of a map with the number of a cell in brackets behind it, as in *Gera (0202)*.
The cell must be one of the region, or of another region of this name.

Players look for a place by its number, and find two.

```yaml file=map.yaml
boards:
  - id: map
    name: Map
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      regions: [{id: gera, name: Gera, cells: '0202'}]
goals:
  - {id: take, name: Take it, text: Hold Gera (0201) at the end.}
```
```text
map.yaml:10:48: error B208 Gera is not in 0201, but in 0202
```
```diff file=map.yaml
-  - {id: take, name: Take it, text: Hold Gera (0201) at the end.}
+  - {id: take, name: Take it, text: Hold Gera (0202) at the end.}
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import CellGrid, Region
from pnp.model.game import Game

NAME = "place in another cell"
SEVERITY = Severity.ERROR

# Behind a name: a number in brackets, alone or behind the word for what it is.
_CELL: Final = r"[*_]{0,2}[ \n]\((?:hex |square |cell )?(?P<cell>[A-Z]{0,3}\d[\d.]{0,6})\)"


def check(context: GameContext) -> Problems:
    """Every place that a text names with a cell."""
    places = _places(context.game)
    if not places:
        return
    names = "|".join(sorted(map(re.escape, places), key=len, reverse=True))
    for match in re.finditer(rf"\b(?P<name>{names}){_CELL}", context.prose.text):
        known = places[match["name"]]
        cells = {grid.lattice.name(cell) for grid, region in known for cell in grid.lattice.select(region.cells)}
        on_map = any(grid.lattice.cell(match["cell"]) is not None for grid, _ in known)
        if match["cell"] in cells or not on_map:
            continue
        _, region = known[0]
        yield Problem(
            message=f"{match['name']} is not in {match['cell']}, but in {_shown(region)}",
            span=context.prose.match_span(match, "cell"),
            hint="correct the number, or the cells of the region",
            related=(Related(region.at("cells"), "its cells"),),
        )


def _places(game: Game) -> Mapping[str, list[tuple[CellGrid, Region]]]:
    """The regions of maps by their names."""
    found: dict[str, list[tuple[CellGrid, Region]]] = {}
    for grid, region in _regions(game):
        if region.name:
            found.setdefault(str(region.name), []).append((grid, region))
    return found


def _regions(game: Game) -> Iterator[tuple[CellGrid, Region]]:
    for board in game.boards:
        if board.grid:
            yield from ((board.grid, region) for region in board.grid.regions)


def _shown(region: Region) -> str:
    """The cells of a region, as it writes them."""
    return ", ".join(first if first == last else f"{first}:{last}" for first, last in region.cells.parts)
