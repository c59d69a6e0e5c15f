"""What ``pnp check`` was asked for → checked or fixed kits, what is printed of them, and the exit code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.checks.selection import Selection
from pnp.cli.kits import KitFolder
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.terminal import note, painter, say, say_findings
from pnp.findings import Finding, Severity
from pnp.report import Summary, as_json, by_cause, printable
from pnp.report.summary import count_of
from pnp.report.text import IN_FULL
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.fix import FixResult
    from pnp.pipeline.compiled_kit import CompiledKit


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for. style: one of the formats. all_places: whether each place of a cause is a finding."""

    selection: Selection
    style: str
    statistics: bool
    strict: bool
    with_layout: bool
    all_places: bool = False

    def checked(self, kit: KitFolder) -> CompiledKit:
        """A kit with its findings."""
        from pnp.executors.processes import processor_count
        from pnp.pipeline.compiled_kit import compile_kit, user_store
        from pnp.pipeline.scope import Workers

        workers = Workers(jobs=processor_count())
        return compile_kit(kit.path, kit.shown, with_layout=self.with_layout, workers=workers, store=user_store())

    def report_fixed(self, kits: Sequence[KitFolder]) -> int:
        """Fix the files of kits, and print what was fixed and what is left. Raises WriteError."""
        fixed, taken_back = self._fixed(kits)
        return self.report(fixed, taken_back)

    def _fixed(self, kits: Sequence[KitFolder]) -> tuple[list[CompiledKit], frozenset[Finding]]:
        """Fixed kits, and what was tried to be fixed in vain."""
        from pnp.fix import save

        results: list[CompiledKit] = []
        written: set[Path] = set()
        taken_back: set[Finding] = set()
        for kit in kits:
            fix_result = self._fix(kit)
            save(kit.path, kit.shown, fix_result.texts, fix_result.before)
            written |= {kit.path.resolve()} if fix_result.texts else set()
            _report_fixes(fix_result)
            results.append(fix_result.left)
            taken_back |= fix_result.taken_back
        # A kit that another one extends may have been fixed after that one was checked.
        stale = [any(base.resolve() in written for base in result.bases) for result in results]
        left = [
            self.checked(kit) if is_stale else result
            for kit, result, is_stale in zip(kits, results, stale, strict=True)
        ]
        return left, frozenset(taken_back)

    def show_changes(self, kits: Sequence[KitFolder]) -> int:
        """Print what ``--fix`` would change; the exit code is that of the kits as they are."""
        from pnp.cli.changes import show_diff

        fix_results = [self._fix(kit) for kit in kits]
        for fix_result in fix_results:
            show_diff(fix_result.texts, fix_result.before)
            _note_refusals(fix_result)
        return self._exit_code([finding for fix_result in fix_results for finding in self._selected(fix_result.first)])

    def _fix(self, kit: KitFolder) -> FixResult[CompiledKit]:
        """A kit, and its texts with everything fixed that can be; nothing is written."""
        from pnp.fix import fix, why_not_writable
        from pnp.pipeline.compiled_kit import compile_kit

        return fix(
            lambda drafts: compile_kit(kit.path, kit.shown, with_layout=self.with_layout, drafts=drafts),
            lambda file: why_not_writable(kit.path, kit.shown, file),
            lambda finding: self.selection.keeps(finding.code),
        )

    def report(self, compiled: Sequence[CompiledKit], taken_back: frozenset[Finding] = frozenset()) -> int:
        """Print the findings of kits in the format asked for. taken_back: those whose edits were tried in vain."""
        found = dict.fromkeys(finding for kit in compiled for finding in self._selected(kit))
        findings = [replace(finding, edits=()) if finding in taken_back else finding for finding in found]
        shown = findings if self.all_places else by_cause(findings)
        summary = _summary(shown, compiled)
        if self.statistics and self.style == "text":
            from pnp.checks.manual import names
            from pnp.report.statistics import statistics_text, times_text

            say(statistics_text(findings, names(), painter()))
            say(times_text(_times(compiled), names(), painter()))
        elif self.style == "text":
            sources = {name: source for kit in compiled for name, source in kit.sources.items()}
            say_findings(shown, sources, all_places=self.all_places)
        if self.style == "text":
            say(summary.sentence())
        else:
            say(self._document(shown, findings, summary, compiled))
        return self._exit_code(findings)

    def _selected(self, kit: CompiledKit) -> list[Finding]:
        """The findings of a kit that were selected, and those that kept it from being read."""
        unread = frozenset(() if kit.is_read else kit.loaded.findings)
        return [finding for finding in kit.findings if self.selection.keeps(finding.code) or finding in unread]

    def _exit_code(self, findings: Sequence[Finding]) -> int:
        """Whether there is an error among the findings, or a warning under ``--strict``."""
        stops = (Severity.ERROR, Severity.WARNING) if self.strict else (Severity.ERROR,)
        return EXIT_FINDINGS if any(finding.severity in stops for finding in findings) else EXIT_CLEAN

    def _document(
        self,
        shown: Sequence[Finding],
        findings: Sequence[Finding],
        summary: Summary,
        compiled: Sequence[CompiledKit],
    ) -> str:
        """The findings for programs. shown: those to list; findings: all, to be counted."""
        # Whoever checks something begins sooner without the pages of all checks of print.
        from pnp.checks.manual import names

        if self.style == "sarif":
            from pnp import __version__
            from pnp.report.sarif import as_sarif

            return as_sarif(shown, names(), __version__)
        if self.style == "github":
            from pnp.report.github import as_github

            return as_github(shown, names()) + summary.sentence()
        if not self.statistics:
            return as_json(shown, names(), summary)
        from pnp.report.statistics import statistics_json, times_json

        statistics = {**statistics_json(findings, names()), "times": times_json(_times(compiled))}
        return as_json(shown, names(), summary, {"statistics": statistics})


