"""What elements drew on a face, in the order in which it is painted, and which of them may hide parts of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from pnp.frame import Item, Path
from pnp.layout.drawing.reports import ReportSubject
from pnp.layout.geometry.background import Fills, Layers, rotate_back
from pnp.layout.geometry.bounding_box import Bounds, around, bounding_box, turned_bounds
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.ink import reaches
from pnp.layout.geometry.outlines import Point
from pnp.layout.templates.layouts import Element
from pnp.measures import Mm

T = TypeVar("T")
# A turn in degrees, clockwise, about a point.
Turn = tuple[float, Mm, Mm]


class PaintedElement(NamedTuple):
    """What one element drew: some items of a list that only grows.

    turns: of the containers around it, the innermost first. subject: what a report about it on a face says first.
    fills: what its items fill, worked out once.
    """

    element: Element
    box: Box
    drawn_in: list[Item]
    first: int
    last: int
    turns: tuple[Turn, ...]
    subject: Callable[[str], ReportSubject]
    fills: Callable[[], Fills]

    @property
    def items(self) -> Sequence[Item]:
        """The items."""
        return self.drawn_in[self.first : self.last]

    @property
    def may_have_words(self) -> bool:
        """Whether it may have words or symbols, which nothing should hide."""
        return self.element.kind.on_paper != "any" or self.is_picture

    @property
    def is_picture(self) -> bool:
        """Whether it is a picture, which has words only if it is a drawing."""
        return self.element.kind.name == "image"

    def unturned(self, x: Mm, y: Mm) -> Point:
        """A point of the face → the same where its items are, before they are turned."""
        for turn, about_x, about_y in reversed(self.turns):
            x, y = rotate_back(x, y, turn, about_x, about_y)
        return x, y

    def layers_at(self, x: Mm, y: Mm) -> Layers:
        """The filled layers that it painted at a point of the face."""
        return self.fills().at(*self.unturned(x, y))

    def bounds(self) -> Bounds:
        """A rectangle of the face in which all is that it drew."""
        if self.element.kind.on_paper in ("any", "whole"):
            bounds = bounding_box(self.items) or around(())
        else:
            box = self.box
            bounds = turned_bounds((box.x, box.y, box.right, box.bottom), self.element.turn, *box.center)
        return self.on_face(bounds)

    def on_face(self, bounds: Bounds) -> Bounds:
        """A rectangle around its items → one of the face."""
        for turn in self.turns:
            bounds = turned_bounds(bounds, *turn)
        return bounds

    def reaches(self, bounds: Bounds) -> bool:
        """Whether it may paint anything in a rectangle of the face."""
        if self.turns:
            return True
        return any(not isinstance(item, Path) or reaches(item, bounds) for item in self.items)


# Elements whose texts are not elements of their own.
BOARDS: Final = ("board", "track", "nodes", "mat")
# Elements that draw lines and shapes.
_DRAWING: Final = ("box", "line", "path", "polygon", "circle", "arc")


class Overlapping(NamedTuple):
    """An element that may be hidden, those that may hide it, and drawings under it, by their numbers."""

    number: int
    later: tuple[int, ...]
    drawings: tuple[int, ...]


class PlaceMemo(Generic[T]):
    """What is found by the places of the elements of a face, and not by what they show: nearly always the same."""

    __slots__ = ("_find", "_known")

    def __init__(self, find: Callable[[Sequence[PaintedElement]], Iterator[T]]) -> None:
        self._find = find
        self._known: dict[tuple[tuple[int, Box, tuple[Turn, ...]], ...], tuple[T, ...]] = {}

    def of(self, drawn: Sequence[PaintedElement]) -> tuple[T, ...]:
        """What is found among these elements."""
        key = tuple([(id(part.element), part.box, part.turns) for part in drawn])
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = tuple(self._find(drawn))
        return known


def overlaps(drawn: Sequence[PaintedElement]) -> Iterator[Overlapping]:
    """The elements that others may hide."""
    bounds = [element.bounds() for element in drawn]
    for number, element in enumerate(drawn):
        if not element.may_have_words:
            continue
        left, top, right, bottom = bounds[number]
        meeting = [
            other
            for other in range(len(drawn))
            if bounds[other][0] < right
            and bounds[other][2] > left
            and bounds[other][1] < bottom
            and bounds[other][3] > top
            and (other > number or drawn[other].element.kind.name in _DRAWING)
            and drawn[other].reaches(bounds[number])
        ]
        over = tuple(other for other in meeting if other > number and not _lies_on(drawn[other], element))
        drawings = tuple(other for other in meeting if other < number) if element.element.kind.name == "text" else ()
        if over or drawings:
            yield Overlapping(number, over, drawings)


def _lies_on(piece: PaintedElement, ground: PaintedElement) -> bool:
    """Whether a face is shown as a piece that lies on a board or on another piece."""
    return piece.element.kind.name == "face" and ground.element.kind.name in ("face", *BOARDS)
