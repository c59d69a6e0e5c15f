"""The box around items of a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pnp.frame import Group, Image, Item, Path, Segment, Shading
from pnp.matrix import Matrix, inverse
from pnp.svg.matrix import transformed
from pnp.svg.outlines import bounds

Box = tuple[float, float, float, float]


def box_around(items: Iterable[Item], matrix: Matrix) -> Box:
    """Left, top, right and bottom of items in the units of an element; matrix: from these to the face.

    Raises ValueError if there is no such box.
    """
    segments = [segment for outline in _outlines(items) for segment in outline]
    if not segments or not matrix[0] * matrix[3] - matrix[1] * matrix[2]:
        raise ValueError("a share of the size of nothing")
    return bounds(transformed(segments, inverse(matrix)))


def within(inner: Box, outer: Box, tolerance: float = 1e-3) -> bool:
    """Whether a box lies in another."""
    return all(a >= b - tolerance for a, b in zip(inner[:2], outer[:2], strict=True)) and all(
        a <= b + tolerance for a, b in zip(inner[2:], outer[2:], strict=True)
    )


def _outlines(items: Iterable[Item]) -> Iterator[Sequence[Segment]]:
    for item in items:
        if isinstance(item, Path | Shading):
            yield item.segments
        elif isinstance(item, Group):
            yield from _outlines(item.items)
        elif isinstance(item, Image):
            right, bottom = item.x + item.width, item.y + item.height
            yield (("M", item.x, item.y), ("L", right, item.y), ("L", right, bottom), ("L", item.x, bottom))
