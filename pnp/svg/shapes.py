"""Basic shapes and paths → segments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from pnp.frame import Segment
from pnp.ovals import oval, rounded_rectangle
from pnp.svg.matrix import numbers_in
from pnp.svg.path import parse_path
from pnp.svg.tree import Element

Segments = tuple[Segment, ...]
# The length of an attribute. names the direction it is measured in: ``x``, ``y`` or neither.
LengthOf = Callable[[Element, str, str], float]
# The distance of the control points of a cubic curve for a quarter circle of radius 1.


def shape_segments(element: Element, length: LengthOf) -> Segments:
    """The outline of a shape; empty if it has no extent. Raises PathError and ValueError."""
    return _SHAPES[element.tag](element, length)


def _path(element: Element, _: LengthOf) -> Segments:
    data = element.get("d", "").strip()
    return parse_path(data) if data and data != "none" else ()


def _rect(element: Element, length: LengthOf) -> Segments:
    x, y = length(element, "x", "x"), length(element, "y", "y")
    width, height = length(element, "width", "x"), length(element, "height", "y")
    if width <= 0 or height <= 0:
        return ()
    rx, ry = (_radius(element, name, axis, length) for name, axis in (("rx", "x"), ("ry", "y")))
    rx, ry = (ry if rx is None else rx) or 0.0, (rx if ry is None else ry) or 0.0
    rx, ry = min(rx, width / 2), min(ry, height / 2)
    right, bottom = x + width, y + height
    if rx <= 0 or ry <= 0:
        return (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
    return rounded_rectangle(x, y, right, bottom, rx, ry)


def _radius(element: Element, name: str, axis: str, length: LengthOf) -> float | None:
    value = element.get(name)
    return None if value in (None, "auto") else length(element, name, axis)


def _circle(element: Element, length: LengthOf) -> Segments:
    radius = length(element, "r", "")
    return _oval(length(element, "cx", "x"), length(element, "cy", "y"), radius, radius)


def _ellipse(element: Element, length: LengthOf) -> Segments:
    rx, ry = (_radius(element, name, axis, length) for name, axis in (("rx", "x"), ("ry", "y")))
    rx, ry = (ry if rx is None else rx) or 0.0, (rx if ry is None else ry) or 0.0
    return _oval(length(element, "cx", "x"), length(element, "cy", "y"), rx, ry)


def _oval(x: float, y: float, rx: float, ry: float) -> Segments:
    return oval(x, y, rx, ry) if rx > 0 and ry > 0 else ()


def _line(element: Element, length: LengthOf) -> Segments:
    start = length(element, "x1", "x"), length(element, "y1", "y")
    return (("M", *start), ("L", length(element, "x2", "x"), length(element, "y2", "y")))


def _polyline(element: Element, _: LengthOf) -> Segments:
    return tuple(_corners(numbers_in(element.get("points", ""))))


def _polygon(element: Element, length: LengthOf) -> Segments:
    corners = _polyline(element, length)
    return (*corners, ("Z",)) if corners else ()


def _corners(numbers: Sequence[float]) -> Iterator[Segment]:
    for index in range(0, len(numbers) - 1, 2):
        yield ("L" if index else "M", numbers[index], numbers[index + 1])


_SHAPES: Final[Mapping[str, Callable[[Element, LengthOf], Segments]]] = {
    "path": _path,
    "rect": _rect,
    "circle": _circle,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}
SHAPES: Final = frozenset(_SHAPES)
