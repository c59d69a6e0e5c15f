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
    """Findings without those on a cell that holds an error of the spreadsheet, whatever it should have held."""
    findings = list(findings)
    faulty = {_start(finding.span) for finding in findings if finding.code == codes.SPREADSHEET_VALUE}
    return [
        finding for finding in findings if finding.code == codes.SPREADSHEET_VALUE or _start(finding.span) not in faulty
    ]


def _start(span: Span) -> tuple[str, int, int]:
    return span.file, span.line, span.column


def note(code: str, message: str, span: Span, hint: str = "", related: Iterable[Related] = ()) -> Finding:
    """What a user should know of how a file was read."""
    return Finding(code=code, severity=Severity.INFO, message=message, span=span, hint=hint, related=tuple(related))
