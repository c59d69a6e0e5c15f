"""Sheets before they have a number, marks and a label."""

from __future__ import annotations

from typing import Literal

from pnp.frame import Path, Placement
from pnp.impose.plan import Backs
from pnp.impose.rects import Rect
from pnp.measures import Mm, Size
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """One side of a piece of paper. blocks: the trims, empty places included, that share cutting lines.

    safe: how far from every edge ink surely reaches the paper.
    cut_lines: whether it is this side that one cuts from. folds: x or y positions to fold at, as
    ("x", 105.0). note: what to say of it beside its number, such as "part A1". key: which part of a cut
    board it is. outlines: the trims of pieces that are no rectangles.
    """

    size: Size
    safe: Mm
    side: Literal["front", "back"]
    placements: tuple[Placement, ...]
    blocks: tuple[tuple[Rect, ...], ...]
    cut_lines: bool = True
    folds: tuple[tuple[Literal["x", "y"], Mm], ...] = ()
    note: str = ""
    key: AssemblyKey | None = None
    outlines: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class AssemblyKey:
    """How the pages of a cut board lie together, and which of them this one is, from 0."""

    widths: tuple[Mm, ...]
    heights: tuple[Mm, ...]
    column: int
    row: int

    @property
    def name(self) -> str:
        """A row letter and a column number: A1, B3; after Z come AA, AB."""
        letters, row = "", self.row + 1
        while row:
            row, letter = divmod(row - 1, 26)
            letters = chr(ord("A") + letter) + letters
        return f"{letters}{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Leaf:
    """A piece of paper: its front and, if it is printed, its back."""

    front: Draft
    back: Draft | None = None


def in_printing_order(leaves: tuple[Leaf, ...], backs: Backs) -> tuple[tuple[int, Draft], ...]:
    """The sides with the number of their leaf, from 1, as the mode of printing wants them."""
    fronts = [(number, leaf.front) for number, leaf in enumerate(leaves, 1)]
    behind = [(number, leaf.back) for number, leaf in enumerate(leaves, 1) if leaf.back is not None]
    if backs == "separate":
        return (*fronts, *((number, back) for number, back in behind if back.placements))
    if backs == "fronts-then-backs":
        return (*fronts, *behind)
    both = [*fronts, *behind]
    return tuple(sorted(both, key=lambda side: side[0]))  # stable: the front stays before its back
