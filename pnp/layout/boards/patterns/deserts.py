"""Towns of mud brick, palms, ridges and dry ground. ``foot`` is the middle of the lower edge; ``size`` the width."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from pnp.layout.boards.curves import Point, Segments, joined, oval, polyline, smooth
from pnp.layout.boards.patterns.marks import Mark
from pnp.layout.boards.patterns.plants import blades
from pnp.layout.boards.seeded_random import SeededRandom


def flat_roof(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A house of mud brick seen from its corner: a flat roof with a parapet, ends of beams, a door."""
    x, y = foot
    high, deep = size * random.between(0.3, 0.46), size * random.between(0.2, 0.26)
    left, edge, right = x - size / 2, x + size * random.between(0.1, 0.2), x + size / 2
    top = y - high
    front = polyline([(left, y), (left, top), (edge, top), (edge, y)], True)
    flank = polyline([(edge, y), (edge, top), (right, top - deep), (right, y - deep)], True)
    back = left + right - edge
    roof = [(left, top), (back, top - deep), (right, top - deep), (edge, top)]
    inner = _towards(roof, size * 0.06)
    wide = edge - left
    door = polyline(
        [(left + wide * a, y - high * b) for a, b in ((0.52, 0), (0.52, 0.6), (0.76, 0.6), (0.76, 0))], True
    )
    window = polyline(
        [(left + wide * a, y - high * b) for a, b in ((0.18, 0.45), (0.18, 0.65), (0.32, 0.65), (0.32, 0.45))], True
    )
    beams = joined(
        oval((left + wide * at, top + high * 0.16), size * 0.016, size * 0.016) for at in (0.2, 0.42, 0.64, 0.86)
    )
    shadow = polyline(
        [(left, y), (edge, y), (right, y - deep), (right + size * 0.2, y - deep), (edge + size * 0.18, y)], True
    )
    return (
        Mark("cast", shadow),
        Mark("wall", joined((front, flank))),
        Mark("wall", polyline(roof, True)),
        Mark("shade", joined((flank, polyline(inner, True)))),
        Mark("dark", joined((door, window, beams))),
    )


def _towards(corners: Sequence[Point], inset: float) -> list[Point]:
    """A shape with its corners moved towards its middle."""
    x, y = sum(p[0] for p in corners) / len(corners), sum(p[1] for p in corners) / len(corners)
    return [(px + (inset if px < x else -inset), py + (inset if py < y else -inset) * 0.6) for px, py in corners]


