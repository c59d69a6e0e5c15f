"""Where the cells of a drawn board stand in its file."""

from __future__ import annotations

from pnp.findings import Span
from pnp.model.boards import Grid
from pnp.nodes import Scalar


def line_span(grid: Grid, row: int) -> Span:
    """The line of ``cells:`` that draws a row, counted from 0 at the top."""
    return _characters(grid, row, 0, len(grid.lines[row]))


def cell_span(grid: Grid, column: int, row: int) -> Span:
    """The character of ``cells:`` that draws a cell."""
    return _characters(grid, row, column, 1)


def _characters(grid: Grid, row: int, column: int, length: int) -> Span:
    node = grid.node.get("cells") if grid.node else None
    if not isinstance(node, Scalar):
        return grid.at("cells")
    start = sum(len(line) + 1 for line in node.text.split("\n")[:row])
    return node.place(start + column, max(1, length))
