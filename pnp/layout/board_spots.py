"""A face → where the places for pieces are on it: those of its boards, and elements that are such a place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from math import cos, radians, sin
from typing import Final

from pnp.analysis.placing import placements
from pnp.frame import Item
from pnp.layout import boards
from pnp.layout.boards import BoardOptions
from pnp.layout.compose import drawn_on
from pnp.layout.context import LayoutContext
from pnp.layout.drawing.scene import DrawnElement
from pnp.layout.geometry.box import Box
from pnp.layout.templates.lookup import walk
from pnp.measures import Mm
from pnp.model.board_places import place_records
from pnp.model.boards import Board
from pnp.model.components import Component
from pnp.model.track_spaces import numbers_of
from pnp.nodes import Scalar
from pnp.values import dataclass

_KINDS: Final = ("board", "track", "nodes", "mat")
_NAME: Final = re.compile(r"\s*\{\{\s*([\w.]+)\s*\}\}\s*$")
_MOST_PLACES: Final = 2500


@dataclass(frozen=True, slots=True)
class BoardSpots:
    """A board on a face, or the face itself.

    name: the id of the board, or that of the face, such as ``mats/red``. spots: the middle of each of its places, by
    name, in mm from the corner of the face.
    """

    name: str
    spots: Mapping[str, tuple[Mm, Mm]]


def board_spots(component: Component, context: LayoutContext, piece: str) -> Iterator[BoardSpots]:
    """The whole boards on the front of a piece that stand upright, and then the piece itself, if it has spots.

    piece: the id of its entry in the series.
    """
    own: dict[str, tuple[Mm, Mm]] = {}
    for drawn in drawn_on(component, context, piece):
        board = _board(drawn, context)
        if board is not None and not drawn.turns and "cells" not in drawn.element.options:
            yield BoardSpots(board.id, _spots(board, drawn.box, context))
        if drawn.spot:
            own[drawn.spot] = _middle(drawn)
    if own:
        yield BoardSpots(f"{component.id}/{piece}", own)


def _middle(drawn: DrawnElement) -> tuple[Mm, Mm]:
    """The middle of an element, turned with all that it is in."""
    x, y = drawn.box.center
    for degrees, about_x, about_y in drawn.turns:
        cosine, sine = cos(radians(degrees)), sin(radians(degrees))
        right, below = x - about_x, y - about_y
        x, y = about_x + right * cosine - below * sine, about_y + right * sine + below * cosine
    return x, y


def _board(drawn: DrawnElement, context: LayoutContext) -> Board | None:
    """The board that an element shows."""
    value = drawn.element.value
    if drawn.element.kind.name not in _KINDS or not isinstance(value, Scalar):
        return None
    template = _NAME.match(value.text)
    found = walk(tuple(template[1].split(".")), drawn.names) if template else value.text.strip()
    return found if isinstance(found, Board) else context.game.boards.find(str(found))


def _spots(board: Board, box: Box, context: LayoutContext) -> Mapping[str, tuple[Mm, Mm]]:
    """Draw a counter on every place, to see where it lies."""
    between = (spot.name for put in placements(context.game) if put.board is board for spot in put.places)
    names = list(dict.fromkeys(islice((*place_names(board), *between), _MOST_PLACES)))
    spots: dict[str, tuple[Mm, Mm]] = {}

    def note(number: str, side: str, where: Box) -> tuple[Item, ...]:
        spots[names[int(number)]] = where.center
        return ()

    units = ", ".join(f"{number}@{name}" for number, name in enumerate(names))
    try:
        boards.draw(
            board, box, context.theme, BoardOptions(terrain=context.game.terrain, units=units, draw_counter=note)
        )
    except ValueError:  # A place whose name no list of counters can hold.
        return {}
    return spots


def place_names(board: Board) -> Iterator[str]:
    """The name of each place of a board, in its order."""
    if board.grid:
        yield from map(board.grid.lattice.name, board.grid.lattice.cells)
    elif board.track:
        numbers = numbers_of(board.track)
        yield from (space.id or str(number) for space, number in zip(board.track.every_space, numbers, strict=True))
    else:
        yield from (place.id for _, place in place_records(board) if place.id)
