"""Paragraphs and lists of a text."""

from dataclasses import replace

import pytest

from pnp.text import fit, layout_text
from pnp.text.items import blocks
from pnp.text.typesetting import LABEL_GAP


def shown(source):
    """The label and the words of each block, with how many lists it is in."""
    return [
        (block.label, "".join(run.text for run in block.runs), len(block.labels), block.starts)
        for block in blocks(source, (), breaks=True)
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a\nb", [("", "a\nb", 0, True)]),
        ("- a\n- b", [("\u2022", "a", 1, True), ("\u2022", "b", 1, False)]),
        ("* a", [("\u2022", "a", 1, True)]),
        ("a:\n- b\nc", [("", "a:", 0, True), ("\u2022", "b", 1, False), ("", "c", 0, False)]),
        ("- a\n  b", [("\u2022", "a\nb", 1, True)]),
        ("- a\n  - b\n- c", [("\u2022", "a", 1, True), ("\u2013", "b", 2, False), ("\u2022", "c", 1, False)]),
        ("7. a\n7. b", [("7.", "a", 1, True), ("8.", "b", 1, False)]),
        ("- a\n  1. b\n  2. c", [("\u2022", "a", 1, True), ("1.", "b", 2, False), ("2.", "c", 2, False)]),
        # Paragraphs that begin with numbers, and signs.
        ("1. a\n\n2. b", [("", "1. a", 0, True), ("", "2. b", 0, True)]),
        ("1. a", [("", "1. a", 0, True)]),
        ("- 3", [("", "- 3", 0, True)]),
        ("-a\n-b", [("", "-a\n-b", 0, True)]),
    ],
)
def test_lines_that_begin_with_a_label_are_items(source, expected):
    assert shown(source) == expected


def test_the_words_of_items_hang_beside_their_labels(engine, style):
    lines = layout_text(engine, "- nn nn\n- nn", replace(style, breaks=True), 22.0).lines
    bullet = lines[0].runs[0]
    # The gap is 0.42 em, 4.2 mm at 10 mm; two words of 10.94 mm do not fit beside each other.
    inside = bullet.width + LABEL_GAP / 100
    assert [line.text for line in lines] == ["\u2022nn", "nn", "\u2022nn"]
    assert [line.runs[-1].x for line in lines] == [pytest.approx(inside)] * 3
    assert bullet.x == pytest.approx(0.0)
    assert [line.y for line in lines] == [pytest.approx(0.0), pytest.approx(12.0), pytest.approx(24.0)]


def test_numbers_end_where_the_widest_ends(engine, style):
    lines = layout_text(engine, "9. n\n10. n", replace(style, breaks=True), 50.0).lines
    ends = [line.runs[0].x + line.runs[0].width for line in lines]
    assert ends[0] == pytest.approx(ends[1])
    assert lines[1].runs[0].x == pytest.approx(0.0)


def test_a_list_in_centred_text_begins_at_the_left(engine, style):
    lines = layout_text(engine, "n\n- n", replace(style, breaks=True, align="center"), 50.0).lines
    assert lines[0].x == pytest.approx(25 - 5.47 / 2, abs=0.01)
    assert lines[1].x == pytest.approx(0.0)


TABLE = "Roll:\n| Die | Hits |\n|---|--:|\n| 1 | :coin: |\n| 2 \\| 3 | 10 |\nThen\n- x"


def words_of(lines):
    return [[run.text for run in line.runs] for line in lines]


def test_lines_with_bars_below_a_line_of_dashes_are_a_table(engine, style):
    lines = layout_text(engine, TABLE, replace(style, breaks=True), 100.0).lines
    assert words_of(lines) == [["Roll:"], ["Die", "Hits"], ["1"], ["2 | 3", "10"], ["Then"], ["\u2022", "x"]]
    head, coins, numbers = lines[1:4]
    # Words of the first column begin below each other, those of the second end below each other.
    assert [row.runs[0].x for row in (head, coins, numbers)] == [0.0] * 3
    assert [coins.icons[0].x + coins.icons[0].size, numbers.runs[1].x + numbers.runs[1].width] == pytest.approx(
        [head.runs[1].x + head.runs[1].width] * 2
    )
    # An em of ten millimetres lies between the columns, behind the wider cell.
    assert head.runs[1].x == pytest.approx(numbers.runs[0].width + 10, abs=0.01)
    assert head.runs[0].font != numbers.runs[0].font


@pytest.mark.parametrize(
    "source",
    [
        "| a | b |\n| c | d |",
        "|---|---|",
        "a | b\n|---|---|",
        "| a |\n\n|---|",
    ],
)
def test_bars_alone_are_no_table(source):
    assert [block.table for block in blocks(source, (), breaks=True)] == [None] * (1 + source.count("\n\n"))


def test_a_table_without_words_above_its_dashes_has_no_heading(engine, style):
    lines = layout_text(engine, "| | |\n|:-:|---|\n| a | b | c |\n| |", replace(style, breaks=True), 100.0).lines
    assert words_of(lines) == [["a", "b"]]


def test_a_table_of_centred_text_is_in_the_middle(engine, style):
    (line,) = layout_text(engine, "| |\n|---|\n| n |", replace(style, breaks=True, align="center"), 50.0).lines
    assert line.x == pytest.approx(25 - 5.47 / 2, abs=0.01)


def test_a_table_that_is_wider_than_its_box_shrinks(engine, style):
    source = "| |\n|---|\n| n n |"
    fitted = fit(engine, source, replace(style, breaks=True), 10.0, 50.0, style.size / 4)
    assert fitted.size < style.size
    assert not fitted.lines.lines[0].broken
    assert fit(engine, source, replace(style, breaks=True), 10.0, 50.0).lines.lines[0].broken


def test_markup_in_a_table_knows_its_place(engine):
    source = "x\n| [a]{.no} |\n|---|"
    (_, table) = blocks(source, (), breaks=True)
    assert [source[run.start] for run in table.runs] == ["a"]
