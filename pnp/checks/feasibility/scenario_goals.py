"""In a scenario, a side has no way to win.

## What it does
Looks at the goals of every scenario of a complete game that names its goals, where each of them names the side that it
is for. Each side with an army must have one, unless another side can lose. K105 looks at the game as a whole.

## Why it matters
A goal was taken out of the scenario, and one player now plays for nothing.

## Fails
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
play.yaml:13:59: warning Z205 nothing says how 'south' wins 'dawn': its goals are all for others
```

## Passes
```diff file=play.yaml
-  - {id: dawn, name: Dawn, armies: [north, south], goals: [rout]}
+  - {id: dawn, name: Dawn, armies: [north, south], goals: [rout, hold]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.options import Scenario

CODE = "Z205"
NAME = "side without a goal"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every scenario that names its goals."""
    game = context.game
    if game.kit.status == "complete":
        for scenario in game.scenarios:
            yield from _without_goal(game, scenario)


def _without_goal(game: Game, scenario: Scenario) -> Iterator[Problem]:
    goals = [goal for one in scenario.goals if (goal := game.goals.find(one))]
    armies = [army for one in scenario.armies if (army := game.armies.find(one))] or list(game.armies)
    playing = list(dict.fromkeys(army.side for army in armies))
    if len(playing) < 2 or not goals or not all(goal.side for goal in goals):
        return
    for one in playing:
        side = game.sides.find(one)
        wins = any(goal.side == one and not goal.loses for goal in goals)
        others_lose = any(goal.side != one and goal.loses for goal in goals)
        has_one = any(goal.side in ("", one) and not goal.loses for goal in game.goals)
        if side and has_one and not wins and not others_lose:
            yield Problem(
                message=f"nothing says how {one!r} wins {scenario.id!r}: its goals are all for others",
                span=scenario.at("goals"),
                hint="add a goal of that side, or leave the army out",
                related=tuple(Related(goal.at("side"), f"the goal of {goal.side!r}") for goal in goals),
            )
