"""The meadow of a fair: bounded, within its board, the same from the same seed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pnp.art import outlines
from pnp.frame import Item, Path, Segment
from pnp.layout.boards.fairground import Fairground
from pnp.layout.geometry.box import Box
from pnp.measures import Size
from tests.layout.boards.drawings import plain_theme

AREA = Box(0.0, 0.0, 100.0, 60.0)


@pytest.fixture
def fair() -> Fairground:
    return meadow_of(3)


def meadow_of(seed: int) -> Fairground:
    # Two rows of three plots of 20 × 24 mm.
    points = [(x, y) for y in (18.0, 44.0) for x in (25.0, 48.0, 71.0)]
    return Fairground(points, Size(20.0, 24.0), AREA, "accent", plain_theme(), seed)


def shapes(items: Iterator[Item]) -> list[tuple[Segment, ...]]:
    return [item.segments for item in items if isinstance(item, Path)]


def test_a_hedge_stands_behind_each_row_and_no_further_aside_than_its_trees_reach(fair: Fairground) -> None:
    drawn = shapes(fair.hedges())
    assert len(drawn) == 4
    left, top, right, bottom = outlines.extent(tuple(step for shape in drawn for step in shape))
    # Rows run from 15 to 81 mm; the crown of a tree reaches a fifth of a plot beyond.
    assert 8 < left < 16
    assert 80 < right < 88
    # The first row has its upper edge at 6 mm, the second one at 32 mm: hedges end a tenth of a plot below that.
    assert -4 < top < 6
    assert 32 < bottom < 37


def test_a_meadow_is_a_few_paths_and_not_the_same_from_another_seed(
    fair: Fairground,
) -> None:
    drawn = shapes(fair.meadow())
    assert len(drawn) == 3
    assert drawn == shapes(fair.meadow())
    assert drawn != shapes(meadow_of(4).meadow())
    assert sum(map(len, drawn)) < 500


def test_every_stall_has_a_shadow_on_its_right(fair: Fairground) -> None:
    (cast,) = shapes(fair.shadows())
    assert sum(letter == "M" for letter, *_ in cast) == 6
    # The plot of the first stall ends at 35 mm; its shadow 6 % of 20 mm further.
    assert max(x for _, *numbers in cast[:6] for x in numbers[::2]) == pytest.approx(36.2)
