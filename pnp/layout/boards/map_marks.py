"""Symbols on the cells, sides and corners of a map: victory, supply, arrival, set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import cos, pi, sin
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, Segments, around, between, circle, direction, joined, polyline
from pnp.layout.boards.lettering import style_of
from pnp.layout.boards.linear_features import nearest_edge
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_PT, Mm
from pnp.model.lattice import Cell, Corner, PiecePlace, Side
from pnp.model.map_furniture import MapMark, MarkKind
from pnp.values import dataclass

# Half of the width of a symbol, as a share of a cell, and how far the middles of two in one cell are apart.
_REACH: Final = 0.17
_APART: Final = 0.38
# The points of a star and the line around it reach so much farther.
_POINTS: Final = 1.35
# How far outside a side or a corner an arrow over it begins, in cells.
_BEYOND: Final = 0.12
# An arrow is in the way of names in so many parts.
_PARTS_OF_ARROW: Final = 4
# More than a map can have cells.
_MOST: Final = 20_000


@dataclass(frozen=True, slots=True)
class MapMarks:
    """Draws the marks of one map. cells: those that are shown."""

    cells: CellMap
    theme: ResolvedTheme

    def items(self) -> tuple[Item, ...]:
        """Every mark that is shown; several in one place stand side by side."""
        arrows = (item for mark, place in self._shown("arrival") for item in self._arrival(mark, place))
        return *arrows, *(item for each in self._standing() for item in self._symbol(*each))

    def boxes(self) -> Iterator[Box]:
        """Where marks are, so that names keep off them."""
        across = 2 * _REACH * self.cells.cell
        for _, _, _, middle in self._standing():
            yield around(middle, across, across)
        for _, place in self._shown("arrival"):
            tail, tip = self._way(place)
            for step in range(_PARTS_OF_ARROW + 1):
                yield around(between(tail, tip, step / _PARTS_OF_ARROW), across / 2, across / 2)

    def points(self) -> Iterator[Box]:
        """How far symbols reach with their points and the line around them, for names that have room enough."""
        across = 2 * _REACH * _POINTS * self.cells.cell
        return (around(middle, across, across) for _, _, _, middle in self._standing())

    def _shown(self, *kinds: MarkKind) -> Iterator[tuple[MapMark, PiecePlace]]:
        shown, count = frozenset(self.cells.window.cells), 0
        for mark in self.cells.grid.marks:
            if mark.mark.kind in kinds:
                places = self.cells.lattice.places(mark.mark.cells)
                count += len(places)
                if count > _MOST:
                    raise ValueError(f"a map has at most {_MOST:,} symbols")
                yield from ((mark, place) for place in places if not shown.isdisjoint(place.cells))

    def _standing(self) -> Iterator[tuple[MapMark, PiecePlace, Segments, Point]]:
        """Marks that stand in a place: each with its shape and its middle."""
        by_place: dict[Cell | Side | Corner, list[tuple[MapMark, PiecePlace]]] = {}
        for mark, place in self._shown(*_SHAPES):
            by_place.setdefault(place.at, []).append((mark, place))
        for marks in by_place.values():
            x, y = self._middle(marks[0][1])
            for number, (mark, place) in enumerate(marks):
                middle = (x + (number - (len(marks) - 1) / 2) * _APART * self.cells.cell, y)
                yield mark, place, _SHAPES[mark.mark.kind](middle, _REACH * self.cells.cell), middle

    def _middle(self, place: PiecePlace) -> Point:
        """The middle of a cell or a side, or a corner."""
        box = self.cells.box_between(place.name) if place.is_between else None
        return box[0].center if box else self.cells.center(place.cells[0])

    def _symbol(self, mark: MapMark, place: PiecePlace, shape: Segments, middle: Point) -> Iterator[Item]:
        """A shape in the colour of the mark with a pale line around it, and its letter."""
        name = f"{mark.mark.kind} {mark.mark.text}".strip()
        pen = Stroke(self.theme.ink("paper", "ornament", instead="white"), self.cells.cell * 0.05, (), "round", "round")
        yield Path(shape, None, pen)
        alt = f"{name} on {place.name}"
        yield Path(shape, self.theme.ink(mark.color or "accent", "ornament", instead="ink"), even_odd=True, alt=alt)
        if mark.mark.text:
            yield from self._letter(mark, middle)

    def _letter(self, mark: MapMark, middle: Point) -> Iterator[Item]:
        size = self.cells.cell * _REACH * 1.15 / MM_PER_PT
        style = style_of(self.theme, "board-mark", size, "sans-bold", 3.0)
        reach = 1.6 * _REACH * self.cells.cell
        words = self.theme.words(mark.mark.text, around(middle, reach, reach), style, "paper")
        yield Group(words)

    def _arrival(self, mark: MapMark, place: PiecePlace) -> Iterator[Item]:
        tail, tip = self._way(place)
        unit = self.cells.cell
        ahead = direction(tail, tip)
        shape = _arrow(tail, tip, unit * 0.13)
        yield from self._symbol(mark, place, shape, (tip[0] - ahead[0] * unit * 0.2, tip[1] - ahead[1] * unit * 0.2))

    def _way(self, place: PiecePlace) -> tuple[Point, Point]:
        """Both ends of an arrow into a cell: from the nearest edge of the board, or over a side or a corner."""
        lattice, unit = self.cells.lattice, self.cells.cell
        cell = lattice.cell(place.name.partition("/")[0]) or place.cells[0]
        end, over = self.cells.center(cell), self._middle(place)
        start = nearest_edge(cell, (), self.cells)
        if place.is_between:
            ahead = direction(over, end)
            start = over[0] - ahead[0] * _BEYOND * unit, over[1] - ahead[1] * _BEYOND * unit
        ahead = direction(start, end)
        tail = (start[0] + ahead[0] * 0.02 * unit, start[1] + ahead[1] * 0.02 * unit)
        return tail, (end[0] - ahead[0] * 0.08 * unit, end[1] - ahead[1] * 0.08 * unit)


def _arrow(tail: Point, tip: Point, half: Mm) -> Segments:
    (dx, dy) = direction(tail, tip)
    neck = tip[0] - dx * half * 2.1, tip[1] - dy * half * 2.1

    def off(point: Point, aside: Mm) -> Point:
        return point[0] - dy * aside, point[1] + dx * aside

    outline = (off(tail, half), off(neck, half), off(neck, half * 1.9), tip)
    return polyline([*outline, off(neck, -half * 1.9), off(neck, -half), off(tail, -half)], closed=True)


def _star(middle: Point, reach: Mm) -> Segments:
    points = []
    for index in range(10):
        radius = reach * (1.2 if index % 2 == 0 else 0.62)
        angle = -pi / 2 + index * pi / 5
        points.append((middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)))
    return polyline(points, closed=True)


def _wheel(middle: Point, reach: Mm) -> Segments:
    """A rim, spokes and a hub: six holes in a disc."""
    x, y = middle
    holes = []
    for index in range(6):
        start, end = index * pi / 3 + 0.13, (index + 1) * pi / 3 - 0.13
        arc = [start + (end - start) * step / 4 for step in range(5)]
        outer = [(x + reach * 0.76 * cos(angle), y + reach * 0.76 * sin(angle)) for angle in arc]
        inner = [(x + reach * 0.3 * cos(angle), y + reach * 0.3 * sin(angle)) for angle in reversed(arc)]
        holes.append(polyline([*outer, *inner], closed=True))
    return joined((circle(middle, reach), *holes))


def _shield(middle: Point, reach: Mm) -> Segments:
    x, y = middle
    left, right, top, low = x - reach * 0.86, x + reach * 0.86, y - reach, y + reach * 0.15
    return (
        ("M", left, top),
        ("L", right, top),
        ("L", right, low),
        ("C", right, low + reach * 0.55, x + reach * 0.3, y + reach, x, y + reach * 1.15),
        ("C", x - reach * 0.3, y + reach, left, low + reach * 0.55, left, low),
        ("Z",),
    )


_SHAPES: Final[Mapping[MarkKind, Callable[[Point, Mm], Segments]]] = {
    "victory": _star,
    "supply": _wheel,
    "setup": _shield,
}
