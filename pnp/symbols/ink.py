"""The strokes and fills of which a symbol is put together, in units of its view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from math import ceil

from pnp.matrix import Matrix
from pnp.model.texts import Icon, IconPath, Matter
from pnp.svg.matrix import transformed
from pnp.svg.outlines import bounds
from pnp.svg.path import parse_path
from pnp.values import dataclass

# How many times as wide as usual a figure is at which heights, from above; the first and the last go on.
Build = tuple[tuple[float, float], ...]
# How far a symbol stays inside its view.
_MARGIN = 1.0


@dataclass(frozen=True, slots=True)
class Mark:
    """One path. width: of the pen; 0 is filled. tone: empty, ``paper``, ``light`` or ``glow``; matter: as in"
    " ``icons:``."""

    d: str
    width: float = 0.0
    tone: str = ""
    matter: Matter = ""

    def moved(self, matrix: Matrix) -> Mark:
        """The path under a transformation that keeps its proportions."""
        scale = abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5
        return Mark(_data(self.d, matrix), round(self.width * scale, 2), self.tone, self.matter)

    def in_tone(self, tone: str) -> Mark:
        """The same path in another tone."""
        return Mark(self.d, self.width, tone, self.matter)

    def of(self, matter: Matter) -> Mark:
        """The same path of a matter."""
        return replace(self, matter=matter)

    def halo(self, around: float) -> Mark:
        """What is left out around the path, so that it stands off from what is behind it.

        Where it has colours, it is a line instead.
        """
        return Mark(self.d, self.width + 2 * around, "paper", "line")

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom, with the pen."""
        left, top, right, bottom = bounds(parse_path(self.d))
        pen = self.width / 2
        return left - pen, top - pen, right + pen, bottom + pen


def made_of(matter: Matter, *marks: Mark) -> tuple[Mark, ...]:
    """Marks of a matter, but for those that are of one or have a tone."""
    return tuple(mark if mark.matter or mark.tone else mark.of(matter) for mark in marks)


def joined(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Marks of one pen, tone and matter as one path: areas must lie apart."""
    marks = tuple(marks)
    return (replace(marks[0], d=" ".join(mark.d for mark in marks)),) if marks else ()


def widened(mark: Mark, build: Build) -> Mark:
    """A mark whose points lie as far from the middle as a figure of such a build is wide at their height."""
    parts = []
    for name, *numbers in parse_path(mark.d):
        points = zip(numbers[::2], numbers[1::2], strict=True)
        moved = (value for x, y in points for value in (x * width_at(y, build), y))
        parts.append(" ".join((name, *map(_number, moved))))
    return replace(mark, d=" ".join(parts))


def raised(mark: Mark, hips: float, soles: float, by: float) -> Mark:
    """A mark of who stands on longer legs: above the hips it is moved up, between hips and soles it is stretched."""
    if not by:
        return mark
    parts = []
    for name, *numbers in parse_path(mark.d):
        points = zip(numbers[::2], numbers[1::2], strict=True)
        moved = (value for x, y in points for value in (x, y - by * min(max((soles - y) / (soles - hips), 0.0), 1.0)))
        parts.append(" ".join((name, *map(_number, moved))))
    return replace(mark, d=" ".join(parts))


def width_at(y: float, build: Build) -> float:
    """How many times as wide as usual a figure is at a height."""
    if not build:
        return 1.0
    for (above, first), (below, last) in pairwise(build):
        if above <= y <= below:
            return first + (last - first) * (y - above) / (below - above)
    return build[0][1] if y < build[0][0] else build[-1][1]


def line(*points: tuple[float, float], width: float) -> Mark:
    """A line through points."""
    return Mark("M " + " L ".join(f"{_number(x)} {_number(y)}" for x, y in points), width)


def polygon(*points: tuple[float, float], width: float = 0.0) -> Mark:
    """A closed line through points, filled if the pen has no width."""
    return Mark(f"{line(*points, width=0).d} Z", width)


def ellipse(x: float, y: float, across: float, down: float = 0.0, width: float = 0.0) -> Mark:
    """An ellipse around a point; a circle if only one radius is given."""
    down = down or across
    left, right, level = _number(x - across), _number(x + across), _number(y)
    arc = f"A {_number(across)} {_number(down)} 0 1 1"
    return Mark(f"M {left} {level} {arc} {right} {level} {arc} {left} {level} Z", width)


def oblong(left: float, right: float, y: float, radius: float, width: float) -> Mark:
    """A box with round ends."""
    arc, above, below = f"A {_number(radius)} {_number(radius)} 0 0 1", _number(y - radius), _number(y + radius)
    there = f"M {left:g} {above} L {right:g} {above} {arc} {right:g} {below}"
    return Mark(f"{there} L {left:g} {below} {arc} {left:g} {above} Z", width)


def icon(id: str, name: str, tags: tuple[str, ...], marks: Iterable[Mark]) -> Icon:
    """An icon whose view is what its marks take up. What is left out around them does not count."""
    marks = tuple(marks)
    extents = [mark.extent for mark in marks if mark.tone != "paper"]
    left, top = min(extent[0] for extent in extents) - _MARGIN, min(extent[1] for extent in extents) - _MARGIN
    right, bottom = max(extent[2] for extent in extents) + _MARGIN, max(extent[3] for extent in extents) + _MARGIN
    view = ceil(right - left), ceil(bottom - top)
    matrix = (1.0, 0.0, 0.0, 1.0, (view[0] - left - right) / 2, (view[1] - top - bottom) / 2)
    paths = tuple(
        IconPath(d=moved.d, stroke=_number(moved.width) if moved.width else "", tone=moved.tone, matter=moved.matter)
        for moved in (mark.moved(matrix) for mark in marks)
    )
    return Icon(id=id, name=name, tags=tags, view=view, paths=paths)


def _data(d: str, matrix: Matrix) -> str:
    return " ".join(" ".join((name, *map(_number, numbers))) for name, *numbers in transformed(parse_path(d), matrix))


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
