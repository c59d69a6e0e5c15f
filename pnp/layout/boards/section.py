"""A track as a section through a hill: terraces at the height of its spaces, with room for a piece under each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.curves import Point, Segments, joined, polyline
from pnp.layout.boards.lettering import fitted_words, style_of
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.scenery import BoardScenery
from pnp.layout.boards.seeded_random import wobbled
from pnp.layout.boards.territory_map import stepped
from pnp.layout.geometry.box import Box
from pnp.measures import MM_PER_PT, Mm
from pnp.model.boards import Space, Track
from pnp.values import dataclass

# As shares of the height of the board: the highest and the lowest ground, how far below it a plate begins, how large a
# plate is at most, and how high the names are.
_TOP: Final = 0.24
_LOW: Final = 0.5
_BELOW: Final = 0.07
_PLATE: Final = 0.24
_NAMES: Final = 0.1
# The least height of a strip with a name, in mm: two lines of the least type.
_TWO_LINES: Final = 5.6
# And the share of the width of its space that a plate takes at most.
_PLATE_WIDE: Final = 0.72
# What is free of its strip on either side of a name, in mm.
_ASIDE: Final = 0.7
# The part of a space that is level, and the width and depth of a trench, as shares of the width of a space.
_LEVEL: Final = 0.6
_TRENCH: Final = 0.07
# Layers of the ground below its surface, how far apart they are, as a share of the height, and how dark each is.
_LAYERS: Final = 4
_LAYER: Final = 0.125
_LAYER_TONE: Final = 0.11
# The width of what stands on a terrace, as a share of that of a space, and where its middle is above the ground.
_LANDMARK: Final = 0.56
_RAISED: Final = 0.34


@dataclass(frozen=True)
class Section:
    """Draws one section. box: of the board."""

    track: Track
    spaces: Sequence[Space]
    box: Box
    scenery: BoardScenery
    options: BoardOptions

    @cached_property
    def _wide(self) -> Mm:
        return self.box.width / len(self.spaces)

    def column(self, index: int) -> Box:
        """The part of the board that is a space."""
        return Box(self.box.x + index * self._wide, self.box.y, self._wide, self.box.height)

    def plate(self, index: int) -> Box:
        """Where pieces lie: under its terrace, so that the plates go up and down with the hill."""
        column, high = self.column(index), self.box.height
        side = min(column.width * _PLATE_WIDE, high * _PLATE)
        return Box(column.center[0] - side / 2, self._surface(index) + high * _BELOW, side, side)

    def _surface(self, index: int) -> Mm:
        heights = [space.elevation for space in self.spaces]
        least, most = min(heights), max(heights)
        share = (heights[index] - least) / (most - least) if most > least else 0.0
        return self.box.y + self.box.height * (_LOW - (_LOW - _TOP) * share)

    @cached_property
    def _profile(self) -> tuple[Point, ...]:
        """The ground from left to right, with a trench before each terrace."""
        points: list[Point] = [(self.box.x - 5, self._surface(0) + self.box.height * 0.08)]
        for index in range(len(self.spaces)):
            column, y = self.column(index), self._surface(index)
            left, right = column.center[0] - self._wide * _LEVEL / 2, column.center[0] + self._wide * _LEVEL / 2
            wide, deep = self._wide * _TRENCH, self._wide * _TRENCH * 0.9
            points += [(left, y), (right - wide, y), (right - wide, y + deep), (right, y + deep), (right, y)]
        points.append((self.box.right + 5, self._surface(len(self.spaces) - 1) + self.box.height * 0.12))
        scale = self.scenery.scale
        return tuple(wobbled(point, 9 * scale, 0.7 * scale) for point in stepped(points, 1.5 * scale, closed=False))

    def items(self) -> Iterator[Item]:
        """Sky, ground, what stands on it, then every space."""
        theme, scale, whole = self.scenery.theme, self.scenery.scale, self.options.grown(self.box)
        clip = whole.segments()
        yield from self.scenery.backdrop(whole, clip)
        profile = polyline(self._profile)
        ground: Segments = (
            *profile,
            ("L", self.box.right + 5, whole.bottom),
            ("L", self.box.x - 5, whole.bottom),
            ("Z",),
        )
        line = theme.ink("ink", "line")
        landmarks = tuple(item for index in range(len(self.spaces)) for item in self._landmark(index))
        earth = self.scenery.scenery.color or "muted"
        yield Group(
            (
                *landmarks,
                Path(ground, theme.ink(earth, "ground", instead="paper")),
                Group(tuple(self._strata()), clip=ground),
                Path(profile, None, Stroke(line, 0.7 * scale, (), "round", "round")),
                *self._borders(),
                *self.scenery.landmarks((self.box.x, self.box.y), self.options.labels),
            ),
            clip=clip,
        )
        if whole == self.box:
            yield Path(self.box.inset(0.2).segments(), None, Stroke(line, 0.4))
        for index, space in enumerate(self.spaces):
            yield Group(tuple(self._space(index)), alt=f"Space {index + self.track.start}, {space.title}")

    def _strata(self) -> Iterator[Path]:
        """Short strokes below the surface, and layers of ground, darker the deeper, that follow it less and less."""
        theme, scale = self.scenery.theme, self.scenery.scale
        strokes = joined(
            polyline([(x, y + 0.5 * scale), (x - 0.7 * scale, y + (1.6 + number % 3 * 0.8) * scale)])
            for number, (x, y) in enumerate(self._profile)
        )
        yield Path(strokes, None, Stroke(theme.ink("ink", "ornament", 0.5), 0.2 * scale, (), "round"))
        level, dark = self.box.y + self.box.height * _LOW, theme.ink("ink", "ornament", _LAYER_TONE)
        for number in range(1, _LAYERS + 1):
            deep, follows = self.box.height * _LAYER * number, 1 - number / (_LAYERS + 1)
            line = [
                wobbled((x, level + (y - level) * follows + deep), 23 * scale, 1.2 * scale)
                for x, y in self._profile[::3]
            ]
            foot = (line[-1][0], self.box.bottom + 9), (line[0][0], self.box.bottom + 9)
            yield Path(polyline([*line, *foot], closed=True), dark)

    def _borders(self) -> Iterator[Path]:
        theme, scale = self.scenery.theme, self.scenery.scale
        ground = ((self._surface(index - 1) + self._surface(index)) / 2 for index in range(1, len(self.spaces)))
        lines = joined(
            polyline([(self.column(index).x, y), (self.column(index).x, self.box.bottom + 9)])
            for index, y in enumerate(ground, 1)
        )
        yield Path(lines, None, Stroke(theme.ink("ink", "line", 0.5), 0.3 * scale, (1.6 * scale, 1.2 * scale)))

    def _landmark(self, index: int) -> Iterator[Item]:
        name = self.spaces[index].landmark
        if name:
            width = self._wide * _LANDMARK
            center = self.column(index).center[0] - self._wide * 0.04, self._surface(index) - width * _RAISED
            yield from self.scenery.landmark(name, center, width, self.spaces[index].id)

    def _space(self, index: int) -> Iterator[Item]:
        theme, scale, space = self.scenery.theme, self.scenery.scale, self.spaces[index]
        plate, column = self.plate(index), self.column(index)
        color = theme.ink(space.color or "paper", "ground", instead="white")
        yield Path(plate.segments(1.5 * scale), color, Stroke(theme.ink("ink", "line"), 0.3 * scale))
        if not self.options.labels:
            return
        high = max(min(self.box.height * _NAMES, 7.0 * scale), _TWO_LINES)
        band = Box(column.x, plate.bottom + scale, column.width, high).inset(1.2 * scale, 0.0, 1.2 * scale)
        yield Path(band.segments(0.8 * scale), theme.ink("paper", "ground", 0.92, instead="white"))
        size = max(min(band.height / MM_PER_PT * 0.62, 10.0), 6.5)
        style = style_of(theme, "board-space", size, "sans-bold", 6.5)
        yield from fitted_words(space.title, band.inset(_ASIDE, 0.0), style, theme)
        number = Box(plate.x, plate.y, plate.width * 0.3, plate.width * 0.3)
        style = style_of(theme, "board-number", max(8.0 * min(scale, 1.0), 6.5), "sans-bold", 6.5)
        yield from theme.words(
            str(space.number if space.number is not None else index + self.track.start), number, style
        )
