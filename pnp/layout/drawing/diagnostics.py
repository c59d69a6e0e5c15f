"""Collect findings and reports while a face is drawn, and join those of many faces.

Notes do not affect faces, and no face sees the notes of another. They are joined afterwards in the order of the kit, so
that the result does not depend on the order in which, or the process by which, faces are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import field
from hashlib import blake2b
from typing import Final

from pnp.findings import Finding, Span
from pnp.layout.drawing.reports import (
    ContrastSample,
    EmptyTable,
    EndsAtCut,
    FilledTable,
    HiddenByInheritance,
    InvisibleGuide,
    MismatchedSize,
    MismatchedTrim,
    Report,
    ShownByInheritance,
    ShowsNothing,
    TextSize,
    ThinLine,
)
from pnp.values import dataclass

_KEY_BYTES: Final = 8
# A finding with its key; of findings with the same key, one is reported.
KeyedFinding = tuple[Hashable, Finding]
# Work that is done once for what has a name, in items.
SharedWork = tuple[tuple[str, int], ...]
# Of these reports, one for each element is enough.
_ONCE_AN_ELEMENT: Final = (
    EndsAtCut, ShowsNothing, InvisibleGuide, EmptyTable, FilledTable, HiddenByInheritance, ShownByInheritance,
)  # fmt: skip
# Of these, whose words are the name of a layout at a component, one for each component.
_ONCE_A_COMPONENT: Final = (MismatchedSize, MismatchedTrim)


@dataclass(frozen=True, slots=True)
class Probe:
    """A place with words or a symbol. It is sampled only if no earlier face has a probe with the same key.

    sample: computes the reports.
    """

    key: Hashable
    sample: Callable[[], Iterable[Report]]


# A face of a large board with all its names takes some tens of thousands.
MOST_FACE_WORK: Final = 200_000
# All faces of a component, those of ten thousand full cards among them.
MOST_COMPONENT_WORK: Final = 5_000_000


@dataclass(slots=True)
class Diagnostics:
    """The findings, reports and probes of one face or one compiled layout.

    work: what drawing it has taken so far, in items and as much as an item takes: counted, not timed, so that the same
    kit always gives the same findings. shared: that of what is drawn once for many faces, by name.
    """

    findings: list[KeyedFinding] = field(default_factory=list)
    reports: list[Report] = field(default_factory=list)
    probes: list[Probe] = field(default_factory=list)
    work: int = 0
    shared: dict[str, int] = field(default_factory=dict)

    @property
    def is_exhausted(self) -> bool:
        """Whether the face takes more work than any may."""
        return self.work > MOST_FACE_WORK

    def add_finding(self, finding: Finding, key: Hashable | None = None) -> None:
        """Add a finding. key: by default, its code, place and message."""
        self.findings.append(((finding.code, finding.span, finding.message) if key is None else key, finding))

    def add_findings(self, findings: Iterable[Finding]) -> None:
        """Add several findings."""
        for finding in findings:
            self.add_finding(finding)

    def add(self, other: Diagnostics) -> None:
        """Add the notes of a part of the face."""
        self.findings += other.findings
        self.reports += other.reports
        self.probes += other.probes
        self.work += other.work
        add_shared(self.shared, other.shared.items())

    def close(self) -> None:
        """Drop the probes, which refer back to these notes in a cycle."""
        self.probes.clear()


@dataclass(frozen=True, slots=True)
class FaceNotes:
    """The notes of a face as plain values, so that they can be kept.

    probes: the key of each, and what it reported; None if it was not sampled, since an earlier face had one like it.
    work, shared: as of ``Diagnostics``.
    """

    findings: tuple[tuple[object, Finding], ...]
    reports: tuple[Report, ...]
    probes: tuple[tuple[str, tuple[Report, ...] | None], ...]
    work: int
    shared: SharedWork = ()


def add_shared(known: dict[str, int], more: Iterable[tuple[str, int]]) -> None:
    """Add work that is done once for what has a name; the most of it, whichever comes first."""
    for name, work in more:
        known[name] = max(work, known.get(name, 0))


@dataclass(slots=True)
class JoinedDiagnostics:
    """The notes of many faces without duplicates; add them in the order of the kit.

    is_worth: whether a report is worth anything; by default, each is.
    """

    is_worth: Callable[[Report], bool] = lambda _: True
    findings: dict[Hashable, Finding] = field(default_factory=dict)
    _reports: dict[Hashable, Report] = field(default_factory=dict)
    _samples: dict[Hashable, ContrastSample] = field(default_factory=dict)
    _sizes: dict[tuple[Span, str], TextSize] = field(default_factory=dict)
    _probed: set[str] = field(default_factory=set)
    _keys: dict[Hashable, str] = field(default_factory=dict)
    _plain: dict[FaceNotes, FaceNotes] = field(default_factory=dict)

    def add(self, notes: Diagnostics) -> FaceNotes:
        """Add the notes of the next face. Gives them as plain values."""
        probes: dict[str, tuple[Report, ...] | None] = {}
        for probe in notes.probes:
            key = self._keys.get(probe.key) or self._keys.setdefault(probe.key, _plain_key(probe.key))
            if key not in probes:
                probes[key] = None if key in self._probed else tuple(filter(self.is_worth, probe.sample()))
        reports = tuple(filter(self.is_worth, notes.reports))
        plain = FaceNotes(
            tuple(notes.findings), reports, tuple(probes.items()), notes.work, tuple(notes.shared.items())
        )
        self.add_plain(plain)
        # Nearly all faces of a deck have equal notes.
        return self._plain.setdefault(plain, plain)

    def can_add(self, notes: FaceNotes) -> bool:
        """Whether it is known what the notes of a face report here: other faces may have come before it then."""
        return all(reports is not None or key in self._probed for key, reports in notes.probes)

    def add_plain(self, notes: FaceNotes) -> None:
        """Add the notes of the next face, which was drawn before."""
        for key, finding in notes.findings:
            self.findings.setdefault(key, finding)
        for report in notes.reports:
            self.add_report(report)
        for probe, reports in notes.probes:
            if probe not in self._probed:
                self._probed.add(probe)
                for report in reports or ():
                    self.add_report(report)

    def add_report(self, report: Report) -> None:
        """Add a report: of the text sizes of an element, the smallest is kept; of equal samples, the first."""
        if isinstance(report, TextSize):
            place = report.element_span, report.drawing
            smallest = self._sizes.get(place)
            if smallest is None or report.size < smallest.size:
                self._sizes[place] = report
        elif isinstance(report, ContrastSample):
            # Under each text on a picture is another colour.
            ground = report.face if report.on_picture else report.behind
            kind = report.color, report.ground, report.size, bool(report.lost), report.drawing
            key = (report.element_span, ground, *kind)
            self._samples.setdefault(key, report)
        elif isinstance(report, ThinLine):
            self._reports.setdefault((ThinLine, report.element_span, report.drawing), report)
        elif isinstance(report, _ONCE_AN_ELEMENT):
            self._reports.setdefault((type(report), report.element_span), report)
        elif isinstance(report, _ONCE_A_COMPONENT):
            self._reports.setdefault((type(report), report.text_span), report)
        else:
            self._reports.setdefault(report, report)

    @property
    def reports(self) -> tuple[Report, ...]:
        """All reports, those of colours and sizes last."""
        return (*self._reports.values(), *self._samples.values(), *self._sizes.values())


def _plain_key(key: Hashable) -> str:
    """The key of a probe as a text: equal for equal keys, whichever process made them."""
    return blake2b(repr(key).encode(errors="surrogatepass"), digest_size=_KEY_BYTES).hexdigest()
