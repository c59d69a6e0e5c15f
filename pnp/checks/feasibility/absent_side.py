"""A scenario involves a side that does not take part in it.

Looks at the sides of the armies that a scenario names. The side that begins (`first:`), the sides of its goals, and the
sides whose units a goal wants destroyed must be among them.

An absent side can neither begin nor reach a goal.

```yaml file=play.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
  - {id: west, name: West}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 4}}
  - {id: south, side: south, units: {pikes: 4}}
  - {id: west, side: west, units: {pikes: 4}}
goals:
  - {id: rout, name: Rout, side: north, destroy: {count: 3, side: west}}
scenarios:
  - {id: duel, name: The duel, armies: [north, south], goals: [rout], first: west}
```
```text
play.yaml:14:64: error Z204 goal 'rout' is to destroy units of 'west', but no army of that side plays in 'duel'
play.yaml:14:78: error Z204 'west' begins in 'duel', but none of its armies plays
```
```diff file=play.yaml
-  - {id: rout, name: Rout, side: north, destroy: {count: 3, side: west}}
+  - {id: rout, name: Rout, side: north, destroy: {count: 3, side: south}}
-  - {id: duel, name: The duel, armies: [north, south], goals: [rout], first: west}
+  - {id: duel, name: The duel, armies: [north, south], goals: [rout], first: south}
```
"""

from collections.abc import Iterator

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.options import Scenario
from pnp.model.play import Goal

NAME = "absent side in a scenario"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every scenario that names its armies."""
    game = context.game
    with_armies = {army.side for army in game.armies}
    for scenario in game.scenarios:
        playing = {army.side for name in scenario.armies if (army := game.armies.find(name))}
        if playing:
            yield from _absent(game, scenario, with_armies - playing)


def _absent(game: Game, scenario: Scenario, absent: set[str]) -> Problems:
    armies = Related(scenario.at("armies"), "the armies that play")
    if scenario.first in absent:
        yield Problem(
            message=f"{scenario.first!r} begins in {scenario.id!r}, but none of its armies plays",
            span=scenario.at("first"),
            hint="name another side, or add an army of this one",
            related=(armies,),
        )
    for index, name in enumerate(scenario.goals):
        goal = game.goals.find(name)
        for side, relation in _sides_of(goal) if goal else ():
            if goal and side in absent:
                yield Problem(
                    message=f"goal {name!r} {relation} {side!r}, but no army of that side plays in {scenario.id!r}",
                    span=scenario.at(f"goals.{index}"),
                    hint="remove the goal, or add an army of that side",
                    related=(Related(goal.span, "the goal"), armies),
                )


def _sides_of(goal: Goal) -> Iterator[tuple[str, str]]:
    if goal.side:
        yield goal.side, "is for"
    if goal.destroy and goal.destroy.side:
        yield goal.destroy.side, "is to destroy units of"
