"""A board → where the names and symbols on it were written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnp.findings import Span
from pnp.layout.boards.scenery import has_landmark
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.model.board_places import place_records
from pnp.model.boards import Board, Edge, Region, Road
from pnp.model.fields import Code
from pnp.model.units import Terrain
from pnp.nodes import Record


def symbols(board: Board) -> Iterator[tuple[str, Span]]:
    """Every icon that a board itself names, with where it is written."""
    for _, place in place_records(board):
        if symbol := str(getattr(place, "symbol", "")):
            yield symbol, place.at("symbol")
    codes = board.track.codes if board.track else {}
    for code in (code for meanings in codes.values() for code in meanings.values()):
        if code.symbol:
            yield code.symbol, code.at("symbol")


def unknown_colors(board: Board, terrain: Iterable[Terrain], theme: ResolvedTheme) -> Iterator[tuple[str, Span]]:
    """Every colour of the terrain of a map, of its regions, edges and roads that the palette does not have."""
    if not board.grid:
        return
    used = frozenset(board.grid.terrain_map().values())
    on_board: list[Terrain | Region | Edge | Road] = [record for record in terrain if record.id in used]
    on_board += [*board.grid.regions, *board.grid.edges, *board.grid.roads]
    for record in on_board:
        if record.color and not theme.has_color(record.color):
            yield record.color, record.at("color")


def unknown_landmarks(board: Board, theme: ResolvedTheme) -> Iterator[tuple[str, Span]]:
    """Every landmark that a board names and nobody has drawn, with where it is written."""
    codes = board.track.codes if board.track else {}
    records: list[Record] = [*board.scenery.landmarks, *(board.track.spaces if board.track else ())]
    records += [*board.nodes.nodes, *board.nodes.regions.values()] if board.nodes else []
    records += [code for meanings in codes.values() for code in meanings.values()]
    for record in records:
        name = getattr(record, "landmark", "")
        if name and not has_landmark(name, theme):
            yield name, record.at("landmark")


def written_at(board: Board, words: str, terrain: Iterable[Terrain] = ()) -> Span:
    """Where the words on a board were written: at the name or text of a place or of what else is drawn, else at the
    board's name. terrain: if its key is drawn, which names it."""
    for record in (*(place for _, place in place_records(board)), *_drawn(board), *terrain):
        for key in ("name", "text", "title"):
            if words and str(getattr(record, key, "")) == words:
                return record.at(key)
    codes = board.track.codes if board.track else {}
    regions: Iterable[Code] = board.nodes.regions.values() if board.nodes else ()
    for code in (*(code for meanings in codes.values() for code in meanings.values()), *regions):
        # Names of regions are set in capitals.
        if words in (code.name, code.name.upper()):
            return code.at("name")
    return board.at("name")


def _drawn(board: Board) -> Iterator[Record]:
    """What has a name on a board and is no place."""
    yield from (*board.scenery.landmarks, *board.scenery.courses)
    if board.grid:
        yield from (*board.grid.names, *board.grid.edges, *board.grid.roads)
        yield from (board.grid.cartouche,) if board.grid.cartouche else ()
