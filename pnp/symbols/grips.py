"""Which way the shaft runs that a hand is around, read from what is carried."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot

from pnp.svg.path import parse_path
from pnp.symbols.ink import Mark
from pnp.symbols.limbs import Joint

# How far from the middle of a hand a shaft may pass, and how long it is at least.
_NEAR, _LONG = 3.0, 4.0


def shaft_in_hand(carried: Sequence[Mark], hand: Joint) -> Joint | None:
    """The direction of the longest edge that passes through a hand, upwards or to the right; None without one."""
    near = [edge for edge in _edges(carried) if _distance(hand, *edge) <= _NEAR]
    start, end = max(near, key=_length, default=(hand, hand))
    far = _length((start, end))
    if far < _LONG:
        return None
    x, y = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    return (x, y) if y < -0.2 or (y <= 0.2 and x > 0) else (-x, -y)


def _edges(marks: Iterable[Mark]) -> Iterator[tuple[Joint, Joint]]:
    for mark in marks:
        if mark.tone == "paper":
            continue
        points = [(numbers[-2], numbers[-1]) for _, *numbers in parse_path(mark.d) if numbers]
        yield from pairwise(points)


def _length(edge: tuple[Joint, Joint]) -> float:
    (x, y), (to_x, to_y) = edge
    return hypot(to_x - x, to_y - y)


def _distance(point: Joint, start: Joint, end: Joint) -> float:
    """From a point to the nearest point of an edge."""
    x, y = end[0] - start[0], end[1] - start[1]
    along = ((point[0] - start[0]) * x + (point[1] - start[1]) * y) / max(x * x + y * y, 1e-9)
    share = min(max(along, 0.0), 1.0)
    return hypot(point[0] - start[0] - x * share, point[1] - start[1] - y * share)
