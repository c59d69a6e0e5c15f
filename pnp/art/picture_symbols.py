"""Symbols in drawn pictures: with a contour, light on their dark shapes and a shadow, or as a mirror shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import cos, radians, sin
from typing import Final

from pnp.art.manners import Inks, lit
from pnp.art.modelling import MODELLINGS, Modelling
from pnp.art.outlines import disc, extent, hatching, polyline
from pnp.frame import Face, Group, Ink, Item, Nested, Path, Segment, Stroke
from pnp.measures import Mm, Size
from pnp.values import dataclass

# Where a contour is put down around a symbol: it is heavier below and on the right, away from the light.
_AROUND: Final = tuple(
    (x * 0.8 + 0.3, y * 0.8 + 0.34)
    for x, y in ((1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0), (-0.7, -0.7), (0.0, -1.0), (0.7, -0.7))
)
# A shadow begins at the left foot and reaches further to the right: the light comes from the upper left.
_SHADOW_LEFT, _SHADOW_RIGHT, _SHADOW_DEEP = 0.46, 0.72, 0.09
_SHADOW_LINES: Final = 5
# What is shaded is so many times as wide as the shade of a symbol usually is; and how lines of shade slope.
_LEAST_SHADED: Final = 3.0
_SLOPE_OF_SHADE: Final = 52.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a face stands in a picture: its top left corner, its scale, its turn in degrees clockwise."""

    x: Mm
    y: Mm
    scale: float
    turn: float = 0.0

    def put(self, face: Face, dx: Mm = 0.0, dy: Mm = 0.0) -> Nested:
        """The face there, or a little aside."""
        return Nested(face, self.x + dx, self.y + dy, self.scale, self.turn)

    def turned(self, degrees: float, x: Mm, y: Mm) -> Spot:
        """The same spot turned clockwise about (x, y)."""
        if not degrees:
            return self
        across, down = cos(radians(degrees)), sin(radians(degrees))
        aside, below = self.x - x, self.y - y
        left, top = x + aside * across - below * down, y + aside * down + below * across
        return Spot(left, top, self.scale, self.turn + degrees)


def edged(symbol: Face, contour: Face, around: str, spot: Spot, width: Mm) -> Iterator[Item]:
    """A symbol with a contour around it. contour: the same symbol in the colour around it."""
    if width:
        silhouette = _in_one_color(contour, around)
        yield from (spot.put(silhouette, dx * width, dy * width) for dx, dy in _AROUND)
    yield spot.put(symbol)


def with_light(symbol: Face, manner: str, inks: Inks) -> Face:
    """A symbol with light on it. manner: of the light."""
    return replace(symbol, id=f"{symbol.id}-lit", art=tuple(_with_light(symbol, manner, inks)))


def _in_one_color(contour: Face, token: str) -> Face:
    """A symbol in the colour of its contour, whatever colours its parts have of their own."""
    if not any(isinstance(item, Path) and _is_own(_ink_of(item)) for item in contour.art):
        return contour
    paths = (item for item in contour.art if isinstance(item, Path))
    art = tuple(_inked(path, replace(ink, token=token)) for path in paths if (ink := _ink_of(path)))
    return replace(contour, id=f"{contour.id}-{token}", art=art)


def _ink_of(path: Path) -> Ink | None:
    return path.fill or (path.stroke.ink if path.stroke else None)


def _inked(path: Path, ink: Ink) -> Path:
    return replace(path, fill=path.fill and ink, stroke=path.stroke and replace(path.stroke, ink=ink))


def _is_own(ink: Ink | None) -> bool:
    """Whether a part of a symbol has a colour of its own, ``tone: '#c9a13b'``."""
    return ink is not None and ink.token.startswith("#")


def _with_light(symbol: Face, manner: str, inks: Inks) -> Iterator[Item]:
    """The parts of a symbol from below, each dark or coloured one with its light: what lies above it stays above."""
    bounds = (0.0, 0.0, symbol.size.width, symbol.size.height)
    for item in symbol.art:
        yield item
        if not isinstance(item, Path) or item.fill is None or item.fill.opacity < 1:
            continue
        if item.fill.token == inks.ink or _is_own(item.fill):
            yield from lit(item.segments, bounds, manner, replace(inks, ink=item.fill.token))


