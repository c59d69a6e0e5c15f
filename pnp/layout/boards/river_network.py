"""Sides of cells on which water flows → stems from mouth to source, wider towards the mouth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.outlines import chains
from pnp.model.grids import RIVERS, Edge
from pnp.model.lattice import Corner, Side
from pnp.values import dataclass

# How wide they are, as a share of a river.
NARROW = {"stream": 0.5, "brook": 0.5}
# After so many sides a river is as wide as it gets.
_FULL = 16


@dataclass(frozen=True, slots=True)
class Stem:
    """A river or a tributary from its mouth up to its source.

    corners: where it runs; widths: there, as shares of a broad river. joins: whether it flows into another stem.
    """

    color: str
    corners: tuple[Corner, ...]
    widths: tuple[float, ...]
    joins: bool


@dataclass(frozen=True, slots=True)
class _Water:
    """What flows along a side."""

    color: str
    share: float


def stems(cells: CellMap) -> Iterator[Stem]:
    """All rivers of a board, stem by stem; a tributary comes after what it flows into."""
    waters: dict[Side, _Water] = {}
    ends: list[Corner] = []
    for edge in cells.grid.edges:
        if edge.kind in RIVERS:
            own = _drawn_sides(edge, cells)
            waters.update(dict.fromkeys(own, _Water(edge.color or "water", NARROW.get(edge.kind, 1.0))))
            ends += _last_corner(own)
    links = _links(waters)
    left = dict.fromkeys(sorted(links))
    while left:
        component = _component(next(iter(left)), links)
        for corner in component:
            del left[corner]
        mouth = max(sorted(component), key=lambda corner: _likely_mouth(corner, links, waters, ends, cells))
        yield from _stems_from(mouth, links, waters, cells.style.water.narrowest)


def _links(sides: Iterable[Side]) -> dict[Corner, list[Corner]]:
    links: dict[Corner, list[Corner]] = {}
    for first, last in sorted(sides):
        links.setdefault(first, []).append(last)
        links.setdefault(last, []).append(first)
    return links


def _last_corner(sides: Sequence[Side]) -> list[Corner]:
    """Where a river ends as it is written: the free corner of its last side."""
    if len(sides) < 2:
        return list(sides[-1][1:]) if sides else []
    return [corner for corner in sides[-1] if corner not in sides[-2]]


def _component(start: Corner, links: Mapping[Corner, Sequence[Corner]]) -> list[Corner]:
    found = {start: None}
    frontier = [start]
    while frontier:
        frontier = [near for corner in frontier for near in links[corner] if near not in found]
        found.update(dict.fromkeys(frontier))
        frontier = list(dict.fromkeys(frontier))
    return list(found)


def _likely_mouth(
    corner: Corner,
    links: Mapping[Corner, Sequence[Corner]],
    waters: Mapping[Side, _Water],
    ends: Sequence[Corner],
    cells: CellMap,
) -> tuple[bool, bool, float, bool]:
    """Water flows into water, else off the board, as its broadest part, else to where it is written to end."""
    lattice = cells.lattice
    near = (cells.grounds.get(cell) for cell in lattice.cells_at(corner))
    is_end = len(links[corner]) == 1
    meets_water = any(ground is not None and ground.pattern.wet and not ground.pattern.raised for ground in near)
    share = waters[_side(corner, links[corner][0])].share
    return is_end and meets_water, is_end and lattice.is_corner_at_border(corner), share * is_end, corner in ends


def _side(first: Corner, last: Corner) -> Side:
    return (first, last) if first < last else (last, first)


def _stems_from(
    mouth: Corner, links: Mapping[Corner, Sequence[Corner]], waters: Mapping[Side, _Water], narrowest: float
) -> Iterator[Stem]:
    parents = {mouth: mouth}
    order = [mouth]
    for corner in order:
        for near in links[corner]:
            if near not in parents:
                parents[near] = corner
                order.append(near)
    upstream = dict.fromkeys(order, 0)
    branches: dict[Corner, list[Corner]] = {corner: [] for corner in order}
    for corner in reversed(order[1:]):
        upstream[parents[corner]] = max(upstream[parents[corner]], upstream[corner] + 1)
        branches[parents[corner]].append(corner)
    for corner, others in branches.items():
        others.sort(key=lambda other: (-waters[_side(corner, other)].share, -upstream[other], other))

    def width(corner: Corner, water: _Water) -> float:
        return water.share * (narrowest + (1 - narrowest) * min(1.0, upstream[corner] / _FULL))

    starts = [(mouth, branch) for branch in branches[mouth]]
    for base, first in starts:
        line = [base, first]
        while branches[line[-1]]:
            onward, *others = branches[line[-1]]
            starts += [(line[-1], other) for other in others]
            line.append(onward)
        along = [waters[_side(*pair)] for pair in pairwise(line)]
        # Where a stem begins in another one it is as wide as a little further up.
        widths = [width(first, along[0]), *(width(*pair) for pair in zip(line[1:], along, strict=True))]
        yield Stem(along[0].color, tuple(line), tuple(widths), joins=base != mouth or first != branches[mouth][0])
    rest = [side for side, water in waters.items() if side[0] in parents and not _is_branch(side, parents)]
    for chain in chains(rest):
        water = waters[_side(chain[0], chain[1])]
        yield Stem(water.color, chain, tuple(width(corner, water) for corner in chain), joins=True)


def _is_branch(side: Side, parents: Mapping[Corner, Corner]) -> bool:
    first, last = side
    return parents[first] == last or parents[last] == first


def named_rivers(cells: CellMap) -> Iterator[tuple[str, tuple[Corner, ...]]]:
    """The longest course of each river that has a name to print."""
    for edge in cells.grid.edges:
        if edge.kind in RIVERS and edge.name and edge.label:
            courses = chains(edge_sides(edge, cells))
            if courses:
                yield edge.name, max(courses, key=len)


def edge_sides(edge: Edge, cells: CellMap) -> frozenset[Side]:
    """The sides of cells on which an edge lies."""
    return frozenset(_drawn_sides(edge, cells))


def _drawn_sides(edge: Edge, cells: CellMap) -> list[Side]:
    """The sides in their order, those on the seam of a map that wraps on both edges."""
    return [copy for at in cells.grid.edge_sides(edge) for copy in cells.lattice.side_copies(at.side)]


def river_sides(cells: CellMap) -> frozenset[Side]:
    """The sides of cells on which a river lies."""
    return frozenset(side for edge in cells.grid.edges if edge.kind in RIVERS for side in edge_sides(edge, cells))
