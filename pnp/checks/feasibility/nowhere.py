"""A goal leads to a place that is not there.

## What it does
Looks up what a goal says under `reach:` among the regions, places, areas and spaces of all boards: by id, or by the
number of a space. What has an id elsewhere in the game is taken to be somewhere.

## Why it matters
Nobody can win by getting there.

## Fails
```yaml file=play.yaml
boards:
  - id: road
    name: Road
    track:
      spaces:
        - {id: gate, name: Gate}
        - {id: tavern, name: Tavern}
goals:
  - {id: home, name: Home, reach: tawern}
```
```text
play.yaml:9:35: error Z206 there is no place 'tawern' to be reached
```

## Passes
```diff file=play.yaml
-  - {id: home, name: Home, reach: tawern}
+  - {id: home, name: Home, reach: tavern}
```

## Mended
An id with a slip of the hand becomes that of the only place that can have been meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Edit, Severity
from pnp.load.suggest import did_you_mean, one_of, only_meant
from pnp.model.board_places import all_place_ids
from pnp.model.boards import Board
from pnp.model.game import SETS, Game

CODE = "Z206"
NAME = "goal that leads nowhere"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every goal to be reached, in a game with boards."""
    game = context.game
    goals = [goal for goal in game.goals if goal.reach]
    if not goals or not game.boards:
        return
    known = (*all_place_ids(game), *game.boards.ids)
    for goal in goals:
        named = any(_has(board, goal.reach) for board in game.boards) or _is_record(game, goal.reach)
        if goal.reach not in known and not named:
            meant = only_meant(goal.reach, known)
            yield Problem(
                message=f"there is no place {goal.reach!r} to be reached",
                span=goal.at("reach"),
                hint=did_you_mean(goal.reach, known) or f"it is {one_of(known)}",
                edits=(Edit(goal.at("reach"), meant),) if meant else (),
            )


def _is_record(game: Game, name: str) -> bool:
    """Whether anything else of the game has this id, such as a city of a set that the kit made for itself."""
    own = any(record.id == name for custom in game.sets for record in custom.records)
    return own or any(name in getattr(game, kind).ids for kind in SETS)


def _has(board: Board, name: str) -> bool:
    """Whether a board has a cell of this name, or a space of this number."""
    if board.grid and board.grid.lattice.cell(name) is not None:
        return True
    track = board.track
    if track is None or not name.isdecimal():
        return False
    numbers = {space.number for space in track.spaces}
    return int(name) in numbers or track.start <= int(name) < track.start + (len(track.spaces) or track.count or 0)
