"""Sample the letters of a finished face whose ground differs from that of others of their text.

A text on one ground is sampled once, when it is drawn. One that lies partly on something else is looked at letter by
letter, on what is really painted under each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from pnp.fonts import FontBook
from pnp.frame import Group, Image, Ink, Item, Nested, Path, Shading, TextRun, items_in
from pnp.layout.drawing.inked_lines import InkedPart, inked, lines_of, meet
from pnp.layout.drawing.painted_elements import BOARDS, PaintedElement, PlaceMemo
from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.drawing.scene import Canvas
from pnp.layout.geometry.background import Layers, is_closed, without_places
from pnp.layout.geometry.bounding_box import Bounds
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.palette import Palette, contrast

# Letters with less contrast to what lies under them cannot be told from it, if so much of their ink has.
MERGED: Final = 2.0
_MOST_OF: Final = 0.6
# Of the points on a letter, one of so many is enough.
_EVERY: Final = 12
# What lies under words on these is sampled on the finished face, with the words that they have themselves.
_DRAWN_ON: Final = frozenset((*BOARDS, "face"))
# Bounds, so that a face of thousands of texts takes no hours.
_MOST_ELEMENTS: Final = 1_000
_MOST_LETTERS: Final = 2_000


class MixedText(NamedTuple):
    """A text, and what lies under it, topmost first, by their numbers. is_on_paper: the paper may show through."""

    number: int
    under: tuple[int, ...]
    is_on_paper: bool


def mixed_texts(drawn: Sequence[PaintedElement]) -> Iterator[MixedText]:
    """The texts that lie partly on something."""
    if len(drawn) > _MOST_ELEMENTS:
        return
    bounds = [part.bounds() for part in drawn]
    grounds = [any(not isinstance(item, TextRun) for item in part.items) for part in drawn]
    for number, part in enumerate(drawn):
        if part.element.kind.name not in ("text", "table"):
            continue
        under = [below for below in reversed(range(number)) if grounds[below] and meet(bounds[below], bounds[number])]
        covering = [_covers(drawn[below], bounds[number]) for below in under]
        if not all(covering):
            # What lies under a ground that covers all of the text cannot be seen.
            last = covering.index(True) + 1 if True in covering else len(under)
            kinds = {drawn[below].element.kind.name for below in under[:last]}
            if (last > 1 or not covering[0]) and kinds.isdisjoint(_DRAWN_ON):
                yield MixedText(number, tuple(under[:last]), is_on_paper=not covering[last - 1])


def _covers(part: PaintedElement, bounds: Bounds) -> bool:
    """Whether an element paints one opaque rectangle, in which all of some bounds are."""
    items = part.items
    if len(items) != 1 or part.turns or part.element.turn:
        return False
    shape = items[0]
    if not isinstance(shape, Path) or not shape.fill or shape.fill.opacity < 1.0 or len(shape.segments) != 1:
        return False
    name, *numbers = shape.segments[0]
    if name != "R":
        return False
    x, y, width, height = numbers
    return x <= bounds[0] and y <= bounds[1] and x + width >= bounds[2] and y + height >= bounds[3]


def sample_letters(canvas: Canvas, mixed: PlaceMemo[MixedText], theme: ResolvedTheme) -> None:
    """Add samples of letters that cannot be told from what lies under them."""
    drawn, palette = canvas.painted, theme.palette
    for text in mixed.of(drawn):
        part, under = drawn[text.number], [drawn[below] for below in text.under]
        inks = dict.fromkeys(run.ink for run in items_in(part.items, TextRun) if run.ink.role != "ornament")
        tokens = {"white"} if text.is_on_paper else set()
        tokens.update(token for below in under for token in _fills(below.items))
        if any(_may_merge(ink, tokens, palette) for ink in inks):
            canvas.notes.reports += _samples(part, under, canvas, theme.setter.engine.book, palette)


def _fills(items: Iterable[Item]) -> Iterator[str]:
    """The tokens of what is filled; none for pictures, whose colours are not known."""
    for item in items:
        match item:
            case Path(fill=fill) if fill:
                yield fill.token
            case Group():
                yield from _fills(item.items)
            case Nested():
                yield from _fills(item.face.art)
            case Image() | Shading():
                pass


def _may_merge(ink: Ink, tokens: Iterable[str], palette: Palette) -> bool:
    """Whether one of the colours under a text, or the paper, is nearly its own."""
    if ink.token not in palette:
        return False
    color = palette[ink.token]
    return any(contrast(color, palette[token]) < MERGED for token in tokens if token in palette)


def _samples(
    part: PaintedElement, under: Sequence[PaintedElement], canvas: Canvas, book: FontBook, palette: Palette
) -> Iterator[ContrastSample]:
    """The letters of a text that are lost on their grounds, a sample for each line and ground."""
    looked_at = 0
    bounds = {id(below): below.bounds() for below in under}
    for line in lines_of(part):
        run = line.run
        if run is None or run.halo or not line.is_to_be_read or looked_at > _MOST_LETTERS:
            continue
        near = [below for below in under if meet(bounds[id(below)], line.bounds)]
        letters = list(inked(line, book))
        is_even = not near or _covers(near[0], line.bounds)
        lost: dict[Layers, int] = {}
        for letter in letters[:1] if is_even else letters:
            if (ground := _lost_on(letter, part, near, palette)) is not None:
                lost[ground] = lost.get(ground, 0) + 1
        looked_at += len(letters)
        for ground, count in lost.items():
            is_all = is_even or count == len(letters)
            yield ContrastSample(
                **part.subject(canvas.face),
                color=run.ink.token,
                ground=ground[0][0] if ground else "",
                size=run.size,
                opacity=run.ink.opacity,
                behind=ground,
                lost=line.words,
                lost_letters="" if is_all else f"{count} of {len(letters)} letters",
            )


def _lost_on(
    letter: InkedPart, part: PaintedElement, under: Sequence[PaintedElement], palette: Palette
) -> Layers | None:
    """The ground with which most of a letter merges; None if it can be seen."""
    points = letter.points[::_EVERY]
    grounds: dict[Layers, int] = {}
    seen = 0
    for point in points:
        below = _below(part, under, *point)
        ground = palette.seen(below)
        color = palette.seen(((letter.ink.token, letter.ink.opacity), *below))
        if ground and color and contrast(color, ground) < MERGED:
            grounds[below] = grounds.get(below, 0) + 1
        else:
            seen += 1
            if seen > (1 - _MOST_OF) * len(points):
                return None
    return max(grounds, key=lambda ground: grounds[ground])


def _below(part: PaintedElement, under: Sequence[PaintedElement], x: float, y: float) -> Layers:
    """The layers under a letter at a point."""
    layers = part.layers_at(x, y)
    for below in under:
        if is_closed(layers):
            break
        layers += below.layers_at(x, y)
    return without_places(layers)
