"""A finding → the faces that it is about, and the spaces of boards on them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from pnp.checks.cell_span import cell_span
from pnp.findings import Finding, Span
from pnp.layout.series import SeriesEntry
from pnp.model.board_places import place_records
from pnp.model.boards import Board
from pnp.nodes import Source
from pnp.pipeline.generation import Generation

# A finding about a record that is on many pieces names the first of them.
_MOST_FACES: Final = 50
_MOST_SPACES: Final = 60
_SHORT: Final = 30
_NAMED_FACE: Final = re.compile(r"[\w.-]+/[\w.-]+(?:/back)?")
# Names of cells as letters with numbers, or at least three digits: shorter numbers count something.
_NAMED_CELL: Final = re.compile(r"\b(?:[A-Za-z]{1,2}\d{1,3}|\d{3,6}|\d{1,3}\.\d{1,3})\b")


class FacesOfFindings:
    """Which faces show what a finding is about.

    Those that its message names, and those of the record in which it is. Other places that it refers to only say what
    it is compared with, unless the finding is about an element of a layout: then they say on which face that is.
    described: every face, by name, with what it shows.
    """

    def __init__(self, generation: Generation, described: Iterable[tuple[str, SeriesEntry]]) -> None:
        self._sources = generation.sources
        self._by_file: dict[str, list[tuple[Span, str]]] = {}
        self._boards: list[tuple[str, Board]] = []
        self._names = set[str]()
        self._components = frozenset(shown.component.id for shown in generation.components)
        for name, entry in described:
            self._names.add(name)
            if entry.record.node is not None:
                self._by_file.setdefault(entry.span.file, []).append((entry.span, name))
            if isinstance(entry.record, Board):
                self._boards.append((name, entry.record))
        loaded = generation.kit.loaded if generation.kit else None
        self._layouts = [layout.span for layout in loaded.layouts] if loaded else []

    def __call__(self, finding: Finding) -> list[str]:
        """The names of faces, the first of them."""
        if named := self.named(finding):
            return named[:_MOST_FACES]
        found: dict[str, None] = {}
        for span in (finding.span, *finding.also):
            found |= dict.fromkeys(self._around(span))
        if any(contains(layout, finding.span) for layout in self._layouts):
            found |= dict.fromkeys(name for related in finding.related for name in self._around(related.span))
        found |= dict.fromkeys(name for name, _ in self.spaces(finding))
        return list(found)[:_MOST_FACES]

    def spaces(self, finding: Finding) -> list[tuple[str, str]]:
        """The spaces of boards that a finding is about, each after the name of the face on which the board is."""
        if self.named(finding):
            return []
        marked = _marked(finding.span, self._sources)
        # What is marked as a whole, such as a row of a table, names spaces by the way.
        words = f"{finding.message} {marked}" if len(marked) <= _SHORT else finding.message
        cells = dict.fromkeys(_NAMED_CELL.findall(words))
        found: dict[tuple[str, str], None] = {}
        for face, board in self._boards:
            named = (cell for cell in cells if board.grid and board.grid.lattice.cell(cell) is not None)
            found |= dict.fromkeys((face, name) for name in (*named, *_written_there(board, finding.span)))
        return list(found)[:_MOST_SPACES]

    def is_of_hidden(self, finding: Finding, shown: Collection[str]) -> bool:
        """Whether a finding names faces of our components that are not shown. shown: the names of those that are."""
        named = _NAMED_FACE.findall(finding.message)
        return any(name not in shown and name.partition("/")[0] in self._components for name in named)

    def named(self, finding: Finding) -> list[str]:
        """The sides of pieces that the message of a finding names: it is about no others."""
        names = dict.fromkeys(_NAMED_FACE.findall(finding.message))
        return [name for name in names if name.removesuffix("/back") in self._names]

    def _around(self, span: Span) -> Iterator[str]:
        return (name for outer, name in self._by_file.get(span.file, ()) if contains(outer, span))


def contains(outer: Span, span: Span) -> bool:
    """Whether a place begins inside another one of the same file."""
    start = (span.line, span.column)
    ends = (outer.end_line or outer.line, outer.end_column or outer.column + 1)
    return outer.file == span.file and (outer.line, outer.column) <= start < ends


def _written_there(board: Board, span: Span) -> Iterator[str]:
    """The spaces of a board whose record, or whose character of the drawing, is at a place."""
    if board.node is None or not contains(board.span, span):
        return
    if board.grid and contains(board.grid.at("cells"), span):
        lattice = board.grid.lattice
        yield from (lattice.name(cell) for cell, _ in board.grid.drawn() if contains(cell_span(board.grid, cell), span))
    else:
        yield from (place.id for _, place in place_records(board) if place.id and contains(place.span, span))


def _marked(span: Span, sources: Mapping[str, Source]) -> str:
    """What is written at a place."""
    source = sources.get(span.file)
    if source is None:
        return ""
    start, end = source.marked(span)
    return source.line(span.line)[start:end]
