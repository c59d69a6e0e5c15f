"""A text names a place with a cell in which it does not lie.

Looks in texts for the name of a region of a map with the number of a cell behind it, as in *Gera (0202)*, *Gera is hex
0202*, *Gera at 0202* and *Gera: 0202*, in German *Gera liegt auf 0202*, and before it, as in *hex 0202 (Gera)*. The
cell must be one of the region, or of another region of this name.

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

_NUMBER: Final = r"[A-Z]{0,3}\d[\d.]{0,6}"
_NOUN: Final = r"(?:[Hh]ex|[Ss]quare|[Cc]ell|[Ss]pace|Hexfeld|Feld)"
# Behind a name: a number in brackets or behind a word for where something is, alone or behind the word for what it is.
_CELL: Final = (
    rf"[*_]{{0,2}}(?:[ \n]\((?:{_NOUN} )?(?P<cell>{_NUMBER})\)"
    rf"|(?:[ \n](?:(?:is|lies|stands|liegt|ist|steht)[ \n])?(?:in|at|on|auf|in)[ \n](?:the[ \n])?(?:{_NOUN}[ \n])?"
    rf"|[ \n](?:is|ist)[ \n](?:the[ \n])?{_NOUN}[ \n]|[ \n]*(?:[:=|]|–)[ \n]*(?:{_NOUN}[ \n])?)"
    r"(?P<other>[A-Z]{1,2}\d{1,2}|\d{3,4})(?![\w%:/–-]|[.,]\d))"
)
_BEFORE: Final = rf"\b{_NOUN}[ \n](?P<cell>{_NUMBER})(?:[ \n]\(|,[ \n]|[ \n](?:is|ist)[ \n])[*_]{{0,2}}"


def check(context: GameContext) -> Problems:
    """Every place that a text names with a cell."""
    places = _places(context.game)
    if not places:
        return
    names = "|".join(sorted(map(re.escape, places), key=len, reverse=True))
    for match in _mentions(context.prose.text, names):
        known = places[match["name"]]
        group = "cell" if match["cell"] else "other"
        cells = {grid.lattice.name(cell) for grid, region in known for cell in grid.lattice.select(region.cells)}
        on_map = any(grid.lattice.cell(match[group]) is not None for grid, _ in known)
        if match[group] in cells or not on_map:
            continue
        _, region = known[0]
        yield Problem(
            message=f"{match['name']} is not in {match[group]}, but in {_shown(region)}",
            span=context.prose.match_span(match, group),
            hint="correct the number, or the cells of the region",
            related=(Related(region.at("cells"), "its cells"),),
        )


def _mentions(text: str, names: str) -> Iterator[re.Match[str]]:
    """Every name with a number behind it, or before it."""
    yield from re.finditer(rf"\b(?P<name>{names}){_CELL}", text)
    yield from re.finditer(rf"{_BEFORE}(?P<name>{names})(?P<other>)(?![\w’-])", text)


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
