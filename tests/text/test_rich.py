"""Rich text to runs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.text.rich import PLAIN, Run, SpanStyle, parse, plain_text

BOLD, ITALIC = SpanStyle(bold=True), SpanStyle(italic=True)
BOTH, SMALL = SpanStyle(bold=True, italic=True), SpanStyle(smallcaps=True)
ICONS = frozenset({"coin", "iron-ore"})


@pytest.mark.parametrize(
    ("source", "runs"),
    [
        ("plain", (Run("plain", PLAIN),)),
        ("a **b** c", (Run("a ", PLAIN), Run("b", BOLD, 4), Run(" c", PLAIN, 7))),
        ("*i*", (Run("i", ITALIC, 1),)),
        ("***both***", (Run("both", BOTH, 3),)),
        ("**a *b***", (Run("a ", BOLD, 2), Run("b", BOTH, 5))),
        ("^^Toll^^", (Run("Toll", SMALL, 2),)),
        ("[go](#setup)!", (Run("go", SpanStyle(link="#setup"), 1), Run("!", PLAIN, 12))),
        ("`*x*`", (Run("*x*", PLAIN, 1),)),
        (r"\*x", (Run("*", PLAIN, 1), Run("x", PLAIN, 2))),
        (":coin:", (Run(":coin:", PLAIN, 0, "coin"),)),
        ("**:iron-ore:**", (Run(":iron-ore:", BOLD, 2, "iron-ore"),)),
        ("a\nb", (Run("a b", PLAIN),)),
        ("a\\\nb", (Run("a", PLAIN), Run("\n", PLAIN, 2), Run("b", PLAIN, 3))),
        ("", ()),
    ],
)
def test_marks_become_styles(source, runs):
    assert parse(source, ICONS) == runs


@pytest.mark.parametrize(
    "source",
    [
        "Note: 3:1",
        "odds :3:1: or :none:",
        "2*3*4",
        "a * b * c",
        "**open",
        "[1-3] roll",
        "a](b)",
        "^^open",
        "back\\slash",
        "1 ^ 2",
        "`open",
    ],
)
def test_what_is_no_mark_stays_as_it_is(source):
    runs = parse(source, ICONS)
    assert plain_text(runs) == source
    assert {run.style for run in runs} == {PLAIN}


def test_an_icon_may_follow_a_colon():
    assert [run.icon for run in parse("cost::coin::coin:", ICONS)] == ["", "coin", "coin"]


def test_line_feeds_break_lines_where_they_are_meant_to():
    assert parse("a\nb", breaks=True) == (Run("a\nb", PLAIN),)


@given(st.text("ab *^`:[]()#\\1\n", max_size=25))
def test_every_run_lies_in_the_source_where_it_says(source):
    for run in parse(source, {"a", "ab"}):
        there = source[run.start : run.start + len(run.text)]
        assert run.text.replace("\n", " ") == there.replace("\n", " ")


@given(st.text("ab *^:1\\", max_size=25))
def test_only_marks_disappear(source):
    left = "".join(run.text for run in parse(source))
    assert [c for c in left if c not in "*^\\"] == [c for c in source if c not in "*^\\"]
