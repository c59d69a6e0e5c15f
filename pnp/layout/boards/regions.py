"""Regions of a grid: an outline, a tint, and the name once, where there is most room."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import floor
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, around, joined, polyline
from pnp.layout.boards.lettering import sized, style_of
from pnp.layout.boards.outlines import Cell, outlines, shrunk
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import Look
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm
from pnp.model.boards import Region
from pnp.values import dataclass

# Points: a name is as large as its cells allow between these.
LARGEST: Final = 13.0
SMALLEST: Final = 5.5
_INSET: Final = 0.045


@dataclass(frozen=True, slots=True)
class Regions:
    """Draws the regions of one map."""

    cells: CellMap
    look: Look
    overview: bool = False

    def outlines(self) -> tuple[Item, ...]:
        """Tints and outlines of every region that is named on the map or has a colour."""
        return tuple(item for region in self.cells.grid.regions for item in self._outline(region))

    def labels(self) -> tuple[Item, ...]:
        """Symbols and names, each once."""
        return tuple(item for region in self.cells.grid.regions for item in self._label(region))

    def _outline(self, region: Region) -> Iterator[Item]:
        cells = self.cells.names.positions(region.cells)
        if not cells or not (region.label or region.color):
            return
        loops = [shrunk(outline, _INSET) for outline in outlines(cells)]
        shape = joined(polyline([self.cells.point(*corner) for corner in loop], closed=True) for loop in loops)
        token, side = region.color or "ink", self.cells.cell
        if region.color:
            yield Path(shape, self.look.ink(token, "ornament", 0.16), even_odd=True)
        yield Path(shape, None, Stroke(self.look.ink("paper", "ornament", 0.7), side * 0.05, (), "butt", "round"))
        pen = Stroke(self.look.ink(token, "line", 0.85), side * 0.025, (side * 0.12, side * 0.06), "butt", "round")
        yield Path(shape, None, pen)

    def _label(self, region: Region) -> Iterator[Item]:
        shown = [cell for cell in self.cells.names.positions(region.cells) if self.cells.shows(cell)]
        if not shown or not region.label:
            return
        box = label_box(shown, self.cells)
        symbol = region.symbol if self.look.has_icon(region.symbol) else ""
        if symbol:
            spot, box = self._with_symbol(box, len(shown))
            yield from self._plate(spot.inset(-spot.width * 0.08), spot.width)
            yield from self.look.icon(symbol, spot, region.color or "ink", alt=region.title)
        yield from self._name(region.title, box)

    def _with_symbol(self, box: Box, cells: int) -> tuple[Box, Box]:
        """Where the symbol and the name go: of a single cell, both stay inside it, one below the other."""
        cell = self.cells.cell
        side = cell * (0.62 if self.overview else 0.42)
        if cells > 1 or self.overview:
            top = box.y - (0 if cells > 1 else side * 0.3)
            return Box(box.center[0] - side / 2, top - side * 0.4, side, side), box.moved(0, side * 0.42)
        x, y = box.center
        return around((x, y - cell * 0.1), side, side), around((x, y + cell * 0.3), box.width, cell * 0.3)

    def _name(self, name: str, box: Box) -> Iterator[Item]:
        style = style_of(self.look, "board-region", 10.0, "serif-bold")
        size = fitting_size(name, box, style, self.look, self.cells.cell)
        style = sized(style, style.font, size, min(SMALLEST, size))
        lines = wrapped(name, box.width, style, self.look)
        # A word that is too wide for its cells stands out of them: better than a broken one.
        width = max(self.look.width(line, style) for line in lines) + size * MM_PER_PT * 0.9
        plate = around(box.center, width, size * MM_PER_PT * (1.25 * len(lines) + 0.2))
        yield from self._plate(plate, plate.height)
        yield Group(self.look.words(name, plate, style), alt=name)

    def _plate(self, box: Box, side: float) -> Iterator[Item]:
        yield Path(box.segments(min(side, box.height) * 0.3), self.look.ink("paper", "ground", 0.72, instead="white"))


def label_box(cells: Collection[Cell], at: CellMap) -> Box:
    """Where the name goes: the widest run of cells, the one nearest to the middle of all of them."""
    taken = frozenset(cells)
    middle = (sum(c for c, _ in taken) / len(taken), sum(r for _, r in taken) / len(taken))
    runs = sorted(_runs(taken), key=lambda run: (-(run[1] - run[0]), _away(run, middle), run[2], run[0]))
    longest = runs[0][1] - runs[0][0]
    # A slightly shorter run in the middle reads better than the longest one at the rim.
    first, end, row = min(
        (run for run in runs if run[1] - run[0] >= longest * 0.75), key=lambda run: (_away(run, middle), run)
    )
    end = min(end, first + 6) if end - first > 8 else end
    height = 2 if _covers(taken, first, end, row + 1) and middle[1] > row else 1
    box = Box(*at.point(first, row), (end - first) * at.cell, height * at.cell)
    return box.inset(at.cell * 0.1)


def _covers(cells: frozenset[Cell], first: int, end: int, row: int) -> bool:
    return all((column, row) in cells for column in range(first, end))


def _runs(cells: frozenset[Cell]) -> Iterator[tuple[int, int, int]]:
    for column, row in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        if (column - 1, row) not in cells:
            end = column
            while (end, row) in cells:
                end += 1
            yield column, end, row


def _away(run: tuple[int, int, int], middle: Point) -> float:
    first, end, row = run
    return abs((first + end - 1) / 2 - middle[0]) + abs(row - middle[1])


def wrapped(name: str, width: Mm, style: Style, look: Look) -> tuple[str, ...]:
    """The lines of a name in a width; words are never broken."""
    lines: list[str] = []
    for word in name.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and look.width(longer, style) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def fitting_size(name: str, box: Box, style: Style, look: Look, cell: float) -> float:
    """The type size in points that lets a name fit the width of its box on one line, within limits.

    If it does not at the smallest size, that size is given and the name needs a second line.
    """
    largest = min(LARGEST, cell * 0.3 / MM_PER_PT)
    width = look.width(name, style)
    if not width:
        return largest
    fits = floor(style.size * 0.91 * box.width / width * 10) / 10
    return max(min(largest, fits), min(SMALLEST, largest))
