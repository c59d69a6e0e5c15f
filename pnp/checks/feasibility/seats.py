"""The game allows more players than it has sides.

In a game with three or more sides, compares the maximum number of players with the number of sides: it must not be
greater, unless the same number can play on each side.

The fifth player gets no pieces in a game with four colors.

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
kit.yaml:3:10: warning Z301 4 players can play, but there are only 3 sides
```
```diff file=sides.yaml
   - {id: green, name: Green}
+  - {id: black, name: Black}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "more players than sides"
SEVERITY = Severity.WARNING
# With two sides, players form teams.
_MIN_SIDES = 3
_UNLIMITED = 99


def check(context: GameContext) -> Problems:
    """The number of players, compared with the number of sides."""
    game = context.game
    sides, most = len(game.sides), game.kit.players.most
    if sides < _MIN_SIDES or most >= _UNLIMITED or most <= sides or most % sides == 0:
        return
    yield Problem(
        message=f"{most} players can play, but there are only {sides} sides",
        span=game.kit.at("players"),
        hint=f"add sides, or allow at most {sides} players",
        related=(Related(game.sides[sides - 1].span, "the last side"),),
    )
