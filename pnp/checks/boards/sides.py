"""The sides of cells on which an edge feature lies, and how they join."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pnp.model.boards import CellGrid, Edge
from pnp.model.lattice import Corner, Lattice, Side


def sides_of(grid: CellGrid, edge: Edge) -> list[Side]:
    """The sides on which an edge lies, in the order in which it lists them."""
    return [edge_side.side for edge_side in grid.edge_sides(edge)]


def joined(sides: Iterable[Side]) -> list[list[Side]]:
    """The sides in groups that are connected by their corners, in the order in which they come."""
    in_order = list(sides)
    parent_of: dict[Corner, Corner] = {}
    for first, last in in_order:
        parent_of[_root(first, parent_of)] = _root(last, parent_of)
    groups: dict[Corner, list[Side]] = {}
    for side in in_order:
        groups.setdefault(_root(side[0], parent_of), []).append(side)
    return list(groups.values())


def _root(corner: Corner, parent_of: dict[Corner, Corner]) -> Corner:
    """The representative of all corners connected with this one (union-find); shortens the path to it."""
    path = []
    while (parent := parent_of.setdefault(corner, corner)) != corner:
        path.append(corner)
        corner = parent
    parent_of.update(dict.fromkeys(path, corner))
    return corner


def loose_ends(lattice: Lattice, sides: Iterable[Side]) -> list[Corner]:
    """The corners at which only one of the sides ends, in reading order."""
    uses = Counter(corner for side in sides for corner in side)
    alone = (corner for corner, times in uses.items() if times == 1)
    return sorted(alone, key=lambda corner: lattice.position(corner)[::-1])
