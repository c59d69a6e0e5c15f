"""A dry land as one place: dunes over all of its open ground, and irrigated plots along its rivers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sin
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, Segments, distance, joined, polyline, smooth, spaced
from pnp.layout.boards.ground import border
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.rivers import Course, courses
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm

# All lengths are in cells. Dunes: from row to row, the shortest and the longest, how far a crest sways, and how broad
# the side is that lies in the shade.
_ROW: Final = 0.34
_LONG: Final = (0.9, 2.3)
_SWAY: Final = 0.07
_LEE: Final = 0.13
_STOPS: Final = 9
# Plots: how wide one is along the river and at least, how far from the bank the first begins, how deep two are together
# and by how much that changes, over how many of them the river is smoothed, and how many lie fallow.
_PLOT: Final = 0.2
_LEAST: Final = 0.13
_BANK: Final = 0.13
_DEEP: Final = 0.46
_UNEVEN: Final = 0.12
_STIFF: Final = 4
_FALLOW: Final = 0.07
# And how far the middles of those of two banks are apart at least.
_APART: Final = 0.27
_FURROWS: Final = 4
# Crops: a token and its opacity, for as many kinds.
_CROPS: Final = (("meadow", 0.85), ("meadow", 0.5), ("olive-dark", 0.28), ("ochre-light", 0.9))


def dunes(cells: CellMap, theme: ResolvedTheme) -> tuple[Item, ...]:
    """Long dunes, lit from the upper left, over all open ground of a map in a manner that has them."""
    open_ground = [cell for cell in cells.window.cells if cells.grounds[cell].pattern.quiet]
    if not cells.style.dunes or not open_ground:
        return ()
    lit, lee, crests = list[Segments](), list[Segments](), list[Segments]()
    for row in range(int(cells.window.height / _ROW) + 2):
        for crest, shade, light in _row_of_dunes(cells, row):
            crests.append(smooth(crest))
            lee.append(smooth(shade, closed=True))
            lit.append(smooth(light, closed=True))
    pen = Stroke(theme.ink("ink", "ornament", 0.2), max(cells.cell * 0.007, 0.1), (), "round", "round")
    art = (
        Path(joined(lit), theme.ink("paper", "ornament", 0.34, instead="white")),
        Path(joined(lee), theme.ink("ink", "ornament", 0.07)),
        Path(joined(crests), None, pen),
    )
    return (Group(art, clip=border(open_ground, MapLayers(cells, theme))),)


def _row_of_dunes(cells: CellMap, row: int) -> Iterator[tuple[list[Point], list[Point], list[Point]]]:
    """The dunes of a row from the left: the crest of each, its side in the shade and its side in the light."""
    random = SeededRandom(71, row)
    left, top, width = cells.window.left, cells.window.top, cells.window.width
    x = left - random.between(0.0, _LONG[1])
    while x < left + width:
        long = random.between(*_LONG)
        y = top + (row - 0.5) * _ROW + random.between(-0.09, 0.09)
        phase, tilt = random.between(0.0, 6.3), random.between(-0.05, 0.09)
        crest, shade, light = list[Point](), list[Point](), list[Point]()
        for stop in range(_STOPS):
            share = stop / (_STOPS - 1)
            swell = 4 * share * (1 - share)
            across, down = x + long * share, y + tilt * share * long + _SWAY * sin(phase + 4.1 * share) - 0.07 * swell
            crest.append(cells.point(across, down))
            shade.append(cells.point(across + 0.03, down + _LEE * swell * (0.7 + 0.3 * sin(phase + 7 * share))))
            light.append(cells.point(across - 0.03, down - 0.1 * swell))
        yield crest, [*crest, *reversed(shade)], [*crest, *reversed(light)]
        x += long + random.between(0.1, 0.7)


def plots(cells: CellMap, theme: ResolvedTheme) -> tuple[Item, ...]:
    """Small fields side by side along both banks of every river, where the ground is open, with canals between them."""
    flowing = courses(cells) if cells.style.plots else ()
    layers, kinds = MapLayers(cells, theme), tuple(cells.grounds[cell] for cell in cells.window.cells)
    return layers.layer("plots", (flowing, kinds), lambda: _plots(cells, theme, flowing)) if flowing else ()


def _plots(cells: CellMap, theme: ResolvedTheme, flowing: Sequence[Course]) -> Iterator[Item]:
    fields: dict[tuple[str, float], list[Segments]] = {crop: [] for crop in _CROPS}
    furrows, taken = list[Segments](), list[tuple[Point, tuple[int, int]]]()
    water = [point for course in flowing for point in course.line]
    for number, course in enumerate(flowing):
        bank = max(course.reaches) + _BANK * cells.cell
        for side in (-1, 1):
            for place, field in enumerate(_along(course, bank, side, cells.cell)):
                random = SeededRandom(number, side, place)
                crop = _CROPS[int(random.between(0, len(_CROPS) - 0.01))]
                is_along, is_fallow = random.between(0.0, 1.0) < 0.5, random.between(0.0, 1.0) < _FALLOW
                middle = sum(x for x, _ in field) / 4, sum(y for _, y in field) / 4
                is_taken = any(
                    row != (number, side) and distance(middle, other) < _APART * cells.cell for other, row in taken
                )
                if not is_fallow and not is_taken and _is_dry(cells, field, water, bank * 0.97):
                    taken.append((middle, (number, side)))
                    fields[crop].append(polyline(field, closed=True))
                    furrows += _furrows(field, is_along=is_along)
    pen = Stroke(theme.ink("ink", "ornament", 0.26), max(cells.cell * 0.006, 0.08), (), "round", "round")
    for (token, opacity), shapes in fields.items():
        if shapes:
            known = token if theme.has_color(token) else "meadow"
            yield Path(joined(shapes), theme.ink(known, "ornament", opacity, instead="white"), pen)
    yield Path(joined(furrows), None, pen)


def _along(course: Course, bank: Mm, side: int, cell: Mm) -> Iterator[tuple[Point, Point, Point, Point]]:
    """The fields on one side of a river, each beside the last and one behind the other: their corners in mm."""
    stations = list(spaced(course.line, _PLOT * cell))
    lines = []
    for place, ((x, y), _) in enumerate(stations):
        # The river bends more than the fields do.
        (ax, ay), (bx, by) = stations[max(place - _STIFF, 0)][0], stations[min(place + _STIFF, len(stations) - 1)][0]
        long = distance((ax, ay), (bx, by)) or 1.0
        normal = -(by - ay) / long * side, (bx - ax) / long * side
        deep = bank + (_DEEP + _UNEVEN * sin(place * 0.9 + side)) * cell
        reaches = (bank, bank + (deep - bank) * (0.5 + 0.12 * sin(place * 2.3)), deep)
        lines.append([(x + normal[0] * reach, y + normal[1] * reach) for reach in reaches])
    for (near, between, far), (next_near, next_between, next_far) in pairwise(lines):
        # On the inner side of a bend there is no room for the far field.
        if distance(between, next_between) > _LEAST * cell:
            yield near, next_near, next_between, between
        if min(distance(far, next_far), distance(between, next_between)) > _LEAST * cell:
            yield between, next_between, next_far, far


def _is_dry(cells: CellMap, corners: Sequence[Point], water: Sequence[Point], bank: Mm) -> bool:
    """Whether a field lies on open ground, and nowhere nearer to a river than its bank."""
    for corner in corners:
        ground = cells.ground_at(*cells.place(corner))
        if not (ground and ground.pattern.quiet) or any(distance(corner, point) < bank for point in water):
            return False
    return True


def _furrows(corners: Sequence[Point], *, is_along: bool) -> Iterator[Segments]:
    a, b, c, d = corners if is_along else (corners[1], corners[2], corners[3], corners[0])
    for furrow in range(1, _FURROWS):
        share = furrow / _FURROWS
        start = a[0] + (d[0] - a[0]) * share, a[1] + (d[1] - a[1]) * share
        end = b[0] + (c[0] - b[0]) * share, b[1] + (c[1] - b[1]) * share
        yield polyline([start, end])
