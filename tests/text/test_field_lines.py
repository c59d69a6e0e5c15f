"""The values of form fields as lines. At 10 mm, n is 5.47 mm wide, a space 2 mm, and a line is 10 mm high."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.frame import Field, Ink
from pnp.measures import MM_PER_PT
from pnp.text.field_lines import PADDING, field_lines, field_overflow, tick
from tests.text.conftest import TEN_MM

FIELD = Field(
    kind="multiline", name="a", value="nn nn nn", x=0.0, y=0.0, width=1.0, height=30.0,
    font="sans", size=TEN_MM, ink=Ink("black", "text"),
)  # fmt: skip
# The room beside the words, on both sides together.
SIDES = 2 * PADDING * MM_PER_PT


@pytest.mark.parametrize(
    ("room", "lines"),
    [
        (36.83, ["nn nn nn"]),
        (36.81, ["nn nn", "nn"]),
        (23.89, ["nn nn", "nn"]),
        (23.87, ["nn", "nn", "nn"]),
        (5.0, ["nn", "nn", "nn"]),  # A word is not broken.
    ],
)
def test_a_field_of_several_lines_breaks_where_words_end(book, room: float, lines: list[str]) -> None:
    field = replace(FIELD, width=room + SIDES)
    assert [line.text for line in field_lines(field, book["sans"])] == lines


def test_written_lines_stay_lines_only_in_a_field_of_several(book) -> None:
    field = replace(FIELD, value="nn\nnn", width=100.0)
    assert [line.text for line in field_lines(field, book["sans"])] == ["nn", "nn"]
    single = replace(field, kind="text", width=5.0)
    assert [line.text for line in field_lines(single, book["sans"])] == ["nn nn"]


def test_by_how_much_a_value_is_larger_than_its_field(book) -> None:
    field = replace(FIELD, width=20.0 + SIDES, height=25.0)
    # Three lines of 10.94 mm, 30 mm high, with room above and below them.
    assert field_overflow(field, book["sans"]) == pytest.approx((0.0, 5.0 + SIDES))
    single = replace(field, kind="text", height=10.0)
    assert field_overflow(single, book["sans"]) == pytest.approx((16.82, 0.0))


@pytest.mark.parametrize(
    ("value", "ticked"),
    [("yes", True), (" X ", True), ("1", True), ("", False), ("No", False), ("off", False), ("maybe", None)],
)
def test_values_that_tick_a_box(value: str, ticked: bool | None) -> None:
    assert tick(value) is ticked
