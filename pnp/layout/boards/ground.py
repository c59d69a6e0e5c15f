"""The ground of a map: a surface for every kind of terrain, coasts where land meets water."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from pnp.frame import Group, Ink, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap, Ground
from pnp.layout.boards.curves import Point, Segments, between, distance, joined, smooth
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.outlines import areas, outlines
from pnp.layout.boards.seeded_random import wobbled
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.model.lattice import Cell, Corner

# How far a drawn border is moved from the line of the grid, and over which length, in cells.
STRAY: Final = 0.05
REACH: Final = 0.62
# Shares of the side of a cell at which a line along it has points; corners are cut.
STOPS: Final = (0.3, 0.5, 0.7)
# How far the edge of an area is moved, over which length, and how it cuts corners: the share by which it is drawn into
# them, and the most that is cut off, in cells.
_AREA_STRAY: Final = 0.085
_AREA_REACH: Final = 0.55
_PULL: Final = 0.3
_DEEPEST_CUT: Final = 0.13


def grounds(cells: CellMap) -> tuple[Ground, ...]:
    """Every kind of ground that the window shows, lowest first."""
    shown = {cells.grounds[cell] for cell in cells.window.cells}
    return tuple(sorted(shown, key=lambda ground: ground.rank))


def surfaces(cells: CellMap, kinds: Sequence[Ground], theme: ResolvedTheme) -> tuple[Item, ...]:
    """Paint the window from the lowest ground to the highest; the coast between water and land."""
    paths: list[Item] = [Path(cells.box.segments(), theme.ink(cells.style.base, "ground", instead="white"))]
    coast: Segments = ()
    around, layers = cells.with_rim(), MapLayers(cells, theme)
    for place, ground in enumerate(kinds):
        # Whatever lies higher is painted over this, so that no gap shows between two grounds.
        is_above = [cell for cell in around if cells.grounds[cell].rank >= ground.rank]
        shape = border(is_above, layers) if place else cells.box.segments()
        if place and kinds[place - 1].pattern.wet and not ground.pattern.wet:
            coast = shape
            paths.extend(_shores(shape, kinds[:place], layers))
        if is_relief(ground, cells):
            continue
        if not place:
            paths.extend(_surface(shape, ground, cells, theme, over=False))
        for part in _borders(is_above, layers) if place else ():
            draw = partial(_surface, part, ground, cells, theme, over=True)
            paths.extend(layers.layer("surface", ground.surface, draw, (part,)))
    if coast:
        ink = theme.ink("ink", "line", 0.7, instead="black")
        paths.append(Path(coast, None, Stroke(ink, cells.cell * 0.02, (), "round", "round")))
    return *paths, *_outlines(cells, kinds, theme)


def is_relief(ground: Ground, cells: CellMap) -> bool:
    """Whether the shape of a ground is that of its relief, which lies on the ground below."""
    return bool(cells.style.relief and ground.pattern.height)


def _surface(shape: Segments, ground: Ground, cells: CellMap, theme: ResolvedTheme, over: bool) -> Iterator[Path]:
    """The colour of a ground as the style washes it on paper. over: whether other ground is below it."""
    wash = cells.style.wash
    if wash < 1 and over:
        yield Path(shape, theme.ink(cells.style.base, "ground", instead="white"))
    yield Path(shape, theme.ink(ground.surface, "ground", wash, instead="white"))


def _outlines(cells: CellMap, kinds: Sequence[Ground], theme: ResolvedTheme) -> Iterator[Item]:
    """Lines around areas of terrain that grows, such as woods."""
    style, layers = cells.style, MapLayers(cells, theme)
    for place, ground in enumerate(kinds):
        if not style.outlined or not ground.pattern.draw or ground.pattern.wet or ground.pattern.crisp:
            continue
        ink = theme.ink("ink", "line", style.outlined, instead="black")
        dash = (0.0, cells.cell * 0.045) if style.dotted else ()
        pen = Stroke(ink, cells.cell * (0.022 if style.dotted else 0.012), dash, "round", "round")
        # What lies on the lowest ground may touch at a corner: that has a line around each of them.
        for part in _borders(cells_of(cells, ground), layers, joins_at_corners=not place):
            yield from layers.layer("outline", (), partial(_outlined, part, pen), (part,))


def _outlined(shape: Segments, pen: Stroke) -> tuple[Path, ...]:
    return (Path(shape, None, pen),)


def cells_of(cells: CellMap, ground: Ground) -> list[Cell]:
    """The cells of one kind of ground, those around the window included."""
    return [cell for cell in cells.with_rim() if cells.grounds[cell] is ground]


def dark_cells(cells: CellMap, theme: ResolvedTheme) -> tuple[Path, ...]:
    """The dark cells of a checkered board and of terrain that is dark by itself."""
    dark = [cell for cell in cells.window.cells if is_dark(cells, cell)]
    if not dark:
        return ()
    shape = joined(cells.shape(cell) for cell in dark)
    return (Path(shape, theme.ink("ink", "ground", 0.1, instead="black")),)


def is_dark(cells: CellMap, cell: Cell) -> bool:
    """Whether a cell is a dark one of a checkered board, or its terrain is dark."""
    if cells.grounds[cell].pattern.dark:
        return True
    return cells.grid.checkered and not cells.grounds[cell].pattern.wet and cells.lattice.is_dark(cell)


def border(inside: Iterable[Cell], layers: MapLayers) -> Segments:
    """The outline of some cells: irregular around natural terrain, straight around crisp terrain.

    Of several lines, only those that have changed are drawn again.
    """
    return joined(_borders(inside, layers))


def _borders(inside: Iterable[Cell], layers: MapLayers, *, joins_at_corners: bool = False) -> Iterator[Segments]:
    """The same of each area of connected cells: of one that is as it was, the very same outline."""
    cells = layers.cells
    for area in areas(inside, cells.lattice):
        walk = partial(outlines, area, cells.lattice, joins_at_corners=joins_at_corners)
        lines = layers.once("outlines", (area, joins_at_corners), walk)
        shown = tuple([(corners, _is_all_crisp(corners, cells)) for corners in lines])
        yield layers.once("border", shown, partial(_border, shown, layers))


def _border(lines: Iterable[tuple[tuple[Corner, ...], bool]], layers: MapLayers) -> Segments:
    return joined(_loop(corners, layers, is_crisp=is_crisp) for corners, is_crisp in lines)


def _loop(corners: tuple[Corner, ...], layers: MapLayers, *, is_crisp: bool) -> Segments:
    cells = layers.cells
    if is_crisp:
        return cells.polygon(map(cells.lattice.position, corners))
    return layers.once("line", corners, lambda: smooth(natural_outline(corners, cells), closed=True))


def natural_outline(corners: Sequence[Corner], cells: CellMap) -> list[Point]:
    """Points in mm along an outline that cuts corners and strays from the grid, as the edge of a wood does.

    They depend on the corners alone, so that areas which share a line still share it.
    """
    points = [cells.corner(corner) for corner in corners]
    middles = [between(first, last) for first, last in zip(points, (*points[1:], *points[:1]), strict=True)]
    line = []
    for corner, before, after in zip(points, (middles[-1], *middles[:-1]), middles, strict=True):
        chord = between(before, after)
        depth = distance(chord, corner)
        # Sharp corners are not cut more than blunt ones.
        pull = max(_PULL, 1 - _DEEPEST_CUT * cells.cell / depth) if depth else 0.0
        line += [between(chord, corner, pull), after]
    return [wobbled(point, _AREA_REACH * cells.cell, _AREA_STRAY * cells.unruly * cells.cell) for point in line]


def drawn_side(first: Corner, last: Corner, cells: CellMap) -> Iterator[Point]:
    """Points in mm along a side of a cell, moved so that it looks drawn by hand."""
    start, end = cells.corner(first), cells.corner(last)
    for share in STOPS:
        yield wobbled(between(start, end, share), REACH * cells.cell, STRAY * cells.unruly * cells.cell)


def _is_all_crisp(corners: tuple[Corner, ...], cells: CellMap) -> bool:
    sides = zip(corners, (*corners[1:], *corners[:1]), strict=True)
    return all(_is_crisp(first, last, cells) for first, last in sides)


def _is_crisp(first: Corner, last: Corner, cells: CellMap) -> bool:
    pair = map(cells.grounds.get, cells.lattice.cells_of((first, last)))
    return all(ground is None or ground.pattern.crisp for ground in pair)


def _shores(shape: Segments, waters: Sequence[Ground], layers: MapLayers) -> Iterator[Item]:
    """The shore in each kind of water, the lowest first. shape: all land."""
    cells, theme = layers.cells, layers.theme
    for place, ground in enumerate(waters):
        drawn = tuple(_shore(shape, ground, cells, theme))
        if drawn:
            yield Group(drawn, clip=border(cells_of(cells, ground), layers)) if place else Group(drawn)


def _shore(shape: Segments, ground: Ground, cells: CellMap, theme: ResolvedTheme) -> Iterator[Path]:
    """Shallow water and lines along a shore; the land covers their inner halves. ground: the water.

    Each line is a broad stroke with a slightly narrower one of water on it, from the farthest to the nearest.
    """
    water = cells.style.water
    if water.shallows:
        for width, opacity in ((0.42, 0.28), (0.2, 0.4)):
            ink = theme.ink("paper", "ground", opacity, instead="white")
            yield Path(shape, None, Stroke(ink, cells.cell * width, (), "round", "round"))
    for line in reversed(water.lines):
        fading = water.opacity * (1 - 0.6 * line / (water.lines[-1] + line))
        yield _stroked(shape, (line + water.width / 2) * cells.cell, theme.ink(water.token, "line", fading))
        within = (line - water.width / 2) * cells.cell
        if cells.style.wash < 1:
            yield _stroked(shape, within, theme.ink(cells.style.base, "ground", instead="white"))
        yield _stroked(shape, within, theme.ink(ground.surface, "ground", cells.style.wash, instead="white"))


def _stroked(shape: Segments, reach: Mm, ink: Ink) -> Path:
    """A line as broad as reaches so far to both sides of a shape."""
    return Path(shape, None, Stroke(ink, 2 * reach, (), "round", "round"))
