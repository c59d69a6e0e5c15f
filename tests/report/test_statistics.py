"""How many findings there are of each code and family."""

from __future__ import annotations

from pnp.findings import Edit, Finding, Severity, Span
from pnp.report.statistics import statistics_json, statistics_text

NAMES = {"N112": "duplicate number", "D101": "gap in a dice table", "D102": "overlapping rows in a dice table"}
SPAN = Span("a", 1, 1, 1, 2)


def finding(code: str, *, mends: bool = False) -> Finding:
    edits = (Edit(SPAN, "y"),) if mends else ()
    return Finding(code=code, severity=Severity.ERROR, message="m", span=SPAN, edits=edits)


FINDINGS = [
    finding("D101"),
    finding("N112", mends=True),
    finding("D102"),
    finding("D102"),
    finding("N112", mends=True),
    finding("N112"),
]


def test_codes_stand_below_their_families_the_most_frequent_first() -> None:
    assert statistics_text(FINDINGS, NAMES).splitlines() == [
        "      3  N     names and references",
        "      3    N112 duplicate number [--fix mends 2]",
        "      3  D     dice tables and rolls",
        "      2    D102 overlapping rows in a dice table",
        "      1    D101 gap in a dice table",
    ]


def test_the_same_for_programs() -> None:
    assert statistics_json(FINDINGS, NAMES) == {
        "codes": [
            {"code": "N112", "name": "duplicate number", "count": 3, "fixable": 2},
            {"code": "D102", "name": "overlapping rows in a dice table", "count": 2, "fixable": 0},
            {"code": "D101", "name": "gap in a dice table", "count": 1, "fixable": 0},
        ],
        "families": [
            {"family": "N", "name": "names and references", "count": 3, "fixable": 2},
            {"family": "D", "name": "dice tables and rolls", "count": 3, "fixable": 0},
        ],
    }


def test_no_findings_no_lines() -> None:
    assert statistics_text([], NAMES) == ""
