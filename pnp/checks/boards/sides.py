"""The sides of cells on which an edge feature lies, and how they join."""

from collections import Counter
from collections.abc import Iterable

from pnp.model.grids import CellGrid, Edge
from pnp.model.lattice import Cell, Corner, Lattice, Side
from pnp.values import dataclass


def sides_of(grid: CellGrid, edge: Edge) -> list[Side]:
    """The sides on which an edge lies, in the order in which it lists them."""
    return [edge_side.side for edge_side in grid.edge_sides(edge)]


def joined(lattice: Lattice, sides: Iterable[Side]) -> list[list[Side]]:
    """The sides in groups that are connected by their corners, in the order in which they come."""
    in_order = list(sides)
    parent_of: dict[Corner, Corner] = {}
    for side in in_order:
        first, last = map(lattice.home_corner, side)
        parent_of[_root(first, parent_of)] = _root(last, parent_of)
    groups: dict[Corner, list[Side]] = {}
    for side in in_order:
        groups.setdefault(_root(lattice.home_corner(side[0]), parent_of), []).append(side)
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
    uses = Counter(lattice.home_corner(corner) for side in sides for corner in side)
    alone = (corner for corner, times in uses.items() if times == 1)
    return sorted(alone, key=lambda corner: lattice.position(corner)[::-1])


@dataclass(frozen=True, slots=True)
class EdgeEnds:
    """The loose ends of an edge, and those that lie at the border of the board or at a place."""

    loose: tuple[Corner, ...]
    at_border: tuple[Corner, ...]
    at_space: tuple[Corner, ...]


def ends_of(grid: CellGrid, edge: Edge) -> EdgeEnds:
    """Where an edge ends; at a place means at a region, other terrain or another edge."""
    lattice = grid.lattice
    loose = tuple(loose_ends(lattice, sides_of(grid, edge)))
    others = {
        lattice.home_corner(corner)
        for other in grid.edges
        if other is not edge
        for side in sides_of(grid, other)
        for corner in side
    }
    at_border = tuple(corner for corner in loose if len(cells_around(lattice, corner)) < len(lattice.cells_at(corner)))
    return EdgeEnds(loose, at_border, tuple(end for end in loose if end in others or _meets_space(grid, end)))


def cells_around(lattice: Lattice, corner: Corner) -> list[Cell]:
    """The cells of the board around a corner."""
    return [cell for cell in map(lattice.home, lattice.cells_at(corner)) if cell in lattice]


def _meets_space(grid: CellGrid, corner: Corner) -> bool:
    lattice = grid.lattice
    cells = cells_around(lattice, corner)
    if any(not set(lattice.select(region.cells)).isdisjoint(cells) for region in grid.regions):
        return True
    ground = grid.terrain_map()
    return len({ground[cell] for cell in cells}) > 1
