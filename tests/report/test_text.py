"""Findings as people read them."""

from typing import Any

import pytest

from pnp.findings import Edit, Finding, Related, Severity, Span
from pnp.nodes import Source
from pnp.report import Summary, as_text
from pnp.report.excerpt import Excerpt, excerpt

NAMES = {"N101": "unresolved reference"}


def finding(span: Span, severity: Severity = Severity.ERROR, **more: Any) -> Finding:
    """A finding at a place."""
    return Finding(code="N101", severity=severity, message="there is no 'x'", span=span, **more)


def shown(text: str, span: Span, *, width: int | None = None, **more: Any) -> list[str]:
    """The lines of a report on one finding in the file ``a.yaml``."""
    sources = {"a.yaml": Source("a.yaml", text)}
    return as_text([finding(span, **more)], sources, NAMES, width=width).splitlines()


def test_a_finding_is_one_line_with_its_source_and_a_caret() -> None:
    assert shown("units:\n  - {id: x}\n", Span("a.yaml", 2, 10, 2, 11), hint="did you mean 'y'?") == [
        "a.yaml:2:10: error N101 there is no 'x' (unresolved reference)",
        "  2 |   - {id: x}",
        "    |          ^",
        "  help: did you mean 'y'?",
    ]


def test_other_places_are_named() -> None:
    related = (Related(Span("b.yaml", 7, 3), "first used here"),)
    assert shown("x\n", Span("a.yaml", 1, 1, 1, 2), related=related)[-1] == "  see b.yaml:7:3: first used here"


def test_another_place_is_shown_with_its_own_line() -> None:
    related = (Related(Span("a.yaml", 1, 4, 1, 6), "first used here"),)
    assert shown("a: 12\nb: 12\n", Span("a.yaml", 2, 4, 2, 6), related=related)[1:] == [
        "  2 | b: 12",
        "    |    ^^",
        "  see a.yaml:1:4: first used here",
        "  1 | a: 12",
        "    |    ^^",
    ]


def test_another_place_on_the_same_line_is_not_shown_twice() -> None:
    related = (Related(Span("a.yaml", 1, 1, 1, 2), "first used here"),)
    assert len(shown("a: 12\n", Span("a.yaml", 1, 4, 1, 6), related=related)) == 4


def test_what_pnp_can_mend_is_marked() -> None:
    span = Span("a.yaml", 1, 1, 1, 2)
    assert shown("x\n", span, hint="write y", edits=(Edit(span, "y"),))[-1] == "  help [--fix]: write y"
    assert shown("x\n", span, edits=(Edit(span, "y"),))[-1] == "  help [--fix]: pnp can mend this"


def test_of_many_findings_of_one_code_in_one_file_the_later_ones_are_one_line_each() -> None:
    sources = {name: Source(name, "x\n" * 9) for name in ("a.yaml", "b.yaml")}
    count_of = [finding(Span(name, line, 1, line, 2)) for name in sources for line in range(1, 8)]
    lines = as_text(count_of, sources, NAMES).splitlines()
    # In each of the two files five findings of three lines and two of one.
    assert len(lines) == 2 * (5 * 3 + 2)
    assert lines[15:18] == [
        "a.yaml:6:1: error N101 there is no 'x' (unresolved reference)",
        "a.yaml:7:1: error N101 there is no 'x' (unresolved reference)",
        "b.yaml:1:1: error N101 there is no 'x' (unresolved reference)",
    ]


@pytest.mark.parametrize("width", [40, 60, 80])
def test_on_a_terminal_excerpts_and_cures_are_no_wider_than_it(width: int) -> None:
    line = "name: " + "long " * 40 + "here " + "long " * 40
    lines = shown(line, Span("a.yaml", 1, 207, 1, 211), width=width, hint="say it in other words, " * 6)
    assert max(len(one) for one in lines[1:]) <= width
    start = lines[2].index("^")
    assert lines[1][start : start + 4] == "here"
    assert lines[3].startswith("  help: say it")
    assert lines[4].startswith("        ")


