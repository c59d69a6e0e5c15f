"""Two areas of a mat overlap, or two places of a map stand on the same spot.

Compares every two areas of each mat, and the positions of every two places of each node map. An area that lies wholly
inside another is accepted.

A piece that lies on both areas belongs clearly to neither, and the second area is printed over the name of the first.

```yaml file=boards.yaml
boards:
  - id: store
    name: The storehouse
    mat:
      size: [120 mm, 60 mm]
      areas:
        - {id: draw, name: Draw pile, at: [4 mm, 8 mm], size: [34 mm, 48 mm]}
        - {id: discard, name: Discard pile, at: [34 mm, 8 mm], size: [34 mm, 48 mm]}
```
```text
boards.yaml:8:49: warning B123 Discard pile covers 4 × 48 mm of Draw pile
```
```diff file=boards.yaml
-        - {id: discard, name: Discard pile, at: [34 mm, 8 mm], size: [34 mm, 48 mm]}
+        - {id: top, name: Top card, at: [8 mm, 12 mm], size: [26 mm, 40 mm]}
+        - {id: discard, name: Discard pile, at: [38 mm, 8 mm], size: [34 mm, 48 mm]}
```
"""

from itertools import combinations

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import Area, MapNode, Mat, NodeMap

NAME = "overlapping areas"
SEVERITY = Severity.WARNING
# Frames that share a line overlap by its width, which is harmless.
_LINE_MM = 1.0
# A mat with more areas is skipped: the comparison is quadratic.
_MAX_AREAS = 400

Rectangle = tuple[float, float, float, float]  # Left, top, right, bottom in mm.


def check(context: GameContext) -> Problems:
    """Every mat and every node map."""
    for board in context.game.boards:
        if board.mat and len(board.mat.areas) <= _MAX_AREAS:
            yield from _areas(board.mat)
        if board.nodes:
            yield from _places(board.nodes)


def _areas(mat: Mat) -> Problems:
    placed = [(area, _rectangle(area)) for area in mat.areas if len(area.corner) == 2 and len(area.size) == 2]
    for (first, first_box), (second, second_box) in combinations(placed, 2):
        width = min(first_box[2], second_box[2]) - max(first_box[0], second_box[0])
        height = min(first_box[3], second_box[3]) - max(first_box[1], second_box[1])
        nested = _within(first_box, second_box) or _within(second_box, first_box)
        if min(width, height) > _LINE_MM and not nested:
            yield Problem(
                message=f"{second.title} covers {width:g} × {height:g} mm of {first.title}",
                span=second.at("at"),
                hint="move one of them, or put one wholly inside the other",
                related=(Related(first.at("at"), first.title),),
            )


def _rectangle(area: Area) -> Rectangle:
    (left, top), (width, height) = (distance.mm for distance in area.corner), (distance.mm for distance in area.size)
    return left, top, left + width, top + height


def _within(inner: Rectangle, outer: Rectangle) -> bool:
    return (
        inner[0] >= outer[0] - _LINE_MM
        and inner[1] >= outer[1] - _LINE_MM
        and inner[2] <= outer[2] + _LINE_MM
        and inner[3] <= outer[3] + _LINE_MM
    )


def _places(nodes: NodeMap) -> Problems:
    first_at: dict[tuple[float, ...], MapNode] = {}
    for node in nodes.nodes:
        if len(node.center) != 2:
            continue
        spot = tuple(distance.mm for distance in node.center)
        if spot in first_at:
            yield Problem(
                message=f"{node.title} stands where {first_at[spot].title} stands",
                span=node.at("at"),
                hint="move one of them",
                related=(Related(first_at[spot].at("at"), first_at[spot].title),),
            )
        first_at[spot] = node
