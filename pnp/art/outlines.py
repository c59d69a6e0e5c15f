"""Outlines and strokes in mm: what lies below a ridge, discs, hatching, dots, waves, grass."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import cos, pi, sin
from random import Random
from typing import Final

from pnp.frame import Segment
from pnp.measures import Mm

Point = tuple[Mm, Mm]
Outline = tuple[Segment, ...]
CLOSE: Final[Segment] = ("Z",)
# The distance of rows of dots, as a share of that of dots in a row.
_ROW: Final = 0.71
# How high a stroke at the edge of a vignette is, what shares of it strokes lack, and how square it is.
_STROKE: Final[Mm] = 1.3
_RAGGED: Final = (0.03, 0.18)
_SQUARE: Final = 2.6


def step(letter: str, *numbers: float) -> Segment:
    """A step of a path, in hundredths of a mm: finer than a printer."""
    return (letter, *(round(number, 2) for number in numbers))


def ridge(random: Random, left: Mm, right: Mm, height: Mm, roughness: float, steps: int = 5) -> list[Point]:
    """A line from left to right that rises and falls about 0 by up to ``height``, y down, by midpoint displacement.

    roughness: how much of the height is left at each halving, from 0 (one swell) to 1 (noise). steps: of halving.
    """
    heights = [random.uniform(-1, 1) * height for _ in range(3)]
    reach = height
    for _ in range(steps):
        reach *= roughness
        middles = [(a + b) / 2 + random.uniform(-1, 1) * reach for a, b in pairwise(heights)]
        heights = [value for pair in zip(heights, middles, strict=False) for value in pair] + heights[-1:]
    most = max(map(abs, heights)) or 1.0
    step = (right - left) / (len(heights) - 1)
    return [(left + index * step, value * height / most) for index, value in enumerate(heights)]


def moved(points: Sequence[Point], x: Mm, y: Mm) -> list[Point]:
    """Points, moved."""
    return [(px + x, py + y) for px, py in points]


def polygon(points: Sequence[Point]) -> Outline:
    """A closed outline with straight sides."""
    (x, y), *rest = points
    return (step("M", x, y), *(step("L", a, b) for a, b in rest), CLOSE)


def polyline(points: Sequence[Point]) -> Outline:
    """An open line with straight parts."""
    return polygon(points)[:-1]


def curve(points: Sequence[Point]) -> Outline:
    """An open smooth line through points."""
    return _curve(points)


def loop(points: Sequence[Point]) -> Outline:
    """A closed smooth line through points, at least three."""
    around = _curve([points[-1], *points, points[0], points[1]])
    (x, y) = points[0]
    # Without the pieces that lead into it and out of it again.
    return step("M", x, y), *around[2:-1], CLOSE


def below(points: Sequence[Point], bottom: Mm, *, smooth: bool = True) -> Outline:
    """What lies below a line, down to ``bottom``."""
    line = _curve(points) if smooth else polyline(points)
    return (*line, step("L", points[-1][0], bottom), step("L", points[0][0], bottom), CLOSE)


def around(x: Mm, y: Mm, radius: Mm, count: int, shift: float = 0.0) -> list[Point]:
    """Points on a circle, clockwise from the right. shift: of all of them, in steps."""
    turns = (2 * pi * (number + shift) / count for number in range(count))
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def joined(parts: Iterable[Outline]) -> Outline:
    """Several outlines as one, to be drawn at once."""
    return tuple(step for part in parts for step in part)


def star(x: Mm, y: Mm, outer: Mm, inner: Mm, points: int, turn: float = 0.0) -> Outline:
    """A star about (x, y) with a point on top. turn: in degrees, clockwise."""
    shift = (turn - 90) / 360 * points
    outside, inside = around(x, y, outer, points, shift), around(x, y, inner, points, shift + 0.5)
    return polygon([point for pair in zip(outside, inside, strict=True) for point in pair])


def petal(x: Mm, y: Mm, length: Mm, width: Mm, angle: float) -> Outline:
    """A pointed leaf that begins at (x, y). angle: in degrees, clockwise from the right."""
    dx, dy = cos(angle * pi / 180), sin(angle * pi / 180)

    def at(along: float, aside: float) -> Point:
        return x + dx * along * length - dy * aside * width, y + dy * along * length + dx * aside * width

    tip = at(1, 0)
    return (
        step("M", x, y),
        step("C", *at(0.25, 0.7), *at(0.7, 0.55), *tip),
        step("C", *at(0.7, -0.55), *at(0.25, -0.7), x, y),
        CLOSE,
    )


def mapped(outline: Outline, place: Callable[[Mm, Mm], Point]) -> Outline:
    """An outline whose points are put elsewhere, such as into a mirror."""
    steps = []
    for letter, *numbers in outline:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        steps.append(step(letter, *(number for x, y in pairs for number in place(x, y))))
    return tuple(steps)


def rectangle(x: Mm, y: Mm, width: Mm, height: Mm) -> Outline:
    """A rectangle."""
    return polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)))


def vignette(random: Random, width: Mm, height: Mm) -> Outline:
    """The outline of a picture that ends in level strokes of many lengths, and has no frame."""
    count = max(int(height / _STROKE), 4)
    step_height = height / count
    ends: list[tuple[list[Point], list[Point]]] = []
    for number in range(count):
        y = (number + 0.5) * step_height
        half = (1 - abs(2 * y / height - 1) ** _SQUARE) ** (1 / _SQUARE) * width / 2
        left, right = (width / 2 + side * half * (1 - random.uniform(*_RAGGED)) for side in (-1, 1))
        above, below = y - step_height * 0.3, y + step_height * 0.3
        ends.append(([(left, below), (left, above)], [(right, above), (right, below)]))
    down = [point for _, right in ends for point in right]
    up = [point for left, _ in reversed(ends) for point in left]
    return loop([*down, *up])


def disc(x: Mm, y: Mm, across: Mm, down: Mm | None = None) -> Outline:
    """An ellipse about (x, y). across, down: its half axes."""
    down = across if down is None else down
    bend = 0.5523
    a, b = across * bend, down * bend
    return (
        step("M", x + across, y),
        step("C", x + across, y + b, x + a, y + down, x, y + down),
        step("C", x - a, y + down, x - across, y + b, x - across, y),
        step("C", x - across, y - b, x - a, y - down, x, y - down),
        step("C", x + a, y - down, x + across, y - b, x + across, y),
        CLOSE,
    )


def tufts(random: Random, left: Mm, right: Mm, top: Mm, bottom: Mm, count: int, height: Mm) -> Outline:
    """Tufts of grass, three blades each, larger in front."""
    steps: list[Segment] = []
    for _ in range(count):
        depth = random.random() ** 0.7
        x, y, tall = random.uniform(left, right), top + (bottom - top) * depth, height * (0.35 + 0.65 * depth)
        for lean in (-0.5, 0.05, 0.55):
            steps += [
                step("M", x, y),
                step(
                    "C",
                    x + lean * tall * 0.1,
                    y - tall * 0.5,
                    x + lean * tall * 0.4,
                    y - tall * 0.8,
                    x + lean * tall * 0.9,
                    y - tall * (1 - abs(lean) * 0.4),
                ),
            ]
    return tuple(steps)


def waves(random: Random, left: Mm, right: Mm, top: Mm, bottom: Mm) -> Outline:
    """Short level strokes on water, closer to one another towards the horizon."""
    steps: list[Segment] = []
    y, gap = top + 0.5, 0.55
    while y < bottom:
        x = left - random.uniform(0, 6)
        while x < right:
            length = random.uniform(1.2, 3.2) * (0.6 + gap)
            swell = 0.12 * gap
            steps += [
                step("M", x, y),
                step("C", x + length * 0.3, y - swell * 2, x + length * 0.6, y - swell * 2, x + length, y),
            ]
            x += length + random.uniform(1.5, 6.0) * gap
        y += gap
        gap *= 1.22
    return tuple(steps)


def hatching(bounds: tuple[Mm, Mm, Mm, Mm], spacing: Mm, angle: float, growth: float = 1.0) -> Outline:
    """Parallel lines over a rectangle (left, top, right, bottom), from its top.

    angle: in degrees, 0 is level. growth: how many times further apart the last lines are than the first.
    """
    left, top, right, bottom = bounds
    x, y, reach = (left + right) / 2, (top + bottom) / 2, ((right - left) ** 2 + (bottom - top) ** 2) ** 0.5 / 2
    dx, dy = cos(angle * pi / 180), sin(angle * pi / 180)
    # Half of what lies across the lines.
    half = (abs(dx) * (bottom - top) + abs(dy) * (right - left)) / 2
    steps: list[Segment] = []
    offset = -half
    while offset < half:
        ox, oy = x - dy * offset, y + dx * offset
        steps += [step("M", ox - dx * reach, oy - dy * reach), step("L", ox + dx * reach, oy + dy * reach)]
        offset += spacing * (1 + (growth - 1) * (offset + half) / (2 * half))
    return tuple(steps)


def rows(bounds: tuple[Mm, Mm, Mm, Mm], spacing: Mm) -> Outline:
    """The rows of a screen of dots over a rectangle; every second one begins half a step further left."""
    left, top, right, bottom = bounds
    steps: list[Segment] = []
    for number in range(int((bottom - top) / spacing / _ROW) + 2):
        y = top + number * spacing * _ROW
        steps += [step("M", left - (number % 2) * spacing / 2, y), step("L", right, y)]
    return tuple(steps)


def _curve(points: Sequence[Point]) -> Outline:
    """A Catmull-Rom spline through points, as Bézier curves."""
    steps: list[Segment] = [step("M", points[0][0], points[0][1])]
    for index in range(len(points) - 1):
        before, start, end = points[max(index - 1, 0)], points[index], points[index + 1]
        after = points[min(index + 2, len(points) - 1)]
        first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        steps.append(step("C", *first, *second, *end))
    return tuple(steps)


def extent(outline: Outline) -> tuple[Mm, Mm, Mm, Mm]:
    """Left, top, right and bottom of the points of an outline, those that bend its curves included."""
    points = [number for _, *numbers in outline for number in numbers]
    xs, ys = points[::2], points[1::2]
    return min(xs), min(ys), max(xs), max(ys)
