"""What the desk shows → plain values for the page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from pnp.checks import manual
from pnp.checks.pages import PROSE
from pnp.findings import Finding, Severity, Span, column_letters
from pnp.fix.writable_files import path_in
from pnp.layout.geometry.box import Box
from pnp.layout.origins import Origin
from pnp.layout.series import SeriesEntry, series
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.nodes import ListNode, Node, Scalar, Source
from pnp.nodes.sheet import SheetSource
from pnp.pipeline.generation import Generation, ShownComponent
from pnp.preview.desk import Desk, View
from pnp.preview.faces_of_findings import FacesOfFindings, contains
from pnp.preview.history import BuildChanges
from pnp.report.causes import cause_of
from pnp.report.consequences import consequences
from pnp.report.excerpt import excerpt

if TYPE_CHECKING:
    from pnp.document.origins import PageOrigins

_DIVIDED = re.compile(r"(\w+)- (\w+)")
_MOST_WORDS = 400
# Of what a build has changed, so many faces and findings are listed.
_MOST_CHANGED = 200
# Of a row of a sheet, so many columns around a cell are shown, and so many characters of each.
_MOST_COLUMNS = 8
_MOST_OF_CELL = 90


def state(desk: Desk, view: View) -> dict[str, Any]:
    """The whole view: what is printed, what is wrong, what has changed."""
    generation = view.generation
    kit = generation.kit
    entries = {
        shown.component.id: list(_entries(shown, kit.game))
        for shown in generation.components
        if kit is not None and not shown.component.book
    }
    faces_of = FacesOfFindings(generation, (pair for pairs in entries.values() for pair in pairs))
    return {
        "version": view.version,
        "number": generation.number,
        "shown": desk.shown,
        "root": str(desk.root.resolve()),
        "paper": [desk.papers[0].id, desk.papers[0].name],
        "title": kit.game.kit.title if kit else desk.shown,
        "complete": generation.is_complete,
        "checked": generation.has_findings,
        "broken": generation.is_broken,
        "partial": generation.is_partial,
        "gone": generation.is_broken and not desk.root.is_dir(),
        "fault": generation.fault,
        "events": list(generation.events),
        "old": len({name.removesuffix("/back") for name in view.old}),
        "lost": [file.removeprefix(f"{desk.shown}/") for file in view.lost],
        "components": [_component(shown, entries.get(shown.component.id, ()), view) for shown in generation.components],
        "findings": list(_findings(view, _Places(desk, generation), faces_of)),
        "changed": sorted(name for name in generation.changed if _differs(view, name)) if view.before else [],
        "before": {
            name: view.before[name] for name in generation.changed if name in view.before and _differs(view, name)
        },
        "history": [asdict(note) for note in view.history],
    }


def _findings(view: View, places: _Places, faces_of: FacesOfFindings) -> Iterator[dict[str, Any]]:
    """All findings, each with its place, its faces and the number of the finding that it follows from."""
    generation, codes = view.generation, manual.names()
    numbers = {finding: number for number, finding in enumerate(generation.findings)}
    following = consequences(generation.findings, generation.sources)
    causes = {finding: cause for cause, found in following.items() for finding in found} | _hidden(view, faces_of)
    firsts: dict[tuple[str, Severity, str], int] = {}
    for number, finding in enumerate(generation.findings):
        if finding not in causes:
            firsts.setdefault(cause_of(finding), number)
    texts = generation.kit.game.texts if generation.kit else ()
    in_books = {source.file for text in texts for source in text.sources}
    for number, finding in enumerate(generation.findings):
        yield {
            "code": finding.code,
            "name": codes.get(finding.code, ""),
            "severity": finding.severity.value,
            "message": finding.message,
            "hint": finding.hint,
            "place": places.of(finding.span),
            "excerpt": _excerpt(finding.span, generation.sources),
            "related": [{"message": related.message, "place": places.of(related.span)} for related in finding.related],
            "fixable": bool(finding.edits),
            "faces": faces_of(finding),
            "names_sides": bool(faces_of.named(finding)),
            "spaces": faces_of.spaces(finding),
            "in_book": finding.span.file in in_books,
            "cause": numbers[causes[finding]] if finding in causes else None,
            "first": firsts.get(cause_of(finding), number),
        }


def _hidden(view: View, faces_of: FacesOfFindings) -> dict[Finding, Finding]:
    """Findings about pieces in whose place others are shown, each with the error because of which they are."""
    findings = view.generation.findings
    cause = next((finding for finding in findings if finding.severity is Severity.ERROR), None)
    if not view.old or cause is None:
        return {}
    return {
        finding: cause for finding in findings if finding is not cause and faces_of.is_of_hidden(finding, view.hashes)
    }


def _differs(view: View, name: str) -> bool:
    """Whether a face looks different from what was shown of it before: what was kept may have come back as it was."""
    return view.before.get(name) != view.hashes.get(name)


def build(changes: BuildChanges) -> dict[str, Any]:
    """What one build of the history has changed: faces with their drawings before and after, and findings."""
    return {
        **asdict(changes.note),
        "faces": [
            {"name": face.name, "size": [face.size.width, face.size.height], "before": face.before, "after": face.after}
            for face in changes.faces[:_MOST_CHANGED]
        ],
        "more": max(0, len(changes.faces) - _MOST_CHANGED),
        **{
            key: [
                {"code": finding.code, "severity": finding.severity.value, "message": finding.message}
                for finding in found[:_MOST_CHANGED]
            ]
            for key, found in (("new_findings", changes.new), ("cured_findings", changes.cured))
        },
    }


def title(desk: Desk) -> dict[str, str]:
    """What a kit is called in a list of kits."""
    kit = desk.view.generation.kit
    title, language = (kit.game.kit.title, kit.game.kit.language) if kit else (desk.root.name, "")
    return {"shown": desk.shown, "title": title, "language": language}


def _component(shown: ShownComponent, entries: Iterable[tuple[str, SeriesEntry]], view: View) -> dict[str, Any]:
    component, hashes = shown.component, view.hashes
    described = {name: _described(entry) for name, entry in entries}
    return {
        "id": component.id,
        "title": component.title,
        "kind": component.kind,
        "pieces": [
            {
                "name": piece.id,
                **described.get(piece.id, {"label": piece.id.partition("/")[2], "side": "", "words": ""}),
                "copies": piece.copies,
                "old": piece.id in view.old,
                "size": [piece.front.size.width, piece.front.size.height],
                "front": hashes.get(piece.id, ""),
                "back": hashes.get(f"{piece.id}/back", "") if piece.back else "",
            }
            for piece in shown.pieces
        ],
        "pages": [
            {
                "name": f"{component.id}/page-{page.number}",
                "label": page.label or str(page.number),
                "old": f"{component.id}/page-{page.number}" in view.old,
                "size": [page.size.width, page.size.height],
                "front": hashes.get(f"{component.id}/page-{page.number}", ""),
            }
            for page in shown.pages
        ],
    }


def _entries(shown: ShownComponent, game: Game) -> Iterator[tuple[str, SeriesEntry]]:
    """What each piece of a component shows, by the name of the piece."""
    if shown.component.id in game.components.ids:
        for entry in series(shown.component, game)[0]:
            yield f"{shown.component.id}/{entry.id}", entry


def _described(entry: SeriesEntry) -> dict[str, str]:
    """What can be said of a piece in words: its name, whose it is, and words to search."""
    record, side = entry.record, entry.names.get("side")
    # A component without records is called by its name; its pieces, if there are several, by what sets them apart.
    is_one_of_many = isinstance(record, Component) and entry.id != record.id
    return {
        "label": record.title if isinstance(record, Named) and not is_one_of_many else entry.id,
        "side": side.title if isinstance(side, Named) else str(getattr(record, "side", "") or ""),
        "words": " ".join(_words(record.node))[:_MOST_WORDS].casefold() if record.node else "",
    }


def _words(node: Node) -> Iterator[str]:
    if isinstance(node, Scalar):
        yield node.text
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _words(item)
    else:
        for entry in node.entries.values():
            yield from _words(entry.value)


def closer_look(desk: Desk, view: View, name: str) -> dict[str, Any]:
    """What can be said of a face or page: its elements, the record that it shows, the places of boards on it.

    places: each with its name and the middle of it, in mm from the corner of the face. words: those of a page, each
    with the box around it.
    """
    page = desk.page_origins(view.generation, name.partition("/")[0]).get(name)
    boards = () if name.endswith("/back") else view.generation.board_spots(name)
    return {
        "elements": _elements(desk, view, page.parts if page else view.generation.origins(name)),
        "record": _record_fields(view, name),
        "places": [[place, *middle] for board in boards for place, middle in board.spots.items()],
        "words": [[words.text, *_box(words.box)] for words in page.words] if page else [],
    }


def pages(desk: Desk, view: View) -> dict[str, Any]:
    """The pages of all books by their names: their words, and the numbers of the findings about what is on them."""
    generation = view.generation
    findings = [
        (number, place)
        for number, finding in enumerate(generation.findings)
        for place in (finding.span, *(related.span for related in finding.related))
    ]
    return {
        "version": view.version,
        "pages": {
            name: {
                "words": searched(page),
                "findings": sorted({number for number, place in findings if _is_on(page, place)}),
            }
            for shown in generation.components
            if shown.pages
            for name, page in desk.page_origins(generation, shown.component.id).items()
        },
    }


def manual_page(code: str) -> dict[str, Any]:
    """The manual page of a code: its title, and its sections in order; none if there is no such code."""
    explained = manual.page(code)
    return {
        "title": explained.title,
        "sections": [
            {"name": name, "text": text, "is_prose": name in PROSE} for name, text in explained.sections.items()
        ],
    }


def searched(page: PageOrigins) -> str:
    """The words of a page; those that are divided at the end of a line also in one piece."""
    text = " ".join(line.text for line in page.words).casefold()
    return " ".join((text, *("".join(parts) for parts in _DIVIDED.findall(text))))


def _is_on(page: PageOrigins, place: Span) -> bool:
    """Whether a page shows what is written at a place."""
    return any(
        contains(span, place) for part in page.parts for span in (part.span, *(field.span for field in part.fields))
    )


def paths(desk: Desk, generation: Generation) -> frozenset[str]:
    """The files of the kit that may be opened."""
    places = _Places(desk, generation)
    return frozenset(filter(None, (places.path(file) for file in generation.sources)))


def _box(box: Box) -> list[float]:
    return [round(length, 3) for length in (box.x, box.y, box.width, box.height)]


def _elements(desk: Desk, view: View, elements: Iterable[Origin]) -> list[dict[str, Any]]:
    """The elements of a face in the order in which they are drawn: where they are, and where that is written."""
    places = _Places(desk, view.generation)
    return [
        {
            "element": origin.element,
            "box": _box(origin.box),
            "turns": [list(turn) for turn in origin.turns],
            "place": places.of(origin.span),
            "fields": [
                {"path": shown.path, "record": shown.record, "place": places.of(shown.span)} for shown in origin.fields
            ],
        }
        for origin in elements
    ]


def _record_fields(view: View, name: str) -> list[list[str]]:
    """What is written of the record that a face shows: each key with its value."""
    kit = view.generation.kit
    component_id = name.partition("/")[0]
    if kit is None or component_id not in kit.game.components.ids:
        return []
    piece = name.removesuffix("/back").partition("/")[2]
    entries, _ = series(kit.game.components[component_id], kit.game)
    record = next((entry.record for entry in entries if entry.id == piece), None)
    if record is None or record.node is None:
        return []
    return [[key, _written(value)] for key, value in record.node.flattened(lambda key, node: True)]


def _written(node: Node) -> str:
    """A value as one would say it: items of a list behind one another, those with keys each on a line."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, ListNode):
        has_keys = any(not isinstance(item, Scalar) for item in node.items)
        return ("\n" if has_keys else ", ").join(map(_written, node.items))
    return "; ".join(f"{key}: {_written(entry.value)}" for key, entry in node.entries.items())


