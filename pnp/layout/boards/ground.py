"""The ground of a map: a surface for every kind of terrain, coasts where land meets water."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from pnp.frame import Path, Stroke
from pnp.layout.boards.cellmap import CellMap, Ground
from pnp.layout.boards.curves import Point, Segments, between, joined, smooth
from pnp.layout.boards.outlines import outlines
from pnp.layout.boards.seeded_random import wobbled
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.model.lattice import Cell, Corner

# How far a drawn border is moved from the line of the grid, and over which length, in cells.
STRAY: Final = 0.05
REACH: Final = 0.62
# Shares of the side of a cell at which a drawn border has points; corners are cut.
_STOPS: Final = (0.2, 0.5, 0.8)


def grounds(cells: CellMap) -> tuple[Ground, ...]:
    """Every kind of ground that the window shows, lowest first."""
    shown = {cells.grounds[cell] for cell in cells.window.cells}
    return tuple(sorted(shown, key=lambda ground: ground.rank))


def surfaces(cells: CellMap, kinds: Sequence[Ground], theme: ResolvedTheme) -> tuple[Path, ...]:
    """Paint the window from the lowest ground to the highest; the coast between water and land."""
    paths: list[Path] = []
    coast: Segments = ()
    around = cells.with_rim()
    for place, ground in enumerate(kinds):
        ink = theme.ink(ground.surface, "ground", instead="white")
        if place == 0:
            paths.append(Path(cells.box.segments(), ink))
            continue
        # Whatever lies higher is painted over this, so that no gap shows between two grounds.
        shape = border([cell for cell in around if cells.grounds[cell].rank >= ground.rank], cells)
        if kinds[place - 1].pattern.wet and not ground.pattern.wet:
            coast = shape
            paths.extend(_shallows(shape, cells, theme))
        paths.append(Path(shape, ink))
    if coast:
        ink = theme.ink("ink", "line", 0.7, instead="black")
        paths.append(Path(coast, None, Stroke(ink, cells.cell * 0.02, (), "round", "round")))
    return tuple(paths)


def dark_cells(cells: CellMap, theme: ResolvedTheme) -> tuple[Path, ...]:
    """The dark cells of a checkered board and of terrain that is dark by itself."""
    dark = [cell for cell in cells.window.cells if _is_dark(cells, cell)]
    if not dark:
        return ()
    shape = joined(cells.shape(cell) for cell in dark)
    return (Path(shape, theme.ink("ink", "ground", 0.16, instead="black")),)


def _is_dark(cells: CellMap, cell: Cell) -> bool:
    if cells.grounds[cell].pattern.dark:
        return True
    return cells.grid.checkered and not cells.grounds[cell].pattern.wet and cells.lattice.is_dark(cell)


def border(inside: Collection[Cell], cells: CellMap) -> Segments:
    """The outline of some cells: irregular around natural terrain, straight around crisp terrain."""
    return joined(_loop(corners, cells) for corners in outlines(inside, cells.lattice))


def _loop(corners: Sequence[Corner], cells: CellMap) -> Segments:
    sides = tuple(zip(corners, (*corners[1:], *corners[:1]), strict=True))
    if all(_is_crisp(first, last, cells) for first, last in sides):
        return cells.polygon(map(cells.lattice.position, corners))
    return smooth([point for first, last in sides for point in drawn_side(first, last, cells)], closed=True)


def drawn_side(first: Corner, last: Corner, cells: CellMap) -> Iterator[Point]:
    """Points in mm along a side of a cell, moved so that it looks drawn by hand."""
    start, end = cells.corner(first), cells.corner(last)
    for share in _STOPS:
        yield wobbled(between(start, end, share), REACH * cells.cell, STRAY * cells.cell)


def _is_crisp(first: Corner, last: Corner, cells: CellMap) -> bool:
    pair = map(cells.grounds.get, cells.lattice.cells_of((first, last)))
    return all(ground is None or ground.pattern.crisp for ground in pair)


def _shallows(shape: Segments, cells: CellMap, theme: ResolvedTheme) -> Iterator[Path]:
    for width, opacity in ((0.42, 0.28), (0.2, 0.4)):
        ink = theme.ink("paper", "ground", opacity, instead="white")
        yield Path(shape, None, Stroke(ink, cells.cell * width, (), "round", "round"))
