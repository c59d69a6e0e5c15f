"""Draw boards of all four kinds: grids of cells, tracks, node maps and mats.

What draws a kind takes long to import: that is done when a board of it is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.analysis.joined_maps import JoinedBoard, joined_board
from pnp.analysis.placing import counters_at_start
from pnp.frame import Breaks, Group, Item
from pnp.layout.boards.options import (
    SET_UP,
    BoardOptions,
    DrawCounter,
    PlacedCounter,
    arrows,
    named_places,
    placed_counters,
)
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm, Size
from pnp.model.board_places import place_records
from pnp.model.boards import Board
from pnp.model.cells import Cells
from pnp.model.game import Game
from pnp.model.hexes import turned
from pnp.model.lattice import WrappedHexLattice
from pnp.model.track_spaces import numbers_of
from pnp.model.units import Terrain

__all__ = [
    "BoardOptions",
    "DrawCounter",
    "alternative",
    "breaks",
    "draw",
    "draw_key",
    "key_size",
    "laid_together",
    "misplaced_counters",
    "natural_size",
    "unknown_places",
    "work",
]


# In items that take as long: a cell has its name with a plate, its ground and its lines.
_WORK_OF_A_CELL: Final = 100
# What says how many steps around a cell are marked.
_RANGE: Final = re.compile(r"\+\d+$")


def draw(board: Board, box: Box, theme: ResolvedTheme, options: BoardOptions | None = None) -> tuple[Item, ...]:
    """Draw a board as large as fits in a box, as one group with its text alternative.

    Raises ValueError with a sentence for the user if an option cannot be read.
    """
    chosen = replace(options or BoardOptions(), scenery=board.scenery, seed=board.id)
    if chosen.units.strip() == SET_UP and chosen.game:
        parts = board.maps.boards if isinstance(board, JoinedBoard) else (board,)
        units = (counters_at_start(chosen.game, part) for part in parts)
        chosen = replace(chosen, units=", ".join(filter(None, units)))
    return (Group(_items(board, box, theme, chosen), alt=alternative(board, chosen)),)


def laid_together(board: Board, options: BoardOptions) -> Board:
    """The board that is shown: with all that it is joined to, if that is asked for.

    A map that wraps begins with such a column that the cells that are shown lie together.

    Raises ValueError with a sentence for the user if it is joined to none.
    """
    if not options.joined or options.game is None:
        first = _first_column(board, options.cells)
        return replace(board, hexes=turned(board.hexes, first)) if board.hexes and first else board
    together = joined_board(options.game, board)
    if together is None:
        raise ValueError(f"the board {board.id!r} is joined to no other: write `joins:` on one of the two")
    return together


def _first_column(board: Board, cells: str) -> int:
    """The column with which a map begins so that some cells lie together; 0 if they do."""
    lattice = board.hexes.lattice if board.hexes and cells else None
    return lattice.beginning_for(lattice.select(Cells.parse(cells))) if isinstance(lattice, WrappedHexLattice) else 0


def _items(board: Board, box: Box, theme: ResolvedTheme, options: BoardOptions) -> tuple[Item, ...]:
    if board.grid:
        from pnp.layout.boards import grid

        return grid.draw(board, board.grid, box, theme, options)
    if board.track:
        from pnp.layout.boards import track

        return track.draw(board.track, box, theme, options)
    if board.nodes:
        from pnp.layout.boards import nodes

        return nodes.draw(board.nodes, box, theme, options)
    if board.mat:
        from pnp.layout.boards import mat

        return mat.draw(board.mat, box, theme, options, board.title)
    return ()


def draw_key(
    board: Board, box: Box, theme: ResolvedTheme, terrain: Iterable[Terrain], notes: Mapping[str, str]
) -> tuple[Item, ...]:
    """The key of a map: what is on it, each with its name; nothing for a board of another kind.

    notes: what stands below these names, by the ids of terrain.
    """
    from pnp.layout.boards import terrain_key

    return terrain_key.draw(board.grid, box, theme, terrain, notes) if board.grid else ()


def key_size(board: Board, width: Mm, theme: ResolvedTheme, terrain: Iterable[Terrain]) -> Size:
    """The size of the key of a map in a width."""
    from pnp.layout.boards import terrain_key

    return terrain_key.natural_size(board.grid, terrain, theme, width) if board.grid else Size(width, 0.0)


def work(board: Board, cells: str = "") -> int:
    """What drawing a board, or some of its cells, takes, in items. Raises ValueError for bad cells."""
    from pnp.layout.boards.cellmap import window_of

    return _WORK_OF_A_CELL * len(window_of(board.grid, cells).cells) if board.grid else 0


def natural_size(board: Board, cells: str = "") -> Size:
    """The size of a board, borders included, or that of a part of a grid; nothing if it is of no kind.

    Raises ValueError with a sentence for the user if ``cells`` cannot be read.
    """
    if board.grid:
        from pnp.layout.boards import grid

        return grid.natural_size(board.grid, cells)
    if board.track:
        from pnp.layout.boards import track_size

        return track_size.natural_size(board.track)
    if board.nodes:
        from pnp.layout.boards import nodes

        return nodes.natural_size(board.nodes)
    from pnp.layout.boards import mat

    return mat.natural_size(board.mat) if board.mat else Size(0.0, 0.0)


def breaks(board: Board) -> Breaks | None:
    """Where a board at its natural size may be cut over pages, in mm; None if anywhere."""
    cuts = None
    if board.grid:
        from pnp.layout.boards import grid

        cuts = grid.breaks(board.grid)
    elif board.track:
        from pnp.layout.boards import track_size

        cuts = track_size.breaks(board.track)
    elif board.nodes:
        cuts = Breaks(tuple(cut.mm for cut in board.nodes.breaks))
    return cuts if cuts and (cuts.xs or cuts.ys) else None


def unknown_places(board: Board, options: BoardOptions) -> tuple[str, ...]:
    """The places that counters, marks and arrows name, but the board does not have. Raises ValueError."""
    names = named_places(options)
    if board.grid:
        lattice = board.grid.lattice
        places = (_RANGE.sub("", name) for name in names)
        return tuple(part for place in places for part in place.split(":") if not lattice.has_place(part))
    known = {record.id for _, record in place_records(board)}
    if board.track:
        known.update(map(str, numbers_of(board.track)))
    return tuple(name for name in names if name not in known)


def misplaced_counters(board: Board, options: BoardOptions) -> Iterator[str]:
    """What is wrong with counters that would not be seen, or not as said, in sentences. Raises ValueError."""
    from pnp.layout.boards.cellmap import window_of

    game, grid = options.game, board.grid
    shown = set(window_of(grid, options.cells).cells) if grid and options.cells else set()
    for counter in placed_counters(options.units):
        places = grid.lattice.places(Cells.parse(counter.place)) if grid and ":" not in counter.place else ()
        if shown and places and shown.isdisjoint(places[0].cells):
            yield f"{counter.unit} stands on {counter.place}, which cells={options.cells} leaves out"
        if game and game.units.find(counter.unit) is None:
            yield f"there is no unit {counter.unit!r} for {counter.place}"
        elif game and counter.side:
            owners = {muster.side.id for muster in game.musters() if muster.unit.id == counter.unit}
            if owners and counter.side not in owners:
                yield f"{counter.side!r} has no {counter.unit!r}, which is of {', '.join(map(repr, sorted(owners)))}"


def misplaced_arrows(board: Board, options: BoardOptions) -> Iterator[str]:
    """What is wrong with arrows that end where nobody sees it, or with retreats onto an enemy. Raises ValueError."""
    from pnp.layout.boards.cellmap import window_of

    game, grid, counters = options.game, board.grid, placed_counters(options.units)
    drawn = arrows(options.arrows)
    lattice = grid.lattice if grid and drawn else None
    shown = {lattice.name(cell) for cell in window_of(grid, options.cells).cells} if grid and lattice else set()
    for arrow in drawn:
        for place in (arrow.first, arrow.last):
            if lattice and options.cells and place not in shown and lattice.cell(place) is not None:
                way = f"the arrow from {arrow.first} to {arrow.last}"
                yield f"{way} has an end on {place}, which cells={options.cells} leaves out"
        own = {_owner(counter, game) for counter in counters if counter.place == arrow.first} if game else set()
        for counter in counters if arrow.kind == "retreat" and game and len(own) == 1 and "" not in own else ():
            if counter.place == arrow.last and game and _owner(counter, game) not in {*own, ""}:
                yield f"the retreat from {arrow.first} ends on {arrow.last}, where the enemy has {counter.unit}"


def _owner(counter: PlacedCounter, game: Game) -> str:
    """The side whose counter it is; nothing if several could be meant."""
    owners = {muster.side.id for muster in game.musters() if muster.unit.id == counter.unit}
    return counter.side or (owners.pop() if len(owners) == 1 else "")


def alternative(board: Board, options: BoardOptions | None = None) -> str:
    """The text alternative of a board."""
    cells = options.cells if options else ""
    if board.grid:
        from pnp.layout.boards.cellmap import window_of

        part = f", {cells}" if cells else ""
        return f"{board.title}{part}, {board.grid.lattice.described(window_of(board.grid, cells))}"
    if board.track:
        return f"{board.title}, {len(board.track.every_space)} spaces"
    if board.nodes:
        return f"{board.title}, {len(board.nodes.nodes)} places"
    return f"{board.title}, {len(board.mat.areas)} areas" if board.mat else board.title
