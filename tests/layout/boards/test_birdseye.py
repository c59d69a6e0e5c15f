"""Maps as a bird sees them: nothing that stands is cut, waves run on, the same every time, few marks."""

import pytest

from pnp.layout.boards.cellmap import CellMap, grounds_of
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.map_styles import STYLES
from pnp.layout.boards.patterns import birdseye
from pnp.layout.boards.patterns.scatter import stamps, strips
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.geometry.box import Box
from pnp.model.grids import CellBreaks, SquareGrid
from pnp.model.units import Terrain
from tests.layout.boards.drawings import mm, plain_theme

STANDING = ("trees", "mountains", "hills")
CELL = 10.0
DRAWINGS = (birdseye.massif, birdseye.knoll, birdseye.grove, birdseye.tilled, birdseye.swell)


def land(pattern: str) -> CellMap:
    """Four by four cells of one kind of ground, two of them on a sheet."""
    terrain = [Terrain(id="a", name="A", pattern=pattern, color="sand")]
    grid = SquareGrid(
        columns=4,
        rows=4,
        cell=mm(CELL),
        legend={"a": "a"},
        cells="\n".join(["aaaa"] * 4),
        breaks=CellBreaks(columns=2, rows=2),
    )
    style = STYLES["birdseye"]
    window = grid.lattice.window()
    return CellMap(
        grid, grid.lattice, grounds_of(grid, terrain, style), window, Box(0, 0, 4 * CELL, 4 * CELL), CELL, style
    )


def points(segments):
    return [pair for _, *numbers in segments for pair in zip(numbers[::2], numbers[1::2], strict=True)]


def drawn(pattern: str):
    cells = land(pattern)
    kinds = tuple(dict.fromkeys(cells.grounds.values()))
    layers = MapLayers(cells, plain_theme("sand"))
    return [
        stamp
        for strip in strips(layers, kinds, frozenset())
        for block in strip.blocks
        for stamp in stamps(cells, block)
    ]


@pytest.mark.parametrize("pattern", STANDING)
def test_no_edge_of_a_sheet_and_no_frame_cuts_what_stands(pattern):
    """Sheets end at 20 mm, the frame at 0 and 40; a stroke may touch them by half a millimetre."""
    for stamp in drawn(pattern):
        found = [point for mark in stamp.marks if mark.tone != "cast" for point in points(mark.segments)]
        for axis in (0, 1):
            first, last = min(p[axis] for p in found), max(p[axis] for p in found)
            assert not any(first < edge - 0.6 and last > edge + 0.6 for edge in (0.0, 20.0, 40.0)), (pattern, axis)


def test_peaks_of_a_range_are_of_many_sizes():
    heights = sorted(
        max(y for _, y in points(stamp.marks[0].segments)) - min(y for _, y in points(stamp.marks[0].segments))
        for stamp in drawn("mountains")
    )
    assert heights[-1] / heights[0] > 1.5


def test_waves_beside_one_another_are_one_line():
    first, second = (birdseye.swell((x, 0.0), 5.0, SeededRandom(1)) for x in (0.0, 5.0))
    (_, end), (_, start) = points(first[0].segments)[-1], points(second[0].segments)[0]
    assert points(first[0].segments)[-1][0] == pytest.approx(points(second[0].segments)[0][0])
    assert end == pytest.approx(start)


@pytest.mark.parametrize("draw", DRAWINGS)
def test_a_seed_is_one_drawing_of_few_marks(draw):
    for seed in range(40):
        place = (3.0 * seed, 7.0 * seed)
        marks = draw(place, 8.0, SeededRandom(seed))
        assert marks == draw(place, 8.0, SeededRandom(seed))
        assert len(marks) <= 5
        for x, y in (point for mark in marks for point in points(mark.segments)):
            assert abs(x - place[0]) <= 8.0
            assert abs(y - place[1]) <= 9.0
