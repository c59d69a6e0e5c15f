"""What may be wrong only because a name is one of nothing."""

from __future__ import annotations

from dataclasses import replace

from pnp.findings import Finding, Severity, Span
from pnp.nodes import Source
from pnp.report import as_text
from pnp.report.consequences import consequences

SOURCES = {"a.yaml": Source("a.yaml", "side: north\nzone: 'edge'\n")}


def finding(code: str, message: str, severity: Severity = Severity.ERROR, span: Span | None = None) -> Finding:
    return Finding(code=code, severity=severity, message=message, span=span or Span("b.yaml", 1, 1))


NO_SIDE = finding("N101", "there is no 'north' among the sides", span=Span("a.yaml", 1, 7, 1, 12))
NO_ZONE = finding("N102", "'board' has no place 'edge'", span=Span("a.yaml", 2, 7, 2, 13))
COUNTERS = finding("S102", "0 counters are printed for 'north', but 2 can be in play", Severity.WARNING)
ZONE = finding("Z101", "5 units of 'north' do not fit in 'edge'", Severity.WARNING)
OTHER = finding("S102", "0 counters are printed for 'northern', but 2 can be in play", Severity.WARNING)
BOARD = finding("Z102", "'board' is empty")


def test_what_speaks_of_a_name_of_nothing_may_follow_from_it() -> None:
    found = (NO_SIDE, NO_ZONE, COUNTERS, OTHER, BOARD)
    assert consequences(found, SOURCES) == {NO_SIDE: (COUNTERS,)}


def test_a_finding_follows_from_one_cause_only() -> None:
    assert consequences((NO_SIDE, NO_ZONE, ZONE), SOURCES) == {NO_SIDE: (ZONE,)}
    assert consequences((NO_ZONE, ZONE), SOURCES) == {NO_ZONE: (ZONE,)}


def test_where_a_name_stands_for_an_id_what_lacks_the_record_follows() -> None:
    by_name = finding("N104", "'North' is not an id; the armies have 'red'", span=Span("a.yaml", 1, 7, 1, 12))
    empty = finding("S201", "'red' has no pieces at all")
    assert consequences((by_name, empty), SOURCES) == {by_name: (empty,)}


def test_other_names_of_nothing_follow_from_none() -> None:
    again = finding("N206", "there is no 'north' among the sides", span=Span("b.md", 1, 1, 1, 6))
    assert consequences((NO_SIDE, again), SOURCES) == {}


def test_what_may_follow_is_counted_below_its_cause() -> None:
    found = (NO_SIDE, COUNTERS, OTHER)
    lines = as_text(found, SOURCES, {}, following={NO_SIDE: (COUNTERS,)}).splitlines()
    assert [line for line in lines if " | " not in line] == [
        "a.yaml:1:7: error N101 there is no 'north' among the sides",
        "  and 1 that may follow from it: S102 (--all-places shows it)",
        "b.yaml:1:1: warning S102 0 counters are printed for 'northern', but 2 can be in play",
    ]


def test_what_speaks_of_the_second_of_several_names_with_one_cause_follows_too() -> None:
    both = replace(NO_SIDE, message="two names are wrong (2 places)", places=2, also=(NO_ZONE.span,))
    edge = finding("Z103", "nothing begins in 'edge'", Severity.WARNING)
    assert consequences((both, COUNTERS, edge), SOURCES) == {both: (COUNTERS, edge)}
