"""What vignettes are drawn with: places and shapes by shares of the picture."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from pnp.art import outlines
from pnp.art.manners import Inks, Tint
from pnp.art.outlines import Outline
from pnp.art.painter import Painter, Scene
from pnp.frame import Ink, Item, Path
from pnp.measures import Mm

# The height of a picture, as a share of its width, and the line on which it stands, as a share of its height.
HEIGHT: Final = 0.8
FOOT: Final = 0.94


class Vignette(Painter):
    """Paints one small picture."""

    def __init__(self, width: Mm, manner: str, random: Random, inks: Inks) -> None:
        super().__init__(Scene(manner=manner), width, width * HEIGHT, random, inks)

    def point(self, x: float, y: float) -> outlines.Point:
        """A point by shares of width and height."""
        return self.width * x, self.height * y

    def at(self, *points: tuple[float, float]) -> list[outlines.Point]:
        """Several of them."""
        return [self.point(x, y) for x, y in points]

    def shapes(
        self, parts: Iterable[Outline], tone: float, *, tint: Tint = "ink", slope: float = 90.0, dye: Ink | None = None
    ) -> Iterator[Item]:
        """Shapes of one tone; tints get an outline, so that white walls stand out from white paper."""
        for part in parts:
            yield from super().shapes((part,), tone, tint=tint, slope=slope, dye=dye)
            if self.has_tints:
                yield self.lines(part, self.width * 0.009, 0.85)

    def shape(self, part: Outline, tone: float, *, tint: Tint = "ink", slope: float = 90.0) -> Iterator[Item]:
        """One shape."""
        return self.shapes((part,), tone, tint=tint, slope=slope)

    def polygon(
        self, points: Iterable[tuple[float, float]], tone: float, *, tint: Tint = "ink", slope: float = 90.0
    ) -> Iterator[Item]:
        """A polygon through points by shares."""
        return self.shape(outlines.polygon(self.at(*points)), tone, tint=tint, slope=slope)

    def hill(self, tone: float = 0.16, top: float = 0.76) -> Iterator[Item]:
        """A mound to stand on."""
        mound = self.at((0.02, 0.98), (0.2, top + 0.06), (0.5, top), (0.8, top + 0.05), (0.98, 0.98))
        return self.shape(outlines.curve(mound), tone, slope=12.0)

    def stroke(self, outline: Outline, share: float = 0.014) -> Path:
        """A line in the darkest ink. share: its width, as a share of that of the picture."""
        return self.lines(outline, self.width * share, 0.9)
