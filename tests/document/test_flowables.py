"""Lines to flowables, and flowables that move."""

from __future__ import annotations

from dataclasses import fields

import pytest

from pnp.document.context import BlockArea
from pnp.document.flowables import Flowable, PageTarget
from pnp.document.lines import line_flowables, with_anchors
from pnp.document.typesetter import SetLine
from pnp.frame import Anchor, Face, Group, Ink, Item, Link, Nested, Path, TextRun
from pnp.layout.geometry.moving import moved_all
from pnp.measures import Size

INK = Ink("ink", "text")
AREA = BlockArea(x=5.0, width=80.0, columns=1)


def set_lines(count: int) -> list[SetLine]:
    return [SetLine((TextRun(1.0, 3.0, "nn", "serif", 9.0, INK, 8.0),), 4.0, 8.0, 3.0)] * count


@pytest.mark.parametrize(
    ("lines", "stays_with_the_next"),
    [(1, ""), (2, "1"), (3, "12"), (4, "1 3"), (5, "1  4"), (6, "1   5")],
)
def test_a_paragraph_keeps_its_first_two_and_its_last_two_lines_together(lines: int, stays_with_the_next: str) -> None:
    flowables = line_flowables(set_lines(lines), AREA)
    assert [index + 1 for index, flowable in enumerate(flowables) if flowable.keep] == [
        int(number) for number in stays_with_the_next.replace(" ", "")
    ]


def test_only_the_first_line_of_a_paragraph_is_led_to_and_stands_on_the_grid() -> None:
    target = (PageTarget("anchor", "setup"),)
    flowables = line_flowables(set_lines(3), AREA, target, on_grid=True)
    assert [flowable.targets for flowable in flowables] == [target, (), ()]
    assert [flowable.on_grid for flowable in flowables] == [True, False, False]
    assert [flowable.height for flowable in flowables] == [4, 4, 4]
    # The area begins 5 mm from the left of its column.
    assert [run.x for flowable in flowables for run in flowable.items if isinstance(run, TextRun)] == [6, 6, 6]
    assert not any(flowable.on_grid for flowable in line_flowables(set_lines(3), AREA))


def test_an_anchor_is_a_target_above_what_is_there() -> None:
    flowable = with_anchors(
        Flowable(height=4.0, items=(Anchor("b", 1.0),), targets=(PageTarget("term", "x"),)), [Anchor("a", 0)]
    )
    assert [item.name for item in flowable.items if isinstance(item, Anchor)] == ["a", "b"]
    assert flowable.targets == (PageTarget("term", "x"), PageTarget("anchor", "a"))


FACE = Face(id="x", size=Size(10, 10))


@pytest.mark.parametrize(
    ("item", "there"),
    [
        (TextRun(1, 2, "a", "serif", 9, INK, 8, 0.1, 0.2), TextRun(11, 22, "a", "serif", 9, INK, 8, 0.1, 0.2)),
        (
            Path((("M", 1, 2), ("C", 1, 2, 3, 4, 5, 6), ("R", 1, 2, 30, 40), ("Z",)), INK, None, True, "a"),
            Path((("M", 11, 22), ("C", 11, 22, 13, 24, 15, 26), ("R", 11, 22, 30, 40), ("Z",)), INK, None, True, "a"),
        ),
        (Link(1, 2, 3, 4, "#a"), Link(11, 22, 3, 4, "#a")),
        (Nested(FACE, 1, 2, 0.5, 90.0, "a"), Nested(FACE, 11, 22, 0.5, 90.0, "a")),
        (Anchor("a", 2, "A", 3), Anchor("a", 22, "A", 3)),
        (
            Group((Link(1, 2, 3, 4, "#a"),), 90.0, 1, 2, (("R", 1, 2, 3, 4),), "a"),
            Group((Link(11, 22, 3, 4, "#a"),), 90.0, 11, 22, (("R", 11, 22, 3, 4),), "a"),
        ),
    ],
)
def test_what_moves_keeps_all_but_its_place(item: Item, there: Item) -> None:
    (found,) = moved_all((item,), 10, 20)
    # Groups and nested faces are not compared by their values.
    assert [getattr(found, field.name) for field in fields(found)] == [
        getattr(there, field.name) for field in fields(there)
    ]
    assert moved_all((item,), 0, 0) == (item,)
    assert moved_all((Anchor("a", 2),), 0, 1) == (Anchor("a", 3),)


@pytest.mark.parametrize(
    ("left", "right", "x", "width"),
    # 80 mm may become 12 at the narrowest: of 80 + 8, there are 68.
    [(10, 0, 15, 70), (10, 20, 15, 50), (0, 0, 5, 80), (68, 0, 73, 12), (80, 8, 5 + 80 * 68 / 88, 12)],
)
def test_an_area_becomes_narrower_but_never_too_narrow(left: float, right: float, x: float, width: float) -> None:
    area = AREA.inset(left, right)
    assert (area.x, area.width) == pytest.approx((x, width))


def test_only_an_area_that_is_the_column_itself_is_outermost() -> None:
    assert BlockArea(x=0.0, width=80.0, columns=1).is_outermost
    assert not AREA.is_outermost
    assert not BlockArea(x=0.0, width=80.0, columns=1, depth=1).is_outermost
