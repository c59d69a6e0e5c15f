"""The places of boards that rules speak of by id: regions, places of a node map, areas, spaces of a track."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pnp.model.boards import Board, NodeMap
from pnp.model.game import Game
from pnp.model.names import Named


def place_records(board: Board) -> Iterator[tuple[str, Named]]:
    """Every region, space, place of a node map and area of a board, each with what to call it, in order."""
    if board.grid:
        yield from (("region", region) for region in board.grid.regions)
    if board.track:
        yield from (("space", space) for space in board.track.spaces)
    if board.nodes:
        yield from (("place", node) for node in board.nodes.nodes)
    if board.mat:
        yield from (("area", area) for area in board.mat.areas)


def place_ids(board: Board) -> tuple[str, ...]:
    """The ids of everything on a board that a zone, a goal or an effect may name."""
    regions = node_regions(board.nodes) if board.nodes else ()
    ids = (*regions, *(place.id for _, place in place_records(board)))
    return tuple(dict.fromkeys(filter(None, ids)))


def node_regions(nodes: NodeMap) -> Mapping[str, int]:
    """The regions of a node map, declared or used, with the number of places in each."""
    sizes = dict.fromkeys(nodes.regions, 0)
    for node in nodes.nodes:
        if node.region:
            sizes[node.region] = sizes.get(node.region, 0) + 1
    return sizes


def all_place_ids(game: Game) -> tuple[str, ...]:
    """The ids of the places of every board."""
    return tuple(dict.fromkeys(place for board in game.boards for place in place_ids(board)))
