"""A space of a track leads to a space that does not exist.

Looks up the ids and numbers of `next:` among the spaces of the same track.

A pawn that takes this branch has nowhere to go.

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
boards.yaml:6:46: error B116 'Gate' leads to 'brigde', which is not a space of 'road'
```
```diff file=boards.yaml
-        - {id: gate, name: Gate, next: [inn, brigde]}
+        - {id: gate, name: Gate, next: [inn, bridge]}
```

## Mended
A misspelled id is replaced if only one space can have been meant: two letters are exchanged, or one is
missing or too many.
"""

from collections.abc import Iterable

from pnp.checks.api import Edit, GameContext, Problem, Problems, Severity, Span
from pnp.checks.boards.track_spaces import label, space_indexes
from pnp.load.suggest import did_you_mean, one_of, only_meant

NAME = "link to a missing space"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every link of every track."""
    for board in context.game.boards:
        if not board.track or not any(space.next for space in board.track.spaces):
            continue
        indexes = space_indexes(board.track)
        for space in board.track.spaces:
            for index, name in enumerate(space.next):
                if name not in indexes:
                    yield Problem(
                        message=f"{label(space)} leads to {name!r}, which is not a space of {board.id!r}",
                        span=space.at(f"next.{index}"),
                        hint=did_you_mean(name, indexes) or f"it is {one_of(indexes)}",
                        edits=_renamed(space.at(f"next.{index}"), name, indexes),
                    )


def _renamed(span: Span, name: str, known: Iterable[str]) -> tuple[Edit, ...]:
    """The only id that can have been meant; a wrong number could be any other."""
    meant = None if name.isdecimal() else only_meant(name, known)
    return (Edit(span, meant),) if meant else ()
