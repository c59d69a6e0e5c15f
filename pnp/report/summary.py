"""Findings → how many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pnp.findings import Finding, Severity
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Summary:
    """How many findings of each severity there are, how many carry a mend, and what was looked at.

    manual: how many of the effects are prose, which no check understands.
    """

    errors: int
    warnings: int
    infos: int
    checks: int
    records: int
    effects: int = 0
    manual: int = 0
    fixable: int = 0

    @classmethod
    def of(
        cls, findings: Iterable[Finding], *, checks: int, records: int, effects: int = 0, manual: int = 0
    ) -> Summary:
        """Count the findings."""
        found = tuple(findings)
        counts = Counter(finding.severity for finding in found)
        return cls(
            counts[Severity.ERROR],
            counts[Severity.WARNING],
            counts[Severity.INFO],
            checks=checks,
            records=records,
            effects=effects,
            manual=manual,
            fixable=sum(1 for finding in found if finding.edits),
        )

    def sentence(self) -> str:
        """One line for the end of a report."""
        parts = [many(self.errors, "error"), many(self.warnings, "warning"), many(self.infos, "note")]
        cure = f"; pnp check --fix mends {self.fixable:,}" if self.fixable else ""
        return f"{', '.join(parts)} ({', '.join(self._looked_at())}){cure}"

    def _looked_at(self) -> list[str]:
        found = [many(self.checks, "check"), many(self.records, "record")]
        if self.effects:
            found += [many(self.effects, "effect"), f"{self.manual:,} manual"]
        return found


def many(number: int, noun: str) -> str:
    """``1 error``, ``1,200 errors``."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
