"""Scatter the shapes of patterns over the ground of a map, the same way every time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import floor
from typing import NamedTuple

from pnp.frame import Path
from pnp.layout.boards.cellmap import CellMap, Ground
from pnp.layout.boards.curves import Point, direction, distance
from pnp.layout.boards.ground import cells_of, natural_outline
from pnp.layout.boards.outlines import outlines
from pnp.layout.boards.patterns.marks import Inker, Mark
from pnp.layout.boards.seeded_random import SeededRandom, seed_of

# Whether a shape may stand at a place, in cells.
Free = Callable[[float, float], bool]
_AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7))


class Stamp(NamedTuple):
    """One shape: its foot in mm, what it stands on, its marks."""

    foot: Point
    ground: Ground
    marks: tuple[Mark, ...]


def stamps(cells: CellMap, ground: Ground, free: Free) -> Iterator[Stamp]:
    """Every shape on one kind of ground, row by row."""
    pattern = ground.pattern
    if pattern.draw is None:
        return
    seed = seed_of(ground.id)
    taken_places: set[tuple[int, int]] = set()
    if pattern.edge:
        for stamp, place in _edge_stamps(cells, ground, free, SeededRandom(seed, 1)):
            taken_places.update(_around_place(place, pattern.size))
            yield stamp
    for first, second, place in _places(cells, ground):
        if cells.ground_at(*place) is not ground:
            continue
        random = SeededRandom(seed, first, second)
        x = place[0] + random.between(-pattern.jitter, pattern.jitter)
        y = place[1] + random.between(-pattern.jitter, pattern.jitter)
        taken = random.between(0.0, 1.0) < pattern.share
        if (round(x * 20), round(y * 20)) in taken_places:
            continue
        if taken and _belongs(cells, ground, x, y) and (pattern.across >= 1 or free(x, y)):
            foot = cells.point(x, y + pattern.foot)
            yield Stamp(foot, ground, pattern.draw(foot, pattern.size * cells.cell, random))


def _edge_stamps(cells: CellMap, ground: Ground, free: Free, random: SeededRandom) -> Iterator[tuple[Stamp, Point]]:
    """The shapes along the edge of a ground, just inside of it, each with its place in cells."""
    pattern = ground.pattern
    if pattern.draw is None:
        return
    for corners in outlines(cells_of(cells, ground), cells.lattice):
        line = natural_outline(corners, cells)
        ahead = 0.0
        for first, last in pairwise((*line, line[0])):
            length = distance(first, last)
            along = direction(first, last)
            while ahead < length:
                inset = pattern.size * cells.cell * random.between(0.55, 0.75)
                foot = (first[0] + along[0] * ahead - along[1] * inset, first[1] + along[1] * ahead + along[0] * inset)
                x, y = cells.place(foot)
                if cells.ground_at(x, y) is ground and free(x, y):
                    yield Stamp(foot, ground, pattern.draw(foot, pattern.size * cells.cell, random)), (x, y)
                ahead += pattern.edge * cells.cell * random.between(0.85, 1.2)
            ahead -= length


def _around_place(place: Point, reach: float) -> Iterator[tuple[int, int]]:
    """The twentieths of cells that lie so near to a place."""
    x, y, steps = round(place[0] * 20), round(place[1] * 20), round(reach * 20)
    return ((x + dx, y + dy) for dx in range(-steps, steps + 1) for dy in range(-steps, steps + 1))


def _places(cells: CellMap, ground: Ground) -> Iterator[tuple[int, int, Point]]:
    """Two numbers for each place, and the place in cells: the middle of every cell, or a net over the window."""
    across, down = ground.pattern.across, ground.pattern.down
    if across >= 1:
        yield from ((*cell, cells.lattice.center(cell)) for cell in cells.with_rim())
        return
    window = cells.window
    stagger = 0.5 if across < 0.5 or down < 0.4 else 0.0
    for line in range(floor((window.top - 0.4) / down), floor((window.bottom + 0.4) / down) + 1):
        shift = stagger if line % 2 else 0.0
        for knot in range(floor((window.left - 0.4) / across), floor((window.right + 0.4) / across) + 1):
            yield knot, line, ((knot + 0.5 + shift) * across, (line + 0.5) * down)


def _belongs(cells: CellMap, ground: Ground, x: float, y: float) -> bool:
    if cells.ground_at(x, y) is not ground:
        return False
    margin = ground.pattern.margin
    return not margin or all(cells.ground_at(x + dx * margin, y + dy * margin) is ground for dx, dy in _AROUND)


def flat(cells: CellMap, grounds: tuple[Ground, ...], free: Free, inker: Inker) -> tuple[Path, ...]:
    """The shapes that lie on the ground: one path for each ground and tone."""
    paths: list[Path] = []
    for ground in grounds:
        if not ground.pattern.raised:
            marks = [mark for stamp in stamps(cells, ground, free) for mark in stamp.marks]
            paths.extend(inker.merged(marks, ground.color))
    return tuple(paths)


def raised(cells: CellMap, grounds: tuple[Ground, ...], free: Free, inker: Inker) -> tuple[Path, ...]:
    """The shapes that stand up: all their shadows, then the farther ones first, so that nearer ones cover them."""
    standing = [stamp for ground in grounds if ground.pattern.raised for stamp in stamps(cells, ground, free)]
    standing.sort(key=lambda stamp: (stamp.foot[1], stamp.foot[0]))
    shadows = [mark for stamp in standing for mark in stamp.marks if mark.tone == "cast"]
    paths = list(inker.merged(shadows, ""))
    for stamp in standing:
        paths.extend(inker.paths([mark for mark in stamp.marks if mark.tone != "cast"], stamp.ground.color))
    return tuple(paths)
