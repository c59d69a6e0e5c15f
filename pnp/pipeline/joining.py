"""What came of the components of a kit → what is wrong with all of it together; what is told twice is told once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from pnp.analysis import GameContext
from pnp.checks.printed import print_checks
from pnp.checks.printed.material import Material
from pnp.document.codes import UNKNOWN_ICON as UNKNOWN_ICON_IN_TEXT
from pnp.findings import Finding, Span
from pnp.layout.codes import UNKNOWN_CLASS, UNKNOWN_COLOR, UNKNOWN_FONT, UNKNOWN_ICON, UNKNOWN_THEME
from pnp.layout.drawing.diagnostics import JoinedDiagnostics
from pnp.layout.drawing.reports import ContrastSample, OffFace, OutsideSafe, Overflow, Report, TextSize
from pnp.layout.series import series
from pnp.model.game import Game
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.results import LayoutResult


def join(
    kit: OpenKit, parts: Mapping[str, LayoutResult], theme: LayoutResult, *, is_all: bool
) -> tuple[tuple[Finding, ...], frozenset[str]]:
    """What is wrong with what is printed, and the columns that were read to know it.

    parts: what came of each component, in the order of the kit. theme: of the theme, icons and wording. is_all:
    whether that is all that the kit prints.
    """
    context = kit.context
    with context.task() as reads:
        game = context.layout.game
        findings_by_key: dict[object, Finding] = {}
        for part in (*parts.values(), theme):
            for key, finding in part.findings:
                findings_by_key.setdefault(key, finding)
        findings = tuple(_icons_once(findings_by_key.values()))
        if any(finding.code == UNKNOWN_THEME for finding in findings):
            # What is drawn without the theme has neither its classes nor its colours.
            of_theme = (UNKNOWN_CLASS, UNKNOWN_COLOR, UNKNOWN_FONT)
            return tuple(finding for finding in findings if finding.code not in of_theme), frozenset(reads)
        material = Material(
            context.theme.palette,
            tuple(_reports(parts.values(), theme)),
            tuple(signature for part in parts.values() for signature in part.signatures),
            tuple(sample for part in parts.values() for sample in part.on_frames),
            _Spans(game),
            context.theme.icons,
            is_all,
        )
        of_checks = [finding for check in print_checks() for finding in check.findings(GameContext(game), material)]
    return (*findings, *of_checks), frozenset(reads)


def _icons_once(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings without those on an icon of a book that is found once more among the words of its file."""
    findings = tuple(findings)
    in_books = {_start(finding, 1) for finding in findings if finding.code == UNKNOWN_ICON_IN_TEXT}
    yield from (finding for finding in findings if finding.code != UNKNOWN_ICON or _start(finding, 0) not in in_books)


def _start(finding: Finding, colon: int) -> tuple[str, int, int]:
    """Where the name of an icon begins. colon: how much of the finding stands before it."""
    return finding.span.file, finding.span.line, finding.span.column + colon


def _reports(parts: Iterable[LayoutResult], theme: LayoutResult) -> Iterator[Report]:
    """What was noticed on all faces and in all books; what figures show once more is said once."""
    parts = tuple(parts)
    joined = JoinedDiagnostics()
    for part in parts:
        for report in part.reports:
            joined.add_report(report)
    reports = _without_consequences(joined.reports)
    yield from (*reports, *theme.reports)
    shown = JoinedDiagnostics()
    for report in _only_in_figures(parts, reports):
        shown.add_report(report)
    known = frozenset(reports)
    yield from (report for report in shown.reports if report not in known)


def _without_consequences(reports: Sequence[Report]) -> tuple[Report, ...]:
    """The reports without those on where a text ends that has too many words for its box anyway."""
    full = {(report.face, report.element_span) for report in reports if isinstance(report, Overflow)}
    return tuple(
        report
        for report in reports
        if not isinstance(report, OffFace | OutsideSafe) or (report.face, report.element_span) not in full
    )


def _only_in_figures(parts: Iterable[LayoutResult], reports: Sequence[Report]) -> Iterator[Report]:
    """What figures of books show, but for what was noticed on the faces of components."""
    places = {(type(report), report.text_span, report.element_span) for report in reports}
    words = {(type(report), report.text_span) for report in reports}
    for part in parts:
        for report in part.shown:
            is_sample = isinstance(report, ContrastSample | TextSize)
            if is_sample or (type(report), report.text_span, report.element_span) not in places:
                yield report
        yield from (report for report in part.on_boards if (type(report), report.text_span) not in words)


class _Spans:
    """Where the record of a piece is written, by the id of the piece."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[str, Mapping[str, Span]] = {}

    def __call__(self, piece: str) -> Span | None:
        """The place; None for a piece that there is not."""
        name = piece.partition("/")[0]
        component = self._game.components.find(name)
        if component is None:
            return None
        if name not in self._known:
            shown = series(component, self._game)[0]
            self._known[name] = {f"{name}/{showing.id}": showing.span for showing in shown}
        return self._known[name].get(piece)
