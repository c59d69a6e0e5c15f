"""Find text and symbols that cannot be read because something that is painted later lies over them.

What is measured is ink: of each letter and each symbol, the share that is hidden by what is really painted over it, by
shapes with their clips, turns and opacities, by letters, and by pictures where they are opaque.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import Final

from pnp.fonts import FontBook
from pnp.frame import Ink, Item, Path, TextRun
from pnp.layout.drawing.inked_lines import (
    SYMBOLS,
    InkedPart,
    Line,
    inked,
    is_in_box,
    is_on_ink,
    is_within,
    lines_of,
    meet,
    size_of,
)
from pnp.layout.drawing.painted_elements import Overlaps, PaintedElement
from pnp.layout.drawing.reports import Hidden, Overlap, Report
from pnp.layout.drawing.scene import Canvas
from pnp.layout.geometry.background import Layers, Point, is_closed, layers_at
from pnp.layout.geometry.bounding_box import Bounds, around, bounding_box
from pnp.layout.geometry.ink import pen_at, reaches
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.palette import Color, Palette, contrast

# A letter of which this share of the ink is hidden cannot be told from others; a symbol bears more.
_LETTER: Final = 0.3
_SYMBOL: Final = 0.75
# Two texts run together if this share of the ink of a letter is in the boxes of letters of the other.
_IN_BOXES: Final = 0.25
# What shows through a veil can be read with this contrast; WCAG 2.2 asks for it in large text.
_READABLE: Final = 3.0
# A veil that leaves this share of the contrast changes little.
_DIMMED: Final = 0.8
# Ink with less contrast to its ground is a watermark, which nobody reads.
_FAINT: Final = 2.0
# A picture hides what is under it if it is at least so opaque.
_OPAQUE: Final = 0.75
# A text that is so many times as large as one over it may be its background.
_LARGER: Final = 2.0
# Bounds, so that a face of thousands of elements over each other takes no hours: no sheet of a game comes near them.
_MOST_ELEMENTS: Final = 1_000
_MOST_OVER_ONE: Final = 200
_MOST_FOUND: Final = 40


def report_hidden(canvas: Canvas, overlaps: Overlaps, theme: ResolvedTheme) -> None:
    """Report the text and symbols of a finished face that cannot be read."""
    painted, found = canvas.painted, 0
    for number, later in overlaps.of(painted) if 1 < len(painted) <= _MOST_ELEMENTS else ():
        element = _CoveredElement(painted[: number + 1], theme.setter.engine.book, theme.palette, canvas.face)
        reports = tuple(element.reports([painted[other] for other in later[:_MOST_OVER_ONE]]))
        canvas.notes.reports += reports
        found += len(reports)
        if found >= _MOST_FOUND:
            break


class _CoveredElement:
    """An element over which others lie. drawn: what is painted up to it, with it."""

    def __init__(self, drawn: Sequence[PaintedElement], book: FontBook, palette: Palette, face: str) -> None:
        self.drawn, self.book, self.palette, self.face = drawn, book, palette, face
        self.element = drawn[-1]

    def reports(self, others: Sequence[PaintedElement]) -> Iterator[Report]:
        """What others hide of it. others: those painted later, in order."""
        covers = [_Cover(element) for element in others]
        subject = self.element.subject(self.face)
        overlaps: dict[_Cover, Overlap] = {}
        hidden: dict[_Cover, Hidden] = {}
        for line in lines_of(self.element):
            if not line.is_to_be_read:
                continue
            meeting = [cover for cover in covers if meet(cover.bounds, line.bounds)]
            near = [part for cover in meeting if (part := cover.near(line, self.book))]
            if not near or (line.run and any(cover.repeats(line) for cover in covers)):
                continue
            for part in near:
                if part.cover not in overlaps and (over := self._running_together(line, part)):
                    words, by = line.words, part.cover.element.element
                    overlaps[part.cover] = Overlap(
                        **subject, by=by.name, by_span=by.span, words=words, other_words=over.words
                    )
            for cover, share in self._hidden(line, [part for part in near if part.cover not in overlaps]):
                if cover not in hidden or share > hidden[cover].share:
                    by = cover.element.element
                    hidden[cover] = Hidden(**subject, by=by.name, by_span=by.span, words=line.words, share=share)
        yield from (*overlaps.values(), *hidden.values())

    # Something over text and symbols

    def _hidden(self, line: Line, covers: Sequence[_PartOfCover]) -> Iterator[tuple[_Cover, float]]:
        """What hides most of letters or a symbol that cannot be recognized, with the share that is hidden."""
        if not covers:
            return
        parts, least = list(inked(line, self.book)), _LETTER if line.run else _SYMBOL
        for letter in ([part] for part in parts) if line.run else [parts]:
            # Symbols are often part of a pattern, and cheap to look at.
            halo = line.run.halo if line.run else ""
            if not _may_be_hidden(letter, covers, least) or (not line.run and self._is_faint(letter[0], halo)):
                continue
            shares = self._shares(letter, covers)
            hidden = round(sum(shares.values()), 3)
            if hidden >= least and not (line.run and self._is_faint(letter[0], halo)):
                yield max(shares, key=lambda cover: shares[cover]), hidden

    def _shares(self, parts: Sequence[InkedPart], covers: Sequence[_PartOfCover]) -> dict[_Cover, float]:
        """The share of the ink that each of the covers hides."""
        shares: dict[_Cover, float] = {}
        area = sum(part.area for part in parts)
        for part in parts:
            for point in part.points:
                cover = self._hiding(part.ink, covers, point)
                if cover is not None:
                    shares[cover] = shares.get(cover, 0.0) + part.area / area / len(part.points)
        return shares

    def _hiding(self, ink: Ink, covers: Sequence[_PartOfCover], point: Point) -> _Cover | None:
        """What hides ink at a point; None if it can be seen."""
        above: Layers = ()
        topmost = None
        for part in reversed(covers):
            layers = part.layers_at(point)
            above += layers
            if is_closed(above):
                return part.cover
            topmost = topmost or (part.cover if layers else None)
        return topmost if above and self._is_dimmed(ink, above, point) else None

    def _is_dimmed(self, ink: Ink, above: Layers, point: Point) -> bool:
        """Whether ink cannot be read through what lies over it."""
        below, own = self._below(point), ((ink.token, ink.opacity),)
        ground, color = self.palette.seen(below), self.palette.seen((*own, *below))
        around, dimmed = self.palette.seen((*above, *below)), self.palette.seen((*above, *own, *below))
        if not (ground and color and around and dimmed):
            # What is seen through a part of a picture is not known.
            return prod(1.0 - opacity for _, opacity in above) <= 1.0 - _OPAQUE
        return contrast(dimmed, around) < min(_READABLE, contrast(color, ground) * _DIMMED)

    def _is_faint(self, part: InkedPart, halo: str) -> bool:
        """Whether ink hardly differs from its ground: it is a pattern or a watermark. halo: the outline around it."""
        below = ((halo, 1.0),) if halo else self._below(part.points[0])
        ground, color = self.palette.seen(below), self.palette.seen(((part.ink.token, part.ink.opacity), *below))
        return ground is not None and color is not None and contrast(color, ground) < _FAINT

    def _below(self, point: Point) -> Layers:
        """The layers under the ink at a point."""
        layers: Layers = ()
        for element in reversed(self.drawn):
            # What a symbol paints is its ink; what a text paints besides letters is their ground.
            if element is not self.element or element.element.kind.name not in SYMBOLS:
                layers += element.layers_at(*point)
            if is_closed(layers):
                break
        return layers

    # Text over text

    def _running_together(self, line: Line, part: _PartOfCover) -> Line | None:
        """The first line of another text that runs together with one."""
        for over in part.lines:
            if line.run and over.run and over.is_to_be_read:
                point = self._touching(line, over) or self._touching(over, line)
                if point and self._is_confusing(line, line.run, over, over.run, point):
                    return over
        return None

    def _touching(self, line: Line, other: Line) -> Point | None:
        """A point of the first letter of a line much of which is among the letters of another one."""
        others = [letter for letter in inked(other, self.book) if meet(letter.bounds, line.bounds)]
        for letter in inked(line, self.book) if others else ():
            near = [box for box in others if meet(letter.bounds, box.bounds)]
            inside = [point for point in letter.points if any(is_in_box(point, box) for box in near)] if near else []
            if inside and len(inside) >= _IN_BOXES * len(letter.points):
                return inside[0]
        return None

    def _is_confusing(self, line: Line, run: TextRun, other: Line, over: TextRun, point: Point) -> bool:
        """Whether two texts that touch each other cannot both be read."""
        ground = self.palette.seen(self._below(point))
        color, top = self._color(run.ink, ground), self._color(over.ink, ground)
        if not (ground and color and top):
            return True
        if self._is_pale(color, run, ground) or self._is_pale(top, over, ground):
            return False
        return contrast(color, top) < _READABLE or size_of(line) < size_of(other) * _LARGER

    def _is_pale(self, color: Color, run: TextRun, ground: Color) -> bool:
        """Whether letters hardly differ from what is around them."""
        return contrast(color, self.palette[run.halo] if run.halo else ground) < _FAINT

    def _color(self, ink: Ink, ground: Color | None) -> Color | None:
        return self.palette[ink.token].over(ground, ink.opacity) if ground and ink.token in self.palette else None


class _Cover:
    """An element that may hide others."""

    def __init__(self, element: PaintedElement) -> None:
        self.element = element
        self._items = [(item, element.on_face(box)) for item in element.items if (box := bounding_box((item,)))]
        self._lines = [line for line in lines_of(element) if line.run] if element.may_have_words else []
        self.bounds = around([box for _, box in self._items])

    def repeats(self, line: Line) -> bool:
        """Whether the words of a line are there once more: as a shadow or an outline, or on a ground of their own."""
        left, top, right, bottom = line.bounds
        aside = bottom - top
        beside = left - aside, top - aside, right + aside, bottom + aside
        return any(over.words == line.words and meet(over.bounds, beside) for over in self._lines)

    def near(self, line: Line, book: FontBook) -> _PartOfCover | None:
        """What of it may lie over a line; None for nothing."""
        items = [(item, box) for item, box in self._items if meet(box, line.bounds) and self._reaches(item, line)]
        if not items:
            return None
        return _PartOfCover(self, items, [over for over in self._lines if meet(over.bounds, line.bounds)], book)

    def _reaches(self, item: Item, line: Line) -> bool:
        if line.run is None and isinstance(item, TextRun):
            # Letters have too little ink to hide a symbol.
            return False
        return bool(self.element.turns) or not isinstance(item, Path) or reaches(item, line.bounds)


class _PartOfCover:
    """The items of an element that may lie over a line, each with its bounds on the face, and its lines there."""

    def __init__(
        self, cover: _Cover, items: Sequence[tuple[Item, Bounds]], lines: Sequence[Line], book: FontBook
    ) -> None:
        self.cover, self.lines, self.boxes, self._book = cover, lines, [box for _, box in items], book
        self._items = [item for item, _ in items]
        self._letters: list[InkedPart] | None = None

    def layers_at(self, point: Point) -> Layers:
        """What it paints at a point."""
        if not any(is_within(point, box) for box in self.boxes):
            return ()
        layers = layers_at(self._items, *self.cover.element.unturned(*point), pen_at)
        if not any(is_within(point, line.bounds) for line in self.lines):
            return layers
        if self._letters is None:
            self._letters = [letter for line in self.lines for letter in inked(line, self._book)]
        inks = (letter.ink for letter in self._letters if is_on_ink(point, letter))
        return (*((ink.token, ink.opacity) for ink in inks), *layers)


def _may_be_hidden(parts: Sequence[InkedPart], covers: Iterable[_PartOfCover], least: float) -> bool:
    """Whether enough of the ink is in the boxes of covers."""
    boxes = [box for cover in covers for box in cover.boxes if any(meet(box, part.bounds) for part in parts)]
    if not boxes:
        return False
    inside = sum(
        part.area * sum(any(is_within(point, box) for box in boxes) for point in part.points) / len(part.points)
        for part in parts
    )
    return inside >= least * sum(part.area for part in parts)
