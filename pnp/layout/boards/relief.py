"""Cells that lie higher than others → lines of equal height, hachures and shades of a smooth relief."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, pairwise
from math import ceil, floor, hypot
from typing import Final

from pnp.frame import Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.contours import Field, contours, smoothed
from pnp.layout.boards.curves import Point, Segments, distance, joined, polyline, smooth
from pnp.layout.boards.ground import is_relief
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.seeded_random import SeededRandom, wobbled
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.model.lattice import Cell, Lattice

# Samples of the relief in a cell, across and down.
_SAMPLES: Final = 7
# How far heights are smoothed, in samples, and how often; the margin around them must be as wide.
_SMOOTHING: Final = 2
_PASSES: Final = 3
_MARGIN: Final = 1 + _SMOOTHING * _PASSES / _SAMPLES
# In cells: how far the foot of a slope strays, and over which length.
_STRAY: Final = 0.16
_REACH: Final = 0.8
# Heights at which lines are drawn, in steps of height; each further step has them again.
_LEVELS: Final[Mapping[str, tuple[float, ...]]] = {
    "shade": (0.3, 0.6, 0.86),
    "hachures": (0.3, 0.52, 0.72, 0.9),
    "contours": (0.22, 0.5, 0.78),
}
# In cells: how far hachures are apart, and their longest.
_APART: Final = 0.052
_LONGEST: Final = 0.15


def relief(cells: CellMap, theme: ResolvedTheme) -> tuple[Item, ...]:
    """The heights of a map, in the manner of its style; each upland is drawn again only if it has changed."""
    layers = MapLayers(cells, theme)
    kinds = {ground.pattern.height: ground for ground in cells.grounds.values() if is_relief(ground, cells)}
    heights = {cell: ground.pattern.height for cell, ground in cells.grounds.items() if is_relief(ground, cells)}
    items: list[Item] = []
    shown_heights = frozenset(heights.items())
    for upland in layers.once("uplands", shown_heights, lambda: tuple(uplands(heights, cells.lattice))):
        steps = range(1, max(upland.values()) + 1)
        tints = tuple(kinds[min(height for height in kinds if height >= step)].surface for step in steps)
        shown = frozenset(upland.items()), tints
        items += layers.layer("relief", shown, partial(_upland, upland, tints, cells, theme))
    return tuple(items)


def uplands(heights: Mapping[Cell, int], lattice: Lattice) -> Iterator[Mapping[Cell, int]]:
    """Heights of cells, divided where the slopes of one upland cannot reach those of the next."""
    around = {cell: (cell, *lattice.touching(cell)) for cell in heights}
    left = dict.fromkeys(chain.from_iterable(around.values()))
    while left:
        reached = [next(iter(left))]
        del left[reached[0]]
        for cell in reached:  # It grows.
            near = [other for other in lattice.touching(cell) if other in left]
            reached += near
            for other in near:
                del left[other]
        yield {cell: heights[cell] for cell in sorted(reached) if cell in heights}


def _upland(upland: Mapping[Cell, int], tints: Sequence[str], cells: CellMap, theme: ResolvedTheme) -> tuple[Path, ...]:
    style = cells.style
    heights = _heights(upland, cells)
    levels = [step + level for step in range(len(tints)) for level in _LEVELS[style.relief]]
    lines = [[_placed(line, cells) for line in contours(heights, level)] for level in levels]
    tinted = tuple(_tints(lines, tints, cells, theme))
    if style.relief == "shade":
        return *tinted, *_shade(lines, cells, theme)
    if style.relief == "contours":
        return *tinted, *_contours(lines, cells, theme)
    return *tinted, *_hachures(lines, levels, heights, cells, theme)


def _tints(
    lines: Sequence[Sequence[Sequence[Point]]], tints: Sequence[str], cells: CellMap, theme: ResolvedTheme
) -> Iterator[Path]:
    """The colour of each step of height, within its lowest line."""
    each = len(_LEVELS[cells.style.relief])
    for tint, level in zip(tints, lines[::each], strict=True):
        shape = joined(smooth(line, closed=True) for line in level)
        yield Path(shape, theme.ink(tint, "ground", cells.style.wash, instead="white"), even_odd=True)


def _placed(line: Sequence[Point], cells: CellMap) -> tuple[Point, ...]:
    return tuple(cells.point(*point) for point in line)


def _heights(upland: Mapping[Cell, int], cells: CellMap) -> Field:
    """The height of the ground at samples, smoothed, with feet of slopes that stray from the lines of the grid."""
    middles = [cells.lattice.center(cell) for cell in upland]
    left = floor((min(x for x, _ in middles) - _MARGIN) * _SAMPLES)
    top = floor((min(y for _, y in middles) - _MARGIN) * _SAMPLES)
    width = ceil((max(x for x, _ in middles) + _MARGIN) * _SAMPLES) - left + 1
    height = ceil((max(y for _, y in middles) + _MARGIN) * _SAMPLES) - top + 1
    rows = [[0.0] * width for _ in range(height)]
    near = {(left_of, line) for x, y in middles for left_of, line in _samples_near(x, y, left, top)}
    for column, row in near:
        x, y = wobbled(((left + column) / _SAMPLES, (top + row) / _SAMPLES), _REACH, _STRAY)
        rows[row][column] = float(upland.get(cells.lattice.cell_at(x, y), 0))
    for _ in range(_PASSES):
        rows = smoothed(rows, _SMOOTHING)
    return Field(rows, left / _SAMPLES, top / _SAMPLES, 1 / _SAMPLES)


def _samples_near(x: float, y: float, left: int, top: int) -> Iterator[tuple[int, int]]:
    reach = ceil(_SAMPLES * 0.8)
    column, row = round(x * _SAMPLES) - left, round(y * _SAMPLES) - top
    for down in range(-reach, reach + 1):
        for across in range(-reach, reach + 1):
            yield column + across, row + down


def _shade(lines: Sequence[Sequence[Sequence[Point]]], cells: CellMap, theme: ResolvedTheme) -> tuple[Path, ...]:
    """Each level a little darker, with light on its upper left and a dark edge on its lower right."""
    paths = []
    for level in lines:
        shape = joined(smooth(line, closed=True) for line in level)
        paths.append(Path(shape, theme.ink(cells.style.relief_ink, "ornament", 0.07), even_odd=True))
        for facing, token, opacity in ((False, "paper", 0.75), (True, "ink", 0.42)):
            edges = joined(polyline(part) for line in level for part in _facing(line, facing))
            ink = theme.ink(token, "ornament", opacity, instead="ink")
            paths.append(Path(edges, None, Stroke(ink, cells.cell * 0.022, (), "round", "round")))
    return tuple(paths)


def _facing(line: Sequence[Point], away: bool) -> Iterator[list[Point]]:
    """The parts of a closed line, around what is higher, that face away from the light in the upper left, or to it."""
    part: list[Point] = []
    for first, last in pairwise((*line, line[0])):
        # Lines run clockwise: outwards is to the left.
        outwards = (last[1] - first[1], first[0] - last[0])
        if (outwards[0] + outwards[1] > 0) == away:
            part = part or [first]
            part.append(last)
        elif part:
            yield part
            part = []
    if part:
        yield part


def _contours(lines: Sequence[Sequence[Sequence[Point]]], cells: CellMap, theme: ResolvedTheme) -> tuple[Path, ...]:
    """Lines of equal height, every third a stronger one."""
    paths = []
    for place, level in enumerate(lines):
        shape = joined(smooth(line, closed=True) for line in level)
        ink = theme.ink(cells.style.relief_ink, "line", 0.9)
        width = cells.cell * (0.024 if place % 3 == 0 else 0.013)
        paths.append(Path(shape, None, Stroke(ink, max(width, 0.1), (), "round", "round")))
    return tuple(paths)


def _hachures(
    lines: Sequence[Sequence[Sequence[Point]]],
    levels: Sequence[float],
    heights: Field,
    cells: CellMap,
    theme: ResolvedTheme,
) -> tuple[Path, ...]:
    """Strokes down the slope from each line to the one below it; stronger away from the light."""
    strokes: dict[bool, list[Segments]] = {False: [], True: []}
    random = SeededRandom(len(levels))
    for level, below, rings in zip(levels, (levels[0] - 0.22, *levels), lines, strict=False):
        for ring in rings:
            for start in _spaced(ring, _APART * cells.cell, random):
                slope = heights.slope(*cells.place(start))
                steepness = hypot(*slope)
                if steepness < 0.05:
                    continue
                length = min((level - below) / steepness * 0.92, _LONGEST) * cells.cell * random.between(0.75, 1.0)
                down = (-slope[0] / steepness, -slope[1] / steepness)
                end = start[0] + down[0] * length, start[1] + down[1] * length
                strokes[down[0] + down[1] > 0.2].append(polyline([start, end]))
    ink = theme.ink(cells.style.relief_ink, "ornament", 0.75)
    widths = {False: 0.0085, True: 0.016}
    return tuple(
        Path(joined(parts), None, Stroke(ink, max(cells.cell * widths[dark], 0.08), (), "round", "round"))
        for dark, parts in strokes.items()
        if parts
    )


def _spaced(ring: Sequence[Point], step: float, random: SeededRandom) -> Iterator[Point]:
    """Points along a closed line, about a step apart."""
    ahead = step
    for first, last in pairwise((*ring, ring[0])):
        length = distance(first, last)
        while ahead < length:
            share = ahead / length
            yield first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share
            ahead += step * random.between(0.75, 1.25)
        ahead -= length
