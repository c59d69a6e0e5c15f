"""What stands around the trims."""

import pytest

from pnp.frame import Face, Group, Path, Piece, TextRun
from pnp.impose import Plan, duplex_check, impose, inch_ruler, metric_ruler
from pnp.impose.marks import box_of
from pnp.impose.rects import Rect, hull, trim_of
from pnp.measures import Size
from pnp.papers import A4, LETTER
from tests.impose.pieces import LETTERING, cards, face, lines


def test_ticks_stand_three_millimetres_outside_for_every_column_and_row() -> None:
    (sheet,) = impose(cards(9), A4, Plan(), LETTERING).sheets
    found = lines(sheet)
    for x in (9.75, 73.25, 136.75, 200.25):
        assert (x, 12.15, x, 7.15) in found
        assert (x, 284.85, x, 289.85) in found
    for y in (15.15, 104.05, 192.95, 281.85):
        assert (6.75, y, 1.75, y) in found
        assert (203.25, y, 208.25, y) in found
    assert len(found) == 16  # 9.75 mm leave room enough: no crosses inside


def test_where_letter_leaves_no_room_ticks_also_stand_at_the_inner_crossings() -> None:
    (sheet,) = impose(cards(9), LETTER, Plan(), LETTERING).sheets
    found = lines(sheet)
    # Cards meet here on all four sides, so the cross stands on the lines to cut along.
    assert (76.2, 95.25, 77.7, 95.25) in found
    assert (76.2, 95.25, 74.7, 95.25) in found
    assert (76.2, 95.25, 76.2, 93.75) in found
    assert (76.2, 95.25, 76.2, 96.75) in found
    # What there is of the margin is used, too, from 0.4 mm before the trim at 6.35 on.
    assert (76.2, 5.95, 76.2, 1.5) in found


def counters(count: int) -> list[Piece]:
    return [Piece(id="c", kind="counter", front=face("c", Size(15.0, 15.0), bleed=1.5), copies=count)]


def test_where_a_row_less_costs_no_sheet_ticks_stand_in_the_margin_alone() -> None:
    # 11 columns and 16 rows of 15 mm, 3 mm apart, fit A4: 195 mm across would leave 7.5, 285 mm down 6.
    (sheet,) = impose(counters(150), A4, Plan(gap=3.0), LETTERING).sheets
    trims = [(p.x, p.y) for p in sheet.placements]
    # 9 mm are kept free on all sides, so 10 columns of 177 mm and 15 rows of 267 mm are left, centred.
    assert min(trims) == pytest.approx((16.5, 15.0))
    left, top, right, bottom = 16.5, 15.0, 193.5, 282.0
    assert all(x1 <= left or x1 >= right or y1 <= top or y1 >= bottom for x1, y1, _, _ in lines(sheet))


def test_where_it_would_cost_a_sheet_the_rows_stay_and_crosses_stand_between_them() -> None:
    (sheet,) = impose(counters(176), A4, Plan(gap=3.0), LETTERING).sheets
    # The first of 16 rows lies 6 mm below the edge of the paper; the corner of its first piece has a cross.
    assert sheet.placements[0].y == pytest.approx(6.0)
    assert any(7.5 < x1 < 202.5 and 6.0 < y1 < 291.0 for x1, y1, _, _ in lines(sheet))


def test_ticks_do_not_stand_in_the_bleed() -> None:
    (sheet,) = impose(cards(9, bleed=3.0), LETTER, Plan(), LETTERING).sheets
    assert (76.2, 3.35, 76.2, 1.5) in lines(sheet)


def label_of(sheet) -> tuple[TextRun, Rect]:
    """The label and the rectangle that it covers; in a side margin it runs upwards from its baseline."""
    for item in sheet.marks:
        if isinstance(item, Group):
            (run,) = item.items
            height = run.size * 25.4 / 72
            return run, Rect(run.x - 0.76 * height, run.y - run.width, run.x + 0.24 * height, run.y)
        if isinstance(item, TextRun):
            height = item.size * 25.4 / 72
            return item, Rect(item.x, item.y - 0.76 * height, item.x + item.width, item.y + 0.24 * height)
    raise AssertionError("no label")


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("size", [Size(63.5, 88.9), Size(198.0, 267.0), Size(15.875, 15.875), Size(150, 240)])
def test_a_label_keeps_six_millimetres_and_no_tick_or_trim_is_under_it(paper, size: Size) -> None:
    piece = Piece(id="x", kind="card", front=face("x", size, 3.0), copies=200)
    sheet = impose([piece], paper, Plan(title="Kit", component="Deck"), LETTERING).sheets[0]
    run, area = label_of(sheet)
    assert run.text.startswith("Kit · Deck · sheet 1 of ")
    assert min(area.left, area.top) >= 6 - 1e-6
    assert max(area.right - sheet.size.width, area.bottom - sheet.size.height) <= -6 + 1e-6
    assert not any(trim_of(placement).overlaps(area) for placement in sheet.placements)
    for x1, y1, x2, y2 in lines(sheet):
        tick = Rect(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)).grown(0.01, 0.01, 0.01, 0.01)
        assert not tick.overlaps(area)


