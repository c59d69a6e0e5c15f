"""Lines of an enlarged drawing, so thin that they are not coarse on paper."""

from collections.abc import Iterable
from dataclasses import replace
from math import sqrt
from typing import Final

from pnp.frame import Group, Item, Nested, Path, Stroke
from pnp.measures import Mm

# What lines of pictures may be on paper, in mm: a home printer drops thinner ones, thicker ones look like a poster.
_LEAST: Final[Mm] = 0.1
_MOST: Final[Mm] = 0.55


def weighted(items: Iterable[Item], scale: float) -> tuple[Item, ...]:
    """The same items for a drawing that is enlarged by ``scale``: lines grow by its square root, within bounds."""
    return tuple(items) if scale == 1 else tuple(_weighted(item, scale) for item in items)


def _weighted(item: Item, scale: float) -> Item:
    match item:
        case Path(stroke=Stroke(dash=()) as pen):
            return replace(item, stroke=replace(pen, width=_width(pen.width, scale)))
        case Group():
            return replace(item, items=weighted(item.items, scale))
        case Nested():
            face = replace(item.face, art=weighted(item.face.art, scale * item.scale))
            return replace(item, face=face)
        case _:
            return item


def _width(width: Mm, scale: float) -> Mm:
    # A line that is thin or thick already where nothing is enlarged is so for a reason.
    least, most = min(_LEAST, width), max(_MOST, width)
    return round(min(max(width * sqrt(scale), least), most) / scale, 4)
