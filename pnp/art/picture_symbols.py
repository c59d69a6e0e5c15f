"""Symbols in drawn pictures: with a light edge and light on their dark shapes, or as a mirror shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pnp.art.manners import Inks, lit
from pnp.frame import Face, Item, Nested, Path, Segment
from pnp.measures import Mm
from pnp.values import dataclass

# How far the light edge around a symbol reaches, as a share of its size, and where it is put down for that.
EDGE: Final = 0.016
_AROUND: Final = ((1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0), (-0.7, -0.7), (0.0, -1.0), (0.7, -0.7))


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a face stands in a picture: its top left corner, and its scale."""

    x: Mm
    y: Mm
    scale: float

    def put(self, face: Face, dx: Mm = 0.0, dy: Mm = 0.0) -> Nested:
        """The face there, or a little aside."""
        return Nested(face, self.x + dx, self.y + dy, self.scale)


def edged(symbol: Face, pale: Face, spot: Spot, edge: Mm, manner: str, inks: Inks) -> Iterator[Item]:
    """A symbol with a light edge around it and light on it. pale: the same symbol in the colour of the paper.

    manner: of the light; empty if the symbol has its own.
    """
    yield from (spot.put(pale, dx * edge, dy * edge) for dx, dy in _AROUND)
    yield spot.put(symbol)
    if not manner:
        return
    bounds = (0.0, 0.0, symbol.size.width, symbol.size.height)
    dark = [item for item in symbol.art if isinstance(item, Path) and item.fill and item.fill.token == inks.ink]
    if light := tuple(part for shape in dark for part in lit(shape.segments, bounds, manner, inks)):
        yield spot.put(Face(id=f"{symbol.id}-light", size=symbol.size, art=light))


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
