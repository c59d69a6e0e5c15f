"""Rivers of a grid, along the sides of its cells; where edges of any kind lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, pi, sin
from typing import Final, Literal

from pnp.frame import Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, Segments, direction, joined, polyline, smooth
from pnp.layout.boards.ground import drawn_side
from pnp.layout.boards.outlines import chains
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.model.grids import RIVERS, Edge
from pnp.model.lattice import Corner, Side
from pnp.values import dataclass

# How wide they are, as a share of a river.
_NARROW: Final = {"stream": 0.55, "brook": 0.55}
# Shares of a cell.
_STREAM: Final = 0.13
_BANKS: Final = 0.035
_HALO: Final = 0.25
# In cells: a corner that is nearer to the frame lies on it.
_NEAR_FRAME: Final = 1e-6


@dataclass(frozen=True, slots=True)
class _Course:
    """All rivers that look alike: chains of corners, the same as points in mm, the width as a share of a broad one."""

    color: str
    chains: tuple[tuple[Corner, ...], ...]
    lines: tuple[tuple[Point, ...], ...]
    width: float


@dataclass(frozen=True, slots=True)
class Rivers:
    """Draws all rivers of one grid together, so that no bank closes the mouth of one that flows into another."""

    cells: CellMap
    theme: ResolvedTheme

    def items(self) -> tuple[Item, ...]:
        """All that is pale around them, then all banks, then all water."""
        courses = tuple(self._courses())
        banks = [joined(map(smooth, course.lines)) for course in courses]
        springs = tuple(self._springs(courses))
        ink = self.theme.ink("ink", "line", 0.7, instead="ink")
        return (
            *(
                self._stroke(bank, "paper", _HALO * course.width, 0.45, cap="butt")
                for course, bank in zip(courses, banks, strict=True)
            ),
            *(
                self._stroke(bank, "ink", _STREAM * course.width + _BANKS, 0.7, cap="butt")
                for course, bank in zip(courses, banks, strict=True)
            ),
            *((Path(joined(springs), ink),) if springs else ()),
            *(path for course in courses for path in self._water(course)),
        )

    def _courses(self) -> Iterator[_Course]:
        sides: dict[tuple[str, float], set[Side]] = {}
        for edge in self.cells.grid.edges:
            if edge.kind in RIVERS:
                alike = edge.color or "water", _NARROW.get(edge.kind, 1.0)
                sides.setdefault(alike, set()).update(edge_sides(edge, self.cells))
        for (color, width), together in sides.items():
            routes = chains(together)
            yield _Course(color, routes, tuple(edge_line(chain, self.cells) for chain in routes), width)

    def _water(self, course: _Course) -> Iterator[Path]:
        stream = joined(smooth(self._into_water(line)) for line in course.lines)
        yield self._stroke(stream, course.color, _STREAM * course.width)
        if course.width == 1:
            yield self._stroke(stream, "paper", 0.022, 0.75, (0.2, 0.14))

    def _into_water(self, line: Sequence[Point]) -> tuple[Point, ...]:
        """The line of a river, longer where an end meets water, so that no bank closes its mouth."""
        return *self._mouth(line[0], line[1]), *line, *self._mouth(line[-1], line[-2])

    def _mouth(self, end: Point, before: Point) -> tuple[Point, ...]:
        dx, dy = direction(before, end)
        further = end[0] + dx * self.cells.cell * 0.1, end[1] + dy * self.cells.cell * 0.1
        return (further,) if self._is_by_water(further) else ()

    def _is_by_water(self, point: Point) -> bool:
        x, y = self.cells.place(point)
        near = ((x + dx, y + dy) for dx in (-0.2, 0.0, 0.2) for dy in (-0.2, 0.0, 0.2))
        return any((ground := self.cells.ground_at(*place)) and ground.pattern.wet for place in near)

    def _springs(self, courses: Sequence[_Course]) -> Iterator[Segments]:
        """The banks around ends where no water follows: half discs beyond them."""
        meeting = _meeting(courses)
        lattice = self.cells.lattice
        for course in courses:
            radius = (_STREAM * course.width + _BANKS) / 2 * self.cells.cell
            for chain, line in zip(course.chains, course.lines, strict=True):
                for corner, end, before in ((chain[0], line[0], line[1]), (chain[-1], line[-1], line[-2])):
                    is_inland = not lattice.is_corner_at_border(corner) and not self._is_by_water(end)
                    if meeting[corner] == 1 and is_inland:
                        yield _half_disc(end, direction(before, end), radius)

    def _stroke(
        self,
        shape: Segments,
        token: str,
        width: float,
        opacity: float = 1.0,
        dash: tuple[float, ...] = (),
        cap: Literal["butt", "round"] = "round",
    ) -> Path:
        return stroked(shape, self.cells.cell, self.theme, (token, opacity), width, dash, cap)


def _meeting(courses: Sequence[_Course]) -> Mapping[Corner, int]:
    """How many sides with rivers meet at each corner."""
    sides = {frozenset(ends) for course in courses for chain in course.chains for ends in pairwise(chain)}
    return Counter(corner for side in sides for corner in side)


def _half_disc(middle: Point, ahead: Point, radius: Mm) -> Segments:
    start, steps = atan2(ahead[1], ahead[0]) - pi / 2, 8
    angles = [start + pi * step / steps for step in range(steps + 1)]
    return polyline(
        [(middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)) for angle in angles], closed=True
    )


def stroked(
    shape: Segments,
    cell: Mm,
    theme: ResolvedTheme,
    paint: tuple[str, float],
    width: float,
    dash: tuple[float, ...] = (),
    cap: Literal["butt", "round"] = "round",
) -> Path:
    """A line of a map. paint: a token and its opacity. width, dash: shares of a cell."""
    token, opacity = paint
    area = token in ("water", "paper")
    ink = theme.ink(token, "ornament" if area else "line", opacity, instead="white" if area else "ink")
    lengths = tuple(share * cell for share in dash)
    return Path(shape, None, Stroke(ink, cell * width, lengths, "butt" if dash else cap, "round"))


def edge_sides(edge: Edge, cells: CellMap) -> frozenset[Side]:
    """The sides of cells on which an edge lies."""
    return frozenset(edge_side.side for edge_side in cells.grid.edge_sides(edge))


def river_sides(cells: CellMap) -> frozenset[Side]:
    """The sides of cells on which a river lies."""
    return frozenset(side for edge in cells.grid.edges if edge.kind in RIVERS for side in edge_sides(edge, cells))


def edge_line(chain: Sequence[Corner], cells: CellMap) -> tuple[Point, ...]:
    """Points in mm along joined sides of cells, from corner to corner, drawn by hand between them.

    A line that ends on the border of the board runs on beyond it.
    """
    inner = [point for first, last in pairwise(chain) for point in drawn_side(first, last, cells)]
    return *reversed(_extended(chain[0], chain[1], cells)), *inner, *_extended(chain[-1], chain[-2], cells)


def _extended(end: Corner, before: Corner, cells: CellMap) -> tuple[Point, ...]:
    """An end of a line in mm, moved off the board if it lies on its border; from a ragged border, to the frame."""
    lattice, (x, y) = cells.lattice, cells.lattice.position(end)
    if not lattice.is_corner_at_border(end):
        return (cells.point(x, y),)
    left, top, right, bottom = lattice.extent
    gap, dx, dy = min((y - top, 0, -1), (bottom - y, 0, 1), (x - left, -1, 0), (right - x, 1, 0))
    if gap > _NEAR_FRAME and lattice.fills_frame:
        return cells.point(x, y), cells.point(x + dx * (gap + 0.1), y + dy * (gap + 0.1))
    from_x, from_y = lattice.position(before)
    return (cells.point(x + 0.3 * (x - from_x), y + 0.3 * (y - from_y)),)
