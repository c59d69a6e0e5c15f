"""A goal can never be reached with the components of the game.

Compares each goal with what exists: units to destroy with the units of the side, including those that options and rolls
before the game add (unless units come back in play); spaces to occupy with those of the region or board; things to
collect with the limit of the resource or the number of printed markers.

One side plays for a victory that is impossible.

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
```diff file=units.yaml
-  - {id: rout, side: south, name: Rout, destroy: {count: 5, side: north}}
+  - {id: rout, side: south, name: Rout, destroy: {count: 4, side: north}}
```
"""

from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.feasibility.forces import most_units, units_come_back
from pnp.model.board_places import node_regions
from pnp.model.boards import Board
from pnp.model.game import Game
from pnp.model.play import Claim, Goal

NAME = "impossible goal"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every goal, compared with the most that there can be."""
    game = context.game
    for goal in game.goals:
        if goal.destroy:
            yield from _destroy(game, goal, goal.destroy)
        if goal.occupy:
            yield from _occupy(game, goal.occupy)
        yield from _collect(game, goal)


def _destroy(game: Game, goal: Goal, claim: Claim) -> Problems:
    required = known_number(game, claim.count)
    victims = [claim.side] if claim.side else [side.id for side in game.sides if side.id != goal.side]
    available = max((most_units(game, side, claim.units) for side in victims), default=0)
    if required is None or not game.armies or required <= available or units_come_back(game):
        return
    if any(not game.units.find(unit) and not game.classes.find(unit) for unit in claim.units):
        return  # Nobody knows which units are meant, and that is reported.
    kinds = f" ({' or '.join(claim.units)})" if claim.units else ""
    yield Problem(
        message=f"{required} units of {' or '.join(map(repr, victims))}{kinds} must be destroyed, "
        f"but there are only {available}",
        span=claim.at("count"),
        hint=f"ask for at most {available}" if available else "correct the side or the units, or give it such units",
    )


def _occupy(game: Game, claim: Claim) -> Problems:
    required = known_number(game, claim.count)
    sizes = [
        size for board in game.boards if claim.board in ("", board.id) and (size := _spaces(board, claim)) is not None
    ]
    if required is not None and sizes and max(sizes) < required:
        where = claim.region or claim.board
        yield Problem(
            message=f"{required} {claim.of or 'spaces'}{f' of {where!r}' if where else ''} must be occupied, "
            f"but {'it has' if where else 'there are'} only {max(sizes)}",
            span=claim.at("count"),
            hint=f"ask for at most {max(sizes)}",
        )


def _spaces(board: Board, claim: Claim) -> int | None:
    """How many spaces a board, or a region of it, has for a claim; None if that cannot be counted."""
    if claim.of or not claim.region:
        return _whole(board, claim)
    if board.grid:
        region = next((region for region in board.grid.regions if region.id == claim.region), None)
        return len(board.grid.lattice.select(region.cells)) if region else None
    return node_regions(board.nodes).get(claim.region) if board.nodes else None


def _whole(board: Board, claim: Claim) -> int | None:
    """How many spaces, or regions, a board has as a whole."""
    if not claim.board or claim.region or claim.of not in ("", "regions", "spaces"):
        return None
    if claim.of == "regions":
        return len(node_regions(board.nodes)) if board.nodes else None
    if board.grid:
        return len(board.grid.lattice)
    if board.track:
        return len(board.track.spaces) or board.track.count
    return len(board.nodes.nodes) if board.nodes else None


def _collect(game: Game, goal: Goal) -> Problems:
    for thing, required in goal.collect.items():
        most = _most_held(game, thing)
        if most is not None and most < required:
            yield Problem(
                message=f"{required} of {thing!r} must be collected, but nobody may have more than {most}",
                span=goal.at(f"collect.{thing}"),
                hint=f"ask for at most {most}",
            )


def _most_held(game: Game, thing: str) -> int | None:
    """The most of a resource or marker that a player can hold; None without a known limit."""
    if resource := game.resources.find(thing):
        return resource.at_most
    marker = game.markers.find(thing)
    if marker is None or marker.unlimited:
        return None
    limits = (known_number(game, limit) for limit in (marker.supply, marker.at_most))
    return min((limit for limit in limits if limit is not None), default=None)
