"""Fix a kit until nothing is left to fix: check, apply edits, check again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

from pnp.findings import Finding, Severity
from pnp.fix.edits import CompatibleEdits, choose_compatible
from pnp.nodes import Source
from pnp.values import dataclass

# After this many fixes that do not help, a person should look at the kit.
MOST_FAILURES: Final = 50
# A fix may reveal the next mistake: a file may be a thousand lines of JSON, each with a comma behind it.
MOST_PASSES: Final = 2000
_READING: Final = "Y"


class CheckResult(Protocol):
    """The result of checking a kit."""

    @property
    def findings(self) -> Sequence[Finding]:
        """All findings in reading order."""

    @property
    def sources(self) -> Mapping[str, Source]:
        """All texts that were read, by the file that findings name."""

    @property
    def is_read(self) -> bool:
        """Whether the kit could be read."""

    @property
    def records(self) -> int:
        """The number of records of the kit."""


L = TypeVar("L", bound=CheckResult)


@dataclass(frozen=True, slots=True)
class FixResult(Generic[L]):
    """The result of fixing a kit.

    texts: the changed files. before: their contents before. findings: those that were fixed, in order. first, left: the
    results of the checks before and after. refused: the files that must not be changed, with reasons. taken_back: what
    is left although its edit was tried: the edit brought another mistake, or did not help.
    """

    texts: Mapping[str, str]
    before: Mapping[str, Source]
    findings: tuple[Finding, ...]
    first: L
    left: L
    refused: Mapping[str, str]
    taken_back: frozenset[Finding] = frozenset()


def fix(
    check: Callable[[Mapping[str, str]], L],
    why_not_writable: Callable[[str], str],
    is_selected: Callable[[Finding], bool] = lambda finding: True,
) -> FixResult[L]:
    """Apply the edits of all findings until none is left that can be applied. Nothing is written.

    check: checks the kit with some texts instead of its files. why_not_writable: why a file must not be changed; empty
    if it may be. is_selected: whether to fix a finding. A fix is undone if its finding stays, if its line gets another
    mistake, or if the kit cannot be read any more or loses a record.
    """
    first = result = check({})
    before: dict[str, Source] = {}
    texts: dict[str, str] = {}
    fixed: list[Finding] = []
    refused: dict[str, str] = {}
    failed: set[tuple[str, str, str]] = set()
    states = {_state(texts, before)}
    for _ in range(MOST_PASSES):
        fixable = [
            finding
            for finding in result.findings
            if finding.edits and is_selected(finding) and _kind(finding) not in failed
        ]
        edits = choose_compatible(
            [finding for finding in fixable if not _refused(finding, why_not_writable, refused)], result.sources
        )
        if not edits.findings or len(failed) > MOST_FAILURES:
            break
        edits, next_result = _best(check, result, texts, edits)
        if next_result is None:
            failed.add(_kind(edits.findings[0]))
            continue
        before = {file: result.sources[file] for file in edits.replacements} | before
        texts |= edits.texts(result.sources)
        fixed += edits.findings
        result = next_result
        if _state(texts, before) in states:
            break  # Two fixes undo each other endlessly.
        states.add(_state(texts, before))
    changed = {file: text for file, text in texts.items() if text != before[file].text}
    taken_back = frozenset(finding for finding in result.findings if finding.edits and _kind(finding) in failed)
    return FixResult(changed, before, tuple(fixed), first, result, refused, taken_back)


def _best(
    check: Callable[[Mapping[str, str]], L], result: CheckResult, texts: Mapping[str, str], edits: CompatibleEdits
) -> tuple[CompatibleEdits, L | None]:
    """As many of the findings as can be fixed at once, and the result of the check after that.

    A single finding and None if it cannot be fixed.
    """
    while True:
        next_result = check({**texts, **edits.texts(result.sources)})
        if _is_better(result, next_result, edits):
            return edits, next_result
        if len(edits.findings) == 1:
            return edits, None
        edits = choose_compatible(edits.findings[: len(edits.findings) // 2], result.sources)


def _state(texts: Mapping[str, str], before: Mapping[str, Source]) -> int:
    """A hash of the texts that have changed."""
    return hash(frozenset((file, text) for file, text in texts.items() if text != before[file].text))


def _refused(finding: Finding, why_not_writable: Callable[[str], str], refused: dict[str, str]) -> bool:
    """Whether a finding has an edit in a file that must not be changed; adds the reason to ``refused``."""
    reasons = {edit.span.file: why_not_writable(edit.span.file) for edit in finding.edits}
    refused.update({file: reason for file, reason in reasons.items() if reason})
    return any(reasons.values())


def _place(finding: Finding) -> tuple[str, str, str, int]:
    return (finding.span.file, finding.code, finding.message, finding.span.line)


def _is_better(before: CheckResult, after: CheckResult, edits: CompatibleEdits) -> bool:
    """Whether the fixed findings are gone and nothing is broken."""
    if (before.is_read and not after.is_read) or after.records < before.records:
        return False
    was, now = Counter(map(_kind, before.findings)), Counter(map(_kind, after.findings))
    places = {_place(finding) for finding in after.findings}
    stayed = (
        finding
        for finding in edits.findings
        if now[_kind(finding)] >= was[_kind(finding)] and _place(finding) in places
    )
    return next(stayed, None) is None and not _new_mistakes(before, after, edits)


def _kind(finding: Finding) -> tuple[str, str, str]:
    return (finding.span.file, finding.code, finding.message)


def _new_mistakes(before: CheckResult, after: CheckResult, edits: CompatibleEdits) -> bool:
    """Whether a changed line cannot be read now for another reason."""
    lines = {(edit.span.file, edit.span.line) for finding in edits.findings for edit in finding.edits}
    known = {_kind(finding) for finding in before.findings}
    return any(
        finding.severity is Severity.ERROR
        and finding.code.startswith(_READING)
        and (finding.span.file, finding.span.line) in lines
        and _kind(finding) not in known
        for finding in after.findings
    )
