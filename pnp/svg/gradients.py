"""Gradients of SVG → gradients of faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor, hypot
from typing import Final

from pnp.frame import Gradient, GradientStop, Ink, Segment
from pnp.matrix import Matrix, compose
from pnp.svg.lengths import Viewport, parse_length
from pnp.svg.matrix import parse_transform
from pnp.svg.outlines import bounds
from pnp.svg.styles import Styles, opacity_of, parse_color
from pnp.svg.tree import Element

TAGS: Final = ("linearGradient", "radialGradient")
_MOST_STOPS: Final = 200
_MOST_REPEATS: Final = 100
_LONGEST_CHAIN: Final = 20
Point = tuple[float, float]
_LINEAR: Final = {"x1": "0%", "y1": "0%", "x2": "100%", "y2": "0%"}
_RADIAL: Final = {"cx": "50%", "cy": "50%", "r": "50%"}


class GradientReader:
    """Reads the gradients of one file. by_id: its elements."""

    def __init__(self, by_id: Mapping[str, Element], styles: Styles) -> None:
        self._by_id, self._styles = by_id, styles

    def gradient(
        self, element: Element, outline: Sequence[Segment], viewport: Viewport, place: Matrix
    ) -> Gradient | Ink | None:
        """What fills an outline, in its own units; an ink if there is one stop, None if nothing is filled.

        place: from those units to the face. Raises ValueError for what cannot be drawn.
        """
        chain = self._chain(element)
        values: dict[str, str] = {}
        for link in reversed(chain):
            values.update(link.attrib)
        stops = self._stops(next((link for link in chain if link.find("stop") is not None), element))
        if not stops:
            return None
        if len(stops) == 1:
            return stops[0].ink
        matrix = parse_transform(values.get("gradientTransform", ""))
        whole = viewport
        if values.get("gradientUnits", "objectBoundingBox") == "objectBoundingBox":
            left, top, right, bottom = bounds(outline)
            if right - left <= 0 or bottom - top <= 0:
                return None
            matrix = compose((right - left, 0.0, 0.0, bottom - top, left, top), matrix)
            whole = Viewport(1.0, 1.0)
        coordinates = _coordinates(element.tag, values, whole)
        if coordinates is None:
            return stops[-1].ink
        spread = values.get("spreadMethod", "pad")
        if spread in ("repeat", "reflect"):
            coordinates, stops = _spread(coordinates, stops, spread == "reflect", outline, matrix)
        return Gradient(coordinates, tuple(stops), compose(place, matrix))

    def _chain(self, element: Element) -> list[Element]:
        """A gradient with those that it takes the rest from."""
        chain = [element]
        while (name := chain[-1].href) and len(chain) < _LONGEST_CHAIN:
            following = self._by_id.get(name.removeprefix("#"))
            if following is None or following.tag not in TAGS or following in chain:
                break
            chain.append(following)
        return chain

    def _stops(self, element: Element) -> list[GradientStop]:
        stops: list[GradientStop] = []
        at = 0.0
        for stop in element.iterfind("stop"):
            if not isinstance(stop, Element):
                continue
            style = self._styles.of(stop, {})
            color, opacity = parse_color(style.get("stop-color", "black"), style.get("color", "")) or ("#000000", 0.0)
            at = min(max(parse_length(stop.get("offset", "0"), 1.0), at), 1.0)
            stops.append(GradientStop(at, Ink(color, "ornament", opacity * opacity_of(style, "stop-opacity"))))
        if len(stops) > _MOST_STOPS:
            raise ValueError(f"a gradient with more than {_MOST_STOPS} stops")
        return stops


def _coordinates(tag: str, values: Mapping[str, str], whole: Viewport) -> tuple[float, ...] | None:
    """Two points, or two circles with their radii; None if they coincide."""
    if tag == "linearGradient":
        x1, y1, x2, y2 = (
            parse_length(values.get(name, usual), whole.extent(name[0])) for name, usual in _LINEAR.items()
        )
        return None if (x1, y1) == (x2, y2) else (x1, y1, x2, y2)
    cx, cy, r = (parse_length(values.get(name, usual), whole.extent(name[-1])) for name, usual in _RADIAL.items())
    fx = parse_length(values["fx"], whole.width) if "fx" in values else cx
    fy = parse_length(values["fy"], whole.height) if "fy" in values else cy
    fr = parse_length(values.get("fr", "0"), whole.extent(""))
    if r <= 0:
        return None
    distance = hypot(fx - cx, fy - cy)
    if distance > r * 0.999:
        # A focus outside of the circle is moved onto it, as SVG 1.1 says; a little inside, where PDF can follow.
        fx, fy = cx + (fx - cx) * r * 0.999 / distance, cy + (fy - cy) * r * 0.999 / distance
    return fx, fy, fr, cx, cy, r


def _spread(
    coordinates: tuple[float, ...],
    stops: Sequence[GradientStop],
    reflect: bool,
    outline: Sequence[Segment],
    matrix: Matrix,
) -> tuple[tuple[float, ...], list[GradientStop]]:
    """A gradient that goes on beyond its ends, as one that is long enough for the outline. Raises ValueError."""
    points = _corners(outline, matrix)
    lengthen = _longer_line if len(coordinates) == 4 else _larger_circle
    ends, first, last = lengthen(coordinates, points)
    repeated: list[GradientStop] = []
    for number in range(first, last):
        turned = reflect and number % 2
        period = [GradientStop(1 - stop.offset, stop.ink) for stop in reversed(stops)] if turned else stops
        inner = [GradientStop(0.0, period[0].ink), *period, GradientStop(1.0, period[-1].ink)]
        repeated += [GradientStop((number - first + stop.offset) / (last - first), stop.ink) for stop in inner]
    return ends, repeated


def _longer_line(line: tuple[float, ...], points: Sequence[Point]) -> tuple[tuple[float, ...], int, int]:
    """A line that is repeated until it passes all points, and the numbers of its first part and behind its last."""
    x1, y1, x2, y2 = line
    dx, dy = x2 - x1, y2 - y1
    shares = [((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy) for x, y in points]
    first = floor(min(shares))
    last = max(ceil(max(shares)), first + 1)
    _require_few(last - first)
    return (x1 + first * dx, y1 + first * dy, x1 + last * dx, y1 + last * dy), first, last


def _larger_circle(circles: tuple[float, ...], points: Sequence[Point]) -> tuple[tuple[float, ...], int, int]:
    """The same for a circle around its focus."""
    fx, fy, fr, cx, cy, r = circles
    if (fx, fy) != (cx, cy) or fr:
        raise ValueError("a repeated radial gradient whose focus is not its centre")
    last = max(ceil(max(hypot(x - cx, y - cy) for x, y in points) / r), 1)
    _require_few(last)
    return (cx, cy, 0.0, cx, cy, r * last), 0, last


def _require_few(repeats: int) -> None:
    if repeats > _MOST_REPEATS:
        raise ValueError(f"a gradient that is repeated more than {_MOST_REPEATS} times")


def _corners(outline: Sequence[Segment], matrix: Matrix) -> list[Point]:
    """The corners of the bounds of an outline, in the coordinates of a gradient."""
    left, top, right, bottom = bounds(outline)
    a, b, c, d, e, f = matrix
    determinant = a * d - b * c
    if not determinant:
        return [(0.0, 0.0)]
    corners = [(x - e, y - f) for x in (left, right) for y in (top, bottom)]
    return [((d * x - c * y) / determinant, (a * y - b * x) / determinant) for x, y in corners]
