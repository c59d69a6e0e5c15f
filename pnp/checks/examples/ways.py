"""Ways over a board that worked examples speak of: which places touch, how far two of them lie apart."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from pnp.model.boards import Board, CellGrid, NodeMap, Space, Track
from pnp.model.game import Game
from pnp.model.tables import Example
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Way:
    """An example of a board, with the places that it names: a list of them, and under which key they stand."""

    example: Example
    board: Board
    key: str
    places: tuple[str, ...]

    def unknown(self) -> Iterator[tuple[int, str]]:
        """Every place that the board does not have, with its index."""
        yield from ((index, name) for index, name in enumerate(self.places) if not self.has(name))

    def has(self, name: str) -> bool:
        """Whether the board has this place."""
        board = self.board
        if board.grid:
            return board.grid.lattice.cell(name) is not None
        if board.nodes:
            return any(node.id == name for node in board.nodes.nodes)
        return board.track is not None and space_index(board.track, name) is not None

    def known(self) -> tuple[str, ...]:
        """The places of the board, for suggestions; the cells of a grid are too many to name."""
        if self.board.nodes:
            return tuple(node.id for node in self.board.nodes.nodes)
        if self.board.track:
            return tuple(space.id or space.name for space in self.board.track.spaces if space.id or space.name)
        return ()

    def steps(self, one: str, other: str) -> int | None:
        """How many steps two places lie apart; None if there is no way."""
        board = self.board
        if board.grid:
            return _cells_apart(board.grid, one, other, self.example.diagonal)
        if board.nodes:
            return _borders_apart(board.nodes, one, other)
        return _spaces_apart(board.track, one, other) if board.track else None


def ways(game: Game) -> Iterator[Way]:
    """Every example of a distance or of a path on a board where places can touch."""
    for example in game.examples:
        board = game.boards.find(example.board) or (game.boards[0] if len(game.boards) == 1 else None)
        if board is None or not (board.grid or board.nodes or board.track):
            continue
        if example.between:
            yield Way(example, board, "between", example.between)
        if example.path:
            yield Way(example, board, "path", example.path)


def _cells_apart(grid: CellGrid, one: str, other: str, diagonal: bool) -> int | None:
    lattice = grid.lattice
    first, second = lattice.cell(one), lattice.cell(other)
    return None if first is None or second is None else lattice.distance(first, second, over_corners=diagonal)


def _borders_apart(nodes: NodeMap, one: str, other: str) -> int | None:
    """The fewest borders between two places, by a search in breadth."""
    neighbours: dict[str, list[str]] = {}
    for border in nodes.borders:
        for place in border.between:
            neighbours.setdefault(place, []).extend(border.between)
    far = {one: 0}
    waiting = deque([one])
    while waiting:
        place = waiting.popleft()
        if place == other:
            return far[place]
        for beside in neighbours.get(place, ()):
            if beside not in far:
                far[beside] = far[place] + 1
                waiting.append(beside)
    return None


def _spaces_apart(track: Track, one: str, other: str) -> int | None:
    first, second = space_index(track, one), space_index(track, other)
    if first is None or second is None:
        return None
    apart = abs(first - second)
    return min(apart, _length(track) - apart) if track.loop else apart


def _length(track: Track) -> int:
    return len(track.spaces) or track.count or 0


def space_index(track: Track, name: str) -> int | None:
    """Which space of a track is meant by an id, a name or a number, from 0; None if there is none."""
    wanted = name.strip().casefold()
    for index, space in enumerate(track.spaces):
        if wanted in _calls(space, track.start + index):
            return index
    number = int(wanted) if wanted.isdecimal() else -1
    is_numbered = not track.spaces and track.start <= number < track.start + _length(track)
    return number - track.start if is_numbered else None


def _calls(space: Space, number: int) -> Sequence[str]:
    return (space.id, space.name.casefold(), str(number if space.number is None else space.number))
