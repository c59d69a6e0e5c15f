"""What ``pnp check`` was asked for → checked or mended kits, what is printed of them, and the exit code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.checks.manual import names
from pnp.checks.selection import Selection
from pnp.cli.kits import KitFolder
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.terminal import note, painter, say, width
from pnp.findings import Finding, Severity
from pnp.report import Summary, as_json, as_text, printable
from pnp.report.summary import count_of
from pnp.report.text import IN_FULL
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.fix import FixResult
    from pnp.pipeline.compiled_kit import CompiledKit


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for. style: one of the formats."""

    selection: Selection
    style: str
    statistics: bool
    strict: bool
    with_layout: bool

    def checked(self, kit: KitFolder) -> CompiledKit:
        """A kit with its findings."""
        from pnp.executors.processes import processors
        from pnp.pipeline.compiled_kit import compile_kit, user_store

        return compile_kit(kit.path, kit.shown, with_layout=self.with_layout, jobs=processors(), store=user_store())

    def mended(self, kits: Sequence[KitFolder]) -> list[CompiledKit]:
        """Mend the files of kits, and say what was mended; what is left then. Raises WriteError."""
        from pnp.fix import save

        results: list[CompiledKit] = []
        written: set[Path] = set()
        for kit in kits:
            found = self._mend(kit)
            save(kit.path, kit.shown, found.texts, found.before)
            written |= {kit.path.resolve()} if found.texts else set()
            _say_what_was_mended(found)
            results.append(found.left)
        # A kit that another one extends may have been mended after that one was checked.
        stale = [any(base.resolve() in written for base in result.bases) for result in results]
        return [self.checked(kit) if old else one for kit, one, old in zip(kits, results, stale, strict=True)]

    def show_changes(self, kits: Sequence[KitFolder]) -> int:
        """Print what mending would change; the exit code is that of the kits as they are."""
        from pnp.cli.changes import show_diff

        found = [self._mend(kit) for kit in kits]
        for fix_result in found:
            show_diff(fix_result.texts, fix_result.before)
            _note_refusals(fix_result)
        return self._exit_code([finding for fix_result in found for finding in self._kept(fix_result.first)])

    def _mend(self, kit: KitFolder) -> FixResult[CompiledKit]:
        """A kit, and its texts with everything mended that can be; nothing is written."""
        from pnp.fix import fix, why_not_writable
        from pnp.pipeline.compiled_kit import compile_kit

        return fix(
            lambda drafts: compile_kit(kit.path, kit.shown, with_layout=self.with_layout, drafts=drafts),
            lambda file: why_not_writable(kit.path, kit.shown, file),
            lambda finding: self.selection.keeps(finding.code),
        )

    def report(self, compiled: Sequence[CompiledKit]) -> int:
        """Print the findings of kits in the format asked for."""
        findings = list(dict.fromkeys(finding for one in compiled for finding in self._kept(one)))
        summary = _summary(findings, compiled)
        if self.style == "text":
            self._say_text(findings, compiled)
            say(summary.sentence())
        else:
            say(self._document(findings, summary))
        return self._exit_code(findings)

    def _kept(self, one: CompiledKit) -> list[Finding]:
        """The findings of a kit that were selected, and those that kept it from being read."""
        unread = frozenset(() if one.is_read else one.loaded.findings)
        return [finding for finding in one.findings if self.selection.keeps(finding.code) or finding in unread]

    def _exit_code(self, findings: Sequence[Finding]) -> int:
        """Whether there is an error among the findings, or a warning under ``--strict``."""
        stops = (Severity.ERROR, Severity.WARNING) if self.strict else (Severity.ERROR,)
        return EXIT_FINDINGS if any(finding.severity in stops for finding in findings) else EXIT_CLEAN

    def _say_text(self, findings: Sequence[Finding], compiled: Sequence[CompiledKit]) -> None:
        if not findings:
            return
        if self.statistics:
            from pnp.report.statistics import statistics_text

            say(statistics_text(findings, names(), painter()))
            return
        sources = {name: source for one in compiled for name, source in one.sources.items()}
        say(as_text(findings, sources, names(), painter(), width()))

    def _document(self, findings: Sequence[Finding], summary: Summary) -> str:
        """The findings for programs."""
        if self.style == "sarif":
            from pnp import __version__
            from pnp.report.sarif import as_sarif

            return as_sarif(findings, names(), __version__)
        if self.style == "github":
            from pnp.report.github import as_github

            return as_github(findings, names()) + summary.sentence()
        if not self.statistics:
            return as_json(findings, names(), summary)
        from pnp.report.statistics import statistics_json

        return as_json(findings, names(), summary, {"statistics": statistics_json(findings, names())})


def _summary(findings: Sequence[Finding], compiled: Sequence[CompiledKit]) -> Summary:
    """How many findings there are, and how much was looked at."""
    from pnp.model.effects import Effect
    from pnp.model.walk import records

    looked_at = [record for one in compiled if one.loaded.game for record in records(one.game)]
    effects = [record for record in looked_at if isinstance(record, Effect)]
    return Summary.of(
        findings,
        checks=max((one.checks for one in compiled), default=0),
        records=len(looked_at),
        effects=len(effects),
        manual=sum(1 for effect in effects if effect.manual),
    )


def _say_what_was_mended(found: FixResult[CompiledKit]) -> None:
    """A line for each mend on standard error, so that documents stay documents; of many alike, for the first."""
    told = Counter[tuple[str, str]]()
    for finding in found.findings:
        told[finding.span.file, finding.code] += 1
        if told[finding.span.file, finding.code] <= IN_FULL:
            note(f"mended {finding.span}: {finding.code} {finding.message}")
    for (file, code), number in told.items():
        if number > IN_FULL:
            note(f"mended {number - IN_FULL:,} more {code} in {file}")
    if found.texts:
        note(f"mended {count_of(len(found.findings), 'finding')} in {count_of(len(found.texts), 'file')}")
    _note_refusals(found)


def _note_refusals(found: FixResult[CompiledKit]) -> None:
    for file, reason in sorted(found.refused.items()):
        note(f"{printable(file)} is not mended: {reason}")
