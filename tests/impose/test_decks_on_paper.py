"""Cards, counters and tokens on sheets, fronts and backs."""

from dataclasses import replace

import pytest

from pnp.findings import Severity, Span
from pnp.frame import Face, Group, Nested, Piece
from pnp.impose import Plan, impose
from pnp.measures import Size
from pnp.papers import A4, LETTER
from tests.impose.pieces import LETTERING, cards, corners, face, names, trims


def test_nine_poker_cards_fit_letter_butted_and_centred() -> None:
    (sheet,) = impose(cards(9), LETTER, Plan(), LETTERING).sheets
    assert corners(sheet) == [(x, y) for y in (6.35, 95.25, 184.15) for x in (12.7, 76.2, 139.7)]
    assert sheet.trim_box == pytest.approx((12.7, 6.35, 203.2, 273.05))


def test_the_tenth_card_starts_a_second_sheet_in_the_same_corner() -> None:
    first, second = impose(cards(10), A4, Plan(), LETTERING).sheets
    assert corners(first)[0] == corners(second)[0] == (9.75, 15.15)
    assert names(second) == ["front 10"]


def test_copies_lie_together_in_the_order_of_the_pieces() -> None:
    (sheet,) = impose(cards(2, copies=2), A4, Plan(), LETTERING).sheets
    assert names(sheet) == ["front 1", "front 1", "front 2", "front 2"]
    assert [placement.copy for placement in sheet.placements] == [1, 2, 1, 2]


def test_butted_neighbours_share_no_bleed_and_the_outside_has_all_of_it() -> None:
    (sheet,) = impose(cards(4, bleed=3.0), A4, Plan(columns=2, may_turn=False), LETTERING).sheets
    assert [placement.bleed for placement in sheet.placements] == [
        (3.0, 3.0, 0.0, 0.0),
        (0.0, 3.0, 3.0, 0.0),
        (3.0, 0.0, 0.0, 3.0),
        (0.0, 0.0, 3.0, 3.0),
    ]
    assert sheet.bleed_box == pytest.approx((38.5, 12.15, 171.5, 195.95))


def test_a_gap_gives_every_counter_its_own_bleed() -> None:
    counter = Piece(id="x", kind="counter", front=face("x", Size(15.875, 15.875), 1.5), copies=150)
    (sheet,) = impose([counter], A4, Plan(gap=3.0), LETTERING).sheets
    assert len(sheet.placements) == 150  # 10 columns of 18.875 mm in 201, 15 rows in 288
    assert {placement.bleed for placement in sheet.placements} == {None}


def test_duplex_about_the_long_edge_mirrors_the_columns() -> None:
    front, back = impose(cards(1, backs=True), A4, Plan(backs="duplex-long-edge"), LETTERING).sheets
    assert corners(front) == [(9.75, 15.15)]
    assert corners(back) == [(136.75, 15.15)]
    assert back.placements[0].turn == 0


def test_duplex_about_the_short_edge_mirrors_the_rows_and_turns_the_backs() -> None:
    _, back = impose(cards(1, backs=True), A4, Plan(backs="duplex-short-edge"), LETTERING).sheets
    assert corners(back) == [(9.75, 192.95)]
    assert back.placements[0].turn == 180


def test_on_landscape_paper_the_edges_change_places() -> None:
    plan = Plan(backs="duplex-long-edge", orientation="landscape", may_turn=False)
    front, back = impose(cards(1, backs=True), A4, plan, LETTERING).sheets
    assert corners(front) == [(21.5, 16.1)]  # 4 columns, 2 rows on 297 × 210
    assert corners(back) == [(21.5, 105.0)]
    assert back.placements[0].turn == 180


def test_a_card_without_a_back_leaves_its_place_empty() -> None:
    with_back, without = cards(1, backs=True), cards(2)[1:]
    _, back = impose([*without, *with_back], A4, Plan(backs="duplex-long-edge"), LETTERING).sheets
    assert names(back) == ["back 1"]
    assert corners(back) == [(73.25, 15.15)]  # behind the second front


def test_a_printer_that_shifts_the_back_is_met_half_way() -> None:
    plan = Plan(backs="duplex-long-edge", offset=(1.5, -0.5))
    front, back = impose(cards(1, backs=True), A4, plan, LETTERING).sheets
    assert corners(front) == [(9.75, 15.15)]
    assert corners(back) == [(138.25, 14.65)]
    assert back.trim_box == pytest.approx((138.25, 14.65, 201.75, 103.55))


def test_backs_come_in_the_order_of_the_mode() -> None:
    pieces = [*cards(9, backs=True), *cards(1)]
    orders = {
        mode: [sheet.label.split(" · ")[0:2] for sheet in impose(pieces, A4, Plan(backs=mode), LETTERING).sheets]
        for mode in ("duplex-long-edge", "fronts-then-backs", "separate")
    }
    front1, back1 = ["sheet 1 of 2", "front"], ["sheet 1 of 2", "back"]
    front2, back2 = ["sheet 2 of 2", "front"], ["sheet 2 of 2", "back"]
    assert orders == {
        "duplex-long-edge": [front1, back1, front2, back2],
        "fronts-then-backs": [front1, front2, back1, back2],
        "separate": [front1, front2, back1],
    }


def test_without_any_back_there_are_only_fronts() -> None:
    (sheet,) = impose(cards(3), A4, Plan(backs="duplex-long-edge"), LETTERING).sheets
    assert sheet.side == "front"


def test_gutterfold_mirrors_the_backs_about_the_fold() -> None:
    (sheet,) = impose(cards(4, backs=True), A4, Plan(backs="gutterfold"), LETTERING).sheets
    # Lying on their sides, 4 rows of 63.5 in one column of 88.9 left of the fold at 105.
    assert corners(sheet) == [(x, y) for x in (9.55, 111.55) for y in (21.5, 85.0, 148.5, 212.0)]
    assert [placement.turn for placement in sheet.placements] == [90] * 4 + [270] * 4


