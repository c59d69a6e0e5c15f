"""Find the filled colours at a point, from the topmost down to the first opaque one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import cos, radians, sin
from typing import Final

from pnp.frame import Group, Image, Item, Nested, Path, Segment, Shading
from pnp.measures import Mm

# A palette token and its opacity. The token is empty for a picture, whose colour is unknown.
Layer = tuple[str, float]
Layers = tuple[Layer, ...]
Point = tuple[Mm, Mm]

# The pen at a point of a path, on top of its fill.
PenAt = Callable[[Path, Mm, Mm], Layers]

PICTURE: Final[Layer] = ("", 1.0)
# The number of straight pieces by which a curve is approximated.
_PIECES: Final = 6
_TINY: Final[Mm] = 1e-6


def is_closed(layers: Layers) -> bool:
    """Whether the lowest layer is opaque."""
    return bool(layers) and layers[-1][1] >= 1.0


def layers_at(items: Sequence[Item], x: Mm, y: Mm, pen_at: PenAt | None = None) -> Layers:
    """The filled layers at a point. Words and form fields do not count, and strokes only with ``pen_at``."""
    layers: Layers = ()
    for item in reversed(items):
        layers += _of(item, x, y, pen_at)
        if is_closed(layers):
            break
    return layers


def _of(item: Item, x: Mm, y: Mm, pen_at: PenAt | None) -> Layers:
    match item:
        case Path(fill=fill):
            layers = pen_at(item, x, y) if pen_at and item.stroke else ()
            if fill is not None and contains(item.segments, x, y, item.even_odd):
                layers += ((fill.token, fill.opacity),)
            return layers
        case Nested() if item.scale > 0:
            inner = rotate_back(x, y, item.turn, item.x, item.y)
            across, down = (inner[0] - item.x) / item.scale, (inner[1] - item.y) / item.scale
            return layers_at(item.face.art, across, down, pen_at)
        case Group():
            across, down = rotate_back(x, y, item.turn, item.x, item.y)
            is_cut = bool(item.clip) and not contains(item.clip, across, down)
            layers = () if is_cut else layers_at(item.items, across, down, pen_at)
            return tuple((token, alpha * item.opacity) for token, alpha in layers) if item.opacity < 1 else layers
        case Shading():
            return (PICTURE,) if contains(item.segments, x, y) else ()
        case Image():
            return _of_picture(item, x, y)
    return ()


def _of_picture(image: Image, x: Mm, y: Mm) -> Layers:
    """A picture, as opaque as it is at this point."""
    across, down = (x - image.x) / max(image.width, _TINY), (y - image.y) / max(image.height, _TINY)
    if not (0.0 <= across <= 1.0 and 0.0 <= down <= 1.0):
        return ()
    left, top, right, bottom = image.crop
    opacity = image.picture.opacity_at(left + across * (right - left), top + down * (bottom - top))
    return ((PICTURE[0], opacity),) if opacity else ()


def rotate_back(x: Mm, y: Mm, turn: float, about_x: Mm, about_y: Mm) -> Point:
    """The position of a point before a turn about another point. turn: degrees clockwise."""
    if not turn:
        return x, y
    across, down = cos(radians(turn)), sin(radians(turn))
    dx, dy = x - about_x, y - about_y
    return about_x + dx * across + dy * down, about_y - dx * down + dy * across


def contains(segments: Sequence[Segment], x: Mm, y: Mm, even_odd: bool = False) -> bool:
    """Whether a point is inside a filled path. Curves are approximated by a few straight pieces."""
    if len(segments) == 1 and segments[0][0] == "R":
        left, top, width, height = segments[0][1:]
        return left <= x <= left + width and top <= y <= top + height
    if not _may_contain(segments, x, y):
        return False
    winding = crossings = 0
    for (x1, y1), (x2, y2) in edges(segments, y):
        if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
            winding += 1 if y2 > y1 else -1
    return crossings % 2 == 1 if even_odd else winding != 0


def _may_contain(segments: Sequence[Segment], x: Mm, y: Mm) -> bool:
    """Whether a point is inside the bounds of the corners and control points."""
    left = right = above = below = False
    for name, *numbers in segments:
        xs, ys = numbers[::2], numbers[1::2]
        if name == "R":
            xs, ys = [numbers[0], numbers[0] + numbers[2]], [numbers[1], numbers[1] + numbers[3]]
        for corner_x in xs:
            left, right = left or corner_x <= x, right or corner_x >= x
        for corner_y in ys:
            above, below = above or corner_y <= y, below or corner_y >= y
        if left and right and above and below:
            return True
    return False


def edges(
    segments: Sequence[Segment], height: Mm | None = None, *, closed: bool = True
) -> Iterable[tuple[Point, Point]]:
    """The straight pieces of an outline.

    height: what they are compared with. A curve completely above or below it is one piece. closed: an open part ends
    where it began, as if it were filled.
    """
    start = at = (0.0, 0.0)
    for segment in segments:
        name, numbers = segment[0], segment[1:]
        if name == "C":
            _, y1, _, y2, x3, y3 = numbers
            if height is not None and (at[1] <= height) == (y1 <= height) == (y2 <= height) == (y3 <= height):
                yield at, (x3, y3)
            else:
                yield from pairwise((at, *_curve(at, numbers)))
            at = (x3, y3)
        elif name == "L":
            yield at, (numbers[0], numbers[1])
            at = (numbers[0], numbers[1])
        elif name == "R":
            left, top, width, tall = numbers
            corners = ((left, top), (left + width, top), (left + width, top + tall), (left, top + tall), (left, top))
            yield from pairwise(corners)
        else:
            # M and Z both close the part of the outline before them.
            if at != start and (closed or name == "Z"):
                yield at, start
            at = start = (numbers[0], numbers[1]) if name == "M" else start
    if at != start and closed:
        yield at, start


def _curve(start: Point, numbers: Sequence[float]) -> Iterable[Point]:
    x1, y1, x2, y2, x3, y3 = numbers
    for step in range(1, _PIECES + 1):
        t = step / _PIECES
        u = 1.0 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield a * start[0] + b * x1 + c * x2 + d * x3, a * start[1] + b * y1 + c * y2 + d * y3
