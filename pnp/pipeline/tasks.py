"""The tasks of a kit: functions of a kit that was read and of plain values, whose results can be sent and kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from pnp.checks.printed.noteworthy import noteworthy
from pnp.checks.printed.pictures import pictures_on_pages
from pnp.checks.printed.sightings import samples_on_pages, samples_on_pieces
from pnp.checks.printed.signatures import FaceSignature, PieceSignature, signatures
from pnp.findings import Finding, Span
from pnp.frame import Face, Page, Piece
from pnp.layout.compose import Composed, compose
from pnp.layout.context import check_look
from pnp.layout.reports import Report, TextSize
from pnp.paint.content import Content, Painted
from pnp.paint.painter import Painter
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.results import Drawn, NamedFinding, TaskResult

# What every face and page depends on.
_LOOK: Final = ("theme", "icons")


def draw_look(context: KitContext) -> TaskResult:
    """What is wrong with the theme, the icons and the wording of a kit, and with the symbols that it names."""
    with context.task() as reads:
        notes = check_look(context.layout)
    drawn = Drawn(findings=(*_named("look", context.look_findings), *notes.findings))
    return TaskResult(drawn=drawn, reads=_reads(reads, drawn, ("theme", "icons", "layouts")))


def draw_pieces(context: KitContext, component_id: str, *, paint: bool) -> TaskResult:
    """Draw every face of a component, and paint them if they are to be printed."""
    with context.task() as reads:
        component = context.layout.game.components[component_id]
        composed = compose(component, context.layout)
        palette = context.look.palette
        painted, pieces = _painted_pieces(context, composed) if paint else (None, ())
        drawn = Drawn(
            pieces=pieces,
            findings=composed.named,
            reports=noteworthy(composed.reports, palette),
            on_frames=noteworthy(samples_on_pieces(composed.pieces), palette),
            signatures=tuple(map(_without_place, signatures(composed.pieces))),
        )
    return TaskResult(drawn=drawn, reads=_reads(reads, drawn, _LOOK), painted=painted)


def draw_book(context: KitContext, component_id: str, *, paint: bool) -> TaskResult:
    """Flow a book, and paint its pages if they are to be printed."""
    # Reading Markdown takes as long to import as twenty cards to draw.
    from pnp.pipeline.books import flow_book

    with context.task() as reads:
        game, palette = context.layout.game, context.look.palette
        component = game.components[component_id]
        book = flow_book(context.layout, context.pictures, component, game.texts[component.book])
        pages = book.flowed.pages
        painted, blank = _painted_pages(context, pages) if paint else (None, ())
        drawn = Drawn(
            pages=blank,
            findings=(*_named("book", book.flowed.findings), *book.shown.findings.items()),
            reports=(*book.flowed.reports, *pictures_on_pages(game, component_id, pages)),
            shown=noteworthy(book.shown.reports, palette),
            on_boards=book.on_boards,
            on_frames=noteworthy(samples_on_pages(component_id, component.at("book"), pages), palette),
        )
    # A book shows what is written in nodes: where they stand is read with them.
    return TaskResult(drawn=drawn, reads=_reads(reads, drawn, _LOOK, with_nodes=True), painted=painted)


def _named(owner: str, findings: Iterable[Finding]) -> Iterator[NamedFinding]:
    return (((owner, finding), finding) for finding in findings)


def _painted_pieces(context: KitContext, composed: Composed) -> tuple[Painted, tuple[Piece, ...]]:
    painting = _Painting(context.painter())
    pieces = tuple(
        replace(piece, front=painting.face(piece.front), back=painting.face(piece.back) if piece.back else None)
        for piece in composed.pieces
    )
    return painting.finished(), pieces


def _painted_pages(context: KitContext, pages: Sequence[Page]) -> tuple[Painted, tuple[Page, ...]]:
    painting = _Painting(context.painter())
    blank = tuple(painting.page(page) for page in pages)
    return painting.finished(), blank


class _Painting:
    """Paints frames and gives them back without their items."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._contents: dict[str, Content] = {}
        self._blank: dict[int, tuple[Face, Face]] = {}

    def face(self, face: Face) -> Face:
        """A face that names what was painted of it; equal contents have one name. It does not know its record."""
        known = self._blank.get(id(face))
        if known is None:
            blank = replace(face, art=(), cut=(), score=(), regmark=(), span=None, key=self._key(face))
            known = self._blank[id(face)] = (face, blank)
        return known[1]

    def page(self, page: Page) -> Page:
        """The same for a page."""
        return replace(page, items=(), key=self._key(page))

    def _key(self, frame: Face | Page) -> str:
        content = self._painter.content(frame)
        key = content.key
        self._contents.setdefault(key, content)
        return key

    def finished(self) -> Painted:
        """All that was painted."""
        use = self._painter.use
        return Painted(contents=self._contents, forms=self._painter.forms, glyphs=use.used, fonts=use.fonts)


def _without_place(piece: PieceSignature) -> PieceSignature:
    """A signature that does not say where its record stands: who needs to know finds it by the name of the piece."""
    return replace(piece, front=_placeless(piece.front), back=piece.back and _placeless(piece.back))


def _placeless(face: FaceSignature) -> FaceSignature:
    return replace(face, span=None)


def _reads(reads: Iterable[str], drawn: Drawn, more: Iterable[str], *, with_nodes: bool = False) -> tuple[str, ...]:
    """What a result depends on: of places, only those that it speaks of."""
    columns = {key for key in reads if with_nodes or not key.endswith(".node")}
    places = {f"places:{span.file}" for span in _spans(drawn)}
    return tuple(sorted({*columns, *places, *more}))


def _spans(drawn: Drawn) -> Iterator[Span]:
    for _, finding in drawn.findings:
        yield from _of_finding(finding)
    for report in (*drawn.reports, *drawn.shown, *drawn.on_boards, *drawn.on_frames):
        yield from _of_report(report)


def _of_finding(finding: Finding) -> Iterator[Span]:
    yield finding.span
    yield from (related.span for related in finding.related)
    yield from (edit.span for edit in finding.edits)


def _of_report(report: Report) -> Iterator[Span]:
    yield from (report.text_span, report.element_span)
    if isinstance(report, TextSize) and report.size_span is not None:
        yield report.size_span
