"""Report pens that are too thin to print, and colours that end at the cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import hypot
from typing import Final, NamedTuple

from pnp.findings import Span
from pnp.frame import Group, Image, Item, Nested, Path, Segment, items_in
from pnp.layout.drawing.painted_elements import BOARDS, PaintedElement
from pnp.layout.drawing.reports import EndsAtCut, ThinLine
from pnp.layout.drawing.scene import Canvas, Scene
from pnp.layout.geometry.background import Layers, is_closed
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.outlines import Point, contains, edges
from pnp.layout.templates.layouts import Element
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.palette import WHITE, Color, Palette

# A hairline: thinner lines break up on a press and on most home printers.
THINNEST: Final[Pt] = 0.25
# How far from the trim its two sides are compared, in mm.
_BESIDE: Final[Mm] = 0.3
# The smallest bleed that counts as one, in mm.
_LEAST_BLEED: Final[Mm] = 0.5
# About so many points of a trim are compared; of a trim with few sides, at least so many of each.
_POINTS: Final = 64
_POINTS_A_SIDE: Final = 12
_FEW_SIDES: Final = 8
# Two colours side by side are told apart if a part of them differs by this share; vellum and white are.
_TOLD_APART: Final = 0.08
# Of a trim that is no rectangle, this share ends a colour.
_SHARE: Final = 0.08
# The corners of the square in a circle are so far from those of the square around it, as a share of its side.
_IN_CIRCLE: Final = 0.14
# Symbols and text at the trim are a matter of the safe zone.
_NO_GROUND: Final = ("text", "icon", "pips", "field", "line", "ruler", "table")


def is_too_thin(width: Mm) -> bool:
    """Whether a line is too thin to print. A line of no width is none."""
    return 0 < width < THINNEST * MM_PER_PT - 0.001


def report_thin_line(element: Element, width: Mm, scene: Scene) -> None:
    """Report a pen, or a shape without one, that is too thin."""
    if width >= THINNEST * MM_PER_PT - 0.001:
        return
    canvas = scene.canvas
    canvas.notes.reports.append(
        ThinLine(
            face=canvas.face,
            element=element.name,
            text_span=_span(element, canvas),
            element_span=element.span,
            width=width,
        )
    )


class _TrimPoint(NamedTuple):
    """A point inside the trim, one across from it outside, and the side of a rectangle on which they are."""

    inside: Point
    outside: Point
    side: str


class TrimEdge:
    """The edge of the faces of a layout. trim: its outline, empty for the whole box.

    is_board: the face is as large as its board, which ends at the trim and is cut along its frame.
    """

    __slots__ = ("_box", "_ignored", "_inner", "_known", "_points", "_trim")

    def __init__(self, box: Box, trim: tuple[Segment, ...], *, is_board: bool = False) -> None:
        self._box, self._trim = box, trim
        self._known: dict[tuple[object, ...], tuple[int, ...]] = {}
        self._points: tuple[_TrimPoint, ...] = ()
        self._ignored = (*_NO_GROUND, *BOARDS) if is_board else _NO_GROUND
        # No trim comes nearer to the middle than that of a circle.
        around = (box.width * _IN_CIRCLE, box.height * _IN_CIRCLE) if trim else (_BESIDE, _BESIDE)
        self._inner = box.inset(*around)

    def probe(self, canvas: Canvas, palette: Palette) -> None:
        """Let a finished face be compared on both sides of its trim, if no other one looks the same there."""
        drawn = canvas.painted
        reaching = self._reaching(drawn)
        if reaching:
            looks = tuple([(drawn[at].element.span, drawn[at].box, _look(drawn[at])) for at in reaching])
            elements = [drawn[at] for at in reaching]
            canvas.probe(("trim", *looks), lambda: self._reports(elements, canvas, palette))

    def _reaching(self, drawn: Sequence[PaintedElement]) -> tuple[int, ...]:
        """The elements that paint something at the trim, by their numbers: it depends on where they lie."""
        key = tuple([(id(at.element), at.box, at.turns, _picture(at)) for at in drawn])
        if key not in self._known:
            self._known[key] = tuple(
                number
                for number, part in enumerate(drawn)
                if not self._is_ignored(part.element) and self._is_reached(part)
            )
        return self._known[key]

    def _is_ignored(self, element: Element) -> bool:
        # A pattern that bleeds goes on to the bleed, whether or not one of its shapes ends near the trim.
        return element.kind.name in self._ignored or (element.kind.name == "ornament" and element.bleeds)

    def _is_reached(self, part: PaintedElement) -> bool:
        return _reaches_out(part.bounds(), self._inner)

    def _reports(self, drawn: Sequence[PaintedElement], canvas: Canvas, palette: Palette) -> Iterator[EndsAtCut]:
        """The elements whose colour ends at the trim."""
        drawn = [part if part.turns else _at_edge(part, self._inner) for part in drawn]
        has_bleed = canvas.bleed >= _LEAST_BLEED
        self._points = self._points or tuple(_trim_points(self._trim or _outline(self._box)))
        ending: dict[int, list[str]] = {}
        for point in self._points:
            number = _ending(drawn, point, palette, has_bleed=has_bleed)
            if number is not None:
                ending.setdefault(number, []).append(point.side)
        for number, sides in ending.items():
            element = drawn[number].element
            if self._trim and len(sides) < _SHARE * len(self._points):
                continue
            yield EndsAtCut(
                face=canvas.face,
                element=element.name,
                text_span=_span(element, canvas),
                element_span=element.span,
                sides=tuple(side for side in _SIDES if side in sides),
                size=canvas.box.size,
                has_bleed=has_bleed,
            )


_SIDES: Final = ("left", "top", "right", "bottom")


def _ending(drawn: Sequence[PaintedElement], point: _TrimPoint, palette: Palette, *, has_bleed: bool) -> int | None:
    """The topmost element inside the trim, if it paints nothing outside where that can be seen."""
    inside, top = _seen(drawn, point.inside, palette)
    if top is None:
        return None
    if not has_bleed:
        return top if _are_told_apart(inside, WHITE) else None
    if drawn[top].layers_at(*point.outside):
        return None
    outside, _ = _seen(drawn, point.outside, palette)
    return top if _are_told_apart(inside, outside) else None


def _seen(drawn: Sequence[PaintedElement], point: Point, palette: Palette) -> tuple[Color | None, int | None]:
    """The colour at a point, None if a picture is part of it, and the topmost element there."""
    layers: Layers = ()
    top: int | None = None
    for number in reversed(range(len(drawn))):
        painted = drawn[number].layers_at(*point)
        if painted and top is None:
            top = number
        layers += painted
        if is_closed(layers):
            break
    return palette.seen(layers), top


def _are_told_apart(first: Color | None, second: Color | None) -> bool:
    if first is None or second is None:
        return True
    parts = ((first.red, second.red), (first.green, second.green), (first.blue, second.blue))
    return max(abs(share - other) for share, other in parts) > _TOLD_APART


def _trim_points(trim: Sequence[Segment]) -> Iterator[_TrimPoint]:
    """Points along a trim, evenly spread."""
    sides = [(start, end, hypot(end[0] - start[0], end[1] - start[1])) for start, end in edges(trim)]
    whole = sum(length for _, _, length in sides)
    least = _POINTS_A_SIDE if len(sides) <= _FEW_SIDES else 1
    is_box = len(trim) == 1
    for (x1, y1), (x2, y2), length in sides:
        if not length:
            continue
        across, down = (y2 - y1) / length * _BESIDE, (x1 - x2) / length * _BESIDE
        if not contains(trim, (x1 + x2) / 2 + across, (y1 + y2) / 2 + down):
            across, down = -across, -down
        side = ("left" if across > 0 else "right") if abs(across) > abs(down) else ("top" if down > 0 else "bottom")
        count = max(round(length / whole * _POINTS), least)
        for share in ((number + 0.5) / count for number in range(count)):
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            yield _TrimPoint((x + across, y + down), (x - across, y - down), side if is_box else "")


def _outline(box: Box) -> tuple[Segment, ...]:
    return (("R", box.x, box.y, box.width, box.height),)


def _reaches_out(bounds: Bounds, inner: Box) -> bool:
    left, top, right, bottom = bounds
    return left < inner.x or top < inner.y or right > inner.right or bottom > inner.bottom


def _at_edge(part: PaintedElement, inner: Box) -> PaintedElement:
    """A part of a face without the items in its middle: a map has thousands."""
    items = list(_beyond(part.items, inner))
    return part._replace(drawn_in=items, first=0, last=len(items))


def _beyond(items: Iterable[Item], inner: Box) -> Iterator[Item]:
    for item in items:
        if isinstance(item, Nested) and item.scale == 1.0 and not item.turn:
            art = tuple(_beyond(item.face.art, inner.moved(-item.x, -item.y)))
            yield replace(item, face=replace(item.face, art=art))
        elif isinstance(item, Group) and not item.turn:
            yield replace(item, items=tuple(_beyond(item.items, inner)))
        elif (bounds := bounding_box((item,))) and _reaches_out(bounds, inner):
            yield item


def _look(part: PaintedElement) -> str:
    """What tells an element from the same one on another face: the colour of its shape, or which picture it shows."""
    first = part.items[0] if part.items else None
    return first.fill.token if isinstance(first, Path) and first.fill else _picture(part)


def _picture(part: PaintedElement) -> str:
    """Which picture or drawing of the kit an element shows; empty for none."""
    if part.element.kind.name != "image":
        return ""
    pixels = next((item.picture.sha256 for item in items_in(part.items, Image)), "")
    return pixels or next((item.face.id for item in items_in(part.items, Nested)), "")


def _span(element: Element, canvas: Canvas) -> Span:
    return canvas.span or element.span
