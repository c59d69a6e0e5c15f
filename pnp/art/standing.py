"""Where the subject of a picture stands: whole, as large as its window allows, with air above it."""

from typing import Final

from pnp.art.picture_symbols import Spot
from pnp.measures import Mm, Size

Bounds = tuple[Mm, Mm, Mm, Mm]
# How much of a picture stays free above heads and plumes: the edge of a frame hangs into it.
AIR: Final = 0.12
# The line that the subject stands on, and how wide it may be, as shares of the height and of the width.
_FOOT: Final = 0.94
_WIDEST: Final = 0.74
# How large a half figure is at most, as a share of the width: its edges below are those of the picture.
_HALF_FIGURE: Final = 0.96


def standing(bounds: Bounds, window: Size) -> Spot:
    """The place of a whole subject. bounds: of what is drawn of it."""
    return _above(bounds, window, window.height * _FOOT, window.width * _WIDEST)


def half_figure(bounds: Bounds, window: Size) -> Spot:
    """The place of a half figure, which ends where its picture does."""
    return _above(bounds, window, window.height, window.width * _HALF_FIGURE)


def flying(bounds: Bounds, window: Size) -> Spot:
    """The place of a subject with no ground below it: in the middle of the air."""
    spot = standing(bounds, window)
    free = window.height * _FOOT - window.height * AIR - (bounds[3] - bounds[1]) * spot.scale
    return Spot(spot.x, spot.y - free / 2, spot.scale)


def height_below_air(height: Mm, foot: Mm, window: Size) -> Mm:
    """The height of who stands on a line, or as much of it as leaves air above."""
    return min(height, foot - window.height * AIR)


def _above(bounds: Bounds, window: Size, foot: Mm, widest: Mm) -> Spot:
    left, top, right, bottom = bounds
    scale = min((foot - window.height * AIR) / (bottom - top), widest / (right - left))
    return Spot(window.width / 2 - (left + right) / 2 * scale, foot - bottom * scale, scale)
