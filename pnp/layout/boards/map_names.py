"""Names that follow a curve on a map: those of rivers along their course, and those that a kit lays through cells.

Where a road or the name of a cell lies in the way, the name stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pnp.frame import Group, Item
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, bent, distance, spaced
from pnp.layout.boards.lettering import haloed, style_of
from pnp.layout.boards.linear_features import road_lines
from pnp.layout.boards.name_lines import moved_up, straightest
from pnp.layout.boards.river_network import named_rivers
from pnp.layout.boards.rivers import drawn_course
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm
from pnp.values import dataclass

# Shares of a cell: how far a name stands from the middle of a river, the best first; over which length its line is
# levelled.
_BESIDE: Final = (0.19, 0.165, 0.14)
_LEVELLED: Final = 0.9
_STEP: Final = 0.1
# How far the middle of letters keeps from the edge of a road, as a share of their size, and how many half steps aside
# are tried.
_ROOM: Final = 0.62
_SHIFTS: Final = 16
# In points: a name is as large as a cell allows between these.
_SMALLEST: Final = 6.0
_LARGEST: Final = 10.0
_TRACKING: Final = 0.6


@dataclass(frozen=True, slots=True)
class MapNames:
    """Sets the names of one map. cells: those that are shown. numbers: where the names of cells and marks stand."""

    cells: CellMap
    theme: ResolvedTheme
    numbers: tuple[Box, ...] = ()

    def items(self) -> tuple[Item, ...]:
        """The names of rivers, then the others; those that do not lie in the window as a whole are left out.

        If all of the map is shown, those are recorded: they stand nowhere else.
        """
        return *self._of_rivers(), *self._along_cells()

    def _style(self, name: str, largest: float) -> Style:
        size = min(max(self.cells.cell * 0.2 / MM_PER_PT, _SMALLEST), largest)
        return haloed(style_of(self.theme, name, size, "serif-italic"), self.theme, self.cells.style.base)

    def _of_rivers(self) -> Iterator[Item]:
        style = self._style("board-river", _LARGEST)
        for name, corners in named_rivers(self.cells):
            line = _levelled(drawn_course(corners, self.cells), self.cells.cell)
            width = self.theme.width(name, style)
            part = straightest(line, width * 1.08)
            yield from self._words(name, self._off_numbers(part, style), style)

    def _off_numbers(self, part: Sequence[Point], style: Style) -> Sequence[Point]:
        """The line of letters beside a part of a river, on either side, where no name of a cell is."""
        height, cell = style.size * MM_PER_PT, self.cells.cell
        numbers = self._numbers_near(part, height)
        above = [beside * cell for beside in _BESIDE]
        for beside in (*above[:-1], *(-height * _ROOM - beside for beside in above[:-1]), above[-1]):
            moved = moved_up(part, beside)
            middle = [Box(*point, 0.0, 0.0) for point in moved_up(moved, height * 0.35)]
            if not any(number.holds(point) for point in middle for number in numbers):
                return moved
        return moved_up(part, _BESIDE[-1] * cell)

    def _numbers_near(self, part: Sequence[Point], height: Mm) -> list[Box]:
        """Where letters on a line that is moved aside from this one might run into the names of cells."""
        if not part:
            return []
        xs, ys = zip(*part, strict=True)
        reach = self.cells.cell + height
        around = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-reach)
        return [number.inset(-height * _ROOM) for number in self.numbers if number.meets(around)]

    def _along_cells(self) -> Iterator[Item]:
        for name in self.cells.grid.names:
            through = [self.cells.center(cell) for cell in self.cells.named(name.along)]
            if len(through) < 2:
                continue
            style = self._style("board-river" if name.water else "board-name", _LARGEST * 1.3)
            height = style.size * MM_PER_PT * 0.35
            middle = self._clear(bent(through), style, self.theme.width(name.name, style))
            yield from self._words(name.name, [(x, y + height) for x, y in middle], style)

    def _clear(self, middle: Sequence[Point], style: Style, width: Mm) -> Sequence[Point]:
        """The line through the middle of letters, as little aside as it takes to keep them off roads and numbers.

        If there is no such line, it is one that is off the roads only.
        """
        cell, height = self.cells.cell, style.size * MM_PER_PT
        apart = height * _ROOM + self.cells.style.road.width * cell / 2
        lines = road_lines(self.cells)
        roads = [point for line in lines for point, _ in spaced(bent(line), _STEP * cell)]
        numbers = [number.inset(-height * _ROOM) for number in self.numbers]
        off_roads: Sequence[Point] | None = None
        for steps in range(_SHIFTS + 1):
            for side in (1, -1):
                moved = moved_up(middle, side * steps * _STEP / 2 * cell)
                points = [point for point, _ in spaced(moved, _STEP * cell)]
                bare = max(len(points) - round(width / _STEP / cell), 0) // 2
                under = points[bare : len(points) - bare]
                if any(distance(point, road) <= apart for point in under for road in roads):
                    continue
                if not any(number.holds(Box(*point, 0.0, 0.0)) for point in under for number in numbers):
                    return moved
                off_roads = off_roads or moved
        return off_roads or middle

    def _words(self, name: str, line: Sequence[Point], style: Style) -> Iterator[Item]:
        box = self.cells.box
        reach = style.size * MM_PER_PT * 0.4
        inside = (box.x + reach < x < box.right - reach and box.y + reach < y < box.bottom - reach for x, y in line)
        if line and all(inside):
            yield Group(self.theme.words_along(name, line, style), alt=name)
        elif len(self.cells.window.cells) == len(self.cells.lattice.cells):
            self.theme.record_without_room(name, style)


def _levelled(line: Sequence[Point], cell: Mm) -> list[Point]:
    """A line whose small bends are taken out: points a step apart, each the mean of those around it."""
    points = [point for point, _ in spaced(line, _STEP * cell)]
    reach = round(_LEVELLED / _STEP / 2)
    means = []
    for index in range(len(points)):
        near = points[max(index - reach, 0) : index + reach + 1]
        means.append((sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)))
    return means
