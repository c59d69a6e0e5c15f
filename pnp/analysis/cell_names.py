"""A game → how the cells of its maps are called in texts: ``0503``, ``C4``."""

from __future__ import annotations

import re
from typing import Final

from pnp.model.boards import Board
from pnp.model.game import Game
from pnp.values import dataclass

# Shorter numbers are counts more often than cells.
_LEAST_DIGITS: Final = 3


@dataclass(frozen=True, slots=True)
class CellNames:
    """The names of cells of some boards. pattern: what is written as they are, and stands alone.

    form: the same, whatever stands around it. Both match nothing if there are no such boards.
    """

    boards: tuple[Board, ...]
    pattern: str
    form: str

    def board_of(self, name: str) -> Board | None:
        """The first board that has a cell of this name."""
        return next((each for each in self.boards if each.grid and each.grid.lattice.cell(name) is not None), None)


def cell_names(game: Game) -> CellNames:
    """The names of the cells of all maps on which they can be told from numbers."""
    shapes: dict[str, Board] = {}
    for board in game.boards:
        lattice = board.grid.lattice if board.grid else None
        cells = lattice.cells if lattice else ()
        name = lattice.name(cells[0]) if lattice and cells else ""
        if name.isdecimal() and len(name) >= _LEAST_DIGITS:
            shapes.setdefault(rf"\d{{{len(name)}}}", board)
        elif re.fullmatch(r"[A-Z]{1,2}\d{1,2}", name):
            digits = len(name.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
            # "A1" to "H8" have one digit, "A01" to "H10" two, "A1" to "H12" one or two.
            longest = max(len(lattice.name(cell)) for cell in cells) if lattice else 0
            shapes.setdefault(rf"[A-Z]{{1,2}}\d{{{digits},{max(digits, longest - 1)}}}", board)
    forms = "|".join(shapes)
    boards = tuple(board for board in game.boards if board.grid) if shapes else ()
    pattern = rf"(?<![\w.,:/–-])(?:{forms})(?![\w%°]|[.,:/]\d|[-–]\w)" if shapes else r"(?!)"
    return CellNames(boards, pattern, rf"(?:{forms})" if shapes else r"(?!)")
