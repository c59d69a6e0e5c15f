"""A board without anything on it → its picture, a face that all drawings of the board share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, TypeVar

from pnp.frame import Face, Item
from pnp.layout.theme.resolved_theme import Look
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


def once(look: Look, board: Iterable[object], key: Hashable, make: Callable[[], T]) -> T:
    """What is drawn of a board in a look, made once. board: what it is drawn from; key: how it is drawn."""
    return look.boards.once((*board, look.palette, look.classes, look.icons, look.setter), key, make)


def shared_picture(
    look: Look, board: Iterable[object], size: Size, key: Hashable, draw: Callable[[Look], Iterable[Item]]
) -> Face:
    """The picture of a board at one size, drawn once. Whoever listens to ``look`` hears of its words each time."""

    def make() -> BoardPicture:
        ear = look.listening()
        art = tuple(draw(ear))
        return BoardPicture(Face(id="board", size=size, art=art), tuple(ear.heard or ()))

    picture = once(look, board, (key, round(size.width, 6), round(size.height, 6)), make)
    tell(look, picture.heard)
    return picture.face


def tell(look: Look, heard: Heard) -> None:
    """Let whoever listens know of words that went wrong when they were set before."""
    if look.heard is not None:
        look.heard.extend(heard)
