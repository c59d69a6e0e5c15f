"""Pages of a rulebook as sheets and as a booklet."""

import pytest

from pnp.frame import Face, Link, Nested, Page, Path, Sheet
from pnp.impose import Plan, booklet, document
from pnp.measures import Size
from pnp.papers import A4, LETTER
from tests.impose.pieces import LETTERING, corners

A5 = Size(148.0, 210.0)


def pages(count: int, size: Size = A5) -> list[Page]:
    link = Link(1, 1, 5, 5, "#contents")
    ground = Path((("R", 0.0, 0.0, 10.0, 10.0),))
    return [Page(size=size, items=(ground, link), number=n, label=str(n)) for n in range(1, count + 1)]


def numbers(sheet: Sheet) -> list[int]:
    return [placement.frame.number for placement in sheet.placements if isinstance(placement.frame, Page)]


def test_pages_read_on_when_a_booklet_is_folded() -> None:
    sheets = booklet(pages(8), A4).sheets
    assert [(sheet.side, numbers(sheet)) for sheet in sheets] == [
        ("front", [8, 1]),
        ("back", [2, 7]),
        ("front", [6, 3]),
        ("back", [4, 5]),
    ]


def test_blank_pages_at_the_end_fill_up_to_four() -> None:
    sheets = booklet(pages(5), A4).sheets
    assert [numbers(sheet) for sheet in sheets] == [[1], [2], [3], [4, 5]]
    assert corners(sheets[0]) == [(148.5, 0.0)]
    assert corners(sheets[1]) == [(0.5, 0.0)]


def test_no_pages_make_no_booklet() -> None:
    assert booklet([], A4).sheets == ()


def test_half_a_letter_is_narrower_than_a5_so_the_pages_shrink_to_meet_at_the_fold() -> None:
    front, *_ = booklet(pages(4), LETTER).sheets
    left, right = front.placements
    assert (left.x, right.x) == (0.0, pytest.approx(139.7))
    assert isinstance(right.frame, Face)
    (small,) = right.frame.art
    assert isinstance(small, Nested)
    assert small.scale == pytest.approx(139.7 / 148)
    assert any(isinstance(item, Link) for item in small.face.art)


def test_a_document_page_lies_in_the_middle_of_the_paper_as_it_is() -> None:
    (page,) = pages(1, Size(198.0, 267.0))
    (sheet,) = document([page], LETTER, Plan()).sheets
    assert corners(sheet) == [(8.95, 6.2)]
    assert sheet.placements[0].frame is page
    assert sheet.marks == ()


def test_a_page_that_lies_on_its_side_turns_the_paper() -> None:
    (sheet,) = document(pages(1, Size(267.0, 198.0)), A4, Plan()).sheets
    assert sheet.size == Size(297.0, 210.0)
    assert corners(sheet) == [(15.0, 6.0)]


def test_document_sheets_can_carry_labels() -> None:
    sheets = document(pages(2), A4, Plan(title="Kit"), LETTERING).sheets
    assert sheets[1].label == "Kit · page 2 · sheet 2 of 2 · A4, print at 100 %"
