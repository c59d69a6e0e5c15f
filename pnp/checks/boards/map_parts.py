"""A node map falls into parts that no border joins.

## What it does
Follows the borders from place to place. All places must hang together, or fall into as many groups as `parts:` says (1
if it says nothing). A map without any border is left alone.

## Why it matters
Nobody can go from one part to the other: a border was forgotten, or its end has a wrong name.

## Fails
```yaml file=boards.yaml
boards:
  - id: isles
    name: Isles
    nodes:
      size: [90 mm, 60 mm]
      nodes:
        - {id: skerry, name: Skerry, at: [10 mm, 10 mm]}
        - {id: holm, name: Holm, at: [40 mm, 10 mm]}
        - {id: ness, name: Ness, at: [70 mm, 10 mm]}
      borders:
        - [skerry, holm]
```
```text
boards.yaml:9:11: warning B119 no border leads from Ness to the other 2 places
```

## Passes
```diff file=boards.yaml
         - [skerry, holm]
+        - {between: [holm, ness], kind: ferry}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.boards.webs import neighbors, parts
from pnp.checks.check import Problem
from pnp.checks.listing import listed
from pnp.findings import Related, Severity
from pnp.model.boards import NodeMap

CODE = "B119"
NAME = "map in parts"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every node map with borders."""
    for board in context.game.boards:
        if board.nodes and board.nodes.borders:
            yield from _parts(board.nodes)


def _parts(nodes: NodeMap) -> Iterator[Problem]:
    groups = sorted(parts(neighbors(nodes)), key=len, reverse=True)
    wanted = max(1, nodes.parts)
    if len(groups) == wanted or not groups:
        return
    if len(groups) < wanted:
        yield Problem(
            message=f"the map falls into {len(groups)} {'part' if len(groups) == 1 else 'parts'}, not {nodes.parts}",
            span=nodes.at("parts"),
            hint="take a border out, or mend parts:",
        )
        return
    by_id = {node.id: node for node in nodes.nodes}
    main = by_id[groups[0][0]]
    for group in groups[wanted:]:
        names, others = listed([by_id[one].title for one in group]), len(nodes.nodes) - len(group)
        yield Problem(
            message=f"no border leads from {names} to the {'other place' if others == 1 else f'other {others} places'}",
            span=by_id[group[0]].span,
            hint="add a border, or say how many parts: the map has",
            related=(Related(main.span, "the part with the most places"),),
        )
