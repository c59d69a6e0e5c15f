"""Terrain with a cost that is on no board.

In a game in which terrain has a `cost:`, looks for the terrain that has one, or another effect, on all boards: as
ground, or as the kind of an edge or a road. Terrain of which tiles are printed, or that a set of your own refers to, is
left out.

The chart of terrain effects has a row for something that is nowhere on the map; often the map lacks it, or its kind is
spelled in another way.

```yaml file=boards.yaml
classes: [{id: foot, name: Foot}]
terrain:
  - {id: open, name: Open ground, cost: {foot: 1}}
  - {id: brook, name: Brook, on: sides, cost: {foot: +1}}
boards:
  - id: field
    name: Field
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      terrain: open
      edges: [{id: beck, name: Beck, kind: stream, sides: 0201/n/ne}]
```
```text
boards.yaml:4:10: warning B201 no board has an edge of the kind 'brook'
```
```diff file=boards.yaml
-      edges: [{id: beck, name: Beck, kind: stream, sides: 0201/n/ne}]
+      edges: [{id: beck, name: Beck, kind: brook, sides: 0201/n/ne}]
```
"""

from typing import Final

from pnp.analysis.charts import has_rules
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game

NAME = "chart row without a place"
SEVERITY = Severity.WARNING

_WORDS: Final = {"cells": "ground of the kind", "sides": "an edge of the kind", "roads": "a road of the kind"}


def check(context: GameContext) -> Problems:
    """Every terrain with effects, in a game whose boards have some."""
    game = context.game
    grids = [board.grid for board in game.boards if board.grid]
    there = {
        "cells": {name for grid in grids for name in grid.terrain_map().values()},
        "sides": {edge.kind for grid in grids for edge in grid.edges},
        "roads": {road.kind for grid in grids for road in grid.roads},
    }
    charted = [terrain for terrain in game.terrain if has_rules(terrain)]
    if not any(terrain.cost and terrain.id in there["cells"] for terrain in charted) or _is_elsewhere(game):
        return
    for terrain in charted:
        if terrain.id not in there[terrain.on]:
            yield Problem(
                message=f"no board has {_WORDS[terrain.on]} {terrain.id!r}",
                span=terrain.at("id"),
                hint=did_you_mean(terrain.id, there[terrain.on]) or "draw it where it lies, or remove it",
            )


def _is_elsewhere(game: Game) -> bool:
    """Whether terrain comes on tiles or cards, besides boards."""
    printed = any(path.partition(".")[0] == "terrain" for component in game.components for path in component.of)
    declared = [*(custom.fields for custom in game.sets), *(deck.fields for deck in game.decks)]
    return printed or any(field.type == "terrain" for fields in declared for field in fields.values())
