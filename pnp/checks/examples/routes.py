"""Routes over a board in worked examples: which places touch, and how far apart two of them are."""

from collections import deque
from collections.abc import Iterator, Sequence

from pnp.model.boards import Board, CellGrid, NodeMap, Space, Track
from pnp.model.game import Game
from pnp.model.tables import Example
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Route:
    """An example of a distance or a path, with its board. key: ``between`` or ``path``, the key of the places."""

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

    def steps(self, start: str, end: str) -> int | None:
        """The number of steps between two places; None if there is no path."""
        board = self.board
        if board.grid:
            return cells_apart(board.grid, start, end, self.example.diagonal)
        if board.nodes:
            return borders_apart(board.nodes, start, end)
        return _spaces_apart(board.track, start, end) if board.track else None


def routes(game: Game) -> Iterator[Route]:
    """Every example of a distance or of a path on a board where places can touch."""
    for example in game.examples:
        board = game.boards.find(example.board) or (game.boards[0] if len(game.boards) == 1 else None)
        if board is None or not (board.grid or board.nodes or board.track):
            continue
        if example.between:
            yield Route(example, board, "between", example.between)
        if example.path:
            yield Route(example, board, "path", example.path)


def cells_apart(grid: CellGrid, start: str, end: str, diagonal: bool) -> int | None:
    """The number of steps between two cells; None if the grid does not have both."""
    lattice = grid.lattice
    first, second = lattice.cell(start), lattice.cell(end)
    return None if first is None or second is None else lattice.distance(first, second, over_corners=diagonal)


def borders_apart(nodes: NodeMap, start: str, end: str) -> int | None:
    """The fewest borders between two places, by breadth-first search."""
    neighbours: dict[str, list[str]] = {}
    for border in nodes.borders:
        for place in border.between:
            neighbours.setdefault(place, []).extend(border.between)
    distance = {start: 0}
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        if place == end:
            return distance[place]
        for neighbor in neighbours.get(place, ()):
            if neighbor not in distance:
                distance[neighbor] = distance[place] + 1
                waiting.append(neighbor)
    return None


def _spaces_apart(track: Track, start: str, end: str) -> int | None:
    first, second = space_index(track, start), space_index(track, end)
    if first is None or second is None:
        return None
    apart = abs(first - second)
    return min(apart, _length(track) - apart) if track.loop else apart


def _length(track: Track) -> int:
    return len(track.spaces) or track.count or 0


def space_index(track: Track, name: str) -> int | None:
    """The index of a space of a track by its id, name or number; None if there is none."""
    label = name.strip().casefold()
    for index, space in enumerate(track.spaces):
        if label in _labels(space, track.start + index):
            return index
    number = int(label) if label.isdecimal() else -1
    is_numbered = not track.spaces and track.start <= number < track.start + _length(track)
    return number - track.start if is_numbered else None


def _labels(space: Space, number: int) -> Sequence[str]:
    return (space.id, space.name.casefold(), str(number if space.number is None else space.number))
