"""One finding for each cause."""

from __future__ import annotations

from typing import Any

from pnp.findings import Edit, Finding, Severity, Span
from pnp.nodes import Source
from pnp.report import Summary, as_text, by_cause


def finding(line: int, message: str = "there is no 'x'", **more: Any) -> Finding:
    """A finding at the start of a line."""
    span = Span("a.yaml", line, 1, line, 2)
    return Finding(**({"code": "N101", "severity": Severity.WARNING, "message": message, "span": span} | more))


def test_findings_of_one_message_are_one_with_its_places() -> None:
    (joined,) = by_cause([finding(line) for line in range(1, 7)])
    assert (joined.message, joined.places, joined.span.line) == ("there is no 'x' (6 places)", 6, 1)
    assert [span.line for span in joined.also] == [2, 3, 4]


def test_a_cause_joins_what_is_said_differently() -> None:
    marks = [finding(line, f"the mark of word {line} is straight", cause="marks are straight") for line in (3, 5)]
    assert [one.message for one in by_cause([*marks, finding(4)])] == [
        "marks are straight (2 places)",
        "there is no 'x'",
    ]


def test_a_cause_lists_what_its_findings_are_about() -> None:
    missing = [finding(1, f"no {name}", cause="pictures are missing", about=name) for name in ("rum", "gin", "rum")]
    assert [one.message for one in by_cause(missing)] == ["pictures are missing (3 places): rum, gin"]
    many = [finding(1, f"no {number}", cause="pictures are missing", about=str(number)) for number in range(30)]
    (joined,) = by_cause(many)
    assert joined.message == f"pictures are missing (30 places): {', '.join(map(str, range(24)))} and 6 more"


def test_other_codes_and_severities_stay_apart() -> None:
    found = [finding(1), finding(2, code="N102"), finding(3, severity=Severity.ERROR)]
    assert by_cause(found) == found


def test_all_places_can_be_mended_at_once() -> None:
    edits = [Edit(Span("a.yaml", line, 1, line, 2), "y") for line in (1, 2)]
    (joined,) = by_cause([finding(edit.span.line, edits=(edit,)) for edit in edits])
    assert joined.edits == tuple(edits)


def test_the_other_places_stand_below() -> None:
    shown = by_cause([finding(line) for line in range(1, 7)])
    assert as_text(shown, {"a.yaml": Source("a.yaml", "x\n" * 9)}, {}).splitlines() == [
        "a.yaml:1:1: warning N101 there is no 'x' (6 places)",
        "  1 | x",
        "    | ^",
        "  also a.yaml:2:1, a.yaml:3:1, a.yaml:4:1 and 2 more (--all-places shows each)",
    ]
    summary = Summary.of(shown, checks=1, records=1)
    assert summary.sentence() == "0 errors, 1 warning, 0 notes, at 6 places (1 check, 1 record)"
