"""Where the cells of a drawn board stand in its file."""

from pnp.findings import Span
from pnp.model.boards import CellGrid
from pnp.model.lattice import Cell
from pnp.nodes import Scalar


def line_span(grid: CellGrid, line: int) -> Span:
    """A line of ``cells:``, counted from 0 at the top."""
    return _characters(grid, line, 0, len(grid.written_lines[line]))


def cell_span(grid: CellGrid, cell: Cell) -> Span:
    """The character of ``cells:`` that draws a cell; all of the drawing if it ends before."""
    line, place = grid.lattice.reading_place(cell)
    written = grid.written_lines[line] if line < len(grid.written_lines) else ""
    letters = [index for index, letter in enumerate(written) if not grid.is_blank(letter)]
    return _characters(grid, line, letters[place], 1) if place < len(letters) else grid.at("cells")


def _characters(grid: CellGrid, line: int, first: int, length: int) -> Span:
    node = grid.node.get("cells") if grid.node else None
    if not isinstance(node, Scalar):
        return grid.at("cells")
    start = sum(len(before) + 1 for before in node.text.split("\n")[:line])
    return node.place(start + first, max(1, length))
