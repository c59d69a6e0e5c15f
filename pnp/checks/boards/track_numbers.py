"""The spaces of a track are numbered out of order, or a number is missing.

Reads the numbers of the spaces in order. They must all rise or all fall. If nearly all go up (or down) by one, a single
longer step is reported, and so is a space without a number where exactly its number is missing. A track with `loop:
true` may start again once.

Players count spaces by their numbers: with 12 after 13, they disagree about where a roll of three leads.

```yaml file=boards.yaml
boards:
  - id: road
    name: Road
    track:
      spaces:
        - {name: Gate, number: 1}
        - {name: Well, number: 3}
        - {name: Inn, number: 2}
        - {name: Mill, number: 4}
```
```text
boards.yaml:8:31: warning B115 'Inn' has number 2, but the space before it has 3
```
```diff file=boards.yaml
-        - {name: Well, number: 3}
-        - {name: Inn, number: 2}
+        - {name: Well, number: 2}
+        - {name: Inn, number: 3}
```
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.boards.track_spaces import label
from pnp.model.boards import Space, Track

NAME = "track numbers out of order"
SEVERITY = Severity.WARNING
# With fewer steps than this a longer one may be meant.
_MIN_STEPS = 4

Numbered = tuple[int, int]  # The index of a space in its track, and its number.


def check(context: GameContext) -> Problems:
    """Every track whose spaces have numbers."""
    for board in context.game.boards:
        if board.track:
            spaces = enumerate(board.track.spaces)
            numbers = [(index, space.number) for index, space in spaces if space.number is not None]
            if len(numbers) > 1:
                yield from list(_out_of_order(board.track, numbers)) or _missing(board.track.spaces, numbers)


def _out_of_order(track: Track, numbers: Sequence[Numbered]) -> Problems:
    steps = [last[1] - first[1] for first, last in pairwise(numbers)]
    direction = 1 if sum(step > 0 for step in steps) * 2 >= len(steps) else -1
    # N113 reports the same number twice.
    backwards = [index for index, step in enumerate(steps) if step * direction < 0]
    if len(backwards) == 1 and track.loop and _starts_again(numbers, direction):
        return
    if len(backwards) * 4 > len(steps) + 3:
        return  # Numbers in no order at all do not count the spaces.
    for index in backwards:
        (_, before), (at, _) = numbers[index], numbers[index + 1]
        space, other = track.spaces[at], track.spaces[numbers[index][0]]
        yield Problem(
            message=f"{_numbered(space)}, but the space before it has {before}",
            span=space.at("number"),
            hint="list the spaces in the order of their numbers",
            related=(Related(other.at("number"), "the space before it"),),
        )


def _numbered(space: Space) -> str:
    return f"{label(space)} has number {space.number}" if space.name or space.id else f"here is number {space.number}"


def _starts_again(numbers: Sequence[Numbered], direction: int) -> bool:
    """Whether the numbers wrap around and stay below the first one, as 38, 39, 1, 2."""
    return (numbers[0][1] - numbers[-1][1]) * direction > 0


def _missing(spaces: Sequence[Space], numbers: Sequence[Numbered]) -> Problems:
    steps = [(last[1] - first[1], last[0] - first[0]) for first, last in pairwise(numbers)]
    usual = Counter(steps).most_common(1)[0][0]
    odd = [index for index, step in enumerate(steps) if step != usual]
    if len(odd) != 1 or abs(usual[0]) != 1 or usual[1] != 1 or len(steps) <= _MIN_STEPS:
        return
    index = odd[0]
    step, apart = steps[index]
    if index in (0, len(steps) - 1) or step * usual[0] <= 1:
        return
    (first, before), (at, number) = numbers[index], numbers[index + 1]
    due = before + usual[0]
    if apart == 1:
        yield Problem(
            message=f"the numbers jump from {before} to {number}",
            span=spaces[at].at("number"),
            hint=f"add the space with number {due}, or renumber from here",
            related=(Related(spaces[first].at("number"), "the space before it"),),
        )
    elif apart == abs(step):
        yield Problem(
            message=f"{label(spaces[first + 1])} stands between {before} and {number} and has no number",
            span=spaces[first + 1].span,
            hint=f"give it number: {due}",
        )
