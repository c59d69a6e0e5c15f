"""Tailpieces: pictures at the feet of columns that end early."""

from __future__ import annotations

import pytest

from pnp.document.book import flow
from pnp.document.figure_requests import FigureAnswer, FigureRequest
from pnp.frame import Face, Group, Nested, Page, Path
from pnp.measures import Size
from pnp.model.texts import RulesText
from pnp.nodes import Source

WORDS = "The river is wide and nobody swims it twice in a day. " * 4 + "\n\n"
SIZE = Size(60.0, 40.0)


def book(game, theme, markdown: str, **layouts):
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", markdown),), **layouts)

    def faces(request: FigureRequest) -> FigureAnswer:
        return FigureAnswer((Face(id=request.subject, size=SIZE),))

    return flow(game, text, theme, faces=faces)


def pictures(page: Page) -> list[Nested]:
    return [
        item for group in page.items if isinstance(group, Group) for item in group.items if isinstance(item, Nested)
    ]


def test_pages_that_end_early_have_the_pictures_in_turn(game, theme):
    markdown = f"{WORDS}::pagebreak\n\n" * 3 + WORDS
    found = [pictures(page) for page in book(game, theme, markdown, tailpieces=("crane", "ship")).pages]
    assert [[picture.face.id for picture in page] for page in found] == [["crane"], ["ship"], ["crane"], ["ship"]]
    # The last one closes the book.
    assert [round(picture.scale, 6) for page in found for picture in page] == [1.0, 1.0, 1.0, 1.6]


def test_a_page_without_room_and_a_book_without_tailpieces_have_none(game, theme):
    assert not any(pictures(page) for page in book(game, theme, WORDS).pages)
    full = book(game, theme, WORDS * 60, tailpieces=("crane",)).pages
    assert not any(pictures(page) for page in full[:-1])


@pytest.mark.parametrize("count", range(8, 30, 3))
def test_a_picture_is_small_enough_for_its_place_or_left_out(game, theme, count):
    """It is at least 20 mm high, 7 mm below the words; the area of a page ends 16 mm above its lower edge."""
    for page in book(game, theme, WORDS * count, tailpieces=("crane",)).pages:
        for picture in pictures(page):
            assert picture.scale * SIZE.height >= 20 - 1e-6
            assert picture.y + picture.scale * SIZE.height <= page.size.height - 16 + 1e-6


def test_a_picture_stands_in_the_middle_of_the_page_if_there_are_no_notes_beside_the_words(game, theme):
    (page,) = book(game, theme, WORDS, tailpieces=("crane",)).pages
    (picture,) = pictures(page)
    assert picture.x + SIZE.width * picture.scale / 2 == pytest.approx(page.size.width / 2)


def test_covers_have_none(game, theme):
    first, *_, last = book(game, theme, WORDS, cover="front", back="back", tailpieces=("crane",)).pages
    assert [[picture.face.id for picture in pictures(page)] for page in (first, last)] == [["front"], ["back"]]


def test_the_last_page_of_words_has_lines_for_notes_where_it_has_more_room_than_its_picture(game, theme, page_words):
    page, _ = book(game, theme, WORDS, back="back", tailpieces=("crane",)).pages
    (picture,) = pictures(page)
    assert "Notes" in page_words(page)
    # The picture stands at the foot, where the area of the page ends.
    assert picture.y + SIZE.height * picture.scale == pytest.approx(page.size.height - 16, abs=0.01)
    lines = [item for item in page.items if isinstance(item, Path) and item.segments[0][0] == "M"]
    assert all(line.segments[0][2] < picture.y for line in lines if line.segments[0][2] < page.size.height - 16)


def test_a_book_without_a_last_cover_and_tailpieces_has_no_notes(game, theme, page_words):
    (page,) = book(game, theme, WORDS).pages
    assert "Notes" not in page_words(page)
