"""Findings of reading a kit, which are always errors."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.findings import Edit, Finding, Related, Severity, Span


def problem(
    code: str,
    message: str,
    span: Span,
    hint: str = "",
    related: Iterable[Related] = (),
    edits: Iterable[Edit] = (),
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
