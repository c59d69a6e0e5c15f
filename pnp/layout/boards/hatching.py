"""Fine patterns that tell regions of a node map apart without colour."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, takewhile

from pnp.layout.boards.curves import Segments, joined, oval, polyline
from pnp.layout.geometry.box import Box
from pnp.measures import Mm

KINDS = 7


def hatched(kind: int, box: Box, step: Mm) -> Segments:
    """Lines or rings that fill a box, to be clipped and stroked; kind 0 is empty, and kinds repeat after 7."""
    match kind % KINDS:
        case 1:
            return joined(_slanted(box, step, 1))
        case 2:
            return joined(_rings(box, step * 1.3))
        case 3:
            return joined(_slanted(box, step, -1))
        case 4:
            return joined(_level(box, step))
        case 5:
            return joined(_upright(box, step))
        case 6:
            return joined((*_slanted(box, step * 1.4, 1), *_slanted(box, step * 1.4, -1)))
        case _:
            return ()


def _steps(first: Mm, last: Mm, step: Mm) -> Iterator[Mm]:
    """Multiples of a step, so that the hatching of one box continues in the next."""
    start = first // step
    return takewhile(lambda at: at <= last, ((start + index) * step for index in count()))


def _slanted(box: Box, step: Mm, slope: int) -> Iterator[Segments]:
    low, high = (box.x - box.bottom, box.right - box.y) if slope > 0 else (box.x + box.y, box.right + box.bottom)
    for at in _steps(low, high, step * 1.4):
        yield polyline([(at + slope * box.y, box.y), (at + slope * box.bottom, box.bottom)])


def _level(box: Box, step: Mm) -> Iterator[Segments]:
    for y in _steps(box.y, box.bottom, step):
        yield polyline([(box.x, y), (box.right, y)])


def _upright(box: Box, step: Mm) -> Iterator[Segments]:
    for x in _steps(box.x, box.right, step):
        yield polyline([(x, box.y), (x, box.bottom)])


def _rings(box: Box, step: Mm) -> Iterator[Segments]:
    for y in _steps(box.y, box.bottom, step):
        shift = step / 2 if round(y / step) % 2 else 0.0
        for x in _steps(box.x, box.right, step):
            yield oval((x + shift, y), step * 0.13, step * 0.13)
