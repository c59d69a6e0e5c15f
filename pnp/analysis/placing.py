"""Units that start on cells, sides or corners, with their board, zone and side; markers that start on places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pnp.analysis.zones import boards_of, zone_grid
from pnp.findings import Span
from pnp.model.boards import Board, CellGrid
from pnp.model.game import Game
from pnp.model.lattice import Cell, PiecePlace
from pnp.model.markers import Marker
from pnp.model.play import Fixed, SetupStep, Zone
from pnp.model.units import Unit
from pnp.values import dataclass

# More cannot be told apart in a picture.
_MOST_IN_A_STACK = 20


@dataclass(frozen=True, slots=True)
class Placement:
    """An entry of ``place:``, or a unit that says where it starts. zone: that of its step; None if it has none."""

    step: SetupStep
    fixed: Fixed
    unit: Unit
    side: str
    board: Board
    grid: CellGrid
    zone: Zone | None

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The known cells, in reading order."""
        return self.grid.lattice.select(self.fixed.cells)

    @property
    def places(self) -> tuple[PiecePlace, ...]:
        """The known cells, sides and corners."""
        return self.grid.lattice.places(self.fixed.cells)

    @property
    def span(self) -> Span:
        """The span of the cells."""
        return self.fixed.at("at" if not self.step.place else "cells")


def placements(game: Game) -> Iterator[Placement]:
    """Every fixed placement of a known unit on a known grid."""
    for step in game.setup:
        for fixed in step.place:
            if unit := game.units.find(fixed.unit):
                yield from _placed(game, step, fixed, unit, side_of(game, step, fixed, unit), _zone(game, step))
    yield from _of_units(game)


def _placed(game: Game, step: SetupStep, fixed: Fixed, unit: Unit, side: str, zone: Zone | None) -> Iterator[Placement]:
    """An entry, for each board on which cells of it lie."""
    zone_board = game.boards.find(zone.board) if zone else None
    for board, cells in ((zone_board, fixed.cells),) if zone_board else boards_of(game, fixed.cells):
        if board.grid:
            on_board = fixed if cells == fixed.cells else replace(fixed, cells=cells)
            yield Placement(step, on_board, unit, side, board, board.grid, zone)


def _of_units(game: Game) -> Iterator[Placement]:
    """Units that say themselves where they start."""
    for unit in game.units:
        army = game.armies.find(unit.army)
        zone = game.zones.find(army.zone) if army else None
        zone = zone if zone and zone_grid(game, zone) else None
        if unit.place and unit.arrives is None:
            fixed = Fixed(unit=unit.id, cells=unit.place, node=unit.node)
            side = army.side if army else unit.side
            placed = list(_placed(game, SetupStep(), fixed, unit, side, zone))
            # In one place all of them, else one on each.
            count = unit.count if sum(len(placement.places) for placement in placed) == 1 else 1
            yield from (replace(each, fixed=replace(each.fixed, count=count)) for each in placed)


def counters_at_start(game: Game, board: Board) -> str:
    """What stands on a board when a game begins, as figures write it: ``red/pikes@A1, blue/bows@C3``."""
    return ", ".join(
        f"{f'{placement.side}/' if placement.side else ''}{placement.unit.id}@{place.name}"
        for placement in placements(game)
        if placement.board.id == board.id
        for place in placement.places
        for _ in range(min(placement.fixed.count, _MOST_IN_A_STACK))
    )


def placements_by_game(game: Game) -> Iterator[list[Placement]]:
    """The placements made in the same game: all of them, or those of each step if there are several scenarios."""
    groups: dict[str, list[Placement]] = {}
    for placement in placements(game):
        # Each scenario may have its own set-up.
        groups.setdefault(placement.step.id if len(game.scenarios) > 1 else "", []).append(placement)
    yield from groups.values()


def side_of(game: Game, step: SetupStep, fixed: Fixed, unit: Unit) -> str:
    """The side of the unit, as far as the entry, its step or the kind of unit states it."""
    army = game.armies.find(step.army)
    return fixed.side or step.side or (army.side if army else "") or unit.side


def markers_at_start(game: Game, marker: Marker, side: str) -> Iterator[tuple[str, str, int]]:
    """Where the set-up puts markers of a side, or those of nobody: the side, the place, and how many on it."""
    for step in game.setup:
        for placed in step.markers:
            of = placed.side or step.side or side
            if placed.marker == marker.id and side in ("", of):
                yield from ((of, name, placed.count) for name in placed.places)


def _zone(game: Game, step: SetupStep) -> Zone | None:
    army = game.armies.find(step.army)
    zone = game.zones.find(step.zone or (army.zone if army else ""))
    return zone if zone and zone_grid(game, zone) else None
