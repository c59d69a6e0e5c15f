"""A grid as an illustrated map: ground, ways, what stands on it, lines, names, frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, chain, repeat
from typing import Final

from pnp.frame import Breaks, Face, Group, Item, Nested, Path, Stroke
from pnp.layout.boards.cellmap import CellMap, grounds_of, window_of
from pnp.layout.boards.curves import Point, Segments, around, joined, polyline
from pnp.layout.boards.ground import dark_cells, grounds, surfaces
from pnp.layout.boards.lettering import style_of, words_at
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.outlines import Cell
from pnp.layout.boards.overlays import Overlay
from pnp.layout.boards.patterns.marks import Inker
from pnp.layout.boards.patterns.scatter import flat, raised
from pnp.layout.boards.pictures import Heard, once, tell
from pnp.layout.boards.regions import Regions
from pnp.layout.boards.ways import Ways, cleared
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import Look
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Pt, Size
from pnp.model.boards import Grid
from pnp.model.cells import Cells, column_letters
from pnp.model.units import Terrain
from pnp.values import dataclass

# The border with its coordinates: a share of a cell, within what can be read and what is not wasted.
_MARGIN: Final = 0.25
_LEAST_MARGIN: Final = 3.0
_MOST_MARGIN: Final = 6.0
_NEATLINE: Final = 0.35
# The size of coordinates in the plain theme, in points.
_USUAL_COORDINATE: Final = 6.0


def margin_of(cell: Mm, labels: bool = True) -> Mm:
    """How wide the border round the cells is, in mm."""
    return min(max(cell * _MARGIN, _LEAST_MARGIN), _MOST_MARGIN) if labels else _NEATLINE * 2


def natural_size(grid: Grid, cells: str = "") -> Size:
    """The size of the whole board, or of some of its cells, with its border. Raises ValueError for bad cells."""
    first_column, first_row, end_column, end_row = window_of(grid, cells)
    border = 2 * margin_of(grid.cell.mm)
    return Size((end_column - first_column) * grid.cell.mm + border, (end_row - first_row) * grid.cell.mm + border)


def breaks(grid: Grid) -> Breaks:
    """Where the board may be cut: after the declared number of cells, else after every cell."""
    border, cell = margin_of(grid.cell.mm), grid.cell.mm
    columns, rows = (grid.breaks.columns, grid.breaks.rows) if grid.breaks else (1, 1)
    return Breaks(_cuts(grid.columns, columns, border, cell), _cuts(grid.rows, rows, border, cell))


def _cuts(count: int, every: int, border: Mm, cell: Mm) -> tuple[Mm, ...]:
    steps = accumulate(repeat(max(every, 1), count // max(every, 1)))
    return tuple(border + step * cell for step in steps if step < count)


@dataclass(frozen=True, slots=True)
class _Fit:
    """Which cells are shown, where they lie, and the side of one in mm."""

    window: tuple[int, int, int, int]
    box: Box
    cell: Mm


def _fit(grid: Grid, box: Box, options: BoardOptions) -> _Fit:
    """Fit the shown cells, with a border for coordinates, into a box."""
    window = window_of(grid, options.cells)
    columns, rows = window[2] - window[0], window[3] - window[1]
    cell = min(_cell_in(box.width, columns, options.labels), _cell_in(box.height, rows, options.labels))
    # Boxes of different sizes for cells of one size must not make two pictures of the board.
    cell = round(cell, 6)
    return _Fit(window, around(box.center, columns * cell, rows * cell), cell)


def _cell_in(length: Mm, count: int, labels: bool) -> Mm:
    """The side of so many cells that fill a length with a border at both ends, whose width depends on the cells."""
    if not labels:
        return (length - 2 * margin_of(0.0, labels)) / count
    cell = length / (count + 2 * _MARGIN)
    border = margin_of(cell)
    return cell if border == cell * _MARGIN else (length - 2 * border) / count


def fitted(grid: Grid, box: Box, options: BoardOptions) -> CellMap:
    """The shown cells, as large as fits in a box."""
    fit = _fit(grid, box, options)
    return CellMap(grid, grid.names, grounds_of(grid, options.terrain), fit.window, fit.box, fit.cell)


def _cells_named(grid: Grid, name: str) -> tuple[str, ...]:
    """The cells of a rectangle such as A7:H8, else the name itself."""
    if ":" not in name:
        return (name,)
    return tuple(grid.names.name(*position) for position in grid.names.positions(Cells.parse(name)))


@dataclass(frozen=True, slots=True, eq=False)
class GridPicture:
    """A whole grid with cells of one size. cells: where they lie on the face. face: ground, ways, regions and lines."""

    cells: CellMap
    face: Face


def picture(grid: Grid, cell: Mm, look: Look, terrain: Iterable[Terrain]) -> GridPicture:
    """Draw a whole grid, with the border that its coordinates would need, but without any words."""
    border = margin_of(cell)
    box = Box(border, border, grid.columns * cell, grid.rows * cell)
    cells = CellMap(grid, grid.names, grounds_of(grid, terrain), window_of(grid, ""), box, cell)
    art = (*_picture(cells, look), *Regions(cells, look).outlines(), _lines(cells, look))
    return GridPicture(cells, Face(id="board", size=Size(box.right + border, box.bottom + border), art=art))


def draw(grid: Grid, box: Box, look: Look, options: BoardOptions) -> tuple[Item, ...]:
    """Draw the map in reading order: a window onto its picture, coordinates and names, the frame, what lies on it.

    Words are not on the picture: where only a part of it is shown, a search must not find the others.
    """
    fit = _fit(grid, box, options)
    terrain = tuple(options.terrain)
    whole = once(look, (grid, *terrain), ("grid", fit.cell), lambda: picture(grid, fit.cell, look, terrain))
    cells = replace(whole.cells, window=fit.window, box=fit.box)
    x, y = _offset(cells, whole.cells)
    inside: tuple[Item, ...] = (Nested(whole.face, x, y),)
    if options.labels:
        coordinates = () if options.overview else _coordinates(whole, cells, look, terrain)
        inside = (*inside, *coordinates, *Regions(cells, look, options.overview).labels())
    overlay = Overlay(lambda name: _spot(cells, name), look, lambda name: _cells_named(grid, name))
    outside = Lettering(cells, look).along() if options.labels else ()
    return (Group(inside, clip=cells.box.segments()), *_frame(cells, look), *outside, *overlay.items(options))


def _offset(cells: CellMap, whole: CellMap) -> Point:
    """Where the corner of the picture of the whole board lies on a drawing of some of its cells."""
    column, row, _, _ = cells.window
    (x, y), (left, top) = cells.point(column, row), whole.point(column, row)
    return x - left, y - top


def _coordinates(whole: GridPicture, cells: CellMap, look: Look, terrain: Sequence[Terrain]) -> tuple[Item, ...]:
    """The names of the shown cells, taken from those of the whole board."""
    grid = cells.grid
    if not grid.coordinates.shown:
        return ()
    key = ("coordinates", cells.cell)
    names = once(look, (grid, *terrain), key, lambda: Lettering(whole.cells, look).inside())
    shown = [names[position] for position in cells.cells()]
    tell(look, tuple(chain.from_iterable(name.heard for name in shown)))
    plates = Path(joined(name.plate for name in shown), look.ink("paper", "ground", 0.7, instead="white"))
    words = chain.from_iterable(name.words for name in shown)
    x, y = _offset(cells, whole.cells)
    return (Nested(Face(id="coordinates", size=whole.face.size, art=(plates, *words)), x, y),)


def _picture(cells: CellMap, look: Look) -> tuple[Item, ...]:
    kinds = grounds(cells)
    taken = cleared(cells)
    ways = Ways(cells, look)
    inker = Inker(look, min(max(cells.cell * 0.0095, 0.1), 0.25))

    def free(column: float, row: float) -> bool:
        return (round(column * 10), round(row * 10)) not in taken

    return (
        *surfaces(cells, kinds, look),
        *dark_cells(cells, look),
        *flat(cells, kinds, free, inker),
        *ways.edges(),
        *ways.roads(),
        *raised(cells, kinds, free, inker),
    )


def _lines(cells: CellMap, look: Look) -> Path:
    first_column, first_row, end_column, end_row = cells.window
    upright = [(cells.point(c, first_row), cells.point(c, end_row)) for c in range(first_column + 1, end_column)]
    level = [(cells.point(first_column, r), cells.point(end_column, r)) for r in range(first_row + 1, end_row)]
    pen = Stroke(look.ink("ink", "line", 0.4, instead="black"), min(max(cells.cell * 0.008, 0.1), 0.2))
    return Path(joined(polyline(line) for line in (*upright, *level)), None, pen)


def _frame(cells: CellMap, look: Look) -> tuple[Path, ...]:
    """The neat line: a thin line on the cells, a strong one outside it."""
    ink = look.ink("ink", "line", instead="black")
    strong = _NEATLINE
    return (
        Path(cells.box.segments(), None, Stroke(ink, 0.15)),
        Path(cells.box.inset(-strong * 1.3).segments(), None, Stroke(ink, strong)),
    )


def _spot(cells: CellMap, name: str) -> Box | None:
    position = cells.names.position(name)
    return cells.cell_box(position) if position and cells.shows(position) else None


@dataclass(frozen=True, slots=True, eq=False)
class Coordinate:
    """The name of a cell. plate: what keeps it readable over any drawing. heard: if it cannot be shown."""

    plate: Segments
    words: tuple[Item, ...]
    heard: Heard


@dataclass(frozen=True, slots=True)
class Lettering:
    """Writes coordinates: small in a corner of every cell, larger along the border."""

    cells: CellMap
    look: Look

    def inside(self) -> Mapping[Cell, Coordinate]:
        """The name of every cell."""
        cell = self.cells.cell
        # The class says how large they are beside the usual size; a cell that is too small shrinks them.
        style = self.look.classes.get("board-coordinate")
        wanted = style.size / _USUAL_COORDINATE if style else 1.0
        size = min(max(cell * 0.24 * wanted, 4.5), 6.5 * wanted)
        style = style_of(self.look, "board-coordinate", size, "sans", 4.0)
        return {position: self._coordinate(position, style, size) for position in self.cells.cells()}

    def _coordinate(self, position: Cell, style: Style, size: Pt) -> Coordinate:
        cell, height = self.cells.cell, size * MM_PER_PT * 1.15
        name = self.cells.names.name(*position)
        x, y = self.cells.point(*position)
        width = self.look.width(name, style) + height * 0.45
        box = Box(x + cell * 0.025, y + cell * 0.025, width, height)
        ear = self.look.listening()
        words = ear.words(name, box.inset(-height, -height), style)
        return Coordinate(box.segments(height * 0.3), words, tuple(ear.heard or ()))

    def along(self) -> tuple[Item, ...]:
        """Column and row names on all four sides; nothing if cells are numbered or names are not shown."""
        coordinates = self.cells.grid.coordinates
        if not coordinates.shown or coordinates.cells == "numbers":
            return ()
        room = margin_of(self.cells.cell) - _NEATLINE * 2
        size = min(max(room / MM_PER_PT * 0.6, 4.5), 9.0)
        style = style_of(self.look, "board-border", size, "sans", 4.0)
        return tuple(item for name, box in self._places(room) for item in words_at(name, box, style, self.look))

    def _places(self, room: Mm) -> list[tuple[str, Box]]:
        first_column, first_row, end_column, end_row = self.cells.window
        near, far, cell = _NEATLINE * 2, _NEATLINE * 2 + room, self.cells.cell
        area = self.cells.box
        places = []
        for column in range(first_column, end_column):
            x, name = self.cells.point(column, first_row)[0], self._column(column)
            places.append((name, Box(x, area.y - far, cell, room)))
            places.append((name, Box(x, area.bottom + near, cell, room)))
        for row in range(first_row, end_row):
            y, name = self.cells.point(first_column, row)[1], self._row(row)
            places.append((name, Box(area.x - far, y, room, cell)))
            places.append((name, Box(area.right + near, y, room, cell)))
        return places

    def _column(self, column: int) -> str:
        return str(column + 1) if self.cells.grid.coordinates.columns == "numbers" else column_letters(column)

    def _row(self, row: int) -> str:
        return str(row + 1 if self.cells.grid.coordinates.rows == "numbers-down" else self.cells.grid.rows - row)
