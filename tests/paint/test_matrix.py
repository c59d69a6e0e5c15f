"""Turns, scales and places of faces, worked out by hand; numbers as they are written."""

from __future__ import annotations

import pytest

from pnp.frame import Face, Group, Nested, Page, Placement
from pnp.matrix import Matrix, bounds, compose, of_group, of_nested
from pnp.measures import Size
from pnp.paint.numerals import factor, numeral, numerals
from pnp.paint.placing import clip_of, of_placement, shown, to_points, with_bleed

CARD = Face(id="card", size=Size(60, 90), bleed=3)


def at(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """Where a transformation takes a point."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


@pytest.mark.parametrize(
    ("turn", "corner", "along"),
    [
        (0, (10, 20), (70, 20)),
        # Clockwise by a quarter: the corner hangs at the right, and the upper edge runs down.
        (90, (100, 20), (100, 80)),
        (180, (70, 110), (10, 110)),
        (270, (10, 80), (10, 20)),
    ],
)
def test_a_turned_placement_lies_with_its_top_left_where_it_was_put(
    turn: int, corner: tuple[float, float], along: tuple[float, float]
) -> None:
    matrix = of_placement(Placement(CARD, 10, 20, turn))
    assert at(matrix, 0, 0) == pytest.approx(corner)
    assert at(matrix, 60, 0) == pytest.approx(along)
    width, height = (60, 90) if turn % 180 == 0 else (90, 60)
    assert bounds(matrix, 0, 0, 60, 90) == pytest.approx((10, 20, 10 + width, 20 + height))


def test_a_window_stands_where_it_was_put_and_not_the_face() -> None:
    placed = Placement(CARD, 10, 20, 90, window=(5, 15, 20, 30))
    assert shown(placed) == (5, 15, 20, 30)
    assert bounds(of_placement(placed), 5, 15, 20, 30) == pytest.approx((10, 20, 40, 40))
    assert clip_of(placed) == (5, 15, 20, 30)


@pytest.mark.parametrize(
    ("turn", "clip"),
    [
        # Left 1, top 2, right 3 and bottom 4 mm as it lies on the sheet.
        (0, (-1, -2, 64, 96)),
        (90, (-2, -3, 66, 94)),
        (180, (-3, -4, 64, 96)),
        (270, (-4, -1, 66, 94)),
    ],
)
def test_the_bleed_of_a_placement_is_that_of_the_sides_of_the_sheet(turn: int, clip: tuple[float, ...]) -> None:
    assert clip_of(Placement(CARD, 10, 20, turn, bleed=(1, 2, 3, 4))) == clip


def test_a_page_has_no_bleed() -> None:
    assert with_bleed(Page(size=Size(10, 20), items=(), number=1)) == (0, 0, 10, 20)
    assert with_bleed(CARD) == (-3, -3, 66, 96)


def test_a_group_turns_about_its_own_point() -> None:
    matrix = of_group(Group((), 90, 10, 20))
    assert at(matrix, 10, 20) == pytest.approx((10, 20))
    assert at(matrix, 13, 20) == pytest.approx((10, 23))
    assert at(matrix, 10, 24) == pytest.approx((6, 20))
    half = of_group(Group((), 30, 10, 20))
    # The sine of 30 degrees is a half.
    assert at(half, 12, 20) == pytest.approx((10 + 3**0.5, 21))


def test_a_nested_face_is_scaled_then_turned() -> None:
    matrix = of_nested(Nested(CARD, 10, 20, 0.5, 90))
    assert at(matrix, 0, 0) == (10, 20)
    assert at(matrix, 8, 0) == (10, 24)
    assert at(matrix, 0, 8) == (6, 20)


def test_the_inner_transformation_is_done_first() -> None:
    twice, shifted = (2.0, 0.0, 0.0, 2.0, 0.0, 0.0), (1.0, 0.0, 0.0, 1.0, 3.0, 4.0)
    assert at(compose(twice, shifted), 1, 1) == (8, 10)
    assert at(compose(shifted, twice), 1, 1) == (5, 6)
    turned = of_group(Group((), 90, 0, 0))
    assert at(compose(turned, compose(shifted, twice)), 1, 2) == pytest.approx((-8, 5))


def test_points_have_y_up() -> None:
    matrix = to_points(of_nested(Nested(CARD, 25.4, 12.7, 1.0, 90)))
    assert matrix == pytest.approx((0, -1, 1, 0, 72, -36))


@pytest.mark.parametrize(
    ("value", "mm", "share"),
    [(1.0, "1", "1"), (0.0004, "0", "0.0004"), (-0.0000001, "0", "0"), (12.3456789, "12.346", "12.345679")],
)
def test_numbers_are_written_without_needless_characters(value: float, mm: str, share: str) -> None:
    assert (numeral(value), factor(value)) == (mm, share)


def test_several_numbers_stand_apart() -> None:
    assert numerals((1.0, 2.5, -0.0001)) == "1 2.5 0"
