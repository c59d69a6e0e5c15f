"""Where pages end: no large holes, no headings left behind, nothing that looks like a scrap."""

from __future__ import annotations

from dataclasses import replace

from pnp.document.flowables import Flowable, Section
from pnp.document.formats import PageFormat
from pnp.document.paginate import Paginated, paginate
from pnp.measures import Size

# Columns of 100 mm on a raster of 2 mm.
PAGE = PageFormat(size=Size(100.0, 120.0), inner=10.0, outer=10.0, top=10.0, bottom=10.0, footer=5.0, gutter=4.0)


def line(height: float = 10.0, **more) -> Flowable:
    return Flowable(height=height, **more)


def paginated(*sections: Section, before: Paginated | None = None) -> Paginated:
    return paginate(sections, PAGE, 2.0, before.breaks if before else None)


def bottoms(book: Paginated) -> list[list[float]]:
    """Where each column of each page ends."""
    return [[filled.top + column.used for filled in draft.filled for column in filled.columns] for draft in book.drafts]


def heights(book: Paginated) -> list[list[float]]:
    """How high the flowables of each page are."""
    return [
        [flowable.height for filled in draft.filled for column in filled.columns for flowable, _ in column.flowables]
        for draft in book.drafts
    ]


def test_a_page_ends_earlier_if_that_leaves_a_smaller_hole_on_the_next():
    # Full, the first page would leave 35 mm on the second, as the block of 90 mm has no room there.
    book = paginated(Section(1, (*(line() for _ in range(10)), line(65), line(90))))
    assert bottoms(book) == [[80], [85], [90]]


def test_space_between_blocks_fills_what_is_left_of_a_column():
    # 40 + 6 + 40 leave 14 mm, of which the space above the second block takes two steps of 2 mm.
    book = paginated(Section(1, (line(40), line(40, before=6), line(90))))
    assert bottoms(book) == [[90], [90]]
    assert [top for _, top in book.drafts[0].filled[0].columns[0].flowables] == [0, 50]


def test_space_between_blocks_becomes_less_to_save_a_page():
    # 30 + 6 + 30 + 6 + 32 = 104, and 100 with a step of 2 mm less above two of them.
    book = paginated(Section(1, (line(30), line(30, before=6), line(32, before=6))))
    assert bottoms(book) == [[100]]


def test_the_last_page_is_not_spaced_out():
    book = paginated(Section(1, (line(30), line(30, before=6))))
    assert bottoms(book) == [[66]]


def test_what_is_better_kept_whole_is_divided_rather_than_to_leave_a_large_hole():
    def block(rows: int) -> tuple[Flowable, ...]:
        return tuple(
            line(8, keep=index < rows - 1, price=18.0**2 if index < rows - 1 else 0.0) for index in range(rows)
        )

    # Kept whole, eight rows of 8 mm would leave 56 of 100 mm white. Three would leave 14.
    divided, whole = (heights(paginated(Section(1, (line(first), *block(8), line(60))))) for first in (44, 86))
    assert divided[0] == [44, *(8 for _ in range(7))]
    assert whole[0] == [86]


def test_the_heading_of_an_index_stands_on_its_page():
    heading = line(5, keep=True, heading=True)
    columns = Section(2, tuple(line(15, keep=index % 2 == 0) for index in range(4)))
    assert heights(paginated(Section(1, (line(85),)), Section(1, (heading,)), columns)) == [[85], [5, 15, 15, 15, 15]]
    assert heights(paginated(Section(1, (line(60),)), Section(1, (heading,)), columns)) == [[60, 5, 15, 15, 15, 15]]


def test_hardly_anything_stands_on_a_last_page():
    # Ten lines and one: the last page gets more than that line, though the first is left with a small hole.
    pages = heights(paginated(Section(1, tuple(line() for _ in range(11)))))
    assert [len(page) for page in pages] == [8, 3]


def test_pages_end_where_they_did_as_long_as_everything_is_as_high():
    section = Section(2, tuple(line(height, before=4) for height in (30, 20, 50, 40, 60, 30, 20)))
    book = paginated(section)
    same = Section(2, tuple(replace(flowable) for flowable in section.flowables))
    assert bottoms(paginated(same, before=book)) == bottoms(book)
    higher = Section(2, (*section.flowables[:-1], line(70)))
    assert bottoms(paginated(higher, before=book)) == bottoms(paginated(higher))


def test_what_is_new_may_move_what_stands_before_it():
    # Without the index, the heading before it would end the page.
    text = Section(1, (line(90), line(5, keep=True, heading=True)))
    book = paginated(text)
    assert heights(book) == [[90, 5]]
    assert heights(paginated(text, Section(2, (line(20), line(20))), before=book)) == [[90], [5, 20, 20]]


def test_a_book_without_text_has_a_page():
    assert len(paginated().drafts) == 1
