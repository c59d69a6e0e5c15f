"""Find text and symbols that cannot be read because something that is painted later lies over them.

What is measured is ink: of each letter and each symbol, the share that is hidden by what is really painted over it, by
shapes with their clips, turns and opacities, by letters, and by pictures where they are opaque.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, islice
from math import prod
from typing import Final

from pnp.fonts import FontBook
from pnp.frame import Face, Field, Group, Ink, Item, Nested, Path, TextRun
from pnp.layout.drawing.covers import Cover, PartOfCover, is_thin_drawing, may_be_covered, may_be_hidden
from pnp.layout.drawing.inked_lines import (
    SYMBOLS,
    InkedPart,
    Line,
    above_baseline,
    has_lettering,
    inked,
    lines_of,
    meet,
)
from pnp.layout.drawing.painted_elements import BOARDS, Overlapping, PaintedElement, PlaceMemo
from pnp.layout.drawing.reports import FieldsOverlap, Hidden, Overlap, Report, Struck
from pnp.layout.drawing.scene import Canvas
from pnp.layout.drawing.text_over_text import FAINT, READABLE, TextComparer, overlapping_texts
from pnp.layout.geometry.background import Layers, is_closed
from pnp.layout.geometry.map_faces import is_layer
from pnp.layout.geometry.outlines import Point
from pnp.layout.templates.layouts import Place
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.palette import Palette, contrast

# A letter of which this share of the ink is hidden cannot be told from others; a symbol bears more.
_LETTER: Final = 0.3
_SYMBOL: Final = 0.75
# A veil that leaves this share of the contrast changes little.
_DIMMED: Final = 0.8
# A thin line runs through a text if it crosses so much of the ink of so many letters.
_CROSSED: Final = 0.06
_MOST_LETTERS: Final = 0.5
# Fields that share an edge, or whose frames lie on each other, are side by side.
_FIELD_EDGE: Final[Mm] = 0.5
# A picture hides what is under it if it is at least so opaque.
_OPAQUE: Final = 0.75
# Bounds, so that a face of thousands of elements over each other takes no hours: no sheet of a game comes near them.
_MOST_ELEMENTS: Final = 1_000
_MOST_OVER_ONE: Final = 200
_MOST_FOUND: Final = 40
# So often an item is compared with a line of text or a symbol under it.
_MOST_COMPARED: Final = 200_000


def report_hidden(canvas: Canvas, overlaps: PlaceMemo[Overlapping], theme: ResolvedTheme) -> None:
    """Report the text and symbols of a finished face that cannot be read."""
    painted, found, compared = canvas.painted, 0, 0
    if canvas.notes.is_exhausted:
        # The face is refused.
        return
    # An element lies over many others, as a plate over a pattern.
    covers: dict[int, Cover] = {}

    def cover(number: int) -> Cover:
        if number not in covers:
            covers[number] = Cover(painted[number])
        return covers[number]

    for number, later, drawings in overlaps.of(painted) if 1 < len(painted) <= _MOST_ELEMENTS else ():
        under = [cover(other) for other in drawings if is_thin_drawing(painted[other])]
        if not (later or under) or (painted[number].is_picture and not has_lettering(painted[number].items)):
            continue
        element = _CoveredElement(painted[: number + 1], theme.setter.engine.book, theme.palette, canvas.face)
        reports = tuple(element.reports([*map(cover, later[:_MOST_OVER_ONE])], under[:_MOST_OVER_ONE]))
        canvas.notes.reports += reports
        found, compared = found + len(reports), compared + element.compared
        if found >= _MOST_FOUND or compared >= _MOST_COMPARED:
            break
    canvas.notes.reports += _fields_together(painted, canvas.face)
    for part in painted:
        if part.element.kind.name in BOARDS:
            canvas.notes.reports += _within(part, canvas.face, theme)


def _fields_together(painted: Sequence[PaintedElement], face: str) -> Iterator[FieldsOverlap]:
    """Form fields over others: on a screen, only one of the two can be filled where they lie over each other."""
    fields = [
        (part, part.on_face((item.x + _FIELD_EDGE, item.y + _FIELD_EDGE, item.x + item.width, item.y + item.height)))
        for part in painted
        if part.element.kind.name == "field"
        for item in part.items
        if isinstance(item, Field)
    ]
    for (part, bounds), (later, other) in islice(combinations(fields, 2), _MOST_COMPARED):
        if meet(bounds, other):
            yield FieldsOverlap(**part.subject(face), by=later.element.name, by_span=later.element.span)


def _within(part: PaintedElement, face: str, theme: ResolvedTheme) -> Iterator[Overlap]:
    """Texts of one board that run together. Many faces and figures show the same picture of it.

    A map of cells has its words over its picture, so that a part of it has none of the others.
    """
    by, picture, book = part.element, _picture(part.items), theme.setter.engine.book
    over = tuple(_words_over(part.items, picture))
    found = [*(_on_picture(picture, theme) if picture else ())]
    found += overlapping_texts(over, book, theme.palette, part.items, apart=True)
    for words, other in found:
        yield Overlap(**part.subject(face), by=by.name, by_span=by.span, words=words, other_words=other)


def _words_over(items: Iterable[Item], picture: Face | None) -> Iterator[Item]:
    """What has words on a board besides its picture and the pieces that lie on it."""
    for item in items:
        if isinstance(item, Group):
            if words := tuple(_words_over(item.items, picture)):
                yield replace(item, items=words)
        elif isinstance(item, TextRun) or (isinstance(item, Nested) and is_layer(item.face) and item.face != picture):
            yield item


def _picture(items: Sequence[Item]) -> Face | None:
    """The picture of a board: what lies on it, such as counters, is painted after it."""
    first = items[0] if items else None
    if isinstance(first, Group):
        return _picture(first.items)
    return first.face if isinstance(first, Nested) else None


def _on_picture(picture: Face, theme: ResolvedTheme) -> tuple[tuple[str, str], ...]:
    book, palette = theme.setter.engine.book, theme.palette
    return theme.boards.once(
        (picture, palette, theme.setter),
        "overlapping texts",
        lambda: overlapping_texts(picture.art, book, palette, apart=True),
    )


def _layers_under(drawn: Sequence[PaintedElement], point: Point) -> Layers:
    """The layers under the ink of the last element at a point."""
    layers: Layers = ()
    for element in reversed(drawn):
        # What a symbol paints is its ink; what a text paints besides letters is their ground.
        if element is not drawn[-1] or element.element.kind.name not in SYMBOLS:
            layers += element.layers_at(*point)
        if is_closed(layers):
            break
    return layers


class _CoveredElement:
    """An element over which others lie. drawn: what is painted up to it, with it."""

    def __init__(self, drawn: Sequence[PaintedElement], book: FontBook, palette: Palette, face: str) -> None:
        self.drawn, self.book, self.palette, self.face = drawn, book, palette, face
        self.element = drawn[-1]
        # Not a method of this: it would keep the whole face until garbage is looked for.
        self._below = partial(_layers_under, drawn)
        self.texts = TextComparer(book, palette, self._below)
        self.compared = 0

    def reports(self, covers: Sequence[Cover], lines_under: Sequence[Cover]) -> Iterator[Report]:
        """What others hide of it. covers: those painted later, in order. lines_under: thin lines painted before it."""
        subject = self.element.subject(self.face)
        overlaps: dict[Cover, Overlap] = {}
        hidden: dict[Cover, Hidden] = {}
        struck: dict[Cover, Struck] = {}
        for line in lines_of(self.element):
            if not line.is_to_be_read:
                continue
            if self.compared >= _MOST_COMPARED:
                break
            meeting = [cover for cover in covers if meet(cover.bounds, line.bounds)]
            self.compared += sum(cover.size for cover in meeting)
            near = [part for cover in meeting if (part := cover.near(line, self.book))]
            below = [
                part for cover in lines_under if self._is_alike(cover, line) and (part := cover.near(line, self.book))
            ]
            if not (near or below) or (line.run and any(cover.repeats(line) for cover in covers)):
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
                    fills = by.place == Place()
                    hidden[cover] = Hidden(
                        **subject, by=by.name, by_span=by.span, words=line.words, share=share, by_fills=fills
                    )
            for cover in self._striking(line, [*near, *below]):
                if cover not in struck and cover not in hidden:
                    by = cover.element.element
                    struck[cover] = Struck(**subject, by=by.name, by_span=by.span, words=line.words)
        yield from (*overlaps.values(), *hidden.values(), *struck.values())

    # Something over text and symbols

    def _hidden(self, line: Line, covers: Sequence[PartOfCover]) -> Iterator[tuple[Cover, float]]:
        """What hides most of letters or a symbol that cannot be recognized, with the share that is hidden."""
        if not covers or (line.is_symbol and not may_be_covered(line, covers, _SYMBOL)):
            return
        parts, least = list(inked(line, self.book)), _SYMBOL if line.is_symbol else _LETTER
        for letter in [parts] if line.is_symbol else ([part] for part in parts):
            # Symbols are often part of a pattern, and cheap to look at.
            halo = line.run.halo if line.run else ""
            if not may_be_hidden(letter, covers, least) or (line.is_symbol and self._is_faint(letter[0], halo)):
                continue
            shares = self._shares(letter, covers)
            hidden = round(sum(shares.values()), 3)
            if hidden >= least and not (line.run and self._is_faint(letter[0], halo)):
                yield max(shares, key=lambda cover: shares[cover]), hidden

    def _is_alike(self, cover: Cover, line: Line) -> bool:
        """Whether a line under a text has the colour of the text, so that they run together."""
        if line.run is None or not meet(cover.bounds, line.bounds):
            return False
        drawn, token = cover.element.items[0], line.run.ink.token
        ink = (drawn.fill or (drawn.stroke.ink if drawn.stroke else None)) if isinstance(drawn, Path) else None
        if ink is None or not (ink.token in self.palette and token in self.palette):
            return False
        return contrast(self.palette[ink.token], self.palette[token]) < FAINT

    def _striking(self, line: Line, covers: Sequence[PartOfCover]) -> Iterator[Cover]:
        """What runs as a thin line through most letters, without hiding them."""
        thin = [part for part in covers if line.run and part.is_thin]
        letters = [above_baseline(letter) for letter in inked(line, self.book)] if thin else []
        letters = [letter for letter in letters if letter.points]
        for part in thin:
            shares = [
                self._shares([letter], [part]).get(part.cover, 0.0) if part.may_cross(letter) else 0.0
                for letter in letters
            ]
            crossed = sum(share >= _CROSSED for share in shares)
            if (
                letters
                and crossed >= _MOST_LETTERS * len(letters)
                and not self._is_faint(letters[0], line.run.halo if line.run else "")
            ):
                yield part.cover

    def _shares(self, parts: Sequence[InkedPart], covers: Sequence[PartOfCover]) -> dict[Cover, float]:
        """The share of the ink that each of the covers hides."""
        shares: dict[Cover, float] = {}
        area = sum(part.area for part in parts)
        for part in parts:
            for point in part.points:
                cover = self._hiding(part.ink, covers, point)
                if cover is not None:
                    shares[cover] = shares.get(cover, 0.0) + part.area / area / len(part.points)
        return shares

    def _hiding(self, ink: Ink, covers: Sequence[PartOfCover], point: Point) -> Cover | None:
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
        return contrast(dimmed, around) < min(READABLE, contrast(color, ground) * _DIMMED)

    def _is_faint(self, part: InkedPart, halo: str) -> bool:
        """Whether ink hardly differs from its ground: it is a pattern or a watermark. halo: the outline around it."""
        below = ((halo, 1.0),) if halo else self._below(part.points[0])
        ground, color = self.palette.seen(below), self.palette.seen(((part.ink.token, part.ink.opacity), *below))
        return ground is not None and color is not None and contrast(color, ground) < FAINT

    # Text over text

    def _running_together(self, line: Line, part: PartOfCover) -> Line | None:
        """The first line of another text that runs together with one."""
        return next((over for over in part.lines if self.texts.run_together(line, over)), None)
