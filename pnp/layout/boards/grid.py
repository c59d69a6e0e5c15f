"""A grid as an illustrated map: ground, linear features, what stands on it, lines, names, frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from math import floor
from typing import Final

from pnp.analysis.joined_maps import JoinedGrid, JoinedMaps, joined_maps
from pnp.frame import Breaks, Face, Item, Nested, Path
from pnp.layout.boards.cartouche import DrawnCartouche
from pnp.layout.boards.cellmap import CellMap, grounds_of, window_of
from pnp.layout.boards.coordinates import MARGIN, CoordinateLabel, CoordinateLabels, margin_of
from pnp.layout.boards.curves import Point, Segments, around, joined, rectangle
from pnp.layout.boards.dry_land import dunes, plots
from pnp.layout.boards.grid_lines import larger_lines, lines
from pnp.layout.boards.ground import cells_of, dark_cells, grounds, is_dark, is_relief, surfaces
from pnp.layout.boards.joined_overview import JoinedOverview
from pnp.layout.boards.linear_features import LinearFeatures, cleared
from pnp.layout.boards.map_frame import framed
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.map_marks import MapMarks
from pnp.layout.boards.map_names import MapNames
from pnp.layout.boards.map_styles import DEFAULT, STYLES, MapStyle
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.outlines import shrunk
from pnp.layout.boards.overlays import Overlay
from pnp.layout.boards.paths import PathCosts, path_costs, zones_of_control
from pnp.layout.boards.patterns.marks import Inker
from pnp.layout.boards.patterns.scatter import flat, raised, strips
from pnp.layout.boards.pictures import once, within
from pnp.layout.boards.plans import clear_of_houses, plans
from pnp.layout.boards.regions import Regions
from pnp.layout.boards.relief import relief
from pnp.layout.boards.scenery import scenery_on_cells
from pnp.layout.boards.seams import SEAM_BLEED, Seams
from pnp.layout.boards.wrap_marks import WrapMarks
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.map_faces import COORDINATES
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm, Size
from pnp.model.boards import Board, CellGrid
from pnp.model.cells import Cells
from pnp.model.hexes import TurnedGrid
from pnp.model.lattice import Cell, Lattice, LatticePart, Window
from pnp.model.units import Terrain
from pnp.palette import contrast
from pnp.values import dataclass

# How far inside a cell the line that marks it is, in cells.
_MARK_INSET: Final = 0.036
# The contrast that small words need, by WCAG 2.2.
_READABLE: Final = 4.5
# In cells: the height of the strips in which the plates below names are drawn together.
_PLATES_TOGETHER: Final = 5
# In tenths of cells: how far the name of a cell reaches from its place.
_NAME_REACH: Final = 2


def natural_size(grid: CellGrid, cells: str = "") -> Size:
    """The size of the whole board, or of some of its cells, with its border. Raises ValueError for bad cells."""
    window = window_of(grid, cells)
    border = 2 * margin_of(grid.cell.mm)
    return Size(window.width * grid.cell.mm + border, window.height * grid.cell.mm + border)


def breaks(grid: CellGrid) -> Breaks:
    """Where the board may be cut: after the declared number of cells, else after every cell."""
    border, cell = margin_of(grid.cell.mm), grid.cell.mm
    xs, ys = grid.lattice.cuts(grid.breaks.columns, grid.breaks.rows) if grid.breaks else grid.lattice.cuts(1, 1)
    return Breaks(tuple(border + x * cell for x in xs), tuple(border + y * cell for y in ys))


@dataclass(frozen=True, slots=True)
class _Fit:
    """Which cells are shown, where they are, and how wide one is in mm."""

    window: Window
    box: Box
    cell: Mm


def _fit(grid: CellGrid, box: Box, options: BoardOptions) -> _Fit:
    """Fit the shown cells, with a border for coordinates, into a box."""
    window = window_of(grid, options.cells)
    cell = min(_cell_in(box.width, window.width, options.labels), _cell_in(box.height, window.height, options.labels))
    # Boxes of different sizes for cells of one size must not make two pictures of the board.
    cell = round(cell, 6)
    return _Fit(window, around(box.center, window.width * cell, window.height * cell), cell)


def _cell_in(length: Mm, count: float, labels: bool) -> Mm:
    """The width of so many cells that fill a length with a border at both ends, whose width depends on the cells."""
    if not labels:
        return (length - 2 * margin_of(0.0, labels)) / count
    cell = length / (count + 2 * MARGIN)
    border = margin_of(cell)
    return cell if border == cell * MARGIN else (length - 2 * border) / count


def fitted(grid: CellGrid, box: Box, options: BoardOptions, style: MapStyle = STYLES[DEFAULT]) -> CellMap:
    """The shown cells, as large as fits in a box."""
    fit = _fit(grid, box, options)
    return CellMap(grid, grid.lattice, grounds_of(grid, options.terrain, style), fit.window, fit.box, fit.cell, style)


def _cells_named(lattice: Lattice, name: str) -> tuple[str, ...]:
    """The cells of a range such as A7:H8, those within two steps of A7+2, else the name itself."""
    center, _, steps = name.partition("+")
    if steps.isdecimal() and (middle := lattice.cell(center)) is not None:
        return tuple(lattice.name(cell) for cell in lattice.cells if lattice.distance(middle, cell) <= int(steps))
    if ":" not in name:
        return (name,)
    return tuple(map(lattice.name, lattice.select(Cells.parse(name))))


@dataclass(frozen=True, slots=True, eq=False)
class GridPicture:
    """A whole grid with cells of one size, without words.

    cells: where they lie on the face. lined: the tenths of cells in which roads, rivers and walls run.
    tinted: cells with a colour over that of their ground.
    """

    cells: CellMap
    face: Face
    lined: frozenset[tuple[int, int]]
    tinted: frozenset[Cell]

    def is_bare(self, cell: Cell) -> bool:
        """Whether nothing but lines is drawn where the name of a cell stands."""
        return cell not in self.tinted and self.cells.grounds[cell].is_bare

    def crossed(self) -> frozenset[Cell]:
        """The cells on whose names a line may run."""
        reach = range(-_NAME_REACH, _NAME_REACH + 1)
        near = {(x + dx, y + dy) for x, y in self.lined for dx in reach for dy in reach}
        places = ((cell, self.cells.lattice.name_place(cell).at) for cell in self.cells.window.cells)
        return frozenset(cell for cell, (x, y) in places if (round(x * 10), round(y * 10)) in near)


def picture(grid: CellGrid, cell: Mm, theme: ResolvedTheme, terrain: Iterable[Terrain]) -> GridPicture:
    """Draw a whole grid, with the border that its coordinates need, but without any words."""
    border, window = margin_of(cell), grid.lattice.window()
    box = Box(border, border, window.width * cell, window.height * cell)
    style = STYLES[theme.maps]
    cells = CellMap(grid, grid.lattice, grounds_of(grid, terrain, style), window, box, cell, style)
    lined = cleared(cells)
    art = (
        *_picture(cells, theme, lined),
        *Regions(cells, theme).outlines(),
        *lines(cells, theme),
        *larger_lines(cells, theme),
    )
    face = Face(id="board", size=Size(box.right + border, box.bottom + border), art=art)
    return GridPicture(cells, face, lined, _tinted(cells))


def part_of(whole: GridPicture, grid: CellGrid, part: LatticePart) -> GridPicture:
    """The same picture as that of one of the maps that are on it, which all run on over their seams."""
    cells, (across, down) = whole.cells, part.offset
    lattice = grid.lattice
    window = lattice.window()
    x, y = cells.point(window.left + across, window.top + down)
    box = Box(x, y, window.width * cells.cell, window.height * cells.cell)
    known = ((cell, part.common(cell)) for cell in lattice.with_rim(lattice.cells))
    grounds = {cell: cells.grounds[common] for cell, common in known}
    own = CellMap(grid, lattice, grounds, window, box, cells.cell, cells.style)
    art = tuple(within(whole.face.art, box.inset(-SEAM_BLEED)))
    tenths = round(across * 10), round(down * 10)
    lined = frozenset((x - tenths[0], y - tenths[1]) for x, y in whole.lined)
    return GridPicture(own, replace(whole.face, art=art), lined, frozenset(map(part.own, whole.tinted)))


def _drawn(
    grid: CellGrid, cell: Mm, theme: ResolvedTheme, terrain: Sequence[Terrain], maps: JoinedMaps | None, board: Board
) -> GridPicture:
    """The picture of a map, which runs on over the seams with others; drawn once."""
    if not maps:
        return once(theme, (grid, *terrain), ("grid", cell), lambda: picture(grid, cell, theme, terrain))
    joined = maps.grid
    whole = once(theme, (joined, *terrain), ("grid", cell), lambda: picture(joined, cell, theme, terrain))
    part = maps.part(board)
    return once(theme, (joined, grid, *terrain), ("part", cell), lambda: part_of(whole, grid, part))


def _tinted(cells: CellMap) -> frozenset[Cell]:
    """The cells of regions with a colour, those that are dark, and those at the foot of heights."""
    colored = (cells.lattice.select(region.cells) for region in cells.grid.regions if region.color)
    dark = (cell for cell in cells.window.cells if is_dark(cells, cell))
    high = tuple(cell for cell, ground in cells.grounds.items() if is_relief(ground, cells))
    return frozenset(chain(chain.from_iterable(colored), dark, cells.lattice.with_rim(high)))


def draw(board: Board, grid: CellGrid, box: Box, theme: ResolvedTheme, options: BoardOptions) -> tuple[Item, ...]:
    """Draw the map in reading order: a window onto its picture, coordinates and names, the frame, what lies on it.

    Words are not on the picture: where only a part of the board is shown, a search must not find the other words.
    """
    fit, game = _fit(grid, box, options), options.game
    terrain = tuple(options.terrain)
    maps = joined_maps(game, board) if game and not isinstance(grid, TurnedGrid) else None
    whole = _drawn(grid, fit.cell, theme, terrain, maps, board)
    cells = replace(whole.cells, window=fit.window, box=fit.box)
    x, y = _offset(cells, whole.cells)
    inside: tuple[Item, ...] = (Nested(whole.face, x, y), *scenery_on_cells(cells, theme, options))
    has_cartouche = options.labels and not options.cells and not options.overview
    cartouche = DrawnCartouche(cells, theme, grid.cartouche, board.title) if grid.cartouche and has_cartouche else None
    if options.labels:
        numbers = {} if options.overview else _coordinates(whole, cells, theme, cartouche.box if cartouche else None)
        marks = MapMarks(cells, theme)
        boxes = (*numbers.values(), *marks.boxes())
        inside = (*inside, *_drawn_coordinates(whole, cells, theme, tuple(numbers)), *marks.items())
        inside = (*inside, *Regions(cells, theme, options.overview, boxes, tuple(marks.points())).labels())
        if not options.overview:
            inside = (*inside, *MapNames(cells, theme, boxes).items())
    if isinstance(grid, JoinedGrid):
        inside = (*inside, *JoinedOverview(cells, theme, grid).items(options.labels))
    # On a map that is cut out along its cells, it stands over the edge.
    title = tuple(cartouche.items()) if cartouche else ()
    if cells.lattice.fills_frame:
        inside = (*inside, *title)
    overlay = Overlay(
        lambda name: next((cells.room(cell) for cell in _shown(cells, name)), None),
        theme,
        lambda name: _cells_named(cells.lattice, name),
        lambda name: next((_marked(cells, cell) for cell in _shown(cells, name)), None),
        cells.lattice.counter_share,
        lambda path: path_costs(game, grid, path) if game else PathCosts(),
        cells.box_between,
        lambda first, last: _over_seam(cells, first, last),
    )
    zones = zones_of_control(game, cells, options, theme) if game and options.zoc else ()
    seams = Seams(cells, theme, maps.seams_of(board) if maps and options.labels else {})
    outside: tuple[Item, ...] = ()
    if options.labels:
        names = CoordinateLabels(cells, theme).along_frame(seams.edges)
        beyond = () if options.overview else WrapMarks(cells, theme).items()
        outside = (*names, *seams.items(), *beyond)
    together = JoinedOverview(cells, theme, grid) if isinstance(grid, JoinedGrid) else None
    edged = tuple(together.framed(inside)) if together else framed(inside, cells, theme, seams)
    edged = edged if cells.lattice.fills_frame else (*edged, *title)
    return (*edged, *outside, *zones, *overlay.items(options))


def _offset(cells: CellMap, whole: CellMap) -> Point:
    """Where the corner of the picture of the whole board lies on a drawing of some of its cells."""
    corner = cells.window.left, cells.window.top
    (x, y), (left, top) = cells.point(*corner), whole.point(*corner)
    return x - left, y - top


def _names_of_cells(whole: GridPicture, theme: ResolvedTheme) -> Mapping[Cell, CoordinateLabel]:
    """The names of the cells of the whole board."""
    return MapLayers(whole.cells, theme).once("names", (), CoordinateLabels(whole.cells, theme).in_cells)


def _coordinates(whole: GridPicture, cells: CellMap, theme: ResolvedTheme, hidden: Box | None) -> dict[Cell, Box]:
    """Where the names of the shown cells stand. hidden: where the map is covered, so that they could not be seen."""
    grid = cells.grid
    if not grid.shows_names:
        return {}
    names, (x, y) = _names_of_cells(whole, theme), _offset(cells, whole.cells)
    found = {}
    for cell in cells.window.cells:
        box = names[cell].box.moved(x, y)
        if grid.shows_name(cell) and not (hidden and hidden.holds(box)):
            found[cell] = box
    return found


def _drawn_coordinates(
    whole: GridPicture, cells: CellMap, theme: ResolvedTheme, named: Sequence[Cell]
) -> tuple[Item, ...]:
    """The names of cells, taken from those of the whole board."""
    if not named:
        return ()
    layers, names = MapLayers(whole.cells, theme), _names_of_cells(whole, theme)
    shown = [names[cell] for cell in named]
    theme.record_text_faults(chain.from_iterable(name.text_faults for name in shown))
    is_square = any(cells.lattice.long_lines(cells.window))
    # On bare ground nothing is drawn that could make them hard to read.
    clear, crossed = _grounds_for_words(cells, theme), layers.once("crossed", whole.lined, whole.crossed)
    rows: dict[tuple[int, str], list[Segments]] = {}
    for cell in named:
        ground = cells.grounds[cell]
        if cell in crossed or not (ground.id in clear and whole.is_bare(cell)):
            row = floor(cells.lattice.center(cell)[1] / _PLATES_TOGETHER)
            # On land with crosses a plate is a clearing, not a label.
            is_clearing = cells.style.crosses and cells.style.wash == 1 and ground.id in clear and is_square
            rows.setdefault((row, ground.surface if is_clearing else cells.style.base), []).append(names[cell].plate)
    plates = (
        layers.kept("plates", (Path(joined(row), theme.ink(token, "ground", 0.97, instead="white")),))
        for (_, token), row in rows.items()
    )
    words = layers.layer("coordinates", named, lambda: chain.from_iterable(name.words for name in shown))
    x, y = _offset(cells, whole.cells)
    return (Nested(Face(id=COORDINATES, size=whole.face.size, art=(*chain.from_iterable(plates), *words)), x, y),)


def _grounds_for_words(cells: CellMap, theme: ResolvedTheme) -> frozenset[str]:
    """The kinds of ground, by id, in whose colour the names of cells can be read."""
    palette, style = theme.palette, cells.style
    words = palette[theme.ink(theme.style("board-coordinate").color).token]
    base = palette[theme.ink(style.base, instead="white").token]
    surfaces = {
        ground.id: palette[theme.ink(ground.surface, instead="white").token] for ground in cells.grounds.values()
    }
    return frozenset(
        name for name, color in surfaces.items() if contrast(words, color.over(base, style.wash)) >= _READABLE
    )


def _picture(cells: CellMap, theme: ResolvedTheme, lined: frozenset[tuple[int, int]]) -> tuple[Item, ...]:
    kinds = grounds(cells)
    features, layers = LinearFeatures(cells, theme), MapLayers(cells, theme)
    inker = Inker(theme, min(max(cells.cell * 0.0095, 0.1), 0.25))
    parts = strips(layers, kinds, lined)
    towns = tuple((ground, frozenset(cells_of(cells, ground))) for ground in kinds if ground.pattern.streets)
    return (
        *surfaces(cells, kinds, theme),
        *dark_cells(cells, theme),
        *relief(cells, theme),
        *dunes(cells, theme),
        *plots(cells, theme),
        *flat(cells, parts, inker),
        *layers.kept("edges", features.edges()),
        *layers.kept("roads", features.roads()),
        *(layers.layer("plans", (towns, *clear_of_houses(cells)), lambda: plans(cells, theme)) if towns else ()),
        *raised(cells, parts, inker),
    )


def _shown(cells: CellMap, name: str) -> tuple[Cell, ...]:
    """The cell with this name, if the window has it."""
    return tuple(cell for cell in cells.named([name]) if cell in cells.window.cells)


def _over_seam(cells: CellMap, first: str, last: str) -> tuple[Point, Point] | None:
    """Where the shortest way between two cells leaves a map that wraps, and where it comes in again."""
    lattice = cells.lattice
    start, end = lattice.cell(first), lattice.cell(last)
    if start is None or end is None or lattice.nearest(start, end) == end:
        return None
    (x, y), (to_x, to_y) = cells.center(start), cells.center(lattice.nearest(start, end))
    (left, _), (right, _) = (cells.point(edge, 0) for edge in (lattice.extent[0], lattice.extent[2]))
    out, back = (left, right) if to_x < x else (right, left)
    height = y + (to_y - y) * (out - x) / (to_x - x)
    return (out, height), (back, height)


def _marked(cells: CellMap, cell: Cell) -> Segments | None:
    """The shape of a marked cell; None for a rectangle, which is marked along its room."""
    corners = cells.lattice.polygon(cell)
    return None if rectangle(corners) else cells.polygon(shrunk(corners, _MARK_INSET))
