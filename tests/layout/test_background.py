"""What lies under a point."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pnp.frame import Face, Gradient, GradientStop, Group, Ink, Nested, Path, Shading, Stroke
from pnp.layout.geometry.background import FaceFills, Fills, is_closed, layers_at, rotate_back
from pnp.layout.geometry.box import Box, ellipse, rounded
from pnp.layout.geometry.ink import Pens
from pnp.layout.geometry.outlines import Outline, contains
from pnp.measures import Size
from pnp.palette import Palette


def filled(box: Box, token: str, opacity: float = 1.0) -> Path:
    return Path(box.segments(), Ink(token, "ground", opacity))


SQUARE = Box(0.0, 0.0, 10.0, 10.0)


def test_the_topmost_shape_that_covers_ends_the_list() -> None:
    items = (filled(SQUARE, "deep"), filled(SQUARE, "veil", 0.5), filled(Box(5.0, 0.0, 5.0, 10.0), "right"))
    assert layers_at(items, 2.0, 5.0) == (("veil", 0.5), ("deep", 1.0))
    assert layers_at(items, 7.0, 5.0) == (("right", 1.0),)
    assert layers_at(items, 11.0, 5.0) == ()
    assert [is_closed(layers_at(items, x, 5.0)) for x in (2.0, 11.0)] == [True, False]


def test_pens_are_no_ground() -> None:
    assert layers_at((Path(SQUARE.segments()),), 5.0, 5.0) == ()


def test_faces_on_faces_are_scaled_and_turned() -> None:
    face = Face(id="f", size=Size(10.0, 10.0), art=(filled(Box(0.0, 0.0, 4.0, 10.0), "left"),))
    assert layers_at((Nested(face, 20.0, 0.0, 2.0),), 27.0, 1.0) == (("left", 1.0),)
    assert layers_at((Nested(face, 20.0, 0.0, 2.0),), 29.0, 1.0) == ()
    # A quarter turn clockwise about its top left corner: what was left is above, to the left of the corner.
    assert layers_at((Nested(face, 20.0, 0.0, 1.0, 90.0),), 15.0, 3.0) == (("left", 1.0),)
    assert layers_at((Nested(face, 20.0, 0.0, 1.0, 90.0),), 15.0, 5.0) == ()


def test_a_face_without_any_size_covers_nothing() -> None:
    face = Face(id="f", size=Size(10.0, 10.0), art=(filled(SQUARE, "all"),))
    assert layers_at((Nested(face, 2.0, 2.0, 0.0),), 2.0, 2.0) == ()


def test_groups_are_turned_and_cut() -> None:
    inner = (filled(Box(0.0, 0.0, 10.0, 2.0), "top"),)
    assert layers_at((Group(inner, 180.0, 5.0, 5.0),), 5.0, 9.0) == (("top", 1.0),)
    assert layers_at((Group(inner, clip=Box(0.0, 0.0, 3.0, 9.0).segments()),), 5.0, 1.0) == ()


def test_round_shapes_have_no_corners() -> None:
    assert contains(ellipse(SQUARE), 5.0, 5.0)
    assert not contains(ellipse(SQUARE), 0.7, 0.7)
    assert contains(rounded(SQUARE, 2.0), 0.7, 0.7)
    assert not contains(rounded(SQUARE, 2.0), 0.2, 0.2)


def test_a_hole_is_empty_where_shapes_cross_out() -> None:
    ring = (*SQUARE.segments(), *Box(3.0, 3.0, 4.0, 4.0).segments())
    assert contains(ring, 5.0, 5.0)
    assert not contains(ring, 5.0, 5.0, even_odd=True)
    assert contains(ring, 1.0, 1.0, even_odd=True)


@given(st.floats(-20, 20), st.floats(-20, 20), st.floats(0, 360))
def test_turning_back_undoes_a_turn(x: float, y: float, turn: float) -> None:
    there = rotate_back(*rotate_back(x, y, turn, 3.0, 4.0), -turn, 3.0, 4.0)
    assert there == pytest.approx((x, y), abs=1e-9)


NUMBERS = st.integers(-8, 8).map(float)
SIZES = st.integers(1, 8).map(float)
RECTANGLES = st.builds(lambda *numbers: (("R", *numbers),), NUMBERS, NUMBERS, SIZES, SIZES)
OUTLINES = RECTANGLES | st.builds(
    lambda x, y, size: (("M", x, y), ("L", x + size, y), ("C", x, y + size, x - size, y, x, y + size), ("Z",)),
    NUMBERS,
    NUMBERS,
    SIZES,
)
INKS = st.sampled_from([None, Ink("solid", "ground"), Ink("veil", "ground", 0.5)])
TURNS = st.sampled_from([0.0, 90.0, 30.0])


def around(items):
    """Groups and nested faces that hold some items."""
    art = st.lists(items, max_size=3).map(tuple)
    faces = art.map(lambda items: Face(id="inner", size=Size(4.0, 4.0), art=items))
    groups = st.builds(Group, art, TURNS, NUMBERS, NUMBERS, clip=st.just(()) | RECTANGLES)
    return groups | st.builds(Nested, faces, NUMBERS, NUMBERS, st.sampled_from([0.0, 0.5, 1.0]), TURNS)


ITEMS = st.recursive(st.builds(Path, OUTLINES, INKS), around, max_leaves=6)


@given(st.lists(ITEMS, max_size=4), NUMBERS, NUMBERS)
def test_boxes_leave_nothing_out(items, x, y):
    assert Fills(items, FaceFills()).at(x, y) == layers_at(items, x, y)


def test_pens_count_if_they_are_asked_for():
    pen = Stroke(Ink("line", "rule"), 1.0)
    rule = Path((("M", 0.0, 5.0), ("L", 10.0, 5.0)), stroke=pen)
    plate = Path(SQUARE.segments(), Ink("solid", "ground"), stroke=pen)
    twice = Nested(Face(id="inner", size=Size(10.0, 10.0), art=(rule,)), 20.0, 0.0, 2.0)

    def at(x, y, item):
        return Fills((item,), FaceFills(Pens().at)).at(x, y)

    # The pen reaches half a millimetre to either side, on a face of twice the size a whole one.
    assert (at(5.0, 5.4, rule), at(5.0, 5.6, rule)) == ((("line", 1.0),), ())
    assert (at(30.0, 10.9, twice), at(30.0, 11.1, twice)) == ((("line", 1.0),), ())
    assert at(5.0, 0.2, plate) == (("line", 1.0), ("solid", 1.0))
    assert (at(5.0, -0.4, plate), at(5.0, 5.0, plate)) == ((("line", 1.0),), (("solid", 1.0),))
    assert Fills((rule,), FaceFills()).at(5.0, 5.0) == ()


NUMBERS = st.floats(-20.0, 20.0).map(lambda number: round(number, 1))
POINTS = st.tuples(NUMBERS, NUMBERS)
STEPS = st.one_of(
    st.tuples(st.just("M"), NUMBERS, NUMBERS),
    st.tuples(st.just("L"), NUMBERS, NUMBERS),
    st.tuples(st.just("C"), *[NUMBERS] * 6),
    st.tuples(st.just("R"), *[NUMBERS] * 4),
    st.just(("Z",)),
)


# A curve behind a rectangle, without a place where it begins.
LOOSE = [("R", 0.0, 0.0, 0.0, 0.0), ("C", 0.0, 1.0, 1.0, 1.0, 0.0, 1.0), *[("M", 0.0, 0.0)] * 10]


@example(LOOSE, False, [(0.0, 0.5)])
@given(st.lists(STEPS, min_size=12, max_size=30), st.booleans(), st.lists(POINTS, min_size=1, max_size=20))
def test_an_outline_that_is_asked_often_contains_the_same_points(segments, even_odd, points) -> None:
    outline = Outline(segments, even_odd)
    assert [outline.contains(x, y) for x, y in points] == [contains(segments, x, y, even_odd) for x, y in points]


def test_the_layers_of_a_gradient_are_together_its_colour() -> None:
    stops = (GradientStop(0.0, Ink("#ff0000", "ornament")), GradientStop(1.0, Ink("#0000ff", "ornament")))
    items = (Shading(SQUARE.segments(), Gradient((2.0, 0.0, 6.0, 0.0), stops)),)
    colors = [str(Palette().seen(layers_at(items, x, 5.0))) for x in (1.0, 2.0, 3.0, 4.0, 6.0, 9.0)]
    # A quarter of the way, three quarters are red: 191 of 255.
    assert colors == ["#ff0000", "#ff0000", "#bf0040", "#800080", "#0000ff", "#0000ff"]
    round_ = (Shading(SQUARE.segments(), Gradient((5.0, 5.0, 1.0, 5.0, 5.0, 3.0), stops)),)
    assert [str(Palette().seen(layers_at(round_, x, 5.0))) for x in (5.5, 7.0, 9.0)] == [
        "#ff0000",
        "#800080",
        "#0000ff",
    ]


def test_a_gradient_that_fades_lets_through_what_lies_below() -> None:
    stops = (GradientStop(0.0, Ink("black", "ornament")), GradientStop(1.0, Ink("black", "ornament", 0.0)))
    items = (Shading(SQUARE.segments(), Gradient((0.0, 0.0, 10.0, 0.0), stops)),)
    # Halfway, half of the white paper is seen.
    assert str(Palette().seen(layers_at(items, 5.0, 5.0))) == "#808080"


def test_what_darkens_is_no_cover() -> None:
    items = (filled(SQUARE, "#8080ff"), Group((filled(SQUARE, "#ff8000"),), multiply=True))
    assert not is_closed(layers_at(items[1:], 5.0, 5.0))
    # 80 of ff times ff is 80, 80 times 80 a quarter: 40.
    assert str(Palette().seen(layers_at(items, 5.0, 5.0))) == "#804000"
