"""Write findings as GitHub workflow commands, which show them beside the lines of a change.

See https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import Final

from pnp.findings import Finding, Severity, Span
from pnp.report.printable import printable

_COMMANDS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def as_github(findings: Sequence[Finding], names: Mapping[str, str]) -> str:
    """A line for each finding: ``::error file=…,line=…,title=…::message``, with its hint and related places."""
    return "".join(f"{_command(finding, names.get(finding.code, ''))}\n" for finding in findings)


def _command(finding: Finding, name: str) -> str:
    title = f"{finding.code} {name}".strip()
    properties = ",".join(f"{key}={_property(value)}" for key, value in (*_place(finding.span), ("title", title)))
    return f"::{_COMMANDS[finding.severity]} {properties}::{_data(chr(10).join(_lines(finding)))}"


def _lines(finding: Finding) -> Iterator[str]:
    yield printable(finding.message)
    if finding.hint:
        yield f"help: {printable(finding.hint)}"
    for related in finding.related:
        yield f"see {printable(str(related.span))}: {printable(related.message)}"
    if finding.also:
        yield f"also {', '.join(printable(str(span)) for span in finding.also)}"


def _place(span: Span) -> Iterator[tuple[str, str]]:
    """File, line and column; GitHub accepts columns only for places on one line."""
    yield "file", PurePath(span.file).as_posix()
    yield "line", str(span.line)
    if span.end_line in (0, span.line):
        yield "col", str(span.column)
    yield "endLine", str(span.end_line or span.line)
    if span.end_line == span.line and span.end_column:
        yield "endColumn", str(span.end_column)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
