"""The meadow of a fair: mown patches, tufts and flowers, a hedge with trees behind each row of stalls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from pnp.frame import Item, Path, Stroke
from pnp.layout.boards.curves import Point, Segments, circle, joined, polyline, smooth
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm, Size
from pnp.values import dataclass

# How far apart the bushes of a hedge are and how large, as shares of the width of a stall; every how manieth is a tree.
_STEP, _BUSH, _TREE = 0.15, 0.09, 0.24
_TREES: Final = 5
# How many patches, tufts and flowers there are on a square decimetre.
_PATCHES, _TUFTS, _FLOWERS = 5, 44, 30


@dataclass(frozen=True, slots=True)
class Fairground:
    """Draws the meadow of a board. points: the middle of each stall; tile: its plot; land: the colour of what grows."""

    points: Sequence[Point]
    tile: Size
    area: Box
    land: str
    theme: ResolvedTheme
    seed: int

    def meadow(self) -> Iterator[Item]:
        """What lies below the road."""
        theme, random = self.theme, SeededRandom(self.seed, 11)
        share = self.area.width * self.area.height / 10_000
        patches = [self._patch(random) for _ in range(int(share * _PATCHES))]
        yield Path(joined(patches), theme.ink(self.land, "ornament", 0.34, instead="muted"))
        tufts, flowers = [], []
        for _ in range(int(share * _TUFTS)):
            x, y = self._anywhere(random)
            tall = random.between(0.8, 1.6)
            tufts += [polyline([(x, y), (x + lean * tall, y - tall)]) for lean in (-0.5, 0.05, 0.6)]
        for _ in range(int(share * _FLOWERS)):
            flowers.append(circle(self._anywhere(random), random.between(0.22, 0.4)))
        yield Path(joined(tufts), None, Stroke(theme.ink("ink", "ornament", 0.3), 0.16, (), "round", "round"))
        yield Path(joined(flowers), theme.ink("paper", "ornament", 0.9, instead="white"))

    def hedges(self) -> Iterator[Item]:
        """Bushes and trees behind the stalls, over the far edge of the road before them."""
        random, theme = SeededRandom(self.seed, 12), self.theme
        shades: list[Segments] = []
        bodies: list[Segments] = []
        lights: list[Segments] = []
        for y in sorted({round(y, 2) for _, y in self.points}):
            xs = [x for x, at in self.points if abs(at - y) < 0.02]
            left, right = min(xs) - self.tile.width / 2, max(xs) + self.tile.width / 2
            step, top = self.tile.width * _STEP, y - self.tile.height / 2
            for number in range(int((right - left) / step) + 1):
                is_tree = number % _TREES == 2
                size = self.tile.width * (_TREE * 0.8 if is_tree else _BUSH) * random.between(0.8, 1.15)
                x, foot = left + number * step + random.between(-0.2, 0.2) * step, top + self.tile.height * 0.1
                middle = foot - size * 0.75
                shades.append(_crown(random, (x + size * 0.4, middle + size * 0.3), size))
                bodies.append(_crown(random, (x, middle), size))
                lights.append(_crown(random, (x - size * 0.28, middle - size * 0.3), size * 0.5))
        yield Path(joined(shades), theme.ink("ink", "ornament", 0.16))
        body = joined(bodies)
        yield Path(body, theme.ink(self.land, "ornament", instead="muted"))
        yield Path(body, theme.ink("ink", "ornament", 0.16), Stroke(theme.ink("ink", "ornament", 0.6), 0.15))
        yield Path(joined(lights), theme.ink("paper", "ornament", 0.26, instead="white"))

    def shadows(self) -> Iterator[Item]:
        """What the stalls cast on the ground before and beside them."""
        wide, high = self.tile.width, self.tile.height
        cast = []
        for x, y in self.points:
            left, foot = x - wide / 2, y + high * 0.18
            corners = [
                (left + wide * 0.02, foot),
                (left + wide * 0.12, foot + high * 0.045),
                (left + wide * 1.06, foot + high * 0.045),
            ]
            corners += [(left + wide * 1.06, foot - high * 0.3), (left + wide, foot - high * 0.36)]
            cast.append(polyline(corners, closed=True))
        yield Path(joined(cast), self.theme.ink("ink", "ornament", 0.2))

    def _anywhere(self, random: SeededRandom) -> Point:
        area = self.area
        return random.between(area.x, area.right), random.between(area.y, area.bottom)

    def _patch(self, random: SeededRandom) -> Segments:
        """A long soft shape."""
        x, y = self._anywhere(random)
        wide, high = random.between(12, 34), random.between(4, 10)
        turns = (2 * pi * number / 9 for number in range(9))
        around = [
            (x + wide * cos(turn) * random.between(0.75, 1), y + high * sin(turn) * random.between(0.75, 1))
            for turn in turns
        ]
        return smooth(around, closed=True)


def _crown(random: SeededRandom, middle: Point, radius: Mm) -> Segments:
    """A bush or a tree from the front: a few round lobes."""
    turns = (2 * pi * number / 8 for number in range(8))
    points = [
        (
            middle[0] + radius * cos(turn) * random.between(0.86, 1.12),
            middle[1] + radius * sin(turn) * random.between(0.8, 1.0),
        )
        for turn in turns
    ]
    return smooth(points, closed=True)
