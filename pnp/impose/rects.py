"""Rectangles on a sheet, in mm, y down, and where a placement's trim and bleed lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from pnp.frame import Face, Placement
from pnp.measures import Mm, Size

# Sums of inches in mm are off in the last digits; a thousandth of a micron is nothing on paper.
EPSILON: Final[Mm] = 1e-6


class Rect(NamedTuple):
    """Left, top, right and bottom in mm."""

    left: Mm
    top: Mm
    right: Mm
    bottom: Mm

    @classmethod
    def at(cls, x: Mm, y: Mm, size: Size) -> Rect:
        """A rectangle of a size with its top left corner at x, y."""
        return cls(x, y, x + size.width, y + size.height)

    @property
    def width(self) -> Mm:
        """Its width in mm."""
        return self.right - self.left

    @property
    def height(self) -> Mm:
        """Its height in mm."""
        return self.bottom - self.top

    @property
    def size(self) -> Size:
        """Its width and height in mm."""
        return Size(self.width, self.height)

    def grown(self, left: Mm, top: Mm, right: Mm, bottom: Mm) -> Rect:
        """The rectangle with each side moved outwards."""
        return Rect(self.left - left, self.top - top, self.right + right, self.bottom + bottom)

    def within(self, size: Size) -> Rect:
        """The part of it that lies on paper of a size."""
        right, bottom = min(self.right, size.width), min(self.bottom, size.height)
        return Rect(max(self.left, 0.0), max(self.top, 0.0), right, bottom)

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.left < other.right - EPSILON
            and other.left < self.right - EPSILON
            and self.top < other.bottom - EPSILON
            and other.top < self.bottom - EPSILON
        )


def hull(rects: Iterable[Rect]) -> Rect | None:
    """The smallest rectangle around all, None around nothing."""
    rects = tuple(rects)
    if not rects:
        return None
    return Rect(
        min(rect.left for rect in rects),
        min(rect.top for rect in rects),
        max(rect.right for rect in rects),
        max(rect.bottom for rect in rects),
    )


def trim_of(placement: Placement) -> Rect:
    """The rectangle of the sheet that the trimmed face, or its window, covers."""
    size = placement.frame.size
    if placement.window is not None:
        size = Size(placement.window[2], placement.window[3])
    if placement.turn % 180:
        size = size.turned()
    return Rect.at(placement.x, placement.y, size)


def on_sheet(x: Mm, y: Mm, placement: Placement) -> tuple[Mm, Mm]:
    """A point of a face where it lies on the sheet."""
    size, lying = placement.frame.size, trim_of(placement)
    width, height = size.width, size.height
    turned = {0: (x, y), 90: (height - y, x), 180: (width - x, height - y), 270: (y, width - x)}
    across, down = turned[placement.turn % 360]
    return lying.left + across, lying.top + down


def bleed_of(placement: Placement) -> Rect:
    """The trim with the bleed that is shown around it."""
    own = placement.frame.bleed if isinstance(placement.frame, Face) else 0.0
    return trim_of(placement).grown(*(placement.bleed or (own, own, own, own)))
