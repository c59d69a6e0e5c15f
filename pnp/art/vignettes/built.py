"""Vignettes of what people have made: buildings, camps and stalls, fieldworks, ships."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import cos, pi, sin
from typing import Final

from pnp.art import buildings, landmarks, outlines
from pnp.art.vignettes.vignette import FOOT, Vignette
from pnp.frame import Item, Path


def _castle(painter: Vignette) -> Iterator[Item]:
    x, w, h = painter.width / 2, painter.width, painter.height
    yield from painter.shapes(buildings.castle(painter.random, x, h * 0.66, w * 0.72), 0.3)
    yield from painter.shape(buildings.crag(painter.random, x, h * FOOT, h * 0.64, w * 0.36), 0.5, slope=70.0)


def _tower(painter: Vignette) -> Iterator[Item]:
    yield from painter.hill()
    x, w, h = painter.width / 2, painter.width, painter.height
    yield from painter.shape(buildings.tower(x, h * 0.86, w * 0.12, h * 0.5, roofed=True), 0.34)


def _ruin(painter: Vignette) -> Iterator[Item]:
    yield from painter.hill()
    wall = painter.at((0.18, 0.88), (0.18, 0.3), (0.26, 0.36), (0.32, 0.22), (0.4, 0.5), (0.5, 0.56), (0.58, 0.44))
    wall += painter.at((0.66, 0.5), (0.72, 0.14), (0.8, 0.22), (0.8, 0.88))
    yield from painter.shape(outlines.polygon(wall), 0.36)
    for x in (0.3, 0.74):
        yield from painter.shape(landmarks.arch(*painter.point(x, 0.8), *painter.point(0.045, 0.66)), 0.85)


def _graveyard(painter: Vignette) -> Iterator[Item]:
    w, h, random = painter.width, painter.height, painter.random
    yield Path(buildings.bare_tree(random, w * 0.22, h * 0.88, h * 0.86, -0.1), painter.inks.of("ink", 0.9))
    yield from painter.hill(top=0.82)
    for x, tall in ((0.44, 0.42), (0.62, 0.5), (0.82, 0.38)):
        yield from painter.shape(buildings.grave(random, w * x, h * 0.92, h * tall), 0.4, slope=60.0)


def _lighthouse(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from painter.hill(0.4)
    yield from painter.polygon(((0.4, 0.86), (0.44, 0.3), (0.56, 0.3), (0.6, 0.86)), 0.02)
    yield from painter.polygon(((0.415, 0.66), (0.43, 0.48), (0.57, 0.48), (0.585, 0.66)), 0.7, tint="accent")
    yield from painter.shape(outlines.rectangle(w * 0.43, h * 0.16, w * 0.14, h * 0.14), 0.5)
    yield from painter.polygon(((0.4, 0.17), (0.5, 0.04), (0.6, 0.17)), 0.8, tint="accent")


def _house(painter: Vignette, x: float, foot: float, wide: float, tall: float) -> Iterator[Item]:
    """A house with a gable in front and a roof behind it, by shares of the picture."""
    eaves = foot - tall * 0.5
    roof = ((x + wide * 0.25, foot - tall), (x + wide * 0.86, foot - tall), (x + wide, eaves), (x + wide * 0.5, eaves))
    yield from painter.polygon(
        ((x + wide * 0.5, eaves), (x + wide, eaves), (x + wide, foot), (x + wide * 0.5, foot)), 0.22
    )
    yield from painter.polygon(roof, 0.6, tint="accent", slope=70.0)
    gable = ((x, foot), (x, eaves), (x + wide * 0.25, foot - tall), (x + wide * 0.5, eaves), (x + wide * 0.5, foot))
    yield from painter.polygon(gable, 0.04)
    door = outlines.rectangle(
        *painter.point(x + wide * 0.19, foot - tall * 0.26), *painter.point(wide * 0.12, tall * 0.26)
    )
    yield Path(door, painter.inks.of("ink", 0.85))


def _village(painter: Vignette) -> Iterator[Item]:
    for x, foot, wide, tall in ((0.36, 0.56, 0.3, 0.34), (0.06, 0.74, 0.38, 0.4), (0.52, 0.86, 0.42, 0.46)):
        yield from _house(painter, x, foot, wide, tall)


def _chapel(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from _house(painter, 0.3, 0.9, 0.56, 0.48)
    yield from painter.shape(buildings.tower(w * 0.3, h * 0.9, w * 0.075, h * 0.5, roofed=True), 0.2)


def _town(painter: Vignette) -> Iterator[Item]:
    w, h, random = painter.width, painter.height, painter.random
    yield from painter.shapes(landmarks.houses(random, w * 0.06, w * 0.8, h * 0.8, h * 0.7), 0.2)
    yield from painter.shapes(landmarks.wall(random, 0.0, w, h * FOOT, h * 0.34), 0.34, slope=0.0)


def _domes(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    for x, drum, radius in ((0.24, 0.56, 0.09), (0.76, 0.56, 0.09), (0.5, 0.46, 0.13)):
        body = outlines.rectangle(w * (x - radius * 0.62), h * drum, w * radius * 1.24, h * (FOOT - drum))
        yield from painter.shape(body, 0.1)
        yield from painter.shape(buildings.onion(w * x, h * drum, w * radius), 0.7, tint="accent")
    wall = outlines.polygon([*landmarks.battlement(0.0, h * 0.76, w, w * 0.05), (w, h * FOOT), (0.0, h * FOOT)])
    yield from painter.shape(wall, 0.4, slope=0.0)


def _windmill(painter: Vignette) -> Iterator[Item]:
    yield from painter.hill()
    body = outlines.polygon(painter.at((0.38, 0.86), (0.43, 0.44), (0.57, 0.44), (0.62, 0.86)))
    yield from painter.shape(body, 0.1)
    yield from painter.polygon(((0.41, 0.45), (0.5, 0.26), (0.59, 0.45)), 0.7, tint="accent")
    (x, y), reach = painter.point(0.5, 0.42), painter.height * 0.4
    for quarter in range(4):
        angle = pi / 5 + quarter * pi / 2
        ax, ay, bx, by = cos(angle), sin(angle), -sin(angle), cos(angle)
        sail = [(x + ax * reach * a + bx * reach * b, y + ay * reach * a + by * reach * b) for a, b in _SAIL]
        yield from painter.shape(outlines.polygon(sail), 0.02)
        yield painter.stroke(outlines.polyline([(x, y), (x + ax * reach, y + ay * reach)]), 0.016)


_SAIL: Final = ((0.24, 0.0), (0.24, 0.2), (1.0, 0.26), (1.0, 0.0))


def _tents(painter: Vignette) -> Iterator[Item]:
    for x, foot, wide, tall in ((0.3, 0.66, 0.36, 0.46), (0.0, 0.86, 0.48, 0.6), (0.5, FOOT, 0.5, 0.66)):
        yield from _pavilion(painter, x, foot, wide, tall)


def _pavilion(painter: Vignette, x: float, foot: float, wide: float, tall: float) -> Iterator[Item]:
    """A round tent with stripes, a valance and a pennon, by shares of the picture."""
    eaves, peak, middle = foot - tall * 0.46, foot - tall * 0.86, x + wide / 2
    pole = outlines.polyline(painter.at((middle, peak + 0.02), (middle, foot - tall)))
    yield painter.stroke(pole)
    flag = painter.at((middle, foot - tall), (middle + wide * 0.3, foot - tall * 0.95), (middle, foot - tall * 0.9))
    yield Path(outlines.polygon(flag), painter.inks.of("accent"))
    count = 5
    for number in range(count):
        a, b = number / count, (number + 1) / count
        tone = 0.75 if number % 2 == 0 else 0.02
        side = ((x + wide * (0.08 + 0.84 * a), eaves), (x + wide * (0.08 + 0.84 * b), eaves))
        foots = ((x + wide * b, foot), (x + wide * a, foot))
        yield from painter.polygon((*side, *foots), tone * 0.8, tint="accent")
        roof = ((middle, peak), (x + wide * (1.08 * b - 0.04), eaves), (x + wide * (1.08 * a - 0.04), eaves))
        yield from painter.polygon(roof, tone, tint="accent")
    door = ((middle - wide * 0.09, foot), (middle, eaves + tall * 0.06), (middle + wide * 0.09, foot))
    yield Path(outlines.polygon(painter.at(*door)), painter.inks.of("ink", 0.85))


def _stall(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    body, stripes = buildings.stall(w * 0.12, h * FOOT, w * 0.76, h * 0.84)
    yield from painter.shape(body, 0.4)
    yield from painter.shapes(stripes[::2], 0.8, tint="accent")
    yield from painter.shapes(stripes[1::2], 0.02, tint="accent")


def _stage(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from painter.shape(outlines.rectangle(w * 0.12, h * 0.2, w * 0.76, h * 0.5), 0.12)
    for a, b in ((0.1, 0.36), (0.9, 0.64)):
        yield from painter.polygon(
            ((a, 0.14), (b, 0.14), (a + (b - a) * 0.4, 0.44), (a + (b - a) * 0.3, 0.7), (a, 0.7)), 0.75, tint="accent"
        )
    yield from painter.shape(outlines.rectangle(w * 0.06, h * 0.68, w * 0.88, h * 0.24), 0.4)
    yield from painter.shape(outlines.rectangle(w * 0.06, h * 0.08, w * 0.88, h * 0.1), 0.8, tint="accent")


def _fountain(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    jets = tuple(
        part
        for reach in (-0.24, -0.12, 0.12, 0.24)
        for part in outlines.curve(painter.at((0.5, 0.36), (0.5 + reach * 0.6, 0.18), (0.5 + reach, 0.56)))
    )
    yield from painter.shape(outlines.rectangle(w * 0.46, h * 0.34, w * 0.08, h * 0.4), 0.3)
    yield Path(jets, None, painter.lines(jets, w * 0.014, 0.7).stroke)
    yield from painter.shape(outlines.disc(w * 0.5, h * 0.58, w * 0.26, h * 0.07), 0.4, tint="accent")
    yield from painter.polygon(((0.1, 0.74), (0.9, 0.74), (0.84, FOOT), (0.16, FOOT)), 0.24)
    yield from painter.shape(outlines.disc(w * 0.5, h * 0.74, w * 0.4, h * 0.07), 0.4, tint="accent")


def _gate(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    for x in (0.22, 0.78):
        yield from painter.shape(buildings.tower(w * x, h * FOOT, w * 0.11, h * 0.66, roofed=False), 0.26)
    wall = outlines.polygon(
        [*landmarks.battlement(w * 0.32, h * 0.42, w * 0.36, w * 0.05), (w * 0.68, h * FOOT), (w * 0.32, h * FOOT)]
    )
    yield from painter.shape(wall, 0.16)
    yield from painter.shape(landmarks.arch(w * 0.5, h * FOOT, w * 0.11, h * 0.68), 0.9)


def _ship(painter: Vignette) -> Iterator[Item]:
    hull = painter.at((0.08, 0.62), (0.2, 0.68), (0.74, 0.68), (0.94, 0.54), (0.82, 0.86), (0.24, 0.86))
    masts = ((0.34, 0.12), (0.6, 0.04))
    for x, top in masts:
        yield painter.stroke(outlines.polyline(painter.at((x, 0.68), (x, top))), 0.018)
        for upper, lower, half in ((top + 0.04, top + 0.24, 0.09), (top + 0.28, 0.62, 0.13)):
            sail = painter.at((x - half * 0.8, upper), (x + half, upper), (x + half * 1.5, (upper + lower) / 2))
            sail += painter.at((x + half * 1.1, lower), (x - half, lower), (x - half * 0.5, (upper + lower) / 2))
            yield from painter.shape(outlines.polygon(sail), 0.05)
    yield from painter.shape(outlines.polygon(hull), 0.62, slope=4.0)
    waves = tuple(
        part
        for x in (0.02, 0.34, 0.66)
        for part in outlines.curve(painter.at((x, 0.9), (x + 0.08, 0.85), (x + 0.16, 0.92), (x + 0.26, 0.87)))
    )
    yield painter.stroke(waves)


def _pyramid(painter: Vignette) -> Iterator[Item]:
    for x, tall in ((0.3, 0.5), (0.56, 0.78)):
        light, shade = buildings.pyramid(painter.width * x, painter.height * 0.9, painter.height * tall)
        yield from painter.shape(light, 0.06, tint="accent", slope=0.0)
        yield from painter.shape(shade, 0.5, slope=0.0)


def _hoops(painter: Vignette) -> Iterator[Item]:
    for x, tall in ((0.24, 0.72), (0.5, 0.92), (0.76, 0.72)):
        yield painter.stroke(buildings.hoop(painter.width * x, painter.height * FOOT, painter.height * tall), 0.04)


def _bunker(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from painter.shape(outlines.rectangle(w * 0.14, h * 0.4, w * 0.72, h * 0.5), 0.5, slope=0.0)
    yield Path(outlines.rectangle(w * 0.3, h * 0.52, w * 0.4, h * 0.12), painter.inks.of("ink", 0.95))
    yield from painter.shapes(buildings.sandbags(painter.random, 0.0, w * 0.86, h * FOOT, h * 0.2), 0.1)
    yield from painter.polygon(((0.08, 0.42), (0.2, 0.28), (0.8, 0.28), (0.92, 0.42)), 0.3)


def _sandbags(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from painter.shapes(buildings.sandbags(painter.random, 0.0, w * 0.86, h * FOOT, h * 0.36), 0.14)


def _wire(painter: Vignette) -> Iterator[Item]:
    posts, strands = buildings.wire(
        painter.random, painter.width * 0.05, painter.width * 0.95, painter.height * FOOT, painter.height * 0.5
    )
    yield painter.stroke(posts, 0.03)
    yield painter.stroke(strands, 0.012)


def _compass(painter: Vignette) -> Iterator[Item]:
    x, y = painter.point(0.5, 0.5)
    reach = painter.height * 0.46
    yield painter.stroke(outlines.disc(x, y, reach * 0.62) + outlines.disc(x, y, reach * 0.56), 0.008)
    for eighth in (1, 3, 5, 7, 0, 2, 4, 6):
        far = reach if eighth % 2 == 0 else reach * 0.6
        angle = eighth * pi / 4
        tip = (x + far * sin(angle), y - far * cos(angle))
        for side, tone in ((-1, 0.02), (1, 0.85)):
            waist = angle + side * pi / 8
            near = (x + reach * 0.17 * sin(waist), y - reach * 0.17 * cos(waist))
            yield from painter.shape(outlines.polygon([(x, y), tip, near]), tone)


BUILT: Final[Mapping[str, Callable[[Vignette], Iterator[Item]]]] = {
    "bunker": _bunker,
    "castle": _castle,
    "chapel": _chapel,
    "compass": _compass,
    "domes": _domes,
    "fountain": _fountain,
    "gate": _gate,
    "graveyard": _graveyard,
    "hoops": _hoops,
    "lighthouse": _lighthouse,
    "pavilion": partial(_pavilion, x=0.1, foot=FOOT, wide=0.8, tall=0.92),
    "pyramid": _pyramid,
    "ruin": _ruin,
    "sandbags": _sandbags,
    "ship": _ship,
    "stage": _stage,
    "stall": _stall,
    "tents": _tents,
    "tower": _tower,
    "town": _town,
    "village": _village,
    "windmill": _windmill,
    "wire": _wire,
}
