"""Fewer markers are printed than all players start with.

Multiplies what each player has of a resource at the start by the most players, and compares it with the total value of
all printed markers, if a marker with a `value:` shows the resource. A marker without a value is ignored: on a track it
can show any number.

The fourth player begins without coins.

```yaml file=markers.yaml
markers:
  - {id: coin, name: Coin, value: 1, supply: 8}
resources:
  - {id: gold, name: Gold, start: 5, marker: coin}
```
```text
markers.yaml:2:46: warning S107 markers for 8 gold are printed, but 2 players start with 5 each (2 × 5 = 10)
```
```diff file=markers.yaml
-  - {id: coin, name: Coin, value: 1, supply: 8}
+  - {id: coin, name: Coin, value: 1, supply: 10}
```
"""

from pnp.analysis.dealt import most_players
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.supply.marker_values import with_other_values, worth_of

NAME = "too few markers to start with"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every resource that a marker with a value shows."""
    game = context.game
    players = most_players(game.kit.players)
    for resource in game.resources:
        marker = game.markers.find(resource.marker)
        if marker is None or marker.value is None or marker.side:
            continue
        together = with_other_values(game, marker)
        needed = players * resource.start
        worth = worth_of(game, together)
        if worth is not None and worth < needed:
            yield Problem(
                message=f"markers for {worth} {resource.id} are printed, but {players} players start with "
                f"{resource.start} each ({players} × {resource.start} = {needed})",
                span=marker.at("supply"),
                hint=f"print markers for {needed}, or set unlimited: true if players may use coins",
                related=(Related(resource.at("start"), "what each player starts with"),),
            )
