"""Rivers of a grid, along the sides of its cells; where edges of any kind lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal

from pnp.frame import Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import (
    Point,
    Segments,
    bent,
    bent_with,
    between,
    direction,
    joined,
    oval,
    polyline,
    ribbon,
    spaced,
)
from pnp.layout.boards.ground import STOPS, drawn_side
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.patterns.deserts import palm
from pnp.layout.boards.patterns.marks import Inker, Mark
from pnp.layout.boards.patterns.plants import blades
from pnp.layout.boards.river_network import Stem, stems
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.model.lattice import Corner
from pnp.values import dataclass

# Shares of a cell.
_STREAM: Final = 0.16
_BANKS: Final = 0.04
_STRIP: Final = 0.13
# How much wider the pool of a spring is where reeds grow.
_POOL: Final = 0.085
# One palm for so many tufts of reed.
_PALMS: Final = 6
# Where palms stand around a pool, in shares of its size.
_AROUND_POOL: Final = ((-0.5, -1.0), (-1.15, -0.1), (-0.75, 1.0))
# In cells: a corner that is nearer to the frame lies on it.
_NEAR_FRAME: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Course:
    """A stem in mm, from its mouth up: points, and half of its width at each of them."""

    color: str
    line: tuple[Point, ...]
    reaches: tuple[Mm, ...]
    is_spring: bool


def courses(cells: CellMap) -> tuple[Course, ...]:
    """All rivers of a board as they are drawn."""
    joints: dict[Corner, Point] = {}
    found = []
    flowing = tuple(stems(cells))
    sources = Counter(corner for stem in flowing for corner in (stem.corners[0], stem.corners[-1]))
    for stem in flowing:
        line = list(edge_line(stem.corners, cells))
        if stem.joins:
            line[0] = joints.get(stem.corners[0], line[0])
        joints.update(_joints(stem, cells))
        shares = _at_points(stem, len(line))
        mouth = () if stem.joins else _mouth(line[0], line[1], cells)
        source = _mouth(line[-1], line[-2], cells)
        course = (*mouth, *line, *source)
        shares = (*shares[: len(mouth)], *shares, *shares[len(shares) - len(source) :])
        points, widths = bent_with(course, shares)
        is_inland = not cells.lattice.is_corner_at_border(stem.corners[-1]) and not source
        is_spring = is_inland and sources[stem.corners[-1]] == 1
        reaches = tuple(width * _STREAM / 2 * cells.cell for width in widths)
        found.append(Course(stem.color, points, reaches, is_spring))
    return tuple(found)


def _joints(stem: Stem, cells: CellMap) -> Iterator[tuple[Corner, Point]]:
    """Where the line of a stem passes each of its corners, which it cuts."""
    for before, corner, after in zip(stem.corners, stem.corners[1:], stem.corners[2:], strict=False):
        near = tuple(drawn_side(before, corner, cells))[-1], next(drawn_side(corner, after, cells))
        yield corner, between(between(*near), cells.corner(corner), 0.25)


def _at_points(stem: Stem, count: int) -> tuple[float, ...]:
    """The widths of a stem at the points of its line."""
    widths = stem.widths
    inner = [first + (last - first) * share for first, last in pairwise(widths) for share in STOPS]
    beyond = count - len(inner)
    return (*[widths[0]] * (beyond - beyond // 2), *inner, *[widths[-1]] * (beyond // 2))


def _mouth(end: Point, before: Point, cells: CellMap) -> tuple[Point, ...]:
    """A river is longer where an end meets water, so that no bank closes its mouth."""
    dx, dy = direction(before, end)
    further = end[0] + dx * cells.cell * 0.16, end[1] + dy * cells.cell * 0.16
    x, y = cells.place(further)
    near = ((x + across, y + down) for across in (-0.2, 0.0, 0.2) for down in (-0.2, 0.0, 0.2))
    is_water = any((ground := cells.ground_at(*place)) and ground.pattern.wet for place in near)
    return (further,) if is_water else ()


@dataclass(frozen=True, slots=True)
class Rivers:
    """Draws all rivers of one grid together, so that no bank closes the mouth of one that flows into another."""

    cells: CellMap
    theme: ResolvedTheme

    def items(self) -> tuple[Item, ...]:
        """All banks, then all water."""
        flowing = courses(self.cells)
        if not flowing:
            return ()
        return MapLayers(self.cells, self.theme).once("rivers", flowing, lambda: self._drawn(flowing))

    def _drawn(self, flowing: Sequence[Course]) -> tuple[Item, ...]:
        cell, style = self.cells.cell, self.cells.style
        banks = [ribbon(course.line, [reach + _BANKS / 2 * cell for reach in course.reaches]) for course in flowing]
        banks += [oval(course.line[-1], *self._pool(course, _BANKS / 2)) for course in flowing if course.is_spring]
        paths = [Path(joined(banks), self.theme.ink("ink", "ornament", style.water.bank))]
        paths = [*self._floodplain(flowing), *paths] if style.water.reeds else paths
        for color in dict.fromkeys(course.color for course in flowing):
            together = [course for course in flowing if course.color == color]
            heads = (oval(course.line[-1], *self._pool(course)) for course in together if course.is_spring)
            shape = joined((*(ribbon(course.line, course.reaches) for course in together), *heads))
            if style.wash < 1:
                paths.append(Path(shape, self.theme.ink(style.base, "ornament", instead="white")))
            paths.append(Path(shape, self.theme.ink(color, "ornament", max(style.wash, 0.6), instead="white")))
        if style.water.sparkle:
            broad = [course.line for course in flowing if max(course.reaches) > _STREAM * 0.35 * cell]
            paths.append(stroked(joined(map(polyline, broad)), cell, self.theme, ("paper", 0.7), 0.02, (0.2, 0.14)))
        return tuple(paths)

    def _pool(self, course: Course, wider: float = 0.0) -> tuple[Mm, Mm]:
        """Half the width and half the height of the pool in which a river rises. wider: in cells."""
        cell = self.cells.cell
        if not self.cells.style.water.reeds:
            return course.reaches[-1] + wider * cell, course.reaches[-1] + wider * cell
        reach = course.reaches[-1] + (_POOL + wider) * cell
        return reach * 1.25, reach * 0.8

    def _floodplain(self, flowing: Sequence[Course]) -> Iterator[Path]:
        """A pale strip along each river, with reeds on both banks, and here and there a palm."""
        cell, tufts, palms = self.cells.cell, list[Segments](), list[tuple[Mark, ...]]()
        strips = [ribbon(course.line, [reach + _STRIP * cell for reach in course.reaches]) for course in flowing]
        strips += [oval(course.line[-1], *self._pool(course, _STRIP)) for course in flowing if course.is_spring]
        yield Path(joined(strips), self.theme.ink("meadow", "ornament", 0.4, instead="white"))
        for number, course in enumerate(flowing):
            reach, random = max(course.reaches) + 1.5 * _BANKS * cell, SeededRandom(number)
            for side in (-1, 1):
                for place, ((x, y), (dx, dy)) in enumerate(spaced(course.line, self.cells.style.water.reeds * cell)):
                    aside = side * (reach + random.between(0.0, 0.05) * cell)
                    along, tall = random.between(-0.05, 0.05) * cell, random.between(0.06, 0.11) * cell
                    root = x - dy * aside + dx * along, y + dx * aside + dy * along
                    tufts.append(blades(root, tall, (-0.4, 0.0, 0.35), random))
                    if (place + 2 * side) % _PALMS == 0:
                        beyond = aside + side * random.between(0.07, 0.12) * cell
                        palms.append(palm((x - dy * beyond, y + dx * beyond), 0.24 * cell, random))
        for course in (course for course in flowing if course.is_spring):
            (x, y), (across, down) = course.line[-1], self._pool(course, _BANKS)
            for number, (dx, dy) in enumerate(_AROUND_POOL):
                palms.append(palm((x + dx * across, y + dy * down), 0.27 * cell, SeededRandom(number, 5)))
        yield stroked(joined(tufts), cell, self.theme, ("ink", 0.6), 0.011)
        inker = Inker(self.theme, 0.011 * cell)
        yield from (path for marks in palms for path in inker.paths(marks, "meadow"))


def drawn_course(corners: Sequence[Corner], cells: CellMap) -> tuple[Point, ...]:
    """Points in mm along some joined sides, as a river on them is drawn."""
    return bent(edge_line(corners, cells))


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
    near = lattice.cells_at(end)
    left, top, right, bottom = lattice.extent_at(next((cell for cell in near if cell in lattice), near[0]))
    gap, dx, dy = min((y - top, 0, -1), (bottom - y, 0, 1), (x - left, -1, 0), (right - x, 1, 0))
    if gap > _NEAR_FRAME and lattice.fills_frame:
        return cells.point(x, y), cells.point(x + dx * (gap + 0.1), y + dy * (gap + 0.1))
    from_x, from_y = lattice.position(before)
    return (cells.point(x + 0.3 * (x - from_x), y + 0.3 * (y - from_y)),)