def test_wide_characters_count_as_two_columns_of_a_terminal() -> None:
    lines = shown("灯" * 100 + "x" + "台" * 100, Span("a.yaml", 1, 101, 1, 102), width=60)
    excerpt, carets = lines[1], lines[2]
    before = excerpt[: excerpt.index("x")]
    assert sum(1 + (one in "灯台") for one in before) == carets.index("^")
    assert sum(1 + (one in "灯台") for one in excerpt) <= 60


@pytest.mark.parametrize(
    ("line", "column", "end", "carets"),
    [
        ("name: Axe", 7, 10, "      ^^^"),
        ("\tname: Axe", 2, 6, " ^^^^"),
        ("a: 'ö' x", 8, 9, "       ^"),
        ("name: Axe", 10, 10, "         ^"),
    ],
)
def test_the_caret_stands_under_the_place(line: str, column: int, end: int, carets: str) -> None:
    assert shown(line, Span("a.yaml", 1, column, 1, end))[2] == f"    | {carets}"


@pytest.mark.parametrize(("before", "blanks"), [("灯台", 4), ("é", 1), ("e\u0301", 1)])
def test_wide_and_combining_characters_do_not_shift_the_caret(before: str, blanks: int) -> None:
    column = len(before) + 1
    assert shown(f"{before}x", Span("a.yaml", 1, column, 1, column + 1))[2] == f"    | {' ' * blanks}^"


def test_a_tab_is_one_blank_in_the_excerpt() -> None:
    assert shown("a:\tb\tc", Span("a.yaml", 1, 6, 1, 7))[1:] == ["  1 | a: b c", "    |      ^"]


def test_a_place_of_several_lines_is_marked_to_the_end_of_the_first() -> None:
    assert shown("- id: x\n  name: y\n", Span("a.yaml", 1, 3, 2, 10))[1:] == ["  1 | - id: x", "    |   ^^^^^"]


def test_of_a_long_line_only_the_surroundings_are_shown() -> None:
    lines = shown("a" * 300 + "HERE" + "b" * 300, Span("a.yaml", 1, 301, 1, 305))
    assert len(lines[1]) <= 110
    start = lines[2].index("^")
    assert lines[1][start : start + 4] == "HERE"
    assert lines[2].count("^") == 4


def test_a_mark_that_is_longer_than_the_excerpt_ends_with_it() -> None:
    lines = shown("a" * 600, Span("a.yaml", 1, 1, 1, 601))
    assert lines[2].count("^") == 100


def test_the_margin_is_as_wide_as_the_number_of_the_line() -> None:
    lines = shown("\n" * 122 + "x\n", Span("a.yaml", 123, 1, 123, 2))
    assert lines[1:] == ["  123 | x", "      | ^"]


def test_no_excerpt_where_there_is_no_line() -> None:
    assert len(shown("", Span("a.yaml", 1, 1, 1, 1))) == 1
    assert len(shown("x", Span("a.yaml", 9, 1, 9, 1))) == 1
    assert len(as_text([finding(Span("b.yaml", 1, 1))], {}, {}).splitlines()) == 1


def test_control_characters_of_a_kit_do_not_reach_the_terminal() -> None:
    assert "\x1b" not in "\n".join(shown("a: \x1b[31mred", Span("a.yaml", 1, 1, 1, 2)))


def test_colours_go_around_the_parts() -> None:
    text = as_text([finding(Span("a.yaml", 1, 1))], {}, NAMES, paint=lambda part, style: f"<{style}>{part}</>")
    assert text == ("<path>a.yaml:1:1</>: <error>error N101</> there is no 'x'<muted> (unresolved reference)</>\n")


