"""Sides of a map where another one lies: no frame, ground that runs on, marks to cut along, the name of the other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.coordinates import margin_of
from pnp.layout.boards.curves import Point, Segments, joined, polyline
from pnp.layout.boards.lettering import style_of
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_PT, Mm
from pnp.model.boards import Board
from pnp.model.lattice import Edge
from pnp.values import dataclass

# How far the map runs on beyond a seam, so that a cut that is a little off leaves no white edge.
SEAM_BLEED: Final[Mm] = 1.0
# How far the marks at both ends of a seam begin from the frame, and where they end.
_CUT_FROM: Final[Mm] = 1.2
_CUT_TO: Final[Mm] = 3.0
# Clockwise, each edge from the corner where it begins.
_EDGES: Final[tuple[Edge, ...]] = ("top", "right", "bottom", "left")
_LARGEST: Final = 7.0
_SMALLEST: Final = 4.5


@dataclass(frozen=True, slots=True)
class Seams:
    """The seams of one map. neighbors: what lies at each side of the whole map. cells: those that are shown."""

    cells: CellMap
    theme: ResolvedTheme
    neighbors: Mapping[Edge, Board]

    @property
    def edges(self) -> Collection[Edge]:
        """The sides of the drawing that are seams: those of a part of a map need not be."""
        if not self.neighbors:
            return ()
        window, whole = self.cells.window, self.cells.lattice.extent
        bounds = dict(zip(("left", "top", "right", "bottom"), whole, strict=True))
        return [edge for edge in self.neighbors if getattr(window, edge) == bounds[edge]]

    def shown(self) -> Box:
        """What is shown of the map: a little more than its frame at each seam."""
        box, edges = self.cells.box, self.edges
        left, top, right, bottom = (SEAM_BLEED * (edge in edges) for edge in ("left", "top", "right", "bottom"))
        return Box(box.x - left, box.y - top, box.width + left + right, box.height + top + bottom)

    def frame(self, outside: Mm) -> Segments:
        """A line around the map, so far outside of it, that is open at seams and runs on over them."""
        edges, shown = self.edges, self.shown()
        if not edges:
            return self.cells.box.inset(-outside).segments()
        box = self.cells.box
        left = shown.x if "left" in edges else box.x - outside
        top = shown.y if "top" in edges else box.y - outside
        right = shown.right if "right" in edges else box.right + outside
        bottom = shown.bottom if "bottom" in edges else box.bottom + outside
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        sides = list(zip(_EDGES, corners, (*corners[1:], corners[0]), strict=True))
        # Lines begin behind a seam, so that none is in two parts.
        start = next(place for place, (edge, _, _) in enumerate(sides) if edge in edges)
        around = (*sides[start:], *sides[:start])
        return joined(_lines((first, last) for edge, first, last in around if edge not in edges))

    def items(self) -> Iterator[Item]:
        """Marks along which to cut, and the name of the map beyond each seam."""
        ink = self.theme.ink("ink", "line", instead="black")
        for edge in self.edges:
            yield Path(joined(map(polyline, self._marks(edge))), None, Stroke(ink, 0.15))
            yield self._name(edge)

    def _marks(self, edge: Edge) -> Iterator[tuple[Point, Point]]:
        """Short lines that go on from both ends of a seam."""
        box = self.cells.box
        if edge in ("top", "bottom"):
            y = box.y if edge == "top" else box.bottom
            yield (box.x - _CUT_TO, y), (box.x - _CUT_FROM, y)
            yield (box.right + _CUT_FROM, y), (box.right + _CUT_TO, y)
        else:
            x = box.x if edge == "left" else box.right
            yield (x, box.y - _CUT_TO), (x, box.y - _CUT_FROM)
            yield (x, box.bottom + _CUT_FROM), (x, box.bottom + _CUT_TO)

    def _name(self, edge: Edge) -> Item:
        """The name of the other map in the margin, between two triangles that point to it."""
        title, room = self.neighbors[edge].title, margin_of(self.cells.cell) - SEAM_BLEED
        size = min(max(room / MM_PER_PT * 0.7, _SMALLEST), _LARGEST)
        style = style_of(self.theme, "board-border", size, "sans", 4.0)
        x, y = self._middle(edge, SEAM_BLEED + room / 2)
        width = self.theme.width(title, style) + size * MM_PER_PT
        side = self.cells.box.width if edge in ("top", "bottom") else self.cells.box.height
        if width > side:
            self.theme.record_without_room(title, style, width - side)
        words = self.theme.words(title, Box(x - width / 2, y - room / 2, width, room), style)
        height = size * MM_PER_PT * 0.5
        up = -1 if edge != "bottom" else 1
        triangles = joined(
            polyline(
                [
                    (at - height / 2, y - up * height / 2),
                    (at + height / 2, y - up * height / 2),
                    (at, y + up * height / 2),
                ],
                closed=True,
            )
            for at in (x - width / 2, x + width / 2)
        )
        mark = Path(triangles, self.theme.ink("ink", "ornament", instead="black"))
        turn = {"left": -90.0, "right": 90.0}.get(edge, 0.0)
        return Group((*words, mark), turn=turn, x=x, y=y, alt=f"{title} lies beyond this side")

    def _middle(self, edge: Edge, outside: Mm) -> Point:
        """The point so far outside of the middle of a side."""
        (x, y), box = self.cells.box.center, self.cells.box
        places = {
            "top": (x, box.y - outside),
            "bottom": (x, box.bottom + outside),
            "left": (box.x - outside, y),
            "right": (box.right + outside, y),
        }
        return places[edge]


def _lines(ends: Iterable[tuple[Point, Point]]) -> Iterator[Segments]:
    """Lines, each joined to the one before that it goes on from."""
    line: list[Point] = []
    for first, last in ends:
        if line and line[-1] != first:
            yield polyline(line)
            line = []
        line = [*(line or [first]), last]
    yield polyline(line)
