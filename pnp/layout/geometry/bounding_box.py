"""The bounding box of items, in mm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, inf, radians, sin

from pnp.frame import Field, Group, Image, Item, Nested, Path, Segment, Shading, TextRun
from pnp.measures import MM_PER_PT, Mm

Bounds = tuple[Mm, Mm, Mm, Mm]
# The height of letters above and below the baseline, as shares of their size.
_ASCENT, _DESCENT = 0.7, 0.22


def bounding_box(items: Iterable[Item]) -> Bounds | None:
    """Left, top, right and bottom of what items draw; None if they draw nothing.

    Includes the control points of curves and half the width of strokes; a nested face counts as large as its trim.
    """
    boxes = [bounds for item in items if (bounds := _bounding_box(item)) is not None]
    return around(boxes) if boxes else None


def around(boxes: Sequence[Bounds]) -> Bounds:
    """The bounds of several; of none, bounds that meet no others."""
    if not boxes:
        return inf, inf, -inf, -inf
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _bounding_box(item: Item) -> Bounds | None:
    match item:
        case Path():
            return _of_path(item)
        case Shading():
            return _of_segments(item.segments)
        case TextRun():
            size = item.size * MM_PER_PT
            return item.x, item.y - size * _ASCENT, item.x + item.width, item.y + size * _DESCENT
        case Image() | Field():
            return item.x, item.y, item.x + item.width, item.y + item.height
        case Nested():
            width, height = item.face.size.width * item.scale, item.face.size.height * item.scale
            return turned_bounds((item.x, item.y, item.x + width, item.y + height), item.turn, item.x, item.y)
        case Group():
            inner = _of_segments(item.clip) if item.clip else bounding_box(item.items)
            return turned_bounds(inner, item.turn, item.x, item.y) if inner else None
        case _:
            return None


def _of_path(path: Path) -> Bounds | None:
    bounds = _of_segments(path.segments)
    if bounds is None or path.stroke is None:
        return bounds
    left, top, right, bottom = bounds
    half = path.stroke.width / 2
    return left - half, top - half, right + half, bottom + half


def _of_segments(segments: Iterable[Segment]) -> Bounds | None:
    xs: list[Mm] = []
    ys: list[Mm] = []
    for name, *numbers in segments:
        if name == "R":
            x, y, width, height = numbers
            xs += (x, x + width)
            ys += (y, y + height)
        else:
            xs += numbers[::2]
            ys += numbers[1::2]
    return (min(xs), min(ys), max(xs), max(ys)) if xs else None


def turned_bounds(bounds: Bounds, turn: float, x: Mm, y: Mm) -> Bounds:
    """The bounds of a rectangle after a turn about a point, degrees clockwise."""
    if not turn:
        return bounds
    left, top, right, bottom = bounds
    across, down = cos(radians(turn)), sin(radians(turn))
    corners = [(cx - x, cy - y) for cx in (left, right) for cy in (top, bottom)]
    xs = [x + dx * across - dy * down for dx, dy in corners]
    ys = [y + dx * down + dy * across for dx, dy in corners]
    return min(xs), min(ys), max(xs), max(ys)
