"""A goal is to reach a place that does not exist.

Looks up `reach:` of every goal among the regions, places, areas and spaces of all boards: by id, or by the number of a
space. An id of any other record of the game is accepted, too.

Nobody can reach this goal.

```yaml file=play.yaml
boards:
  - id: road
    name: Road
    track:
      spaces:
        - {id: gate, name: Gate}
        - {id: tavern, name: Tavern}
goals:
  - {id: home, name: Home, reach: tavren}
```
```text
play.yaml:9:35: error Z206 there is no place 'tavren'
```
```diff file=play.yaml
-  - {id: home, name: Home, reach: tavren}
+  - {id: home, name: Home, reach: tavern}
```

## Mended
A misspelled id is replaced if only one place can have been meant: two letters are exchanged, or one is
missing or too many.
"""

from pnp.checks.api import Edit, GameContext, Problem, Problems, Severity
from pnp.load.suggest import did_you_mean, one_of, only_meant
from pnp.model.board_places import all_place_ids
from pnp.model.boards import Board
from pnp.model.game import SETS, Game

NAME = "unknown place in a goal"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every goal with ``reach:``, in a game with boards."""
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
                message=f"there is no place {goal.reach!r}",
                span=goal.at("reach"),
                hint=did_you_mean(goal.reach, known) or f"it is {one_of(known)}",
                edits=(Edit(goal.at("reach"), meant),) if meant else (),
            )


def _is_record(game: Game, name: str) -> bool:
    """Whether any record of the game has this id, such as a city of a custom set."""
    in_set = any(record.id == name for custom in game.sets for record in custom.records)
    return in_set or any(name in getattr(game, kind).ids for kind in SETS)


def _has(board: Board, name: str) -> bool:
    """Whether a board has a cell of this name, or a space of this number."""
    if board.grid and board.grid.lattice.cell(name) is not None:
        return True
    track = board.track
    if track is None or not name.isdecimal():
        return False
    numbers = {space.number for space in track.spaces}
    return int(name) in numbers or track.start <= int(name) < track.start + (len(track.spaces) or track.count or 0)
