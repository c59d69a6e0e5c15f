"""Sets of cells to the outlines around them, in lattice points: (0, 0) is the top left of the first cell."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pnp.layout.boards.curves import Point

Cell = tuple[int, int]
Corner = tuple[int, int]
Side = tuple[Corner, Corner]


def outlines(cells: Collection[Cell]) -> tuple[tuple[Corner, ...], ...]:
    """Every closed outline of a set of cells, corner by corner with the cells on the right hand.

    Cells that touch at a corner only have separate outlines. Outlines of holes run the other way.
    """
    onward: dict[Corner, list[Corner]] = {}
    for first, last in sorted(_sides(frozenset(cells))):
        onward.setdefault(first, []).append(last)
    found = []
    for start in sorted(onward):
        while onward[start]:
            found.append(_walk(start, onward))
    return tuple(found)


def _sides(cells: frozenset[Cell]) -> Iterator[Side]:
    for column, row in cells:
        if (column, row - 1) not in cells:
            yield (column, row), (column + 1, row)
        if (column + 1, row) not in cells:
            yield (column + 1, row), (column + 1, row + 1)
        if (column, row + 1) not in cells:
            yield (column + 1, row + 1), (column, row + 1)
        if (column - 1, row) not in cells:
            yield (column, row + 1), (column, row)


def _walk(start: Corner, onward: dict[Corner, list[Corner]]) -> tuple[Corner, ...]:
    corners = [start]
    here = onward[start].pop(0)
    while here != start:
        ahead = onward[here]
        following = min(ahead, key=lambda corner: _turn(corners[-1], here, corner))
        ahead.remove(following)
        corners.append(here)
        here = following
    return tuple(corners)


def _turn(before: Corner, here: Corner, after: Corner) -> int:
    """-1 for a turn to the right (y points down), 0 for straight on, 1 for a turn to the left."""
    (ax, ay), (bx, by) = (here[0] - before[0], here[1] - before[1]), (after[0] - here[0], after[1] - here[1])
    return -(ax * by - ay * bx)


def corners_only(outline: Sequence[Corner]) -> tuple[Corner, ...]:
    """An outline without the points where it runs straight on."""
    count = len(outline)
    return tuple(
        outline[index]
        for index in range(count)
        if _turn(outline[index - 1], outline[index], outline[(index + 1) % count])
    )


def shrunk(outline: Sequence[Corner], by: float) -> tuple[Point, ...]:
    """An outline moved towards its cells by a share of a cell; straight stretches lose their points."""
    corners = corners_only(outline)
    moved = []
    for index, (x, y) in enumerate(corners):
        (px, py), (nx, ny) = corners[index - 1], corners[(index + 1) % len(corners)]
        into, out = _unit(x - px, y - py), _unit(nx - x, ny - y)
        # The right hand of a direction (a, b) is (-b, a) when y points down.
        moved.append((x + by * (-into[1] - out[1]), y + by * (into[0] + out[0])))
    return tuple(moved)


def _unit(x: int, y: int) -> tuple[int, int]:
    return (x > 0) - (x < 0), (y > 0) - (y < 0)


def chains(sides: Collection[Side]) -> tuple[tuple[Corner, ...], ...]:
    """Sides between cells joined end to end; a chain ends where three meet or none goes on."""
    links: dict[Corner, list[Corner]] = {}
    for first, last in sorted(sides):
        links.setdefault(first, []).append(last)
        links.setdefault(last, []).append(first)
    left = {frozenset(side) for side in sides}
    found = []
    for start in sorted(links, key=lambda corner: (len(links[corner]) == 2, corner)):
        for following in sorted(links[start]):
            if frozenset((start, following)) in left:
                found.append(_follow(start, following, links, left))
    return tuple(found)


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


def side_between(first: Cell, second: Cell) -> Side | None:
    """The side that two neighbouring cells share; None if they share none."""
    (c1, r1), (c2, r2) = sorted((first, second))
    if c2 == c1 + 1 and r1 == r2:
        return (c2, r2), (c2, r2 + 1)
    if c1 == c2 and r2 == r1 + 1:
        return (c2, r2), (c2 + 1, r2)
    return None
