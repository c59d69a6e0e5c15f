"""Write findings as text: place, severity, code and message, then the source line, the hint and related places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap

from pnp.findings import Finding, Related, Span
from pnp.nodes import Source
from pnp.report.excerpt import WIDEST, excerpt
from pnp.report.printable import printable
from pnp.values import dataclass

Paint = Callable[[str, str], str]

# This many findings of one code in one file are shown in full, the others in one line each.
IN_FULL = 5
_MENDS = "[--fix]"
_NARROWEST = 20


def plain(text: str, style: str) -> str:
    """Text without colour, for files and pipes."""
    return text


def as_text(
    findings: Sequence[Finding],
    sources: Mapping[str, Source],
    names: Mapping[str, str],
    paint: Paint = plain,
    width: int | None = None,
    following: Mapping[Finding, Sequence[Finding]] | None = None,
) -> str:
    """Every finding as ``file:line:col: error CODE message (name)`` with its source line, carets and hint.

    names: the name of each code. paint: applies a style (``error``, ``warning``, ``info``, ``path``, ``muted``,
    ``hint``) to a text. width: columns of the terminal; None for a file or a pipe, where lines are not wrapped. Of many
    findings of one code in one file, those after the first few take one line each. following: findings that are only
    counted behind those from which they may follow.
    """
    following = following or {}
    report = _Report(sources, names, paint, width, following)
    counted = {finding for found in following.values() for finding in found}
    seen = Counter[tuple[str, str]]()
    parts = []
    for finding in (finding for finding in findings if finding not in counted):
        kind = (finding.span.file, finding.code)
        seen[kind] += 1
        parts += report.finding(finding) if seen[kind] <= IN_FULL else [report.head(finding)]
        parts += report.consequences(finding)
    return "".join(f"{line}\n" for line in parts)


@dataclass(frozen=True, slots=True)
class _Report:
    """Prints findings."""

    sources: Mapping[str, Source]
    names: Mapping[str, str]
    paint: Paint
    width: int | None
    following: Mapping[Finding, Sequence[Finding]]

    def finding(self, finding: Finding) -> list[str]:
        """All lines of one finding."""
        lines = [self.head(finding), *self.excerpt(finding.span, finding.severity.value), *self.help(finding)]
        for related in finding.related:
            lines += self.related(related, finding.span)
        return [*lines, *self.also(finding)]

    def also(self, finding: Finding) -> Iterator[str]:
        """The other places of a cause."""
        if finding.also:
            places = ", ".join(printable(str(span)) for span in finding.also)
            more = finding.places - 1 - len(finding.also)
            rest = f" and {more:,} more" if more else ""
            yield f"  {self.paint('also', 'muted')} {places}{rest} (--all-places shows each)"

    def consequences(self, finding: Finding) -> Iterator[str]:
        """How many findings may follow from one, and which."""
        found = self.following.get(finding, ())
        if found:
            codes = ", ".join(dict.fromkeys(consequence.code for consequence in found))
            number = f"{len(found):,} that may follow from it: {codes}"
            yield f"  {self.paint('and', 'muted')} {number} (--all-places shows {'it' if len(found) == 1 else 'them'})"

    def head(self, finding: Finding) -> str:
        """The first line of a finding."""
        severity = finding.severity.value
        name = self.names.get(finding.code, "")
        return (
            f"{self.paint(printable(str(finding.span)), 'path')}: "
            f"{self.paint(f'{severity} {finding.code}', severity)} {printable(finding.message)}"
            + (self.paint(f" ({name})", "muted") if name else "")
        )

    def excerpt(self, span: Span, style: str) -> Iterator[str]:
        """The source line, with carets below the place."""
        margin = len(f"  {span.line} | ")
        widest = WIDEST if self.width is None else max(_NARROWEST, min(WIDEST, self.width - margin))
        source_line = excerpt(span, self.sources.get(span.file), widest)
        if source_line:
            blank = " " * len(source_line.number)
            yield f"  {self.paint(f'{source_line.number} |', 'muted')} {source_line.line}"
            yield f"  {self.paint(f'{blank} |', 'muted')} {source_line.blanks}{self.paint(source_line.carets, style)}"

    def help(self, finding: Finding) -> Iterator[str]:
        """The hint, and whether pnp can fix the finding."""
        mends = f" {_MENDS}" if finding.edits else ""
        if not finding.hint and not mends:
            return
        first, *others = self._wrapped(printable(finding.hint) or "pnp can mend this", len(f"  help{mends}: "))
        yield f"  {self.paint(f'help{mends}:', 'hint')} {first}"
        yield from (f"        {line}" for line in others)

    def related(self, related: Related, place: Span) -> Iterator[str]:
        """A related place, with its source line unless that is shown already."""
        place_text = self.paint(printable(str(related.span)), "path")
        yield f"  {self.paint('see', 'muted')} {place_text}: {printable(related.message)}"
        if (related.span.file, related.span.line) != (place.file, place.line):
            yield from self.excerpt(related.span, "muted")

    def _wrapped(self, text: str, indent: int) -> list[str]:
        """A text wrapped to the width of the terminal, if there is one."""
        if self.width is None:
            return [text]
        return wrap(text, max(_NARROWEST, self.width - indent), break_on_hyphens=False) or [""]
