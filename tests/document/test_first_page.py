"""The page that is printed first."""

from __future__ import annotations

import pytest

from pnp.document.first_page import PrintedFile, first_page
from pnp.document.formats import page_format
from pnp.document.sheet_pictures import outline_of
from pnp.frame import Face, Fold, Path, Placement, Sheet
from pnp.measures import COMMON_LIVE_AREA, Size


def rows(count: int) -> list[PrintedFile]:
    return [
        PrintedFile(component=f"Part {number}", file=f"a4/part-{number}.pdf", sheets=2, pages=4, stock="card")
        for number in range(count)
    ]


def test_it_says_what_to_print_and_leaves_room_for_rulers(game, theme, page_words):
    result = first_page(game, theme, COMMON_LIVE_AREA, rows(3), cutting=("Cut the cards.",), besides=("One D6",))
    words = page_words(result.page)
    assert "a4/part-2.pdf" in words
    assert "Cut the cards." in words
    assert "One D6" in words
    assert "CC0-1.0" in words
    assert result.rulers.width >= 101.6
    assert result.left_out == 0


def test_words_stand_beside_the_rulers_and_not_on_them(game, theme, page_runs):
    result = first_page(game, theme, COMMON_LIVE_AREA, rows(60))
    beside = [run for run in page_runs(result.page) if result.rulers.y < run.y < result.rulers.bottom]
    assert min(run.x for run in beside) >= result.rulers.x + 104.0
    # The cross takes 24 mm at the right end.
    assert max(run.x + run.width for run in beside) <= result.rulers.right - 24.0
    assert all(run.y <= page_format("sheet").area(0).bottom + 9.0 for run in page_runs(result.page))


def test_more_files_than_fit_are_counted(game, theme, page_words):
    result = first_page(game, theme, COMMON_LIVE_AREA, rows(60))
    assert result.left_out > 0
    assert f"and {result.left_out} more" in page_words(result.page)


def test_its_back_has_boxes_to_tick_for_every_file_and_says_what_the_cross_is_for(game, theme, page_words):
    result = first_page(game, theme, COMMON_LIVE_AREA, rows(3))
    words = page_words(result.back)
    assert all(f"Part {number}" in words for number in range(3))
    assert "this cross" in words
    boxes = [item for item in result.back.items if isinstance(item, Path) and item.segments[0][0] == "R"]
    boxes = [box for box in boxes if box.segments[0][3] == box.segments[0][4]]
    assert len(boxes) == 9
    edges = [(box.segments[0][2], box.segments[0][2] + box.segments[0][4]) for box in boxes]
    assert all(bottom < result.rulers.y or top > result.rulers.bottom for top, bottom in edges)
    assert len({box.segments[0][1] for box in boxes}) == 3


def test_the_list_on_the_back_ends_above_the_cross(game, theme, page_runs):
    result = first_page(game, theme, COMMON_LIVE_AREA, rows(60))
    runs = page_runs(result.back)
    assert not [run for run in runs if run.x < result.rulers.x + 30 and result.rulers.y < run.y < result.rulers.bottom]


@pytest.mark.parametrize("count", [1, 2, 5, 9, 13])
def test_every_file_of_a_kit_has_its_plan_and_the_page_is_filled(game, theme, page_words, page_runs, count):
    result = first_page(game, theme, COMMON_LIVE_AREA, rows(count), cutting=("Cut the cards.",), besides=("One D6",))
    assert result.left_out == 0
    assert all(f"part-{number}.pdf" in page_words(result.page) for number in range(count))
    # The lists end less than 60 mm above the foot: what is left goes to the plans and to the room between sections.
    lists = [run.y for run in page_runs(result.page) if "One D6" in run.text]
    assert page_format("sheet").area(0).bottom + 9.0 - max(lists) < 60.0


def test_sheets_of_one_paper_are_counted_together(game, theme, page_words):
    words = page_words(first_page(game, theme, COMMON_LIVE_AREA, rows(4)).page)
    assert words.partition("Sheets")[2].split()[:2] == ["A", "card8"]
    assert "8 sheets" in words


def test_what_is_printed_on_one_side_needs_no_cross(game, theme, page_words):
    words = page_words(first_page(game, theme, COMMON_LIVE_AREA, rows(2), has_backs=False).page)
    assert "printed on one side" in words
    assert "Held to the light" not in words


def test_a_plan_has_the_pieces_of_the_sheet_where_they_lie():
    face = Face(
        id="f",
        size=Size(40.0, 20.0),
        trim=(("R", 0.0, 0.0, 40.0, 20.0),),
        folds=(Fold(10.0, 0.0, 10.0, 20.0),),
    )
    sheet = Sheet(
        size=Size(200.0, 280.0),
        side="front",
        placements=(Placement(face, 10.0, 30.0), Placement(face, 100.0, 30.0, turn=90)),
    )
    outline = outline_of(sheet)
    assert [(cell.x, cell.y, cell.width, cell.height) for cell in outline.cells] == [
        (10.0, 30.0, 40.0, 20.0),
        (100.0, 30.0, 20.0, 40.0),
    ]
    assert outline.cells[1].trim == (("R", 100.0, 30.0, 20.0, 40.0),)
    assert outline.folds == (Fold(20.0, 30.0, 20.0, 50.0), Fold(120.0, 40.0, 100.0, 40.0))