def test_the_summary_is_a_sentence() -> None:
    findings = [finding(Span("a", 1, 1)), finding(Span("a", 2, 1)), finding(Span("a", 3, 1), Severity.INFO)]
    assert Summary.of(findings, checks=1, records=1200).sentence() == (
        "2 errors, 0 warnings, 1 note (1 check, 1,200 records)"
    )


def test_the_summary_says_how_many_effects_are_only_prose() -> None:
    assert Summary.of([], checks=2, records=50, effects=40, manual=3).sentence() == (
        "0 errors, 0 warnings, 0 notes (2 checks, 50 records, 40 effects, 3 manual)"
    )


def test_the_summary_says_what_pnp_can_mend() -> None:
    span = Span("a", 1, 1, 1, 2)
    findings = [finding(span, edits=(Edit(span, "y"),)), finding(Span("a", 2, 1))]
    assert Summary.of(findings, checks=3, records=4).sentence() == (
        "2 errors, 0 warnings, 0 notes (3 checks, 4 records); pnp check --fix mends 1"
    )


LETTERS = "abcdefghijklmnopqrst"


@pytest.mark.parametrize(
    ("column", "end", "shown_part", "blanks", "carets"),
    [
        # Ten columns: at most five before the place, then what is behind it, then more before it.
        (11, 12, "…ghijklmn…", 5, 1),
        (1, 2, "abcdefghi…", 0, 1),
        (20, 21, "…lmnopqrst", 9, 1),
        (18, 21, "…lmnopqrst", 7, 3),
        (13, 99, "…ijklmnop…", 5, 5),
        (6, 7, "abcdefghi…", 5, 1),
    ],
)
def test_of_a_line_that_is_too_long_as_much_is_shown_as_fits(
    column: int, end: int, shown_part: str, blanks: int, carets: int
) -> None:
    found = excerpt(Span("a", 1, column, 1, end), Source("a", LETTERS), 10)
    assert found == Excerpt("1", shown_part, " " * blanks, "^" * carets)


def test_a_line_that_fits_exactly_is_shown_whole() -> None:
    found = excerpt(Span("a", 1, 20, 1, 21), Source("a", LETTERS), 20)
    assert found == Excerpt("1", LETTERS, " " * 19, "^")


def test_the_place_itself_is_never_cut_away() -> None:
    found = excerpt(Span("a", 1, 11, 1, 12), Source("a", LETTERS), 2)
    assert found == Excerpt("1", "…k", " ", "^")


def test_the_line_of_another_place_is_muted() -> None:
    related = (Related(Span("a.yaml", 1, 1, 1, 2), "first used here"),)
    sources = {"a.yaml": Source("a.yaml", "x\ny\n")}
    problem = finding(Span("a.yaml", 2, 1, 2, 2), related=related)
    text = as_text([problem], sources, {}, paint=lambda part, style: f"<{style}>{part}</>")
    assert text.splitlines()[1:] == [
        "  <muted>2 |</> y",
        "  <muted>  |</> <error>^</>",
        "  <muted>see</> <path>a.yaml:1:1</>: first used here",
        "  <muted>1 |</> x",
        "  <muted>  |</> <muted>^</>",
    ]


def test_wide_characters_beside_the_place_leave_it_in_sight() -> None:
    assert excerpt(Span("a", 1, 1, 1, 2), Source("a", "灯灯灯x"), 3) == Excerpt("1", "灯", "", "^^")


def test_words_with_hyphens_stay_whole_on_a_terminal() -> None:
    lines = shown("x", Span("a.yaml", 1, 1, 1, 2), width=40, hint="write the well-known self-evident cross-reference")
    assert [line.strip() for line in lines[3:]] == ["help: write the well-known", "self-evident cross-reference"]


def test_the_last_line_says_how_many_checks_wait() -> None:
    assert Summary.of([], checks=302, records=3, left_out=100).sentence() == (
        "0 errors, 0 warnings, 0 notes (302 checks, 3 records)\n100 more checks can run when the errors are mended"
    )
    assert "can run" not in Summary.of([], checks=402, records=3).sentence()
