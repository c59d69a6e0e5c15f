"""The rectangle that an ornament fills, with its seed and its inks."""

from math import ceil
from random import Random
from typing import Final

from pnp.art.manners import Inks, Tint
from pnp.art.outlines import Outline, Point
from pnp.frame import Path, Stroke
from pnp.measures import Mm
from pnp.values import dataclass

# Above this many repeats along a side, what is repeated grows instead.
_MOST: Final = 40


@dataclass(frozen=True, slots=True)
class Room:
    """The rectangle of an ornament, from the origin, its seed and its inks."""

    width: Mm
    height: Mm
    random: Random
    inks: Inks

    @property
    def center(self) -> Point:
        """Its middle."""
        return self.width / 2, self.height / 2

    def pen(self, width: Mm, opacity: float = 1.0, tint: Tint = "ink") -> Stroke:
        """A pen in one of the inks of the ornament."""
        return Stroke(self.inks.of(tint, opacity), width, cap="round", join="round")

    def flat(self, outline: Outline, opacity: float = 1.0, tint: Tint = "ink") -> Path:
        """An area in one of the inks."""
        return Path(outline, self.inks.of(tint, opacity))

    def lines(self, outline: Outline, width: Mm, opacity: float = 1.0, tint: Tint = "ink") -> Path:
        """Lines in one of the inks."""
        return Path(outline, None, self.pen(width, opacity, tint))

    def cells(self, wanted: Mm) -> tuple[int, int, Mm]:
        """How many squares of about a size cover it across and down, an odd number each, and their size."""
        size = max(wanted, max(self.width, self.height) / _MOST)
        return ceil(self.width / size) | 1, ceil(self.height / size) | 1, size

    def grid(self, wanted: Mm) -> tuple[Mm, list[Mm], list[Mm]]:
        """The middles of such squares about its middle: their size, the x and the y."""
        columns, rows, size = self.cells(wanted)
        x, y = self.center
        xs = [x + (column - columns // 2) * size for column in range(columns)]
        return size, xs, [y + (row - rows // 2) * size for row in range(rows)]
