"""Places of the wars of the 20th century: a slope, a steppe, ruins, a dugout; and shells that burst, with smoke."""

from collections.abc import Callable, Iterator, Mapping
from math import cos, pi, sin
from random import Random
from typing import Final

from pnp.art import buildings, outlines
from pnp.art.outlines import Outline, Point
from pnp.art.painter import Painter
from pnp.frame import Group, Item, Path, Segment
from pnp.measures import Mm

# The ground of a slope at its left and its right end, as shares of the height: it rises to the right.
SLOPE: Final = (0.93, 0.55)
_STEPS: Final = 14
# The outline of the flash at the foot of a burst, as shares of its height aside and above the foot.
_FLASH: Final = (
    (-0.16, 0.0),
    (-0.2, 0.16),
    (-0.11, 0.12),
    (-0.1, 0.3),
    (-0.03, 0.2),
    (0.02, 0.38),
    (0.06, 0.2),
    (0.13, 0.28),
    (0.12, 0.12),
    (0.21, 0.14),
    (0.16, 0.0),
)


def crater(x: Mm, y: Mm, across: Mm) -> Outline:
    """A shell hole seen from the side: a shallow dish with a thrown-up lip."""
    deep, lip = across * 0.26, across * 0.12
    points = [(x - across * 0.62, y + deep * 0.2), (x - across * 0.46, y - lip), (x - across * 0.2, y + deep * 0.5)]
    points += [(x + across * 0.24, y + deep * 0.5), (x + across * 0.46, y - lip), (x + across * 0.62, y + deep * 0.2)]
    return outlines.polygon([*points, (x + across * 0.3, y + deep), (x - across * 0.3, y + deep)])


def stump(random: Random, x: Mm, foot: Mm, height: Mm) -> Outline:
    """What shells leave of a tree: a splintered trunk with the rest of a limb."""
    half, lean = height * 0.07, random.uniform(-0.12, 0.12) * height
    left, right = x - half, x + half
    limb = random.choice((-1, 1)) * height
    top = foot - height
    points = [(left - half * 0.5, foot), (left + lean * 0.7, top + height * 0.14), (x + lean * 0.8, top + height * 0.2)]
    points += [(x + lean, top), (right + lean * 0.7, top + height * 0.22), (right + lean * 0.5, foot - height * 0.55)]
    points += [(x + limb * 0.3, foot - height * 0.78), (right + lean * 0.3, foot - height * 0.44)]
    return outlines.polygon([*points, (right + half * 0.6, foot)])


def burst(random: Random, x: Mm, foot: Mm, height: Mm) -> tuple[Outline, Outline]:
    """A shell that bursts: the fan of earth that it throws up, with clods above it, and the flash at its foot."""
    earth: list[Point] = [(x - height * 0.2, foot)]
    clods: list[Outline] = []
    count = 13
    for number in range(count):
        angle = pi * (1.16 + 0.68 * number / (count - 1))
        far = height * (random.uniform(0.78, 1.05) if number % 2 else random.uniform(0.5, 0.64))
        far *= 1 - 0.3 * abs(2 * number / (count - 1) - 1)
        earth.append((x + far * cos(angle), foot + far * sin(angle)))
        if number % 2:
            away, size = far * random.uniform(1.08, 1.25), height * random.uniform(0.02, 0.045)
            clods.append(outlines.disc(x + away * cos(angle), foot + away * sin(angle), size, size * 0.8))
    flash = [(x + height * across, foot - height * up) for across, up in _FLASH]
    return (
        outlines.joined((outlines.polygon([*earth, (x + height * 0.2, foot)]), *clods)),
        outlines.polygon(flash),
    )


def plume(random: Random, x: Mm, foot: Mm, height: Mm, wind: float) -> list[tuple[Mm, Mm, Mm]]:
    """The lobes of a column of smoke that widens and leans with the wind as it rises: middle and radius of each."""
    lobes: list[tuple[Mm, Mm, Mm]] = []
    count = 8
    for number in range(count):
        share = number / (count - 1)
        radius = height * (0.05 + 0.13 * share) * random.uniform(0.85, 1.2)
        aside = wind * height * share**1.5 + random.uniform(-0.04, 0.04) * height
        lobes.append((x + aside, foot - height * 0.94 * share, radius))
        if number > 1:
            out = radius * random.choice((-0.8, 0.8))
            lobes.append((x + aside + out, foot - height * 0.94 * share + radius * 0.3, radius * 0.6))
    return lobes


def _lobes(lobes: list[tuple[Mm, Mm, Mm]], grown: Mm = 0.0) -> Outline:
    return outlines.joined(outlines.disc(x, y, r + grown, r * 0.84 + grown) for x, y, r in lobes)


