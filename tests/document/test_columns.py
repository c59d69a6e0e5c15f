"""Flowables to columns and pages: nothing is lost, nothing stands outside, what belongs together stays so."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pnp.document.column_ends import Chains, fill, stops
from pnp.document.columns import START, ColumnMeasures, Place
from pnp.document.flowables import Flowable, Frame, PageTarget, Section
from pnp.document.formats import PageFormat
from pnp.document.paginate import paginate
from pnp.frame import Anchor, Ink, Path
from pnp.measures import Size

PAGE = PageFormat(size=Size(100.0, 120.0), inner=10.0, outer=10.0, top=10.0, bottom=10.0, footer=5.0, gutter=4.0)
BESIDE = PageFormat(
    size=Size(100.0, 120.0), inner=10.0, outer=10.0, top=10.0, bottom=10.0, footer=5.0, side=20.0, side_gap=4.0
)


def flowable(height: float, name: str = "", **more) -> Flowable:
    return Flowable(height=height, items=(Anchor(name, 0.0),), targets=(PageTarget("anchor", name),), **more)


def tops(pages) -> list[list[tuple[str, float]]]:
    """The anchors of each page with their heights."""
    return [[(item.name, item.y) for item in page if isinstance(item, Anchor)] for page in pages]


def test_a_column_takes_what_fits():
    column = fill([flowable(40), flowable(40), flowable(40)], ColumnMeasures(100, 1))
    assert (column.next.at, column.used) == (2, 80)


def test_the_space_above_is_dropped_at_the_top_of_a_column():
    column = fill([flowable(10, before=5), flowable(10, before=5)], ColumnMeasures(100, 1))
    assert [top for _, top in column.flowables] == [0, 15]


def test_a_column_may_end_behind_each_flowable_that_stays_with_no_other():
    flowables = [flowable(40), flowable(10, before=2), flowable(30, keep=True), flowable(5)]
    [way] = stops(Chains(flowables), START, ColumnMeasures(100, 1))
    assert [(stop.next.at, stop.used) for stop in way] == [(1, 40), (2, 52), (4, 87)]


def test_space_above_blocks_may_become_less_or_more_by_steps_of_the_raster():
    # On a raster of 2 mm, 3 mm are enough to change by one step less or two more; 2 mm between paragraphs are not.
    flowables = [flowable(20), flowable(20, before=2), flowable(20, before=3)]
    [way] = stops(Chains(flowables), START, ColumnMeasures(100, 2))
    assert [(stop.used, stop.less, stop.more) for stop in way] == [(20, 0, 0), (42, 0, 0), (65, 2, 4)]
    assert [[top for _, top in way[-1].column(height).flowables] for height in (63, 65, 68.5, 100)] == [
        [0, 22, 43],
        [0, 22, 45],
        [0, 22, 47],
        [0, 22, 49],
    ]


def test_a_box_moves_with_what_it_holds_when_there_is_more_space_above_it():
    frame = Frame(x=0, width=80, top=2, bottom=3)
    flowables = [flowable(20), flowable(20, before=4, frames=(frame,)), flowable(20, before=4, frames=(frame,))]
    column = stops(Chains(flowables), START, ColumnMeasures(100, 2))[0][-1].column(100)
    # Only the space above the box grows, by twice 2 mm: 20 + 4 + 4 = 28, and its first flowable is 2 mm below that.
    assert [top for _, top in column.flowables] == [0, 30, 54]
    assert [(placed.top, placed.bottom) for placed in column.placed_frames] == [(28, 77)]


def test_what_is_better_kept_whole_may_be_divided_at_a_price():
    flowables = [flowable(40, keep=True), flowable(10, keep=True, price=300), flowable(10)]
    [way] = stops(Chains(flowables), START, ColumnMeasures(100, 1))
    assert [(stop.next.at, stop.is_split, stop.price > 0) for stop in way] == [(2, True, True), (3, False, False)]


def test_a_heading_does_not_stay_behind():
    flowables = [flowable(70), flowable(20, keep=True), flowable(20)]
    column = fill(flowables, ColumnMeasures(100, 1))
    assert column.next.at == 1


def test_what_stays_together_but_is_higher_than_the_page_is_divided():
    flowables = [flowable(60, keep=True), flowable(60, keep=True), flowable(60)]
    column = fill(flowables, ColumnMeasures(100, 1))
    assert column.next.at == 1


def test_the_head_of_a_table_comes_again():
    head = flowable(5, "head")
    flowables = [head, *(flowable(30, f"row{i}", head=head) for i in range(4))]
    pages = tops(paginate([Section(1, tuple(flowables))], PAGE, 1.0).pages)
    assert pages == [
        [("head", 10), ("row0", 15), ("row1", 45), ("row2", 75)],
        [("head", 10), ("row3", 15)],
    ]


def test_a_box_is_closed_and_opened_again_where_a_page_ends():
    frame = Frame(x=0, width=80, top=2, bottom=3, fill=None, stroke=None)
    flowables = [flowable(50, frames=(frame,)), flowable(45, frames=(frame,)), flowable(45, frames=(frame,))]
    first = fill(flowables, ColumnMeasures(100, 1))
    assert [(placed.top, placed.bottom) for placed in first.placed_frames] == [(0, 100)]
    second = fill(flowables, ColumnMeasures(100, 1), Place(2))
    assert [(placed.top, placed.bottom) for placed in second.placed_frames] == [(0, 50)]


def test_the_last_page_has_even_columns():
    section = Section(2, tuple(flowable(10, str(i)) for i in range(6)))
    [page] = tops(paginate([section], PAGE, 1.0).pages)
    assert [top for _, top in page] == [10, 20, 30, 10, 20, 30]


@given(
    st.lists(st.tuples(st.integers(1, 30), st.integers(0, 6), st.booleans(), st.booleans()), min_size=1, max_size=12),
    st.integers(2, 3),
)
def test_columns_are_as_low_as_they_are_found_by_filling_them_at_every_height(parts, columns):
    flowables = tuple(flowable(height, before=before, keep=keep, on_grid=grid) for height, before, keep, grid in parts)

    def holds(height: float) -> bool:
        place = START
        for _ in range(columns):
            way = stops(Chains(flowables), place, ColumnMeasures(height, 4.0))[:1]
            fitting = [stop for stop in way[0] if stop.used <= height and not stop.is_forced] if way else []
            place = fitting[-1].next if fitting else place
        return place.at == len(flowables)

    # The columns of the page are 100 mm high; what has to stay together may be higher.
    if not holds(100):
        return
    (draft,) = paginate([Section(columns, flowables)], PAGE, 4.0).drafts
    used = max(column.used for column in draft.filled[0].columns)
    assert holds(used)
    # The height is found to less than a millimetre.
    assert not holds(used - 1)


def test_text_goes_before_a_figure_that_has_no_room():
    flowables = [
        flowable(70, "a"),
        flowable(40, "picture", before=5, floating=True, picture=True),
        flowable(25, "b", before=9),
        flowable(10, "c"),
    ]
    column = fill(flowables, ColumnMeasures(100, 1))
    # b takes over the smaller of the two spaces: 70 + 5 + 25 = 100.
    assert [(placed.targets[0].name, top) for placed, top in column.flowables] == [("a", 0), ("b", 75)]
    behind = fill(flowables, ColumnMeasures(100, 1), column.next)
    # Below the picture there are two steps of the raster.
    assert [(placed.targets[0].name, top) for placed, top in behind.flowables] == [("picture", 0), ("c", 42)]


def test_a_heading_stays_when_its_figure_gives_way():
    flowables = [
        flowable(70),
        flowable(5, "head", keep=True, heading=True),
        flowable(40, "picture", floating=True),
        flowable(20, "b"),
    ]
    column = fill(flowables, ColumnMeasures(100, 1))
    assert [placed.targets[0].name for placed, _ in column.flowables] == ["", "head", "b"]
    assert [top for _, top in column.flowables] == [0, 70, 75]
    assert column.next == Place(4, put_off=((2, 3),))


def test_a_figure_gives_way_neither_to_headings_nor_to_figures():
    head = [flowable(5, "head", keep=True, heading=True), flowable(10, "under it")]
    for follower in (head, [flowable(10, "second", floating=True), *head]):
        flowables = [flowable(70), flowable(40, "picture", floating=True), *follower]
        assert fill(flowables, ColumnMeasures(100, 1)).next == Place(1)


def test_a_box_stands_at_the_foot_of_a_column_before_the_end_of_the_text_above_it():
    lines = [flowable(10, f"line {number}") for number in range(4)]
    flowables = [flowable(50, "a"), *lines, flowable(30, "box", floating=True), flowable(50, "b")]
    # 50 + 4 × 10 leave 10 mm, too little for the box; 50 + 2 × 10 + 30 leave nothing.
    pages = tops(paginate([Section(1, tuple(flowables))], PAGE, 1.0).pages)
    assert [[name for name, _ in page] for page in pages] == [
        ["a", "line 0", "line 1", "box"],
        ["line 2", "line 3", "b"],
    ]


def test_a_box_does_not_go_before_the_heading_above_it():
    heading = flowable(5, "heading", keep=True, heading=True)
    lines = [flowable(10, f"line {number}") for number in range(2)]
    flowables = [flowable(70, "a"), heading, *lines, flowable(20, "box", floating=True)]
    # 70 + 5 + 2 × 10 leave 5 mm; the box had room below a.
    pages = tops(paginate([Section(1, tuple(flowables))], PAGE, 1.0).pages)
    names = [name for page in pages for name, _ in page]
    assert names.index("heading") < names.index("box")


@given(
    st.lists(st.tuples(st.integers(1, 60), st.sampled_from(["text", "text", "heading", "box"])), max_size=25),
    st.integers(1, 3),
)
def test_what_floats_is_placed_once_and_keeps_its_place_among_headings(parts, columns):
    flowables = [
        flowable(height, str(index), keep=kind == "heading", heading=kind == "heading", floating=kind == "box")
        for index, (height, kind) in enumerate(parts)
    ]
    paginated = paginate([Section(columns, tuple(flowables))], PAGE, 4.0)
    placed = [int(name) for page in tops(paginated.pages) for name, _ in page]
    assert sorted(placed) == list(range(len(parts)))
    text = [index for index in placed if parts[index][1] != "box"]
    others = [index for index in placed if parts[index][1] != "text"]
    assert text == sorted(text)
    assert others == sorted(others)


def test_a_note_stands_beside_its_line_and_below_the_note_before():
    note = (flowable(30, "note"),)
    flowables = [flowable(10, "a", beside=note), flowable(10, "b", beside=(flowable(5, "second"),)), flowable(10, "c")]
    [page] = tops(paginate([Section(1, tuple(flowables))], BESIDE, 1.0).pages)
    assert dict(page) == {"a": 10, "b": 20, "c": 30, "note": 10, "second": 43}


def test_a_note_without_room_moves_to_the_next_page():
    flowables = [flowable(40, "a", beside=(flowable(90, "long"),)), flowable(40, "b", beside=(flowable(50, "late"),))]
    pages = tops(paginate([Section(1, tuple(flowables))], BESIDE, 1.0).pages)
    assert pages[1] == [("late", 10)]


def test_a_page_break_begins_a_page_but_never_an_empty_one():
    flowables = (flowable(10, "a", new_page=True), flowable(10, "b", new_page=True))
    assert tops(paginate([Section(1, flowables)], PAGE, 1.0).pages) == [[("a", 10)], [("b", 10)]]


def test_blocks_beside_a_note_are_not_set_closer_to_fit():
    """The second has room only with less space above it, which a page with notes has not."""
    note = (flowable(2, "note"),)
    first = flowable(2, "a", keep=True, beside=note)
    second = flowable(89, "b", before=8, frames=(Frame(x=0, width=20, top=1, bottom=1),))
    pages = tops(paginate([Section(1, (first, second))], BESIDE, 4.0).pages)
    assert [name for page in pages for name, _ in page if name != "note"] == ["a", "b"]
    assert len(pages) == 2


heights = st.floats(0.5, 100.0).map(lambda value: round(value, 2))
parts_of_pages = st.lists(
    st.tuples(heights, st.booleans(), st.floats(0, 8), st.booleans(), st.integers(0, 3)), max_size=40
)


@given(parts_of_pages, st.integers(1, 3))
def test_every_flowable_is_placed_once_in_order_and_inside_the_page(parts, columns):
    frame = Frame(x=0, width=20, top=1, bottom=1)
    flowables = []
    for index, (height, keep, before, on_grid, kind) in enumerate(parts):
        frames = (frame,) if kind == 1 and height < 90 else ()
        beside = (
            (Flowable(height=min(height, 40), items=(Path((("R", 0, 0, 1, height),)),)),)
            if kind == 2 and columns == 1
            else ()
        )
        flowables.append(
            flowable(height, str(index), keep=keep, before=before, on_grid=on_grid, frames=frames, beside=beside)
        )
    paginated = paginate([Section(columns, tuple(flowables))], BESIDE, 4.0)
    placed = [pair for page in tops(paginated.pages) for pair in page]
    assert [name for name, _ in placed] == [str(index) for index in range(len(parts))]
    for (_, top), (height, *_rest) in zip(placed, parts, strict=True):
        assert top >= 10 - 1e-6
        assert top + height <= 110 + 1e-6
    notes = sum(isinstance(item, Path) for page in paginated.pages for item in page)
    assert notes == (sum(kind == 2 for *_, kind in parts) if columns == 1 else 0)


def test_a_box_lies_behind_what_it_holds_and_before_what_stands_above_it():
    ink = Ink("box", "ground")
    outer, inner = (Frame(x=0.0, width=80.0, top=1.0, bottom=2.0, fill=ink) for _ in range(2))
    flowables = (
        flowable(10, "above"),
        flowable(10, "first", frames=(outer,)),
        flowable(10, "second", frames=(outer, inner)),
        flowable(10, "below"),
    )
    (page,) = paginate([Section(1, flowables)], PAGE, 1.0).pages
    order = [item.name if isinstance(item, Anchor) else "box" for item in page if isinstance(item, Anchor | Path)]
    assert order == ["above", "box", "first", "box", "second", "below"]