def _times(compiled: Sequence[CompiledKit]) -> Mapping[str, float]:
    """How long the checks of the rules of kits take, in processor seconds by code; they are run for it once more."""
    from pnp.checks.run import check_times

    each = [check_times(kit.game) for kit in compiled if kit.loaded.game]
    return {code: sum(seconds[code] for seconds in each) for code in (each[0] if each else ())}


def _summary(findings: Sequence[Finding], compiled: Sequence[CompiledKit]) -> Summary:
    """How many findings there are, and how much was looked at."""
    from pnp.model.effects import Effect
    from pnp.model.walk import records

    checked = [record for kit in compiled if kit.loaded.game for record in records(kit.game)]
    effects = [record for record in checked if isinstance(record, Effect)]
    return Summary.of(
        findings,
        checks=max((kit.checks for kit in compiled), default=0),
        records=len(checked),
        effects=len(effects),
        manual=sum(1 for effect in effects if effect.manual),
        left_out=max((kit.checks_left_out for kit in compiled), default=0),
    )


def _report_fixes(fix_result: FixResult[CompiledKit]) -> None:
    """Print a line for each fix on standard error, so that documents stay documents; of many alike, for the first."""
    counts = Counter[tuple[str, str]]()
    for finding in fix_result.findings:
        counts[finding.span.file, finding.code] += 1
        if counts[finding.span.file, finding.code] <= IN_FULL:
            note(f"mended {finding.span}: {finding.code} {finding.message}")
    for (file, code), number in counts.items():
        if number > IN_FULL:
            note(f"mended {number - IN_FULL:,} more {code} in {file}")
    if fix_result.texts:
        findings, files = count_of(len(fix_result.findings), "finding"), count_of(len(fix_result.texts), "file")
        note(f"mended {findings} in {files}")
    for finding in sorted(fix_result.taken_back, key=lambda finding: finding.span):
        note(f"{finding.span}: {finding.code} is not mended: its edit was tried, and did not help")
    _note_refusals(fix_result)


def _note_refusals(fix_result: FixResult[CompiledKit]) -> None:
    for file, reason in sorted(fix_result.refused.items()):
        note(f"{printable(file)} is not mended: {reason}")
