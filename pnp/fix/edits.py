"""Choose edits of findings that do not conflict, and apply them to texts."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pnp.findings import Edit, Finding
from pnp.nodes import Source
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Replacement:
    """An edit by offsets: ``text`` replaces the characters from ``start`` up to ``end``."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class CompatibleEdits:
    """Findings whose edits do not conflict, and these edits by file, in order of their places."""

    findings: tuple[Finding, ...]
    replacements: Mapping[str, Sequence[Replacement]]

    def texts(self, sources: Mapping[str, Source]) -> dict[str, str]:
        """The new text of each file."""
        return {file: apply_edits(sources[file].text, changes) for file, changes in self.replacements.items()}


def choose_compatible(findings: Iterable[Finding], sources: Mapping[str, Source]) -> CompatibleEdits:
    """The findings whose edits do not conflict; of two that do, the first in the given order.

    Either all edits of a finding are chosen or none. Equal edits count once. A finding is left out if one of its edits
    is in an unknown file, or beyond the end of its file.
    """
    chosen: list[Finding] = []
    replacements: dict[str, list[Replacement]] = {}
    for finding in findings:
        edits_by_file = _replacements(finding.edits, sources)
        if edits_by_file and not any(
            _conflicts(replacement, replacements.get(file, ())) for file, replacement in edits_by_file
        ):
            chosen.append(finding)
            for file, replacement in edits_by_file:
                _insert(replacements.setdefault(file, []), replacement)
    return CompatibleEdits(tuple(chosen), replacements)


def _insert(replacements: list[Replacement], replacement: Replacement) -> None:
    """Insert a replacement in order, once."""
    at = bisect_left(replacements, replacement)
    if replacements[at : at + 1] != [replacement]:
        replacements.insert(at, replacement)


def _replacements(edits: Sequence[Edit], sources: Mapping[str, Source]) -> list[tuple[str, Replacement]]:
    """The replacements of one finding with their files; empty if one is impossible or two conflict."""
    by_file: dict[str, list[Replacement]] = {}
    for edit in dict.fromkeys(edits):
        source = sources.get(edit.span.file)
        replacement = _replacement(edit, source) if source else None
        others = by_file.setdefault(edit.span.file, [])
        if replacement is None or _conflicts(replacement, others):
            return []
        _insert(others, replacement)
    return [(file, replacement) for file, replacements in by_file.items() for replacement in replacements]


def _replacement(edit: Edit, source: Source) -> Replacement | None:
    """An edit by offsets; None if the text has no such place, or if it changes nothing."""
    span = edit.span
    start, end = offset(source, span.line, span.column), offset(source, span.end_line, span.end_column)
    if start is None or end is None or end < start:
        return None
    text = edit.text.replace("\n", line_break(source.text)) if "\r" not in edit.text else edit.text
    return Replacement(start, end, text) if source.text[start:end] != text else None


def offset(source: Source, line: int, column: int) -> int | None:
    """The offset of a line and column, both from 1; None if the text has no such place."""
    if not 1 <= line <= len(source.starts) or not 1 <= column <= len(source.line(line)) + 1:
        return None
    return source.starts[line - 1] + column - 1


def line_break(text: str) -> str:
    """The line break of the first line of a text; a newline if there is only one line."""
    at = text.find("\n")
    if at < 0:
        return "\r" if "\r" in text else "\n"
    return "\r\n" if text[at - 1 : at] == "\r" else "\n"


def _conflicts(replacement: Replacement, others: Sequence[Replacement]) -> bool:
    """Whether a replacement overlaps or touches another one that is not equal to it.

    others: in order, without conflicts among them.
    """
    return any(replacement != other and _touch(replacement, other) for other in _near(replacement, others))


def _near(replacement: Replacement, others: Sequence[Replacement]) -> Iterator[Replacement]:
    """The replacement that begins before this one, and those that begin within it or at its end."""
    at = max(0, bisect_left(others, Replacement(replacement.start, -1, "")) - 1)
    while at < len(others) and others[at].start <= replacement.end:
        yield others[at]
        at += 1


def _touch(replacement: Replacement, other: Replacement) -> bool:
    if replacement.start == replacement.end or other.start == other.end:
        return replacement.start <= other.end and other.start <= replacement.end
    return replacement.start < other.end and other.start < replacement.end


def apply_edits(text: str, replacements: Sequence[Replacement]) -> str:
    """The text with all replacements made. replacements: in order of their places."""
    parts: list[str] = []
    at = 0
    for replacement in replacements:
        parts += [text[at : replacement.start], replacement.text]
        at = replacement.end
    return "".join([*parts, text[at:]])
