"""A siege from above: the ward of a castle, its wall and moat, the field before it, a ditch with stakes, a camp."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from pnp.art import outlines
from pnp.art.outlines import Outline, Point
from pnp.art.painter import Painter
from pnp.frame import Item, Path
from pnp.measures import Mm

# Where the wall, the moat and the ditch begin and end, and the middle of the way through all of them, as shares.
_WALL: Final = (0.252, 0.288)
_MOAT: Final = (0.297, 0.324)
_DITCH: Final = (0.709, 0.726)
_GATE: Final = 0.5
# Where towers stand, as shares of the width; the radius of one, as a share of the height.
_TOWERS: Final = (0.0, 0.25, 0.47, 0.53, 0.75, 1.0)
_TOWER: Final = 0.034
# The middle of each tent of the camp, as shares, and its radius, as a share of the height.
_TENTS: Final = ((0.012, 0.97), (0.725, 0.76), (0.725, 0.97), (0.988, 0.76), (0.012, 0.77))
_TENT: Final = 0.036
_PATCHES, _TUFTS, _STONES = 30, 70, 30


def siege(painter: Painter) -> Iterator[Item]:
    """Draw it so that what lies on it is read: quiet grounds, dark lines only where one ends and the next begins."""
    yield from _field(painter)
    yield from _ward(painter)
    yield from _moat(painter)
    yield from _wall(painter)
    yield from _camp(painter)


def _across(painter: Painter, top: float, bottom: float) -> Outline:
    left, _, right, _ = painter.whole
    return outlines.rectangle(left, _y(painter, top), right - left, (bottom - top) * _high(painter))


def _high(painter: Painter) -> Mm:
    return painter.height + painter.above


def _y(painter: Painter, share: float) -> Mm:
    return share * _high(painter) - painter.above


def _field(painter: Painter) -> Iterator[Item]:
    """Grass with darker patches, tufts, and the ways that feet have trodden from the bridge to the camp."""
    random = painter.random
    yield from painter.tone(_across(painter, -0.02, 1.02), 0.0, painter.whole, dye=painter.land(0.75))
    patches = []
    for _ in range(_PATCHES):
        x, y = random.uniform(0, painter.width), random.uniform(_y(painter, _MOAT[1]), painter.height)
        wide = painter.reach * random.uniform(0.05, 0.13)
        around = outlines.around(0.0, 0.0, wide, 9, random.random())
        patches.append(
            outlines.loop([(x + a * random.uniform(0.8, 1.2), y + b * random.uniform(0.3, 0.5)) for a, b in around])
        )
    yield Path(outlines.joined(patches), painter.inks.of("ink", 0.07))
    start, end = _y(painter, _MOAT[1]), _y(painter, _DITCH[0])
    ways = []
    for number in range(-4, 5):
        x = painter.width * _GATE
        foot = x + painter.width * number * 0.12
        half = painter.reach * 0.008
        line = [(x + number * half, start), ((x + foot) / 2, start + (end - start) * 0.4), (foot, end)]
        there = outlines.curve([(a - half, b) for a, b in line])
        back = outlines.curve([(a + half * 1.6, b) for a, b in reversed(line)])
        ways.append((*there, outlines.step("L", line[-1][0] + half * 1.6, end), *back[1:], outlines.CLOSE))
    yield Path(outlines.joined(ways), painter.inks.paper(0.2))
    tufts = []
    for _ in range(_TUFTS):
        x, y = random.uniform(0, painter.width), random.uniform(start, painter.height)
        tall = painter.reach * random.uniform(0.008, 0.014)
        tufts += [outlines.polyline([(x, y), (x + lean * tall, y - tall)]) for lean in (-0.6, 0.0, 0.6)]
    yield painter.lines(outlines.joined(tufts), 0.14, 0.3)
    stones = [
        outlines.loop(
            outlines.around(random.uniform(0, painter.width), random.uniform(start, end), painter.reach * 0.006, 5)
        )
        for _ in range(_STONES)
    ]
    yield Path(outlines.joined(stones), painter.inks.paper(0.7))


def _ward(painter: Painter) -> Iterator[Item]:
    """The ground within the wall: flags in courses."""
    yield from painter.tone(_across(painter, -0.02, _WALL[0]), 0.1, painter.whole, dye=painter.inks.paper(0.8))
    lines, rows = [], 7
    for row in range(rows):
        y = _y(painter, _WALL[0] * row / rows)
        lines.append(outlines.polyline([(-1.0, y), (painter.width + 1.0, y)]))
        step = painter.reach * 0.07
        x = step * (0.5 if row % 2 else 0.2)
        while x < painter.width:
            lines.append(outlines.polyline([(x, y), (x, _y(painter, _WALL[0] * (row + 1) / rows))]))
            x += step * painter.random.uniform(0.75, 1.3)
    yield painter.lines(outlines.joined(lines), 0.1, 0.22)


def _moat(painter: Painter) -> Iterator[Item]:
    """Water along the foot of the wall, and the bridge over it."""
    random = painter.random
    edges = [
        [(painter.width * number / 16, _y(painter, share + random.uniform(-0.004, 0.004))) for number in range(-1, 18)]
        for share in _MOAT
    ]
    there, back = outlines.curve(edges[0]), outlines.curve(edges[1][::-1])
    water = (*there, outlines.step("L", *edges[1][-1]), *back[1:], outlines.CLOSE)
    yield from painter.tone(water, 0.12, outlines.extent(water), slope=0.0, edge=0.2, dye=painter.wall)
    yield painter.lines(water, 0.22, 0.55)
    top, bottom = edges[0][0][1], edges[1][0][1]
    ripples = []
    for _ in range(46):
        x, y = random.uniform(0, painter.width), random.uniform(top + 0.6, bottom - 0.6)
        ripples.append(outlines.polyline([(x, y), (x + painter.reach * random.uniform(0.01, 0.03), y)]))
    yield Path(outlines.joined(ripples), None, painter.lines((), 0.14, 0.5).stroke)
    half, x = painter.reach * 0.034, painter.width * _GATE
    bridge = outlines.rectangle(x - half, top - 1.0, 2 * half, bottom - top + 2.0)
    yield from painter.tone(bridge, 0.3, outlines.extent(bridge), edge=0.2, dye=painter.inks.paper(0.4))
    boards = [
        outlines.polyline([(x - half, top - 1.0 + number * 0.9), (x + half, top - 1.0 + number * 0.9)])
        for number in range(1, int((bottom - top + 2) / 0.9) + 1)
    ]
    yield painter.lines((*bridge, *outlines.joined(boards)), 0.16, 0.6)


def _wall(painter: Painter) -> Iterator[Item]:
    """The walk of the wall with merlons along its outer edge, its shadow on the bank, and towers."""
    top, bottom = (_y(painter, share) for share in _WALL)
    high, tooth = bottom - top, painter.reach * 0.012
    shade = outlines.rectangle(-1.0, bottom, painter.width + 2, high * 0.3)
    yield Path(shade, painter.inks.of("ink", 0.28))
    walk = outlines.rectangle(-1.0, top, painter.width + 2, high)
    yield from painter.tone(walk, 0.24, outlines.extent(walk), slope=0.0, edge=0.2, dye=painter.inks.paper(0.9))
    count = int(painter.width / (tooth * 2))
    merlons = [
        outlines.rectangle((number + 0.25) * tooth * 2, bottom - high * 0.34, tooth, high * 0.34)
        for number in range(count)
    ]
    merlons += [outlines.rectangle((number + 0.25) * tooth * 2, top, tooth, high * 0.16) for number in range(count)]
    stone = outlines.joined(merlons)
    yield Path(stone, painter.inks.paper(0.85))
    yield painter.lines((*walk, *stone), 0.16, 0.6)
    radius, middle = painter.reach * _TOWER, (top + bottom) / 2
    centers = [(painter.width * share, middle) for share in _TOWERS]
    yield Path(
        outlines.joined(outlines.disc(x + radius * 0.2, y + radius * 0.25, radius) for x, y in centers),
        painter.inks.of("ink", 0.3),
    )
    towers = outlines.joined(outlines.disc(x, y, radius) for x, y in centers)
    yield from painter.tone(towers, 0.16, outlines.extent(towers), slope=0.0, edge=0.2, dye=painter.inks.paper(0.95))
    teeth = outlines.joined(_spokes(center, radius * 0.78, radius, 12) for center in centers)
    roofs = outlines.joined(outlines.disc(x, y, radius * 0.6) for x, y in centers)
    yield from painter.shapes((roofs,), 0.3, dye=painter.inks.of("accent", 0.8) if painter.is_colored else None)
    yield painter.lines(
        (*towers, *roofs, *teeth, *outlines.joined(_spokes(c, 0.0, radius * 0.6, 8) for c in centers)), 0.18, 0.65
    )


def _spokes(center: Point, inner: Mm, outer: Mm, count: int) -> Outline:
    """Lines from one ring about a point to another."""
    x, y = center
    turns = [2 * pi * number / count for number in range(count)]
    return outlines.joined(
        outlines.polyline(
            [(x + inner * cos(turn), y + inner * sin(turn)), (x + outer * cos(turn), y + outer * sin(turn))]
        )
        for turn in turns
    )


def _camp(painter: Painter) -> Iterator[Item]:
    """Trodden earth behind a ditch with stakes, and the tents of those who lie there."""
    earth = _across(painter, _DITCH[1], 1.02)
    yield Path(earth, painter.inks.of("accent", 0.16))
    ditch = _across(painter, *_DITCH)
    yield Path(ditch, painter.inks.of("ink", 0.4))
    step, y = painter.reach * 0.016, _y(painter, _DITCH[1])
    gap = painter.reach * 0.05
    posts, points = [], []
    for number in range(int(painter.width / step) + 1):
        x = number * step
        if abs(x - painter.width * _GATE) < gap:
            continue
        posts.append(outlines.disc(x, y, step * 0.44))
        points.append(outlines.polyline([(x, y), (x + step * 0.2, y - step * 1.3)]))
    yield painter.lines(outlines.joined(points), 0.35, 0.6)
    stakes = outlines.joined(posts)
    yield from painter.tone(stakes, 0.3, outlines.extent(stakes), edge=0.2, dye=painter.inks.paper(0.6))
    yield painter.lines(stakes, 0.14, 0.7)
    radius = painter.reach * _TENT
    centers = [(painter.width * x, _y(painter, down)) for x, down in _TENTS]
    yield Path(
        outlines.joined(outlines.disc(x + radius * 0.25, y + radius * 0.3, radius) for x, y in centers),
        painter.inks.of("ink", 0.25),
    )
    tents = outlines.joined(outlines.disc(x, y, radius) for x, y in centers)
    yield from painter.tone(tents, 0.0, outlines.extent(tents), edge=0.2, dye=painter.inks.paper())
    gores = outlines.joined(_gore(center, radius, number) for center in centers for number in range(0, 10, 2))
    yield Path(gores, painter.inks.of("accent", 0.75))
    yield painter.lines((*tents, *gores), 0.16, 0.6)


def _gore(center: Point, radius: Mm, number: int) -> Outline:
    """One stripe of a round tent, of ten."""
    x, y = center
    ends = [(x + radius * cos(turn), y + radius * sin(turn)) for turn in (pi * number / 5, pi * (number + 1) / 5)]
    return outlines.polygon([center, *ends])
