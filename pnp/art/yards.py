"""What the places of a mat lie on and what is around them, seen from above: floors, and walls, fences and bags."""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Final

from pnp.art import outlines
from pnp.art.outlines import Outline, Point
from pnp.measures import Mm
from pnp.values import dataclass

# How wide a wall is, and the most stones or boards of a floor across and down.
WALL: Final[Mm] = 2.4
_MOST: Final = 26


@dataclass(frozen=True, slots=True)
class Yard:
    """A rectangle in mm, and what its irregularities are made from."""

    left: Mm
    top: Mm
    width: Mm
    height: Mm
    random: Random

    @property
    def right(self) -> Mm:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> Mm:
        """Its lower edge."""
        return self.top + self.height

    def rows(self, wanted: Mm) -> tuple[int, Mm]:
        """How many rows of about a height it has, and their height."""
        count = max(min(round(self.height / wanted), _MOST), 1)
        return count, self.height / count

    def joints(self, wanted: Mm, jitter: float) -> list[Mm]:
        """Where a row is divided: about a width apart, out of step by a share of it."""
        step = max(wanted, self.width / _MOST)
        at, found = self.left + step * self.random.uniform(0.3, 1.0), []
        while at < self.right - step * 0.3:
            found.append(at)
            at += step * self.random.uniform(1 - jitter, 1 + jitter)
        return found


def _cobbles(yard: Yard) -> Iterator[Outline]:
    count, high = yard.rows(4.0)
    for row in range(count):
        ends = [yard.left, *yard.joints(4.6, 0.3), yard.right]
        middle = yard.top + (row + 0.5) * high
        for left, right in pairwise(ends):
            wide, sway = (right - left) / 2 - 0.25, yard.random.uniform(-0.1, 0.1) * high
            corners = outlines.around((left + right) / 2, middle + sway, 1.0, 8, 0.4)
            x, y = (left + right) / 2, middle + sway
            yield outlines.loop([(x + (a - x) * wide, y + (b - y) * (high / 2 - 0.25)) for a, b in corners])


def _courses(yard: Yard, high: Mm, wide: Mm, jitter: float) -> Iterator[Outline]:
    """Rows with upright joints: flagstones are high, boards long."""
    count, high = yard.rows(high)
    for row in range(count):
        top = yard.top + row * high
        if row:
            yield outlines.polyline([(yard.left, top), (yard.right, top)])
        for x in yard.joints(wide, jitter):
            yield outlines.polyline([(x, top), (x + yard.random.uniform(-0.3, 0.3), top + high)])


def _planks(yard: Yard) -> Iterator[Outline]:
    count, high = yard.rows(5.0)
    yield from _courses(yard, 5.0, 44.0, 0.5)
    for row in range(count):
        y = yard.top + (row + yard.random.uniform(0.35, 0.65)) * high
        x = yard.left + yard.random.uniform(0.05, 0.4) * yard.width
        grain = [(x + part * yard.width * 0.1, y + yard.random.uniform(-0.4, 0.4)) for part in range(5)]
        yield outlines.curve(grain)


def _grass(yard: Yard) -> Iterator[Outline]:
    count = min(int(yard.width * yard.height / 42), 160)
    for _ in range(count):
        x, y = yard.random.uniform(yard.left + 1, yard.right - 1), yard.random.uniform(yard.top + 2, yard.bottom - 0.5)
        tall = yard.random.uniform(0.9, 1.7)
        for lean in (-0.5, 0.05, 0.55):
            yield outlines.polyline([(x, y), (x + lean * tall, y - tall * (1 - abs(lean) * 0.4))])


def _earth(yard: Yard) -> Iterator[Outline]:
    for _ in range(min(int(yard.width * yard.height / 30), 200)):
        x, y = yard.random.uniform(yard.left + 1, yard.right - 1), yard.random.uniform(yard.top + 1, yard.bottom - 1)
        if yard.random.random() < 0.25:
            yield outlines.disc(x, y, yard.random.uniform(0.4, 0.9), yard.random.uniform(0.3, 0.5))
        else:
            yield outlines.polyline([(x, y), (x + yard.random.uniform(0.6, 1.8), y + yard.random.uniform(-0.1, 0.1))])


