"""Land and sea as a bird sees them on maps of 1500: massifs, knolls, groves, tilled land, long waves.

``foot`` is the middle of the lower edge, of waves and of open land their middle; ``size`` the width in mm.
"""

from __future__ import annotations

from itertools import pairwise
from math import sin
from typing import Final

from pnp.frame import Segment
from pnp.layout.boards.curves import Point, Segments, between, joined, oval, polyline, smooth, turned
from pnp.layout.boards.patterns import plants
from pnp.layout.boards.patterns.marks import Mark
from pnp.layout.boards.seeded_random import SeededRandom

# Hachures on the dark flank of a massif, and on that of a knoll.
_HACHURES: Final = 9
_SLOPES: Final = 6
# Crests in the width of a wave. Below which run of the sea it is calm, above which its crests have light on them, and
# how high the lower edge of that light is, as a share.
_CRESTS: Final = 2
_CALM, _HIGH = 0.24, 0.56
_THICK: Final = 0.45


def massif(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A peak among lower ones: a ragged ridge, hachures down its dark side, spurs that run out below."""
    x, y = foot
    wide = size * random.between(0.62, 1.08)
    high = wide * random.between(0.6, 0.86)
    peak = (x + wide * random.between(-0.1, 0.06), y - high)
    left = [
        (x - wide * 0.54, y),
        (x - wide * random.between(0.38, 0.42), y - high * random.between(0.2, 0.3)),
        (x - wide * random.between(0.26, 0.3), y - high * random.between(0.5, 0.56)),
        (x - wide * random.between(0.18, 0.22), y - high * random.between(0.5, 0.6)),
    ]
    right = [
        (x + wide * random.between(0.1, 0.14), y - high * random.between(0.7, 0.78)),
        (x + wide * random.between(0.2, 0.24), y - high * random.between(0.62, 0.7)),
        (x + wide * random.between(0.34, 0.4), y - high * random.between(0.26, 0.34)),
        (x + wide * 0.54, y),
    ]
    spine = [peak, (x + wide * 0.02, y - high * 0.68), (x - wide * 0.05, y - high * 0.4), (x + wide * 0.04, y)]
    foothill = [(x - wide * 0.24, y), (x - wide * 0.12, y + wide * 0.05), (x + wide * 0.2, y + wide * 0.04)]
    sky = [*left, peak, *right]
    return (
        Mark("hide", smooth([*sky, *reversed(foothill)], closed=True)),
        Mark("light", polyline([*left, *spine], True)),
        Mark("shade", polyline([*spine, *reversed(right)], True)),
        Mark("fine", _down(spine, right, y, wide, random)),
        Mark("line", joined((polyline(sky), polyline(spine[:3]), *_spurs(left, x, y, wide, high)))),
    )


def _down(spine: list[Point], flank: list[Point], y: float, wide: float, random: SeededRandom) -> Segments:
    """Hachures from the spine of a massif down its dark flank, longest in the middle."""
    strokes = []
    for number in range(_HACHURES):
        share = (number + 0.5) / _HACHURES
        start = _on([spine[0], *flank], share * 0.86)
        fall = (y - start[1]) * random.between(0.42, 0.8)
        strokes.append(smooth([start, (start[0] - wide * 0.015, start[1] + fall * 0.5), (start[0], start[1] + fall)]))
    return joined(strokes)


def _spurs(left: list[Point], x: float, y: float, wide: float, high: float) -> tuple[Segments, ...]:
    return (
        smooth([left[2], (x - wide * 0.24, y - high * 0.34), (x - wide * 0.3, y - high * 0.12)]),
        smooth([(x - wide * 0.1, y - high * 0.62), (x - wide * 0.16, y - high * 0.36), (x - wide * 0.14, y)]),
    )


def _on(line: list[Point], share: float) -> Point:
    """A point on a line, by a share of its parts."""
    place = share * (len(line) - 1)
    index = min(int(place), len(line) - 2)
    return between(line[index], line[index + 1], place - index)


def knoll(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A round hill with terraces of vines on its light side and hachures on its dark one."""
    x, y = foot
    wide = size * random.between(0.7, 1.1)
    high, lean = wide * random.between(0.36, 0.46), wide * random.between(-0.06, 0.06)
    back = [(x - wide * 0.5, y), (x - wide * 0.3 + lean, y - high * 0.68), (x + lean, y - high)]
    flank = [(x + wide * 0.28 + lean, y - high * 0.72), (x + wide * 0.5, y)]
    inner = [(x + wide * 0.2, y), (x + wide * 0.1 + lean, y - high * 0.62)]
    terraces = (
        smooth(
            [
                (x - wide * reach, y - high * up),
                (x - wide * 0.14 + lean, y - high * (up - 0.14)),
                (x + wide * 0.12, y - high * (up - 0.04)),
            ]
        )
        for up, reach in ((0.3, 0.38), (0.52, 0.3), (0.72, 0.2))
    )
    slopes = []
    for number in range(_SLOPES):
        start = _on([back[-1], *flank], (number + 0.6) / (_SLOPES + 0.6))
        slopes.append(smooth([start, (start[0] + wide * 0.03, start[1] + (y - start[1]) * 0.55)]))
    outline = [*back, *flank]
    return (
        Mark("hide", smooth([*outline, (x, y + high * 0.12)], closed=True)),
        Mark("light", smooth([*back, *reversed(inner)])),
        Mark("shade", smooth([back[-1], *flank, *inner], True)),
        Mark("fine", joined((*terraces, *slopes))),
        Mark("line", smooth(outline)),
    )


def grove(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A tree of a wood, large or small; now and then a slender one."""
    grown = size * random.between(0.56, 0.9)
    if random.between(0.0, 1.0) < 0.16:
        x, y = foot
        half = grown * 0.13
        sides = [(x - half, y - grown * 0.16), (x - half * 0.9, y - grown * 0.6), (x, y - grown * 1.1)]
        crown = smooth([*sides, *((2 * x - a, b) for a, b in reversed(sides[:-1]))], closed=True)
        low = y - grown * 0.16
        dark = smooth([sides[-1], (x + half * 0.9, y - grown * 0.6), (x + half, low), (x, low)])
        return (
            Mark("cast", oval((x + half, y), half * 1.6, half * 0.5)),
            Mark("line", polyline([(x, low), (x, y)])),
            Mark("body", crown),
            Mark("shade", dark),
        )
    return plants.tree(foot, grown, random)


def tilled(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """What lies on open land, in clumps: furrows, vines, olive trees, a farm track, tufts; and nothing in between."""
    u, v = foot[0] / size, foot[1] / size
    # Fields lie together, and side by side they run the same way.
    kind = 0.5 + 0.5 * sin(u * 0.47 + 1.3 * sin(v * 0.31)) * sin(v * 0.59 + 0.7) + random.between(-0.12, 0.12)
    turn = 38 * sin(u / 5 + v / 9) + random.between(-5.0, 5.0)

    def at(across: float, down: float) -> Point:
        return turned((foot[0] + size * across, foot[1] + size * down), foot, turn)

    if kind > 0.72:
        edge = [at(-0.5, -0.3), at(0.44, -0.36), at(0.5, 0.3), at(-0.46, 0.36)]
        rows = (smooth([at(-0.46, y), at(0.0, y - 0.045), at(0.46, y - 0.02)]) for y in (-0.2, -0.1, 0.0, 0.1, 0.2))
        return Mark("pale", polyline(edge, True)), Mark("trace", joined((polyline(edge, True), *rows)))
    if kind > 0.6:
        knots = ((x, y) for y in (-0.24, -0.06, 0.12, 0.3) for x in (-0.42, -0.25, -0.08, 0.09, 0.26, 0.43))
        return (Mark("trace", joined(polyline([at(x, y), at(x, y - 0.09)]) for x, y in knots)),)
    if kind > 0.5:
        return tuple(_olives(foot, size, random))
    if kind < 0.24:
        tufts = ((-0.3, 0.0), (0.06, 0.16), (0.3, -0.1))
        leans = -0.4, 0.0, 0.4
        return (Mark("trace", joined(plants.blades(at(*tuft), size * 0.24, leans, random) for tuft in tufts)),)
    return ()


def _olives(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """Three small trees in a row, each with its shadow."""
    crowns, stems = [], []
    for across, down in ((-0.34, 0.02), (0.0, -0.14), (0.32, 0.08)):
        x, y = foot[0] + size * (across + random.between(-0.05, 0.05)), foot[1] + size * down
        radius = size * random.between(0.08, 0.11)
        crowns.append(oval((x, y - radius * 1.5), radius, radius * 0.9))
        stems.append(polyline([(x, y - radius * 0.6), (x, y), (x + radius * 1.5, y)]))
    return Mark("shade", joined(crowns)), Mark("trace", joined(stems))


def swell(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A part of a long wave, which goes on in those beside it: high where the sea runs, with light on its crests, low
    around that, and nothing where it is calm."""
    x, y = foot
    run = _run(x / size, y / size)
    if run < _CALM or random.between(0.0, 1.0) < 0.1:
        return ()
    rise = size * (0.05 + 0.15 * (run - _CALM))
    ends = [_level(x + size * (number / _CRESTS - 0.5), y, size) for number in range(_CRESTS + 1)]
    crests = [_crest(start, end, rise) for start, end in pairwise(ends)]
    line: Segments = (("M", *ends[0]), *crests)
    if run < _HIGH:
        return (Mark("trace", line),)
    lit = (
        (("M", *start), crest, _crest(end, start, rise * _THICK), ("Z",))
        for (start, end), crest in zip(pairwise(ends), crests, strict=True)
    )
    return Mark("fine", line), Mark("pale", joined(lit))


def _run(u: float, v: float) -> float:
    """How high the sea runs at a place, from 0 to 1: in broad streaks that slant across the wind."""
    return 0.5 + 0.25 * (sin(u * 0.61 + 1.1 * sin(v * 0.37)) + sin(v * 0.83 - u * 0.23))


def _level(x: float, y: float, size: float) -> Point:
    """A point between two crests: the rows of a sea sway, the same way on both sides of where parts of a wave meet."""
    u, v = x / size, y / size
    return x, y + size * 0.1 * sin(u * 0.9 + 2.1 * sin(v * 0.7))


def _crest(start: Point, end: Point, rise: float) -> Segment:
    """One crest: sharp at its feet, as of water, and steeper before the wind, which comes from the left."""
    (x, y), (to_x, to_y) = start, end
    wide = to_x - x
    lean = 0.16 if wide > 0 else -0.16
    first, second = x + wide * (0.2 + lean), to_x - wide * (0.2 - lean)
    return ("C", first, y - rise * 1.3, second, to_y - rise * 1.4, to_x, to_y)
