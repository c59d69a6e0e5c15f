"""A goal can never be reached with what the game has.

## What it does
Compares what a goal demands with what exists: units to destroy with the units of the side, with everything that
options and rolls before the game add (unless units come back in play); spaces to occupy with the spaces of the region;
things to collect with the cap of the resource, or with the markers that are printed.

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
from pnp.checks.supply.strength import strength_in
from pnp.checks.variants import Variant
from pnp.findings import Severity
from pnp.model.boards import Board
from pnp.model.effects import Effect
from pnp.model.expressions import ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.places import node_regions
from pnp.model.play import Claim, Goal
from pnp.model.quantities import number_of
from pnp.model.walk import records

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
    most_units = max((_most_units(game, side, claim.units) for side in victims), default=0)
    if wanted is None or not game.armies or wanted <= most_units or _units_come_back(game):
        return
    kinds = f" ({' or '.join(claim.units)})" if claim.units else ""
    yield Problem(
        message=f"{wanted} units of {' or '.join(map(repr, victims))}{kinds} must be destroyed, "
        f"but there are only {most_units}",
        span=claim.at("count"),
        hint=f"at most {most_units} can be demanded",
    )


def _most_units(game: Game, side: str, kinds: tuple[str, ...]) -> int:
    """The most units of some kinds (or of all) that a side can have, with everything that options and rolls add."""
    everything = Variant(tuple(game.options))
    return sum(
        strength_in(game, army, unit, everything).number
        for army in game.armies
        if army.side == side
        for unit in game.units
        if not kinds or unit.id in kinds or not set(all_classes(game, unit)).isdisjoint(kinds)
    )


def _units_come_back(game: Game) -> bool:
    """Whether something in play brings units: then one can destroy more of them than there are at once."""
    before_play = {id(effect) for table in game.tables for row in table.rows for effect in row.effects}
    kinds = {"unit", *game.units.ids, *game.classes.ids}
    return any(
        isinstance(one, Effect)
        and one.do in ("restore", "gain", "place")
        and one.what in kinds
        and (one.do != "gain" or id(one) not in before_play)
        for one in records(game)
    )


def _occupy(game: Game, claim: Claim) -> Iterator[Problem]:
    wanted = _wanted(game, claim)
    sizes = [
        size
        for board in game.boards
        if claim.board in ("", board.id) and (size := _spaces(board, claim.region)) is not None
    ]
    if wanted is not None and sizes and max(sizes) < wanted:
        yield Problem(
            message=f"{wanted} spaces of {claim.region!r} must be occupied, but it has only {max(sizes)}",
            span=claim.at("count"),
            hint=f"at most {max(sizes)} can be demanded",
        )


def _spaces(board: Board, region_id: str) -> int | None:
    """How many spaces a region of a board has; None if the board has no such region."""
    if board.grid:
        region = next((one for one in board.grid.regions if one.id == region_id), None)
        return len(board.grid.names.positions(region.cells)) if region else None
    return node_regions(board.nodes).get(region_id) if board.nodes else None


def _collect(game: Game, goal: Goal) -> Iterator[Problem]:
    for one, wanted in goal.collect.items():
        most = _most_held(game, one)
        if most is not None and most < wanted:
            yield Problem(
                message=f"{wanted} of {one!r} must be collected, but nobody may have more than {most}",
                span=goal.at(f"collect.{one}"),
                hint=f"at most {most} can be demanded",
            )


def _most_held(game: Game, one: str) -> int | None:
    """The most of a resource or marker that a player can hold; None if nothing limits it, or not by a number."""
    if resource := game.resources.find(one):
        return resource.at_most
    marker = game.markers.find(one)
    if marker is None or marker.unlimited:
        return None
    names = Names(game)
    try:
        limits = [number_of(limit, names) for limit in (marker.supply, marker.at_most) if limit is not None]
    except ExpressionError:
        return None  # Q103 speaks of it.
    return min(limits, default=None)
