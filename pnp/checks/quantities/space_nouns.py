"""Phrases that count the spaces, lines and regions of boards: ``hexes``, ``village spaces``, ``rows of the map``."""

from collections.abc import Iterator
from typing import Final

from pnp.analysis.word_forms import plurals
from pnp.checks.quantities.counted import Counted, has_code, owner_words, several, unique
from pnp.model.board_places import node_regions
from pnp.model.boards import Board
from pnp.model.fields import Code
from pnp.model.game import Game

# What people call the spaces of each kind of board.
_SPACES: Final = {"track": ("spaces",), "nodes": ("nodes", "places")}


def spaces_of(board: Board) -> Counted | None:
    """The spaces of a board; None if it is of a kind without any."""
    if board.grid:
        numbers = several(len(board.grid.lattice))
    elif board.track:
        numbers = several(len(board.track.spaces) or board.track.count or 0)
    elif board.nodes:
        numbers = several(len(board.nodes.nodes))
    else:
        return None
    return Counted(owner=f"the board {board.id!r}", numbers=numbers, span=board.span) if numbers else None


def words_for_spaces(board: Board) -> tuple[str, ...]:
    """What people call the spaces of a board."""
    return board.grid.lattice.nouns if board.grid else _SPACES.get(board.kind, ())


def spaces_by_type(board: Board) -> Iterator[tuple[str, Counted]]:
    """``village spaces`` and ``villages``: spaces of a track with this letter code."""
    if not board.track:
        return
    for field, letters in board.track.codes.items():
        for letter, code in letters.items():
            number = sum(has_code(space, field, letter) for space in board.track.spaces)
            if number:
                counted = Counted(owner=f"the board {board.id!r}", numbers=(number,), span=board.span)
                yield from ((phrase, counted) for phrase in _type_phrases(code))


def _type_phrases(code: Code) -> Iterator[str]:
    name = code.name.casefold()
    yield f"{name} spaces"
    yield f"{name} squares"
    if " " not in name:
        yield from plurals(name)


def add_boards(game: Game, parts: dict[str, dict[str, Counted]]) -> None:
    """Add the spaces, lines and regions of boards to what each owner has, by the words for the board, then by noun."""
    for board in game.boards:
        of_board = {word: counted for word in words_for_spaces(board) if (counted := spaces_of(board))}
        if regions := _regions(board):
            of_board["regions"] = regions
        of_board |= unique(spaces_by_type(board))
        of_board |= _lines(board)
        words = [*owner_words(board), *_kinds_of_board(board, game)]
        if of_board:
            parts |= dict.fromkeys(words, of_board)


def _regions(board: Board) -> Counted | None:
    number = len(node_regions(board.nodes)) if board.nodes else 0
    return Counted(owner=f"the board {board.id!r}", numbers=(number,), span=board.span) if number else None


def _lines(board: Board) -> dict[str, Counted]:
    """The columns and rows of a grid, and what the spaces of a track are called besides."""
    counts = board.grid.lattice.counts if board.grid else {}
    lines = {noun: Counted(owner=f"the board {board.id!r}", numbers=(number,), span=board.span)
             for noun, number in counts.items() if number}  # fmt: skip
    spaces = spaces_of(board) if board.track else None
    return {**lines, "boxes": spaces} if spaces else lines


def _kinds_of_board(board: Board, game: Game) -> Iterator[str]:
    """The words that mean this board because it is the only one of its kind."""
    maps = [each for each in game.boards if each.grid or each.nodes]
    tracks = [each for each in game.boards if each.track]
    if maps == [board]:
        yield from ("map", "board")
    if tracks == [board] and not board.grid:
        yield from ("track", *(("board",) if len(game.boards) == 1 else ()))
    if [each for each in tracks if each.track and each.track.turns] == [board]:
        yield from ("turn track", "turn record", "turn record track", "track of turns")
