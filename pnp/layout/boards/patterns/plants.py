"""Trees, pines, grass and reeds. Every shape stands on its foot point; ``size`` is its height in mm."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from pnp.layout.boards.curves import Point, Segments, joined, oval, polyline, smooth
from pnp.layout.boards.patterns.marks import Mark
from pnp.layout.boards.seeded_random import SeededRandom

_LOBES: Final = 8
_ROUND: Final = tuple((cos(2 * pi * index / _LOBES), sin(2 * pi * index / _LOBES)) for index in range(_LOBES))


def tree(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A leafy tree: a short trunk, a lobed crown that is dark on the right."""
    x, y = foot
    trunk = size * random.between(0.05, 0.08)
    radius = size * random.between(0.34, 0.4)
    middle = y - size * 0.22 - radius
    under = middle + radius * 0.8
    lobes = [(dx * radius * (stretch := random.between(0.86, 1.14)), dy * radius * stretch) for dx, dy in _ROUND]
    crown = [(x + dx, middle + dy * 0.95) for dx, dy in lobes]
    stem = polyline([(x - trunk, under), (x - trunk, y), (x + trunk, y), (x + trunk, under)])
    return (
        Mark("cast", oval((x + radius * 0.3, y), radius, radius * 0.26)),
        Mark("body", joined((smooth(crown, True), stem))),
        Mark("shade", _crescent(x, middle, lobes)),
        Mark("fine", _leaves(x, middle, radius, random)),
    )


def _crescent(x: float, y: float, lobes: list[Point]) -> Segments:
    outer = [(x + dx, y + dy * 0.95) for dx, dy in lobes[:4]]
    outer.insert(0, (x + lobes[7][0], y + lobes[7][1] * 0.95))
    inner = [(x + dx * 0.35 + 0.1 * lobes[0][0], y + dy * 0.4) for dx, dy in reversed(lobes[:4])]
    return smooth([*outer, *inner], True)


def _leaves(x: float, y: float, radius: float, random: SeededRandom) -> Segments:
    def leaf(at: Point) -> Segments:
        dx, dy = at
        return smooth([(dx - radius * 0.16, dy), (dx, dy - radius * 0.14), (dx + radius * 0.16, dy)])

    spots = ((-0.4, -0.1), (-0.12, -0.45), (-0.1, 0.25))
    return joined(
        leaf((x + (dx + random.between(-0.1, 0.1)) * radius, y + (dy + random.between(-0.1, 0.1)) * radius))
        for dx, dy in spots
    )


def pine(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A conifer of three tiers."""
    x, y = foot
    height, half = size * random.between(0.95, 1.2), size * random.between(0.26, 0.32)
    low = y - size * 0.12
    tiers = ((0.0, 1.0), (0.3, 0.78), (0.58, 0.55))
    left: list[Point] = []
    for up, wide in tiers:
        left.append((x - half * wide, low - height * 0.85 * up))
        left.append((x - half * wide * 0.5, low - height * 0.85 * (up + 0.26)))
    left[-1] = (x, low - height * 0.88)
    right = [(2 * x - px, py) for px, py in reversed(left[:-1])]
    stem = size * 0.05
    trunk = polyline([(x - stem, low), (x - stem, y), (x + stem, y), (x + stem, low)])
    return (
        Mark("cast", oval((x + half * 0.3, y), half * 1.05, half * 0.3)),
        Mark("body", joined((trunk, polyline([*left, *right], True)))),
        Mark("shade", polyline([left[-1], *right, (x + half * 0.08, low)], True)),
    )


def grass(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A tuft of three blades."""
    return (Mark("fine", _blades(foot, size, (-0.32, 0.0, 0.3), random)),)


def _blades(foot: Point, size: float, leans: tuple[float, ...], random: SeededRandom) -> Segments:
    x, y = foot
    blades = []
    for index, lean in enumerate(leans):
        height = size * random.between(0.55, 1.0) * (1.0 if abs(lean) < 0.2 else 0.75)
        root = x + (index - (len(leans) - 1) / 2) * size * 0.1
        blades.append(smooth([(root, y), (root + lean * size * 0.25, y - height * 0.6), (x + lean * size, y - height)]))
    return joined(blades)


def reeds(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """Reeds with a cattail over two lines of standing water."""
    x, y = foot
    head = x + size * 0.12
    ripples = joined(
        polyline([(x - size * wide, y + size * down), (x + size * wide * 0.9, y + size * down)])
        for wide, down in ((0.5, 0.04), (0.28, 0.17))
    )
    cattail = polyline([(head, y), (head, y - size * 0.8)])
    return (
        Mark("glint", ripples),
        Mark("line", joined((_blades((x - size * 0.08, y), size, (-0.42, -0.15, 0.34), random), cattail))),
        Mark("dark", oval((head, y - size * 0.86), size * 0.055, size * 0.16)),
    )
