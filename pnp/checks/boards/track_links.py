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
        - {id: gate, name: Gate, next: [inn, brigde]}
        - {id: bridge, name: Bridge}
        - {id: inn, name: Inn}
```
```text
boards.yaml:6:46: error B116 'Gate' leads on to 'brigde', which is no space of 'road'
```

## Passes
```diff file=boards.yaml
-        - {id: gate, name: Gate, next: [inn, brigde]}
+        - {id: gate, name: Gate, next: [inn, bridge]}
```

## Mended
An id with a slip of the hand becomes that of the only space that can have been meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnp.analysis import GameContext
from pnp.checks.boards.ways_on import called, places_by_name
from pnp.checks.check import Problem
from pnp.findings import Edit, Severity, Span
from pnp.load.suggest import did_you_mean, one_of, only_meant

CODE = "B116"
NAME = "link to a missing space"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every link of every track."""
    for board in context.game.boards:
        if not board.track or not any(space.next for space in board.track.spaces):
            continue
        places = places_by_name(board.track)
        for space in board.track.spaces:
            for index, name in enumerate(space.next):
                if name not in places:
                    yield Problem(
                        message=f"{called(space)} leads on to {name!r}, which is no space of {board.id!r}",
                        span=space.at(f"next.{index}"),
                        hint=did_you_mean(name, places) or f"it is {one_of(places)}",
                        edits=_renamed(space.at(f"next.{index}"), name, places),
                    )


def _renamed(span: Span, name: str, known: Iterable[str]) -> tuple[Edit, ...]:
    """The id that can only have been meant; a number may be any other number."""
    meant = None if name.isdecimal() else only_meant(name, known)
    return (Edit(span, meant),) if meant else ()
