"""The sides of cells on which an edge feature lies, and how they join."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pnp.model.boards import CellGrid, Edge
from pnp.model.lattice import Corner, Lattice, Side


def sides_of(grid: CellGrid, edge: Edge) -> dict[int, Side]:
    """The side that each pair of an edge names, by the place of the pair; pairs that do not touch are left out."""
    lattice, found = grid.lattice, {}
    for index, pair in enumerate(edge.between):
        first, last = map(lattice.cell, pair) if len(pair) == 2 else (None, None)
        if first is not None and last is not None and (side := lattice.side_between(first, last)):
            found[index] = side
    return found


def joined(sides: Iterable[Side]) -> list[list[Side]]:
    """The sides in groups that hang together by their corners, in the order in which they are met."""
    listed = list(sides)
    above: dict[Corner, Corner] = {}
    for first, last in listed:
        above[_top(first, above)] = _top(last, above)
    groups: dict[Corner, list[Side]] = {}
    for side in listed:
        groups.setdefault(_top(side[0], above), []).append(side)
    return list(groups.values())


def _top(corner: Corner, above: dict[Corner, Corner]) -> Corner:
    """The corner that stands for all that hang together with this one; shortens the way to it."""
    way = []
    while (upper := above.setdefault(corner, corner)) != corner:
        way.append(corner)
        corner = upper
    above.update(dict.fromkeys(way, corner))
    return corner


def loose_ends(lattice: Lattice, sides: Iterable[Side]) -> list[Corner]:
    """The corners at which only one of the sides ends, in reading order."""
    met = Counter(corner for side in sides for corner in side)
    alone = (corner for corner, times in met.items() if times == 1)
    return sorted(alone, key=lambda corner: lattice.position(corner)[::-1])
