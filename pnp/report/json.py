"""Findings → one JSON object."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pnp.findings import Edit, Finding, Related, Span
from pnp.report.summary import Summary


def as_json(
    findings: Sequence[Finding],
    names: Mapping[str, str],
    summary: Summary,
    more: Mapping[str, Any] | None = None,
) -> str:
    """The findings in reading order with a summary; more: other keys of the object. docs/checking.md has the keys."""
    document = {
        "findings": [_finding(finding, names) for finding in findings],
        "summary": {
            "errors": summary.errors,
            "warnings": summary.warnings,
            "infos": summary.infos,
            "fixable": summary.fixable,
            "checks": summary.checks,
            "records": summary.records,
            "effects": summary.effects,
            "manual": summary.manual,
        },
        **(more or {}),
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _finding(finding: Finding, names: Mapping[str, str]) -> dict[str, Any]:
    return {
        "code": finding.code,
        "name": names.get(finding.code, ""),
        "severity": finding.severity.value,
        "message": finding.message,
        **_place(finding.span),
        "hint": finding.hint,
        "related": [_related(one) for one in finding.related],
        "fixable": bool(finding.edits),
        "edits": [_edit(one) for one in finding.edits],
    }


def _place(span: Span) -> dict[str, Any]:
    """Lines and columns from 1; the end is just behind the last character, or the start if nothing else is known."""
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line or span.line,
        "end_column": span.end_column or span.column,
    }


def _related(one: Related) -> dict[str, Any]:
    return {**_place(one.span), "message": one.message}


def _edit(one: Edit) -> dict[str, Any]:
    return {**_place(one.span), "text": one.text}
