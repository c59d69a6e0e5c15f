"""Grounds for games: a pitch with its goals, a stadium from a high seat, stands with a crowd close behind the play."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

from pnp.art import outlines
from pnp.art.manners import Tint
from pnp.art.outlines import Outline
from pnp.art.painter import Painter
from pnp.frame import Gradient, GradientStop, Group, Ink, Item, Path, Shading, Stroke
from pnp.measures import Mm
from pnp.values import dataclass

# How far apart towers are and how wide, as shares of their height.
_TOWER_WIDE: Final = (0.27, 0.36)
_TOWER_GAP: Final = 1.16
# The gallery of a tower, as shares of its height from the top.
_GALLERY: Final = (0.1, 0.26)
# How wide a stripe on its cloth is, as a share of its width.
_STRIPE: Final = 0.16
# Air before what is far away.
_HAZE: Final = 0.22
# The heads of a crowd: how far apart, as a share of what a person takes, and the colours of their coats.
COATS: Final[tuple[Literal["accent", "paper", "sky", "ink"], ...]] = ("accent", "paper", "sky", "ink")
# Rows of the near stands, as shares of the height, from the last to the first.
_ROWS: Final = ((0.2, 0.085), (0.3, 0.1), (0.42, 0.12), (0.56, 0.14))
_BARRIER: Final = 0.66


def goal(painter: Painter, x: Mm, foot: Mm, tall: Mm, *, casts: bool = True) -> Iterator[Item]:
    """A hoop on a pole that stands on the ground: lit from the left, its shadow to the right if it casts one."""
    radius, thick = tall * 0.21, tall * 0.05
    middle = foot - tall + radius
    metal = painter.inks.metal
    if casts:
        slant = (x + tall * 0.5, foot - tall * 0.16), (x + tall * 0.5, foot - tall * 0.1)
        fallen = _ring(x + tall * 0.62, foot - tall * 0.16, radius * 0.9, radius * 0.5, thick)
        shadow = outlines.polygon([(x, foot), *slant]) + fallen
        yield Path(shadow + outlines.disc(x, foot, thick * 2.4, thick * 1.1), painter.inks.of("ink", 0.3))
    wide = thick * 0.6
    pole = outlines.polygon(
        [(x - wide, middle + radius), (x + wide, middle + radius), (x + wide * 1.8, foot), (x - wide * 1.8, foot)]
    )
    collar = outlines.rectangle(x - wide * 2, middle + radius - thick * 0.3, wide * 4, thick * 1.5)
    for part in (pole, collar, _ring(x, middle, radius, radius, thick)):
        yield Path(part, metal)
        yield Shading(part, _sheen(painter, part, metal))
        yield painter.lines(part, 0.22, 0.9)


def _sheen(painter: Painter, part: Outline, metal: Ink) -> Gradient:
    """Light on metal: bright on the left, then its own colour, then dark."""
    left, top, right, bottom = outlines.extent(part)
    dark = Ink(painter.inks.ink, painter.inks.role, 0.5)
    clear = Ink(metal.token, metal.role, 0.0)
    stops = (0.0, painter.inks.paper(0.9)), (0.3, painter.inks.paper(0.25)), (0.55, clear), (1.0, dark)
    return Gradient((left, top, right, bottom), tuple(GradientStop(at, ink) for at, ink in stops))


def _ring(x: Mm, y: Mm, across: Mm, down: Mm, thick: Mm) -> Outline:
    """A hoop as thick as that, whose hole runs the other way round."""
    return outlines.disc(x, y, across, down) + outlines.disc(x, y, thick - across, max(down - thick, 0.1))


def _crowd(painter: Painter, left: Mm, right: Mm, y: Mm, size: Mm, *, dim: float = 1.0) -> Iterator[Item]:
    """A row of people from a distance: coats, faces, hair, each a row of dots. size: of a face.

    Dots are dashes without length, so that a hundred people are a few strokes.
    """
    random, apart = painter.random, size * 1.55
    shift = random.uniform(0, apart)

    def dots(start: Mm, row: Mm, every: Mm, across: Mm, ink: Ink) -> Path:
        line = outlines.polyline([(start, row), (max(right, start + 0.1), row)])
        return Path(line, None, Stroke(ink, round(across, 3), (0.001, round(every, 3)), "round"))

    for number, token in enumerate(COATS):
        ink = painter.inks.cloth(token, dim)
        yield dots(left + shift + number * apart, y, apart * len(COATS), size * 1.9, ink)
    yield dots(left + shift, y - size * 1.02, apart, size * 1.1, painter.inks.of("ink", 0.8 * dim))
    yield dots(left + shift + size * 0.06, y - size * 0.86, apart, size * 0.92, painter.inks.skin)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tower:
    """A tower for spectators: its left edge, its width, and the heights of its eaves and its foot, in mm."""

    left: Mm
    across: Mm
    top: Mm
    foot: Mm

    @property
    def body(self) -> Outline:
        """Cloth from the eaves to the ground, narrower below."""
        x, across = self.left, self.across
        return outlines.polygon(
            [(x + across * 0.1, self.foot), (x, self.top), (x + across, self.top), (x + across * 0.9, self.foot)]
        )

    @property
    def peak(self) -> outlines.Point:
        """The tip of the roof."""
        return self.left + self.across / 2, self.top - self.across * 1.05

    @property
    def roof(self) -> Outline:
        """A pointed roof that overhangs."""
        x, across = self.left, self.across
        return outlines.polygon([(x - across * 0.1, self.top), self.peak, (x + across * 1.1, self.top)])

    @property
    def shade(self) -> Outline:
        """The right side of its roof and of its cloth."""
        x, across, top = self.left, self.across, self.top
        roof = [self.peak, (x + across * 1.1, top), (x + across * 0.6, top)]
        cloth = [(x + across * 0.74, top), (x + across, top), (x + across * 0.9, self.foot)]
        return outlines.polygon(roof) + outlines.polygon(cloth)

    @property
    def flag(self) -> Outline:
        """A pennant on the roof."""
        x, y = self.peak
        tip = y - self.across * 0.5
        return outlines.polygon([(x, y), (x, tip), (x + self.across * 0.55, tip + self.across * 0.14)])

    def stripe(self, share: float) -> Outline:
        """An upright band on the cloth, which narrows with it. share: where it begins, of the width."""
        below, width = self.left + self.across * 0.1, self.across * 0.8
        return outlines.polygon(
            [
                (self.left + self.across * share, self.top),
                (self.left + self.across * (share + _STRIPE), self.top),
                (below + width * (share + _STRIPE), self.foot),
                (below + width * share, self.foot),
            ]
        )

    def gallery(self, high: Mm) -> tuple[Mm, Mm, Mm, Mm]:
        """Where people stand: left, top, width, height. high: of the row of towers."""
        above, below = _GALLERY
        return self.left + self.across * 0.06, self.top + high * above, self.across * 0.88, high * (below - above)


def _row(painter: Painter, x: Mm, base: Mm, high: Mm) -> Iterator[Tower]:
    """Towers from x to beyond the right edge."""
    random = painter.random
    while x < painter.width + high * 0.1:
        across, top = high * random.uniform(*_TOWER_WIDE), base - high * random.uniform(0.76, 1.0)
        yield Tower(left=x, across=across, top=top, foot=base)
        x += across * random.uniform(_TOWER_GAP, _TOWER_GAP + 0.2)


def _towers(painter: Painter, foot: float, tall: float) -> Iterator[Item]:
    """Towers draped by turns in two colours, with a gallery, a roof and a flag each: all of a kind are one shape."""
    high = painter.height * tall
    left, turn = -high * painter.random.uniform(0.1, 0.3), painter.random.randrange(2)
    yield from draped(painter, tuple(_row(painter, left, painter.height * foot, high)), high, turn)


def draped(painter: Painter, towers: Sequence[Tower], high: Mm, turn: int = 0) -> Iterator[Item]:
    """Those towers. high: that of the row; turn: which of two colours the first one has, 0 or 1."""
    inks = painter.inks
    for first, tone in ((turn, 0.85), (1 - turn, 0.06)):
        if cloth := outlines.joined(tower.body for tower in towers[first::2]):
            yield from painter.shapes((cloth,), tone, tint="accent")
    stripes = outlines.joined(tower.stripe(share) for tower in towers for share in (0.22, 0.62))
    yield Path(stripes, replace(inks.metal, opacity=0.75))
    yield from painter.shapes((outlines.joined(tower.roof for tower in towers),), 0.95, tint="accent")
    flags = outlines.joined(tower.flag for tower in towers)
    yield Path(flags, inks.metal)
    yield painter.lines(flags, 0.14, 0.7)
    galleries = [tower.gallery(high) for tower in towers]
    yield Path(outlines.joined(outlines.rectangle(*gallery) for gallery in galleries), inks.of("ink", 0.75))
    for above, ink in ((0.0, inks.cloth("sky")), (0.34, inks.skin)):
        yield Path(outlines.joined(_watching(gallery, above) for gallery in galleries), ink)
    yield Path(outlines.joined(tower.shade for tower in towers), inks.of("ink", 0.28))


def _watching(gallery: tuple[Mm, Mm, Mm, Mm], high: float) -> Outline:
    """Three people at the rail of a gallery, or their faces if they are drawn higher."""
    left, top, across, deep = gallery
    size = min(deep * 0.2, across * 0.13) * (1.0 if high else 1.4)
    y = top + deep * (0.98 - high) - size
    return outlines.joined(outlines.disc(left + across * share, y, size) for share in (0.2, 0.5, 0.8))


def _terrace(painter: Painter, foot: float, tall: float) -> Iterator[Item]:
    """A low stand before the towers: two rows of people above a wall with hangings."""
    width, base, high = painter.width, painter.height * foot, painter.height * tall
    yield from painter.shapes((outlines.rectangle(-2.0, base - high, width + 4, high),), 0.5, slope=0.0)
    for share in (0.78, 0.5):
        yield from _crowd(painter, -1.0, width + 2, base - high * share, high * 0.17)
    wall = outlines.rectangle(-2.0, base - high * 0.36, width + 4, high * 0.36)
    yield from painter.shapes((wall,), 0.9, tint="accent", slope=0.0)
    yield Path(_hangings(-2.0, width + 2, base - high * 0.36, high * 0.3, high * 0.5), painter.inks.metal)


def _hangings(left: Mm, right: Mm, y: Mm, high: Mm, apart: Mm) -> Outline:
    """Pointed cloths that hang from a rail."""
    count = max(int((right - left) / apart), 1)
    step = (right - left) / count
    return outlines.joined(
        outlines.polygon(
            [
                (left + number * step + step * 0.12, y),
                (left + (number + 1) * step - step * 0.12, y),
                (left + (number + 0.5) * step, y + high),
            ]
        )
        for number in range(count)
    )


def _air(painter: Painter, top: float, foot: float) -> Iterator[Item]:
    """Haze before what lies far away."""
    if sky := painter.inks.dye(painter.inks.sky, _HAZE):
        area = outlines.rectangle(-2.0, painter.height * top, painter.width + 4, painter.height * (foot - top))
        yield Path(area, sky)


def _pitch(painter: Painter) -> Iterator[Item]:
    """From the grass: towers and a terrace behind it, three goals at either end."""
    width, height = painter.width, painter.height
    yield from painter.ridge(0.5, 0.08, 0.14, tint="accent")
    yield from _towers(painter, 0.72, 0.46)
    yield from _terrace(painter, 0.74, 0.12)
    yield from painter.ridge(0.73, 0.006, 0.12, slope=0.0)
    yield from _mown(painter, 0.73)
    for x, tall in ((0.04, 0.6), (0.14, 0.74), (0.25, 0.54), (0.96, 0.6), (0.86, 0.74), (0.75, 0.54)):
        yield from goal(painter, width * x, height * 0.84, painter.unit * tall * 0.86)


def _mown(painter: Painter, top: float) -> Iterator[Item]:
    """Stripes of mown grass that lean to one point far behind."""
    width, y, foot = painter.width, painter.height * top, painter.height + 1
    stripes = [
        outlines.polygon(
            [
                (width * (0.5 + 0.09 * number), y),
                (width * (0.5 + 0.09 * (number + 1)), y),
                (width * (0.5 + 0.22 * (number + 1)), foot),
                (width * (0.5 + 0.22 * number), foot),
            ]
        )
        for number in range(-7, 8, 2)
    ]
    yield Path(outlines.joined(stripes), painter.inks.of("ink", 0.1))


def _stadium(painter: Painter) -> Iterator[Item]:
    """An oval lawn seen from a high seat, mown in stripes, with three goals at either end and stands behind it."""
    width, height = painter.width, painter.height
    yield from painter.ridge(0.24, 0.06, 0.16, tint="accent")
    yield from _towers(painter, 0.38, 0.32)
    x, y, across, down = width / 2, height * 0.66, width * 0.52, height * 0.32
    yield from _terrace(painter, 0.41, 0.09)
    yield from painter.ridge(0.41, 0.004, 0.2, slope=0.0)
    yield from painter.shapes((outlines.disc(x, y, across * 1.09, down * 1.09),), 0.9, tint="accent", slope=0.0)
    yield from painter.shapes((outlines.disc(x, y, across * 1.06, down * 1.06),), 0.06, slope=0.0)
    # A lawn with a colour of its own is mown darker, one without in the accent.
    tint: Tint = "ink" if painter.inks.land else "accent"
    share = 0.3 if painter.inks.land else 1.0
    lawn = outlines.disc(x, y, across, down)
    yield from painter.shapes((lawn,), 0.3 * share, tint=tint, slope=0.0, dye=painter.land(0.8))
    # Stripes run across and lean to one point far behind, as seen from the middle of a stand.
    near, far = across * 0.21, across * 0.15
    stripes = outlines.joined(
        outlines.polygon(
            [
                (x + number * far, y - down),
                (x + (number + 1) * far, y - down),
                (x + (number + 1) * near, y + down),
                (x + number * near, y + down),
            ]
        )
        for number in range(-5, 5, 2)
    )
    mown = painter.tone(
        stripes, 0.5 * share, (0.0, y - down, width, y + down), tint=tint, slope=0.0, dye=painter.land(0.8)
    )
    yield Group(tuple(mown), clip=lawn)
    lines = outlines.disc(x, y, across * 0.96, down * 0.94) + outlines.disc(x, y, across * 0.16, down * 0.2)
    lines += outlines.polyline([(x, y - down * 0.94), (x, y + down * 0.94)])
    yield Path(lines, None, Stroke(painter.inks.paper(0.85), 0.4))
    for side in (-1, 1):
        for away, tall in ((0.2, 0.3), (0.0, 0.36), (-0.2, 0.42)):
            # The near one stands further out, so that no ring covers another.
            yield from goal(painter, x + side * across * (0.7 - 0.8 * away), y - down * away, painter.unit * tall)


def _stands(painter: Painter) -> Iterator[Item]:
    """A crowd close behind the play, row upon row above a barrier with hangings, under a roof with flags."""
    width, height = painter.width, painter.height
    back = outlines.rectangle(-2.0, height * 0.06, width + 4, height)
    yield from painter.shapes((back,), 0.55, tint="accent", slope=0.0)
    roof = [(-2.0, height * 0.08), (-2.0, height * 0.03), (width + 2, height * -0.02), (width + 2, height * 0.05)]
    yield from painter.shapes((outlines.polygon(roof),), 0.9, tint="accent")
    yield Path(_hangings(-2.0, width + 2, height * 0.06, height * 0.05, height * 0.08), painter.inks.metal)
    for share, size in _ROWS:
        y = height * share
        yield from painter.shapes(
            (outlines.rectangle(-2.0, y + height * size * 0.3, width + 4, height * 0.2),), 0.5, slope=0.0
        )
        yield from _crowd(painter, -2.0, width + 3, y, height * size * 0.5)
    # The crowd is one mass: whoever flies before it is what the eye goes to.
    yield from _air(painter, 0.06, _BARRIER)
    yield Path(outlines.rectangle(-2.0, height * 0.06, width + 4, height * 0.6), painter.inks.of("accent", 0.3))
    y, deep = height * _BARRIER, height * 0.16
    yield from painter.shapes((outlines.rectangle(-2.0, y, width + 4, deep),), 0.95, tint="accent", slope=0.0)
    yield Path(_hangings(-2.0, width + 2, y + deep * 0.14, deep * 0.7, deep * 0.9), painter.inks.metal)
    yield from painter.shapes((outlines.rectangle(-2.0, y, width + 4, deep * 0.14),), 0.1, slope=0.0)
    yield from painter.ridge(_BARRIER + 0.155, 0.004, 0.12, slope=0.0)
    yield from _mown(painter, _BARRIER + 0.155)


GROUNDS: Final[Mapping[str, Callable[[Painter], Iterator[Item]]]] = {
    "pitch": _pitch,
    "stadium": _stadium,
    "stands": _stands,
}
