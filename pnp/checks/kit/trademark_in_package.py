"""A kit with trademarks of others is packed with pnp.

## What it does
Looks, in a kit that declares `trademarks`, for `wheel: false`, which keeps it out of packages.

## Why it matters
A notice covers what fans print at home, not what a package hands out with other people's names.

## Fails
```yaml file=kit.yaml
kit: example
title: Example
players: 2
trademarks: [Wyrmhold]
notice: Fan-made and not for sale. Wyrmhold belongs to its owners.
```
```text
kit.yaml:4:13: warning K206 the kit uses trademarks of others and may be packed
```

## Passes
```diff file=kit.yaml
 notice: Fan-made and not for sale. Wyrmhold belongs to its owners.
+wheel: false
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Related, Severity

CODE = "K206"
NAME = "trademark in a package"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """The head of a kit with trademarks."""
    game = context.game
    if game.kit.trademarks and game.kit.wheel:
        node = game.kit.node.get("wheel") if game.kit.node else None
        yield Problem(
            message="the kit uses trademarks of others and may be packed",
            span=game.kit.at("trademarks"),
            hint="say wheel: false",
            related=(Related(node.span, "this packs it"),) if node else (),
        )
