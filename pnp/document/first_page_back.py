"""The back of the page that is printed first: boxes to tick for each file, notes, what the cross tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pnp.document.first_page_parts import FirstPageParts, height_of
from pnp.document.flowables import Flowable
from pnp.frame import Item, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.measures import Mm

# Rows of boxes to tick, in columns of a width, and lines to write on.
_TICK_ROW: Final[Mm] = 7.5
_TICK_BOX: Final[Mm] = 4.0
_TICK_COLUMN: Final[Mm] = 24.0
_NOTE_LINE: Final[Mm] = 8.5
_GAP: Final[Mm] = 4.0
_LEAST_NOTES: Final[Mm] = 24.0
# Words stand so far right of the edge of the text, beside the cross of the duplex check.
_BESIDE_CROSS: Final[Mm] = 36.0


def back_items(parts: FirstPageParts, area: Box, rulers: Box, names: Sequence[str]) -> Iterator[Item]:
    """A band, what the cross tells in the height of the rulers, the list, and lines for notes below it.

    rulers: where the cross stands on both sides, at its left end on this one. names: of what is printed.
    """
    head = parts.head(area.width, None, parts.said("What is done"), 0)
    yield from _placed(head, area.x, area.y)
    above = Box(area.x, area.y + height_of(head) + _GAP, area.width, 0.0)
    above = above.inset(0.0, 0.0, 0.0, above.y + _GAP - rulers.y)
    below = Box(area.x, rulers.bottom + _GAP, area.width, area.bottom - rulers.bottom - _GAP)
    listed = _list(parts, names, area.width, max(above.height, below.height))
    is_short = height_of(listed) <= above.height
    yield from _placed(listed, area.x, above.y if is_short else below.y)
    yield from _cross(parts, rulers)
    taken = height_of(listed) + _GAP
    for room in (below,) if is_short else (above, below.inset(0.0, taken, 0.0, 0.0)):
        yield from _notes(parts, room)


def _notes(parts: FirstPageParts, room: Box) -> Iterator[Item]:
    """Lines to write on, where there is room for a few."""
    if room.height > _LEAST_NOTES:
        heading = parts.heading(parts.said("Notes"), room.width, 0.0)
        count = int((room.height - heading.height) / _NOTE_LINE)
        lines = [_note_line(parts, room.width) for _ in range(count)]
        yield from _placed((heading, *lines), room.x, room.y)


def _placed(flowables: Sequence[Flowable], x: Mm, y: Mm) -> Iterator[Item]:
    for flowable in flowables:
        y += flowable.before
        yield from moved_all(flowable.items, x, y)
        y += flowable.height


def _list(parts: FirstPageParts, names: Sequence[str], width: Mm, room: Mm) -> list[Flowable]:
    """A line with boxes for each file, as many as there is room for."""
    heads = [parts.said(words) for words in ("Printed", "Cut out", "In the box")]
    flowables = [_heads(parts, heads, width)]
    for name in names:
        if height_of(flowables) + _TICK_ROW > room:
            break
        flowables.append(_to_tick(parts, name, len(heads), width))
    return flowables


def _cross(parts: FirstPageParts, rulers: Box) -> Iterator[Item]:
    sentences = (
        parts.said("Held against the light, the ring on the other side should lie on this cross."),
        parts.said("Where it does not, the scale shows how far, in millimetres: backs will be off as much."),
    )
    words = parts.lines(" ".join(sentences), "note", rulers.width - _BESIDE_CROSS)
    yield from _placed(words, rulers.x + _BESIDE_CROSS, rulers.y + (rulers.height - height_of(words)) / 2)


def _tick_x(column: int, columns: int, width: Mm) -> Mm:
    """The middle of a column of boxes to tick."""
    return width - (columns - column - 0.5) * _TICK_COLUMN


def _heads(parts: FirstPageParts, heads: Sequence[str], width: Mm) -> Flowable:
    """The heads of the columns of boxes, with a rule below."""
    lines = [parts.typesetter.line(head, "table-name") for head in heads]
    items: list[Item] = []
    for column, line in enumerate(lines):
        items += moved_all(line.items, _tick_x(column, len(heads), width) - line.width / 2, 0.0)
    height = max(line.height for line in lines) + 1.0
    return Flowable(height=height, items=(*items, _across(parts, width, height, "accent", 0.4)))


def _to_tick(parts: FirstPageParts, words: str, columns: int, width: Mm) -> Flowable:
    """A file with its boxes."""
    line = parts.typesetter.line(words, "table-cell")
    pen, top = parts.theme.pen("ink", 0.25), (_TICK_ROW - _TICK_BOX) / 2
    boxes = [
        Path((("R", _tick_x(column, columns, width) - _TICK_BOX / 2, top, _TICK_BOX, _TICK_BOX),), None, pen)
        for column in range(columns)
    ]
    words_items = moved_all(line.items, 0.0, (_TICK_ROW - line.height) / 2)
    return Flowable(height=_TICK_ROW, items=(*words_items, *boxes, _across(parts, width, _TICK_ROW, "rule", 0.2)))


def _note_line(parts: FirstPageParts, width: Mm) -> Flowable:
    return Flowable(height=_NOTE_LINE, items=(_across(parts, width, _NOTE_LINE, "rule", 0.2),))


def _across(parts: FirstPageParts, width: Mm, y: Mm, color: str, pen: Mm) -> Item:
    """A rule across the page."""
    return Path((("M", 0.0, y), ("L", width, y)), None, parts.theme.pen(color, pen))
