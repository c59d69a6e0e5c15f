"""Findings as one JSON object."""

from __future__ import annotations

import json

from pnp.findings import Edit, Finding, Related, Severity, Span
from pnp.report import Summary, as_json

NAMES = {"N101": "unresolved reference"}


def test_json_has_every_field_of_the_schema() -> None:
    one = Finding(
        code="N101",
        severity=Severity.WARNING,
        message="there is no 'x'",
        span=Span("a.yaml", 2, 10, 2, 11),
        hint="cure – ö",
        related=(Related(Span("b.csv", 7, 3), "first used here"),),
        edits=(Edit(Span("a.yaml", 2, 10, 2, 11), "y"),),
    )
    text = as_json([one], NAMES, Summary.of([one], checks=3, records=12, effects=9, manual=2))
    assert "cure – ö" in text
    place = {"file": "a.yaml", "line": 2, "column": 10, "end_line": 2, "end_column": 11}
    other = {"file": "b.csv", "line": 7, "column": 3, "end_line": 7, "end_column": 3}
    assert json.loads(text) == {
        "findings": [
            {
                "code": "N101",
                "name": "unresolved reference",
                "severity": "warning",
                "message": "there is no 'x'",
                **place,
                "hint": "cure – ö",
                "related": [{**other, "message": "first used here"}],
                "fixable": True,
                "edits": [{**place, "text": "y"}],
                "places": 1,
                "also": [],
            }
        ],
        "summary": {
            "errors": 0,
            "warnings": 1,
            "infos": 0,
            "fixable": 1,
            "checks": 3,
            "records": 12,
            "effects": 9,
            "manual": 2,
            "places": 1,
        },
    }


def test_json_without_findings() -> None:
    assert json.loads(as_json([], {}, Summary.of([], checks=1, records=0)))["findings"] == []
