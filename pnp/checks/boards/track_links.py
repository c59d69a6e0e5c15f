"""A space of a track leads on to a space that is not there.

## What it does
Looks up the ids and numbers of `next:` among the spaces of the same track.

## Why it matters
The pawn takes a branch of the road and falls off the board.

## Fails
```yaml file=boards.yaml
boards:
  - id: road
    name: Road
    track:
      spaces:
        - {id: gate, name: Gate, next: [inn, wel]}
        - {id: well, name: Well}
        - {id: inn, name: Inn}
```
```text
boards.yaml:6:46: error B116 'Gate' leads on to 'wel', which is no space of 'road'
```

## Passes
```yaml file=boards.yaml
boards:
  - id: road
    name: Road
    track:
      spaces:
        - {id: gate, name: Gate, next: [inn, well]}
        - {id: well, name: Well}
        - {id: inn, name: Inn}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.boards.ways_on import places_by_name
from pnp.checks.check import Problem
from pnp.findings import Severity
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.game import Game

CODE = "B116"
NAME = "link to a missing space"
SEVERITY = Severity.ERROR


def check(game: Game) -> Iterator[Problem]:
    """Every link of every track."""
    for board in game.boards:
        if not board.track or not any(space.next for space in board.track.spaces):
            continue
        places = places_by_name(board.track)
        for space in board.track.spaces:
            for index, name in enumerate(space.next):
                if name not in places:
                    yield Problem(
                        message=f"{space.title!r} leads on to {name!r}, which is no space of {board.id!r}",
                        span=space.at(f"next.{index}"),
                        hint=did_you_mean(name, places) or f"it is {one_of(places)}",
                    )
