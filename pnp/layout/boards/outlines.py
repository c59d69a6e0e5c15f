"""Sets of cells → the outlines around them; sides of cells → joined lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import atan2

from pnp.layout.boards.curves import Point, direction
from pnp.model.lattice import Cell, Corner, Lattice, Side

# Angles, in radians, and positions, in cells, that differ by less are equal.
_EXACT = 1e-9


def areas(cells: Iterable[Cell], lattice: Lattice) -> Iterator[frozenset[Cell]]:
    """Some cells, parted into areas that are connected over sides, in the order of their first cells."""
    left = dict.fromkeys(cells)
    while left:
        area = [next(iter(left))]
        del left[area[0]]
        for cell in area:
            for other in lattice.beside(cell):
                if other in left:
                    del left[other]
                    area.append(other)
        yield frozenset(area)


def outlines(cells: Collection[Cell], lattice: Lattice) -> tuple[tuple[Corner, ...], ...]:
    """Every closed outline of a set of cells, corner by corner, with the cells on the right.

    Cells that touch at a corner only have separate outlines. Outlines of holes run the other way.
    """
    onward: dict[Corner, list[Corner]] = {}
    for first, last in sorted(_sides(frozenset(cells), lattice)):
        onward.setdefault(first, []).append(last)
    loops = []
    for start in sorted(onward):
        while onward[start]:
            loops.append(_walk(start, onward, lattice))
    return tuple(loops)


def _sides(cells: frozenset[Cell], lattice: Lattice) -> Iterator[Side]:
    for cell in cells:
        corners = lattice.corners(cell)
        for first, last, other in zip(corners, (*corners[1:], corners[0]), lattice.beside(cell), strict=True):
            if other not in cells:
                yield first, last


def _walk(start: Corner, onward: dict[Corner, list[Corner]], lattice: Lattice) -> tuple[Corner, ...]:
    corners = [start]
    here = onward[start].pop(0)
    while here != start:
        ahead = onward[here]
        before, at = lattice.position(corners[-1]), lattice.position(here)
        following = min(ahead, key=lambda corner: _turn(before, at, lattice.position(corner)))
        ahead.remove(following)
        corners.append(here)
        here = following
    return tuple(corners)


def _turn(before: Point, here: Point, after: Point) -> float:
    """The angle by which a line turns: negative to the right (y points down), positive to the left."""
    (ax, ay), (bx, by) = (here[0] - before[0], here[1] - before[1]), (after[0] - here[0], after[1] - here[1])
    return atan2(ay * bx - ax * by, ax * bx + ay * by)


def corners_only(outline: Sequence[Point]) -> tuple[Point, ...]:
    """An outline without the points where it runs straight on."""
    count = len(outline)
    return tuple(
        outline[index]
        for index in range(count)
        if abs(_turn(outline[index - 1], outline[index], outline[(index + 1) % count])) > _EXACT
    )


def shrunk(outline: Sequence[Point], by: float) -> tuple[Point, ...]:
    """An outline moved by a length to its right; straight stretches lose their points."""
    corners = corners_only(outline)
    moved = []
    for index, here in enumerate(corners):
        into, out = direction(corners[index - 1], here), direction(here, corners[(index + 1) % len(corners)])
        # Right of a direction (a, b) is (-b, a), as y points down. Both lines move by the same length.
        far = by / (1 + into[0] * out[0] + into[1] * out[1])
        moved.append((here[0] + far * (-into[1] - out[1]), here[1] + far * (into[0] + out[0])))
    return tuple(moved)


def chains(sides: Collection[Side]) -> tuple[tuple[Corner, ...], ...]:
    """Sides between cells joined end to end; a chain ends where three sides meet or no side follows."""
    links: dict[Corner, list[Corner]] = {}
    for first, last in sorted(sides):
        links.setdefault(first, []).append(last)
        links.setdefault(last, []).append(first)
    left = {frozenset(side) for side in sides}
    lines = []
    for start in sorted(links, key=lambda corner: (len(links[corner]) == 2, corner)):
        for following in sorted(links[start]):
            if frozenset((start, following)) in left:
                lines.append(_follow(start, following, links, left))
    return tuple(lines)


def _follow(
    start: Corner, following: Corner, links: dict[Corner, list[Corner]], left: set[frozenset[Corner]]
) -> tuple[Corner, ...]:
    chain = [start, following]
    left.discard(frozenset((start, following)))
    while len(links[chain[-1]]) == 2:
        ahead = [corner for corner in links[chain[-1]] if frozenset((chain[-1], corner)) in left]
        if not ahead:
            break
        left.discard(frozenset((chain[-1], ahead[0])))
        chain.append(ahead[0])
    return tuple(chain)
