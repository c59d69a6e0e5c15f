"""Baselines of words that are not straight: an arc of a circle, a line through points."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import atan2, cos, degrees, hypot, sin
from typing import NamedTuple, Protocol

from pnp.measures import Mm

Point = tuple[Mm, Mm]
# In mm: the direction of a letter is that of the line so far before and behind its middle.
_LEVELLED: Mm = 1.2


class Baseline(Protocol):
    """A line on which letters stand."""

    def place(self, along: Mm) -> tuple[Mm, Mm, float]:
        """A point so far along from the middle of the line, and the degrees by which a letter there is turned."""


class Circle(NamedTuple):
    """The circle of a baseline. room: the length of the arc for words; over: whether they stand on its top."""

    x: Mm
    y: Mm
    radius: Mm
    room: Mm
    over: bool

    def place(self, along: Mm) -> tuple[Mm, Mm, float]:
        """On the circle, from its highest or its lowest point."""
        angle, sign = along / self.radius, 1.0 if self.over else -1.0
        return self.x + self.radius * sin(angle), self.y - sign * self.radius * cos(angle), degrees(angle) * sign


class Course:
    """A line through points."""

    def __init__(self, points: Sequence[Point]) -> None:
        self._points = tuple(points)
        lengths = (hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(points))
        self._ends = (0.0, *accumulate(lengths))

    @property
    def room(self) -> Mm:
        """The length of the line."""
        return self._ends[-1]

    def place(self, along: Mm) -> tuple[Mm, Mm, float]:
        """On the line; its ends go straight on."""
        at = self.room / 2 + along
        (x1, y1), (x2, y2) = self._at(at - _LEVELLED), self._at(at + _LEVELLED)
        return *self._at(at), degrees(atan2(y2 - y1, x2 - x1))

    def _at(self, length: Mm) -> Point:
        index = min(max(bisect_right(self._ends, length) - 1, 0), len(self._points) - 2)
        (x1, y1), (x2, y2) = self._points[index : index + 2]
        span = self._ends[index + 1] - self._ends[index]
        share = (length - self._ends[index]) / span if span else 0.0
        return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
