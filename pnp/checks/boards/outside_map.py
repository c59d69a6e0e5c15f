"""A place lies outside its map, or an area outside its mat.

Compares the positions of the places of a node map, and the areas of a mat, with the `size:` of the map or mat.

What lies outside is cut off when the sheet is trimmed.

```yaml file=boards.yaml
boards:
  - id: store
    name: The storehouse
    mat:
      size: [120 mm, 60 mm]
      areas:
        - {id: draw, name: Draw pile, at: [4 mm, 8 mm], size: [34 mm, 48 mm]}
        - {id: discard, name: Discard pile, at: [90 mm, 8 mm], size: [34 mm, 48 mm]}
```
```text
boards.yaml:8:49: error B122 Discard pile reaches 124 mm across, but there are only 120 mm
```
```diff file=boards.yaml
-        - {id: discard, name: Discard pile, at: [90 mm, 8 mm], size: [34 mm, 48 mm]}
+        - {id: discard, name: Discard pile, at: [82 mm, 8 mm], size: [34 mm, 48 mm]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.boards import Area, Distance, Mat, NodeMap

NAME = "place outside the map"
SEVERITY = Severity.ERROR
# Less than this can be neither seen nor cut.
_TOLERANCE_MM = 0.05

Lengths = tuple[Distance, ...]


def check(context: GameContext) -> Problems:
    """Every place of every node map, every area of every mat."""
    for board in context.game.boards:
        if board.nodes and len(board.nodes.size) == 2:
            yield from _places(board.nodes)
        if board.mat and len(board.mat.size) == 2:
            yield from _areas(board.mat)


def _places(nodes: NodeMap) -> Problems:
    for node in nodes.nodes:
        if len(node.center) == 2:
            yield from _off_map(node.title, "stands", node.center, nodes.size, node.at("at"), nodes.at("size"))


def _areas(mat: Mat) -> Problems:
    for area in mat.areas:
        if far_corner := _far_corner(area):
            yield from _off_map(area.title, "reaches", far_corner, mat.size, area.at("at"), mat.at("size"))


def _far_corner(area: Area) -> Lengths:
    if len(area.corner) != 2 or len(area.size) != 2:
        return ()
    return tuple(Distance(start.mm + length.mm) for start, length in zip(area.corner, area.size, strict=True))


def _off_map(title: str, verb: str, point: Lengths, size: Lengths, span: Span, size_span: Span) -> Problems:
    for direction, position, limit in zip(("across", "down"), point, size, strict=True):
        if position.mm > limit.mm + _TOLERANCE_MM or position.mm < -_TOLERANCE_MM:
            yield Problem(
                message=f"{title} {verb} {position.mm:g} mm {direction}, but there are only {limit.mm:g} mm",
                span=span,
                hint="move it inwards, or make the map larger",
                related=(Related(size_span, "the size"),),
            )
