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
    """A town on its tell, seen from high above: a moat, a round glacis, a ring of walls, crowded roofs, a temple."""
    x, y = foot[0], foot[1] - size * 0.03
    wide, high = size * 0.44, size * 0.35
    marks = [
        Mark("pool", oval((x, y + size * 0.05), wide * 1.16, high * 1.22)),
        Mark("hide", oval((x, y + size * 0.05), wide * 1.02, high * 1.06)),
        Mark("fine", _glacis((x, y + size * 0.05), (wide * 1.0, high * 1.04), random)),
        Mark("shade", _crescent((x, y + size * 0.05), wide * 1.02, high * 1.06, 0.82)),
        *_ring_wall((x, y), wide * 0.84, high * 0.82, size, is_far=True),
    ]
    rows = ((-0.17, (-0.13, 0.15)), (-0.08, (-0.27, 0.28)), (0.01, (-0.19, 0.2)), (0.1, (-0.09, 0.1)))
    spots = [(dx, dy, 0.2) for dy, across in rows for dx in across]
    for dx, dy, share in sorted([*spots, (0.0, -0.03, 0.26)], key=lambda spot: spot[1]):
        at = x + (dx + random.between(-0.015, 0.015)) * size, y + dy * size
        marks += flat_roof(at, size * share, random)
        if not dx:
            # The temple stands on a terrace of its own.
            marks += flat_roof((at[0], at[1] - size * 0.12), size * 0.17, random)
    marks += _ring_wall((x, y), wide * 0.84, high * 0.82, size, is_far=False)
    bridge = _box((x, y + high * 1.17), size * 0.07, high * 0.34)
    return *marks, Mark("wall", bridge)


def _glacis(middle: Point, reach: Point, random: SeededRandom) -> Segments:
    """Gullies all around the slope of a tell."""
    lines = []
    for step in range(44):
        angle = 2 * pi * step / 44 + random.between(-0.04, 0.04)
        start = random.between(0.84, 0.9)
        lines.append(
            polyline(
                [
                    (middle[0] + reach[0] * share * cos(angle), middle[1] + reach[1] * share * sin(angle))
                    for share in (start, 0.97)
                ]
            )
        )
    return joined(lines)


def _crescent(middle: Point, across: float, down: float, inner: float) -> Segments:
    """The side of a round slope that lies in the shade, lower right."""
    arc = [-0.28 + 1.0 * step / 10 for step in range(11)]
    outer = [(middle[0] + across * cos(pi * at), middle[1] + down * sin(pi * at)) for at in arc]
    back = [
        (middle[0] + across * (inner + 0.02) * cos(pi * at), middle[1] + down * inner * sin(pi * at))
        for at in reversed(arc)
    ]
    return smooth([*outer, *back], True)


def _ring_wall(middle: Point, across: float, down: float, size: float, *, is_far: bool) -> tuple[Mark, ...]:
    """The far or the near half of a wall around a town, with towers, and a gate in the near one."""
    high = size * (0.07 if is_far else 0.085)
    turn = pi if is_far else 0.0
    line = [
        (middle[0] + across * cos(turn + pi * step / 16), middle[1] + down * sin(turn + pi * step / 16))
        for step in range(17)
    ]
    curtain = polyline([*line, *((px, py - high) for px, py in reversed(line))], True)
    walks = polyline([(px, py - high * 0.72) for px, py in line])
    towers, shades = [], []
    for index in (0, 3, 6, 10, 13, 16):
        px, py = line[index]
        half = size * 0.032
        towers.append(_box((px, py), half * 2, high * 1.55))
        shades.append(_box((px + half * 0.6, py), half * 0.8, high * 1.55))
    marks = [Mark("wall", curtain), Mark("fine", walks), Mark("wall", joined(towers)), Mark("shade", joined(shades))]
    if not is_far:
        marks.append(Mark("dark", _box(line[8], high * 0.75, high * 0.85)))
    return tuple(marks)


def _box(foot: Point, wide: float, high: float) -> Segments:
    """An upright rectangle on its foot."""
    x, y = foot
    return polyline([(x - wide / 2, y), (x - wide / 2, y - high), (x + wide / 2, y - high), (x + wide / 2, y)], True)


def camp(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A camp as reliefs show it: a fence of upright shields, tents in rows, the tent of the king in their midst."""
    x, y = foot[0], foot[1] - size * 0.04
    wide, high = size * 0.47, size * 0.36
    marks = [Mark("cast", _rounded((x + size * 0.02, y + size * 0.03), wide * 1.04, high * 1.06))]
    marks += [Mark("light", _rounded((x, y), wide, high)), Mark("trace", _rounded((x, y), wide * 0.95, high * 0.92))]
    marks += _shields([(x - wide + wide * 2 * step / 14, y - high) for step in range(15)], size)
    tents = [(dx, dy) for dy in (-0.17, 0.02, 0.2) for dx in (-0.33, -0.19, 0.19, 0.33)]
    for dx, dy in tents:
        at = x + (dx + random.between(-0.012, 0.012)) * size, y + dy * size
        marks += _tent(at, size * 0.115)
    marks += _tent((x, y + size * 0.12), size * 0.3)
    for side in (-1, 1):
        marks += _shields([(x + side * wide, y - high + high * 2 * step / 9) for step in range(1, 9)], size)
    near = [(x - wide + wide * 2 * step / 14, y + high) for step in range(15) if step not in (6, 7, 8)]
    return *marks, *_shields(near, size)


def _tent(foot: Point, size: float) -> tuple[Mark, ...]:
    """A tent of cloth with a ridge, its right side in the shade, and a door."""
    x, y = foot
    cloth = [(x - size / 2, y), (x - size * 0.12, y - size * 0.62), (x + size * 0.3, y - size * 0.7), (x + size / 2, y)]
    side = [
        (x + size * 0.08, y),
        (x - size * 0.12, y - size * 0.62),
        (x + size * 0.3, y - size * 0.7),
        (x + size / 2, y),
    ]
    door = [(x - size * 0.24, y), (x - size * 0.13, y - size * 0.42), (x - size * 0.06, y)]
    return (
        Mark("wall", polyline(cloth, True)),
        Mark("shade", polyline(side, True)),
        Mark("dark", polyline(door, True)),
    )


def _shields(feet: Sequence[Point], size: float) -> tuple[Mark, ...]:
    """Shields with round tops side by side, each with a boss."""
    half, high = size * 0.031, size * 0.105
    shields, bosses = [], []
    for x, y in feet:
        top = [(x - half, y - high * 0.6), (x - half * 0.7, y - high * 0.93), (x, y - high)]
        right = [(2 * x - px, py) for px, py in reversed(top[:-1])]
        shields.append(polyline([(x - half, y), *top, *right, (x + half, y)], True))
        bosses.append(oval((x, y - high * 0.5), half * 0.35, half * 0.45))
    return Mark("body", joined(shields)), Mark("dark", joined(bosses))


def _rounded(middle: Point, across: float, down: float) -> Segments:
    """The trodden ground of a camp."""
    x, y = middle
    return smooth(
        [
            (x + across * a, y + down * b)
            for a, b in ((-1, -0.9), (0, -1), (1, -0.9), (1.02, 0.0), (1, 0.9), (0, 1), (-1, 0.9), (-1.02, 0.0))
        ],
        True,
    )


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
