"""Findings → text for people: place, severity, code, message, then the line, the cure, the other places."""

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

# So many findings of one code in one file are shown with their lines; of the others, one line each.
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
) -> str:
    """Every finding as ``file:line:col: error CODE message (name)`` with the line, a caret and the cure.

    names: the name of each code. paint: puts a style (``error``, ``warning``, ``info``, ``path``, ``muted``,
    ``hint``) around a text. width: columns of the terminal; None for a file or a pipe, where no line is broken.
    Of many findings of one code in one file, those after the first few are one line each.
    """
    report = _Report(sources, names, paint, width)
    seen = Counter[tuple[str, str]]()
    parts = []
    for finding in findings:
        kind = (finding.span.file, finding.code)
        seen[kind] += 1
        parts += report.finding(finding) if seen[kind] <= IN_FULL else [report.head(finding)]
    return "".join(f"{line}\n" for line in parts)


@dataclass(frozen=True, slots=True)
class _Report:
    """What every finding is printed with."""

    sources: Mapping[str, Source]
    names: Mapping[str, str]
    paint: Paint
    width: int | None

    def finding(self, finding: Finding) -> list[str]:
        """All lines of one finding."""
        lines = [self.head(finding), *self.excerpt(finding.span, finding.severity.value), *self.help(finding)]
        for one in finding.related:
            lines += self.related(one, finding.span)
        return lines

    def head(self, finding: Finding) -> str:
        """The line that says it all to those who know."""
        severity = finding.severity.value
        name = self.names.get(finding.code, "")
        return (
            f"{self.paint(printable(str(finding.span)), 'path')}: "
            f"{self.paint(f'{severity} {finding.code}', severity)} {printable(finding.message)}"
            + (self.paint(f" ({name})", "muted") if name else "")
        )

    def excerpt(self, span: Span, style: str) -> Iterator[str]:
        """The source line with carets below the place."""
        margin = len(f"  {span.line} | ")
        widest = WIDEST if self.width is None else max(_NARROWEST, min(WIDEST, self.width - margin))
        found = excerpt(span, self.sources.get(span.file), widest)
        if found:
            blank = " " * len(found.number)
            yield f"  {self.paint(f'{found.number} |', 'muted')} {found.line}"
            yield f"  {self.paint(f'{blank} |', 'muted')} {found.blanks}{self.paint(found.carets, style)}"

    def help(self, finding: Finding) -> Iterator[str]:
        """The cure, and whether pnp can do it."""
        mends = f" {_MENDS}" if finding.edits else ""
        if not finding.hint and not mends:
            return
        first, *others = self._broken(
            printable(finding.hint) or "this can be mended by itself", len(f"  help{mends}: ")
        )
        yield f"  {self.paint(f'help{mends}:', 'hint')} {first}"
        yield from (f"        {line}" for line in others)

    def related(self, one: Related, place: Span) -> Iterator[str]:
        """Another place, with its own line unless that is shown already."""
        yield f"  {self.paint('see', 'muted')} {self.paint(printable(str(one.span)), 'path')}: {printable(one.message)}"
        if (one.span.file, one.span.line) != (place.file, place.line):
            yield from self.excerpt(one.span, "muted")

    def _broken(self, text: str, indent: int) -> list[str]:
        """A text in lines that fit a terminal; as it is where there is none."""
        if self.width is None:
            return [text]
        return wrap(text, max(_NARROWEST, self.width - indent), break_on_hyphens=False) or [""]
