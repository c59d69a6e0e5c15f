"""Cards that keep their own bleed all around, on papers of several sizes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.impose import Plan, impose
from pnp.impose.rects import bleed_of, trim_of
from pnp.papers import A4, LETTER, Margins, parse_paper, with_margins
from tests.impose.pieces import LETTERING, cards, corners, lines

GUTTERS = Plan(gutters=True, orientation="portrait")


def test_eight_lie_on_a4_with_twice_their_bleed_between_them() -> None:
    (sheet,) = impose(cards(8, bleed=3.0), A4, GUTTERS, LETTERING).sheets
    # 2 × 88.9 + 6 of 210 mm, 4 × 63.5 + 3 × 6 of 297 mm.
    assert corners(sheet) == [(x, y) for y in (12.5, 82.0, 151.5, 221.0) for x in (13.1, 108.0)]
    assert {placement.bleed for placement in sheet.placements} == {None}


def test_on_letter_the_gutter_is_4_mm_if_that_saves_a_sheet() -> None:
    (sheet,) = impose(cards(8, bleed=3.0), LETTER, GUTTERS, LETTERING).sheets
    # 2 × 88.9 + 4 of 215.9 mm, 4 × 63.5 + 3 × 4 of 279.4 mm; with 6 mm it would be 272 of 267.4 mm.
    assert corners(sheet) == [(x, y) for y in (6.7, 74.2, 141.7, 209.2) for x in (17.05, 109.95)]
    # The trims begin 6.7 mm from the upper edge, of which printers leave 4 blank.
    assert sheet.placements[0].bleed == pytest.approx((3.0, 2.7, 2.0, 2.0))
    (six,) = impose(cards(6, bleed=3.0), LETTER, GUTTERS, LETTERING).sheets
    assert corners(six) == [(x, y) for y in (47.8, 142.7) for x in (6.7, 76.2, 145.7)]
    # All of it but 0.3 mm beside the edges of the paper.
    assert {round(sum(placement.bleed or (12,)), 6) for placement in six.placements} == {11.7, 12}


def test_on_landscape_paper_they_stand_in_two_rows_of_four() -> None:
    plan = Plan(gutters=True, orientation="landscape")
    (sheet,) = impose(cards(8, bleed=3.0), parse_paper("a4-landscape"), plan, LETTERING).sheets
    assert corners(sheet) == [(x, y) for y in (13.1, 108.0) for x in (12.5, 82.0, 151.5, 221.0)]
    assert {placement.turn for placement in sheet.placements} == {0}


@pytest.mark.parametrize(
    ("backs", "corner", "turn"), [("duplex-long-edge", (108.0, 12.5), 270), ("duplex-short-edge", (13.1, 221.0), 90)]
)
def test_backs_lie_behind_their_fronts(backs: str, corner: tuple[float, float], turn: int) -> None:
    plan = Plan(gutters=True, orientation="portrait", backs=backs)  # type: ignore[arg-type]
    front, back, *_ = impose(cards(9, backs=True, bleed=3.0), A4, plan, LETTERING).sheets
    assert corners(front)[0] == (13.1, 12.5)
    assert corners(back)[0] == corner
    assert back.placements[0].turn == turn


def test_there_are_ticks_for_the_cuts_on_both_sides_of_a_gutter() -> None:
    (sheet,) = impose(cards(8, bleed=3.0), A4, GUTTERS, LETTERING).sheets
    down = {x1 for x1, _, x2, _ in lines(sheet) if x1 == x2}
    across = {y1 for _, y1, _, y2 in lines(sheet) if y1 == y2}
    assert down == {13.1, 102.0, 108.0, 196.9}
    assert across == {12.5, 76.0, 82.0, 145.5, 151.5, 215.0, 221.0, 284.5}


def test_nine_lie_butted_without_gutters() -> None:
    (sheet,) = impose(cards(9, bleed=3.0), A4, Plan(orientation="portrait"), LETTERING).sheets
    assert len(sheet.placements) == 9


def test_margins_of_the_printer_are_kept_free() -> None:
    narrow = with_margins(A4, Margins(sides=12, ends=6))
    # 210 - 24 = 186 mm take only two cards of 63.5 mm side by side, but two of 88.9 mm and four rows.
    sheets = impose(cards(9), narrow, Plan(orientation="portrait"), LETTERING).sheets
    assert [len(sheet.placements) for sheet in sheets] == [8, 1]
    borderless = with_margins(A4, Margins(0, 0))
    (sheet,) = impose(cards(9, bleed=3.0), borderless, GUTTERS, LETTERING).sheets
    assert corners(sheet)[0] == (3.75, 9.15)


@given(
    st.sampled_from([A4, LETTER, *map(parse_paper, ("a3", "a5", "legal", "330x482mm", "a4-landscape", "5x7in"))]),
    st.floats(0, 5),
    st.integers(1, 20),
    st.booleans(),
)
def test_no_bleed_reaches_a_neighbour_and_no_trim_the_margin(paper, bleed, count, backs):
    plan = Plan(gutters=True, orientation="auto", backs="duplex-long-edge" if backs else "none")
    imposed = impose(cards(count, bleed=bleed, backs=backs), paper, plan, LETTERING)
    assert imposed.findings == ()
    assert sum(len(sheet.placements) for sheet in imposed.sheets) == count * (2 if backs else 1)
    for sheet in imposed.sheets:
        for placement in sheet.placements:
            trim = trim_of(placement)
            assert min(trim.left, trim.top, sheet.size.width - trim.right, sheet.size.height - trim.bottom) > 6 - 1e-6
            others = [other for other in sheet.placements if other is not placement]
            assert not any(bleed_of(placement).overlaps(trim_of(other)) for other in others)
