"""A space of a track cannot be reached.

Follows every path of a track with branches (`next:`) from its first space, and reports the spaces that no path reaches.
A space that has its own `next:` is taken for another start, and so is a space that an effect names.

Nobody ever lands on that space.

```yaml file=boards.yaml
boards:
  - id: road
    name: Road
    track:
      spaces:
        - {id: gate, name: Gate, next: inn}
        - {id: well, name: Well}
        - {id: inn, name: Inn}
```
```text
boards.yaml:7:11: warning B117 no path leads to 'Well'
```
```diff file=boards.yaml
-        - {id: gate, name: Gate, next: inn}
+        - {id: gate, name: Gate, next: [well, inn]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.boards.track_spaces import label, next_indexes, space_indexes
from pnp.model.boards import Track
from pnp.model.effects import Effect
from pnp.model.walk import records

NAME = "unreachable space"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every track with branches."""
    every_track = (board.track for board in context.game.boards if board.track)
    tracks = [track for track in every_track if any(space.next for space in track.spaces)]
    if not tracks:
        return
    named = {
        place
        for record in records(context.game)
        if isinstance(record, Effect)
        for place in (record.place, record.into, record.to, record.target.where if record.target else "")
    }
    for track in tracks:
        yield from _unreached(track, named)


def _unreached(track: Track, named: set[str]) -> Problems:
    indexes = space_indexes(track)
    reached: set[int] = set()
    starts = (index for index, space in enumerate(track.spaces) if space.next)
    waiting = [0, *starts, *(indexes[name] for name in named if name in indexes)]
    while waiting:
        index = waiting.pop()
        if index not in reached:
            reached.add(index)
            waiting.extend(next_indexes(track, index, indexes))
    for index, space in enumerate(track.spaces):
        # Only the first of several in a row: the others are unreachable because of it.
        if index not in reached and (index - 1 in reached or index - 1 not in range(len(track.spaces))):
            before = track.spaces[index - 1]
            yield Problem(
                message=f"no path leads to {label(space)}",
                span=space.span,
                hint=f"add it to next: of {label(before)}, or remove that next:",
                related=(Related(before.at("next"), f"{label(before)} leads elsewhere"),),
            )