class _Places:
    """Places in files as the page shows and opens them."""

    def __init__(self, desk: Desk, generation: Generation) -> None:
        known = generation.kit.loaded.folders.known if generation.kit else ()
        self._folders = known or ((desk.shown, desk.root),)
        self._paths: dict[str, str] = {}

    def of(self, span: Span) -> dict[str, Any]:
        """A place with its path on this machine, empty if it is in no file of the kit."""
        return {
            "text": str(span),
            "file": span.file,
            "line": span.line,
            "column": span.column,
            "end_line": span.end_line or span.line,
            "end_column": span.end_column or span.column + 1,
            "path": self.path(span.file),
        }

    def path(self, file: str) -> str:
        """Where a file of the kit is; empty for any other."""
        if file not in self._paths:
            self._paths[file] = self._found(file)
        return self._paths[file]

    def _found(self, file: str) -> str:
        file = file.partition("#")[0] if Span(file, 1, 1).cell else file
        paths = (path_in(root, shown, file) for shown, root in self._folders)
        return next((str(path.resolve()) for path in paths if path is not None and path.is_file()), "")


def _excerpt(span: Span, sources: Mapping[str, Source]) -> dict[str, Any] | None:
    source = sources.get(span.file)
    if isinstance(source, SheetSource):
        return _row_excerpt(span, source)
    shown = excerpt(span, source)
    return {"number": shown.number, "line": shown.line, "marks": shown.blanks + shown.carets} if shown else None


def _row_excerpt(span: Span, sheet: SheetSource) -> dict[str, Any] | None:
    """The cells around a place as a spreadsheet shows them, below the row with the headings."""
    head = sheet.heading if 0 < sheet.heading < span.line else span.line
    first = max(0, span.column - _MOST_COLUMNS // 2)
    columns = range(
        first, min(first + _MOST_COLUMNS, max(len(sheet.row(head)), len(sheet.row(span.line)), span.column))
    )
    return {
        "letters": [column_letters(column + 1) for column in columns],
        "rows": [[row, *_cut_cells(sheet.row(row), columns)] for row in dict.fromkeys((head, span.line))],
        "marked": span.column - 1 - first,
    }


def _cut_cells(row: list[str], columns: Iterable[int]) -> list[str]:
    cells = (row[column] if column < len(row) else "" for column in columns)
    return [cell if len(cell) <= _MOST_OF_CELL else f"{cell[: _MOST_OF_CELL - 1]}…" for cell in cells]
