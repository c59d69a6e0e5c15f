"""Fewer markers are printed than all players start with.

## What it does
Multiplies what each player has of a resource at the start with the most players, and compares it with the printed
markers that are worth some of it (their `value` times their `supply`). A marker without a `value` may stand on a track
for any number, so it is left alone.

## Why it matters
The fourth player begins without coins.

## Fails
```yaml file=markers.yaml
markers:
  - {id: coin, name: Coin, value: 1, supply: 8}
resources:
  - {id: gold, name: Gold, start: 5, marker: coin}
```
```text
markers.yaml:2:46: warning S107 8 of 'coin' are printed, but 2 players start with 5 gold each (2 × 5 = 10)
```

## Passes
```yaml file=markers.yaml
markers:
  - {id: coin, name: Coin, value: 1, supply: 10}
resources:
  - {id: gold, name: Gold, start: 5, marker: coin}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.checks.supply.dealt import most_players
from pnp.findings import Related, Severity
from pnp.model.expressions import ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import number_of

CODE = "S107"
NAME = "too few to start with"
SEVERITY = Severity.WARNING


def check(game: Game) -> Iterator[Problem]:
    """Every resource that a marker shows."""
    players = most_players(game.kit.players)
    for resource in game.resources:
        marker = game.markers.find(resource.marker)
        if marker is None or marker.unlimited or marker.supply is None or marker.side or marker.value is None:
            continue
        try:
            supply = number_of(marker.supply, Names(game))
        except ExpressionError:
            continue  # Q103 speaks of it.
        needed = players * resource.start
        if marker.value * supply < needed:
            worth = f" of {marker.value}" if marker.value != 1 else ""
            yield Problem(
                message=f"{supply} of {marker.id!r}{worth} are printed, but {players} players start with "
                f"{resource.start} {resource.id} each ({players} × {resource.start} = {needed})",
                span=marker.at("supply"),
                hint=f"print markers for {needed}, or set unlimited: true if players may use coins",
                related=(Related(resource.at("start"), "what each player starts with"),),
            )
