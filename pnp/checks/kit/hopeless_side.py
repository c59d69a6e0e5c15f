"""A side has no way to win.

If all goals name sides, looks for a goal of every side, or goals by which all others lose. Solo games, and games with
more sides than players, are skipped: they may have sides that nobody plays.

Somebody plays a whole game without a chance to win.

```yaml file=play.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
goals:
  - {id: conquest, side: north, name: Conquest, text: Take the city.}
```
```text
play.yaml:3:10: warning K105 nothing says how 'south' wins
```
```diff file=play.yaml
   - {id: conquest, side: north, name: Conquest, text: Take the city.}
+  - {id: defense, side: south, name: Defense, text: Hold the city for ten turns.}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "side that cannot win"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every side of a complete game whose goals name sides."""
    game = context.game
    if game.kit.status != "complete" or not game.goals or any(not goal.side for goal in game.goals):
        return  # A goal without a side is for all sides.
    playing = {army.side for army in game.armies} or set(game.sides.ids)
    if game.kit.players.least == 1 or game.kit.players.most < len(playing):
        return  # Some sides may be played by nobody.
    winners = {goal.side for goal in game.goals if not goal.loses}
    losers = {goal.side for goal in game.goals if goal.loses}
    for side in game.sides:
        others = playing - {side.id}
        if side.id in playing and side.id not in winners and not (others and others <= losers):
            yield Problem(
                message=f"nothing says how {side.id!r} wins",
                span=side.at("id"),
                hint=f"add a goal with side: {side.id}",
                related=tuple(Related(goal.at("id"), f"the goal of {goal.side!r}") for goal in game.goals),
            )
