"""An arena from a high seat in the middle of a long side: the ground of a board that is played upon."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from pnp.art import outlines
from pnp.art.grounds import goal
from pnp.art.outlines import Outline
from pnp.art.painter import Painter
from pnp.frame import Group, Item, Path, Stroke

# The ovals, as shares of the window: of the bowl and its tiers from the outermost, of the wall, and of the lawn.
_BOWL: Final = ((0.56, 0.57), (0.535, 0.54), (0.51, 0.51), (0.485, 0.48))
_WALL: Final = (0.452, 0.428)
_LAWN: Final = (0.438, 0.4)
# The lawn lies deeper than the rim of the bowl, so that more is seen of the stands behind it.
_MIDDLE, _DEEPER = 0.5, 0.53
_SEATS: Final = 96
_HANGINGS: Final = 44


def arena(painter: Painter) -> Iterator[Item]:
    """Tiers with people, a wall with hangings, a mown lawn with three hoops at either end."""
    whole = outlines.rectangle(-1.0, -1.0, painter.width + 2, painter.height + 2)
    yield from painter.tone(whole, 0.3, painter.whole, tint="accent", dye=painter.land(0.5))
    for number, oval in enumerate(_BOWL):
        yield from painter.shapes((_oval(painter, oval, _MIDDLE),), 0.5 - 0.11 * number, tint="accent", slope=0.0)
        yield Path(_crowd(painter, oval, number), painter.inks.paper(0.8))
        yield Path(_crowd(painter, oval, number + 1), painter.inks.of("ink", 0.55))
    yield from painter.shapes((_oval(painter, _WALL, _DEEPER),), 0.75, tint="accent", slope=90.0, dye=painter.wall)
    yield Path(_hangings(painter), painter.inks.of("accent", 0.9))
    yield from _lawn(painter)
    for side in (-1, 1):
        for away, tall in ((0.2, 0.13), (-0.05, 0.16), (-0.34, 0.19)):
            x = painter.width * (0.5 + side * _LAWN[0] * (0.9 - 0.22 * abs(away)))
            yield from goal(painter, x, painter.height * (_DEEPER - _LAWN[1] * away), painter.height * tall)


def _oval(painter: Painter, shares: tuple[float, float], middle: float) -> Outline:
    return outlines.disc(
        painter.width / 2, painter.height * middle, painter.width * shares[0], painter.height * shares[1]
    )


def _crowd(painter: Painter, shares: tuple[float, float], row: int) -> Outline:
    """The people on a tier, a little out of step; those of the next row sit in their gaps."""
    heads: list[Outline] = []
    size = painter.height * 0.0048
    across, down = (painter.width * (shares[0] - 0.012), painter.height * (shares[1] - 0.014))
    for number in range(_SEATS):
        angle = 2 * pi * (number + row / 2 + painter.random.uniform(-0.12, 0.12)) / _SEATS
        if painter.random.random() < 0.15:
            continue
        x, y = painter.width / 2 + across * cos(angle), painter.height * _MIDDLE + down * sin(angle)
        heads.append(outlines.disc(x, y, size, size * 1.3))
    return outlines.joined(heads)


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
    yield from painter.shapes((lawn,), 0.1, tint="ink", slope=0.0, dye=painter.land(0.8))
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
    yield Group((Path(outlines.joined(stripes), painter.inks.of("ink", 0.1)),), clip=lawn)
    marks = outlines.disc(x, y, across * 0.97, down * 0.96) + outlines.disc(x, y, across * 0.2, down * 0.24)
    marks += outlines.polyline([(x, y - down * 0.96), (x, y + down * 0.96)])
    yield Path(marks, None, Stroke(painter.inks.paper(0.8), 0.5))
