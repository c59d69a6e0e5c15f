"""Houses, towns, ruins and fields. ``foot`` is the middle of the lower edge; ``size`` the width in mm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sin

from pnp.layout.boards.curves import Point, Segments, between, joined, oval, polyline, smooth, turned
from pnp.layout.boards.patterns.marks import Mark
from pnp.layout.boards.patterns.plants import blades
from pnp.layout.boards.seeded_random import SeededRandom

Shape = Callable[[Point, float, SeededRandom], tuple[Mark, ...]]
# Where a building of a cluster stands, as shares of its size, how large it is, and what it is.
Spot = tuple[float, float, float, Shape]


def house(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A gabled house seen from its corner: gable on the left, roof to the right, door and window."""
    x, y = foot
    gable, wall = size * random.between(0.36, 0.42), size * random.between(0.3, 0.36)
    left, right, eaves = x - size / 2, x + size / 2, y - wall
    ridge, back = (left + gable / 2, eaves - size * 0.3), (right - gable / 2 + size * 0.06, eaves - size * 0.3)
    door = _rectangle(left + gable * 0.34, y - wall * 0.62, gable * 0.32, wall * 0.62)
    windows = (_rectangle(left + gable + size * at, y - wall * 0.7, size * 0.1, wall * 0.36) for at in (0.12, 0.34))
    front = polyline([(left, y), (left, eaves), ridge, (left + gable, eaves), (left + gable, y)], True)
    flank = polyline([(left + gable, y), (left + gable, eaves), (right, eaves), (right, y)], True)
    roof = polyline([ridge, back, (right + size * 0.04, eaves), (left + gable, eaves)], True)
    shadow = polyline([(left, y), (right, y), (right + size * 0.2, y - size * 0.02), (right, y - wall)], True)
    return (
        Mark("cast", shadow),
        Mark("wall", joined((front, flank))),
        Mark("body", roof),
        Mark("dark", joined((roof, door, *windows))),
    )


