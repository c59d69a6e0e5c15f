"""Findings → one for each cause, with the number of its places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pnp.findings import Finding, Severity

# So many of the other places are named.
_NAMED: Final = 3
# So many of what findings of one cause are about.
_LISTED: Final = 24


def by_cause(findings: Iterable[Finding]) -> list[Finding]:
    """The first finding of each cause, with the number of all places, what they are about, the first of the others, and
    all edits.

    Findings of one code have the same cause if they say so, or if their messages are the same.
    """
    groups: dict[tuple[str, Severity, str], list[Finding]] = {}
    for finding in findings:
        groups.setdefault(cause_of(finding), []).append(finding)
    return [_joined(group) if len(group) > 1 else group[0] for group in groups.values()]


def cause_of(finding: Finding) -> tuple[str, Severity, str]:
    """What findings of one cause have in common."""
    return finding.code, finding.severity, finding.cause or finding.message


def _joined(group: list[Finding]) -> Finding:
    first = group[0]
    others = dict.fromkeys(finding.span for finding in group[1:] if finding.span != first.span)
    about = list(dict.fromkeys(finding.about for finding in group if finding.about))
    more = f" and {len(about) - _LISTED:,} more" if len(about) > _LISTED else ""
    listed = f": {', '.join(about[:_LISTED])}{more}" if about else ""
    return replace(
        first,
        message=f"{first.cause or first.message} ({len(group):,} places){listed}",
        edits=tuple(dict.fromkeys(edit for finding in group for edit in finding.edits)),
        places=len(group),
        also=tuple(others)[:_NAMED],
    )
