"""A space of a track cannot be reached.

## What it does
Follows a track that has branches (`next:`) from its first space along every way, and names the spaces that no way leads
to. A space that says itself where one goes on from it is taken for another start, and a kit whose effects put pieces on
a space by its id is believed.

## Why it matters
What is written on that space never happens.

## Fails
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
boards.yaml:7:11: warning B117 no way leads to 'Well'
```

## Passes
```diff file=boards.yaml
-        - {id: gate, name: Gate, next: inn}
+        - {id: gate, name: Gate, next: [well, inn]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.boards.ways_on import called, places_by_name, ways_on
from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.model.boards import Track
from pnp.model.effects import Effect
from pnp.model.walk import records

CODE = "B117"
NAME = "space out of reach"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
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


def _unreached(track: Track, named: set[str]) -> Iterator[Problem]:
    places = places_by_name(track)
    reached: set[int] = set()
    starts = (at for at, space in enumerate(track.spaces) if space.next)
    waiting = [0, *starts, *(places[name] for name in named if name in places)]
    while waiting:
        at = waiting.pop()
        if at not in reached:
            reached.add(at)
            waiting.extend(ways_on(track, at, places))
    for at, space in enumerate(track.spaces):
        # Only the first of several in a row: the others follow from it.
        if at not in reached and (at - 1 in reached or at - 1 not in range(len(track.spaces))):
            before = track.spaces[at - 1]
            yield Problem(
                message=f"no way leads to {called(space)}",
                span=space.span,
                hint=f"name it under next: of the space before it, or leave next: of {called(before)} out",
                related=(Related(before.at("next"), f"from {called(before)} one goes on elsewhere"),),
            )