def test_a_label_on_letter_runs_up_the_widest_margin() -> None:
    (sheet,) = impose(cards(9), LETTER, Plan(), LETTERING).sheets
    (group,) = [item for item in sheet.marks if isinstance(item, Group)]
    assert group.turn == 270
    _, area = label_of(sheet)
    assert area.right < 12.7


def test_marks_can_be_left_out_and_the_label_stays() -> None:
    (sheet,) = impose(cards(9), A4, Plan(crop_marks=False), LETTERING).sheets
    assert not [item for item in sheet.marks if isinstance(item, Path)]
    assert label_of(sheet)[0].text == "sheet 1 of 1 · A4, print at 100 %"


def test_registration_marks_lie_behind_each_other() -> None:
    plan = Plan(backs="duplex-long-edge", registration=True, crop_marks=False)
    front, back = impose(cards(1, backs=True), A4, plan, LETTERING).sheets
    crosses = [next(item for item in sheet.marks if isinstance(item, Path)) for sheet in (front, back)]
    assert crosses[0] == crosses[1]
    xs = [segment[1] for segment in crosses[0].segments]
    assert sorted(round(210 - x, 6) for x in xs) == sorted(round(x, 6) for x in xs)


def test_the_same_pieces_give_the_same_marks() -> None:
    first, second = (impose(cards(9), A4, Plan(), LETTERING).sheets[0] for _ in range(2))
    assert first.marks == second.marks


def test_the_rulers_measure_what_they_say() -> None:
    for ruler, length in ((metric_ruler(20, 30, LETTERING), 100.0), (inch_ruler(20, 30, LETTERING), 101.6)):
        ticks = ruler[0]
        assert isinstance(ticks, Path)
        xs = [segment[1] for segment in ticks.segments]
        assert (min(xs), max(xs)) == (20, pytest.approx(20 + length))


def test_the_duplex_check_of_the_back_lies_behind_that_of_the_front() -> None:
    def middle(items) -> float:
        box = hull(Rect(s[1], s[2], s[1], s[2]) for s in items[0].segments if s[0] in "ML")
        assert box is not None
        return (box.left + box.right) / 2

    assert middle(duplex_check(60, 100, 210, "front", LETTERING)) == pytest.approx(60)
    assert middle(duplex_check(60, 100, 210, "back", LETTERING)) == pytest.approx(150)


def test_ticks_at_the_corners_of_gapped_counters_stay_off_the_counters() -> None:
    pieces = [Piece(id=str(n), kind="counter", front=Face(id=str(n), size=Size(15, 15), bleed=1.5)) for n in range(100)]
    sheet = impose(pieces, LETTER, Plan(gap=4.0), LETTERING).sheets[0]
    trims = [(placement.x, placement.y, placement.x + 15, placement.y + 15) for placement in sheet.placements]
    for x1, y1, x2, y2 in lines(sheet):
        middle = (x1 + x2) / 2, (y1 + y2) / 2
        on_a_trim = [
            trim
            for trim in trims
            if trim[0] - 0.01 <= middle[0] <= trim[2] + 0.01 and trim[1] - 0.01 <= middle[1] <= trim[3] + 0.01
        ]
        assert not on_a_trim


def test_no_two_ticks_run_over_each_other() -> None:
    (sheet,) = impose(cards(9), LETTER, Plan(), LETTERING).sheets
    found = lines(sheet)
    for index, (x1, y1, x2, y2) in enumerate(found):
        for other_x1, other_y1, other_x2, other_y2 in found[index + 1 :]:
            if x1 == x2 == other_x1 == other_x2 and (y2 > y1) == (other_y2 > other_y1):
                assert max(y1, y2) < min(other_y1, other_y2) or max(other_y1, other_y2) < min(y1, y2)


def test_the_key_of_a_cut_board_keeps_clear_of_the_ticks() -> None:
    board = Piece(id="board", kind="board", front=face("board", Size(198, 500)))
    for sheet in impose([board], A4, Plan(), LETTERING).sheets:
        cells = sheet.marks[-1]
        assert isinstance(cells, Path)
        rects = [Rect(x, y, x + width, y + height) for _, x, y, width, height in cells.segments]  # type: ignore[misc]
        ticks = [box_of(line) for line in lines(sheet)]
        assert rects
        assert not any(rect.overlaps(tick) for rect in rects for tick in ticks)
