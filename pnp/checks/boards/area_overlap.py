"""Two areas of a mat cover each other in part, or two places of a map stand on one spot.

## What it does
Compares the areas of each mat two by two; an area that lies wholly inside another is meant to. Compares where the
places of a node map stand.

## Why it matters
Pieces that lie on both areas are in neither, and the later one is printed over the name of the first.

## Fails
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

## Passes
```diff file=boards.yaml
-        - {id: discard, name: Discard pile, at: [34 mm, 8 mm], size: [34 mm, 48 mm]}
+        - {id: top, name: Top card, at: [8 mm, 12 mm], size: [26 mm, 40 mm]}
+        - {id: discard, name: Discard pile, at: [38 mm, 8 mm], size: [34 mm, 48 mm]}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.model.boards import Area, MapNode, Mat, NodeMap

CODE = "B123"
NAME = "areas that overlap"
SEVERITY = Severity.WARNING
# Frames that share a line overlap by its width; that is a matter of drawing.
_LINE_MM = 1.0
# A map with more is not compared two by two.
_MOST = 400

Rectangle = tuple[float, float, float, float]  # Left, top, right, bottom in mm.


def check(context: GameContext) -> Iterator[Problem]:
    """Every mat and every node map."""
    for board in context.game.boards:
        if board.mat and len(board.mat.areas) <= _MOST:
            yield from _areas(board.mat)
        if board.nodes:
            yield from _places(board.nodes)


def _areas(mat: Mat) -> Iterator[Problem]:
    placed = [(area, _rectangle(area)) for area in mat.areas if len(area.corner) == 2 and len(area.size) == 2]
    for (first, one), (area, other) in combinations(placed, 2):
        shared = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
        if min(shared) > _LINE_MM and not _within(one, other) and not _within(other, one):
            yield Problem(
                message=f"{area.title} covers {shared[0]:g} × {shared[1]:g} mm of {first.title}",
                span=area.at("at"),
                hint="move one of them, or lay it wholly inside",
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


def _places(nodes: NodeMap) -> Iterator[Problem]:
    met: dict[tuple[float, ...], MapNode] = {}
    for node in nodes.nodes:
        if len(node.center) != 2:
            continue
        spot = tuple(distance.mm for distance in node.center)
        if spot in met:
            yield Problem(
                message=f"{node.title} stands where {met[spot].title} stands",
                span=node.at("at"),
                hint="move one of them",
                related=(Related(met[spot].at("at"), met[spot].title),),
            )
        met[spot] = node