def _smoke(painter: Painter, lobes: list[tuple[Mm, Mm, Mm]], tone: float) -> Iterator[Item]:
    """A column with one contour around all of it, and billows that are lighter on the side of the light."""
    ink, column = painter.inks, _lobes(lobes)
    if not painter.has_tints:
        yield Path(_lobes(lobes, 0.18), ink.of("ink", 0.9))
    yield Path(column, ink.paper())
    yield Path(column, ink.of("ink", tone))
    for x, y, radius in lobes[1::2]:
        lit = outlines.disc(x - radius * 0.22, y - radius * 0.26, radius * 0.78, radius * 0.6)
        yield Group((Path(lit, ink.paper(0.2)),), clip=column)


def shelled(painter: Painter) -> Iterator[Item]:
    """Columns of smoke over the horizon, and shells that burst before them."""
    random, width, height = painter.random, painter.width, painter.height
    wind = random.choice((-0.35, 0.35))
    for share in random.sample((0.08, 0.3, 0.52, 0.74, 0.94), 3):
        x, foot = width * share, height * random.uniform(0.56, 0.66)
        tall = height * random.uniform(0.4, 0.6)
        yield from _smoke(painter, plume(random, x, foot, tall, wind), random.uniform(0.42, 0.6))
    for share in random.sample((0.16, 0.38, 0.62, 0.86), 2):
        earth, flash = burst(random, width * share, height * random.uniform(0.64, 0.72), height * 0.24)
        yield from painter.shapes((earth,), 0.66, slope=80.0)
        yield Group((Path(flash, painter.inks.paper()), Path(flash, painter.inks.of("accent", 0.4))), clip=earth)


def _slope_at(painter: Painter, share: float) -> Mm:
    low, high = SLOPE
    return painter.height * (low + (high - low) * share)


def _slope(painter: Painter) -> Iterator[Item]:
    """A hillside that rises to the right, with wire and shell holes, before other hills."""
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.46, 0.14, 0.14, roughness=0.54, tint="accent", slope=48.0, smooth=False)
    yield from painter.ridge(0.6, 0.06, 0.24, slope=-24.0)
    shares = [number / _STEPS for number in range(_STEPS + 1)]
    line = [(width * share, _slope_at(painter, share) + random.uniform(-0.6, 0.6)) for share in shares]
    line = [(-2.0, line[0][1] + 0.8), *line, (width + 2.0, line[-1][1] - 0.8)]
    for share in (0.08, 0.9):
        x = width * (share + random.uniform(-0.05, 0.05))
        tall = height * random.uniform(0.2, 0.3)
        yield from painter.shapes((stump(random, x, _slope_at(painter, share) + 1, tall),), 0.7)
    bounds = -2.0, line[-1][1], width + 2.0, height + 1
    side = outlines.below(line, height + 1)
    yield from painter.tone(side, painter.depth(0.74, 0.3), bounds, slope=-20.0, edge=0.2, dye=painter.land(0.8))
    holes = [(share, share + random.uniform(-0.04, 0.04)) for share in (0.2, 0.52, 0.78)]
    pits = tuple(crater(width * x, _slope_at(painter, at) + height * 0.09, width * 0.12) for at, x in holes)
    yield from painter.shapes(pits, painter.depth(0.84, 0.5), slope=-20.0)


def _steppe(painter: Painter) -> Iterator[Item]:
    """A plain without end: a road that runs to one point, poles along it, a ribbon of fields."""
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.6, 0.018, 0.14, tint="accent")
    top = height * 0.61
    whole = outlines.rectangle(-2.0, top, width + 4, height - top + 1)
    yield from painter.tone(
        whole, painter.depth(0.64, 0.1), painter.whole, slope=2.0, edge=0.16, dye=painter.land(0.75)
    )
    x = width * random.choice((0.3, 0.7))
    side = -1 if x > width / 2 else 1
    for near, far in ((0.1, 0.2), (0.34, 0.56), (0.8, 1.3)):
        strip = [(x, top), (x + side * near * width * 1.6, height + 1), (x + side * far * width * 1.6, height + 1)]
        field = outlines.polygon(strip)
        yield from painter.tone(field, painter.depth(0.7, 0.16), outlines.extent(field), dye=painter.land(0.9))
    road = outlines.polygon([(x, top), (x - side * width * 0.5, height + 1), (x - side * width * 0.1, height + 1)])
    yield from painter.tone(road, painter.depth(0.44, 0.04), outlines.extent(road))
    for share in (0.24, 0.42, 0.64, 0.9):
        tall, at = height * 0.62 * share, (x - side * width * 0.72 * share, top + (height - top) * share * 0.8)
        yield painter.lines(_pole(at, tall), 0.16 + 0.3 * share, 0.9)


def _pole(foot: Point, tall: Mm) -> Outline:
    x, y = foot
    arm = tall * 0.16
    bar = outlines.polyline([(x - arm, y - tall * 0.9), (x + arm, y - tall * 0.9)])
    return *outlines.polyline([(x, y), (x, y - tall)]), *bar


