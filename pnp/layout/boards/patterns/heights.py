"""Mountains, hills, dunes, rocks, snow. ``foot`` is the middle of the lower edge; ``size`` the width in mm."""

from __future__ import annotations

from pnp.layout.boards.curves import Point, Segments, joined, oval, polyline, smooth
from pnp.layout.boards.patterns.marks import Mark
from pnp.layout.boards.seeded_random import SeededRandom


def mountain(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A peak, bright on the left, dark on the right, with a cap of snow."""
    x, y = foot
    peak = (x + size * random.between(-0.08, 0.08), y - size * random.between(0.68, 0.9))
    height = y - peak[1]
    left = [
        (x - size * 0.5, y),
        (x - size * random.between(0.3, 0.36), y - height * random.between(0.3, 0.4)),
        (x - size * random.between(0.16, 0.2), y - height * random.between(0.6, 0.7)),
    ]
    right = [
        (x + size * random.between(0.14, 0.2), y - height * random.between(0.62, 0.72)),
        (x + size * random.between(0.28, 0.36), y - height * random.between(0.32, 0.42)),
        (x + size * 0.5, y),
    ]
    ridge = [
        (peak[0] + size * random.between(0.03, 0.07), y - height * 0.66),
        (peak[0] - size * random.between(0.02, 0.06), y - height * 0.42),
        (x + size * random.between(0.04, 0.12), y),
    ]
    snow = [left[2], (x - size * 0.07, y - height * 0.7), ridge[0], (x + size * 0.11, y - height * 0.74), right[0]]
    sky = [*left, peak, *right]
    sunny = (polyline([*left, peak, *ridge], True), polyline([peak, *reversed(snow)], True))
    return (
        Mark("hide", polyline(sky, True)),
        Mark("light", joined(sunny)),
        Mark("shade", polyline([peak, *right, *reversed(ridge)], True)),
        Mark("line", joined((polyline(sky), polyline([peak, *ridge[:2]]), _screes(x, y, size, height)))),
    )


def _screes(x: float, y: float, size: float, height: float) -> Segments:
    strokes = ((0.2, 0.42, 0.26, 0.22), (0.29, 0.25, 0.34, 0.1), (0.13, 0.28, 0.19, 0.06))
    return joined(
        polyline([(x + size * x1, y - height * y1), (x + size * x2, y - height * y2)]) for x1, y1, x2, y2 in strokes
    )


def hill(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A round hill with a dark flank and hachures."""
    x, y = foot
    height = size * random.between(0.36, 0.48)
    lean = size * random.between(-0.06, 0.06)
    top = y - height
    back = [(x - size * 0.5, y), (x - size * 0.28 + lean, y - height * 0.72), (x + lean, top)]
    flank = [(x + size * 0.28 + lean, y - height * 0.74), (x + size * 0.5, y)]
    inner = [(x + size * 0.16, y), (x + size * 0.12 + lean, y - height * 0.6)]
    hachures = joined(
        smooth([(x + size * at + lean, top + height * down), (x + size * (at + 0.07), top + height * (down + 0.3))])
        for at, down in ((0.18, 0.22), (0.27, 0.4), (0.34, 0.58))
    )
    outline = smooth([*back, *flank])
    return (
        Mark("hide", outline),
        Mark("light", smooth([*back, *reversed(inner)])),
        Mark("shade", smooth([back[-1], *flank, *inner], True)),
        Mark("line", joined((outline, hachures))),
    )


def dune(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A crescent crest with wind ripples under it."""
    x, y = foot
    rise = size * random.between(0.16, 0.24)
    crest = [(x - size * 0.5, y), (x - size * 0.12, y - rise), (x + size * 0.16, y - rise * 0.7), (x + size * 0.5, y)]
    slope = [(x + size * 0.2, y + rise * 0.12), (x + size * 0.02, y - rise * 0.3)]
    ripples = joined(
        smooth(
            [
                (x - size * (0.34 - 0.1 * n), y + size * 0.09 * n),
                (x, y + size * (0.09 * n - 0.05)),
                (x + size * 0.2, y + size * 0.09 * n),
            ]
        )
        for n in (1, 2)
    )
    return (
        Mark("light", smooth([*crest, *slope], True)),
        Mark("line", smooth(crest)),
        Mark("fine", ripples),
    )


def rock(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A boulder with facets."""
    x, y = foot
    height = size * random.between(0.55, 0.8)
    top = (x - size * random.between(0.0, 0.15), y - height)
    corner = (x + size * 0.26, y - height * random.between(0.7, 0.85))
    outline = [
        (x - size * 0.5, y),
        (x - size * 0.42, y - height * 0.55),
        top,
        corner,
        (x + size * 0.5, y - height * 0.3),
        (x + size * 0.42, y),
    ]
    edge = (x + size * 0.06, y - height * 0.45)
    return (
        Mark("cast", oval((x + size * 0.1, y), size * 0.55, size * 0.12)),
        Mark("body", polyline(outline, True)),
        Mark("light", polyline([outline[0], outline[1], top, edge], True)),
        Mark("shade", polyline([corner, *outline[4:], (x, y), edge], True)),
        Mark("fine", polyline([top, edge, (x, y)])),
    )


def snow(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A drift with a sparkle above it."""
    x, y = foot
    drift = [(x - size * 0.5, y), (x - size * 0.1, y - size * random.between(0.12, 0.2)), (x + size * 0.5, y)]
    sx, sy, arm = x + size * random.between(-0.3, 0.35), y - size * 0.42, size * 0.11
    star = joined(
        polyline([(sx - dx * arm, sy - dy * arm), (sx + dx * arm, sy + dy * arm)])
        for dx, dy in ((1.0, 0.0), (0.5, 0.87), (-0.5, 0.87))
    )
    return Mark("light", smooth([*drift, (x, y + size * 0.09)], True)), Mark("fine", joined((smooth(drift), star)))


def mud(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A puddle with cracks beside it."""
    x, y = foot
    wide = size * random.between(0.3, 0.5)
    cracks = joined(
        polyline([(x + size * x1, y + size * y1), (x + size * x2, y + size * y2), (x + size * x3, y + size * y3)])
        for x1, y1, x2, y2, x3, y3 in ((-0.5, 0.24, -0.3, 0.2, -0.18, 0.32), (-0.3, 0.2, -0.22, 0.1, -0.26, 0.02))
    )
    return (
        Mark("shade", oval((x + size * 0.12, y), wide, wide * 0.32)),
        Mark(
            "glint",
            smooth(
                [
                    (x - wide * 0.4, y - wide * 0.08),
                    (x + size * 0.1, y - wide * 0.17),
                    (x + wide * 0.7, y - wide * 0.08),
                ]
            ),
        ),
        Mark("fine", cracks),
    )
