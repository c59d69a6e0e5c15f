"""The fronts of the 20th century, and posters, by numbers."""

from __future__ import annotations

from math import dist
from random import Random

import pytest

from pnp.art.fronts import SLOPE, burst, plume
from pnp.art.manners import MANNERS, Area, Inks
from pnp.art.outlines import extent, rectangle
from pnp.art.painter import Painter, Scene
from pnp.art.places import PLACES
from pnp.frame import Path

INKS = Inks(ground="paper", ink="ink", accent="accent", sky="sky", land="land")


def painter(seed: str = "a", **words: str) -> Painter:
    return Painter(Scene(manner="poster", **words), 60.0, 40.0, Random(seed), INKS)


def test_a_poster_has_few_tones_and_each_area_its_paper_below():
    def tones(tone: float) -> list[float]:
        area = Area(outline=rectangle(0, 0, 10, 10), bounds=(0, 0, 10, 10), tone=tone)
        return [item.fill.opacity for item in MANNERS["poster"](area, INKS) if isinstance(item, Path) and item.fill]

    # The paper, and one of seven stencils: nothing, 16, 32, 50, 68, 84 percent and all.
    assert [tones(tone) for tone in (0.0, 0.2, 0.3, 0.9)] == [[1], [1, 0.16], [1, 0.32], [1, 0.84]]


def test_ground_of_a_poster_is_the_darker_the_nearer_and_darker_by_night():
    day, night = painter(), painter(hour="night")
    assert day.depth(0.34, 0.9) < day.depth(0.6, 0.1) < day.depth(0.9, 0.1)
    assert night.depth(0.6, 0.1) > day.depth(0.6, 0.1)
    # In other manners ground has the tone that its place gives it.
    assert Painter(Scene(manner="woodcut"), 60.0, 40.0, Random("a"), INKS).depth(0.9, 0.1) == 0.1


def test_a_slope_rises_to_the_right_as_far_as_it_says():
    areas = [item for item in PLACES["slope"](painter()) if isinstance(item, Path) and item.fill]

    def runs_through(area: Path, x: float, y: float) -> bool:
        return any(dist(step[-2:], (x, y)) < 1 for step in area.segments if step[0] in "MLC")

    left, right = (0.0, SLOPE[0] * 40), (60.0, SLOPE[1] * 40)
    assert any(runs_through(area, *left) and runs_through(area, *right) for area in areas)


def test_a_burst_stands_on_its_foot_with_the_flash_inside_of_what_it_throws_up():
    earth, flash = burst(Random("a"), 30.0, 20.0, 10.0)
    (left, top, right, foot), (_, flash_top, _, flash_foot) = extent(earth), extent(flash)
    assert foot == pytest.approx(20) == pytest.approx(flash_foot)
    assert left < 30 < right
    # At most 1.05 of 10 mm high, with clods a quarter further.
    assert 20 - 13.7 <= top < flash_top < 20


@pytest.mark.parametrize("wind", [-0.35, 0.35])
def test_smoke_leans_with_the_wind(wind: float):
    lobes = plume(Random("a"), 30.0, 40.0, 30.0, wind)
    left, right = min(x - radius for x, _, radius in lobes), max(x + radius for x, _, radius in lobes)
    assert (30 - left > right - 30) == (wind < 0)