def church(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A nave with a pointed tower."""
    x, y = foot
    wide, high, eaves = size * 0.24, size * random.between(0.72, 0.84), size * 0.03
    left = x - size * 0.42
    tip = (left + wide / 2, y - high - size * 0.42)
    spire = polyline([(left - eaves, y - high), tip, (left + wide + eaves, y - high)], True)
    nave = house((x + size * 0.12, y), size * 0.8, random)
    return *nave, *_tower_body(left, y, wide, high), Mark("body", spire), Mark("dark", spire)


def tower(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A round-topped keep with battlements."""
    x, y = foot
    wide, high = size * 0.5, size * random.between(1.0, 1.15)
    left, top = x - wide / 2, y - high
    step = wide / 5
    teeth: list[Point] = [(left, top)]
    for index in range(5):
        up = top - step * 0.9 if index % 2 == 0 else top
        teeth.extend(((left + index * step, up), (left + (index + 1) * step, up)))
    crown = polyline([*teeth, (left + wide, top + step), (left, top + step)], True)
    return *_tower_body(left, y, wide, high), Mark("wall", crown)


def _tower_body(left: float, y: float, wide: float, high: float) -> tuple[Mark, ...]:
    slit = _rectangle(left + wide * 0.4, y - high * 0.72, wide * 0.2, high * 0.2)
    return (
        Mark("wall", _rectangle(left, y - high, wide, high)),
        Mark("shade", _rectangle(left + wide * 0.55, y - high, wide * 0.45, high)),
        Mark("dark", slit),
    )


def village(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A few houses about a church."""
    spots: list[Spot] = [(0.0, -0.3, 0.5, church), (-0.32, -0.02, 0.36, house), (0.3, -0.06, 0.38, house)]
    return _cluster(foot, size, [*spots, (-0.02, 0.24, 0.36, house)], random)


def city(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """Crowded roofs, with a keep or a church in their midst."""
    middle = tower if random.between(0.0, 1.0) < 0.5 else church
    rows: list[tuple[float, tuple[float, ...]]] = [
        (-0.3, (-0.3, 0.32)),
        (0.02, (-0.34, 0.34)),
        (0.22, (-0.14, 0.18)),
        (0.42, (-0.34, 0.0, 0.34)),
    ]
    spots: list[Spot] = [(dx, down, 0.33, house) for down, across in rows for dx in across]
    spots.append((0.0, 0.06, 0.44, middle))
    return _cluster(foot, size, sorted(spots, key=lambda spot: spot[1]), random)


def _cluster(foot: Point, size: float, spots: Sequence[Spot], random: SeededRandom) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    for dx, dy, share, shape in spots:
        x, y = foot[0] + (dx + random.between(-0.03, 0.03)) * size, foot[1] + (dy + random.between(-0.03, 0.03)) * size
        marks.extend(shape((x, y), size * share, random))
    return tuple(marks)


def ruin(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A broken wall with an arch, a stump of a column, rubble."""
    x, y = foot
    high = size * random.between(0.55, 0.66)
    wall = [(-0.5, 0.0), (-0.5, 0.8), (-0.38, 1.0), (-0.28, 0.78), (-0.12, 0.9), (0.02, 0.62), (0.1, 0.7), (0.14, 0.0)]
    arch = [(-0.32, 0.0), (-0.32, 0.35), (-0.2, 0.56), (-0.08, 0.35), (-0.08, 0.0)]
    column = [(0.28, 0.0), (0.28, 0.5), (0.34, 0.42), (0.4, 0.56), (0.44, 0.0)]
    rubble = joined(oval((x + size * at, y - size * 0.02), size * 0.05, size * 0.035) for at in (-0.6, 0.2, 0.54))
    stones = (_scaled(wall, x, y, size, high), _scaled(column, x, y, size, high), rubble)
    return (
        Mark("cast", oval((x + size * 0.06, y), size * 0.62, size * 0.08)),
        Mark("wall", joined(stones)),
        Mark("dark", _scaled(arch, x, y, size, high)),
        Mark("fine", polyline([(x - size * 0.48, y - high * 0.3), (x - size * 0.36, y - high * 0.3)])),
    )


def furrows(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A ploughed field: bent furrows between two strips of lighter stubble; they run this way or that."""
    upright, slope = random.between(0.0, 1.0) < 0.5, random.between(-0.2, 0.2)

    def row(at: float) -> list[Point]:
        points = [(t, at + slope * t * 0.5 + 0.03 * (1 - 4 * t * t)) for t in (-0.46, 0.0, 0.46)]
        return [(foot[0] + size * (b if upright else a), foot[1] + size * (a if upright else b)) for a, b in points]

    rows = [row(-0.42 + 0.14 * index) for index in range(7)]
    stubble = joined(polyline([*rows[index], *reversed(rows[index + 1])], True) for index in (0, 2, 4))
    return Mark("light", stubble), Mark("fine", joined(smooth(points) for points in rows))


def open_country(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """What lies on open ground: a field with its furrows, rows of vines, a stretch of wall, or some tufts; all pale."""
    # Fields that lie side by side run the same way.
    kind, turn = random.between(0.0, 1.0), 34 * sin(foot[0] / size / 5 + foot[1] / size / 9) + random.between(-4.0, 4.0)

    def at(across: float, down: float) -> Point:
        return turned((foot[0] + size * across, foot[1] + size * down), foot, turn)

    if kind < 0.32:
        edge = [at(-0.5, -0.28), at(0.42, -0.34), at(0.5, 0.26), at(-0.44, 0.32)]
        rows = (polyline([at(-0.44, y), at(0.44, y - 0.03)]) for y in (-0.16, -0.05, 0.06, 0.17))
        return (Mark("trace", joined((polyline(edge, True), *rows))),)
    if kind < 0.5:
        knots = ((x, y) for y in (-0.2, -0.04, 0.12, 0.28) for x in (-0.42, -0.26, -0.1, 0.06, 0.22, 0.38))
        return (Mark("trace", joined(oval(at(*knot), size * 0.022, size * 0.022) for knot in knots)),)
    if kind < 0.66:
        wall = [at(-0.55, 0.05), at(-0.2, -0.05), at(0.2, 0.04), at(0.55, -0.06)]
        return (Mark("trace", joined(oval(point, size * 0.05, size * 0.03) for point in _along(wall))),)
    tufts = ((-0.3, 0.0), (0.02, 0.12), (0.26, -0.06))
    return (Mark("trace", joined(blades(at(*tuft), size * 0.2, (-0.4, 0.0, 0.4), random) for tuft in tufts)),)


def _along(line: Sequence[Point], steps: int = 4) -> list[Point]:
    """Points along a line, so many for each of its parts, and its end."""
    parts = [between(*pair, step / steps) for pair in pairwise(line) for step in range(steps)]
    return [*parts, line[-1]]


def _rectangle(x: float, y: float, wide: float, high: float) -> Segments:
    return (("M", x, y), ("L", x + wide, y), ("L", x + wide, y + high), ("L", x, y + high), ("Z",))


def _scaled(points: list[Point], x: float, y: float, size: float, high: float) -> Segments:
    return polyline([(x + px * size, y - py * high) for px, py in points], True)
