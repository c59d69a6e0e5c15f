"""The lines on which names stand that follow rivers and other courses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pnp.layout.boards.curves import Point, direction, distance
from pnp.measures import Mm


def straightest(line: Sequence[Point], width: Mm) -> list[Point]:
    """The part of a line of this length, from left to right, that bends and slants least; none if it is too short."""
    if len(line) < 4:
        return []
    step = sum(distance(*pair) for pair in pairwise(line)) / (len(line) - 1)
    count = max(round(width / step) + 1, 3) if step else len(line) + 1
    best: tuple[float, list[Point]] | None = None
    for first in range(2, len(line) - count - 1):
        part = list(line[first : first + count])
        if part[0][0] > part[-1][0]:
            part.reverse()
        across, down = direction(part[0], part[-1])
        bends = 1 - distance(part[0], part[-1]) / ((count - 1) * step)
        # The middle of a river is a better place than its ends.
        off_middle = abs(first + count / 2 - len(line) / 2) / len(line)
        cost = bends * 4 + abs(down) * 0.8 + off_middle * 0.5 + (across <= 0)
        if best is None or cost < best[0]:
            best = cost, part
    return best[1] if best else []


def moved_up(line: Sequence[Point], by: Mm) -> list[Point]:
    """A line moved to the side that is above letters which stand on it."""
    moved = []
    for index, (x, y) in enumerate(line):
        dx, dy = direction(line[max(index - 2, 0)], line[min(index + 2, len(line) - 1)])
        moved.append((x + dy * by, y - dx * by))
    return moved
