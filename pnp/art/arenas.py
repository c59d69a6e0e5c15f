"""An arena from a high seat in the middle of a long side: the ground of a board that is played upon."""

from collections.abc import Iterator
from math import ceil, cos, pi, sin
from typing import Final

from pnp.art import outlines
from pnp.art.grounds import COATS, Tower, draped, goal
from pnp.art.outlines import Outline
from pnp.art.painter import Painter
from pnp.frame import Group, Ink, Item, Path, Stroke
from pnp.measures import Mm

# The ovals, as shares of the window: of the bowl and its tiers from the outermost, of the wall, and of the lawn.
_BOWL: Final = ((0.6, 0.6), (0.565, 0.565), (0.532, 0.53), (0.5, 0.495))
_WALL: Final = (0.466, 0.444)
_LAWN: Final = (0.442, 0.404)
# The lawn lies deeper than the rim of the bowl, so that more is seen of the stands behind it.
_MIDDLE, _DEEPER = 0.5, 0.53
_HANGINGS: Final = 52
# Towers beyond the rim: where they stand and how high they are, as shares of the window, and how wide of their height.
_TOWERS: Final = ((0.0, 0.235, 0.19), (0.066, 0.155, 0.14), (0.0, 0.985, 0.16))
_TOWER_WIDE: Final = 0.42
# People: how large a face is, as a share of the height, and how far apart they sit, as a share of that.
_FACE, _APART = 0.0105, 1.62
_HAZE: Final = 0.2
_TURN: Final = 2 * pi / 48


def arena(painter: Painter) -> Iterator[Item]:
    """Tiers full of people, a wall with hangings, a mown lawn with three hoops at either end, towers at the corners."""
    whole = outlines.rectangle(-1.0, -1.0, painter.width + 2, painter.height + 2)
    yield from painter.tone(whole, 0.16, painter.whole, tint="ink", dye=painter.land(0.9))
    for number, oval in enumerate(_BOWL):
        tier = _oval(painter, oval, _MIDDLE)
        yield from painter.shapes((tier,), 0.34 + 0.1 * number, tint="accent", slope=0.0)
        yield from _crowd(painter, oval)
        yield painter.lines(tier, 0.3, 0.75)
    # The crowd is one mass: what is played on it and before it is what the eye goes to.
    yield Path(_oval(painter, _BOWL[0], _MIDDLE), painter.inks.of("accent", _HAZE))
    yield from _towers(painter)
    wall = _oval(painter, _WALL, _DEEPER)
    yield from painter.shapes((wall,), 0.95, tint="accent", slope=90.0)
    yield Path(_hangings(painter), painter.inks.metal)
    yield painter.lines(wall, 0.45, 0.9)
    yield from _lawn(painter)
    for side in (-1, 1):
        for away, tall in ((0.2, 0.13), (-0.05, 0.16), (-0.34, 0.19)):
            x = painter.width * (0.5 + side * _LAWN[0] * (0.9 - 0.22 * abs(away)))
            yield from goal(painter, x, painter.height * (_DEEPER - _LAWN[1] * away), painter.height * tall)


def _oval(painter: Painter, shares: tuple[float, float], middle: float) -> Outline:
    return outlines.disc(
        painter.width / 2, painter.height * middle, painter.width * shares[0], painter.height * shares[1]
    )


def _crowd(painter: Painter, shares: tuple[float, float]) -> Iterator[Item]:
    """The people on a tier: those opposite look at us, of those below we see the hair.

    Dots are dashes without length along the oval, so that two hundred people are a few strokes.
    """
    size = painter.height * _FACE
    apart = size * _APART
    wide, high = painter.width * shares[0] - size * 1.7, painter.height * shares[1] - size * 1.9
    begin = painter.random.uniform(0.0, 0.2)

    def row(lift: Mm, first: float, last: float, shift: Mm, every: Mm, across: Mm, ink: Ink) -> Path:
        start = first + shift / wide
        steps = max(ceil((last - start) / _TURN), 1)
        angles = [start + (last - start) * number / steps for number in range(steps + 1)]
        line = outlines.polyline(
            [
                (painter.width / 2 + wide * cos(angle), painter.height * _MIDDLE + high * sin(angle) - lift)
                for angle in angles
            ]
        )
        return Path(line, None, Stroke(ink, round(across, 3), (0.001, round(every, 3)), "round"))

    around = begin, begin + 2 * pi
    for number, token in enumerate(COATS):
        ink = painter.inks.cloth(token)
        yield row(0.0, *around, number * apart, apart * len(COATS), size * 1.75, ink)
    yield row(size * 0.95, *around, 0.0, apart, size * 1.12, painter.inks.of("ink", 0.85))
    yield row(size * 0.8, pi, 2 * pi, 0.0, apart, size * 0.9, painter.inks.skin)


def _towers(painter: Painter) -> Iterator[Item]:
    """Towers in the corners, those further away first."""
    width, height = painter.width, painter.height
    for x, foot, tall in sorted(_TOWERS, key=lambda tower: tower[1]):
        high = height * tall
        across = high * _TOWER_WIDE
        top, base = height * foot - high * 0.72, height * foot
        left = Tower(left=width * x + across * 0.2, across=across, top=top, foot=base)
        right = Tower(left=width * (1 - x) - across * 1.2, across=across, top=top, foot=base)
        yield from draped(painter, (left, right), high)


def _hangings(painter: Painter) -> Outline:
    """Pointed cloths on the inside of the wall behind the lawn."""
    cloths: list[Outline] = []
    high = painter.height * 0.042
    across, down = painter.width * _WALL[0], painter.height * _WALL[1]
    for number in range(_HANGINGS):
        left, right = (
            (painter.width / 2 - across * cos(angle), painter.height * _DEEPER - down * sin(angle))
            for angle in (pi * (number + share) / _HANGINGS for share in (0.15, 0.85))
        )
        point = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + high
        cloths.append(outlines.polygon([left, right, point]))
    return outlines.joined(cloths)


def _lawn(painter: Painter) -> Iterator[Item]:
    """An oval of grass, mown in stripes that lean to one point far behind, with its lines."""
    lawn = _oval(painter, _LAWN, _DEEPER)
    x, y = painter.width / 2, painter.height * _DEEPER
    across, down = painter.width * _LAWN[0], painter.height * _LAWN[1]
    yield from painter.shapes((lawn,), 0.04, tint="ink", slope=0.0, dye=painter.land(0.95))
    stripes = [
        outlines.polygon(
            [
                (x + number * across * 0.16, y - down),
                (x + (number + 1) * across * 0.16, y - down),
                (x + (number + 1) * across * 0.2, y + down),
                (x + number * across * 0.2, y + down),
            ]
        )
        for number in range(-7, 7, 2)
    ]
    yield Group((Path(outlines.joined(stripes), painter.inks.of("ink", 0.12)),), clip=lawn)
    yield painter.lines(lawn, 0.4, 0.85)
    marks = outlines.disc(x, y, across * 0.97, down * 0.96) + outlines.disc(x, y, across * 0.2, down * 0.24)
    marks += outlines.polyline([(x, y - down * 0.96), (x, y + down * 0.96)])
    yield Path(marks, None, Stroke(painter.inks.paper(0.9), 0.5))
