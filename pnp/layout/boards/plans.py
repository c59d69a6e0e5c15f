"""Towns as plans: blocks of houses along the roads that run through them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from pnp.frame import Path, Stroke
from pnp.layout.boards.cellmap import CellMap, Ground
from pnp.layout.boards.curves import Point, Segments, bent, between, direction, distance, joined, polyline
from pnp.layout.boards.linear_features import ROAD_KINDS_WITHOUT_HOUSES, edge_points, road_lines
from pnp.layout.boards.seeded_random import SeededRandom, seed_of
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.model.lattice import Cell
from pnp.values import dataclass

# Shares of a cell: from the middle of a street to its houses, how deep a block is, the gap between two.
_SETBACK: Final = 0.075
_DEPTH: Final = (0.07, 0.115)
_LENGTH: Final = (0.09, 0.2)
_GAP: Final = 0.025
# In tenths of cells: how near to a road or a river no house stands.
_NET: Final = 20


@dataclass(frozen=True, slots=True)
class _Plan:
    """What houses must not stand on, in parts of a cell, and the blocks that stand already."""

    cells: CellMap
    taken: set[tuple[int, int]]

    def is_free(self, corners: Sequence[Point]) -> bool:
        """Whether a block stands on nothing else."""
        return self.taken.isdisjoint(self._parts(corners))

    def take(self, corners: Sequence[Point]) -> None:
        """Note that a block stands there."""
        self.taken.update(self._parts(corners))

    def _parts(self, corners: Sequence[Point]) -> Iterator[tuple[int, int]]:
        (first, second, third, last) = map(self.cells.place, corners)
        for down in (0.0, 0.33, 0.67, 1.0):
            left, right = between(first, last, down), between(second, third, down)
            for across in (0.0, 0.25, 0.5, 0.75, 1.0):
                x, y = between(left, right, across)
                yield round(x * _NET), round(y * _NET)


def plans(cells: CellMap, theme: ResolvedTheme) -> tuple[Path, ...]:
    """The blocks of all towns, as one shape."""
    towns = [cell for cell in cells.with_rim() if cells.grounds[cell].pattern.streets]
    if not towns:
        return ()
    roads, rivers = (list(map(bent, lines)) for lines in clear_of_houses(cells))
    plan = _Plan(cells, _parts_near(cells, roads, 0.055) | _parts_near(cells, rivers, 0.1))
    blocks = [block for cell in towns for block in _blocks(cell, plan, roads)]
    pen = Stroke(theme.ink("paper", "ornament", instead="white"), cells.cell * 0.012, (), "butt", "miter")
    return (Path(joined(blocks), theme.ink("ink", "ornament", 0.82, instead="black"), pen),)


def clear_of_houses(cells: CellMap) -> tuple[tuple[tuple[Point, ...], ...], ...]:
    """Points in mm along streets, and along what runs between cells: on neither stands a house."""
    return road_lines(cells, ROAD_KINDS_WITHOUT_HOUSES), tuple(edge_points(cells))


def _parts_near(cells: CellMap, lines: Sequence[Sequence[Point]], reach: float) -> set[tuple[int, int]]:
    parts: set[tuple[int, int]] = set()
    steps = round(reach * _NET)
    for line in lines:
        for first, last in pairwise(map(cells.place, line)):
            count = max(1, round(distance(first, last) * _NET))
            for step in range(count + 1):
                x, y = between(first, last, step / count)
                column, row = round(x * _NET), round(y * _NET)
                parts.update(
                    (column + dx, row + dy) for dx in range(-steps, steps + 1) for dy in range(-steps, steps + 1)
                )
    return parts


def _blocks(cell: Cell, plan: _Plan, roads: Sequence[Sequence[Point]]) -> Iterator[Segments]:
    """The blocks of one cell: in rows along its streets, nearest first."""
    cells, ground = plan.cells, plan.cells.grounds[cell]
    random = SeededRandom(seed_of(ground.id), *cell)
    streets = [*_roads_in(cell, cells, roads)]
    streets = streets or _crossing_streets(cell, cells, random)
    if ground.pattern.streets >= 1 or len(streets) < 2:
        streets += _crossing_streets(cell, cells, random)
    for row in range(2 if ground.pattern.streets < 1 else 4):
        for street in streets:
            for side in (-1, 1):
                yield from _row(street, side, row, ground, plan, random, cell)


def _roads_in(cell: Cell, cells: CellMap, roads: Sequence[Sequence[Point]]) -> Iterator[list[Point]]:
    for road in roads:
        inside: list[Point] = []
        for point in road:
            if cells.lattice.cell_at(*cells.place(point)) == cell:
                inside.append(point)
            elif inside:
                break
        if len(inside) > 1:
            # Blocks are longer than what is straight of a curve.
            yield [inside[0], inside[len(inside) // 2], inside[-1]]


def _crossing_streets(cell: Cell, cells: CellMap, random: SeededRandom) -> list[list[Point]]:
    """Two streets through the middle of a cell, about at right angles."""
    (x, y), start = cells.center(cell), random.between(0.0, pi)
    reach = cells.cell * 0.44
    turns = (start, start + pi / 2 + random.between(-0.2, 0.2))
    return [
        [(x - reach * cos(turn), y - reach * sin(turn)), (x, y), (x + reach * cos(turn), y + reach * sin(turn))]
        for turn in turns
    ]


def _row(
    street: Sequence[Point], side: int, row: int, ground: Ground, plan: _Plan, random: SeededRandom, cell: Cell
) -> Iterator[Segments]:
    """A row of blocks along one side of a street. row: 0 for the one beside it."""
    unit, reach = plan.cells.cell, ground.pattern.size / 2
    offset = _SETBACK + row * (_DEPTH[1] + 2 * _GAP)
    middle = plan.cells.center(cell)
    for first, last in pairwise(street):
        length, (ax, ay) = distance(first, last), direction(first, last)
        at = random.between(0.0, 0.05) * unit
        while at < length:
            wide, deep = random.between(*_LENGTH) * unit, random.between(*_DEPTH) * unit
            is_built = random.between(0.0, 1.0) < (0.95 if row == 0 else 0.55 + 0.35 * (ground.pattern.streets >= 1))
            corners = [
                (first[0] + ax * along - ay * side * aside, first[1] + ay * along + ax * side * aside)
                for along, aside in (
                    (at, offset * unit),
                    (at + wide, offset * unit),
                    (at + wide, offset * unit + deep),
                    (at, offset * unit + deep),
                )
            ]
            near = all(distance(corner, middle) < reach * unit * 1.1 for corner in corners)
            if is_built and near and plan.is_free(corners):
                plan.take(corners)
                yield polyline(corners, True)
                at += wide + _GAP * unit
            else:
                at += 0.04 * unit
