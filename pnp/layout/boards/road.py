"""The course of a track → a road with verges, edges and paving."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pnp.frame import Ink, Item, Path, Stroke
from pnp.layout.boards.curves import Point, Segments, direction, distance, joined, polyline
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm

# How much of the width of a road each of its lines lies from its middle, and its dashes, as shares of the width.
_SETTS: Final = ((-0.375, 0.2), (-0.125, 0.26), (0.125, 0.22), (0.375, 0.25))
_RUTS: Final = (-0.2, 0.2)


def road(course: Sequence[Point], width: Mm, paving: str, theme: ResolvedTheme) -> Iterator[Item]:
    """Draw a road along points that lie close together. paving: one of the words of ``Scenery.road``."""
    line = polyline(course)
    # Stones lie close together, and joints of ink would hide the pieces: all of it is quiet.
    yield Path(line, None, _pen(theme.ink("muted", "ornament", 0.22), width * 1.34))
    yield Path(line, None, _pen(theme.ink("ink", "ornament", 0.6), width * 1.08))
    surface = "road" if theme.has_color("road") else "paper"
    yield Path(line, None, _pen(theme.ink(surface, "ground", instead="white"), width))
    ink = theme.ink("ink", "ornament", 0.28)
    thin = max(width * 0.022, 0.12)
    if paving == "cobbles":
        for number, (aside, dash) in enumerate(_SETTS):
            stone = theme.ink("ink", "ornament", 0.1 + 0.03 * (number % 2))
            pen = Stroke(stone, width * 0.2, (width * dash, thin * 1.6))
            yield Path(polyline(beside(course, aside * width)), None, pen)
        joints = joined(polyline(beside(course, aside * width)) for aside in (-0.25, 0.0, 0.25))
        yield Path(joints, None, Stroke(ink, thin))
    elif paving in ("planks", "flagstones"):
        yield Path(joined(_across(course, width, paving)), None, Stroke(ink, thin))
    elif paving in ("earth", "grass"):
        ruts = joined(polyline(beside(course, aside * width)) for aside in _RUTS)
        yield Path(ruts, None, Stroke(ink, thin * 1.6, (width * 0.5, width * 0.22), "round"))


def _pen(ink: Ink, width: Mm) -> Stroke:
    return Stroke(ink, width, (), "round", "round")


def beside(course: Sequence[Point], aside: Mm) -> list[Point]:
    """A line beside a course, to its right if ``aside`` is positive."""
    points = []
    for index, (x, y) in enumerate(course):
        dx, dy = direction(course[max(index - 1, 0)], course[min(index + 1, len(course) - 1)])
        points.append((x - dy * aside, y + dx * aside))
    return points


def at_steps(course: Sequence[Point], step: Mm) -> Iterator[tuple[Point, Point]]:
    """Points along a course at equal distances, each with the direction in which the course runs there."""
    ahead = step / 2
    for first, last in pairwise(course):
        far, along = distance(first, last), direction(first, last)
        while ahead <= far:
            yield (first[0] + along[0] * ahead, first[1] + along[1] * ahead), along
            ahead += step
        ahead -= far


def _across(course: Sequence[Point], width: Mm, paving: str) -> Iterator[Segments]:
    """Joints across a road, with stones of two courses side by side."""
    random = SeededRandom(len(course), 7)
    step = width * (0.2 if paving == "planks" else 0.42)
    for (x, y), (dx, dy) in at_steps(course, step):
        left, right = -0.5 * width, 0.5 * width
        if paving == "flagstones":
            split = random.between(-0.16, 0.16) * width
            lean = random.between(-0.2, 0.2) * step
            yield polyline([(x - dy * left, y + dx * left), (x - dy * split, y + dx * split)])
            ox, oy = x + dx * (step / 2 + lean), y + dy * (step / 2 + lean)
            yield polyline([(ox - dy * split, oy + dx * split), (ox - dy * right, oy + dx * right)])
            yield polyline(
                [(x - dy * split - dx * step, y + dx * split - dy * step), (ox - dy * split, oy + dx * split)]
            )
        else:
            yield polyline([(x - dy * left, y + dx * left), (x - dy * right, y + dx * right)])
