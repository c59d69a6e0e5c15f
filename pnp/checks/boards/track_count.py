"""A track states a different number of spaces than it lists.

Compares `count:` of a track with the number of its `spaces:`, if it has both, and checks that `breaks:` names positions
within the track.

Only the listed spaces are printed, so the rules may rely on spaces that do not exist.

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
boards.yaml:5:14: error B118 'road' states 4 spaces, but it lists 3
```
```diff file=boards.yaml
-      count: 4
+      count: 3
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "wrong number of spaces on a track"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every track."""
    for board in context.game.boards:
        track = board.track
        if not track:
            continue
        if track.count is not None and track.spaces and track.count != len(track.spaces):
            yield Problem(
                message=f"{board.id!r} states {track.count} spaces, but it lists {len(track.spaces)}",
                span=track.at("count"),
                hint="remove count:, or list the missing spaces",
                related=(Related(track.at_key("spaces"), "the list"),),
            )
        total = len(track.spaces) or track.count or 0
        for index, position in enumerate(track.breaks):
            if not 0 < position < total:
                yield Problem(
                    message=f"{board.id!r} breaks after space {position}, but it has only {total} spaces",
                    span=track.at(f"breaks.{index}"),
                    hint="name a space that is not the last",
                )
