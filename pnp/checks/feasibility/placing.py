"""Units that start on given cells, with the board, the zone and the side that they belong to."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis.zones import zone_grid
from pnp.findings import Span
from pnp.model.boards import Board, CellGrid
from pnp.model.game import Game
from pnp.model.lattice import Cell
from pnp.model.play import Fixed, SetupStep, Zone
from pnp.model.units import Unit
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Placed:
    """One entry of ``place:``. zone: where the step says that units set up; None if it does not say so."""

    step: SetupStep
    fixed: Fixed
    unit: Unit
    side: str
    board: Board
    grid: CellGrid
    zone: Zone | None

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that are there, in reading order."""
        return self.grid.lattice.select(self.fixed.cells)

    @property
    def span(self) -> Span:
        """Where the cells are written."""
        return self.fixed.at("cells")


def placements(game: Game) -> Iterator[Placed]:
    """Every fixed placement of a known unit whose grid can be told."""
    for step in game.setup:
        for fixed in step.place:
            unit, zone = game.units.find(fixed.unit), _zone(game, step)
            board = game.boards.find(zone.board) if zone else _only_grid(game)
            if unit and board and board.grid:
                yield Placed(step, fixed, unit, side_of(game, step, fixed, unit), board, board.grid, zone)


def together(game: Game) -> Iterator[list[Placed]]:
    """The placements that are made in one game: all of them, or those of each step where there are several games."""
    groups: dict[str, list[Placed]] = {}
    for placement in placements(game):
        # Each scenario may have a set-up of its own.
        groups.setdefault(placement.step.id if len(game.scenarios) > 1 else "", []).append(placement)
    yield from groups.values()


def side_of(game: Game, step: SetupStep, fixed: Fixed, unit: Unit) -> str:
    """Whose the unit is, as far as the entry, its step or the kind of unit says so."""
    army = game.armies.find(step.army)
    return fixed.side or step.side or (army.side if army else "") or unit.side


def _zone(game: Game, step: SetupStep) -> Zone | None:
    army = game.armies.find(step.army)
    zone = game.zones.find(step.zone or (army.zone if army else ""))
    return zone if zone and zone_grid(game, zone) else None


def _only_grid(game: Game) -> Board | None:
    grids = [board for board in game.boards if board.grid]
    return grids[0] if len(grids) == 1 else None
