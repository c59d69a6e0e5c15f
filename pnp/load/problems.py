"""Findings of reading a kit: errors, and notes on how it was read."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.findings import Edit, Finding, Related, Severity, Span


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


def note(code: str, message: str, span: Span, hint: str = "", related: Iterable[Related] = ()) -> Finding:
    """What a user should know of how a file was read."""
    return Finding(code=code, severity=Severity.INFO, message=message, span=span, hint=hint, related=tuple(related))
