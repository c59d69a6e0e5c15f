"""A grid to cells with their terrain, and their places on the drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import atan2, degrees
from typing import Any, Final

from pnp.layout.boards.curves import Segments, around, between, distance, polyline, rectangle
from pnp.layout.boards.map_styles import MapStyle
from pnp.layout.boards.patterns.vocabulary import Pattern
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.model.boards import CellGrid
from pnp.model.cells import Cells
from pnp.model.grids import SquareGrid
from pnp.model.lattice import Cell, Corner, Lattice, Point, Window
from pnp.model.units import Terrain
from pnp.values import dataclass

# Sides of squares form lines as long as the board, which nature does not have.
_UNRULY: Final = 2.8
# The share of the length of a side, and of the width of a cell, that a counter on a side or a corner takes.
_ON_SIDE: Final = 0.62
_ON_CORNER: Final = 0.3
_UPRIGHT: Final = 90.0


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What a cell is made of; equal grounds are one object, since all parts of a map are known by theirs.

    color: the palette token of its shapes; surface: that of the ground itself, which differs for an island
    in the sea. rank: later ranks lie on top.
    """

    id: str
    name: str
    pattern: Pattern
    color: str
    surface: str
    symbol: str
    rank: int

    @property
    def is_bare(self) -> bool:
        """Whether it is nothing but a colour, with pale strokes at most."""
        pattern = self.pattern
        return not ((pattern.draw and not pattern.quiet) or pattern.height or pattern.streets or pattern.wet)


@dataclass(frozen=True, slots=True)
class CellMap:
    """The shown part of a grid.

    grounds: the ground of every cell, with a rim of one cell around the board, so that the map runs on under its
    frame. box: where the window is on the drawing; cell: how wide a cell is there, in mm. style: how it is drawn.
    """

    grid: CellGrid
    lattice: Lattice
    grounds: Mapping[Cell, Ground]
    window: Window
    box: Box
    cell: Mm
    style: MapStyle

    @property
    def unruly(self) -> float:
        """How many times as far as from the sides of hexes drawn lines stray from those of squares."""
        return (_UNRULY if isinstance(self.grid, SquareGrid) else 1.0) * self.style.stray

    def point(self, x: float, y: float) -> Point:
        """A place in cells, (0, 0) being the top left of the whole board, in mm on the drawing."""
        return self.box.x + (x - self.window.left) * self.cell, self.box.y + (y - self.window.top) * self.cell

    def place(self, point: Point) -> Point:
        """The place in cells of a point in mm on the drawing."""
        x, y = (point[0] - self.box.x) / self.cell, (point[1] - self.box.y) / self.cell
        return x + self.window.left, y + self.window.top

    def corner(self, corner: Corner) -> Point:
        """A corner in mm."""
        return self.point(*self.lattice.position(corner))

    def center(self, cell: Cell) -> Point:
        """The middle of a cell in mm."""
        return self.point(*self.lattice.center(cell))

    def room(self, cell: Cell) -> Box:
        """The box in a cell for pieces and words, in mm."""
        return self._box(Box(*self.lattice.room(cell)))

    def _box(self, box: Box) -> Box:
        return Box(*self.point(box.x, box.y), box.width * self.cell, box.height * self.cell)

    def box_between(self, name: str) -> tuple[Box, float] | None:
        """The box of what lies along a side or upright on a corner with this name, and how many degrees it is turned.

        None if no cell of the window is there.
        """
        place = self.lattice.place_between(name)
        if place is None or not any(cell in self.window.cells for cell in place.cells):
            return None
        if corner := self.lattice.corner(name):
            room = self.cell * _ON_CORNER
            return around(self.corner(corner), room, room), 0.0
        first, last = map(self.corner, self.lattice.side(name) or ())
        room = distance(first, last) * _ON_SIDE
        turn = degrees(atan2(last[1] - first[1], last[0] - first[0])) % 180
        return around(between(first, last), room, room), turn - 180 if turn > _UPRIGHT else turn

    def shape(self, cell: Cell) -> Segments:
        """A cell in mm."""
        corners = self.lattice.polygon(cell)
        box = rectangle(corners)
        return self._box(box).segments() if box else self.polygon(corners)

    def polygon(self, corners: Iterable[Point]) -> Segments:
        """A closed shape in mm with these corners in cells."""
        return polyline([self.point(x, y) for x, y in corners], closed=True)

    def ground_at(self, x: float, y: float) -> Ground | None:
        """What the ground is at a place in cells."""
        return self.grounds.get(self.lattice.cell_at(x, y))

    def with_rim(self) -> tuple[Cell, ...]:
        """The cells of the window and those around it, in reading order."""
        return self.lattice.with_rim(self.window.cells)

    def named(self, names: Iterable[str]) -> tuple[Cell, ...]:
        """Cells by name; unknown ones are left out (a check reports them)."""
        return tuple(cell for name in names if (cell := self.lattice.cell(name)) is not None)


def window_of(grid: CellGrid, cells: str) -> Window:
    """The part of a board that holds a list of cells; the whole board if the list is empty.

    Raises ValueError with a sentence for the user if the list names no cell of the grid.
    """
    return _window_of(grid.lattice, cells) if cells else grid.lattice.window()


@lru_cache(maxsize=64)
def _window_of(lattice: Lattice, cells: str) -> Window:
    selected = lattice.select(Cells.parse(cells))
    if not selected:
        raise ValueError(f"the board has no cells {cells!r}")
    return lattice.window(selected)


def grounds_of(grid: CellGrid, terrain: Iterable[Terrain], style: MapStyle) -> dict[Cell, Ground]:
    """What every cell is made of, with a rim of one cell that repeats the border of the board, but no town."""
    by_id = grid.terrain_map()
    records = {record.id: record for record in terrain}
    patterns = {name: style.pattern(records[name].pattern if name in records else "") for name in by_id.values()}
    # Water lies under land: coasts are drawn where land ends. Ground that ends on the lines of the grid lies lowest.
    order = sorted(
        patterns, key=lambda name: (not patterns[name].wet, not patterns[name].crisp, -patterns[name].height)
    )
    colors = {name: _color(records.get(name), pattern) for name, pattern in patterns.items()}
    sea = next((colors[name] for name in order if patterns[name].wet and not patterns[name].raised), "water")
    kinds = {}
    for rank, name in enumerate(order):
        pattern, record = patterns[name], records.get(name)
        kinds[name] = _ground(
            id=name,
            name=record.title if record else name,
            pattern=pattern,
            color=colors[name],
            surface=sea if pattern.wet and pattern.raised else colors[name],
            symbol=record.symbol if record else "",
            rank=rank,
        )
    grounds = {cell: kinds[name] for cell, name in by_id.items()}
    lattice = grid.lattice
    for cell in lattice.with_rim(lattice.cells):
        if cell in grounds:
            continue
        if (home := lattice.home(cell)) in by_id:
            grounds[cell] = grounds[home]
            continue
        near = [kinds[by_id[other]] for other in (*lattice.neighbors(cell), *lattice.touching(cell)) if other in by_id]
        grounds[cell] = next((ground for ground in near if not ground.pattern.is_built), near[0])
    return grounds


@lru_cache(maxsize=1024)
def _ground(**values: Any) -> Ground:
    return Ground(**values)


def _color(record: Terrain | None, pattern: Pattern) -> str:
    return (record.color if record else "") or pattern.ground
