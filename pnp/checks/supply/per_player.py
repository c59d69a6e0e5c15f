"""Fewer pieces are printed than all players need.

Multiplies the number of a marker that each player needs (`per_player:`) by the most players of the kit, or by one for a
marker that belongs to a side, and compares the product with the supply.

The game is for 2–4 players, but with four the last one has no flags.

```yaml file=markers.yaml
markers:
  - {id: flag, name: Flag, supply: 9, per_player: 5}
```
```text
markers.yaml:2:36: error S108 9 of 'flag' are printed, but 2 players need 5 each (2 × 5 = 10)
```
```yaml file=markers.yaml
markers:
  - {id: flag, name: Flag, supply: 10, per_player: 5}
```
"""

from pnp.analysis.dealt import most_players
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "too few markers for all players"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every marker with a number for each player."""
    for marker in context.game.markers:
        supply, each = context.number_of(marker.supply), context.number_of(marker.per_player)
        if supply is None or each is None or marker.unlimited:
            continue
        players = 1 if marker.side else most_players(context.game.kit.players)
        if supply < players * each:
            yield Problem(
                message=f"{supply} of {marker.id!r} {'is' if supply == 1 else 'are'} printed, but "
                f"{players} {'player needs' if players == 1 else 'players need'} {each} each "
                f"({players} × {each} = {players * each})",
                span=marker.at("supply"),
                hint=f"print {players * each}",
                related=(Related(marker.at("per_player"), "what each player needs"),),
            )
