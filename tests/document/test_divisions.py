"""What it costs to divide tables and boxes: nothing small, no stubs, headings with words below them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.document.column_ends import Chains
from pnp.document.divisions import division_price, kept_whole
from pnp.document.flowables import Flowable, Section
from pnp.document.formats import PageFormat
from pnp.document.paginate import paginate
from pnp.document.sectioning import tightened
from pnp.measures import Size

# Columns of 200 mm.
PAGE = PageFormat(size=Size(100.0, 220.0), inner=10.0, outer=10.0, top=10.0, bottom=10.0, footer=5.0, gutter=4.0)


def rows(count: int, height: float = 6.0) -> list[Flowable]:
    return [Flowable(height=height) for _ in range(count)]


def heights(*flowables: Flowable) -> list[list[float]]:
    drafts = paginate([Section(1, flowables)], PAGE, 2.0).drafts
    return [[part.height for part, _ in draft.filled[0].columns[0].flowables] for draft in drafts]


def test_what_is_small_is_never_divided():
    # 18 of 200 mm are less than a tenth.
    parts = list(kept_whole(rows(3), 200.0))
    assert [(part.keep, part.price) for part in parts] == [(True, 0.0), (True, 0.0), (False, 0.0)]


def test_what_stays_together_anyway_has_no_price():
    first, *others = rows(10)
    parts = list(kept_whole([Flowable(height=6.0, keep=True), *others], 200.0))
    assert parts[0].keep
    assert not parts[0].price
    assert all(part.keep and part.price for part in parts[1:-1])
    assert first.price == 0.0


def test_a_stub_costs_what_it_lacks():
    # Two parts of 28 mm and more are none; of 12 and 48 mm, the first lacks 16: twelve times 256 more.
    assert division_price(12.0, 48.0, 200.0) - division_price(30.0, 30.0, 200.0) == 3072.0


@given(st.floats(1.0, 100.0), st.floats(1.0, 100.0))
def test_nothing_costs_less_divided_into_unequal_parts(above, below):
    middle = (above + below) / 2
    assert division_price(above, below, 150.0) >= division_price(middle, middle, 150.0) - 1e-6
    assert division_price(above, below, 150.0) == division_price(below, above, 150.0)


@given(st.lists(st.floats(1.0, 30.0), min_size=1, max_size=30))
def test_parts_stay_as_high_and_the_last_may_end_a_column_for_nothing(sizes):
    parts = list(kept_whole([Flowable(height=size) for size in sizes], 200.0))
    assert [part.height for part in parts] == sizes
    assert (parts[-1].keep, parts[-1].price) == (False, 0.0)


def test_a_table_moves_whole_where_only_a_small_hole_is_left():
    # 9 rows of 6 mm: below 180 mm there is room for three of them, a stub of 18 mm.
    table = list(kept_whole(rows(9), 200.0))
    assert heights(Flowable(height=180.0), *table, Flowable(height=100.0)) == [[180.0], [*[6.0] * 9, 100.0]]


def test_a_table_is_divided_where_a_large_hole_would_be_left():
    # Below 100 mm there is room for 16 of 20 rows; five go on, as four, 24 mm, would be a stub.
    table = list(kept_whole(rows(20), 200.0))
    pages = heights(Flowable(height=100.0), *table, Flowable(height=100.0))
    assert pages == [[100.0, *[6.0] * 15], [*[6.0] * 5, 100.0]]


def columns_with_a_table(above: float, *, is_short: bool) -> list[int]:
    """How many flowables stand in each of two even columns: one, a table of ten rows of 6 mm, and one of 30 mm."""
    table = kept_whole(rows(10), 200.0, is_short=is_short)
    section = Section(2, (Flowable(height=above), *table, Flowable(height=30.0)))
    (draft,) = paginate([section], PAGE, 2.0).drafts
    return [len(column.flowables) for column in draft.filled[0].columns]


def test_a_short_table_stays_whole_where_one_of_many_rows_is_divided_for_even_columns():
    # 52 and 90 mm: a hole of 38 mm costs 38² + 10 × 13² = 3134; two parts of 18 and 42 mm cost 12 × 10² = 1200 besides
    # 6000 or 900.
    assert columns_with_a_table(52.0, is_short=True) == [1, 11]
    assert columns_with_a_table(52.0, is_short=False) == [4, 8]


def test_a_short_table_is_divided_for_even_columns_where_the_hole_would_be_larger():
    # 30 and 90 mm: a hole of 60 mm costs 60² + 10 × 35² = 15850.
    assert columns_with_a_table(30.0, is_short=True) == [6, 6]


def test_a_short_table_is_divided_where_a_hole_would_be_a_fault():
    # 50 mm would stay empty: 50² + 10 × 25² is more than a division of two parts that are no stubs.
    table = kept_whole(rows(14), 200.0, is_short=True)
    assert heights(Flowable(height=150.0), *table, Flowable(height=80.0))[0] == [150.0, *[6.0] * 8]


def test_a_short_table_that_fits_on_no_page_costs_nothing_to_divide():
    assert division_price(150.0, 100.0, 200.0, is_short=True) == 0.0


def test_a_heading_with_a_picture_and_no_words_below_it_goes_with_its_text():
    heading = Flowable(height=8.0, keep=True, heading=True)
    picture = Flowable(height=10.0, picture=True)
    text = [Flowable(height=5.0) for _ in range(30)]
    # 178 + 8 + 10 leave 4 mm of 200, too little for a line.
    assert heights(Flowable(height=178.0), heading, picture, *text)[0] == [178.0]


def test_few_words_below_a_heading_cost_less_the_more_there_are():
    heading = Flowable(height=8.0, keep=True, heading=True)
    chains = Chains([heading, *(Flowable(height=5.0) for _ in range(4)), heading, Flowable(height=5.0)])
    # 10 × 10², 10 × 5², nothing; the fourth line ends the topic.
    assert chains.prices[1:5] == [1000.0, 250.0, 0.0, 0.0]
    assert chains.prices[-1] == 0.0
    assert chains.end_price == 1000.0


@pytest.mark.parametrize(("share", "before"), [(0.75, 6.0), (0.5, 4.0)])
def test_less_space_between_blocks_changes_nothing_else(share, before):
    section = Section(2, (Flowable(height=4.0, before=8.0, keep=True), Flowable(height=3.0)))
    assert [(part.height, part.before, part.keep) for part in tightened([section], share)[0].flowables] == [
        (4.0, before, True),
        (3.0, 0.0, False),
    ]
