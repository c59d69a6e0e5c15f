"""Findings as text for people and as JSON for programs."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from pnp.findings import Finding, Severity
from pnp.nodes import Source
from pnp.values import dataclass

WIDEST_EXCERPT = 100
# Control characters, marks of writing direction, lone surrogates: a kit must not steer the terminal.
_UNSEEN = ("Cc", "Cf", "Cs")


@dataclass(frozen=True, slots=True)
class Summary:
    """How many findings of each severity there are, and what was looked at."""

    errors: int
    warnings: int
    infos: int
    checks: int
    records: int

    @classmethod
    def of(cls, findings: Iterable[Finding], *, checks: int, records: int) -> Summary:
        """Count the findings."""
        counts = Counter(finding.severity for finding in findings)
        return cls(
            counts[Severity.ERROR],
            counts[Severity.WARNING],
            counts[Severity.INFO],
            checks=checks,
            records=records,
        )

    def sentence(self) -> str:
        """One line for the end of a report."""
        parts = [_many(self.errors, "error"), _many(self.warnings, "warning"), _many(self.infos, "note")]
        return f"{', '.join(parts)} ({_many(self.checks, 'check')}, {_many(self.records, 'record')})"


def _many(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


Paint = Callable[[str, str], str]


def plain(text: str, style: str) -> str:
    """Text without colour, for files and pipes."""
    return text


def as_text(
    findings: Sequence[Finding],
    sources: Mapping[str, Source],
    names: Mapping[str, str],
    paint: Paint = plain,
) -> str:
    """Every finding as ``file:line:col: error CODE message (name)`` with the line, a caret and the cure.

    names: the name of each code. paint: puts a style (``error``, ``warning``, ``info``, ``path``, ``muted``,
    ``hint``) around a text.
    """
    return "".join(f"{_finding_text(finding, sources, names, paint)}\n" for finding in findings)


def _finding_text(finding: Finding, sources: Mapping[str, Source], names: Mapping[str, str], paint: Paint) -> str:
    severity = finding.severity.value
    name = names.get(finding.code, "")
    lines = [
        f"{paint(printable(str(finding.span)), 'path')}: {paint(f'{severity} {finding.code}', severity)} "
        f"{printable(finding.message)}" + (paint(f" ({name})", "muted") if name else "")
    ]
    lines += _excerpt(finding, sources, paint)
    if finding.hint:
        lines.append(f"  {paint('help:', 'hint')} {printable(finding.hint)}")
    for one in finding.related:
        lines.append(f"  {paint('see', 'muted')} {paint(printable(str(one.span)), 'path')}: {printable(one.message)}")
    return "\n".join(lines)


def _excerpt(finding: Finding, sources: Mapping[str, Source], paint: Paint) -> list[str]:
    """The source line with a caret under the place; a long line is shown around the place only."""
    span, source = finding.span, sources.get(finding.span.file)
    line = source.line(span.line) if source else ""
    if not line.strip():
        return []
    start = max(0, span.column - 1)
    end = span.end_column - 1 if span.end_line == span.line else len(line)
    width = max(1, min(end, len(line)) - start)
    left = max(0, start - WIDEST_EXCERPT // 2) if len(line) > WIDEST_EXCERPT else 0
    shown = line[left : left + WIDEST_EXCERPT]
    marked = shown[start - left : start - left + width]
    carets = "^" * max(1, _columns(marked))
    margin = " " * len(str(span.line))
    blanks = " " * _columns(shown[: start - left])
    return [
        f"  {paint(f'{span.line} |', 'muted')} {printable(shown)}",
        f"  {paint(f'{margin} |', 'muted')} {blanks}{paint(carets, finding.severity.value)}",
    ]


def printable(text: str) -> str:
    """Text that moves no cursor and changes no colour: a tab becomes one blank, what cannot be seen a mark."""
    blanked = text.replace("\t", " ")
    return "".join("\ufffd" if unicodedata.category(one) in _UNSEEN else one for one in blanked)


def _columns(text: str) -> int:
    """How many columns of a terminal a text takes: wide characters two, combining ones none."""
    return sum(0 if unicodedata.combining(one) else 1 + (unicodedata.east_asian_width(one) in "WF") for one in text)


def as_json(findings: Sequence[Finding], names: Mapping[str, str], summary: Summary) -> str:
    """The findings as one JSON object with a summary, in reading order."""
    document = {
        "findings": [_finding_json(finding, names) for finding in findings],
        "summary": {
            "errors": summary.errors,
            "warnings": summary.warnings,
            "infos": summary.infos,
            "checks": summary.checks,
            "records": summary.records,
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _finding_json(finding: Finding, names: Mapping[str, str]) -> dict[str, Any]:
    return {
        "code": finding.code,
        "name": names.get(finding.code, ""),
        "severity": finding.severity.value,
        "message": finding.message,
        "file": finding.span.file,
        "line": finding.span.line,
        "column": finding.span.column,
        "hint": finding.hint,
        "related": [
            {
                "file": one.span.file,
                "line": one.span.line,
                "column": one.span.column,
                "message": one.message,
            }
            for one in finding.related
        ],
    }
