"""Two places disagree about whether they are neighbors.

Compares the `neighbors:` of each place with the borders of the map: every neighbor must have a border with the place,
and every border must lead to one of its neighbors. On a map without borders, two neighbors must list each other.

By these lists a unit can move from one place to the other but not back, and players who read different lists disagree.

```yaml file=boards.yaml
boards:
  - id: isles
    name: Isles
    nodes:
      size: [90 mm, 60 mm]
      nodes:
        - {id: skerry, name: Skerry, at: [10 mm, 10 mm], neighbors: [holm]}
        - {id: holm, name: Holm, at: [40 mm, 10 mm], neighbors: [ness]}
        - {id: ness, name: Ness, at: [70 mm, 10 mm], neighbors: [holm]}
```
```text
boards.yaml:7:70: error B121 Skerry lists Holm as a neighbor, but Holm does not list Skerry
```
```diff file=boards.yaml
-        - {id: holm, name: Holm, at: [40 mm, 10 mm], neighbors: [ness]}
+        - {id: holm, name: Holm, at: [40 mm, 10 mm], neighbors: [skerry, ness]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.boards.node_graph import neighbors
from pnp.load.suggest import did_you_mean
from pnp.model.boards import MapNode, NodeMap

NAME = "one-way neighbors"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every list of neighbors of every node map."""
    for board in context.game.boards:
        if board.nodes and any(node.neighbors for node in board.nodes.nodes):
            yield from _lists(board.nodes)


def _lists(nodes: NodeMap) -> Problems:
    by_id = {node.id: node for node in nodes.nodes}
    bordering = neighbors(nodes)
    for node in nodes.nodes:
        for index, name in enumerate(node.neighbors):
            other = by_id.get(name)
            span = node.at(f"neighbors.{index}")
            if other is None:
                hint = did_you_mean(name, by_id) or "list it under nodes:"
                yield Problem(message=f"there is no place {name!r} on this map", span=span, hint=hint)
            elif nodes.borders and name not in bordering[node.id]:
                message = f"{node.title} lists {other.title} as a neighbor, but no border joins them"
                yield Problem(message=message, span=span, hint=f"add the border [{node.id}, {name}], or remove {name}")
            elif not nodes.borders and node.id not in other.neighbors:
                yield _one_way(node, other, index)
        if node.neighbors:
            yield from _unlisted(node, bordering[node.id], by_id)


def _one_way(node: MapNode, other: MapNode, index: int) -> Problem:
    return Problem(
        message=f"{node.title} lists {other.title} as a neighbor, but {other.title} does not list {node.title}",
        span=node.at(f"neighbors.{index}"),
        hint=f"add {node.id} to the neighbors of {other.id}, or remove {other.id} here",
        related=(Related(other.at("neighbors"), f"the neighbors of {other.title}"),),
    )


def _unlisted(node: MapNode, bordering: frozenset[str], by_id: dict[str, MapNode]) -> Problems:
    for name in sorted(bordering - set(node.neighbors)):
        yield Problem(
            message=f"a border joins {node.title} and {by_id[name].title}, which is not among its neighbors",
            span=node.at("neighbors"),
            hint=f"add {name}, or remove the border",
        )
