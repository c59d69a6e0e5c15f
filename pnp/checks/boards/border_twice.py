"""A border is listed twice, or joins a place to itself.

Looks for two borders of the same kind between the same two places, in either order, and for borders that do not have
exactly two ends.

One of the two was probably meant for another place, whose border is now missing.

```yaml file=boards.yaml
boards:
  - id: isles
    name: Isles
    nodes:
      size: [90 mm, 60 mm]
      nodes:
        - {id: skerry, name: Skerry, at: [10 mm, 10 mm]}
        - {id: holm, name: Holm, at: [40 mm, 10 mm]}
      borders:
        - [skerry, holm]
        - [holm, skerry]
```
```text
boards.yaml:11:11: warning B120 the land border between 'holm' and 'skerry' is listed twice
```
```diff file=boards.yaml
-        - [holm, skerry]
+        - {between: [skerry, holm], kind: ferry}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import Border, NodeMap

NAME = "duplicate border"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every border of every node map."""
    for board in context.game.boards:
        if board.nodes:
            yield from _borders(board.nodes)


def _borders(nodes: NodeMap) -> Problems:
    listed: dict[tuple[frozenset[str], str], Border] = {}
    for border in nodes.borders:
        ends = frozenset(border.between)
        if len(border.between) != 2:
            yield Problem(
                message=f"a border joins two places, but this one lists {len(border.between)}",
                span=border.at("between"),
                hint="write each border in its own brackets: [a, b]",
            )
        elif len(ends) == 1:
            yield Problem(
                message=f"a border joins {border.between[0]!r} to itself",
                span=border.at("between"),
                hint="name the place on the other side",
            )
        elif first := listed.get((ends, border.kind)):
            yield Problem(
                message=f"the {border.kind} border between {border.between[0]!r} and {border.between[1]!r} "
                "is listed twice",
                span=border.at("between"),
                hint="remove one of them, or name the place that was meant",
                related=(Related(first.at("between"), "first listed here"),),
            )
        else:
            listed[ends, border.kind] = border
