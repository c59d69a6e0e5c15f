from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.layout.geometry.box import Box
from pnp.layout.geometry.shapes import arc, regular_polygon, trim_path
from pnp.svg.path import PathError, parse_path, scaled


def test_lines_and_moves_are_absolute_however_they_are_written():
    assert parse_path("m 1 2 l 3 0 v 4 h -3 z m 10 0 L 0 0") == (
        ("M", 1.0, 2.0), ("L", 4.0, 2.0), ("L", 4.0, 6.0), ("L", 1.0, 6.0), ("Z",), ("M", 11.0, 2.0), ("L", 0.0, 0.0),
    )  # fmt: skip


def test_numbers_after_a_move_are_lines():
    assert parse_path("M0,0 5,0 5,5") == (("M", 0.0, 0.0), ("L", 5.0, 0.0), ("L", 5.0, 5.0))


def test_numbers_need_no_space_between_them():
    assert parse_path("M.5.5l-1-2") == (("M", 0.5, 0.5), ("L", -0.5, -1.5))


def test_a_quadratic_curve_becomes_the_same_cubic_one():
    assert parse_path("M 0 0 Q 3 6 6 0")[1] == pytest.approx(("C", 2, 4, 4, 4, 6, 0))


def test_a_smooth_curve_mirrors_the_control_point_before_it():
    assert parse_path("M 0 0 C 0 1 2 3 4 3 S 8 5 8 6")[2] == ("C", 6.0, 3.0, 8.0, 5.0, 8.0, 6.0)


def test_half_a_circle_is_two_curves_through_its_top():
    move, first, second = parse_path("M 0 5 A 5 5 0 0 1 10 5")
    assert move == ("M", 0.0, 5.0)
    assert first[-2:] == pytest.approx((5, 0))
    assert second[-2:] == pytest.approx((10, 5))


def test_a_turned_ellipse_is_followed_to_a_hundredth():
    """Half an ellipse of 10 by 5 about the origin, turned by 90°: from (0, -10) over the right to (0, 10)."""
    start, *curves = parse_path("M 0 -10 A 10 5 90 0 1 0 10")
    at = start[1:]
    for _, *numbers in curves:
        corners = [at, tuple(numbers[:2]), tuple(numbers[2:4]), tuple(numbers[4:])]
        for step in range(21):
            t = step / 20
            shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x, y = (sum(share * corner[axis] for share, corner in zip(shares, corners, strict=True)) for axis in (0, 1))
            assert hypot(x / 5, y / 10) == pytest.approx(1, abs=0.001)
            assert x > -1e-9
        at = corners[3]
    assert at == pytest.approx((0, 10))


@pytest.mark.parametrize("radii", ["0 4", "1e-200 1"])
def test_an_arc_without_a_radius_is_a_line(radii):
    assert parse_path(f"M 0 0 A {radii} 0 0 1 3 3") == (("M", 0.0, 0.0), ("L", 3.0, 3.0))


def test_flags_of_an_arc_may_stand_without_spaces():
    assert parse_path("M0 5a5 5 0 0110 0")[-1][-2:] == pytest.approx((10, 5))


def test_after_an_arc_nothing_is_mirrored():
    assert parse_path("M 0 5 A 5 5 0 0 1 5 0 S 8 5 8 6")[-1] == ("C", 5.0, 0.0, 8.0, 5.0, 8.0, 6.0)


@pytest.mark.parametrize(
    ("text", "offset", "message"),
    [
        ("L 1 1", 0, "a path starts with M"),
        ("M 1", 3, "M needs 2 numbers"),
        ("M 1 1 X 3", 6, "'X 3' is not part of an SVG path"),
        ("M 0 0 Z 4", 7, "a number without a command"),
        ("M 0 0 A 1e999 1 0 0 1 3 3", 8, "1e999 is too large"),
    ],
)
def test_what_is_no_path_is_pointed_at(text, offset, message):
    with pytest.raises(PathError) as caught:
        parse_path(text)
    assert (caught.value.offset, str(caught.value)) == (offset, message)


def test_a_path_is_enlarged_and_then_moved():
    assert scaled((("M", 1.0, 2.0), ("R", 0.0, 0.0, 4.0, 4.0)), 10, 20, 2, 3) == (
        ("M", 12.0, 26.0), ("R", 10.0, 20.0, 8.0, 12.0),
    )  # fmt: skip


def test_a_polygon_fills_its_box_with_a_corner_on_top():
    top, right, bottom, left, _ = regular_polygon(Box(10, 20, 8, 6), 4)
    assert top[1:] == pytest.approx((14, 20))
    assert right[1:] == pytest.approx((18, 23))
    assert bottom[1:] == pytest.approx((14, 26))
    assert left[1:] == pytest.approx((10, 23))


def test_an_arc_runs_clockwise_from_the_top():
    move, curve = arc(Box(0, 0, 10, 10), 0, 90, wedge=False)
    assert move[1:] == pytest.approx((5, 0))
    assert curve[-2:] == pytest.approx((10, 5))


def test_a_plain_card_is_trimmed_along_its_edges_and_a_rounded_one_along_a_path():
    assert trim_path("", Box(0, 0, 60, 90), 0) == ()
    assert trim_path("", Box(0, 0, 60, 90), 3)[0] == ("M", 3, 0)


def test_a_radius_is_at_most_half_a_side():
    assert Box(0, 0, 10, 4).segments(5)[0] == ("M", 2.0, 0)


@given(
    st.lists(st.sampled_from(["M", "L", "C", "Z", "1", "-2.5", ".5", "3.", "1.2.3", "-", "9999999", "0"]), max_size=14)
)
def test_plain_paths_are_read_as_all_others_are(words: list[str]) -> None:
    def read(text: str) -> object:
        try:
            return parse_path(text)
        except PathError:
            return "malformed"

    # With commas, it is none of those that are read faster.
    assert read(" ".join(["M 4 5 L 6 7 L", *words])) == read(",".join(["M,4,5,L,6,7,L", *words]))
