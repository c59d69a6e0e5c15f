"""What a check sees → the texts that it would see with everything mended: check, mend, check again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

from pnp.findings import Finding, Severity
from pnp.fix.edits import Choice, choose, put_in
from pnp.nodes import Source
from pnp.values import dataclass

# A kit with so many mends that do not help is better looked at by a person.
MOST_FAILURES: Final = 50
# A mend may show the next thing to mend; a file may be a thousand lines of JSON with commas behind them.
MOST_PASSES: Final = 2000
_READING: Final = "Y"


class CheckResult(Protocol):
    """What a check of a kit comes to."""

    @property
    def findings(self) -> Sequence[Finding]:
        """Everything that was found, in reading order."""

    @property
    def sources(self) -> Mapping[str, Source]:
        """Every text that was read, by the file that findings name."""

    @property
    def is_read(self) -> bool:
        """Whether nothing kept the kit from being read."""

    @property
    def records(self) -> int:
        """How many records the kit has."""


L = TypeVar("L", bound=CheckResult)


@dataclass(frozen=True, slots=True)
class FixResult(Generic[L]):
    """What mending came to.

    texts: the mended files. before: what was in them. findings: what was mended, in the order in which it was.
    first, left: what the check saw before and sees after it. refused: why files that have something to mend are
    left alone.
    """

    texts: Mapping[str, str]
    before: Mapping[str, Source]
    findings: tuple[Finding, ...]
    first: L
    left: L
    refused: Mapping[str, str]


def fix(
    look: Callable[[Mapping[str, str]], L],
    why_not: Callable[[str], str],
    wanted: Callable[[Finding], bool] = lambda finding: True,
) -> FixResult[L]:
    """Make the edits of all findings, until none is left that can be made.

    look: checks the kit with some texts in the place of its files. why_not: why a file must not be changed, or
    nothing. wanted: whether a finding shall be mended. Nothing is written. A mend that does not take its finding
    away, that makes its own line wrong in another way, or that leaves a kit that cannot be read or lacks a record, is
    taken back.
    """
    first = seen = look({})
    before: dict[str, Source] = {}
    texts: dict[str, str] = {}
    done: list[Finding] = []
    refused: dict[str, str] = {}
    given_up: set[tuple[str, str, str]] = set()
    states = {_state(texts, before)}
    for _ in range(MOST_PASSES):
        able = [one for one in seen.findings if one.edits and wanted(one) and _kind(one) not in given_up]
        choice = choose([one for one in able if not _refused(one, why_not, refused)], seen.sources)
        if not choice.findings or len(given_up) > MOST_FAILURES:
            break
        choice, after = _best(look, seen, texts, choice)
        if after is None:
            given_up.add(_kind(choice.findings[0]))
            continue
        before = {file: seen.sources[file] for file in choice.cuts} | before
        texts |= _texts(choice, seen)
        done += choice.findings
        seen = after
        if _state(texts, before) in states:
            break  # Two mends undo each other, and would for ever.
        states.add(_state(texts, before))
    changed = {file: text for file, text in texts.items() if text != before[file].text}
    return FixResult(changed, before, tuple(done), first, seen, refused)


def _best(
    look: Callable[[Mapping[str, str]], L], seen: CheckResult, texts: Mapping[str, str], choice: Choice
) -> tuple[Choice, L | None]:
    """As many of the chosen findings as can be mended at once, and what the check says then.

    None, with a single finding, if it cannot be mended.
    """
    while True:
        after = look({**texts, **_texts(choice, seen)})
        if _is_better(seen, after, choice):
            return choice, after
        if len(choice.findings) == 1:
            return choice, None
        choice = choose(choice.findings[: len(choice.findings) // 2], seen.sources)


def _state(texts: Mapping[str, str], before: Mapping[str, Source]) -> int:
    """A number that is the same for the same texts; those that are as they were do not count."""
    return hash(frozenset((file, text) for file, text in texts.items() if text != before[file].text))


def _refused(finding: Finding, why_not: Callable[[str], str], refused: dict[str, str]) -> bool:
    """Whether a finding has an edit in a file that must not be changed; the reason goes to ``refused``."""
    reasons = {edit.span.file: why_not(edit.span.file) for edit in finding.edits}
    refused.update({file: reason for file, reason in reasons.items() if reason})
    return any(reasons.values())


def _texts(choice: Choice, seen: CheckResult) -> dict[str, str]:
    return {file: put_in(seen.sources[file].text, cuts) for file, cuts in choice.cuts.items()}


def _place(finding: Finding) -> tuple[str, str, str, int]:
    return (finding.span.file, finding.code, finding.message, finding.span.line)


def _is_better(before: CheckResult, after: CheckResult, choice: Choice) -> bool:
    """Whether what was mended is gone, and nothing has broken by it."""
    if (before.is_read and not after.is_read) or after.records < before.records:
        return False
    was, now = Counter(map(_kind, before.findings)), Counter(map(_kind, after.findings))
    places = {_place(one) for one in after.findings}
    stayed = (one for one in choice.findings if now[_kind(one)] >= was[_kind(one)] and _place(one) in places)
    return next(stayed, None) is None and not _new_mistakes(before, after, choice)


def _kind(finding: Finding) -> tuple[str, str, str]:
    return (finding.span.file, finding.code, finding.message)


def _new_mistakes(before: CheckResult, after: CheckResult, choice: Choice) -> bool:
    """Whether a line that was mended cannot be read for another reason now."""
    lines = {(edit.span.file, edit.span.line) for one in choice.findings for edit in one.edits}
    known = {_kind(one) for one in before.findings}
    return any(
        one.severity is Severity.ERROR
        and one.code.startswith(_READING)
        and (one.span.file, one.span.line) in lines
        and _kind(one) not in known
        for one in after.findings
    )
