"""Rectangles in which elements are laid out, in mm, y down."""

from __future__ import annotations

from pnp.frame import Segment
from pnp.measures import Mm, Size
from pnp.ovals import oval, rounded_rectangle
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: its top left corner and its size in mm."""

    x: Mm
    y: Mm
    width: Mm
    height: Mm

    @property
    def right(self) -> Mm:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> Mm:
        """The y of the bottom edge."""
        return self.y + self.height

    @property
    def center(self) -> tuple[Mm, Mm]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def size(self) -> Size:
        """Width and height."""
        return Size(self.width, self.height)

    def corners(self) -> tuple[tuple[Mm, Mm], ...]:
        """Clockwise from the top left."""
        return (self.x, self.y), (self.right, self.y), (self.right, self.bottom), (self.x, self.bottom)

    def inset(self, left: Mm, top: Mm | None = None, right: Mm | None = None, bottom: Mm | None = None) -> Box:
        """The box without a margin, which is equal on all sides by default; no side becomes negative."""
        top = left if top is None else top
        right = left if right is None else right
        bottom = top if bottom is None else bottom
        width, height = self.width - left - right, self.height - top - bottom
        return Box(self.x + left, self.y + top, max(width, 0.0), max(height, 0.0))

    def moved(self, x: Mm, y: Mm) -> Box:
        """The box moved right by x and down by y."""
        return Box(self.x + x, self.y + y, self.width, self.height)

    def meets(self, other: Box) -> bool:
        """Whether it and another one have points in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, other: Box) -> bool:
        """Whether another one is inside of it."""
        return self.x <= other.x and other.right <= self.right and self.y <= other.y and other.bottom <= self.bottom

    def square(self) -> Box:
        """The largest square in the box, centred."""
        return self.fitted(1.0, 1.0)

    def fitted(self, width: float, height: float) -> Box:
        """The largest box of this aspect ratio in the box, centred."""
        scale = min(self.width / width, self.height / height)
        fitted_width, fitted_height = width * scale, height * scale
        x = self.x + (self.width - fitted_width) / 2
        return Box(x, self.y + (self.height - fitted_height) / 2, fitted_width, fitted_height)

    def segments(self, radius: Mm = 0.0) -> tuple[Segment, ...]:
        """The outline, with rounded corners if there is a radius."""
        if radius <= 0:
            return (("R", self.x, self.y, self.width, self.height),)
        return rounded(self, radius)


def rounded(box: Box, radius: Mm) -> tuple[Segment, ...]:
    """A rectangle with rounded corners, clockwise from the top left; the radius is limited to half a side."""
    r = min(radius, box.width / 2, box.height / 2)
    return rounded_rectangle(box.x, box.y, box.right, box.bottom, r, r)


def ellipse(box: Box) -> tuple[Segment, ...]:
    """The ellipse that fills a box, from the rightmost point, clockwise."""
    return oval(*box.center, box.width / 2, box.height / 2)
