"""Units that arrive later: how many an army starts without, where they may come in, and the turns of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pnp.analysis.variants import Variant
from pnp.analysis.zones import boards_of, only_grid
from pnp.model.boards import Board, CellGrid
from pnp.model.game import Game
from pnp.model.lattice import Cell
from pnp.model.play import Arrival, SupplyLine
from pnp.model.units import Army


def starting_units(game: Game, army: Army, variant: Variant | None = None) -> Mapping[str, int]:
    """The units of an army without those that arrive on a later turn, in any one scenario.

    variant: a scenario instead, with the units that its options add.
    """
    scenario = variant.scenario if variant else None
    arriving = _arriving_in(game, army, scenario.id) if scenario else arriving_units(game, army)
    units = Counter(army.units)
    if variant:
        units.update(variant.added(army))
    return {unit: number for unit, all_ in units.items() if (number := all_ - arriving[unit]) > 0 or not all_}


def arriving_units(game: Game, army: Army) -> Counter[str]:
    """How many units of each kind arrive; the most of all scenarios."""
    most = Counter[str]()
    for scenario in ("", *game.scenarios.ids):
        most |= _arriving_in(game, army, scenario)
    return most


def _arriving_in(game: Game, army: Army, scenario: str) -> Counter[str]:
    units = Counter[str]()
    for arrival in arrivals_in(game, scenario):
        if arrival.army == army.id:
            units.update(arrival.units)
    return units


def arrivals_in(game: Game, scenario: str = "") -> Iterator[Arrival]:
    """What arrives in a scenario; without one, what arrives in all of them."""
    return (arrival for arrival in game.arrivals if not arrival.scenarios or scenario in arrival.scenarios)


def turn_track(game: Game, name: str = "") -> Board | None:
    """The board whose track counts the turns: the one with this id, else the only one that says so."""
    if name:
        board = game.boards.find(name)
        return board if board and board.track else None
    tracks = [board for board in game.boards if board.track and board.track.turns]
    return tracks[0] if len(tracks) == 1 else None


def turns_of(board: Board) -> tuple[int, ...]:
    """The numbers of the turns on a track, in order."""
    track = board.track
    if track is None:
        return ()
    spaces = [space.number for space in track.spaces]
    length = max(len(spaces), track.count or 0)
    numbers = (*spaces, *(None for _ in range(length - len(spaces))))
    return tuple(number if number is not None else track.start + index for index, number in enumerate(numbers))


def board_of(game: Game, record: Arrival | SupplyLine) -> Board | None:
    """The board on which something comes in: the one that it names or that has its cells, or the only one with any."""
    if record.board:
        return game.boards.find(record.board)
    listed = record.cells if isinstance(record, Arrival) else record.sources
    boards = boards_of(game, listed) if listed else ()
    return boards[0][0] if len(boards) == 1 else only_grid(game)


def cells_in(grid: CellGrid, record: Arrival | SupplyLine) -> tuple[Cell, ...]:
    """The cells and regions that an arrival or a supply line names, in reading order.

    What arrives over a side or a corner comes to a cell that meets there.
    """
    lattice = grid.lattice
    listed = record.cells if isinstance(record, Arrival) else record.sources
    cells = {cell for place in lattice.places(listed) for cell in place.cells} if listed else set()
    for region in grid.regions:
        if region.id in record.region:
            cells.update(lattice.select(region.cells))
    return lattice.in_order(cells)


def arrivals_on(game: Game, track: Board, turn: int) -> tuple[str, ...]:
    """What arrives on a turn of a track, in words: the names of the arrivals, or their units."""
    return tuple(_in_words(game, arrival) for arrival in _arrivals_of(game, track) if arrival.turn == turn)


def arrivals_in_words(game: Game, track: Board, turn: int) -> str:
    """What arrives on a turn, ``Guard, 2 Lancers``; where several sides await somebody, with whose they are."""
    arrivals = _arrivals_of(game, track)
    if len({_owner(game, arrival) for arrival in arrivals}) < 2:
        return ", ".join(arrivals_on(game, track, turn))
    by_owner: dict[str, list[str]] = {}
    for arrival in arrivals:
        if arrival.turn == turn:
            by_owner.setdefault(_owner(game, arrival), []).append(_in_words(game, arrival))
    return "; ".join(f"{owner}: {', '.join(words)}" for owner, words in by_owner.items())


def _arrivals_of(game: Game, track: Board) -> tuple[Arrival, ...]:
    """What arrives on any turn of a track."""
    return tuple(arrival for arrival in game.arrivals if turn_track(game, arrival.track) is track)


def _owner(game: Game, arrival: Arrival) -> str:
    """The adjective or name of the side that awaits an arrival; the name of its army if it is nobody's."""
    army = game.armies.find(arrival.army)
    side = game.sides.find(army.side) if army else None
    if side:
        return side.adjective or side.title
    return army.title if army else arrival.army


def _in_words(game: Game, arrival: Arrival) -> str:
    return arrival.name or units_in_words(game, arrival.units)


def units_in_words(game: Game, units: Mapping[str, int]) -> str:
    """``2 Lancers, Guns``: how many of which."""
    titles = ((number, game.units.find(name), name) for name, number in units.items())
    return ", ".join(
        (unit.title if unit else name) if number == 1 else f"{number} {(unit.plural or unit.title) if unit else name}"
        for number, unit, name in titles
    )
