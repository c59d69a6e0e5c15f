"""Figures of a board → windows onto one picture of it, so that a page with many of them holds it once."""

from __future__ import annotations

from dataclasses import replace

from pnp.document.context import FaceMaker, FigureAnswer, FigureRequest
from pnp.frame import Face, Group, Item, Nested
from pnp.layout.boards.cellmap import window_of
from pnp.measures import Mm, Size
from pnp.model.boards import Grid
from pnp.model.game import Game

# What a figure adds to the picture, or shows of it.
_ADDED = ("cells", "units", "arrows", "highlight", "overview")


class Windows:
    """Draws figures as ``faces`` does. The picture of a grid is a nested face that all its figures share."""

    def __init__(self, game: Game, faces: FaceMaker) -> None:
        self._game, self._faces = game, faces
        self._pictures: dict[str, Group | None] = {}
        self._nested: dict[str, Face] = {}

    def __call__(self, request: FigureRequest) -> FigureAnswer:
        """The faces that a figure shows, or what is wrong with it."""
        answer = self._faces(request)
        board = self._game.boards.find(request.subject) if request.kind == "board" else None
        plain = all(key in _ADDED for key in request.values)
        if board is None or board.grid is None or not plain:
            return answer
        grid = board.grid
        return replace(answer, faces=tuple(self._through(face, request, grid) for face in answer.faces))

    def _through(self, face: Face, request: FigureRequest, grid: Grid) -> Face:
        """The same face with the part of the whole picture that it shows in the place of its own."""
        own, whole = _picture(face.art), self._whole(request)
        if own is None or whole is None:
            return face
        column, row, last_column, _ = window_of(grid, request.values.get("cells", ""))
        (x, y, width), (left, top, _) = _corner(own), _corner(whole)
        cell = width / (last_column - column)
        picture = self._nested.setdefault(
            request.subject, Face(id=f"picture/{request.subject}", size=Size(1.0, 1.0), art=whole.items)
        )
        window = Group((Nested(picture, x - left - column * cell, y - top - row * cell),), clip=own.clip)
        return replace(face, art=_replaced(face.art, own, window))

    def _whole(self, request: FigureRequest) -> Group | None:
        if request.subject not in self._pictures:
            faces = self._faces(replace(request, values={})).faces
            self._pictures[request.subject] = _picture(faces[0].art) if faces else None
        return self._pictures[request.subject]


def _picture(art: tuple[Item, ...]) -> Group | None:
    """The picture of a grid, which is drawn first and cut off at its outermost cells; None if it is not there."""
    first = art[0] if art else None
    if not isinstance(first, Group):
        return None
    is_cut = len(first.clip) == 1 and first.clip[0][0] == "R"
    return first if is_cut else _picture(first.items)


def _corner(picture: Group) -> tuple[Mm, Mm, Mm]:
    """Where the cells of a picture begin, and how wide they are together."""
    numbers: tuple[float, ...] = picture.clip[0][1:]
    return numbers[0], numbers[1], numbers[2]


def _replaced(art: tuple[Item, ...], old: Group, new: Group) -> tuple[Item, ...]:
    """Items with another group in the place of one that comes first in them, however deep."""
    first = art[0]
    if not isinstance(first, Group):
        return art
    inner = new if first is old else replace(first, items=_replaced(first.items, old, new))
    return (inner, *art[1:])
