"""Bleeds and marks beside the edges of the paper, which printers do not reach."""

import pytest

from pnp.findings import Severity
from pnp.frame import Breaks, Face, Path, Piece, Sheet
from pnp.impose import Plan, impose
from pnp.impose.shapes import MARK_INK
from pnp.measures import Size
from pnp.papers import A4, LETTER, Margins, with_margins
from tests.impose.pieces import LETTERING, cards, corners


def mat(width: float, height: float, bleed: float = 3.0, breaks: Breaks | None = None) -> Piece:
    return Piece(id="mat", kind="mat", front=Face(id="mat", size=Size(width, height), bleed=bleed, breaks=breaks))


def bleeds(sheet: Sheet) -> list[tuple[float, ...]]:
    return [tuple(round(side, 2) for side in placement.bleed or (3.0,) * 4) for placement in sheet.placements]


def test_the_bleed_of_nine_cards_on_letter_ends_4_mm_from_the_edge() -> None:
    imposed = impose(cards(9, bleed=3.0), LETTER, Plan(), LETTERING)
    (sheet,) = imposed.sheets
    # The trims begin 6.35 mm from the upper edge and 12.7 mm from the left one.
    assert bleeds(sheet)[0] == (3, 2.35, 0, 0)
    assert bleeds(sheet)[8] == (0, 0, 3, 2.35)
    assert sheet.bleed_box == pytest.approx((9.7, 4, 206.2, 275.4))
    assert imposed.findings == ()


def test_backs_keep_to_it_as_well() -> None:
    _, back = impose(cards(9, backs=True, bleed=3.0), LETTER, Plan(backs="duplex-long-edge"), LETTERING).sheets
    assert bleeds(back)[0] == (0, 2.35, 3, 0)


def test_a_mat_as_wide_as_a_sheet_keeps_2_mm() -> None:
    imposed = impose([mat(198, 130)], A4, Plan(may_turn=False, orientation="portrait"), LETTERING)
    assert bleeds(imposed.sheets[0]) == [(2, 3, 2, 3)]
    assert imposed.findings == ()


def test_pieces_with_a_bleed_keep_farther_from_the_margin_if_they_have_room() -> None:
    # Between margins of 7 mm, 201.9 × 265.4 mm are free: three rows of 88.9 mm have no room, and four of 63.5 mm have.
    paper = with_margins(LETTER, Margins(5, 5))
    assert len(corners(impose(cards(9), paper, Plan(), LETTERING).sheets[0])) == 9
    imposed = impose(cards(9, bleed=3.0), paper, Plan(), LETTERING)
    assert [len(corners(sheet)) for sheet in imposed.sheets] == [8, 1]
    assert imposed.findings == ()


@pytest.mark.parametrize(
    ("bleed", "margin", "left"),
    [(3.0, 6, "0.0"), (3.0, 5, "1.0"), (1.5, 5, "1.0"), (3.0, 4, ""), (1.0, 5, ""), (0.0, 6, "")],
)
def test_too_little_bleed_in_reach_is_said(bleed: float, margin: float, left: str) -> None:
    paper = with_margins(A4, Margins(margin, margin))
    imposed = impose([mat(198, 130, bleed)], paper, Plan(may_turn=False, orientation="portrait"), LETTERING)
    assert [(finding.code, finding.severity, finding.message) for finding in imposed.findings] == [
        (
            "P146",
            Severity.WARNING,
            f"mat: {left} mm of its bleed on the left can be printed on A4, whose edges stay blank for {margin} mm",
        )
        for _ in (1,)
        if left
    ]


def test_a_board_over_pages_takes_no_more_of_them_for_its_bleed() -> None:
    paper = with_margins(A4, Margins(6, 6))
    # Two pages of 198 mm, whose outer edges lie on the margins.
    imposed = impose([mat(396, 200, breaks=Breaks((198,)))], paper, Plan(), LETTERING)
    assert [finding.message.partition(" on ")[0] for finding in imposed.findings] == ["mat: 0.0 mm of its bleed"]
    assert bleeds(imposed.sheets[0])[0][0] == 0


def test_marks_on_a_bleed_are_cased_in_white() -> None:
    (sheet,) = impose(cards(9, bleed=3.0), LETTER, Plan(), LETTERING).sheets
    casing, ticks = (mark for mark in sheet.marks[:2] if isinstance(mark, Path))
    assert casing.stroke
    assert ticks.stroke
    assert (casing.stroke.ink.token, ticks.stroke.ink) == ("white", MARK_INK)
    assert casing.stroke.width == pytest.approx(0.5)
    # Beside the upper edge of the cards, and not where four of them meet.
    points = [segment[1:] for segment in casing.segments]
    assert (76.2, 5.95) in [(round(x, 2), round(y, 2)) for x, y in points]
    assert (76.2, 95.25) not in [(round(x, 2), round(y, 2)) for x, y in points]