def palm(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A date palm: a bent trunk, fronds that hang. ``size`` is its height."""
    x, y = foot
    lean = size * random.between(-0.14, 0.14)
    top = x + lean, y - size * 0.66
    trunk = [(x - size * 0.03, y), (top[0] - size * 0.02, top[1]), (top[0] + size * 0.02, top[1]), (x + size * 0.05, y)]
    fronds = []
    for turn in (-0.95, -0.62, -0.32, 0.0, 0.32, 0.62, 0.95):
        angle = turn * pi * 0.62 + random.between(-0.1, 0.1)
        reach = size * random.between(0.32, 0.4)
        tip = top[0] + reach * sin(angle), top[1] - reach * cos(angle) * 0.7 + reach * 0.22
        over = top[0] + reach * 0.55 * sin(angle), top[1] - reach * 0.75 * cos(angle) - reach * 0.16
        under = top[0] + reach * 0.5 * sin(angle), top[1] - reach * 0.45 * cos(angle)
        fronds.append(smooth([top, over, tip, under], True))
    return (
        Mark("cast", oval((x + size * 0.14, y), size * 0.22, size * 0.05)),
        Mark("dark", polyline(trunk, True)),
        Mark("body", joined(fronds)),
    )


def _mound(foot: Point, size: float, high: float, random: SeededRandom) -> tuple[Mark, ...]:
    """The hill of ruins under an old town: a flat top, which is at ``foot``, and a slope with gullies."""
    x, y = foot
    top = [
        (x + size * a, y + size * b) for a, b in ((-0.44, 0.0), (-0.3, -0.13), (0.0, -0.18), (0.3, -0.13), (0.44, 0.0))
    ]
    base = [(x + size * a, y + high * b) for a, b in ((0.53, 0.7), (0.3, 1.0), (0.0, 1.1), (-0.32, 1.0), (-0.53, 0.66))]
    gullies = []
    for step in range(13):
        at = -0.46 + 0.92 * step / 12 + random.between(-0.02, 0.02)
        start = y + high * (0.42 - 1.0 * at * at)
        end = start + high * random.between(0.28, 0.5)
        gullies.append(polyline([(x + size * at, start), (x + size * at * 1.1, end)]))
    shadow = [
        (x, y),
        (x + size * 0.44, y),
        (x + size * 0.53, y + high * 0.7),
        (x + size * 0.3, y + high),
        (x + size * 0.1, y + high),
    ]
    return (
        Mark("cast", oval((x + size * 0.08, y + high * 0.72), size * 0.56, high * 0.5)),
        Mark("body", smooth([*top, *base], True)),
        Mark("shade", smooth(shadow, True)),
        Mark("fine", joined(gullies)),
    )


def village(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """Flat roofs on a low mound, a palm beside them."""
    x, y = foot
    spots = ((-0.14, -0.14, 0.3), (0.17, -0.12, 0.26), (-0.3, 0.0, 0.27), (0.02, 0.05, 0.34), (0.31, 0.04, 0.25))
    houses = [
        mark
        for dx, dy, share in spots
        for mark in flat_roof((x + (dx + random.between(-0.02, 0.02)) * size, y + dy * size), size * share, random)
    ]
    tree = palm((x - size * 0.43, y + size * 0.17), size * 0.36, random)
    return *_mound((x, y + size * 0.02), size * 0.98, size * 0.2, random), *houses, *tree


def city(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A walled town on a high mound: crowded flat roofs, a citadel, a wall with towers above its glacis."""
    x, y = foot
    marks = list(_mound((x, y + size * 0.08), size, size * 0.3, random))
    rows = ((-0.16, (-0.2, 0.22)), (-0.06, (-0.32, 0.34)), (0.03, (-0.2, 0.2)))
    spots = [(dx, dy, 0.25) for dy, across in rows for dx in across]
    spots.append((0.0, -0.02, 0.3))
    for dx, dy, share in sorted(spots, key=lambda spot: spot[1]):
        at = x + (dx + random.between(-0.02, 0.02)) * size, y + dy * size
        marks += flat_roof(at, size * share, random)
        if not dx:
            marks += flat_roof((at[0], at[1] - size * 0.16), size * 0.2, random)
    return *marks, *_town_wall((x, y + size * 0.1), size * 0.92)


def _town_wall(middle: Point, size: float) -> tuple[Mark, ...]:
    """The near half of a wall, which bends towards the viewer, with towers and a gate."""
    x, y = middle
    high = size * 0.11
    line = [(x + size * (step / 12 - 0.5), y + size * 0.1 * sin(pi * step / 12)) for step in range(13)]
    curtain = polyline([*line, *((px, py - high) for px, py in reversed(line))], True)
    towers, shades = [], []
    for index in (0, 2, 4, 8, 10, 12):
        px, py = line[index]
        half, up = size * 0.038, high * 1.5
        notch = half * 2 / 5
        teeth = [(px - half + notch * n, py - up - (high * 0.22 if n % 2 == 0 else 0.0)) for n in range(5)]
        crown = [point for tx, ty in teeth for point in ((tx, ty), (tx + notch, ty))]
        towers.append(polyline([(px - half, py), *crown, (px + half, py)], True))
        shades.append(
            polyline([(px + half * 0.2, py), (px + half * 0.2, py - up), (px + half, py - up), (px + half, py)], True)
        )
    gx, gy = line[6]
    gate = polyline(
        [
            (gx - high * 0.3, gy),
            (gx - high * 0.3, gy - high * 0.75),
            (gx + high * 0.3, gy - high * 0.75),
            (gx + high * 0.3, gy),
        ],
        True,
    )
    return Mark("wall", curtain), Mark("wall", joined(towers)), Mark("shade", joined(shades)), Mark("dark", gate)


def ridge(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A bare hill of rock: a broken crest, layers of stone, scree on the side away from the light."""
    x, y = foot
    high = size * random.between(0.3, 0.42)
    crest = [
        (x - size * 0.5, y),
        (x - size * random.between(0.3, 0.38), y - high * random.between(0.45, 0.6)),
        (x - size * 0.2, y - high * random.between(0.62, 0.75)),
        (x - size * random.between(0.06, 0.12), y - high),
        (x + size * random.between(0.06, 0.14), y - high * random.between(0.86, 0.97)),
        (x + size * 0.22, y - high * random.between(0.6, 0.72)),
        (x + size * random.between(0.34, 0.4), y - high * random.between(0.3, 0.42)),
        (x + size * 0.5, y),
    ]
    spur = [crest[4], (x + size * 0.04, y - high * 0.62), (x + size * 0.13, y - high * 0.34), (x + size * 0.05, y)]
    layers = joined(
        polyline(
            [(x - size * a, y - high * b), (x - size * (a - 0.1), y - high * (b + 0.05)), (x - size * c, y - high * b)]
        )
        for a, b, c in ((0.34, 0.26, 0.12), (0.24, 0.5, 0.06))
    )
    scree = joined(
        polyline([(x + size * a, y - high * b), (x + size * (a + 0.05), y - high * (b - 0.2))])
        for a, b in ((0.16, 0.6), (0.23, 0.48), (0.3, 0.34), (0.2, 0.3), (0.37, 0.22))
    )
    return (
        Mark("cast", oval((x + size * 0.08, y), size * 0.5, size * 0.06)),
        Mark("hide", polyline(crest, True)),
        Mark("light", polyline([*crest[:5], *spur[1:]], True)),
        Mark("shade", polyline([*crest[4:], *reversed(spur[1:])], True)),
        Mark("fine", joined((layers, scree))),
        Mark("line", joined((polyline(crest), polyline(spur[:3])))),
    )


def dry_ground(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """What lies on a steppe: ripples of sand, a few stones, or a tuft of thorn."""
    x, y = foot
    kind = random.between(0.0, 1.0)
    if kind < 0.5:
        lines = [
            smooth(
                [
                    (x - size * wide, y + size * down),
                    (x - size * wide * 0.3, y + size * (down - 0.09)),
                    (x + size * wide * 0.4, y + size * (down + 0.03)),
                    (x + size * wide, y + size * (down - 0.05)),
                ]
            )
            for wide, down in ((0.5, 0.0), (random.between(0.25, 0.4), 0.16))
        ]
        return (Mark("trace", joined(lines)),)
    if kind < 0.78:
        return (Mark("trace", _stones(x, y, size, random)),)
    return (Mark("trace", blades(foot, size * 0.42, (-0.6, -0.25, 0.1, 0.45), random)),)


def _stones(x: float, y: float, size: float, random: SeededRandom) -> Segments:
    spots = ((-0.2, 0.0, 0.05), (0.02, 0.08, 0.08), (0.2, -0.04, 0.04))
    return joined(
        oval((x + size * (at + random.between(-0.05, 0.05)), y + size * down), size * wide, size * wide * 0.6)
        for at, down, wide in spots
    )
