"""Wild land from a hill, up to the edges of its picture: a glade among trees, peaks about a valley."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from pnp.art import landmarks, outlines
from pnp.art.outlines import Outline, Point
from pnp.art.painter import Painter
from pnp.art.receding import Plane, air, clump, receding, ribbon
from pnp.frame import Ink, Item, Path
from pnp.measures import Mm
from pnp.values import dataclass

# How high a tree at the lower edge is, as a share of what things are sized by; how many rows of them there are.
_TREE: Final = 0.44
_ROWS: Final = 9
# The glade: how far it reaches across and down.
_GLADE: Final = (0.62, 0.24)
# Where the foot of the far range is, as a share of the height.
_RANGE: Final = 0.4
# How much of the ink the dark side of a peak has, and of a facet on its light side.
_SHADE, _FACET = 0.34, 0.12


def woodland(painter: Painter) -> Iterator[Item]:
    """A glade with a brook, and rows of crowns and firs around it, the nearest as a frame at the lower corners."""
    plane, random = receding(painter), painter.random
    yield from _ground(painter, 0.62)
    glade = random.uniform(-0.22, 0.22), random.uniform(0.56, 0.64)
    grass = outlines.loop(
        [plane.at(glade[0] + a, glade[1] + b * _GLADE[1] / _GLADE[0]) for a, b in outlines.around(0, 0, _GLADE[0], 10)]
    )
    yield Path(grass, painter.inks.paper(0.3))
    side = random.choice((-1, 1))
    through = [(glade[0] - side * 0.5, 0.2), (glade[0] + side * 0.42, 0.46), (glade[0] - side * 0.1, 0.64)]
    through += [(glade[0] + side * 0.34, 0.82), (glade[0] + side * 0.12, 1.12)]
    brook = ribbon(plane, through, 0.05)
    yield from painter.tone(brook, 0.1, outlines.extent(brook), slope=0.0, edge=0.16, dye=painter.wall)
    yield painter.lines(brook, 0.14, 0.35)
    for number, down in enumerate(plane.down(_ROWS, 0.05, 1.16)):
        yield from _row_of_trees(painter, plane, number, down, glade)
    yield from air(painter)


def _row_of_trees(painter: Painter, plane: Plane, row: int, down: float, glade: Point) -> Iterator[Item]:
    """Trees side by side but where the glade is: firs, and crowns in two tones, each with a light side."""
    random, size = painter.random, painter.reach * _TREE * plane.scale(down)
    step = 0.24
    firs: list[Outline] = []
    sides: list[Outline] = []
    crowns: tuple[list[Outline], list[Outline]] = ([], [])
    lights: list[Outline] = []
    for number in range(-8, 9):
        across = (number + 0.5 * (row % 2) + random.uniform(-0.2, 0.2)) * step
        near = down + 0.06
        if hypot((across - glade[0]) / _GLADE[0], (near - glade[1]) / _GLADE[1]) < 1:
            continue
        # Below the glade nothing stands before it: only the corners have trees.
        if down > glade[1] and abs(across - glade[0]) < 0.78 - 0.2 * (down - glade[1]):
            continue
        x, y = plane.at(across, down)
        tall = size * random.uniform(0.82, 1.12)
        if not -tall < x < painter.width + tall:
            continue
        if random.random() < 0.42:
            fir = landmarks.conifer(random, x, y, tall)
            firs.append(fir)
            sides.append(_right_half(fir, x))
        else:
            radius = tall * 0.36
            random.choice(crowns).append(clump(painter, x, y - radius * 1.1, radius))
            lights += [
                clump(painter, x + a * radius, y - radius * (1.1 + b), radius * c)
                for a, b, c in ((-0.3, 0.42, 0.42), (0.18, 0.16, 0.24), (-0.52, -0.1, 0.2))
            ]
    for parts, tone, dye in zip(
        (crowns[0], crowns[1]), (0.02, 0.16), (painter.land(0.9), _growth(painter, 0.72)), strict=True
    ):
        yield from _mass(painter, parts, tone, dye)
    if lights:
        yield Path(outlines.joined(lights), painter.inks.paper(0.2))
    yield from _mass(painter, firs, 0.16, _growth(painter, 1.0))
    if sides:
        yield Path(outlines.joined(sides), painter.inks.of("ink", 0.22))


def _mass(painter: Painter, parts: Sequence[Outline], tone: float, dye: Ink | None) -> Iterator[Item]:
    """Several trees of one tone, with a contour."""
    if parts:
        whole = outlines.joined(parts)
        # By night they are as dark as by day, so that hatched rows stay countable, and have a line already.
        yield from painter.tone(whole, tone, outlines.extent(whole), slope=60.0, edge=0.16, dye=dye)
        if painter.has_tints:
            yield painter.lines(whole, 0.13, 0.4)


def _right_half(outline: Outline, x: Mm) -> Outline:
    """What lies on the right of an upright line, which is the middle of what is alike on both sides."""
    return outlines.mapped(outline, lambda a, b: (max(a, x), b))


def highland(painter: Painter) -> Iterator[Item]:
    """A far range, great peaks shoulder to shoulder, and a valley before them with a tarn or a track, and firs."""
    plane, random = receding(painter), painter.random
    yield from _ground(painter, 0.3)
    for foot in _far_ranges(painter, plane):
        for number in sorted(range(-4, 5), key=lambda _: random.random()):
            x, y = plane.at((number + random.uniform(-0.25, 0.25)) * 0.5, foot)
            yield from _peak(painter, Peak(x, y, painter.reach * random.uniform(0.3, 0.46), 0.66))
    yield from air(painter)
    side = random.choice((-1, 1))
    yield from painter.ridge(0.4, 0.05, 0.0, roughness=0.4)
    for across, foot, tall in (
        (-side * 1.12, 0.6, 0.46),
        (-side * 0.5, 0.64, 0.36),
        (side * 1.2, 0.66, 0.5),
        (side * 0.36, 0.7, 0.62),
    ):
        x, y = plane.at(across + random.uniform(-0.08, 0.08), foot)
        yield from _peak(painter, Peak(x, y, painter.reach * tall * random.uniform(0.92, 1.08), 0.8))
    yield from _valley(painter, plane, side)


def _far_ranges(painter: Painter, plane: Plane) -> list[float]:
    """How far down the feet of far ranges are: of one, and of more behind it where a picture is high."""
    feet = [_RANGE]
    while feet[-1] * plane.height > painter.reach * _RANGE * 1.1:
        feet.append(feet[-1] - painter.reach * 0.2 / plane.height)
    return feet[::-1]


def _valley(painter: Painter, plane: Plane, side: int) -> Iterator[Item]:
    """The floor below the peaks: grass, boulders, a tarn or a track, and firs at its ends."""
    random = painter.random
    edge = [plane.at(across / 4, 0.6 + random.uniform(-0.03, 0.03)) for across in range(-6, 7)]
    floor = outlines.below(edge, painter.height + 1)
    yield from painter.tone(floor, 0.0, outlines.extent(floor), dye=painter.land(0.62))
    if growth := _growth(painter, 0.3):
        yield Path(floor, growth)
    yield painter.lines(outlines.curve(edge), 0.2, 0.5)
    if random.random() < 0.5:
        tarn = [
            plane.at(-side * 0.5 + a, 0.82 + b * 0.16) for a, b in outlines.around(0.0, 0.0, 0.34, 8, random.random())
        ]
        lake = outlines.loop(tarn)
        yield from painter.tone(lake, 0.1, outlines.extent(lake), slope=0.0, edge=0.16, dye=painter.wall)
        yield painter.lines(lake, 0.16, 0.5)
    else:
        through = [(side * 0.3, 0.68), (-side * 0.1, 0.76), (-side * 0.42, 0.86), (-side * 0.2, 1.1)]
        yield Path(ribbon(plane, through, 0.06), painter.inks.paper(0.65))
    stones, shades = [], []
    for _ in range(14):
        x, y = plane.at(random.uniform(-1.2, 1.2), random.uniform(0.74, 1.0))
        size = painter.reach * random.uniform(0.012, 0.03)
        stones.append(
            outlines.polygon([(x + a, y + b * 0.7) for a, b in outlines.around(0, 0, size, 5, random.random())])
        )
        shades.append(outlines.disc(x + size * 0.7, y + size * 0.4, size, size * 0.3))
    yield Path(outlines.joined(shades), painter.inks.of("ink", 0.24))
    rocks = outlines.joined(stones)
    yield from painter.shapes((rocks,), 0.04, dye=painter.land(0.6))
    yield painter.lines(rocks, 0.14, 0.6)
    firs = []
    for across, down in ((-1.1, 0.78), (-0.98, 0.82), (-1.12, 0.92), (1.05, 0.8), (0.92, 0.86), (1.12, 0.94)):
        if random.random() < 0.75:
            x, y = plane.at(across + random.uniform(-0.05, 0.05), down)
            firs.append((x, landmarks.conifer(random, x, y, painter.reach * random.uniform(0.2, 0.3))))
    yield from _mass(painter, [fir for _, fir in firs], 0.1, _growth(painter, 1.0))
    if firs:
        yield Path(outlines.joined(_right_half(fir, x) for x, fir in firs), painter.inks.of("ink", 0.24))


def _ground(painter: Painter, share: float) -> Iterator[Item]:
    left, top, right, bottom = painter.whole
    whole = outlines.rectangle(left, top, right - left, bottom - top)
    yield from painter.tone(whole, 0.0, painter.whole, dye=painter.land(share))


def _growth(painter: Painter, opacity: float) -> Ink | None:
    """The accent as a colour below lines, in a picture with colours."""
    return painter.inks.of("accent", opacity) if painter.is_colored else None


@dataclass(frozen=True, slots=True)
class Peak:
    """A mountain. x, foot: of the middle of its foot. half: how far that reaches aside, as a share of its height."""

    x: Mm
    foot: Mm
    tall: Mm
    half: float


def _peak(painter: Painter, peak: Peak) -> Iterator[Item]:
    """A peak with a ridge that runs down towards the viewer, dark on its right, facets on its left, and snow."""
    random, tall, half = painter.random, peak.tall, peak.tall * peak.half
    top = peak.x + half * random.uniform(-0.12, 0.12), peak.foot - tall
    left = _crag(painter, (peak.x - half, peak.foot), top)
    right = _crag(painter, top, (peak.x + half, peak.foot))
    sway = half * 0.16
    spine = [
        (top[0] + sway * (number % 2) * 1.3 - sway * 0.3 * number * 0.4 + half * 0.04, top[1] + tall * share)
        for number, share in enumerate((0.16, 0.34, 0.5, 0.7, 1.0))
    ]
    whole = outlines.polygon([*left, *right[1:]])
    dark = outlines.polygon([top, *right[1:], *reversed(spine)])
    yield from painter.tone(whole, 0.0, outlines.extent(whole), slope=66.0, dye=painter.land(0.85))
    yield Path(dark, painter.inks.of("ink", _SHADE))
    gullies = [
        outlines.polygon(
            [spine[number], (spine[number][0] - half * wide, spine[number][1] + tall * 0.24), spine[number + 1]]
        )
        for number, wide in ((0, 0.3), (2, 0.42))
    ]
    gullies += [
        outlines.polygon([left[2], (left[2][0] + half * 0.26, left[1][1]), (left[1][0] + half * 0.08, left[1][1])])
    ]
    yield Path(outlines.joined(gullies), painter.inks.of("ink", _FACET))
    yield from _snow(painter, top, left, right, spine)
    yield painter.lines(outlines.polyline([*left, *right[1:]]), 0.3, 0.85)
    yield painter.lines(outlines.polyline([top, *spine]), 0.16, 0.4)


def _snow(
    painter: Painter, top: Point, left: Sequence[Point], right: Sequence[Point], spine: Sequence[Point]
) -> Iterator[Item]:
    """The cap of a peak, with a ragged edge, bluish in the shade."""
    tongues = [_between(top, left[0], 0.4), _between(top, spine[1], 0.62), _between(top, left[0], 0.2), spine[1]]
    light = [top, left[-2], tongues[0], tongues[2], tongues[1], spine[1], spine[0]]
    light[3] = (tongues[2][0] + (spine[0][0] - tongues[2][0]) * 0.45, tongues[2][1] + (spine[1][1] - top[1]) * 0.3)
    shade = [top, right[1], _between(top, right[-1], 0.38), _between(top, right[-1], 0.24), spine[1], spine[0]]
    shade[3] = (shade[3][0] - (shade[3][0] - spine[0][0]) * 0.45, shade[3][1])
    yield Path(outlines.polygon(light), painter.inks.paper(0.96))
    yield Path(outlines.polygon(shade), painter.inks.paper(0.72))


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _crag(painter: Painter, start: Point, end: Point) -> list[Point]:
    """A broken line between two points."""
    off = hypot(end[0] - start[0], end[1] - start[1]) * 0.05
    inner = [_between(start, end, share) for share in (0.2, 0.4, 0.6, 0.8)]
    return [
        start,
        *((x + painter.random.uniform(-off, off), y + painter.random.uniform(-off, off)) for x, y in inner),
        end,
    ]
