"""A look at a kit with errors, or with a file less → the same with the faces that are gone, as they were last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.findings import Finding, Severity, Span
from pnp.frame import Face, Page
from pnp.layout.codes import PIECES
from pnp.pipeline.generation import Generation, ShownComponent

# The families of what cannot be read and of names that nothing has: with others, all that is listed is printed.
_LOSES_FACES: Final = ("Y", "N", PIECES)

# An error without its place, which changes with every line.
_Error = tuple[str, str]
# A face or page with the look that can draw it.
KeptFace = tuple[Generation, Face | Page]


class LastGoodFaces:
    """Keeps the faces of the last look that showed nothing old.

    What is gone since then is shown as it was as long as there are errors that this look did not have: a misspelled
    ``of:`` empties no deck. While nobody knows the errors, it is shown, too, and so is what was written in a file that
    is gone: a file without which the kit has no error may be gone by mistake. Of a component whose ``where:`` has an
    error, nobody knows which pieces are meant: all of it stays as it was.
    """

    def __init__(self) -> None:
        self._good = Generation(sources={})

    def added(self, look: Generation) -> tuple[Generation, Mapping[str, KeptFace]]:
        """A look with the faces that are kept, and these by their names."""
        good = self._good
        unsure = frozenset(_unsure(look, good))
        now = {shown.component.id: shown for shown in look.components if shown.component.id not in unsure}
        joined = {shown.component.id: _joined(shown, now.get(shown.component.id)) for shown in good.components}
        shown_now = dict(_frames(now.values()))
        gone = {name: (good, frame) for name, frame in _frames(joined.values()) if name not in shown_now}
        is_known = look.has_findings and not good.sources.keys() - look.sources.keys()
        if not gone or (is_known and not _errors(look.findings) - _errors(good.findings)):
            if look.is_complete:
                self._good = look
            return look, {}
        listed = {shown.component.id: shown for shown in look.components}
        return replace(look, components=tuple((listed | joined).values())), gone

    def lost_files(self, look: Generation) -> tuple[str, ...]:
        """The files that the last good look had and this one has not."""
        return tuple(file for file in self._good.sources if file not in look.sources)


def _unsure(look: Generation, good: Generation) -> Iterator[str]:
    """The components that have other pieces than before, and an error in what says which."""
    for shown in look.components:
        before, component = good.component(shown.component.id), shown.component
        conditions = [part.at("where") for part in component.printing if part.where]
        if before is None or look.kit is None or not conditions or _pieces(before) == _pieces(shown):
            continue
        _, findings = look.kit.context.untraced_layout.series(component)
        if any(_begins_in(finding.span, condition) for finding in findings for condition in conditions):
            yield component.id


def _pieces(shown: ShownComponent) -> list[str]:
    return [piece.id for piece in shown.pieces]


def _begins_in(span: Span, condition: Span) -> bool:
    start = (condition.line, condition.column)
    return span.file == condition.file and start <= (span.line, span.column) <= (
        condition.end_line,
        condition.end_column,
    )


def _joined(before: ShownComponent, now: ShownComponent | None) -> ShownComponent:
    """A component with the pieces that it has and had; with the pages that it had if it has none."""
    if now is None:
        return before
    pieces = {piece.id: piece for piece in (*before.pieces, *now.pieces)}
    return replace(now, pieces=tuple(pieces.values()), pages=now.pages or before.pages)


def _frames(components: Iterable[ShownComponent]) -> Iterator[tuple[str, Face | Page]]:
    return ((name, frame) for shown in components for name, frame in shown.frames.items())


def _errors(findings: Iterable[Finding]) -> set[_Error]:
    """The errors with which faces may be gone."""
    return {
        (finding.code, finding.message)
        for finding in findings
        if finding.severity is Severity.ERROR and finding.code.startswith(_LOSES_FACES)
    }
