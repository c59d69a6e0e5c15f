"""How many findings there are of each code and family."""

from __future__ import annotations

from pnp.findings import Edit, Finding, Severity, Span
from pnp.report.statistics import statistics_json, statistics_text, times_json, times_text

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


def test_the_slowest_checks_stand_first() -> None:
    seconds = {"D101": 0.25, "N112": 1.5, "D102": 0.25} | {f"Q{number}": 0.01 for number in range(100, 110)}
    assert times_text(seconds, NAMES).splitlines()[:5] == [
        "  2.10s  13 checks of the rules, the slowest",
        "  1.50s    N112 duplicate number",
        "  0.25s    D101 gap in a dice table",
        "  0.25s    D102 overlapping rows in a dice table",
        "  0.01s    Q100 ",
    ]
    assert len(times_text(seconds, NAMES).splitlines()) == 11
    assert times_json({"N112": 1.5}) == [{"code": "N112", "seconds": 1.5}]
    assert times_text({}, NAMES) == ""


def test_no_findings_no_lines() -> None:
    assert statistics_text([], NAMES) == ""
