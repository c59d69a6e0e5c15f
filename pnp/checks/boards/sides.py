"""The sides of cells on which an edge feature lies, and how they join.

A corner is a column and a row of the lines between cells, from 0 at the top left; a side is two corners.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pnp.model.boards import Edge, Grid

Corner = tuple[int, int]
Side = tuple[Corner, Corner]


def sides_of(grid: Grid, edge: Edge) -> dict[int, Side]:
    """The side that each pair of an edge names, by the place of the pair; pairs that do not touch are left out."""
    found = {}
    for index, pair in enumerate(edge.between):
        if len(pair) == 2 and (side := _side(grid, *pair)):
            found[index] = side
    return found


def _side(grid: Grid, one: str, other: str) -> Side | None:
    first, last = grid.names.position(one), grid.names.position(other)
    if first is None or last is None:
        return None
    (column, row), (next_column, next_row) = sorted((first, last))
    if (next_column - column, next_row - row) == (1, 0):
        return (next_column, row), (next_column, row + 1)
    if (next_column - column, next_row - row) == (0, 1):
        return (column, next_row), (column + 1, next_row)
    return None


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


def loose_ends(sides: Iterable[Side]) -> list[Corner]:
    """The corners at which only one of the sides ends, in reading order."""
    met: dict[Corner, int] = {}
    for side in sides:
        for corner in side:
            met[corner] = met.get(corner, 0) + 1
    return sorted((corner for corner, times in met.items() if times == 1), key=lambda corner: (corner[1], corner[0]))


def is_at_border(grid: Grid, corner: Corner) -> bool:
    """Whether a corner lies on the border of the board."""
    return corner[0] in (0, grid.columns) or corner[1] in (0, grid.rows)


def around(grid: Grid, corner: Corner) -> Sequence[tuple[int, int]]:
    """The cells of the board that meet at a corner."""
    column, row = corner
    cells = ((column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row))
    return [cell for cell in cells if 0 <= cell[0] < grid.columns and 0 <= cell[1] < grid.rows]
