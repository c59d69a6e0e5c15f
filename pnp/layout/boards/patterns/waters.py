"""Waves, still water and islets. ``foot`` is the middle of the shape; ``size`` its width in mm."""

from __future__ import annotations

from math import cos, pi, sin

from pnp.layout.boards.curves import Point, Segments, polyline, smooth
from pnp.layout.boards.patterns.marks import Mark
from pnp.layout.boards.seeded_random import SeededRandom


def wave(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """Two crests side by side, with a glint of light under them."""
    x, y = foot
    crest, step = size * random.between(0.14, 0.2), size / 4
    points = [(x - 2 * step, y), (x - step, y - crest), (x, y), (x + step, y - crest * 0.9), (x + 2 * step, y)]
    glint = [(x - step * 1.2, y + crest * 1.1), (x - step * 0.4, y + crest * 0.4), (x + step * 0.6, y + crest * 1.1)]
    return Mark("fine", smooth(points)), Mark("glint", smooth(glint))


def ripple(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """Two short level lines of still water."""
    x, y = foot
    shift = size * random.between(-0.2, 0.2)
    under = polyline([(x + shift - size * 0.25, y + size * 0.13), (x + shift + size * 0.3, y + size * 0.13)])
    return Mark("glint", under), Mark("fine", polyline([(x - size * 0.5, y), (x + size * 0.4, y)]))


def islet(foot: Point, size: float, random: SeededRandom) -> tuple[Mark, ...]:
    """A small island with shallows about it, a beach and a rise in its middle, seen from above."""
    bulges = [random.between(0.78, 1.1) for _ in range(10)]

    def shore(radius: float) -> Segments:
        around = (
            (cos(pi * n / 5) * radius * bulge, sin(pi * n / 5) * radius * bulge) for n, bulge in enumerate(bulges)
        )
        return smooth([(foot[0] + dx, foot[1] + dy * 0.86) for dx, dy in around], True)

    half = size / 2
    return (
        Mark("light", shore(half * 1.24)),
        Mark("body", shore(half)),
        Mark("light", shore(half)),
        Mark("body", shore(half * 0.72)),
    )
