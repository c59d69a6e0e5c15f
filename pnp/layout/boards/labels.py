"""A board → the records whose names and symbols stand on it, to say where something was written."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.findings import Span
from pnp.model.boards import Board
from pnp.model.fields import Code
from pnp.model.names import Named


def places(board: Board) -> Iterator[Named]:
    """Every region, space, node and area of a board, in the order of the kit."""
    if board.grid:
        yield from board.grid.regions
    if board.track:
        yield from board.track.spaces
    if board.nodes:
        yield from board.nodes.nodes
    if board.mat:
        yield from board.mat.areas


def symbols(board: Board) -> Iterator[tuple[str, Span]]:
    """Every icon that a board names itself, with the place where it does."""
    for place in places(board):
        symbol = str(getattr(place, "symbol", ""))
        if symbol:
            yield symbol, place.at("symbol")
    for code in _codes(board):
        if code.symbol:
            yield code.symbol, code.at("symbol")


def _codes(board: Board) -> Iterator[Code]:
    if board.track:
        for meanings in board.track.codes.values():
            yield from meanings.values()


def written_at(board: Board, words: str) -> Span:
    """Where the words on a board were written: at the name or text of a place, else at the board's name."""
    for place in places(board):
        for key in ("name", "text"):
            if words and str(getattr(place, key, "")) == words:
                return place.at(key)
    return board.at("name")
