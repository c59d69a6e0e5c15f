"""Terrain, sides or roads on a board whose effects nobody says.

On a board with terrain that has a `cost:`, looks at all other terrain of the board: each should say what it costs or
does, too, and what it costs if all others do. If a record of `terrain` is `on: sides`, every kind of edge on such a
board should have one, but borders, coasts, bridges and fords; if one is `on: roads`, every kind of road.

The chart of terrain effects lacks a row for something that is on the map, and players look for it in vain.

```yaml file=boards.yaml
classes: [{id: foot, name: Foot}]
terrain:
  - {id: open, name: Open ground, cost: {foot: 1}}
  - {id: wood, name: Wood}
boards:
  - id: field
    name: Field
    hexes: {columns: 3, rows: 1, cell: 16 mm, legend: {".": open, w: wood}, cells: .w.}
```
```text
boards.yaml:4:10: warning B200 'wood' is on the board 'field', but nothing says what it costs or does
```
```diff file=boards.yaml
-  - {id: wood, name: Wood}
+  - {id: wood, name: Wood, cost: {foot: 2}}
```
"""

from collections.abc import Iterator
from typing import Final

from pnp.analysis.charts import has_rules
from pnp.analysis.movement import kind_of
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.game import Game
from pnp.model.grids import CROSSINGS, CellGrid

NAME = "missing in the chart"
SEVERITY = Severity.WARNING

# Among more kinds of ground than these, a single one without a cost was forgotten.
_FEW: Final = 2
# Kinds of edges that separate and stop nobody, and those that only lead over others.
_LINES: Final = frozenset({"border", "coast"}) | CROSSINGS


def check(context: GameContext) -> Problems:
    """Every board with terrain that has a cost; each kind is reported once."""
    game = context.game
    reported: set[str] = set()
    for board in game.boards:
        grid = board.grid
        if grid and _has_costs(game, grid):
            for name, problem in (*_ground(game, grid, board.id), *_lines(game, grid, board.id)):
                if name not in reported:
                    reported.add(name)
                    yield problem


def _has_costs(game: Game, grid: CellGrid) -> bool:
    ground = (game.terrain.find(name) for name in set(grid.terrain_map().values()))
    return any(terrain.cost for terrain in ground if terrain)


def _ground(game: Game, grid: CellGrid, board: str) -> Iterator[tuple[str, Problem]]:
    ground = [terrain for name in dict.fromkeys(grid.terrain_map().values()) if (terrain := game.terrain.find(name))]
    without = [terrain for terrain in ground if not terrain.cost and not terrain.effects]
    for terrain in ground:
        name = terrain.id
        if terrain in without and has_rules(terrain) and len(without) == 1 and len(ground) > _FEW:
            message = f"{name!r} is on the board {board!r}, where all other terrain has a cost"
            yield name, Problem(message=message, span=terrain.at("id"), hint="give it a cost:, or write cost: {any: 1}")
        elif not has_rules(terrain) and not terrain.effects:
            yield (
                name,
                Problem(
                    message=f"{name!r} is on the board {board!r}, but nothing says what it costs or does",
                    span=terrain.at("id"),
                    hint="give it a cost:, as the other terrain has",
                ),
            )


def _lines(game: Game, grid: CellGrid, board: str) -> Iterator[tuple[str, Problem]]:
    """Kinds of edges and roads that no terrain speaks of, if terrain speaks of other kinds."""
    for on, lines in (("sides", grid.edges), ("roads", grid.roads)):
        if not any(terrain.on == on for terrain in game.terrain):
            continue
        for line in lines:
            if kind_of(game, line.kind, on) is None and line.kind not in _LINES:
                yield (
                    f"{on} {line.kind}",
                    Problem(
                        message=f"a {line.kind} is on the board {board!r}, but no terrain says what it costs or does",
                        span=line.at("kind") if line.node and line.node.get("kind") else line.at("id"),
                        hint=f"add it: terrain: [{{id: {line.kind}, on: {on}, cost: …}}]",
                    ),
                )
