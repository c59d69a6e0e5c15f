"""Two kinds of terrain differ only in colours that some people cannot tell apart.

Compares every two kinds of terrain of a grid that have the same pattern and symbol. Their colours must differ by 10 or
more in CIEDE2000, also as people with protanopia, deuteranopia or tritanopia see them (Machado 2009).

On paper, by lamplight, a player takes the swamp for a meadow and marches in.

```yaml file=map.yaml
terrain:
  - {id: field, name: Field, color: red}
  - {id: moor, name: Moor, color: green}
boards:
  - id: map
    name: Map
    grid: {columns: 2, rows: 1, cell: 20 mm, legend: {f: field, m: moor}, cells: fm}
components:
  - {id: map, name: Map, kind: board, of: boards.map, layout: board}
```
```yaml file=theme.yaml
theme: example
extends: plain
palette: {red: '#c9a06a', green: '#b0a95f'}
```
```text
map.yaml:3:35: warning P110 'moor' and 'field' differ only in colour: alike with protanopia or deuteranopia
```
```diff file=map.yaml
-  - {id: moor, name: Moor, color: green}
+  - {id: moor, name: Moor, color: green, pattern: marsh}
```
"""

from itertools import combinations

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.alike_pieces import people, who_sees_alike
from pnp.checks.printed.material import Material
from pnp.model.units import Terrain

NAME = "terrain hard to tell apart by colour"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every two kinds of terrain of a grid that some people confuse."""
    reported: set[tuple[str, str]] = set()
    for board in context.game.boards:
        names = dict.fromkeys((board.grid.terrain, *board.grid.legend.values())) if board.grid else ()
        kinds = [terrain for name in names if (terrain := context.game.terrain.find(name)) and terrain.color]
        for first, second in combinations(kinds, 2):
            if (first.id, second.id) in reported or not _look_alike(first, second):
                continue
            who = who_sees_alike([(first.color, second.color)], material.palette)
            if who:
                reported.add((first.id, second.id))
                yield Problem(
                    message=f"{second.id!r} and {first.id!r} differ only in colour: alike {people(who)}",
                    span=second.at("color"),
                    hint="give one of them another pattern:, or a much lighter or darker colour",
                    related=(Related(first.at("color"), "looks the same"),),
                )


def _look_alike(first: Terrain, second: Terrain) -> bool:
    return first.pattern == second.pattern and first.symbol == second.symbol