def shaded(symbol: Face, ink: Ink, modelling: Modelling, *, skin: Ink | None = None, is_half: bool = False) -> Face:
    """A symbol whose larger parts have a shade along the edges that the light does not reach.

    skin: of faces, which are drawn with the shade of their style; what has a colour of its own, such as fire, has no
    shade either. is_half: it goes on below its edge, without a shade
    there.
    """
    if modelling.shade == "none":
        return symbol
    art: list[Item] = []
    for item in symbol.art:
        fill = item.fill if isinstance(item, Path) else None
        is_bare = isinstance(fill, Ink) and (fill == skin or _is_own(fill))
        art += [item] if is_bare else _with_shade(item, symbol, ink, modelling, is_half=is_half)
    return replace(symbol, art=tuple(art))


def _with_shade(item: Item, symbol: Face, ink: Ink, modelling: Modelling, *, is_half: bool) -> Iterator[Item]:
    """A part and, if it is a large area, its shade: what the same area, put down again nearer to the light, leaves."""
    yield item
    if not isinstance(item, Path) or not item.fill or item.fill.opacity < 1:
        return
    side = max(symbol.size.width, symbol.size.height)
    left, top, right, bottom = bounds = extent(item.segments)
    across = min(right - left, bottom - top)
    if across < side * MODELLINGS["natural"].deep * _LEAST_SHADED:
        return
    # Narrow parts, such as legs, keep a lit side.
    deep = min(modelling.deep * side, across / _LEAST_SHADED)
    lit = Face(id="lit", size=Size(right, bottom), art=(item,))
    shade = replace(ink, opacity=modelling.tone)
    dark = Path(item.segments, shade, even_odd=item.even_odd)
    if modelling.shade == "lines":
        pen = Stroke(shade, round(modelling.pen * side, 3), cap="round")
        dark = Path(hatching(bounds, modelling.spacing * side, _SLOPE_OF_SHADE), None, pen)
    yield Group((dark, Nested(lit, -deep, 0.0 if is_half else -deep * 0.7)), clip=item.segments)


def cast_shadow(x: Mm, foot: Mm, width: Mm, manner: str, inks: Inks) -> Item:
    """The shadow of what stands at (x, foot) and is so wide: a flat shade, or level strokes that grow shorter."""
    left, right, deep = x - width * _SHADOW_LEFT, x + width * _SHADOW_RIGHT, width * _SHADOW_DEEP
    if manner in ("gouache", "wash", "halftone", "poster"):
        half = (right - left) / 2
        return Path(disc(left + half, foot, half, deep / 2), inks.of("ink", 0.3))
    strokes: list[Segment] = []
    for number in range(_SHADOW_LINES):
        share = number / _SHADOW_LINES
        y, inset = foot + (share - 0.35) * deep, (right - left) * 0.1 * abs(2 * share - 0.5)
        strokes += polyline([(left + inset, y), (right - inset * 2.4, y)])
    return Path(tuple(strokes), None, Stroke(inks.of("ink", 0.8), 0.3 if manner == "woodcut" else 0.17, cap="round"))


def mirrored(face: Face) -> Face:
    """A face of paths as a mirror shows it."""
    width = face.size.width
    art = tuple(
        replace(item, segments=tuple(_mirrored(segment, width) for segment in item.segments))
        if isinstance(item, Path)
        else item
        for item in face.art
    )
    return replace(face, id=f"{face.id}-mirrored", art=art)


def _mirrored(segment: Segment, width: Mm) -> Segment:
    if segment[0] == "R":
        left, top, across, down = segment[1:]
        return ("R", width - left - across, top, across, down)
    numbers: tuple[float, ...] = segment[1:]
    return (segment[0], *(number if index % 2 else width - number for index, number in enumerate(numbers)))
