"""A track is too short for what is counted on it.

For every resource and goal that names its `track:`, checks that the track has a space for the number a resource starts
at, for its maximum, for the score that wins and for the turns to survive. A track with `loop: true` is never too short.

The marker runs off the end of the track just before somebody wins.

```yaml file=boards.yaml
resources:
  - {id: oil, name: Oil, start: 3, at_most: 12, track: oil-track}
boards:
  - id: oil-track
    name: Oil
    track: {start: 0, count: 10}
```
```text
boards.yaml:2:45: error B124 the maximum of 'oil' is 12, but 'oil-track' goes only from 0 to 9
```
```diff file=boards.yaml
-  - {id: oil, name: Oil, start: 3, at_most: 12, track: oil-track}
+  - {id: oil, name: Oil, start: 3, at_most: 9, track: oil-track}
```
"""

from collections.abc import Iterator

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.boards import Track
from pnp.model.game import Game

NAME = "track too short"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every resource and goal that is counted on a track."""
    for label, number, board_id, span in _counted(context.game):
        board = context.game.boards.find(board_id)
        if board is None or board.track is None or board.track.loop:
            continue
        low, high = _ends(board.track)
        if not low <= number <= high:
            yield Problem(
                message=f"{label} is {number}, but {board_id!r} goes only from {low} to {high}",
                span=span,
                hint="make the track longer, let it loop, or correct the number",
                related=(Related(board.at_key("track"), f"{high - low + 1} spaces from {low} to {high}"),),
            )


def _counted(game: Game) -> Iterator[tuple[str, int, str, Span]]:
    """What is counted, its number, the id of the track, and the span of the number."""
    for resource in game.resources:
        if resource.track:
            yield f"the start of {resource.id!r}", resource.start, resource.track, resource.at("start")
            if resource.at_most is not None:
                yield f"the maximum of {resource.id!r}", resource.at_most, resource.track, resource.at("at_most")
    for goal in game.goals:
        if goal.track and goal.score is not None:
            yield f"the score of {goal.id!r}", goal.score, goal.track, goal.at("score")
        if goal.track and goal.survive is not None:
            yield f"the last turn of {goal.id!r}", goal.survive, goal.track, goal.at("survive")


def _ends(track: Track) -> tuple[int, int]:
    """The lowest and the highest number of a track."""
    if not track.spaces:
        return track.start, track.start + (track.count or 1) - 1
    numbers = [
        track.start + index if space.number is None else space.number for index, space in enumerate(track.spaces)
    ]
    return min(numbers), max(numbers)
