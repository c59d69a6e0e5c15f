"""Regions of a grid: an outline, a tint, and the name once, where there is most room."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from math import floor
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, around, circle, direction, joined, polyline
from pnp.layout.boards.lettering import haloed, sized, style_of
from pnp.layout.boards.outlines import outlines, shrunk
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm
from pnp.model.boards import Region
from pnp.model.lattice import Cell, Lattice
from pnp.values import dataclass

# Points: a name is as large as its cells allow between these.
LARGEST: Final = 13.0
SMALLEST: Final = 5.5
_INSET: Final = 0.045
# Of so many cells the name stands among them, not below.
_FEW: Final = 4
# As shares of a cell. A name that reaches further over those of another region can be read as the name of that.
_WIDTH_OF_WORD: Final = 0.8
_BEYOND: Final = 0.6
# A name is moved by such steps off the names of cells, and by at most so many.
_STEP: Final = 0.05
_STEPS: Final = 9
# In cells: how far below the middle the name of a town stands.
_BELOW_HOUSES: Final = 0.27
# So many points of a line of a name are looked at.
_SAMPLES: Final = 40


@dataclass(frozen=True)
class Regions:
    """Draws the regions of one map.

    numbers: where the names of its cells and its marks stand. points: how far its marks reach with all their points.
    """

    cells: CellMap
    theme: ResolvedTheme
    overview: bool = False
    numbers: tuple[Box, ...] = ()
    points: tuple[Box, ...] = ()

    def outlines(self) -> tuple[Item, ...]:
        """Tints and outlines of every region that is named on the map or has a colour."""
        return tuple(item for region in self.cells.grid.regions for item in self._outline(region))

    def labels(self) -> tuple[Item, ...]:
        """Symbols and names, each once."""
        return tuple(item for region in self.cells.grid.regions for item in self._label(region))

    def _outline(self, region: Region) -> Iterator[Item]:
        cells = self.cells.lattice.select(region.cells)
        if not cells or not (region.label or region.color) or (not region.color and self._is_seen(cells)):
            return
        lattice = self.cells.lattice
        loops = [shrunk([*map(lattice.position, outline)], _INSET) for outline in outlines(cells, lattice)]
        shape = joined(map(self.cells.polygon, loops))
        token, side = region.color or "ink", self.cells.cell
        if region.color:
            yield Path(shape, self.theme.ink(token, "ornament", 0.16), even_odd=True)
        if len(cells) > 1 and all(self.cells.grounds[cell].pattern.walled for cell in cells):
            yield from self._wall([[self.cells.point(*corner) for corner in loop] for loop in loops], token)
            return
        yield Path(shape, None, Stroke(self.theme.ink("paper", "ornament", 0.7), side * 0.05, (), "butt", "round"))
        pen = Stroke(self.theme.ink(token, "line", 0.85), side * 0.025, (side * 0.12, side * 0.06), "butt", "round")
        yield Path(shape, None, pen)

    def _wall(self, loops: Sequence[Sequence[Point]], token: str) -> Iterator[Item]:
        """A wall with battlements around a town of several cells, and a tower at each of its corners."""
        shape, side, ink = joined(polyline(loop, closed=True) for loop in loops), self.cells.cell, self.theme.ink
        line = ink("ink", "line", 0.85, instead="black")
        yield Path(shape, None, Stroke(line, side * 0.12, (), "butt", "round"))
        yield Path(shape, None, Stroke(ink("paper", "ornament", instead="white"), side * 0.095, (), "butt", "round"))
        yield Path(shape, None, Stroke(ink(token, "line", 0.85), side * 0.045, (side * 0.045, side * 0.04), "butt"))
        corners = [corner for loop in loops for corner in loop]
        if self.cells.style.bastions:
            yield from self._bastions(loops, token)
            return
        towers = joined(circle(corner, side * 0.095) for corner in corners)
        yield Path(towers, ink("paper", "ornament", instead="white"), Stroke(line, side * 0.02))
        yield Path(joined(circle(corner, side * 0.05) for corner in corners), ink(token, "line", 0.85))

    def _bastions(self, loops: Sequence[Sequence[Point]], token: str) -> Iterator[Item]:
        """A pointed bastion at each corner of a wall, and one in the middle of each of its longer sides."""
        side, ink = self.cells.cell, self.theme.ink
        shapes = [
            polyline(_bastion(before, corner, after, side), closed=True)
            for loop in loops
            for before, corner, after in zip((loop[-1], *loop[:-1]), loop, (*loop[1:], loop[0]), strict=True)
        ]
        pen = Stroke(ink("ink", "line", 0.85, instead="black"), side * 0.02, (), "round", "round")
        yield Path(joined(shapes), ink("paper", "ornament", instead="white"), pen)
        yield Path(joined(shapes), ink(token, "ornament", 0.3))

    def _is_seen(self, cells: Collection[Cell]) -> bool:
        """Whether the ground shows which cells they are: a single one, or all of a wood, a town or a lake."""
        grounds = {self.cells.grounds[cell] for cell in cells}
        if len(cells) == 1:
            return True
        if len(grounds) > 1:
            return False
        around = self.cells.lattice.with_rim(tuple(cells))
        return not any(self.cells.grounds.get(cell) in grounds for cell in around if cell not in cells)

    def _label(self, region: Region) -> Iterator[Item]:
        window = frozenset(self.cells.window.cells)
        shown = [cell for cell in self.cells.lattice.select(region.cells) if cell in window]
        if not shown or not region.label:
            return
        box = room = label_box(shown, self.cells)
        symbol, is_built = region.symbol if self.theme.has_icon(region.symbol) else "", self._is_built(shown)
        if not region.symbol and len(shown) < _FEW and is_built:
            # Below the houses.
            box = box.moved(0.0, self.cells.cell * _BELOW_HOUSES)
        if symbol:
            is_town = is_built and len(shown) == 1 and not self.overview
            spot, box = self._beside_houses(box) if is_town else self._with_symbol(box, len(shown))
            yield from self._plate(spot.inset(-spot.width * 0.08), spot.width)
            yield from self.theme.icon(symbol, spot, region.color or "ink", alt=region.title)
        yield from self._name(region.title, box, room, frozenset(shown))

    def _is_built(self, cells: Iterable[Cell]) -> bool:
        """Whether something stands in the middle of one of these cells."""
        patterns = (self.cells.grounds[cell].pattern for cell in cells)
        return any(pattern.streets or (pattern.raised and pattern.across >= 1) for pattern in patterns)

    def _with_symbol(self, box: Box, cells: int) -> tuple[Box, Box]:
        """Where the symbol and the name go: of a single cell, both stay inside it, one below the other."""
        cell = self.cells.cell
        side = cell * (0.62 if self.overview else 0.42)
        if cells > 1 or self.overview:
            top = box.y - (0 if cells > 1 else side * 0.3)
            return Box(box.center[0] - side / 2, top - side * 0.4, side, side), box.moved(0, side * 0.42)
        x, y = box.center
        return around((x, y - cell * 0.1), side, side), around((x, y + cell * 0.3), box.width, cell * 0.3)

    def _beside_houses(self, box: Box) -> tuple[Box, Box]:
        """Where the symbol and the name of a town go: above it on the right, and below it."""
        (x, y), cell = box.center, self.cells.cell
        side = cell * 0.26
        return around((x + cell * 0.3, y - cell * 0.2), side, side), box.moved(0.0, cell * _BELOW_HOUSES)

    def _name(self, name: str, box: Box, room: Box, shown: frozenset[Cell] = frozenset()) -> Iterator[Item]:
        """A name in the middle of a box. room: of its cells, shown, beyond which are the coordinates of others."""
        style = haloed(style_of(self.theme, "board-region", 10.0, "serif-bold"), self.theme, self.cells.style.base)
        # One word may be as wide as a cell, beyond the room inside it.
        wide = around(box.center, max(box.width, self.cells.cell * _WIDTH_OF_WORD), box.height)
        size = fitting_size(name, box if " " in name else wide, style, self.theme, self.cells.cell)
        style = sized(style, style.font, size, min(SMALLEST, size))
        lines = wrapped(name, box.width, style, self.theme)
        # A word that is too wide for its cells extends over them: better than a broken word.
        width = max(self.theme.width(line, style) for line in lines) + size * MM_PER_PT * 0.9
        plate = around(box.center, width, size * MM_PER_PT * (1.25 * len(lines) + 0.2))
        if len(lines) > 1:
            above, below = room.y - plate.y, plate.bottom - room.bottom
            plate = plate.moved(0.0, max(above, 0.0) - max(below, 0.0))
        plate = plate.moved(0.0, self._off_numbers(plate.inset(size * MM_PER_PT * 0.45, size * MM_PER_PT * 0.15)))
        self.theme.record_cut_off(name, plate.inset(size * MM_PER_PT * 0.45, 0.0), self.cells.box, style)
        beyond = self._in_others(plate.inset(size * MM_PER_PT * 0.45, 0.0), len(lines), shown)
        if beyond > _BEYOND * self.cells.cell:
            self.theme.record_without_room(name, style, beyond)
        yield Group(self.theme.words(name, plate, style), alt=name)

    def _off_numbers(self, words: Box) -> Mm:
        """How far up or down, and no further than it takes, a name is off the names of all cells; else 0.

        If it can, it keeps off the points of marks, too.
        """
        step = self.cells.cell * _STEP
        for taken in ((*self.numbers, *self.points), self.numbers):
            for steps in range(_STEPS + 1):
                for moved in (words.moved(0.0, side * steps * step) for side in (-1, 1)):
                    if not any(moved.meets(box) for box in taken):
                        return moved.y - words.y
        return 0.0

    def _in_others(self, plate: Box, lines: int, shown: frozenset[Cell]) -> Mm:
        """How much of the longest line of a name lies on the cells of other regions that have a name."""
        others = self._named - shown
        heights = [plate.y + plate.height * (line + 0.5) / lines for line in range(lines)] if others else []
        across = [plate.x + plate.width * (step + 0.5) / _SAMPLES for step in range(_SAMPLES)]
        cell_at = self.cells.lattice.cell_at
        beyond = [sum(cell_at(*self.cells.place((x, y))) in others for x in across) for y in heights]
        return max(beyond, default=0) / _SAMPLES * plate.width

    @cached_property
    def _named(self) -> frozenset[Cell]:
        """The cells of all regions with a name."""
        regions = (region for region in self.cells.grid.regions if region.label)
        return frozenset(cell for region in regions for cell in self.cells.lattice.select(region.cells))

    def _plate(self, box: Box, side: float) -> Iterator[Item]:
        yield Path(box.segments(min(side, box.height) * 0.3), self.theme.ink("paper", "ground", 0.72, instead="white"))


def label_box(cells: Collection[Cell], at: CellMap) -> Box:
    """Where the name goes: a wide run of cells near the middle of all of them."""
    taken, lattice = frozenset(cells), at.lattice
    centers = [lattice.center(cell) for cell in taken]
    middle = (sum(x for x, _ in centers) / len(taken), sum(y for _, y in centers) / len(taken))
    runs = tuple(_runs(taken, lattice))

    def preference(run: tuple[Cell, ...]) -> tuple[float, ...]:
        left, top, _, _ = lattice.room(run[0])
        return _away(run, middle, lattice), left, len(run), top

    # A slightly shorter run in the middle reads better than the longest one at the rim.
    run = min((run for run in runs if len(run) >= max(map(len, runs)) * 0.75), key=preference)
    run = run[:6] if len(run) > 8 else run
    rooms = [lattice.room(cell) for cell in run]
    left, top = rooms[0][0], min(room[1] for room in rooms)
    height = max(room[1] + room[3] for room in rooms) - top
    if all(lattice.neighbor(cell, "s") in taken for cell in run) and middle[1] > lattice.center(run[0])[1]:
        height *= 2
    last_left, _, last_width, _ = rooms[-1]
    box = Box(*at.point(left, top), (last_left + last_width - left) * at.cell, height * at.cell)
    return box.inset(at.cell * 0.1)


def _runs(cells: frozenset[Cell], lattice: Lattice) -> Iterator[tuple[Cell, ...]]:
    """Maximal runs of cells side by side, from left to right."""
    following = ((cell, lattice.next_in_row(cell)) for cell in lattice.in_order(cells))
    onward = {cell: other for cell, other in following if other is not None and other in cells}
    for start in lattice.in_order(cells - set(onward.values())):
        run = [start]
        while run[-1] in onward:
            run.append(onward[run[-1]])
        yield tuple(run)


def _away(run: Sequence[Cell], middle: Point, lattice: Lattice) -> float:
    (left, y), (right, _) = lattice.center(run[0]), lattice.center(run[-1])
    return abs((left + right) / 2 - middle[0]) + abs(y - middle[1])


def wrapped(name: str, width: Mm, style: Style, theme: ResolvedTheme) -> tuple[str, ...]:
    """The lines of a name in a width; words are never broken."""
    lines: list[str] = []
    for word in name.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and theme.width(longer, style) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def fitting_size(name: str, box: Box, style: Style, theme: ResolvedTheme, cell: float) -> float:
    """The type size in points at which a name fits the width of its box on one line.

    The smallest size if it fits at none: then the name needs a second line.
    """
    largest = min(LARGEST, cell * 0.3 / MM_PER_PT)
    width = theme.width(name, style)
    if not width:
        return largest
    fits = floor(style.size * 0.91 * box.width / width * 10) / 10
    return max(min(largest, fits), min(SMALLEST, largest))


def _bastion(before: Point, corner: Point, after: Point, side: Mm) -> list[Point]:
    """The corners of a bastion: its throat on both walls, its shoulders, and its point outwards."""
    (in_x, in_y), (out_x, out_y) = direction(before, corner), direction(corner, after)
    away = in_x - out_x, in_y - out_y

    def at(along: float, on: float, outwards: float) -> Point:
        return (
            corner[0] + side * (-in_x * along + out_x * on + away[0] * outwards),
            corner[1] + side * (-in_y * along + out_y * on + away[1] * outwards),
        )

    throat, shoulder = 0.16, 0.17
    walls = at(throat, 0.0, 0.0), at(shoulder, 0.0, 0.08), at(0.0, 0.0, 0.13), at(0.0, shoulder, 0.08)
    return [*walls, at(0.0, throat, 0.0), at(0.1, 0.1, 0.0)]
