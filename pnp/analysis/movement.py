"""What a step over a board costs a unit: ground, sides and roads, as the terrain says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import pairwise

from pnp.analysis.zones import all_classes, cost_for
from pnp.model.game import Game
from pnp.model.grids import CROSSINGS, RIVERS, CellGrid
from pnp.model.lattice import Cell, Side
from pnp.model.units import Terrain, Unit
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class StepCost:
    """What a step costs, in parts with the titles of what costs them.

    forbidden: the title of what the unit may not enter or cross; takes_all: of what takes its whole allowance.
    """

    parts: tuple[tuple[Fraction, str], ...]
    forbidden: str = ""
    takes_all: str = ""

    @property
    def points(self) -> Fraction:
        """The sum."""
        return sum((points for points, _ in self.parts), Fraction(0))


class Crossings:
    """The sides and roads of a board with what the terrain of their kinds says."""

    __slots__ = ("crossed", "game", "grid", "ground", "lattice", "roads", "sides")

    def __init__(self, game: Game, grid: CellGrid) -> None:
        self.game, self.grid, self.lattice = game, grid, grid.lattice
        self.ground = grid.terrain_map()
        # The sides with a bridge or a ford.
        self.crossed = {at.side for edge in grid.edges if edge.kind in CROSSINGS for at in grid.edge_sides(edge)}
        self.sides: dict[Side, list[Terrain]] = {}
        self.roads: dict[frozenset[Cell], list[Terrain]] = {}
        for edge in grid.edges:
            if terrain := kind_of(game, edge.kind, "sides"):
                for side in grid.edge_sides(edge):
                    self.sides.setdefault(side.side, []).append(terrain)
        for road in grid.roads:
            if terrain := kind_of(game, road.kind, "roads"):
                for first, last in pairwise(map(self.lattice.cell, road.through)):
                    if first is not None and last is not None:
                        self.roads.setdefault(frozenset((first, last)), []).append(terrain)

    def across(self, first: Cell, last: Cell, *, by_road: bool = True) -> tuple[Terrain, ...]:
        """What lies between two cells and counts; a road that leads from one to the other negates what it says."""
        side = self.lattice.side_between(first, last)
        between = self.sides.get(side, ()) if side else ()
        roads = self.roads.get(frozenset((first, last)), ()) if by_road else ()
        negated = {name for terrain in (*between, *roads) for name in self._negated(terrain)}
        negated.update(RIVERS if side in self.crossed and not any(each.id in CROSSINGS for each in between) else ())
        return tuple(terrain for terrain in between if terrain.id not in negated)

    def _negated(self, terrain: Terrain) -> Iterable[str]:
        if terrain.negates:
            return terrain.negates
        crosses = terrain.id in CROSSINGS or (terrain.on == "roads" and not self.crossed)
        return RIVERS if crosses else ()

    def step(self, unit: Unit, first: Cell, last: Cell) -> StepCost:
        """What a unit pays for going from a cell into a neighbour."""
        terrain = self.game.terrain.find(self.ground.get(last, ""))
        roads = [road for road in self.roads.get(frozenset((first, last)), ()) if cost_for(self.game, unit, road)]
        entered: list[Terrain] = [min(roads, key=lambda road: self._points(unit, road))] if roads else []
        if not entered and terrain:
            entered = [terrain]
        parts: list[tuple[Fraction, str]] = []
        forbidden = takes_all = ""
        for each in (*entered, *self.across(first, last)):
            cost = cost_for(self.game, unit, each)
            if cost is None:
                parts += [(Fraction(1), each.title)] if each.on == "cells" else []
            elif cost.is_forbidden:
                forbidden = each.title
            elif cost.takes_all:
                takes_all = each.title
            else:
                parts.append((cost.points, each.title))
        return StepCost(tuple(parts) if entered else ((Fraction(1), ""), *parts), forbidden, takes_all)

    def _points(self, unit: Unit, terrain: Terrain) -> Fraction:
        cost = cost_for(self.game, unit, terrain)
        return cost.points if cost else Fraction(1)

    def controlled(self, unit: Unit, cell: Cell) -> Iterator[Cell]:
        """The neighbours into which the zone of control of a unit reaches."""
        if not has_zoc(self.game, unit):
            return
        for other in self.lattice.neighbors(cell):
            terrain = self.game.terrain.find(self.ground.get(other, ""))
            if (terrain is None or terrain.zoc) and all(each.zoc for each in self.across(cell, other, by_road=False)):
                yield other


def has_zoc(game: Game, unit: Unit) -> bool:
    """Whether a unit has a zone of control: neither it nor a class of it says otherwise."""
    classes = (game.classes.find(name) for name in all_classes(game, unit))
    return unit.zoc and all(each.zoc for each in classes if each)


def kind_of(game: Game, kind: str, on: str) -> Terrain | None:
    """The terrain of the sides or roads of a kind."""
    terrain = game.terrain.find(kind)
    return terrain if terrain and terrain.on == on else None


def allowance(game: Game, unit: Unit) -> int | None:
    """The most points that a unit has to spend; None if no stat of it is an allowance."""
    stats = [unit.stats[stat.id] for stat in game.stats if stat.allowance and stat.id in unit.stats]
    return max(stats, default=None)
