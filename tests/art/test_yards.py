"""Floors and walls of mats, by numbers: inside their box, of few steps, the same from the same seed."""

from random import Random

import pytest

from pnp.art.outlines import extent
from pnp.art.yards import FLOORS, WALL, WALLS, Yard, floor, wall

# Towers stand out from the corners of a wall: their radius, less half of its width.
OUT = 2.6 - WALL / 2


def yard(seed: str = "a", width: float = 60.0, height: float = 80.0) -> Yard:
    return Yard(0.0, 0.0, width, height, Random(seed))


@pytest.mark.parametrize("name", FLOORS)
@pytest.mark.parametrize("size", [(60.0, 80.0), (12.0, 9.0), (380.0, 260.0)])
def test_a_floor_stays_inside_its_area_and_is_bounded(name, size):
    outline = floor(name, yard(width=size[0], height=size[1]))
    left, top, right, bottom = extent(outline)
    assert min(left, top) >= -1.0
    assert right <= size[0] + 1.0
    assert bottom <= size[1] + 1.0
    # Under 26 rows of 27 stones of 10 steps.
    assert 0 < len(outline) < 26 * 27 * 10


@pytest.mark.parametrize("name", WALLS)
def test_a_wall_stands_on_the_edge_of_its_area(name):
    shapes = wall(name, yard())
    boxes = [extent(shape) for shape in shapes]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    assert -OUT - 0.6 <= left < WALL
    assert -OUT - 0.6 <= top < WALL
    assert 60 - WALL < right <= 60 + OUT + 0.6
    assert 80 - WALL < bottom <= 80 + OUT + 0.6


@pytest.mark.parametrize("name", FLOORS)
def test_the_same_seed_gives_the_same_floor_and_another_one_another(name):
    assert floor(name, yard("a")) == floor(name, yard("a"))
    assert floor(name, yard("a")) != floor(name, yard("b"))
