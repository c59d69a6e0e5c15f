"""Edits that go together are made at once, in the text as it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.findings import Edit, Finding, Severity, Span
from pnp.fix.edits import apply_edits, choose_compatible
from pnp.nodes import Source

FILE = "a.yaml"


def edit(start: int, end: int, text: str, line: int = 1) -> Edit:
    """Columns of one line, from 1, up to but not including the second."""
    return Edit(Span(FILE, line, start, line, end), text)


def finding(*edits: Edit, code: str = "T101") -> Finding:
    return Finding(code=code, severity=Severity.ERROR, message="m", span=edits[0].span, edits=edits)


def mended(text: str, *findings: Finding) -> tuple[str, int]:
    """The text with what can be mended at once, and how many findings that were."""
    choice = choose_compatible(findings, {FILE: Source(FILE, text)})
    return apply_edits(text, choice.replacements.get(FILE, ())), len(choice.findings)


def test_edits_are_made_where_they_stand_whatever_their_order() -> None:
    assert mended("one two three", finding(edit(9, 14, "3")), finding(edit(1, 4, "1"))) == ("1 two 3", 2)


def test_of_two_edits_that_overlap_the_first_is_made() -> None:
    assert mended("one two", finding(edit(1, 5, "1 ")), finding(edit(4, 8, "x"))) == ("1 two", 1)
    assert mended("one two", finding(edit(4, 8, "x")), finding(edit(1, 5, "1 "))) == ("onex", 1)


def test_neighbours_do_not_overlap() -> None:
    assert mended("abcd", finding(edit(1, 3, "x")), finding(edit(3, 5, "y"))) == ("xy", 2)


def test_two_things_put_in_at_one_place_are_in_each_others_way() -> None:
    assert mended("ab", finding(edit(2, 2, "x")), finding(edit(2, 2, "y"))) == ("axb", 1)
    assert mended("ab", finding(edit(2, 2, "x")), finding(edit(2, 3, "y"))) == ("axb", 1)


def test_the_same_edit_counts_once() -> None:
    assert mended("abc", finding(edit(2, 3, "x")), finding(edit(2, 3, "x"), code="N101")) == ("axc", 2)


def test_all_edits_of_a_finding_are_made_or_none() -> None:
    both = finding(edit(1, 2, "x"), edit(3, 4, "y"))
    assert mended("abc", finding(edit(3, 4, "z")), both) == ("abz", 1)
    assert mended("abc", finding(edit(1, 3, "x"), edit(2, 4, "y"))) == ("abc", 0)


@pytest.mark.parametrize(
    "place",
    [
        Span(FILE, 2, 1, 2, 2),
        Span(FILE, 1, 5, 1, 6),
        Span(FILE, 1, 0, 1, 2),
        Span(FILE, 0, 1, 1, 2),
        Span(FILE, 1, 3, 1, 2),
        Span("b.yaml", 1, 1, 1, 2),
        Span(FILE, 1, 1),
    ],
)
def test_a_place_that_the_text_does_not_have_is_left_alone(place: Span) -> None:
    assert mended("abc", finding(Edit(place, "x"))) == ("abc", 0)


def test_an_edit_that_changes_nothing_is_none() -> None:
    assert mended("abc", finding(edit(2, 3, "b"))) == ("abc", 0)


@pytest.mark.parametrize(("end", "name"), [("\n", "LF"), ("\r\n", "CR LF"), ("\r", "CR")])
def test_new_lines_end_as_those_of_the_file_do(end: str, name: str) -> None:
    assert mended(f"a{end}b{end}", finding(edit(1, 2, "x\ny", line=2)))[0] == f"a{end}x{end}y{end}", name


def test_a_line_break_can_be_taken_away() -> None:
    text = "a\r\nb\r\nc\r\n"
    assert mended(text, finding(Edit(Span(FILE, 2, 1, 3, 1), ""))) == ("a\r\nc\r\n", 1)


SPANS = st.tuples(st.integers(0, 30), st.integers(0, 30), st.text("xyz", max_size=3))


@given(st.lists(SPANS, max_size=12))
def test_what_no_edit_covers_stays(spans: list[tuple[int, int, str]]) -> None:
    text = "".join(chr(0x4E00 + index) for index in range(30))
    edits = [finding(edit(min(a, b) + 1, max(a, b) + 1, new)) for a, b, new in spans]
    choice = choose_compatible(edits, {FILE: Source(FILE, text)})
    covered = {
        at
        for one in choice.findings
        for made in one.edits
        for at in range(made.span.column - 1, made.span.end_column - 1)
    }
    result = apply_edits(text, choice.replacements.get(FILE, ()))
    assert [sign for sign in result if sign not in "xyz"] == [sign for at, sign in enumerate(text) if at not in covered]
