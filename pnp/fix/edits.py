"""Findings with edits → the edits that go together, and texts with them put in."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pnp.findings import Edit, Finding
from pnp.nodes import Source
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Cut:
    """An edit by offsets: the characters from ``start`` up to ``end`` give way to ``text``."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Findings whose edits can be made at once, and these edits by file, in order of their places."""

    findings: tuple[Finding, ...]
    cuts: Mapping[str, Sequence[Cut]]


def choose(findings: Iterable[Finding], sources: Mapping[str, Source]) -> Choice:
    """The findings whose edits do not get in each other's way; of two that do, the first in the given order.

    All edits of a finding are made or none. Edits that are the same in every character count once. A finding is
    left out if one of its edits lies in no text that is known, or beyond its end.
    """
    chosen: list[Finding] = []
    cuts: dict[str, list[Cut]] = {}
    for finding in findings:
        wanted = _cuts(finding.edits, sources)
        if wanted and not any(_clash(cut, cuts.get(file, ())) for file, cut in wanted):
            chosen.append(finding)
            for file, cut in wanted:
                _insert(cuts.setdefault(file, []), cut)
    return Choice(tuple(chosen), cuts)


def _insert(cuts: list[Cut], cut: Cut) -> None:
    """Put a cut into its place, once."""
    at = bisect_left(cuts, cut)
    if cuts[at : at + 1] != [cut]:
        cuts.insert(at, cut)


def _cuts(edits: Sequence[Edit], sources: Mapping[str, Source]) -> list[tuple[str, Cut]]:
    """The edits of one finding by file; nothing if one of them cannot be made, or two of them clash."""
    found: dict[str, list[Cut]] = {}
    for edit in dict.fromkeys(edits):
        source = sources.get(edit.span.file)
        cut = _cut(edit, source) if source else None
        others = found.setdefault(edit.span.file, [])
        if cut is None or _clash(cut, others):
            return []
        _insert(others, cut)
    return [(file, cut) for file, cuts in found.items() for cut in cuts]


def _cut(edit: Edit, source: Source) -> Cut | None:
    """The offsets of an edit; None if the text has no such place, or has that there already."""
    span = edit.span
    start, end = offset(source, span.line, span.column), offset(source, span.end_line, span.end_column)
    if start is None or end is None or end < start:
        return None
    text = edit.text.replace("\n", line_break(source.text)) if "\r" not in edit.text else edit.text
    return Cut(start, end, text) if source.text[start:end] != text else None


def offset(source: Source, line: int, column: int) -> int | None:
    """Where a line and column, both from 1, are in the text; None if it has no such place."""
    if not 1 <= line <= len(source.starts) or not 1 <= column <= len(source.line(line)) + 1:
        return None
    return source.starts[line - 1] + column - 1


def line_break(text: str) -> str:
    """How the first line of a text ends; a newline if it has one line only."""
    at = text.find("\n")
    if at < 0:
        return "\r" if "\r" in text else "\n"
    return "\r\n" if text[at - 1 : at] == "\r" else "\n"


def _clash(cut: Cut, others: Sequence[Cut]) -> bool:
    """Whether a cut touches the characters of another, or is put in where another is, but for the very same one.

    others: in order, without clashes among them.
    """
    return any(cut != other and _touch(cut, other) for other in _near(cut, others))


def _near(cut: Cut, others: Sequence[Cut]) -> Iterator[Cut]:
    """The cut that begins before this one, and those that begin within it or at its end."""
    at = max(0, bisect_left(others, Cut(cut.start, -1, "")) - 1)
    while at < len(others) and others[at].start <= cut.end:
        yield others[at]
        at += 1


def _touch(one: Cut, other: Cut) -> bool:
    if one.start == one.end or other.start == other.end:
        return one.start <= other.end and other.start <= one.end
    return one.start < other.end and other.start < one.end


def put_in(text: str, cuts: Sequence[Cut]) -> str:
    """The text with every cut made. cuts: in order of their places."""
    parts: list[str] = []
    at = 0
    for cut in cuts:
        parts += [text[at : cut.start], cut.text]
        at = cut.end
    return "".join([*parts, text[at:]])
