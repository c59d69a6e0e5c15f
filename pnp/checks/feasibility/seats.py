"""More can play than there are sides for.

## What it does
Compares the most players of the kit with its sides, where a game has three sides or more: as many players as sides, or
the same number on each side.

## Why it matters
The fifth player gets no pieces in a game with four colors.

## Fails
```yaml file=sides.yaml
sides:
  - {id: red, name: Red}
  - {id: blue, name: Blue}
  - {id: green, name: Green}
```
```yaml file=kit.yaml
kit: example
title: Example
players: 2-4
licence: CC-BY-4.0
```
```text
kit.yaml:3:10: warning Z301 4 can play, but there are only 3 sides
```

## Passes
```diff file=sides.yaml
   - {id: green, name: Green}
+  - {id: black, name: Black}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Related, Severity

CODE = "Z301"
NAME = "more players than sides"
SEVERITY = Severity.WARNING
# With two, players form teams.
_FEWEST_SIDES = 3
_NO_END = 99


def check(context: GameContext) -> Iterator[Problem]:
    """The number of players against the number of sides."""
    game = context.game
    sides, most = len(game.sides), game.kit.players.most
    if sides < _FEWEST_SIDES or most >= _NO_END or most <= sides or most % sides == 0:
        return
    yield Problem(
        message=f"{most} can play, but there are only {sides} sides",
        span=game.kit.at("players"),
        hint=f"add sides, or let at most {sides} play",
        related=(Related(game.sides[sides - 1].span, "the last side"),),
    )