def broken_house(random: Random, x: Mm, foot: Mm, width: Mm, height: Mm) -> Outline:
    """The walls of a house after a fire: a torn top, and windows that one looks through, as holes."""
    top = [
        (x + width * number / 6, foot - height * random.uniform(*((0.82, 1.0) if number in (0, 1, 6) else (0.5, 0.8))))
        for number in range(7)
    ]
    wall = outlines.polygon([(x, foot), *top, (x + width, foot)])
    holes: list[Segment] = []
    floors = max(int(height / (width * 0.42)), 1)
    for floor in range(floors):
        for column in range(3):
            left, low = x + width * (0.13 + 0.28 * column), foot - height * 0.5 * (floor + 0.34) / floors
            wide, tall = width * 0.17, height * 0.26 / floors
            # The other way round than the wall: a hole.
            pane = [(left, low), (left + wide, low), (left + wide, low - tall), (left, low - tall)]
            holes += outlines.polygon(pane)
    return *wall, *holes


def _ruins(painter: Painter) -> Iterator[Item]:
    """A street of burnt houses, and rubble with beams in it."""
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.56, 0.03, 0.12, tint="accent")
    for foot, tall, far in ((0.68, 0.42, 0.26), (0.76, 0.58, 0.5)):
        x = -height * random.uniform(0.0, 0.2)
        while x < width:
            wide, high = height * tall * random.uniform(0.5, 0.8), height * tall * random.uniform(0.6, 1.05)
            is_before_subject = foot > 0.7 and 0.28 < (x + wide / 2) / width < 0.72
            if not is_before_subject:
                house = broken_house(random, x, height * foot, wide, high)
                tone = painter.depth(foot - 0.12, far)
                yield from painter.shapes((house,), tone, slope=70.0, dye=painter.land(0.5))
            x += wide * random.uniform(1.05, 1.5)
    yield from painter.ridge(0.77, 0.05, 0.3, roughness=0.7, smooth=False)
    beams = [random.uniform(0, 1) for _ in range(6)]
    lines = (
        outlines.polyline([(width * at, height * 0.82), (width * at + height * lean, height * (0.82 - abs(lean)))])
        for at, lean in zip(beams, (0.12, -0.1, 0.16, -0.14, 0.08, -0.16), strict=True)
    )
    yield painter.lines(tuple(step for beam in lines for step in beam), 0.5, 0.9)


def _dugout(painter: Painter) -> Iterator[Item]:
    """Underground: walls of logs and sandbags, a beam, a lamp that hangs from it, and its light."""
    width, height, random, above = painter.width, painter.height, painter.random, painter.above
    floor = height * 0.82
    wall = outlines.rectangle(-1.0, -1.0 - above, width + 2, floor + above + 1)
    yield from painter.tone(wall, 0.7 if painter.has_tints else 0.3 + painter.dark, painter.whole, dye=painter.wall)
    lamp = width * random.choice((0.3, 0.7)), height * 0.26
    for radius, light in ((0.62, 0.16), (0.44, 0.2), (0.27, 0.3)):
        yield Path(outlines.disc(*lamp, height * radius), painter.inks.paper(light))
        yield Path(outlines.disc(*lamp, height * radius), painter.inks.of("accent", light))
    rows = (outlines.polyline([(-1, y), (width + 1, y)]) for y in (height * n / 9 for n in range(1, 8)))
    yield painter.lines(tuple(step for row in rows for step in row), 0.14, 0.5)
    for course in buildings.sandbags(random, -2.0, width + 2, floor + height * 0.02, height * 0.16):
        yield from painter.shapes((course,), painter.depth(0.66, 0.2), slope=20.0)
    ground = outlines.rectangle(-1.0, floor, width + 2, height * 0.2)
    yield from painter.tone(ground, painter.depth(0.78, 0.16), painter.whole, edge=0.18, dye=painter.land(0.8))
    for x in (width * 0.03, width * 0.91):
        yield from painter.shapes((outlines.rectangle(x, -above, width * 0.06, height + above),), 0.8, slope=90.0)
    yield from painter.shapes((outlines.rectangle(-1, -1 - above, width + 2, height * 0.13),), 0.8, slope=0.0)
    x, y = lamp
    yield painter.lines(outlines.polyline([(x, height * 0.11), (x, y - height * 0.06)]), 0.25, 1.0)
    yield Path(outlines.disc(x, y, height * 0.045, height * 0.06), painter.inks.paper())
    yield painter.lines(outlines.disc(x, y, height * 0.045, height * 0.06), 0.3, 1.0)


FRONTS: Final[Mapping[str, Callable[[Painter], Iterator[Item]]]] = {
    "slope": _slope,
    "steppe": _steppe,
    "ruins": _ruins,
    "dugout": _dugout,
}
