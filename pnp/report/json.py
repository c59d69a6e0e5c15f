"""Write findings as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pnp.findings import Edit, Finding, Related, Span
from pnp.report.summary import Summary


def as_json(
    findings: Sequence[Finding], names: Mapping[str, str], summary: Summary, more: Mapping[str, Any] | None = None
) -> str:
    """The findings in reading order, and a summary. more: further keys. docs/checking.md describes the keys."""
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
            "places": summary.places,
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
        "related": [_related(related) for related in finding.related],
        "fixable": bool(finding.edits),
        "edits": [_edit(edit) for edit in finding.edits],
        "places": finding.places,
        "also": [_place(span) for span in finding.also],
    }


def _place(span: Span) -> dict[str, Any]:
    """Lines and columns from 1. The end is just behind the last character; the start, if the end is not known."""
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        **({"cell": span.cell} if span.cell else {}),
        "end_line": span.end_line or span.line,
        "end_column": span.end_column or span.column,
    }


def _related(related: Related) -> dict[str, Any]:
    return {**_place(related.span), "message": related.message}


def _edit(edit: Edit) -> dict[str, Any]:
    return {**_place(edit.span), "text": edit.text}
