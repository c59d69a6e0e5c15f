"""A fan-made game has no notice.

Looks for words such as *fan-made* or *unofficial* in the title, subtitle, summary and source, and then for a `notice`.

The owners of the names that the game uses are not acknowledged.

```yaml file=kit.yaml
kit: example
title: Example
subtitle: A fan-made match on broomsticks
players: 2
```
```text
kit.yaml:3:13: warning K207 the kit is 'fan-made', but has no notice
```
```diff file=kit.yaml
 players: 2
+notice: Fan-made and not for sale. The names belong to their owners, who neither made nor approved this game.
```
"""

import re
from collections.abc import Iterator

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.nodes import MapNode, Scalar

NAME = "fan-made without notice"
SEVERITY = Severity.WARNING

_FAN = re.compile(r"\b(?:fan[- ]?made|fan game|unofficial|not affiliated)\b", re.IGNORECASE)


def check(context: GameContext) -> Problems:
    """The first such word in kit.yaml, if the kit has no notice."""
    game = context.game
    if game.kit.notice.strip() or game.kit.trademarks:
        return  # K205 reports kits with trademarks.
    for value in _scalars(game.kit.node):
        if match := _FAN.search(value.text):
            yield Problem(
                message=f"the kit is {match[0]!r}, but has no notice",
                span=value.place(match.start(), len(match[0])),
                hint="add notice: with the owners of the names, and trademarks: with the names",
            )
            return


def _scalars(head: MapNode | None) -> Iterator[Scalar]:
    for key in ("title", "subtitle", "summary", "source"):
        node = head.get(key) if head else None
        for value in (
            (node, *(entry.value for entry in node.entries.values())) if isinstance(node, MapNode) else (node,)
        ):
            if isinstance(value, Scalar):
                yield value
