"""Findings of reading a kit: errors, and notes on how it was read."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.findings import Edit, Finding, Related, Severity, Span
from pnp.load import codes


def problem(
    code: str, message: str, span: Span, hint: str = "", related: Iterable[Related] = (), edits: Iterable[Edit] = ()
) -> Finding:
    """An error found while reading. message: lowercase, no full stop. hint, edits: how to correct it."""
    return Finding(
        code=code,
        severity=Severity.ERROR,
        message=message,
        span=span,
        hint=hint,
        related=tuple(related),
        edits=tuple(edits),
    )


def without_consequences(findings: Iterable[Finding]) -> list[Finding]:
    """Findings without those that follow from others.

    These are on a cell that holds an error of the spreadsheet, whatever it should have held, and on a column that the
    kit names and a table lacks, while nobody knows other columns of it: what to write for all is said there.
    """
    findings = list(findings)
    faulty = {_start(finding.span) for finding in findings if finding.code == codes.SPREADSHEET_VALUE}
    unknown = {_line(finding.span) for finding in findings if finding.code == codes.UNKNOWN_KEY}
    return [
        finding
        for finding in findings
        if finding.code == codes.SPREADSHEET_VALUE
        or not (_start(finding.span) in faulty or (finding.code == codes.CSV_HEADER and _headings(finding) in unknown))
    ]


def _headings(finding: Finding) -> tuple[str, int] | None:
    """The row of headings which lacks one."""
    return next((_line(other.span) for other in finding.related if other.span.file != finding.span.file), None)


def _line(span: Span) -> tuple[str, int]:
    return span.file, span.line


def _start(span: Span) -> tuple[str, int, int]:
    return span.file, span.line, span.column


def note(code: str, message: str, span: Span, hint: str = "", related: Iterable[Related] = ()) -> Finding:
    """What a user should know of how a file was read."""
    return Finding(code=code, severity=Severity.INFO, message=message, span=span, hint=hint, related=tuple(related))
