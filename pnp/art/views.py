"""From where a picture is seen, so that copies of one card are not one picture."""

from collections.abc import Mapping
from typing import Final

from pnp.measures import Mm, Size
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """How what stands in a picture is moved. zoom: how much larger it is, about (x, y), shares of the picture."""

    zoom: float = 1.0
    x: float = 0.5
    y: float = 1.0
    is_mirrored: bool = False

    def point(self, x: Mm, y: Mm, size: Size) -> tuple[Mm, Mm]:
        """Where a point of the picture is seen."""
        across, down = self.x * size.width, self.y * size.height
        x = size.width - x if self.is_mirrored else x
        return across + (x - across) * self.zoom, down + (y - down) * self.zoom


# Far views keep to the ground, near ones to the heads: what they cut off is legs.
VIEWS: Final[Mapping[str, View]] = {
    "usual": View(),
    "mirror": View(is_mirrored=True),
    "wide": View(zoom=0.88, x=0.1, is_mirrored=True),
    "close": View(zoom=1.1, x=0.5, y=0.14),
    "near": View(zoom=1.55, x=0.2, y=0.16),
    "near-mirror": View(zoom=1.55, x=0.8, y=0.16, is_mirrored=True),
}
# What the first, second and third face of a card show, and so on round again.
BY_NUMBER: Final = ("usual", "mirror", "wide", "close")


def numbered(number: int) -> View:
    """The view of a face by its number, from 1."""
    return VIEWS[BY_NUMBER[(number - 1) % len(BY_NUMBER)]]
