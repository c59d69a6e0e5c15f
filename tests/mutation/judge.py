"""A damage → whether the checks find it, and where."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import Enum

from pnp.findings import Finding, Span
from pnp.nodes import Source
from pnp.values import dataclass
from tests.mutation.damage import Change, Damage
from tests.mutation.subject import Subject


class Verdict(Enum):
    """At the damaged or the contradicting line, at another one, or not at all."""

    AT = "at the line"
    ELSEWHERE = "elsewhere"
    MISSED = "not found"


@dataclass(frozen=True, slots=True)
class Judged:
    """What the checks said about a damage."""

    verdict: Verdict
    faults: tuple[Finding, ...]


def judge(subject: Subject, damage: Damage, *, with_layout: bool = False) -> Judged:
    """Damage the copy, run the checks on it, and mend it again."""
    sources = {change.source.file: change.source for change in damage.changes}
    try:
        for file, source in sources.items():
            changes = [one for one in damage.changes if one.source.file == file]
            (subject.folder / file).write_text(damaged(source, changes), encoding="utf-8", newline="")
        faults = tuple(subject.faults(with_layout=with_layout))
    finally:
        for file, source in sources.items():
            (subject.folder / file).write_text(source.text, encoding="utf-8", newline="")
    if not faults:
        return Judged(Verdict.MISSED, ())
    lines = set(_lines(damage, subject))
    at = any((span.file, span.line) in lines for one in faults for span in _spans(one))
    return Judged(Verdict.AT if at else Verdict.ELSEWHERE, faults)


def damaged(source: Source, changes: Sequence[Change]) -> str:
    """The text of a file after its changes."""
    text = source.text
    for change in sorted(changes, key=lambda one: one.start, reverse=True):
        text = text[: change.start] + change.text + text[change.end :]
    return text


def _spans(finding: Finding) -> Iterator[Span]:
    yield finding.span
    yield from (one.span for one in finding.related)


def _lines(damage: Damage, subject: Subject) -> Iterator[tuple[str, int]]:
    """Every line at which a finding counts, in the damaged files."""
    by_file: dict[str, list[Change]] = defaultdict(list)
    for change in damage.changes:
        by_file[change.source.file].append(change)
    for file, changes in by_file.items():
        for change in changes:
            source, start = Source(file, damaged(change.source, changes)), _moved(changes, change.start)
            first, last = source.position(start)[0], source.position(start + len(change.text))[0]
            # What was taken away leaves its neighbours.
            yield from ((file, line) for line in range(first - (not change.text), last + 1))
    for span in damage.against:
        source = subject.sources[span.file]
        changes = by_file.get(span.file, [])
        offset = source.starts[span.line - 1]
        yield span.file, Source(span.file, damaged(source, changes)).position(_moved(changes, offset))[0]


def _moved(changes: Sequence[Change], offset: int) -> int:
    """Where a character stands after the changes before it."""
    return offset + sum(
        len(one.text) - (one.end - one.start) for one in changes if one.end <= offset and one.start < offset
    )
