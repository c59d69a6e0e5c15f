"""Places → territories: each point of a box belongs to the nearest place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin
from typing import Final

from pnp.layout.boards.curves import Point, between
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.values import dataclass

# The neighbor across the border of the box or at the end of the reach of a place.
OUTSIDE: Final = -1
# The number of directions for which a reach is asked.
SIDES: Final = 12


@dataclass(frozen=True, slots=True)
class Territory:
    """A convex polygon; ``neighbors[n]`` is the place (or OUTSIDE) across the side from corner n to the next."""

    corners: tuple[Point, ...]
    neighbors: tuple[int, ...]

    def side_towards(self, other: int) -> tuple[Point, Point] | None:
        """The side shared with a place, if there is one."""
        if other not in self.neighbors:
            return None
        index = self.neighbors.index(other)
        return self.corners[index], self.corners[(index + 1) % len(self.corners)]


def territories(
    sites: Sequence[Point], box: Box, gap: Callable[[int, int], Mm], reach: Callable[[int, int], Mm] | None = None
) -> tuple[Territory, ...]:
    """Cut the box into one territory for each place.

    gap: how far, in mm, a territory (by index) keeps from the middle line to another; 0 lets them touch.
    reach: how far a territory reaches from its place in each of SIDES directions; None is to the border of
    the box.
    """
    return tuple(_territory(index, sites, box, gap, reach) for index in range(len(sites)))


def _territory(
    index: int, sites: Sequence[Point], box: Box, gap: Callable[[int, int], Mm], reach: Callable[[int, int], Mm] | None
) -> Territory:
    frame = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
    cell = Territory(frame, (OUTSIDE,) * 4)
    x, y = sites[index]
    if reach:
        for side in range(SIDES):
            dx, dy = cos(2 * pi * side / SIDES), sin(2 * pi * side / SIDES)
            cell = _clipped(cell, (dx, dy), x * dx + y * dy + reach(index, side), OUTSIDE)
    for other, (ox, oy) in enumerate(sites):
        dx, dy = ox - x, oy - y
        apart = hypot(dx, dy)
        if apart:
            middle = (ox * ox + oy * oy - x * x - y * y) / 2
            cell = _clipped(cell, (dx, dy), middle - gap(index, other) * apart, other)
    return cell


def _clipped(cell: Territory, normal: Point, limit: float, name: int) -> Territory:
    """Keep the points whose product with the normal is at most the limit; the cut side borders on ``name``."""
    room = [limit - (x * normal[0] + y * normal[1]) for x, y in cell.corners]
    if min(room, default=0.0) >= 0:
        return cell
    corners: list[Point] = []
    sides: list[int] = []
    for index, here in enumerate(cell.corners):
        after = (index + 1) % len(cell.corners)
        inside, stays = room[index] >= 0, room[after] >= 0
        if inside:
            corners.append(here)
            sides.append(cell.neighbors[index])
        if inside != stays:
            corners.append(between(here, cell.corners[after], room[index] / (room[index] - room[after])))
            # On leaving, the new side runs along the cut; on coming back, the old side continues.
            sides.append(name if inside else cell.neighbors[index])
    return Territory(tuple(corners), tuple(sides))
