"""A sheet of paper as it comes out of the printer → a small plan of it: what is cut out, and where it is folded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pnp.frame import Face, Fold, Group, Item, Page, Path, Placement, Segment, Sheet
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm, Size
from pnp.ovals import oval
from pnp.values import dataclass

# How far the shadow of the paper falls.
_SHADOW: Final[Mm] = 0.5
# On a piece: from its edge to its picture, and the share of its height that the picture takes.
_INSET: Final = 0.1
_PICTURE: Final = 0.48
# Lines of words are so far apart on the plan, and so many at most.
_WORDS: Final[Mm] = 1.3
_MOST_WORDS: Final = 24
# The side of a square of a map.
_SQUARE: Final[Mm] = 3.2
# Components that are read, of pages.
_READ: Final = ("book", "sheet")
# What is narrower than this on the plan shows no details.
_LEAST_DETAIL: Final[Mm] = 3.0


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece on a sheet, in mm of the paper. trim: along which it is cut; nothing if that is the rectangle."""

    x: Mm
    y: Mm
    width: Mm
    height: Mm
    trim: tuple[Segment, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetOutline:
    """A sheet of paper, the pieces on it, and the lines along which they are folded."""

    size: Size
    cells: tuple[Cell, ...] = ()
    folds: tuple[Fold, ...] = ()


def outline_of(sheet: Sheet) -> SheetOutline:
    """What is cut out of a sheet, and folded."""
    return SheetOutline(
        sheet.size,
        tuple(map(_cell, sheet.placements)),
        tuple(fold for placement in sheet.placements for fold in _folds(placement)),
    )


def _cell(placement: Placement) -> Cell:
    face = placement.frame
    trim = face.trim if isinstance(face, Face) and not placement.window else ()
    at = _places(placement)
    return Cell(placement.x, placement.y, *_size(placement), tuple(_moved(segment, at) for segment in trim))


def _places(placement: Placement) -> Callable[[Mm, Mm], tuple[Mm, Mm]]:
    return lambda x, y: _turned(x, y, placement)


def _moved(segment: Segment, at: Callable[[Mm, Mm], tuple[Mm, Mm]]) -> Segment:
    """A step of a path with its points elsewhere; a rectangle stays one, which turns by quarters."""
    name, *numbers = segment
    if name == "R":
        x, y, width, height = numbers
        (x1, y1), (x2, y2) = at(x, y), at(x + width, y + height)
        return (name, min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
    points = (at(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))
    return (name, *(number for point in points for number in point))


def _size(placement: Placement) -> tuple[Mm, Mm]:
    size = placement.frame.size
    width, height = placement.window[2:] if placement.window else (size.width, size.height)
    return (height, width) if placement.turn % 180 else (width, height)


def _folds(placement: Placement) -> Iterator[Fold]:
    """The folds of a piece on the sheet."""
    face = placement.frame
    if isinstance(face, Page) or placement.window:
        return
    for fold in face.folds:
        ends = (_turned(x, y, placement) for x, y in ((fold.x1, fold.y1), (fold.x2, fold.y2)))
        (x1, y1), (x2, y2) = ends
        yield Fold(x1, y1, x2, y2)


def _turned(x: Mm, y: Mm, placement: Placement) -> tuple[Mm, Mm]:
    """A point of a face on the sheet."""
    size = placement.frame.size
    match placement.turn:
        case 90:
            x, y = size.height - y, x
        case 180:
            x, y = size.width - x, size.height - y
        case 270:
            x, y = y, size.width - x
    return placement.x + x, placement.y + y


def sheet_picture(outline: SheetOutline, kind: str, theme: ResolvedTheme, box: Box) -> tuple[Item, ...]:
    """The plan of a sheet in a box, at its left edge and in the middle of its height. kind: of the component."""
    scale = min(box.width / outline.size.width, box.height / outline.size.height)
    size = Size(outline.size.width * scale, outline.size.height * scale)
    paper = Box(box.x, box.y + (box.height - size.height) / 2, size.width, size.height)

    def at(x: Mm, y: Mm) -> tuple[Mm, Mm]:
        return paper.x + x * scale, paper.y + y * scale

    boxes = tuple(Box(*at(cell.x, cell.y), cell.width * scale, cell.height * scale) for cell in outline.cells)
    trims = tuple(
        segment
        for cell, around in zip(outline.cells, boxes, strict=True)
        for segment in ([_moved(step, at) for step in cell.trim] or around.segments())
    )
    folds = tuple(
        segment for fold in outline.folds for segment in (("M", *at(fold.x1, fold.y1)), ("L", *at(fold.x2, fold.y2)))
    )
    inside = _page(boxes, theme) if kind in _READ else _pieces(boxes, trims, kind, theme)
    return (
        Path(paper.moved(_SHADOW, _SHADOW).segments(), theme.ink("ink", "ornament", 0.14)),
        Path(paper.segments(), theme.ink("paper", "flood"), theme.pen("muted", 0.15)),
        Group(tuple(inside), clip=paper.segments()),
        *((Path(folds, stroke=theme.pen("ink", 0.25, (0.8, 0.6))),) if folds else ()),
    )


def _pieces(boxes: tuple[Box, ...], trims: tuple[Segment, ...], kind: str, theme: ResolvedTheme) -> Iterator[Item]:
    """Pieces to cut out: each a field with a picture, with words below it on a card, under a grid on a board."""
    if trims:
        yield Path(trims, theme.ink("accent", "ornament", 0.2), theme.pen("accent", 0.2))
    pictures: list[Segment] = []
    lines: list[Segment] = []
    for box in boxes:
        if min(box.width, box.height) < _LEAST_DETAIL:
            continue
        inner = box.inset(min(box.width, box.height) * _INSET)
        if kind == "card":
            picture = Box(inner.x, inner.y, inner.width, inner.height * _PICTURE)
            pictures += picture.segments()
            lines += _lines(Box(inner.x, picture.bottom + _WORDS / 2, inner.width, inner.bottom - picture.bottom))
        elif kind in ("board", "mat"):
            lines += _grid(inner)
        else:
            pictures += _disc(inner)
    if pictures:
        yield Path(tuple(pictures), theme.ink("accent", "ornament", 0.55))
    if lines:
        yield Path(tuple(lines), stroke=theme.pen("accent", 0.22))


def _page(boxes: tuple[Box, ...], theme: ResolvedTheme) -> Iterator[Item]:
    """A page to read: a head, and two columns of words."""
    heads: list[Segment] = []
    words: list[Segment] = []
    for box in boxes:
        inner = box.inset(min(box.width * 0.06, box.height * 0.1))
        head = Box(inner.x, inner.y, inner.width, inner.height * 0.16)
        heads += head.segments()
        column = (inner.width - box.width * 0.06) / 2
        for x in (inner.x, inner.right - column):
            words += _lines(Box(x, head.bottom + _WORDS / 2, column, inner.bottom - head.bottom - _WORDS / 2))
    if len(boxes) > 1:
        yield Path(tuple(segment for box in boxes for segment in box.segments()), stroke=theme.pen("accent", 0.2))
    if heads:
        yield Path(tuple(heads), theme.ink("accent", "ornament", 0.55))
    if words:
        yield Path(tuple(words), stroke=theme.pen("muted", 0.22))


def _lines(box: Box) -> Iterator[Segment]:
    """Lines of words in a box, the last of every five shorter."""
    for number in range(min(_MOST_WORDS, int(box.height / _WORDS))):
        y = box.y + (number + 0.5) * _WORDS
        yield ("M", box.x, y)
        yield ("L", box.x + box.width * (0.6 if number % 5 == 4 else 1.0), y)


def _grid(box: Box) -> Iterator[Segment]:
    """Lines of a map in a box."""
    columns, rows = (max(2, round(length / _SQUARE)) for length in (box.width, box.height))
    for column in range(columns + 1):
        yield ("M", box.x + box.width * column / columns, box.y)
        yield ("L", box.x + box.width * column / columns, box.bottom)
    for row in range(rows + 1):
        yield ("M", box.x, box.y + box.height * row / rows)
        yield ("L", box.right, box.y + box.height * row / rows)


def _disc(box: Box) -> tuple[Segment, ...]:
    radius = min(box.width, box.height) * 0.36
    return oval(*box.center, radius, radius)
