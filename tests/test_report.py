"""Findings as people and programs read them."""

import json
from typing import Any

import pytest

from pnp.findings import Finding, Related, Severity, Span
from pnp.nodes import Source
from pnp.report import Summary, as_json, as_text

NAMES = {"N101": "unresolved reference"}


def finding(span: Span, severity: Severity = Severity.ERROR, **more: Any) -> Finding:
    """A finding at a place."""
    return Finding(code="N101", severity=severity, message="there is no 'x'", span=span, **more)


def shown(text: str, span: Span, **more: Any) -> list[str]:
    """The lines of a report on one finding in the file ``a.yaml``."""
    return as_text([finding(span, **more)], {"a.yaml": Source("a.yaml", text)}, NAMES).splitlines()


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


def test_json_has_every_field_of_the_schema() -> None:
    related = (Related(Span("b.csv", 7, 3), "first used here"),)
    one = finding(Span("a.yaml", 2, 10, 2, 11), Severity.WARNING, hint="cure – ö", related=related)
    text = as_json([one], NAMES, Summary.of([one], checks=3, records=12))
    assert "cure – ö" in text
    assert json.loads(text) == {
        "findings": [
            {
                "code": "N101",
                "name": "unresolved reference",
                "severity": "warning",
                "message": "there is no 'x'",
                "file": "a.yaml",
                "line": 2,
                "column": 10,
                "hint": "cure – ö",
                "related": [{"file": "b.csv", "line": 7, "column": 3, "message": "first used here"}],
            }
        ],
        "summary": {"errors": 0, "warnings": 1, "infos": 0, "checks": 3, "records": 12},
    }


def test_json_without_findings() -> None:
    assert json.loads(as_json([], {}, Summary.of([], checks=1, records=0)))["findings"] == []


def test_the_summary_is_a_sentence() -> None:
    findings = [finding(Span("a", 1, 1)), finding(Span("a", 2, 1)), finding(Span("a", 3, 1), Severity.INFO)]
    assert Summary.of(findings, checks=1, records=1200).sentence() == (
        "2 errors, 0 warnings, 1 note (1 check, 1,200 records)"
    )
