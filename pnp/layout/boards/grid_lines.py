"""The lines between the cells of a map: whole, in parts, as crosses or dots, and the outlines of larger cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import between, circle, joined, polyline
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.river_network import river_sides
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.model.hexes import HexGrid

# Which parts of the sides of cells are drawn.
_DRAWN_OF_SIDES: Final = {
    "full": ((0.0, 1.0),),
    "corners": ((0.0, 0.18), (0.82, 1.0)),
    "sides": ((0.25, 0.75),),
    "none": (),
}
# Of squares with crosses: how faint the lines between them are, and how long an arm of a cross is, in cells.
_FAINT: Final = 0.45
_ARM: Final = 0.07


def lines(cells: CellMap, theme: ResolvedTheme) -> tuple[Item, ...]:
    """The lines between cells; a river is such a line itself."""
    rivers, outline = river_sides(cells), cells.grid.outline
    return MapLayers(cells, theme).layer("grid", (outline, frozenset(rivers)), lambda: (_grid(cells, theme),))


def _grid(cells: CellMap, theme: ResolvedTheme) -> Path | Group:
    width = min(max(cells.cell * 0.008, 0.1), 0.2)
    if cells.grid.outline == "dots":
        dots = joined(circle(cells.center(cell), 2 * width) for cell in cells.window.cells)
        return Path(dots, theme.ink("ink", "line", 0.6, instead="black"))
    pen = Stroke(theme.ink("ink", "line", cells.style.grid, instead="black"), width)
    long = tuple(cells.lattice.long_lines(cells.window)) if cells.grid.outline == "full" else ()
    if long:
        between_cells = Path(joined(polyline([cells.point(*end) for end in ends]) for ends in long), None, pen)
        return Group(tuple(_crossed(cells, between_cells, pen))) if cells.style.crosses else between_cells
    rivers = river_sides(cells)
    sides = [side for side in cells.lattice.grid_sides(cells.window) if side not in rivers]
    parts = (
        [between(cells.corner(first), cells.corner(last), share) for share in shares]
        for first, last in sides
        for shares in _DRAWN_OF_SIDES[cells.grid.outline]
    )
    return Path(joined(map(polyline, parts)), None, pen)


def _crossed(cells: CellMap, between_cells: Path, pen: Stroke) -> Iterator[Path]:
    """Faint lines between squares, and a cross wherever they meet: the land shows through, and squares can be told."""
    faint = replace(pen.ink, opacity=pen.ink.opacity * _FAINT)
    yield replace(between_cells, stroke=replace(pen, ink=faint, width=max(pen.width * 0.7, 0.08)))
    reach = cells.cell * _ARM
    corners = {corner for cell in cells.window.cells for corner in cells.lattice.polygon(cell)}
    crosses = (
        polyline([(x - across, y - down), (x + across, y + down)])
        for x, y in (cells.point(*corner) for corner in sorted(corners))
        for across, down in ((reach, 0.0), (0.0, reach))
    )
    strong = replace(pen.ink, opacity=min(pen.ink.opacity * 1.9, 0.75))
    yield Path(joined(crosses), None, replace(pen, ink=strong, width=pen.width * 1.2))


def larger_lines(cells: CellMap, theme: ResolvedTheme) -> Iterator[Path]:
    """The outlines of larger cells."""
    larger, lattice = cells.grid.larger_cells(), cells.lattice
    if not larger:
        return
    sides = dict.fromkeys(
        side
        for cell in larger
        for side, other in zip(lattice.sides(cell), lattice.beside(cell), strict=True)
        if other in larger and larger[other] != larger[cell]
    )
    shape = joined(polyline([cells.corner(first), cells.corner(last)]) for first, last in sides)
    megahexes = cells.grid.megahexes if isinstance(cells.grid, HexGrid) else None
    ink = theme.ink((megahexes.color if megahexes else "") or "ink", "line", 0.8, instead="black")
    yield Path(shape, None, Stroke(ink, max(cells.cell * 0.04, 0.2), (), "round", "round"))
