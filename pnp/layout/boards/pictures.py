"""A board without anything on it → its picture, a face that all drawings of the board share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, TypeVar

from pnp.frame import Face, Item
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Size
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.layout.theme.set_text import SetText

T = TypeVar("T")
# Words that went wrong, with what came of them.
Heard = tuple[tuple[str, "SetText"], ...]


@dataclass(frozen=True, slots=True, eq=False)
class BoardPicture:
    """face: the board. heard: the words on it that do not fit or cannot be shown."""

    face: Face
    heard: Heard = ()


def once(theme: ResolvedTheme, board: Iterable[object], key: Hashable, make: Callable[[], T]) -> T:
    """What is drawn of a board in a theme, made once. board: what it is drawn from; key: how it is drawn."""
    return theme.boards.once((*board, theme.palette, theme.classes, theme.icons, theme.setter), key, make)


def shared_picture(
    theme: ResolvedTheme,
    board: Iterable[object],
    size: Size,
    key: Hashable,
    draw: Callable[[ResolvedTheme], Iterable[Item]],
) -> Face:
    """The picture of a board at one size, drawn once. Whoever listens to ``theme`` hears of its words each time."""

    def make() -> BoardPicture:
        ear = theme.listening()
        art = tuple(draw(ear))
        return BoardPicture(Face(id="board", size=size, art=art), tuple(ear.heard or ()))

    picture = once(theme, board, (key, round(size.width, 6), round(size.height, 6)), make)
    tell(theme, picture.heard)
    return picture.face


def tell(theme: ResolvedTheme, heard: Heard) -> None:
    """Let whoever listens know of words that went wrong when they were set before."""
    if theme.heard is not None:
        theme.heard.extend(heard)
