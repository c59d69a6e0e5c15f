"""Findings as commands of a GitHub workflow."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.findings import Finding, Related, Severity, Span
from pnp.report.github import as_github

NAMES = {"D101": "gap in a dice table"}


def command(span: Span, message: str = "no row takes 4", severity: Severity = Severity.ERROR, **more: Any) -> str:
    return as_github([Finding(code="D101", severity=severity, message=message, span=span, **more)], NAMES)


def test_a_finding_is_one_command() -> None:
    assert command(Span("my kit/a.yaml", 5, 3, 5, 7), hint="widen a row") == (
        "::error file=my kit/a.yaml,line=5,col=3,endLine=5,endColumn=7,title=D101 gap in a dice table::"
        "no row takes 4%0Ahelp: widen a row\n"
    )


@pytest.mark.parametrize(
    ("severity", "word"), [(Severity.ERROR, "error"), (Severity.WARNING, "warning"), (Severity.INFO, "notice")]
)
def test_severities_have_their_own_commands(severity: Severity, word: str) -> None:
    assert command(Span("a", 1, 1), severity=severity).startswith(f"::{word} file=a,")


def test_a_place_of_several_lines_has_no_columns() -> None:
    assert ",line=5,endLine=8,title=" in command(Span("a.yaml", 5, 3, 8, 2))


def test_a_place_without_an_end_ends_on_its_line() -> None:
    assert ",line=5,col=3,endLine=5,title=" in command(Span("a.yaml", 5, 3))


def test_what_means_something_to_github_is_escaped() -> None:
    text = command(Span("a,b:c%.yaml", 1, 1), "50% more,\r\nor: less")
    assert text.startswith("::error file=a%2Cb%3Ac%25.yaml,line=1,")
    # Line breaks of a kit are shown as marks: a message stays one line.
    assert text.endswith("::50%25 more,\ufffd\ufffdor: less\n")
    assert "%0A" not in text


def test_a_kit_cannot_write_commands_of_its_own() -> None:
    text = command(Span("a", 1, 1), "\n::set-output name=x::y", hint="\n::stop-commands::x")
    assert [line[:8] for line in text.splitlines()] == ["::error "]


def test_other_places_are_named() -> None:
    related = (Related(Span("b.yaml", 7, 3), "first used here"),)
    assert command(Span("a", 1, 1), related=related).endswith("::no row takes 4%0Asee b.yaml:7:3: first used here\n")
