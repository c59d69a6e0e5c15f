"""Findings in the order in which they are shown."""

from pnp.findings import Finding, Severity, Span, in_reading_order


def finding(code: str, line: int, severity: Severity = Severity.ERROR) -> Finding:
    return Finding(code=code, severity=severity, message="wrong", span=Span("a.yaml", line, 1))


def test_what_cannot_be_read_or_resolved_comes_before_what_follows_from_it() -> None:
    findings = [
        finding("S201", 1),
        finding("Y161", 2, Severity.INFO),
        finding("N101", 3),
        finding("Q101", 4, Severity.WARNING),
        finding("Y203", 5),
    ]
    assert [found.code for found in in_reading_order(findings)] == ["Y203", "N101", "S201", "Y161", "Q101"]
