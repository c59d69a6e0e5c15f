"""A track counts other spaces than it lists.

## What it does
Compares `count:` of a track with the number of its `spaces:`, where it has both, and looks whether the places of
`breaks:` lie within it.

## Why it matters
The spaces that are listed are printed and the count is forgotten; or the rules count on spaces that are not there.

## Fails
```yaml file=boards.yaml
boards:
  - id: road
    name: Road
    track:
      count: 4
      spaces:
        - {name: Gate}
        - {name: Well}
        - {name: Inn}
```
```text
boards.yaml:5:14: error B118 'road' counts 4 spaces, but it lists 3
```

## Passes
```diff file=boards.yaml
-      count: 4
+      count: 3
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Related, Severity

CODE = "B118"
NAME = "count of a track"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every track."""
    for board in context.game.boards:
        track = board.track
        if not track:
            continue
        if track.count is not None and track.spaces and track.count != len(track.spaces):
            yield Problem(
                message=f"{board.id!r} counts {track.count} spaces, but it lists {len(track.spaces)}",
                span=track.at("count"),
                hint="take count: out, or list the spaces that are missing",
                related=(Related(track.at_key("spaces"), "the list"),),
            )
        total = len(track.spaces) or track.count or 0
        for index, place in enumerate(track.breaks):
            if not 0 < place < total:
                yield Problem(
                    message=f"{board.id!r} breaks after space {place}, but it has only {total} spaces",
                    span=track.at(f"breaks.{index}"),
                    hint="name a space with others behind it",
                )
