"""What is noticed while one face is drawn, and how the notes of many faces become one account.

Nothing here changes a face, and no face sees the notes of another: they are joined afterwards, in the order of the
kit, so that it does not matter in which order faces are drawn, nor in which process.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import field
from typing import Final

from pnp.findings import Finding, Span
from pnp.layout.drawing.reports import ContrastSample, EndsAtCut, Report, TextSize, ThinLine
from pnp.values import dataclass

# A finding under the name by which it is told once.
Named = tuple[Hashable, Finding]
# Of these, one for each element says all.
_ONCE_AN_ELEMENT: Final = (ThinLine, EndsAtCut)


@dataclass(frozen=True, slots=True)
class Probe:
    """A place where words or a symbol lie, looked at only if no earlier face has shown the like.

    key: what makes two places alike. look: what is there, worked out when it is asked for.
    """

    key: Hashable
    look: Callable[[], Iterable[Report]]


@dataclass(slots=True)
class Diagnostics:
    """Collects what one face, or one compiled layout, gives rise to."""

    findings: list[Named] = field(default_factory=list)
    reports: list[Report] = field(default_factory=list)
    probes: list[Probe] = field(default_factory=list)

    def take(self, finding: Finding, key: Hashable | None = None) -> None:
        """Note a finding. key: what it is told once by, if not by its place and its words."""
        self.findings.append(((finding.code, finding.span, finding.message) if key is None else key, finding))

    def take_all(self, findings: Iterable[Finding]) -> None:
        """Note several findings."""
        for finding in findings:
            self.take(finding)

    def add(self, other: Diagnostics) -> None:
        """Note what a part of the face, drawn by itself, gave rise to."""
        self.findings += other.findings
        self.reports += other.reports
        self.probes += other.probes

    def close(self) -> None:
        """Let go of the probes, none of which will be looked at: they refer back to these notes, in a circle."""
        self.probes.clear()


@dataclass(slots=True)
class Account:
    """The notes of many faces as one, to be added in the order of the kit: what is told twice is told once."""

    findings: dict[Hashable, Finding] = field(default_factory=dict)
    _reports: dict[Hashable, Report] = field(default_factory=dict)
    _samples: dict[Hashable, ContrastSample] = field(default_factory=dict)
    _sizes: dict[Span, TextSize] = field(default_factory=dict)
    _probed: set[Hashable] = field(default_factory=set)

    def add(self, notes: Diagnostics) -> None:
        """Add the notes of the next face."""
        for key, finding in notes.findings:
            self.findings.setdefault(key, finding)
        for report in notes.reports:
            self.add_report(report)
        for probe in notes.probes:
            if probe.key not in self._probed:
                self._probed.add(probe.key)
                for report in probe.look():
                    self.add_report(report)

    def add_report(self, report: Report) -> None:
        """Add one report: of an element's smallest words the smallest, of like samples the first."""
        if isinstance(report, TextSize):
            before = self._sizes.get(report.element_span)
            if before is None or report.size < before.size:
                self._sizes[report.element_span] = report
        elif isinstance(report, ContrastSample):
            key = (report.element_span, report.color, report.ground, report.size, report.behind)
            self._samples.setdefault(key, report)
        elif isinstance(report, _ONCE_AN_ELEMENT):
            self._reports.setdefault((type(report), report.element_span), report)
        else:
            self._reports.setdefault(report, report)

    @property
    def reports(self) -> tuple[Report, ...]:
        """Every report, those of colours and sizes last."""
        return (*self._reports.values(), *self._samples.values(), *self._sizes.values())
