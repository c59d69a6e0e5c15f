"""Joined maps in one picture: a line along each seam, and the name of each map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pnp.analysis.joined_maps import JoinedGrid
from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.coordinates import NEATLINE
from pnp.layout.boards.curves import Point, around, joined, polyline
from pnp.layout.boards.lettering import plate_size, plated, style_of
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm, Pt
from pnp.model.lattice import LatticePart
from pnp.values import dataclass

# In points: the largest and the smallest name of a map, and the share of the width of its map that it takes at most.
_LARGEST: Final[Pt] = 10.0
_SMALLEST: Final[Pt] = 6.0
_WIDEST: Final = 0.6
# In mm: how broad the line along a seam is, its dashes, and how far names stay from the frame.
_SEAM: Final[Mm] = 0.35
_DASH: Final[tuple[Mm, Mm]] = (1.6, 1.2)
_INSET: Final[Mm] = 1.0
# The least share of the smaller map along which two maps lie beside each other.
_BESIDE: Final = 0.1


@dataclass(frozen=True, slots=True)
class JoinedOverview:
    """Draws what an overview of joined maps shows besides the maps. cells: of all maps."""

    cells: CellMap
    theme: ResolvedTheme
    grid: JoinedGrid

    def items(self, names: bool) -> Iterator[Item]:
        """The seams, then the names, if they are asked for."""
        lines = joined(map(polyline, self.seams()))
        if lines:
            yield Path(lines, None, Stroke(self.theme.ink("paper", "ornament", 0.8, instead="white"), 3 * _SEAM))
            yield Path(lines, None, Stroke(self.theme.ink("ink", "line", 0.85, instead="black"), _SEAM, _DASH))
        for part, title in zip(self.grid.joined.parts, self.grid.titles, strict=True) if names else ():
            yield from self._name(title, self._within_seams(self._box(part)))

    def framed(self, inside: tuple[Item, ...]) -> Iterator[Item]:
        """What is on the maps, cut off where none of them lies, with a frame around all of them."""
        shape = joined(self._box(part).segments() for part in self.grid.joined.parts)
        ink = self.theme.ink("ink", "line", instead="black")
        # The maps cover the inner halves of these lines, and what of them lies between two maps.
        yield Path(shape, None, Stroke(ink, 2 * NEATLINE * 1.8, (), "butt", "miter"))
        yield Path(shape, None, Stroke(self.theme.ink("paper", "ground", instead="white"), 2 * NEATLINE * 0.8))
        yield Path(shape, None, Stroke(ink, 0.15))
        yield Group(inside, clip=shape)

    def seams(self) -> Iterator[tuple[Point, Point]]:
        """Both ends of each seam; where maps overlap, it runs through the middle of what both have."""
        for first, last in combinations(map(self._box, self.grid.joined.parts), 2):
            left, right = max(first.x, last.x), min(first.right, last.right)
            top, bottom = max(first.y, last.y), min(first.bottom, last.bottom)
            across, down = right - left, bottom - top
            middle = (left + right) / 2, (top + bottom) / 2
            near = -self.cells.cell
            if across > down > near and across > _BESIDE * min(first.width, last.width):
                yield (left, middle[1]), (right, middle[1])
            elif down >= across > near and down > _BESIDE * min(first.height, last.height):
                yield (middle[0], top), (middle[0], bottom)

    def _box(self, part: LatticePart) -> Box:
        """Where one of the maps lies, in mm."""
        (left, top, right, bottom), (across, down) = part.lattice.extent, part.offset
        x, y = self.cells.point(left + across, top + down)
        return Box(x, y, (right - left) * self.cells.cell, (bottom - top) * self.cells.cell)

    def _within_seams(self, box: Box) -> Box:
        """A map without what lies beyond its upper and left seams, which is drawn as a part of others."""
        left, top = box.x, box.y
        for first, last in self.seams():
            if box.x <= first[0] <= last[0] <= box.right and box.y < first[1] == last[1] < box.y + box.height / 2:
                top = max(top, first[1])
            if box.y <= first[1] <= last[1] <= box.bottom and box.x < first[0] == last[0] < box.x + box.width / 2:
                left = max(left, first[0])
        return Box(left, top, box.right - left, box.bottom - top)

    def _name(self, title: str, box: Box) -> Iterator[Item]:
        """The name of a map on a plate in its upper left corner."""
        style = style_of(self.theme, "board-region", _LARGEST, "serif-bold")
        size = min(_LARGEST, _LARGEST * _WIDEST * box.width / max(self.theme.width(title, style), 0.1))
        style = style_of(self.theme, "board-region", max(size, _SMALLEST), "serif-bold")
        width, height = plate_size(title, style, self.theme)
        center = box.x + _INSET + width / 2, box.y + _INSET + height / 2
        self.theme.record_cut_off(title, around(center, width, height), box, style)
        yield Group(plated(title, center, style, self.theme, 0.92), alt=title)
