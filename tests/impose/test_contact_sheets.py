"""All faces of a component on one sheet, for a screen."""

from __future__ import annotations

from pnp.frame import Face, Group, Page
from pnp.impose.contact_sheet import contact_sheet
from pnp.measures import Size
from tests.impose.pieces import corners, face

SMALL = Size(20.0, 30.0)


def test_faces_stand_in_rows_with_gaps_between_and_around_them() -> None:
    sheet = contact_sheet([face(name, SMALL, bleed=3.0) for name in "abcde"], columns=3, gap=2.0)
    assert sheet.size == Size(2 + 3 * 22, 2 + 2 * 32)
    assert corners(sheet) == [(2, 2), (24, 2), (46, 2), (2, 34), (24, 34)]
    assert {placement.bleed for placement in sheet.placements} == {(0, 0, 0, 0)}
    assert len(sheet.marks) == 5


def test_without_a_gap_there_are_no_lines() -> None:
    sheet = contact_sheet([face(name, SMALL) for name in "ab"], columns=10, gap=0.0)
    assert (sheet.size, sheet.marks) == (Size(40.0, 30.0), ())


def test_faces_of_other_sizes_stand_in_the_middle_of_their_cells() -> None:
    sheet = contact_sheet([face("a", SMALL), face("b", Size(10.0, 40.0))], columns=2, gap=0.0)
    assert sheet.size == Size(40.0, 40.0)
    assert corners(sheet) == [(0, 5), (25, 0)]


def test_a_face_of_another_shape_is_cut_to_it() -> None:
    trim = (("M", 0.0, 0.0), ("L", 20.0, 0.0), ("L", 10.0, 30.0), ("Z",))
    (placement,) = contact_sheet([Face(id="a", size=SMALL, trim=trim, key="painted")], columns=1, gap=0.0).placements
    assert isinstance(placement.frame, Face)
    (group,) = placement.frame.art
    assert isinstance(group, Group)
    assert (group.clip, placement.frame.key) == (trim, "")


def test_rectangular_faces_and_pages_are_shown_as_they_are() -> None:
    frames = [face("a", SMALL, bleed=3.0), Page(size=SMALL, items=(), number=1)]
    sheet = contact_sheet(frames, columns=2, gap=0.0)
    assert [placement.frame for placement in sheet.placements] == frames
