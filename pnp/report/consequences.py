"""Names of nothing → the findings that may follow from each of them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from pnp.findings import Finding, Severity, Span
from pnp.nodes import Source

# Names of nothing, and what cannot be read at all: what is wrong with them is no consequence of another name.
_CAUSES = "N"
_INDEPENDENT = ("N", "Y")
_SHORTEST = 2
# "'Guards' is not an id; the units have 'guards'".
_NAMES_FOR_IDS: Final = ("N104",)
_QUOTED = re.compile(r"'([^']+)'")


def consequences(findings: Sequence[Finding], sources: Mapping[str, Source]) -> dict[Finding, tuple[Finding, ...]]:
    """What may be wrong only because a name that is written is a name of nothing: findings that speak of that name.

    Each finding follows from one cause at most. sources: where the names are written.
    """
    causes = [(name, finding) for finding in findings for name in _names_of_nothing(finding, sources)]
    following: dict[Finding, list[Finding]] = {}
    for finding in findings:
        if finding.severity is Severity.ERROR and finding.code[:1] in _INDEPENDENT:
            continue
        cause = next((cause for name, cause in causes if f"'{name}'" in finding.message), None)
        if cause is not None:
            following.setdefault(cause, []).append(finding)
    return {cause: tuple(found) for cause, found in following.items()}


def _names_of_nothing(finding: Finding, sources: Mapping[str, Source]) -> tuple[str, ...]:
    """What is written where a name of nothing stands, and the id that is meant; none for other findings."""
    if finding.severity is not Severity.ERROR or finding.code[:1] != _CAUSES or finding.span.file not in sources:
        return ()
    if finding.code in _NAMES_FOR_IDS:
        return tuple(_QUOTED.findall(finding.message))
    # Of several names with one cause, each may have its own consequences.
    names = (_written(span, sources) for span in (finding.span, *finding.also))
    return tuple(name for name in dict.fromkeys(names) if len(name) >= _SHORTEST)


def _written(span: Span, sources: Mapping[str, Source]) -> str:
    source = sources.get(span.file)
    if source is None:
        return ""
    start, end = source.marked(span)
    return source.line(span.line)[start:end].strip("'\"")
