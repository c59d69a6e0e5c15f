"""The roofs of stalls: spaces of one kind have one roof, so that kinds are told apart without colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from pnp.frame import Item, Path, Stroke
from pnp.layout.boards.curves import Segments, circle, joined, polyline
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.values import dataclass

Point = tuple[Mm, Mm]


@dataclass(frozen=True, slots=True)
class Roof:
    """Where a roof is drawn, and with what. box: from the ridge to the lowest tip, as wide as its eaves.

    color: of the stall, a token. pen: of outlines.
    """

    box: Box
    color: str
    theme: ResolvedTheme
    pen: Stroke

    def at(self, across: float, down: float) -> Point:
        """A point by shares of its width and height."""
        return self.box.x + across * self.box.width, self.box.y + down * self.box.height

    def dark(self, outline: Segments) -> Path:
        """A part in the colour of the stall."""
        return Path(outline, self.theme.ink(self.color or "muted", "ornament"))

    def light(self, outline: Segments) -> Path:
        """A part in the colour of paper, with an outline."""
        return Path(outline, self.theme.ink("paper", "ground", instead="white"), self.pen)

    def lines(self, outline: Segments) -> Path:
        """Lines in the pen of the board."""
        return Path(outline, None, self.pen)

    def shape(self, points: Sequence[tuple[float, float]]) -> Segments:
        """A polygon by shares."""
        return polyline([self.at(*point) for point in points], closed=True)


def scallops(
    roof: Roof, spring: float, count: int, ends: tuple[float, float] = (0.0, 1.0)
) -> tuple[Segments, Segments]:
    """Rounded flaps below a line at a share of the height: every second one apart."""
    first, last = ends
    flaps: tuple[list[Segments], list[Segments]] = ([], [])
    for number in range(count):
        a, b = (first + (last - first) * (number + side) / count for side in (0, 1))
        (x1, y), (x2, _), (_, low) = roof.at(a, spring), roof.at(b, spring), roof.at(a, 1.1)
        flaps[number % 2].append((("M", x1, y), ("L", x2, y), ("C", x2, low, x1, low, x1, y), ("Z",)))
    return joined(flaps[0]), joined(flaps[1])


def awning(roof: Roof) -> Iterator[Item]:
    """A striped awning with scallops below it."""
    stripes = 8

    def stripe(number: int) -> Segments:
        a, b = number / stripes, (number + 1) / stripes
        (x1, top), (x2, _) = roof.at(0.08 + 0.84 * a, 0.0), roof.at(0.08 + 0.84 * b, 0.0)
        (x3, eaves), (x4, _), (_, low) = roof.at(b, 0.68), roof.at(a, 0.68), roof.at(a, 1.1)
        return (("M", x1, top), ("L", x2, top), ("L", x3, eaves), ("C", x3, low, x4, low, x4, eaves), ("Z",))

    yield roof.light(joined(stripe(number) for number in range(1, stripes, 2)))
    yield roof.dark(joined(stripe(number) for number in range(0, stripes, 2)))


def gable(roof: Roof) -> Iterator[Item]:
    """The gable of a booth of boards."""
    yield roof.dark(roof.shape([(0.0, 0.98), (0.0, 0.78), (0.5, 0.0), (1.0, 0.78), (1.0, 0.98)]))
    yield roof.light(roof.shape([(0.2, 0.86), (0.5, 0.36), (0.8, 0.86)]))
    boards = [polyline([roof.at(x, 0.86), roof.at(x, 0.36 + abs(x - 0.5) / 0.6)]) for x in (0.35, 0.5, 0.65)]
    yield roof.lines(joined(boards))


def tent(roof: Roof) -> Iterator[Item]:
    """A tent with a point and a pennant on it."""
    count, apex = 6, 0.2

    def seam(share: float) -> tuple[Point, Point, Point]:
        """From the apex down: the two points that bend it, and its foot."""
        return roof.at(0.5 + (share - 0.5) * 0.16, 0.5), roof.at(0.5 + (share - 0.5) * 0.5, 0.74), roof.at(share, 0.86)

    def gore(number: int) -> Segments:
        (bend1, bend2, foot), (back1, back2, back) = seam((number + 1) / count), seam(number / count)
        top, dip = roof.at(0.5, apex), roof.at((number + 0.5) / count, 1.0)
        down = ("C", *bend1, *bend2, *foot)
        up = ("C", *back2, *back1, *top)
        return (("M", *top), down, ("L", *dip), ("L", *back), up, ("Z",))

    yield roof.light(joined(gore(number) for number in range(1, count, 2)))
    yield roof.dark(joined(gore(number) for number in range(0, count, 2)))
    yield roof.lines(polyline([roof.at(0.5, apex + 0.05), roof.at(0.5, 0.0)]))
    yield roof.dark(roof.shape([(0.5, 0.0), (0.66, 0.09), (0.5, 0.18)]))


def barrel(roof: Roof) -> Iterator[Item]:
    """A round canopy with stripes that run over it."""
    count = 7
    ribs = [0.5 - cos(pi * number / count) / 2 for number in range(count + 1)]

    def rib(share: float, high: float) -> Point:
        return roof.at(0.5 + (share - 0.5) * cos(pi / 2 * high), 0.72 - 0.68 * sin(pi / 2 * high))

    def stripe(number: int) -> Segments:
        left = [rib(ribs[number], step / 6) for step in range(7)]
        right = [rib(ribs[number + 1], step / 6) for step in range(7)]
        return polyline([*left, *reversed(right)], closed=True)

    yield roof.light(joined(stripe(number) for number in range(1, count, 2)))
    yield roof.dark(joined(stripe(number) for number in range(0, count, 2)))
    dark, light = scallops(roof, 0.72, 9)
    yield roof.light(light)
    yield roof.dark(dark)


def stage(roof: Roof) -> Iterator[Item]:
    """The front of a stage: a cornice, swags, and curtains that are drawn aside."""
    yield roof.light(roof.shape([(0.0, 0.34), (1.0, 0.34), (1.0, 0.8), (0.0, 0.8)]))
    yield roof.dark(
        roof.shape([(-0.01, 0.12), (0.36, 0.12), (0.5, 0.0), (0.64, 0.12), (1.01, 0.12), (1.01, 0.36), (-0.01, 0.36)])
    )
    dark, light = scallops(roof, 0.36, 3)
    yield roof.dark(dark)
    yield roof.dark(light)
    yield roof.lines(joined((dark, light)))
    for near, far in ((0.0, 0.1), (1.0, 0.9)):
        yield roof.dark(roof.shape([(near, 0.36), (far, 0.36), ((near * 2 + far) / 3, 1.3), (near, 2.2)]))


def battlements(roof: Roof) -> Iterator[Item]:
    """The battlements of a castle of painted boards."""
    teeth: list[tuple[float, float]] = [(0.0, 0.96), (0.0, 0.08)]
    for number in range(5):
        left = number / 4.5
        teeth += [(left, 0.08), (left + 0.111, 0.08), (left + 0.111, 0.38)]
        teeth += [(left + 0.222, 0.38)] if number < 4 else []
    yield roof.dark(roof.shape([*teeth[:-1], (1.0, 0.96)]))
    rows = [polyline([roof.at(0.0, y), roof.at(1.0, y)]) for y in (0.54, 0.75)]
    joints = [polyline([roof.at(x, 0.54), roof.at(x, 0.75)]) for x in (0.42, 0.58, 0.74, 0.9)]
    pale = Stroke(roof.theme.ink("paper", "ornament", 0.7, instead="white"), roof.pen.width)
    yield Path(joined([*rows, *joints]), None, pale)


def hipped(roof: Roof) -> Iterator[Item]:
    """A roof of shingles with eaves that curl up."""
    left, right = roof.at(-0.02, 0.62), roof.at(1.02, 0.62)
    (tx1, ty), (tx2, _) = roof.at(0.28, 0.1), roof.at(0.72, 0.1)
    bend1, bend2, foot = roof.at(0.8, 0.6), roof.at(0.92, 0.84), roof.at(0.5, 0.94)
    mirror1, mirror2 = roof.at(0.2, 0.6), roof.at(0.08, 0.84)
    yield roof.dark(
        (
            ("M", tx1, ty),
            ("L", tx2, ty),
            ("C", *bend1, *bend2, *right),
            ("L", *roof.at(1.0, 0.94)),
            ("L", *foot),
            ("L", *roof.at(0.0, 0.94)),
            ("L", *left),
            ("C", *mirror2, *mirror1, tx1, ty),
            ("Z",),
        )
    )
    pale = Stroke(roof.theme.ink("paper", "ornament", 0.7, instead="white"), roof.pen.width)
    rows = [polyline([roof.at(0.5 - half, y), roof.at(0.5 + half, y)]) for y, half in ((0.36, 0.26), (0.6, 0.34))]
    yield Path(joined(rows), None, pale)
    yield roof.light(joined(circle(roof.at(x, 0.07), roof.box.height * 0.07) for x in (0.28, 0.72)))


def pennants(roof: Roof) -> Iterator[Item]:
    """Pennants on a line between two posts."""
    count = 7
    sag = [0.3 + 0.26 * sin(pi * number / count) for number in range(count + 1)]
    flags: tuple[list[Segments], list[Segments]] = ([], [])
    for number in range(count):
        a, b = number / count, (number + 1) / count
        tip = ((a + b) / 2, max(sag[number], sag[number + 1]) + 0.4)
        flags[number % 2].append(roof.shape([(a, sag[number]), (b, sag[number + 1]), tip]))
    posts = [polyline([roof.at(x, 0.05), roof.at(x, 1.05)]) for x in (0.0, 1.0)]
    yield roof.lines(joined(posts))
    yield roof.light(joined(flags[1]))
    yield roof.dark(joined(flags[0]))
    yield roof.dark(joined(circle(roof.at(x, 0.06), roof.box.height * 0.09) for x in (0.0, 1.0)))


ROOFS: Final[tuple[Callable[[Roof], Iterator[Item]], ...]] = (
    pennants,
    gable,
    awning,
    barrel,
    stage,
    tent,
    hipped,
    battlements,
)
