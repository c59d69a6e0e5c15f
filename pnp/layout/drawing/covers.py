"""Painted elements as what may hide others: where they lie, how thin they are, what they paint at a point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pnp.fonts import FontBook
from pnp.frame import Group, Item, Path, TextRun
from pnp.layout.drawing.inked_lines import InkedPart, Line, inked, is_on_ink, is_within, lines_of, meet, of_paths
from pnp.layout.drawing.painted_elements import PaintedElement
from pnp.layout.geometry.background import FaceFills, Fills, Layers
from pnp.layout.geometry.bounding_box import Bounds, around, bounding_box
from pnp.layout.geometry.ink import Pens, reaches
from pnp.layout.geometry.outlines import Point
from pnp.measures import Mm

# A line is thin up to this width, in mm.
_THIN: Final[Mm] = 1.2
# A symbol of which most is hidden has at least this share of its box covered.
_COVERED: Final = 0.3
# Whether it may be is told by one of so many points of its ink, which is as exact as this.
_SOME: Final = 6
_SLACK: Final = 0.15


class Cover:
    """An element that may hide others."""

    def __init__(self, element: PaintedElement) -> None:
        self.element, self.fills = element, FaceFills(Pens().at)
        self._items = [(item, element.on_face(box)) for item in element.items if (box := bounding_box((item,)))]
        self._lines = [line for line in lines_of(element) if line.run] if element.may_have_words else []
        self.bounds = around([box for _, box in self._items])

    @property
    def size(self) -> int:
        """How many items it has."""
        return len(self._items)

    def repeats(self, line: Line) -> bool:
        """Whether the words of a line are there once more: as a shadow or an outline, or on a ground of their own."""
        left, top, right, bottom = line.bounds
        aside = bottom - top
        beside = left - aside, top - aside, right + aside, bottom + aside
        return any(over.words == line.words and meet(over.bounds, beside) for over in self._lines)

    def near(self, line: Line, book: FontBook) -> PartOfCover | None:
        """What of it may lie over a line; None for nothing."""
        items = [(item, box) for item, box in self._items if meet(box, line.bounds) and self._reaches(item, line)]
        if not items:
            return None
        return PartOfCover(self, items, [over for over in self._lines if meet(over.bounds, line.bounds)], book)

    def _reaches(self, item: Item, line: Line) -> bool:
        if line.run is None and isinstance(item, TextRun):
            # Letters have too little ink to hide a symbol.
            return False
        return bool(self.element.turns) or not isinstance(item, Path) or reaches(item, line.bounds)


class PartOfCover:
    """The items of an element that may lie over a line, each with its bounds on the face, and its lines there."""

    def __init__(
        self, cover: Cover, items: Sequence[tuple[Item, Bounds]], lines: Sequence[Line], book: FontBook
    ) -> None:
        self.cover, self.lines, self.boxes, self._book = cover, lines, [box for _, box in items], book
        self._items = [item for item, _ in items]
        self._fills = Fills(self._items, cover.fills)
        self._letters: list[InkedPart] | None = None

    @property
    def is_thin(self) -> bool:
        """Whether it is a thin line."""
        return all(map(_is_thin, self._items))

    def may_cross(self, letter: InkedPart) -> bool:
        """Whether any of it comes as near to a letter as its own width."""
        xs, ys = zip(*letter.points, strict=True)
        bounds = min(xs), min(ys), max(xs), max(ys)
        return bool(self.cover.element.turns) or any(
            not isinstance(item, Path) or reaches(item, bounds) for item in self._items
        )

    def layers_at(self, point: Point) -> Layers:
        """What it paints at a point."""
        if not any(is_within(point, box) for box in self.boxes):
            return ()
        layers = self._fills.at(*self.cover.element.unturned(*point))
        if not any(is_within(point, line.bounds) for line in self.lines):
            return layers
        if self._letters is None:
            self._letters = [letter for line in self.lines for letter in inked(line, self._book)]
        inks = (letter.ink for letter in self._letters if is_on_ink(point, letter))
        return (*((ink.token, ink.opacity) for ink in inks), *layers)


def is_thin_drawing(part: PaintedElement) -> bool:
    """Whether all of an element is thin lines, such as a rule or a ruler."""
    return all(map(_is_thin, part.items))


def _is_thin(item: Item) -> bool:
    if isinstance(item, Group):
        # A ruler has numbers among its lines.
        lines = [inner for inner in item.items if not isinstance(inner, TextRun)]
        return bool(lines) and all(map(_is_thin, lines))
    if not isinstance(item, Path):
        return False
    if item.fill is None:
        return item.stroke is not None and item.stroke.width <= _THIN
    bounds = bounding_box((item,))
    return bounds is not None and min(bounds[2] - bounds[0], bounds[3] - bounds[1]) <= _THIN


def may_be_covered(line: Line, covers: Sequence[PartOfCover], least: float) -> bool:
    """Whether so much of a symbol may be hidden, told quickly: on set-up sheets, there are hundreds."""
    left, top, right, bottom = line.bounds
    shared = sum(
        max(min(right, box[2]) - max(left, box[0]), 0.0) * max(min(bottom, box[3]) - max(top, box[1]), 0.0)
        for cover in covers
        for box in cover.boxes
    )
    if shared < _COVERED * (right - left) * (bottom - top):
        return False
    return may_be_hidden(list(of_paths(line, _SOME)), covers, least - _SLACK)


def may_be_hidden(parts: Sequence[InkedPart], covers: Iterable[PartOfCover], least: float) -> bool:
    """Whether enough of the ink is in the boxes of covers."""
    boxes = [box for cover in covers for box in cover.boxes if any(meet(box, part.bounds) for part in parts)]
    if not boxes:
        return False
    inside = sum(
        part.area * sum(any(is_within(point, box) for box in boxes) for point in part.points) / len(part.points)
        for part in parts
    )
    return inside >= least * sum(part.area for part in parts)
