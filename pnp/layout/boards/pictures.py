"""A board without anything on it → its picture, a face that all drawings of the board share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final, TypeVar

from pnp.frame import Face, Group, Item, Nested, Path, Segment
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme, TextFault
from pnp.measures import Mm, Size
from pnp.values import dataclass

T = TypeVar("T")
# How far a line reaches to one side at the sharpest of its corners, in widths.
_MITER: Final = 5.0


@dataclass(frozen=True, slots=True, eq=False)
class BoardPicture:
    """face: the board. text_faults: the words on it that do not fit or lack glyphs."""

    face: Face
    text_faults: tuple[TextFault, ...] = ()


def once(theme: ResolvedTheme, board: Iterable[object], key: Hashable, make: Callable[[], T]) -> T:
    """What is drawn of a board in a theme, drawn once. board: what it is drawn from; key: how it is drawn."""
    return theme.boards.once((*board, theme.palette, theme.classes, theme.icons, theme.setter), (theme.maps, key), make)


def shared_picture(
    theme: ResolvedTheme,
    board: Iterable[object],
    size: Size,
    key: Hashable,
    draw: Callable[[ResolvedTheme], Iterable[Item]],
) -> Face:
    """The picture of a board at one size, drawn once. ``theme`` records the faults of its words each time."""

    def make() -> BoardPicture:
        recording = theme.recording_text_faults()
        art = tuple(draw(recording))
        return BoardPicture(Face(id="board", size=size, art=art), tuple(recording.text_faults or ()))

    picture = once(theme, board, (key, round(size.width, 6), round(size.height, 6)), make)
    theme.record_text_faults(picture.text_faults)
    return picture.face


def within(items: Iterable[Item], box: Box) -> Iterator[Item]:
    """What of a picture can be seen in a box: lines and areas that lie outside of it are left out."""
    for item in items:
        if isinstance(item, Group) and not item.turn:
            yield replace(item, items=tuple(within(item.items, box)))
        elif isinstance(item, Nested) and item.scale == 1 and not item.turn:
            inside = tuple(within(item.face.art, box.moved(-item.x, -item.y)))
            if inside:
                yield replace(item, face=replace(item.face, art=inside))
        elif isinstance(item, Path):
            reach = item.stroke.width * _MITER if item.stroke else 0.0
            segments = tuple(chain.from_iterable(part for part in _parts(item.segments) if _is_near(part, box, reach)))
            if segments:
                yield replace(item, segments=segments)
        else:
            yield item


def _parts(segments: Iterable[Segment]) -> Iterator[list[Segment]]:
    """The lines of a path, each from its first point."""
    part: list[Segment] = []
    for segment in segments:
        if segment[0] == "M" and part:
            yield part
            part = []
        part.append(segment)
    if part:
        yield part


def _is_near(part: Sequence[Segment], box: Box, reach: Mm) -> bool:
    """Whether a line comes so near to a box; rectangles are kept."""
    numbers = [segment[1:] for segment in part]
    if part[0][0] == "R":
        return True
    xs, ys = [x for values in numbers for x in values[::2]], [y for values in numbers for y in values[1::2]]
    across: bool = min(xs) <= box.right + reach and max(xs) >= box.x - reach
    return across and min(ys) <= box.bottom + reach and max(ys) >= box.y - reach
