"""The page that is printed first."""

from __future__ import annotations

from pnp.document.first_page import PrintedFile, first_page
from pnp.document.formats import page_format
from pnp.frame import Path
from pnp.measures import COMMON_LIVE_AREA


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


def test_no_words_stand_where_the_rulers_go(game, theme, page_runs):
    result = first_page(game, theme, COMMON_LIVE_AREA, rows(60))
    assert not [run for run in page_runs(result.page) if result.rulers.y < run.y < result.rulers.bottom]
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
    assert len(boxes) == 9
    assert all(box.segments[0][2] + box.segments[0][4] < result.rulers.y for box in boxes)
    assert len({box.segments[0][1] for box in boxes}) == 3


def test_the_list_on_the_back_ends_above_the_cross(game, theme, page_runs):
    result = first_page(game, theme, COMMON_LIVE_AREA, rows(60))
    runs = page_runs(result.back)
    assert not [run for run in runs if run.x < result.rulers.x + 30 and result.rulers.y < run.y < result.rulers.bottom]
