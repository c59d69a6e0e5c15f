"""The places of boards that rules speak of by id: regions, places of a node map, areas, spaces of a track."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.model.boards import Board, NodeMap
from pnp.model.game import Game


def places(board: Board) -> tuple[str, ...]:
    """The ids of everything on a board that a zone, a goal or an effect may name, in the order of the kit."""
    found: list[str] = []
    if board.grid:
        found += [region.id for region in board.grid.regions]
    if board.nodes:
        found += [*node_regions(board.nodes), *(node.id for node in board.nodes.nodes)]
    if board.mat:
        found += [area.id for area in board.mat.areas]
    if board.track:
        found += [space.id for space in board.track.spaces]
    return tuple(dict.fromkeys(one for one in found if one))


def node_regions(nodes: NodeMap) -> Mapping[str, int]:
    """The regions of a node map, declared or used, with the number of places in each."""
    sizes = dict.fromkeys(nodes.regions, 0)
    for node in nodes.nodes:
        if node.region:
            sizes[node.region] = sizes.get(node.region, 0) + 1
    return sizes


def all_places(game: Game) -> tuple[str, ...]:
    """The ids of the places of every board."""
    return tuple(dict.fromkeys(place for board in game.boards for place in places(board)))
