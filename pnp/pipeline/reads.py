"""What came of a task → the keys of what it depends on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pnp.findings import Finding, Span
from pnp.layout.drawing.reports import FieldsOverlap, Hidden, Overlap, Report, Struck, TextSize
from pnp.pipeline.results import LayoutResult

# What every face and page depends on.
THEME: Final = ("theme", "icons")


def reads_of(
    reads: Iterable[str], drawn: LayoutResult, more: Iterable[str], *, with_nodes: bool = False
) -> tuple[str, ...]:
    """What a result depends on; of places, only those that its findings and reports point at."""
    findings = (finding for _, finding in drawn.findings)
    places = places_of(findings, (*drawn.reports, *drawn.shown, *drawn.on_boards, *drawn.on_frames))
    return tuple(sorted({*reads, *places, *more})) if with_nodes else without_nodes(reads, (*places, *more))


def without_nodes(reads: Iterable[str], more: Iterable[str]) -> tuple[str, ...]:
    """Reads without those of places, and some more."""
    return tuple(sorted({*(key for key in reads if ".node" not in key), *more}))


def places_of(findings: Iterable[Finding], reports: Iterable[Report] = ()) -> set[str]:
    """The places that findings and reports point at."""
    return {f"places:{span.file}" for span in spans_of(findings, reports)}


def spans_of(findings: Iterable[Finding], reports: Iterable[Report] = ()) -> Iterator[Span]:
    """Where findings and reports point at."""
    for finding in findings:
        yield from _spans_of_finding(finding)
    for report in reports:
        yield from _spans_of_report(report)


def _spans_of_finding(finding: Finding) -> Iterator[Span]:
    yield finding.span
    yield from (related.span for related in finding.related)
    yield from (edit.span for edit in finding.edits)


def _spans_of_report(report: Report) -> Iterator[Span]:
    yield from (report.text_span, report.element_span)
    if isinstance(report, TextSize) and report.size_span is not None:
        yield report.size_span
    if isinstance(report, Hidden | Overlap | Struck | FieldsOverlap):
        yield report.by_span