def _sand(yard: Yard) -> Iterator[Outline]:
    count, high = yard.rows(4.4)
    for row in range(count):
        for x in yard.joints(14.0, 0.4):
            y = yard.top + (row + yard.random.uniform(0.3, 0.7)) * high
            long = min(yard.random.uniform(4.0, 9.0), yard.right - x)
            yield outlines.curve([(x, y), (x + long * 0.3, y - 0.6), (x + long * 0.65, y + 0.2), (x + long, y - 0.3)])


FLOORS: Final[Mapping[str, Callable[[Yard], Iterator[Outline]]]] = {
    "cobbles": _cobbles,
    "flagstones": lambda yard: _courses(yard, 8.0, 11.0, 0.35),
    "planks": _planks,
    "grass": _grass,
    "earth": _earth,
    "sand": _sand,
}


def floor(name: str, yard: Yard) -> Outline:
    """The lines of a floor, one of ``FLOORS``."""
    return outlines.joined(FLOORS[name](yard))


def _along(yard: Yard, step: Mm) -> Iterator[tuple[Point, bool]]:
    """Points along the middle of a wall, the corners among them, and whether the wall runs across there."""
    half = WALL / 2
    left, top, right, bottom = yard.left + half, yard.top + half, yard.right - half, yard.bottom - half
    for (x, y), (to_x, to_y) in (
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
    ):
        count = max(round((abs(to_x - x) + abs(to_y - y)) / step), 1)
        for number in range(count):
            share = number / count
            yield (x + (to_x - x) * share, y + (to_y - y) * share), y == to_y


def _stone(yard: Yard) -> Iterator[Outline]:
    half = WALL / 2
    inside = (yard.left + WALL, yard.top + WALL, yard.width - 2 * WALL, yard.height - 2 * WALL)
    yield outlines.rectangle(yard.left, yard.top, yard.width, yard.height)
    yield _hole(*inside)
    for (x, y), is_level in _along(yard, 3.2):
        across, down = (0.0, half) if is_level else (half, 0.0)
        yield outlines.polyline([(x - across, y - down), (x + across, y + down)])


def _hole(x: Mm, y: Mm, width: Mm, height: Mm) -> Outline:
    """A rectangle that runs against the clock: a hole in one around it."""
    return outlines.polygon([(x, y), (x, y + height), (x + width, y + height), (x + width, y)])


def _corners(yard: Yard, radius: Mm) -> Iterator[Outline]:
    half = WALL / 2
    for x in (yard.left + half, yard.right - half):
        for y in (yard.top + half, yard.bottom - half):
            yield outlines.disc(x, y, radius)


def _posts(yard: Yard) -> Iterator[Outline]:
    for (x, y), _ in _along(yard, 1.9):
        yield outlines.disc(x, y, 0.86)


def _leaves(yard: Yard) -> Iterator[Outline]:
    for (x, y), _ in _along(yard, 2.3):
        lobes = outlines.around(x, y, yard.random.uniform(1.15, 1.45), 7, yard.random.uniform(0, 1))
        yield outlines.loop(lobes)


def _bags(yard: Yard) -> Iterator[Outline]:
    for (x, y), is_level in _along(yard, 3.6):
        yield outlines.disc(x, y, *((1.85, 0.95) if is_level else (0.95, 1.85)))


WALLS: Final[Mapping[str, Callable[[Yard], Iterator[Outline]]]] = {
    "stone": _stone,
    "palisade": _posts,
    "hedge": _leaves,
    "sandbags": _bags,
}


def wall(name: str, yard: Yard) -> tuple[Outline, ...]:
    """The shapes of a wall, one of ``WALLS``, from below, each filled and outlined: with towers, if it is of stone."""
    shapes = (outlines.joined(WALLS[name](yard)),)
    if name != "stone":
        return shapes
    return *shapes, outlines.joined(_corners(yard, 2.6)), outlines.joined(_corners(yard, 1.5))
