"""What boards are made of, as all lattices say it: cells, corners, sides and points, windows, and where names stand."""

from __future__ import annotations

from typing import Literal, NamedTuple

# Two whole numbers each. Only the lattice knows what they count: others compare them and use them as keys.
Cell = tuple[int, int]


Corner = tuple[int, int]


# The two corners at which it ends, the smaller first.
Side = tuple[Corner, Corner]


# From the left and from the top of the board, in cells.
Point = tuple[float, float]


class PiecePlace(NamedTuple):
    """Where a piece may be: in a cell, along a side or on a corner. cells: those of the board that meet there."""

    name: str
    at: Cell | Side | Corner
    cells: tuple[Cell, ...]

    @property
    def is_between(self) -> bool:
        """Whether it is a side or a corner."""
        return "/" in self.name


# An edge of a board.
Edge = Literal["top", "right", "bottom", "left"]


class Window(NamedTuple):
    """The part of a board that a drawing shows: its cells in reading order, and their bounds, in cells."""

    cells: tuple[Cell, ...]
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From the left to the right, in cells."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From the top to the bottom, in cells."""
        return self.bottom - self.top


class NamePlace(NamedTuple):
    """Where the small name of a cell stands: what of the name is at a point, and how far the name is then turned.

    turn: degrees clockwise about the middle of the cell.
    """

    at: Point
    align: Literal["left", "center"] = "center"
    valign: Literal["top", "middle", "bottom"] = "top"
    turn: float = 0.0


class FrameLabel(NamedTuple):
    """A name beside a board, such as that of a column. start, length: its room along the edge, in cells."""

    text: str
    edge: Edge
    start: float
    length: float
