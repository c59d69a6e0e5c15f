"""Ground that runs away from whoever looks at it, up to the upper edge of its picture: places on it, what covers it."""

from collections.abc import Iterator, Sequence
from typing import Final

from pnp.art import outlines
from pnp.art.outlines import Outline, Point
from pnp.art.painter import Painter
from pnp.frame import Gradient, GradientStop, Item, Shading
from pnp.measures import Mm
from pnp.values import dataclass

# How large a thing at the upper edge is to one at the lower edge.
_FAR: Final = 0.36
# How strong the air is over the upper edge, and down to which share of the height there is any.
_AIR, _CLEAR = 0.36, 0.42


@dataclass(frozen=True, slots=True)
class Plane:
    """Ground seen from a hill. A place on it: across, from -1 on the left to 1 on the right at the lower edge, which
    is further apart there than far away; and down, from 0 at the upper edge of the picture to 1 at its lower one.

    middle: where lines that run away go to, across, in mm. top, height: of the picture.
    """

    middle: Mm
    half: Mm
    top: Mm
    height: Mm

    def scale(self, down: float) -> float:
        """How large a thing is there, to one at the lower edge."""
        return _FAR + (1 - _FAR) * down

    def at(self, across: float, down: float) -> Point:
        """A place in mm."""
        return self.middle + across * self.half * self.scale(down), self.top + down * self.height

    def down(self, steps: int, first: float, last: float) -> list[float]:
        """Lines across the ground from one to another, at even distances on it: ever further apart in the picture."""
        near, far = 1 / self.scale(last), 1 / self.scale(first)
        depths = (far + (near - far) * step / steps for step in range(steps + 1))
        return [(1 / depth - _FAR) / (1 - _FAR) for depth in depths]


def receding(painter: Painter) -> Plane:
    """The ground of a picture; its lines run to a point that is not quite in the middle."""
    middle = painter.width * painter.random.uniform(0.38, 0.62)
    return Plane(middle, painter.width * 0.78, -painter.above, painter.height + painter.above)


def air(painter: Painter) -> Iterator[Item]:
    """The air before what is far away, in a picture with colours."""
    ink, none = painter.inks.dye(painter.inks.sky, _AIR), painter.inks.dye(painter.inks.sky, 0.0)
    if ink and none:
        left, top, right, bottom = painter.whole
        clear = top + (bottom - top) * _CLEAR
        stops = GradientStop(0.0, ink), GradientStop(1.0, none)
        whole = outlines.rectangle(left, top, right - left, clear - top)
        yield Shading(whole, Gradient((left, top, left, clear), stops))


def ribbon(plane: Plane, through: Sequence[Point], half: float) -> Outline:
    """A brook or a lane through places, as wide on the ground everywhere. half: of its width, across."""
    wide = [
        [
            plane.at(across + side * half * (1.0 if number else 0.6), down)
            for number, (across, down) in enumerate(through)
        ]
        for side in (-1, 1)
    ]
    there, back = outlines.curve(wide[0]), outlines.curve(wide[1][::-1])
    return (*there, outlines.step("L", *wide[1][-1]), *back[1:], outlines.CLOSE)


def clump(painter: Painter, x: Mm, y: Mm, radius: Mm) -> Outline:
    """A bush or the crown of a tree about a point, a little flatter than round."""
    random = painter.random
    around = outlines.around(0.0, 0.0, radius, 6, random.random())
    return outlines.loop([(x + a * random.uniform(0.86, 1.14), y + b * random.uniform(0.74, 0.98)) for a, b in around])
