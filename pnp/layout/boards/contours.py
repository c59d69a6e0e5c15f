"""Samples of a field on a square net → its lines of equal value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import floor
from typing import NamedTuple

Point = tuple[float, float]
Rows = Sequence[Sequence[float]]
# A crossing of a line with an edge of the net: the column and row of its upper left end, and whether it runs down.
_Crossing = tuple[int, int, bool]


class Field(NamedTuple):
    """Values at the knots of a net. x, y: where the first is; step: how far they are apart."""

    rows: Rows
    x: float
    y: float
    step: float

    def value(self, x: float, y: float) -> float:
        """The value at a point, between the four knots around it; 0 outside of the net."""
        across, down = (x - self.x) / self.step, (y - self.y) / self.step
        column, row = floor(across), floor(down)
        if not (0 <= row < len(self.rows) - 1 and 0 <= column < len(self.rows[0]) - 1):
            return 0.0
        (a, b), (c, d) = (self.rows[line][column : column + 2] for line in (row, row + 1))
        p, q = across - column, down - row
        return (a * (1 - p) + b * p) * (1 - q) + (c * (1 - p) + d * p) * q

    def slope(self, x: float, y: float) -> Point:
        """How much the value grows to the right and down."""
        by = self.step
        return (
            (self.value(x + by, y) - self.value(x - by, y)) / (2 * by),
            (self.value(x, y + by) - self.value(x, y - by)) / (2 * by),
        )


def smoothed(rows: Rows, reach: int) -> list[list[float]]:
    """Each value replaced by the mean of those around it; beyond the net all are 0."""
    across = [_means(row, reach) for row in rows]
    return [list(row) for row in zip(*(_means(column, reach) for column in zip(*across, strict=True)), strict=True)]


def _means(values: Sequence[float], reach: int) -> list[float]:
    count, width = len(values), 2 * reach + 1
    sums = [0.0, *accumulate(values)]
    return [(sums[min(at + reach + 1, count)] - sums[max(at - reach, 0)]) / width for at in range(count)]


def contours(field: Field, level: float) -> Iterator[tuple[Point, ...]]:
    """The closed lines at a level, with what is higher on the right: clockwise around it, as y points down.

    The values at the border of the net must be lower. Two lines that would cross at a saddle are kept apart.
    """
    onward = dict(_steps(field.rows, level))
    while onward:
        start = at = next(iter(onward))
        line = []
        while at in onward:
            line.append(_position(at, field, level))
            at = onward.pop(at)
        if at == start and len(line) > 3:
            yield tuple(line)


def _steps(rows: Rows, level: float) -> Iterator[tuple[_Crossing, _Crossing]]:
    """From which edge of the net to which other one a line leads."""
    for row in range(len(rows) - 1):
        upper, lower = rows[row], rows[row + 1]
        if max(upper) < level and max(lower) < level:
            continue
        for column in range(len(upper) - 1):
            kind = (
                (upper[column] >= level)
                + 2 * (upper[column + 1] >= level)
                + 4 * (lower[column + 1] >= level)
                + 8 * (lower[column] >= level)
            )
            if kind in (0, 15):
                continue
            edges: tuple[_Crossing, ...] = (
                (column, row, False),
                (column + 1, row, True),
                (column, row + 1, False),
                (column, row, True),
            )
            for first, last in _THROUGH[kind]:
                yield edges[first], edges[last]


# By which corners are high, 1 for the upper left and on clockwise: the edges at which lines enter and leave, 0 for the
# upper one and on clockwise, with what is high on the right.
_THROUGH = (
    (),
    ((0, 3),),
    ((1, 0),),
    ((1, 3),),
    ((2, 1),),
    ((0, 3), (2, 1)),
    ((2, 0),),
    ((2, 3),),
    ((3, 2),),
    ((0, 2),),
    ((1, 0), (3, 2)),
    ((1, 2),),
    ((3, 1),),
    ((0, 1),),
    ((3, 0),),
    (),
)


def _position(crossing: _Crossing, field: Field, level: float) -> Point:
    column, row, down = crossing
    first = field.rows[row][column]
    last = field.rows[row + 1][column] if down else field.rows[row][column + 1]
    share = (level - first) / (last - first)
    return field.x + (column + (0 if down else share)) * field.step, field.y + (
        row + (share if down else 0)
    ) * field.step
