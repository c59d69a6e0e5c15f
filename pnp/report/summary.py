"""Count findings by severity."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pnp.findings import Finding, Severity
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Summary:
    """The numbers of findings by severity and of fixable ones, and of what was checked.

    manual: the number of effects that are prose, which no check understands. places: where something was found, which
    may be many for one finding. left_out: the number of checks that wait until a kit can be read.
    """

    errors: int
    warnings: int
    infos: int
    checks: int
    records: int
    effects: int = 0
    manual: int = 0
    fixable: int = 0
    places: int = 0
    left_out: int = 0

    @classmethod
    def of(
        cls,
        findings: Iterable[Finding],
        *,
        checks: int,
        records: int,
        effects: int = 0,
        manual: int = 0,
        left_out: int = 0,
    ) -> Summary:
        """Count the findings."""
        all_findings = tuple(findings)
        counts = Counter(finding.severity for finding in all_findings)
        return cls(
            counts[Severity.ERROR],
            counts[Severity.WARNING],
            counts[Severity.INFO],
            checks=checks,
            records=records,
            effects=effects,
            manual=manual,
            fixable=sum(1 for finding in all_findings if finding.edits),
            places=sum(finding.places for finding in all_findings),
            left_out=left_out,
        )

    def sentence(self) -> str:
        """The last line of a report."""
        parts = [count_of(self.errors, "error"), count_of(self.warnings, "warning"), count_of(self.infos, "note")]
        cure = f"; pnp check --fix mends {self.fixable:,}" if self.fixable else ""
        at = f", at {self.places:,} places" if self.places > self.errors + self.warnings + self.infos else ""
        more = count_of(self.left_out, "more check")
        waiting = f"\n{more} can run when the errors are mended" if self.left_out else ""
        return f"{', '.join(parts)}{at} ({', '.join(self._checked())}){cure}{waiting}"

    def _checked(self) -> list[str]:
        parts = [count_of(self.checks, "check"), count_of(self.records, "record")]
        if self.effects:
            parts += [count_of(self.effects, "effect"), f"{self.manual:,} manual"]
        return parts


def count_of(number: int, noun: str) -> str:
    """``1 error``, ``1,200 errors``."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
