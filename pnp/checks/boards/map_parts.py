"""A node map consists of parts that no border connects.

Follows the borders from place to place. All places must be connected, or form as many groups as `parts:` says (1 if it
is missing). A map without borders is skipped.

Nobody can move from one part to the other: a border is missing, or names a wrong place.

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
```diff file=boards.yaml
         - [skerry, holm]
+        - {between: [holm, ness], kind: ferry}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.boards.node_graph import connected_parts, neighbors
from pnp.checks.listing import listed
from pnp.model.boards import NodeMap

NAME = "disconnected map"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every node map with borders."""
    for board in context.game.boards:
        if board.nodes and board.nodes.borders:
            yield from _parts(board.nodes)


def _parts(nodes: NodeMap) -> Problems:
    groups = sorted(connected_parts(neighbors(nodes)), key=len, reverse=True)
    expected = max(1, nodes.parts)
    if len(groups) == expected or not groups:
        return
    if len(groups) < expected:
        yield Problem(
            message=f"the map has {len(groups)} {'part' if len(groups) == 1 else 'parts'}, not {nodes.parts}",
            span=nodes.at("parts"),
            hint="remove a border, or correct parts:",
        )
        return
    by_id = {node.id: node for node in nodes.nodes}
    main = by_id[groups[0][0]]
    for group in groups[expected:]:
        names, others = listed([by_id[node_id].title for node_id in group]), len(nodes.nodes) - len(group)
        yield Problem(
            message=f"no border leads from {names} to the {'other place' if others == 1 else f'other {others} places'}",
            span=by_id[group[0]].span,
            hint="add a border, or set parts: to the number of parts",
            related=(Related(main.span, "the largest part"),),
        )
