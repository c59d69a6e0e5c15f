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
    return (Mark("fine", blades(foot, size, (-0.32, 0.0, 0.3), random)),)


def blades(foot: Point, size: float, leans: tuple[float, ...], random: SeededRandom) -> Segments:
    """Bent blades from one root, each leaning so far."""
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
        Mark("line", joined((blades((x - size * 0.08, y), size, (-0.42, -0.15, 0.34), random), cattail))),
        Mark("dark", oval((head, y - size * 0.86), size * 0.055, size * 0.16)),
    )


def crown(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A tree from above: a round crown with its shadow. ``size`` is its width."""
    x, y = foot
    radius = size * random.between(0.42, 0.56)
    return (
        Mark("cast", oval((x + radius * 0.3, y + radius * 0.3), radius, radius)),
        Mark("body", oval((x, y), radius, radius)),
        Mark("shade", _half_moon(x, y, radius)),
    )


def _half_moon(x: float, y: float, radius: float) -> Segments:
    """The part of a round crown that lies away from the light."""
    outer = [(x + dx * radius, y + dy * radius) for dx, dy in (_ROUND[7], *_ROUND[:4])]
    inner = [(x + dx * radius * 0.35, y + dy * radius * 0.35) for dx, dy in reversed(_ROUND[:3])]
    return smooth([*outer, *inner], True)


def spruce(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A conifer as maps mark it: a narrow pointed tree, dark on one side. ``size`` is its height."""
    x, y = foot
    half, top, low = size * random.between(0.28, 0.34), y - size * 0.6, y + size * 0.4
    return (
        Mark("body", polyline([(x, top), (x + half, low), (x - half, low)], True)),
        Mark("dark", polyline([(x, top), (x + half, low), (x, low)], True)),
    )


def ring(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A tree of a survey: a small circle. ``size`` is its width."""
    return (Mark("line", oval(foot, size * 0.5, size * 0.5)),)


def scribble(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A tree of an engraver: an open scalloped crown, strokes where it is dark, a shadow on the ground."""
    x, y = foot
    radius = size * random.between(0.36, 0.48)
    lobes = [
        (x + dx * radius * random.between(0.85, 1.2), y + dy * radius * random.between(0.8, 1.05)) for dx, dy in _ROUND
    ]
    strokes = joined(
        polyline([(x + radius * at, y - radius * up), (x + radius * (at + 0.12), y + radius * 0.75)])
        for at, up in ((0.1, 0.2), (0.4, 0.45), (0.68, 0.3))
    )
    shadow = polyline([(x, y + radius * 1.1), (x + radius * 1.9, y + radius * 1.1)])
    return Mark("body", smooth(lobes, True)), Mark("line", joined((strokes, shadow)))


def marsh(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """Standing water with a tuft of sedge, as charts mark a marsh. ``size`` is its width."""
    x, y = foot
    reach = size * random.between(0.35, 0.55)
    marks = [Mark("water", polyline([(x - reach, y), (x + reach, y)]))]
    if random.between(0.0, 1.0) < 0.45:
        marks.append(Mark("line", blades((x, y), size * 0.45, (-0.35, 0.0, 0.35), random)))
    return tuple(marks)
