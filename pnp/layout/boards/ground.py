"""The ground of a map: a surface for every kind of terrain, coasts where land meets water."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from pnp.frame import Path, Stroke
from pnp.layout.boards.cellmap import CellMap, Ground
from pnp.layout.boards.chance import wobbled
from pnp.layout.boards.curves import Point, Segments, between, joined, polyline, smooth
from pnp.layout.boards.outlines import Cell, Corner, outlines
from pnp.layout.theme.resolved_theme import Look

# How far a drawn border strays from the line of the grid, and over which length, in cells.
STRAY: Final = 0.05
REACH: Final = 0.62
# Where on the side of a cell a drawn border keeps to it; corners are cut.
_STOPS: Final = (0.2, 0.5, 0.8)


def grounds(cells: CellMap) -> tuple[Ground, ...]:
    """Every kind of ground that the window shows, lowest first."""
    shown = {cells.grounds[cell] for cell in cells.cells()}
    return tuple(sorted(shown, key=lambda ground: ground.rank))


def surfaces(cells: CellMap, kinds: Sequence[Ground], look: Look) -> tuple[Path, ...]:
    """Paint the window from the lowest ground to the highest; the coast between water and land."""
    paths: list[Path] = []
    coast: Segments = ()
    around = _around(cells)
    for place, ground in enumerate(kinds):
        ink = look.ink(ground.surface, "ground", instead="white")
        if place == 0:
            paths.append(Path(cells.box.segments(), ink))
            continue
        # Whatever lies higher is painted over this, so that no gap shows between two grounds.
        shape = border([cell for cell in around if cells.grounds[cell].rank >= ground.rank], cells)
        if kinds[place - 1].pattern.wet and not ground.pattern.wet:
            coast = shape
            paths.extend(_shallows(shape, cells, look))
        paths.append(Path(shape, ink))
    if coast:
        ink = look.ink("ink", "line", 0.7, instead="black")
        paths.append(Path(coast, None, Stroke(ink, cells.cell * 0.02, (), "round", "round")))
    return tuple(paths)


def dark_cells(cells: CellMap, look: Look) -> tuple[Path, ...]:
    """The dark squares of a checkered board (A1 is one) and of terrain that is dark by itself."""
    squares = [cell for cell in cells.cells() if _is_dark(cells, cell)]
    if not squares:
        return ()
    shape = joined(cells.cell_box(cell).segments() for cell in squares)
    return (Path(shape, look.ink("ink", "ground", 0.16, instead="black")),)


def _is_dark(cells: CellMap, cell: Cell) -> bool:
    column, row = cell
    if cells.grounds[cell].pattern.dark:
        return True
    return cells.grid.checkered and not cells.grounds[cell].pattern.wet and (column + cells.grid.rows - row) % 2 == 1


def _around(cells: CellMap) -> tuple[Cell, ...]:
    first_column, first_row, end_column, end_row = cells.window
    rows = range(first_row - 1, end_row + 1)
    return tuple((column, row) for row in rows for column in range(first_column - 1, end_column + 1))


def border(inside: Collection[Cell], cells: CellMap) -> Segments:
    """The outline of some cells: drawn by hand where nature ends, straight where a plan does."""
    return joined(_loop(corners, cells) for corners in outlines(inside))


def _loop(corners: Sequence[Corner], cells: CellMap) -> Segments:
    sides = tuple(zip(corners, (*corners[1:], *corners[:1]), strict=True))
    if all(_is_crisp(first, last, cells) for first, last in sides):
        return polyline([cells.point(*corner) for corner in corners], closed=True)
    return smooth([point for first, last in sides for point in drawn_side(first, last, cells)], closed=True)


def drawn_side(first: Corner, last: Corner, cells: CellMap) -> Iterator[Point]:
    """Points in mm along a side of a cell, drawn by hand."""
    one, other = cells.point(*first), cells.point(*last)
    for share in _STOPS:
        yield wobbled(between(one, other, share), REACH * cells.cell, STRAY * cells.cell)


def _is_crisp(first: Corner, last: Corner, cells: CellMap) -> bool:
    column, row = min(first, last)
    beside = (column, row - 1) if first[1] == last[1] else (column - 1, row)
    pair = (cells.grounds.get((column, row)), cells.grounds.get(beside))
    return all(ground is None or ground.pattern.crisp for ground in pair)


def _shallows(shape: Segments, cells: CellMap, look: Look) -> Iterator[Path]:
    for width, opacity in ((0.42, 0.28), (0.2, 0.4)):
        ink = look.ink("paper", "ground", opacity, instead="white")
        yield Path(shape, None, Stroke(ink, cells.cell * width, (), "round", "round"))