def test_a_card_too_large_to_fold_with_its_back_is_reported() -> None:
    large = Size(190.0, 190.0)
    span = Span("cards.yaml", 7, 3)
    front = Face(id="f", size=large, span=span)
    piece = Piece(id="map card", kind="card", front=front, back=face("b", large))
    imposed = impose([piece], A4, Plan(backs="gutterfold"), LETTERING)
    (finding,) = imposed.findings
    assert imposed.sheets == ()
    assert (finding.code, finding.severity, finding.span) == ("P801", Severity.ERROR, span)
    assert finding.message == "map card: 190 × 190 mm does not fit one half of A4"


def test_sizes_follow_each_other_on_one_sheet_and_stocks_do_not() -> None:
    small = Piece(id="s", kind="counter", front=face("s", Size(20.0, 20.0)), copies=9)
    wide = Piece(id="w", kind="counter", front=face("w", Size(40.0, 20.0)), copies=4)
    other = Piece(id="o", kind="counter", front=face("o", Size(20.0, 20.0)), stock="acetate")
    mixed, acetate = impose([small, wide, other], A4, Plan(may_turn=False), LETTERING).sheets
    assert names(mixed) == ["s"] * 9 + ["w"] * 4
    assert names(acetate) == ["o"]
    # One row of nine; 5 mm for the ticks; one row of four, both centred; the first grid holds 14 rows.
    assert trims(mixed)[0] == (15.0, 8.5, 35.0, 28.5)
    assert trims(mixed)[9] == (25.0, 33.5, 65.0, 53.5)


def test_more_columns_than_fit_are_a_warning_and_as_many_as_fit_are_printed() -> None:
    span = Span("kit.yaml", 12, 5)
    plan = Plan(columns=4, rows=1, may_turn=False, orientation="portrait", span=span)
    imposed = impose(cards(4), A4, plan, LETTERING)
    assert len(imposed.sheets) == 2
    (finding,) = imposed.findings
    assert (finding.code, finding.severity, finding.span) == ("P802", Severity.WARNING, span)
    assert finding.message == "4 columns of 63.5 × 88.9 mm do not fit A4, 3 do"


def test_front_and_back_of_different_sizes_are_reported() -> None:
    piece = Piece(id="ace", kind="card", front=face("f"), back=face("b", Size(57.15, 88.9)))
    (finding,) = impose([piece], A4, Plan(backs="duplex-long-edge"), LETTERING).findings
    assert finding.code == "P803"
    assert finding.message == "ace: the front is 63.5 × 88.9 mm, the back 57.15 × 88.9 mm"


def test_a_player_aid_of_the_common_size_is_centred_on_both_papers() -> None:
    aid = Piece(id="aid", kind="sheet", front=face("f", Size(198.0, 267.0)), back=face("b", Size(198.0, 267.0)))
    for paper, corner in ((A4, (6.0, 15.0)), (LETTER, (8.95, 6.2))):
        front, back = impose([aid], paper, Plan(backs="duplex-long-edge"), LETTERING).sheets
        assert corners(front) == corners(back) == [corner]


def hexagon(width: float, bleed: float = 0.0) -> Face:
    height = width * 2 / 3**0.5
    points = [(0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25)]
    steps = [("L" if i else "M", x * width, y * height) for i, (x, y) in enumerate(points)]
    return Face(id="hex", size=Size(width, height), bleed=bleed, trim=(*steps, ("Z",)))


def test_hexagons_interlock_and_keep_their_art_to_themselves() -> None:
    token = Piece(id="hex", kind="token", front=hexagon(30.0, 1.5), copies=12)
    (sheet,) = impose([token], A4, Plan(gap=3.0), LETTERING).sheets
    first, seventh = sheet.placements[0], sheet.placements[6]
    assert seventh.x - first.x == pytest.approx(16.5)  # half a cell and half a gap
    assert seventh.y - first.y == pytest.approx(33.0 * 3**0.5 / 2)  # rows of a lattice of 33 mm
    assert isinstance(first.frame, Face)
    (art,) = first.frame.art
    assert isinstance(art, Group)
    assert art.clip[0] == pytest.approx(("M", 15.0, -(3**0.5)))  # 1.5 mm out from each side
    assert len({id(placement.frame) for placement in sheet.placements}) == 1


def test_a_hexagon_that_was_painted_is_cut_off_like_one_that_was_drawn() -> None:
    painted = replace(hexagon(30.0, 1.5), key="painted")
    token = Piece(id="hex", kind="token", front=painted, copies=12)
    (sheet,) = impose([token], A4, Plan(gap=3.0), LETTERING).sheets
    cut_off = sheet.placements[0].frame
    assert isinstance(cut_off, Face)
    (window,) = cut_off.art
    assert isinstance(window, Group)
    (inside,) = window.items
    # Painted content is found by its key: a face that kept it would be painted whole.
    assert (cut_off.key, isinstance(inside, Nested) and inside.face.key) == ("", "painted")


def test_pieces_that_need_the_paper_to_lie_differently_are_all_printed() -> None:
    tall = Piece(id="t", kind="mat", front=face("tall", Size(100.0, 280.0)))
    wide = Piece(id="w", kind="mat", front=face("wide", Size(280.0, 100.0)))
    first, second = impose([tall, wide], A4, Plan(may_turn=False), LETTERING).sheets
    assert (names(first), first.size) == (["tall"], Size(210.0, 297.0))
    assert (names(second), second.size) == (["wide"], Size(297.0, 210.0))
