"""Findings → how many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pnp.findings import Finding, Severity
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Summary:
    """How many findings of each severity there are, how many carry a mend, and what was looked at."""

    errors: int
    warnings: int
    infos: int
    checks: int
    records: int
    fixable: int = 0

    @classmethod
    def of(cls, findings: Iterable[Finding], *, checks: int, records: int) -> Summary:
        """Count the findings."""
        found = tuple(findings)
        counts = Counter(finding.severity for finding in found)
        return cls(
            counts[Severity.ERROR],
            counts[Severity.WARNING],
            counts[Severity.INFO],
            checks=checks,
            records=records,
            fixable=sum(1 for finding in found if finding.edits),
        )

    def sentence(self) -> str:
        """One line for the end of a report."""
        parts = [many(self.errors, "error"), many(self.warnings, "warning"), many(self.infos, "note")]
        cure = f"; pnp check --fix mends {self.fixable:,}" if self.fixable else ""
        return f"{', '.join(parts)} ({many(self.checks, 'check')}, {many(self.records, 'record')}){cure}"


def many(number: int, noun: str) -> str:
    """``1 error``, ``1,200 errors``."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
