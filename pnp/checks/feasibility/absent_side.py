"""A scenario gives a part to a side that does not play in it.

## What it does
Looks at the sides of the armies that a scenario names. Who begins (`first:`), whose goals hold, and whose units a goal
wants destroyed must be among them.

## Why it matters
The goal of a side that is not there cannot be reached, and a player who is not there cannot begin.

## Fails
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
play.yaml:14:64: error Z204 goal 'rout' wants units destroyed of 'west', of which no army plays in 'duel'
play.yaml:14:78: error Z204 'west' begins in 'duel', but none of its armies plays
```

## Passes
```diff file=play.yaml
-  - {id: rout, name: Rout, side: north, destroy: {count: 3, side: west}}
+  - {id: rout, name: Rout, side: north, destroy: {count: 3, side: south}}
-  - {id: duel, name: The duel, armies: [north, south], goals: [rout], first: west}
+  - {id: duel, name: The duel, armies: [north, south], goals: [rout], first: south}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.options import Scenario
from pnp.model.play import Goal

CODE = "Z204"
NAME = "side that does not play"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every scenario that names its armies."""
    game = context.game
    with_armies = {army.side for army in game.armies}
    for scenario in game.scenarios:
        playing = {army.side for one in scenario.armies if (army := game.armies.find(one))}
        if playing:
            yield from _absent(game, scenario, with_armies - playing)


def _absent(game: Game, scenario: Scenario, absent: set[str]) -> Iterator[Problem]:
    armies = Related(scenario.at("armies"), "the armies that play")
    if scenario.first in absent:
        yield Problem(
            message=f"{scenario.first!r} begins in {scenario.id!r}, but none of its armies plays",
            span=scenario.at("first"),
            hint="name another side, or add an army of it",
            related=(armies,),
        )
    for index, one in enumerate(scenario.goals):
        goal = game.goals.find(one)
        for side, what in _sides_of(goal) if goal else ():
            if goal and side in absent:
                yield Problem(
                    message=f"goal {one!r} {what} {side!r}, of which no army plays in {scenario.id!r}",
                    span=scenario.at(f"goals.{index}"),
                    hint="take the goal out, or add an army of that side",
                    related=(Related(goal.span, "the goal"), armies),
                )


def _sides_of(goal: Goal) -> Iterator[tuple[str, str]]:
    if goal.side:
        yield goal.side, "is for"
    if goal.destroy and goal.destroy.side:
        yield goal.destroy.side, "wants units destroyed of"
