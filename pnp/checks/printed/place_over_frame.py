"""A place of a node map runs over the frame of the map.

Compares the places of maps whose places are circles with the `size:` of the map. Circles become smaller so that they
stay inside the frame, but not smaller than a radius of 3 mm.

The circle, its number and its name lie on the frame, and are cut with it.

```yaml file=boards.yaml
boards:
  - id: roads
    name: The roads
    nodes:
      size: [120 mm, 60 mm]
      nodes:
        - {id: mill, name: Mill, at: [40 mm, 30 mm], neighbors: [ford]}
        - {id: ford, name: Ford, at: [80 mm, 58 mm], neighbors: [mill]}
      borders: [[mill, ford]]
```
```text
boards.yaml:8:38: warning P136 Ford is 2 mm from the edge of its map: its circle needs 3.8 mm
```
```diff file=boards.yaml
-        - {id: ford, name: Ford, at: [80 mm, 58 mm], neighbors: [mill]}
+        - {id: ford, name: Ford, at: [80 mm, 48 mm], neighbors: [mill]}
```
"""

from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.measures import Mm
from pnp.model.boards import NodeMap

NAME = "place over the frame"
SEVERITY = Severity.WARNING

_TOLERANCE: Final[Mm] = 0.05


def check(context: GameContext, material: Material) -> Problems:
    """Every place of a map of circles whose centre lies on the map, but too near to its edge."""
    for board in context.game.boards:
        if board.nodes and board.nodes.shape == "circle" and len(board.nodes.size) == 2:
            yield from _places(board.nodes)


def _places(nodes: NodeMap) -> Problems:
    # What draws maps takes long to import, and few games have one of circles.
    from pnp.layout.boards.node_places import RIM
    from pnp.layout.boards.nodes import FRAME, LEAST_RADIUS

    needed = LEAST_RADIUS * RIM + FRAME
    for node in nodes.nodes:
        if len(node.center) != 2:
            continue
        sides = [(at.mm, extent.mm - at.mm) for at, extent in zip(node.center, nodes.size, strict=True)]
        room = min(min(before, behind) for before, behind in sides)
        if 0 <= room < needed - _TOLERANCE:
            yield Problem(
                message=f"{node.title} is {room:g} mm from the edge of its map: its circle needs {needed:.1f} mm",
                span=node.at("at"),
                hint="move it inwards, or make the map larger",
            )
