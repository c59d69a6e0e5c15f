"""Lines of enlarged drawings."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pnp.art.line_weights import weighted
from pnp.frame import Face, Group, Ink, Item, Nested, Path, Stroke
from pnp.measures import Size

INK = Ink("ink", "ornament")


def line(width: float, dash: tuple[float, ...] = ()) -> Path:
    return Path((("M", 0.0, 0.0), ("L", 1.0, 0.0)), None, Stroke(INK, width, dash))


def width_of(item: Item) -> float:
    assert isinstance(item, Path)
    assert item.stroke
    return item.stroke.width


def test_a_line_grows_by_the_square_root() -> None:
    # Drawn four times as large, a line of 0.12 mm is 0.24 mm on paper: 0.06 mm before it is enlarged.
    assert width_of(weighted([line(0.12)], 4.0)[0]) == 0.06


def test_what_is_not_enlarged_stays_as_it_is() -> None:
    assert weighted([line(0.07), line(0.9)], 1.0) == (line(0.07), line(0.9))


def test_a_thick_line_grows_no_further() -> None:
    # 0.4 mm, four times as large, would be 0.8 mm; no line becomes thicker than 0.55 mm.
    assert width_of(weighted([line(0.4)], 4.0)[0]) == 0.1375


def test_dots_of_a_screen_are_no_lines() -> None:
    screen = line(0.5, (0.001, 0.95))
    assert weighted([screen], 4.0) == (screen,)


def test_lines_in_groups_and_faces_are_found() -> None:
    face = Face(id="f", size=Size(1.0, 1.0), art=(line(0.12),))
    (group,) = weighted([Group((Nested(face, 0.0, 0.0, 2.0),))], 2.0)
    assert isinstance(group, Group)
    (nested,) = group.items
    assert isinstance(nested, Nested)
    # The face is enlarged twice: by four in all.
    assert width_of(nested.face.art[0]) == 0.06


@given(st.floats(0.05, 1.0), st.floats(1.0, 10.0))
def test_no_line_is_thinner_or_thicker_on_paper_than_both_bounds_and_its_own_width(width: float, scale: float) -> None:
    on_paper = width_of(weighted([line(width)], scale)[0]) * scale
    assert min(0.1, width) - 0.001 <= on_paper <= max(0.55, width) + 0.001
