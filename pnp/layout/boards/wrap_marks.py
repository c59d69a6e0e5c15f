"""The left and right edges of a map that wraps: which cells lie beyond them."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from pnp.frame import Group, Item, Path
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.coordinates import NEATLINE, margin_of
from pnp.layout.boards.curves import polyline
from pnp.layout.boards.lettering import style_of
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm
from pnp.model.lattice import Cell, Edge
from pnp.values import dataclass

_LARGEST = 6.0
_SMALLEST = 4.5


@dataclass(frozen=True, slots=True)
class WrapMarks:
    """Names of cells in the margin, each with a triangle that points to where it lies."""

    cells: CellMap
    theme: ResolvedTheme

    def items(self) -> Iterator[Item]:
        """Those of both edges that are shown; of small cells, only as many as have room."""
        window, lattice = self.cells.window, self.cells.lattice
        shown = {"left": window.left == lattice.extent[0], "right": window.right == lattice.extent[2]}
        by_edge: dict[Edge, list[Cell]] = {}
        for cell, edge in lattice.beyond_seam() if self.cells.grid.shows_names else ():
            if shown[edge] and window.top < lattice.center(cell)[1] < window.bottom:
                by_edge.setdefault(edge, []).append(cell)
        for edge, cells in by_edge.items():
            names = [lattice.name(lattice.home(cell)) for cell in cells]
            length = max(self.theme.width(name, self._style) for name in names) + 3 * self._height
            every = ceil(length / (self.cells.box.height / len(cells)))
            for cell, name in list(zip(cells, names, strict=True))[:: max(every, 1)]:
                yield self._mark(edge, name, self.cells.center(cell)[1])

    @property
    def _room(self) -> Mm:
        return margin_of(self.cells.cell) - NEATLINE * 2

    @property
    def _style(self) -> Style:
        size = min(max(self._room / MM_PER_PT * 0.6, _SMALLEST), _LARGEST)
        return style_of(self.theme, "board-border", size, "sans", 4.0)

    @property
    def _height(self) -> Mm:
        return self._style.size * MM_PER_PT

    def _mark(self, edge: Edge, name: str, y: Mm) -> Item:
        """A name along an edge, read from there, after its triangle."""
        box, height, room = self.cells.box, self._height, self._room
        outside = NEATLINE * 2 + room / 2
        x = box.x - outside if edge == "left" else box.right + outside
        width = self.theme.width(name, self._style) + height
        words = self.theme.words(name, Box(x - width / 2 + height * 0.6, y - room / 2, width, room), self._style)
        at, half = x - width / 2, height * 0.35
        # Turned with the words, it points away from the map.
        triangle = polyline([(at - half, y + half), (at + half, y + half), (at, y - half)], closed=True)
        mark = Path(triangle, self.theme.ink("ink", "ornament", instead="black"))
        turn = -90.0 if edge == "left" else 90.0
        return Group((mark, *words), turn=turn, x=x, y=y, alt=f"{name} lies beyond this edge")
