"""A goal can never be reached with what the game has.

## What it does
Compares what a goal demands with what exists: units to destroy with the units of the side, with everything that
options add; spaces to occupy with the cells of the region; things to collect with the cap of the resource.

## Why it matters
One side plays for a victory that is not there.

## Fails
```yaml file=units.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 4}}
goals:
  - {id: rout, side: south, name: Rout, destroy: {count: 5, side: north}}
```
```text
units.yaml:9:58: error Z201 5 units of 'north' must be destroyed, but there are only 4
```

## Passes
```yaml file=units.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 4}}
goals:
  - {id: rout, side: south, name: Rout, destroy: {count: 4, side: north}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.checks.feasibility.zones import all_classes
from pnp.findings import Severity
from pnp.model.expressions import ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.play import Claim, Goal
from pnp.model.quantities import number_of

CODE = "Z201"
NAME = "goal out of reach"
SEVERITY = Severity.ERROR


def check(game: Game) -> Iterator[Problem]:
    """What each goal demands, against the most that there can be."""
    for goal in game.goals:
        if goal.destroy:
            yield from _destroy(game, goal, goal.destroy)
        if goal.occupy:
            yield from _occupy(game, goal.occupy)
        yield from _collect(game, goal)


def _wanted(game: Game, claim: Claim) -> int | None:
    try:
        return number_of(claim.count, Names(game)) if claim.count else None
    except ExpressionError:
        return None  # Q103 speaks of it.


def _destroy(game: Game, goal: Goal, claim: Claim) -> Iterator[Problem]:
    wanted = _wanted(game, claim)
    victims = [claim.side] if claim.side else [side.id for side in game.sides if side.id != goal.side]
    most = max((_most_units(game, side, claim.units) for side in victims), default=0)
    if wanted is not None and game.armies and most < wanted:
        yield Problem(
            message=f"{wanted} units of {' or '.join(map(repr, victims))} must be destroyed, but there are only {most}",
            span=claim.at("count"),
            hint=f"at most {most} can be demanded",
        )


def _most_units(game: Game, side: str, kinds: tuple[str, ...]) -> int:
    """The most units of some kinds (or of all) that a side can have, with everything that options add."""
    total = 0
    for army in game.armies:
        if army.side != side:
            continue
        added = [option.adds.units.get(army.id, {}) for option in game.options]
        for units in (army.units, *added):
            total += sum(number for one, number in units.items() if _is_one_of(game, one, kinds))
    return total


def _is_one_of(game: Game, unit_id: str, kinds: tuple[str, ...]) -> bool:
    unit = game.units.find(unit_id)
    return not kinds or unit_id in kinds or (unit is not None and not set(all_classes(game, unit)).isdisjoint(kinds))


def _occupy(game: Game, claim: Claim) -> Iterator[Problem]:
    wanted = _wanted(game, claim)
    for board in game.boards:
        if claim.board and board.id != claim.board:
            continue
        region = next((one for one in board.grid.regions if one.id == claim.region), None) if board.grid else None
        if region is None or board.grid is None or wanted is None:
            continue
        cells = len(board.grid.names.positions(region.cells))
        if cells < wanted:
            yield Problem(
                message=f"{wanted} spaces of {region.id!r} must be occupied, but it has only {cells}",
                span=claim.at("count"),
                hint=f"at most {cells} can be demanded",
            )


def _collect(game: Game, goal: Goal) -> Iterator[Problem]:
    for one, wanted in goal.collect.items():
        resource = game.resources.find(one)
        most = resource.at_most if resource else None
        if most is not None and most < wanted:
            yield Problem(
                message=f"{wanted} of {one!r} must be collected, but nobody may have more than {most}",
                span=goal.at(f"collect.{one}"),
                hint=f"at most {most} can be demanded",
            )
