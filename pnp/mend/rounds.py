"""What a check sees → the texts that it would see with everything mended: check, mend, check again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

from pnp.findings import Finding, Severity
from pnp.mend.edits import Choice, choose, put_in
from pnp.nodes import Source
from pnp.values import dataclass

# A mend may show the next thing to mend. Nothing goes on for so long, unless it goes in a circle.
MOST_ROUNDS: Final = 100
_READING: Final = "Y"


class Looked(Protocol):
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


L = TypeVar("L", bound=Looked)


@dataclass(frozen=True, slots=True)
class Mended(Generic[L]):
    """What mending came to.

    texts: the mended files. findings: what was mended, in the order in which it was. first, left: what the check
    saw before and sees after it. refused: why files that have something to mend are left alone.
    """

    texts: Mapping[str, str]
    findings: tuple[Finding, ...]
    first: L
    left: L
    refused: Mapping[str, str]


def mend(
    look: Callable[[Mapping[str, str]], L],
    why_not: Callable[[str], str],
    wanted: Callable[[Finding], bool] = lambda finding: True,
) -> Mended[L]:
    """Make the edits of all findings, until none is left that can be made.

    look: checks the kit with some texts in the place of its files. why_not: why a file must not be changed, or
    nothing. wanted: whether a finding shall be mended. Nothing is written. A mend that does not take its finding
    away, that makes its own line wrong in another way, or that leaves a kit that cannot be read, is taken back.
    """
    first = seen = look({})
    texts: dict[str, str] = {}
    done: list[Finding] = []
    refused: dict[str, str] = {}
    given_up: set[tuple[str, str, str, int]] = set()
    for _ in range(MOST_ROUNDS):
        able = [one for one in seen.findings if one.edits and wanted(one) and _place(one) not in given_up]
        choice = choose([one for one in able if not _refused(one, why_not, refused)], seen.sources)
        if not choice.findings:
            break
        after = look({**texts, **_texts(choice, seen)})
        while not _is_better(seen, after, choice) and len(choice.findings) > 1:
            choice = choose(choice.findings[: len(choice.findings) // 2], seen.sources)
            after = look({**texts, **_texts(choice, seen)})
        if _is_better(seen, after, choice):
            texts |= _texts(choice, seen)
            done += choice.findings
            seen = after
        else:
            given_up.add(_place(choice.findings[0]))
    return Mended(texts, tuple(done), first, seen, refused)


def _refused(finding: Finding, why_not: Callable[[str], str], refused: dict[str, str]) -> bool:
    """Whether a finding has an edit in a file that must not be changed; the reason goes to ``refused``."""
    reasons = {edit.span.file: why_not(edit.span.file) for edit in finding.edits}
    refused.update({file: reason for file, reason in reasons.items() if reason})
    return any(reasons.values())


def _texts(choice: Choice, seen: Looked) -> dict[str, str]:
    return {file: put_in(seen.sources[file].text, cuts) for file, cuts in choice.cuts.items()}


def _place(finding: Finding) -> tuple[str, str, str, int]:
    return (finding.span.file, finding.code, finding.message, finding.span.line)


def _is_better(before: Looked, after: Looked, choice: Choice) -> bool:
    """Whether what was mended is gone, and nothing has broken by it."""
    if before.is_read and not after.is_read:
        return False
    was, now = Counter(map(_kind, before.findings)), Counter(map(_kind, after.findings))
    places = {_place(one) for one in after.findings}
    stayed = (one for one in choice.findings if now[_kind(one)] >= was[_kind(one)] and _place(one) in places)
    return next(stayed, None) is None and not _new_mistakes(before, after, choice)


def _kind(finding: Finding) -> tuple[str, str, str]:
    return (finding.span.file, finding.code, finding.message)


def _new_mistakes(before: Looked, after: Looked, choice: Choice) -> bool:
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
