"""A side has no way to win a scenario.

Looks at every scenario of a complete game that names its goals, if each of these is for one of the sides. Each side
with an army must have a goal, unless another side can lose. K105 checks the game as a whole.

A goal was removed from the scenario, and now one player cannot win.

```yaml file=play.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 4}}
  - {id: south, side: south, units: {pikes: 4}}
goals:
  - {id: rout, name: Rout, side: north, destroy: 3}
  - {id: hold, name: Hold, side: south, survive: 8}
scenarios:
  - {id: dawn, name: Dawn, armies: [north, south], goals: [rout]}
```
```text
play.yaml:13:59: warning Z205 nothing says how 'south' wins 'dawn': all its goals are for other sides
```
```diff file=play.yaml
-  - {id: dawn, name: Dawn, armies: [north, south], goals: [rout]}
+  - {id: dawn, name: Dawn, armies: [north, south], goals: [rout, hold]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.options import Scenario

NAME = "side without a goal"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every scenario that names its goals."""
    game = context.game
    if game.kit.status == "complete":
        for scenario in game.scenarios:
            yield from _without_goal(game, scenario)


def _without_goal(game: Game, scenario: Scenario) -> Problems:
    goals = [goal for name in scenario.goals if (goal := game.goals.find(name))]
    armies = [army for name in scenario.armies if (army := game.armies.find(name))] or list(game.armies)
    playing = list(dict.fromkeys(army.side for army in armies))
    if len(playing) < 2 or not goals or not all(goal.side for goal in goals):
        return
    for side_id in playing:
        side = game.sides.find(side_id)
        wins = any(goal.side == side_id and not goal.loses for goal in goals)
        others_lose = any(goal.side != side_id and goal.loses for goal in goals)
        can_win_elsewhere = any(goal.side in ("", side_id) and not goal.loses for goal in game.goals)
        if side and can_win_elsewhere and not wins and not others_lose:
            yield Problem(
                message=f"nothing says how {side_id!r} wins {scenario.id!r}: all its goals are for other sides",
                span=scenario.at("goals"),
                hint="add a goal of that side, or remove its army",
                related=tuple(Related(goal.at("side"), f"the goal of {goal.side!r}") for goal in goals),
            )
