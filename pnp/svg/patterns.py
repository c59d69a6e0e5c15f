"""A pattern of an SVG file → items for each of its tiles over an outline."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import ceil, floor
from typing import Final

from pnp.frame import Group, Item, Path, Segment
from pnp.matrix import IDENTITY, Matrix, compose, inverse
from pnp.svg.extents import Box, box_around, within
from pnp.svg.images import rectangle
from pnp.svg.lengths import parse_length
from pnp.svg.matrix import numbers_in, parse_transform, transformed
from pnp.svg.outlines import bounds, intersection
from pnp.svg.source import DrawingSource, Place
from pnp.svg.stretch import moved
from pnp.svg.tree import Element
from pnp.svg.views import fitted
from pnp.values import dataclass

DrawChildren = Callable[[Element, Place], list[Item]]
# More would be a texture of dots on any card.
MOST_TILES: Final = 4_000
_LONGEST_CHAIN: Final = 20
_EDGE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class _Tiling:
    """Tiles of a pattern. matrix: from its units to the face. x, y: the corner of a tile. content: inside of that."""

    matrix: Matrix
    x: float
    y: float
    width: float
    height: float
    content: Matrix

    def shift(self, column: int, row: int) -> Matrix:
        """How far a tile is from the first, on the face."""
        a, b, c, d, _, _ = self.matrix
        across, down = column * self.width, row * self.height
        return (1.0, 0.0, 0.0, 1.0, a * across + c * down, b * across + d * down)


def tiles(
    pattern: Element,
    outline: tuple[Segment, ...],
    measured: Sequence[Segment],
    place: Place,
    source: DrawingSource,
    draw_children: DrawChildren,
) -> list[Item]:
    """What a pattern shows over an outline, with more around it. measured: the shape whose size it may refer to.

    Raises ValueError for what cannot be drawn.
    """
    links = _chain(pattern, source)
    tiling = _tiling(links, bounds(measured), place)
    if tiling is None:
        return []
    shown = next((link for link in links if len(link)), pattern)
    corner = compose(tiling.matrix, (1.0, 0.0, 0.0, 1.0, tiling.x, tiling.y))
    inner = replace(
        place, matrix=compose(corner, tiling.content), style=source.styles.of(shown, {}), depth=place.depth + 1
    )
    items = draw_children(shown, inner)
    edge = rectangle(tiling.width, tiling.height, corner)
    shifts = [tiling.shift(column, row) for column, row in _places(tiling, outline, place)] if items else []
    source.count_segments(pattern, sum(map(_size, items)) * len(shifts))
    cut = items and not within(box_around(items, corner), (0.0, 0.0, tiling.width, tiling.height))
    return [copy for item in items for copy in _copies(_cut(item, edge) if cut else item, shifts)]


def _cut(item: Item, edge: tuple[Segment, ...]) -> Item:
    """An item of a tile without what reaches out of it."""
    if isinstance(item, Path):
        return replace(item, segments=intersection(item.segments, item.even_odd, edge), even_odd=False)
    return Group((item,), clip=edge)


def _copies(item: Item, shifts: Sequence[Matrix]) -> Iterator[Item]:
    """An item in all tiles. Shapes of one colour are one shape, so that no seams are seen where tiles meet."""
    if isinstance(item, Path):
        yield replace(item, segments=tuple(part for shift in shifts for part in transformed(item.segments, shift)))
    else:
        yield from (moved(item, shift) for shift in shifts)


def _chain(pattern: Element, source: DrawingSource) -> list[Element]:
    """A pattern with those that it takes the rest from."""
    chain = [pattern]
    while (name := chain[-1].href) and len(chain) < _LONGEST_CHAIN:
        following = source.by_id.get(name.removeprefix("#"))
        if following is None or following.tag != "pattern" or following in chain:
            break
        chain.append(following)
    return chain


def _tiling(links: Sequence[Element], box: Box, place: Place) -> _Tiling | None:
    """How tiles lie; None if they have no extent. box: of the shape that is filled."""
    values: dict[str, str] = {}
    for link in reversed(links):
        values.update(link.attrib)
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    if values.get("patternUnits", "objectBoundingBox") == "objectBoundingBox":
        x, y, width, height = (parse_length(values.get(name, "0"), 1.0) for name in ("x", "y", "width", "height"))
        x, y, width, height = left + x * wide, top + y * high, width * wide, height * high
    else:
        x, y, width, height = (
            parse_length(values.get(name, "0"), place.viewport.extent(axis), place.em)
            for name, axis in (("x", "x"), ("y", "y"), ("width", "x"), ("height", "y"))
        )
    matrix = compose(place.matrix, parse_transform(values.get("patternTransform", "")))
    if min(width, height) <= 0 or not matrix[0] * matrix[3] - matrix[1] * matrix[2]:
        return None
    view, content = numbers_in(values.get("viewBox", "")), IDENTITY
    if len(view) == 4 and min(view[2:]) > 0:
        content = fitted(view, width, height, values.get("preserveAspectRatio", ""))
    elif values.get("patternContentUnits") == "objectBoundingBox":
        content = (wide, 0.0, 0.0, high, 0.0, 0.0)
    return _Tiling(matrix, x, y, width, height, content)


def _places(tiling: _Tiling, outline: Sequence[Segment], place: Place) -> Iterator[tuple[int, int]]:
    """The columns and rows of the tiles that an outline may show. Raises ValueError for too many."""
    matrix = compose(inverse(tiling.matrix), place.matrix)
    left, top, right, bottom = bounds(transformed(outline, matrix))
    columns = range(*_numbers(left - tiling.x, right - tiling.x, tiling.width))
    rows = range(*_numbers(top - tiling.y, bottom - tiling.y, tiling.height))
    if len(columns) * len(rows) > MOST_TILES:
        raise ValueError(f"a pattern of more than {MOST_TILES:,} tiles")
    return ((column, row) for row in rows for column in columns)


def _numbers(start: float, end: float, step: float) -> tuple[int, int]:
    """The first tile between two places, and the one behind the last."""
    return floor(start / step + _EDGE), ceil(end / step - _EDGE)


def _size(item: Item) -> int:
    """How many lines and curves an item has."""
    if isinstance(item, Group):
        return len(item.clip) + sum(map(_size, item.items))
    return len(getattr(item, "segments", ())) + 1
