"""A cell is listed twice.

Looks for a cell, or a rectangle of cells, that a region or a set-up zone lists twice.

The second entry was probably meant to be a neighboring cell, which is now missing.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 4
      rows: 3
      cell: 20 mm
      regions:
        - {id: hills, name: Hills, cells: 'A1, B1, C2, C2'}
```
```text
boards.yaml:9:56: warning B127 C2 is listed twice
```
```diff file=boards.yaml
-        - {id: hills, name: Hills, cells: 'A1, B1, C2, C2'}
+        - {id: hills, name: Hills, cells: 'A1, B1, C2, C3'}
+        - {id: wood, name: Wood, cells: 'A3:B3, D1'}
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import Region
from pnp.model.play import Zone
from pnp.nodes import Scalar

NAME = "duplicate cell"
SEVERITY = Severity.WARNING

_PART: Final = re.compile(r"[^\s,][^,]*[^\s,]|[^\s,]")


def check(context: GameContext) -> Problems:
    """The cells of every region and of every zone."""
    for board in context.game.boards:
        for region in board.grid.regions if board.grid else ():
            yield from _twice(region)
    for zone in context.game.zones:
        yield from _twice(zone)


def _twice(owner: Region | Zone) -> Problems:
    node = owner.node.get("cells") if owner.node else None
    if not isinstance(node, Scalar):
        return
    first_at: dict[str, int] = {}
    for part in _PART.finditer(node.text):
        name = re.sub(r"\s", "", part[0])
        if name in first_at:
            yield Problem(
                message=f"{name} is listed twice",
                span=node.place(part.start(), len(part[0])),
                hint="remove one of them, or name the cell that was meant",
                related=(Related(node.place(first_at[name], len(name)), "first listed here"),),
            )
        first_at.setdefault(name, part.start())
