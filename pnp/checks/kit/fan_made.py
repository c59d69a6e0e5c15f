"""A game that says it is fan-made has no notice.

## What it does
Looks in title, subtitle, summary and source for words such as *fan-made* or *unofficial*, and then for a `notice`.

## Why it matters
A fan of what? Whoever owns the names finds no word about them.

## Fails
```yaml file=kit.yaml
kit: example
title: Example
subtitle: A fan-made match on broomsticks
players: 2
```
```text
kit.yaml:3:13: warning K207 the kit is 'fan-made', but has no notice
```

## Passes
```diff file=kit.yaml
 players: 2
+notice: Fan-made and not for sale. The names belong to their owners, who neither made nor approved this game.
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Severity
from pnp.nodes import MapNode, Scalar

CODE = "K207"
NAME = "fan-made without notice"
SEVERITY = Severity.WARNING

_FAN = re.compile(r"\b(?:fan[- ]?made|fan game|unofficial|not affiliated)\b", re.IGNORECASE)


def check(context: GameContext) -> Iterator[Problem]:
    """The first such word in the head of a kit without a notice."""
    game = context.game
    if game.kit.notice.strip() or game.kit.trademarks:
        return  # K205 asks for the notice of a kit with trademarks.
    for value in _words(game.kit.node):
        if match := _FAN.search(value.text):
            yield Problem(
                message=f"the kit is {match[0]!r}, but has no notice",
                span=value.place(match.start(), len(match[0])),
                hint="add notice: whose the names are, and trademarks: with the names",
            )
            return


def _words(head: MapNode | None) -> Iterator[Scalar]:
    for key in ("title", "subtitle", "summary", "source"):
        node = head.get(key) if head else None
        for value in (
            (node, *(entry.value for entry in node.entries.values())) if isinstance(node, MapNode) else (node,)
        ):
            if isinstance(value, Scalar):
                yield value
