"""Tailpieces: pictures at the feet of columns that end early, as printers put them there; notes at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, groupby
from typing import Final

from pnp.document.context import Book
from pnp.document.paginate import PageDraft, Paginated
from pnp.frame import Face, Group, Item, Nested, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.locale.catalog import translate
from pnp.measures import Mm
from pnp.model.texts import RulesText

# The least height of a picture, and the space above it.
_LEAST: Final[Mm] = 20.0
_ABOVE: Final[Mm] = 7.0
# How much larger the picture may be that closes a book.
_CLOSING: Final = 1.6
# Neighbouring columns that end at about the same height have one picture below both.
_LEVEL: Final[Mm] = 14.0
# So high a room for notes is worth having, and so wide; the space between its lines.
_LEAST_NOTES: Final[Mm] = 40.0
_LEAST_NOTES_WIDTH: Final[Mm] = 70.0
_NOTE_LINE: Final[Mm] = 8.5


def tailpieces(book: Book, text: RulesText, paginated: Paginated) -> Mapping[int, tuple[Item, ...]]:
    """The pictures that a text names, in turn, by the pages, from 0, on which columns leave room for them.

    Where the last page of words has more room, lines for notes stand above the picture: it has nothing else to say.
    """
    if not text.tailpieces and not text.back:
        return {}
    drawn = (book.face(layout, text.at("tailpieces")) for layout in text.tailpieces)
    faces = cycle([face for face in drawn if face] or [None])
    first, last = (1 if text.cover else 0), len(paginated.drafts) - (1 if text.back else 0)
    found: dict[int, tuple[Item, ...]] = {}
    for number in range(first, last):
        rooms = _rooms(paginated.drafts[number], number, book)
        shown = zip(rooms, faces, strict=False)
        if number < last - 1:
            found[number] = tuple(_shown(face, room, 1.0) for room, face in shown if face)
        else:
            found[number] = tuple(item for room, face in shown for item in _closing(book, room, face))
    return found


def _closing(book: Book, room: Box, face: Face | None) -> Iterator[Item]:
    """What fills a room on the last page: a picture, notes, or both."""
    height = (
        min(room.height, _CLOSING * face.size.height, room.width * face.size.height / face.size.width) if face else 0.0
    )
    above = room.height - height - (_ABOVE if face else 0.0)
    if above >= _LEAST_NOTES and room.width >= _LEAST_NOTES_WIDTH:
        yield from _notes(book, Box(room.x, room.y, room.width, above))
        room = Box(room.x, room.bottom - height, room.width, height)
    if face:
        yield _shown(face, room, _CLOSING)


def _notes(book: Book, room: Box) -> Iterator[Item]:
    """A heading, and lines to write on down to the end of a room."""
    typesetter = book.typesetter
    heading = typesetter.line(translate("Notes", book.game.kit), "h3")
    yield from moved_all(heading.items, room.x, room.y)
    pen = typesetter.theme.pen("rule", 0.2)
    y = room.y + heading.height + _NOTE_LINE
    while y <= room.bottom:
        yield Path((("M", room.x, y), ("L", room.right, y)), None, pen)
        y += _NOTE_LINE


def _rooms(draft: PageDraft, number: int, book: Book) -> Iterator[Box]:
    """The empty places at the foot of a page that are high enough."""
    if not draft.filled:
        return
    filled = draft.filled[-1]
    has_notes = any(column.side for column in filled.columns)
    # Where no note stands beside the words, a picture is in the middle of the page.
    is_whole = filled.count == 1 and not has_notes
    boxes = (book.format.area(number),) if is_whole else book.format.columns(number, filled.count)
    used = [column.used for column in filled.columns] + [0.0] * (len(boxes) - len(filled.columns))
    ends = [(box, box.y + filled.top + height) for box, height in zip(boxes, used, strict=True)]
    deep = [(box, end) for box, end in ends if box.bottom - end >= _LEAST + _ABOVE]
    level = len(deep) == len(ends) and max(end for _, end in deep) - min(end for _, end in deep) < _LEVEL
    for _, group in groupby(deep, key=lambda place: 0.0 if level else place[0].x):
        places = list(group)
        (left, _), (right, _) = places[0], places[-1]
        top = max(end for _, end in places) + _ABOVE
        if left.bottom - top >= _LEAST:
            yield Box(left.x, top, right.right - left.x, left.bottom - top)


def _shown(face: Face, room: Box, most: float) -> Group:
    """A face in the middle of a room, so many times as large as it is at most."""
    scale = min(most, room.width / face.size.width, room.height / face.size.height)
    width, height = face.size.width * scale, face.size.height * scale
    place = Box(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height)
    return Group((Nested(face, place.x, place.y, scale, is_picture=True),), clip=place.segments(), alt=face.alt)
