"""A board without anything on it → its picture, a face that all drawings of the board share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from pnp.frame import Face, Item
from pnp.layout.theme.resolved_theme import ResolvedTheme, TextFault
from pnp.measures import Size
from pnp.values import dataclass

T = TypeVar("T")


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
