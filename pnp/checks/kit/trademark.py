"""Trademarks without a notice.

## What it does
Looks, in a kit that declares `trademarks`, for the `notice` that says whose they are and that the game is not theirs.

## Why it matters
Fan-made games live by the patience of others; the notice is what they ask for.

## Fails
```yaml file=kit.yaml
kit: example
title: Example
players: 2
trademarks: [Wyrmhold]
```
```text
kit.yaml:4:13: warning K205 the kit uses the trademark 'Wyrmhold' and has no notice
```

## Passes
```diff file=kit.yaml
 trademarks: [Wyrmhold]
+notice: Fan-made and not for sale. Wyrmhold belongs to its owners, who neither made nor approved this game.
+wheel: false
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "K205"
NAME = "trademark without notice"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """The head of a kit with trademarks."""
    kit = context.game.kit
    if kit.trademarks and not kit.notice.strip():
        names = " and ".join(map(repr, kit.trademarks[:2])) + (" and others" if len(kit.trademarks) > 2 else "")
        yield Problem(
            message=f"the kit uses the trademark{'s' * (len(kit.trademarks) > 1)} {names} and has no notice",
            span=kit.at("trademarks"),
            hint="add notice: whose they are, and that the game is fan-made and not for sale",
        )
