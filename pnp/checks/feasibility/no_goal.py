"""A side has no way to win.

## What it does
Looks at the goals of a complete game (and of each of its scenarios) in which every goal names the side that it is for.
Each side with an army must have one, unless another side can lose.

## Why it matters
One player plays for nothing, or the most important sentence of the rules was forgotten.

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
```
```text
play.yaml:3:10: warning Z205 South has no goal, though North has one
```

## Passes
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
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.checks.check import Problem
from pnp.findings import Related, Severity, Span
from pnp.model.game import Game
from pnp.model.play import Goal
from pnp.model.units import Army

CODE = "Z205"
NAME = "side without a goal"
SEVERITY = Severity.WARNING


def check(game: Game) -> Iterator[Problem]:
    """The game as listed, and every scenario that names its goals."""
    if game.kit.status != "complete":
        return
    found = [*_without(game, list(game.armies), list(game.goals), "", None)]
    for scenario in game.scenarios:
        armies = [army for one in scenario.armies if (army := game.armies.find(one))] or list(game.armies)
        goals = [goal for one in scenario.goals if (goal := game.goals.find(one))]
        if not found:
            yield from _without(game, armies, goals, f" in {scenario.id!r}", scenario.at("goals"))
    yield from found


def _without(
    game: Game, armies: Sequence[Army], goals: Sequence[Goal], where: str, at: Span | None
) -> Iterator[Problem]:
    playing = list(dict.fromkeys(army.side for army in armies))
    if len(playing) < 2 or not goals or not all(goal.side for goal in goals):
        return
    for one in playing:
        side = game.sides.find(one)
        wins = any(goal.side == one and not goal.loses for goal in goals)
        others_lose = any(goal.side != one and goal.loses for goal in goals)
        if side and not wins and not others_lose:
            yield Problem(
                message=f"{side.title} has no goal{where}{_owners(game, goals)}",
                span=at or side.at("id"),
                hint="give the side a goal, or leave side: out where a goal is for everybody",
                related=tuple(Related(goal.at("side"), f"the goal {goal.title}") for goal in goals[:2]),
            )


def _owners(game: Game, goals: Sequence[Goal]) -> str:
    owners = dict.fromkeys(goal.side for goal in goals if not goal.loses)
    sides = [found.title for one in owners if (found := game.sides.find(one))]
    return f", though {' and '.join(sides)} {'has' if len(sides) == 1 else 'have'} one" if sides else ""
