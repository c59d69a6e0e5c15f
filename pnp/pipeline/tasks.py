"""The tasks of a kit: functions of a kit that was read and of plain values, whose results can be sent and kept.

Those whose names begin with ``do`` are what executors call: they are told where the kit is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import blake2b
from itertools import starmap
from typing import TYPE_CHECKING, Final

from pnp.checks.printed.contrast_probes import samples_on_pages, samples_on_pieces
from pnp.checks.printed.noteworthy import noteworthy
from pnp.checks.printed.pictures import pictures_on_pages
from pnp.checks.printed.signatures import signatures
from pnp.checks.run import RuleTrace, trace_rules
from pnp.document.context import FigureAnswer, FigureRequest
from pnp.document.glyphs import missing_on_first_page
from pnp.findings import Finding, Span
from pnp.frame import Face, Page, Piece
from pnp.layout.compose import compose, too_much_work
from pnp.layout.context import theme_notes
from pnp.layout.drawing.diagnostics import MOST_COMPONENT_WORK
from pnp.layout.drawing.reports import BrokenWord, Crowded, OffFace, Overflow, Report, TextSize
from pnp.layout.series import series
from pnp.model.components import Component
from pnp.paint.painted import ContentPacker, PaintedFrames
from pnp.paint.painter import Painter
from pnp.papers import Paper
from pnp.pipeline.kit_cache import KitCache, KitPlace
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.request import Choice
from pnp.pipeline.results import DrawnFigure, FileResult, LayoutResult, NamedFinding, TaskResult, joined
from pnp.pipeline.snapshot import Snapshot

if TYPE_CHECKING:
    from pnp.pipeline.books import Answers, Shown

Place = KitPlace | Snapshot
# Where a figure is asked for whose place does not matter.
_ANYWHERE: Final = Span("", 1, 1)
# So many pieces of a component are drawn at once: enough for the work to be worth sharing.
_PART: Final = 200
# Reports on a face that is too small for its content.
_NO_ROOM: Final = (Overflow, Crowded, OffFace, BrokenWord)
# What every face and page depends on.
_THEME: Final = ("theme", "icons")


def do_rules(kits: KitCache, place: Place, codes: tuple[str, ...]) -> tuple[RuleTrace, ...]:
    """See ``check_rules``."""
    return check_rules(kits.open(place), codes)


def do_theme(kits: KitCache, place: Place) -> TaskResult:
    """See ``check_theme``."""
    return check_theme(kits.open(place))


def do_component(
    kits: KitCache, place: Place, component_id: str, papers: tuple[Paper, ...], records: tuple[str, ...], keeps: bool
) -> TaskResult:
    """See ``draw_component``."""
    return draw_component(kits.open(place), component_id, papers, records, keeps)


def do_part(kits: KitCache, place: Place, component_id: str, part: range, paints: bool) -> TaskResult:
    """See ``draw_part``."""
    return draw_part(kits.open(place), component_id, part, paints)


def do_file(
    kits: KitCache,
    place: Place,
    component_id: str,
    drawn: LayoutResult,
    painted: PaintedFrames,
    paper: Paper,
    choice: Choice,
) -> FileResult:
    """See ``draw_file``."""
    return draw_file(kits.open(place), component_id, drawn, painted, paper, choice)


def check_rules(kit: OpenKit, codes: tuple[str, ...]) -> tuple[RuleTrace, ...]:
    """What some checks of the rules find, and what each of them reads."""
    return tuple(trace_rules(kit.game, codes))


def check_theme(kit: OpenKit) -> TaskResult:
    """What is wrong with the theme, the icons and the wording of a kit, and with the symbols that it names."""
    context = kit.context
    with context.task() as reads:
        game, notes = context.layout.game, theme_notes(context.layout)
        glyphs = tuple(missing_on_first_page(game, context.theme))
    drawn = LayoutResult(findings=(*_named("theme", context.theme_findings), *notes.findings), reports=glyphs)
    return TaskResult(drawn=drawn, reads=_reads(reads, drawn, (*_THEME, "layouts"), with_nodes=True))


def draw_component(
    kit: OpenKit, component_id: str, papers: tuple[Paper, ...], records: tuple[str, ...], keeps: bool
) -> TaskResult:
    """Draw every face of a component, or flow the book that it is, and put it into a file for each paper.

    records: those that the files show, all of them if none is named. keeps: whether what was painted is asked for.
    """
    paints = bool(papers) or keeps
    # Part by part, so that the memory never holds the items of more than a part's faces.
    drawn: list[TaskResult] = []
    for part in parts_of(kit, component_id):
        drawn.append(draw_part(kit, component_id, part, paints))
        if sum(result.drawn.work for result in drawn) > MOST_COMPONENT_WORK:
            break
    whole = joined(drawn)
    return with_files(kit, component_id, whole, papers, records, keeps)


def with_files(
    kit: OpenKit, component_id: str, whole: TaskResult, papers: tuple[Paper, ...], records: tuple[str, ...], keeps: bool
) -> TaskResult:
    """What was drawn of a component, with its file for each paper. See ``draw_component``."""
    if whole.drawn.work > MOST_COMPONENT_WORK:
        # Which faces were drawn depends on who drew them: what is said does not.
        finding = too_much_work(kit.game.components[component_id])
        whole = replace(whole, drawn=LayoutResult(findings=((finding.code, finding),), work=whole.drawn.work))
        return replace(whole, painted=PaintedFrames() if keeps else None, files=())
    choice, painted = Choice(component_id, records), whole.painted or PaintedFrames()
    files = tuple(draw_file(kit, component_id, whole.drawn, painted, paper, choice) for paper in papers)
    return replace(whole, painted=painted if keeps else None, files=files)


def parts_of(kit: OpenKit, component_id: str) -> tuple[range, ...]:
    """The parts in which a component is drawn, by the numbers of its pieces; a book is one part."""
    game = kit.game
    component = game.components[component_id]
    count = 0 if component.kind == "book" else len(series(component, game)[0])
    return tuple(range(start, min(start + _PART, count)) for start in range(0, count, _PART)) or (range(0),)


def draw_part(kit: OpenKit, component_id: str, part: range, paints: bool) -> TaskResult:
    """Draw some pieces of a component, or the whole book that it is. paints: whether they are painted, too."""
    context = kit.context
    with context.task() as reads:
        component = context.layout.game.components[component_id]
        is_book = bool(component.book) and component.book in context.layout.game.texts.ids
        frame_painter = _FramePainter(context.painter()) if paints else None
        shown: Shown = {}
        drawn = (
            _book(context, component, frame_painter, shown)
            if is_book
            else _pieces(context, component, frame_painter, part)
        )
    painter = frame_painter.painter if frame_painter else context.painter()
    figures = tuple((key, *_digest_of_shown(kit, key, *figure, painter)) for key, figure in shown.items())
    painted = frame_painter.finished() if frame_painter else None
    return TaskResult(drawn=drawn, reads=_reads(reads, drawn, _THEME), painted=painted, figures=figures)


def draw_file(
    kit: OpenKit, component_id: str, drawn: LayoutResult, painted: PaintedFrames, paper: Paper, choice: Choice
) -> FileResult:
    """Put what was drawn of a component into a file for a paper."""
    # What writes PDF files takes long to import, and checking needs none of it.
    from pnp.pipeline.sheets import make_file

    context = kit.context
    with context.task() as reads:
        file, data = make_file(context, component_id, drawn, painted, paper, choice)
    places = {f"places:{span.file}" for finding in file.findings for span in _spans_of_finding(finding)}
    return FileResult(file=file, data=data, reads=_without_nodes(reads, (*places, "theme")))


def draw_first_page(kit: OpenKit, paper: Paper, pages: Mapping[str, int], found: int) -> FileResult:
    """The page that is printed first. pages: how many sides of paper the file of each component has.

    found: how many findings the page of a draft tells.
    """
    from pnp.pipeline.first_page import PrintedComponent
    from pnp.pipeline.sheets import make_first_page

    context = kit.context
    with context.task() as reads:
        game = context.layout.game
        printed = [PrintedComponent(game.components[name], number) for name, number in pages.items()]
        file, data = make_first_page(context, paper, printed, found)
    return FileResult(file=file, data=data, reads=_without_nodes(reads, ("theme",)))


def draw_figure(kit: OpenKit, key: str) -> tuple[str, tuple[str, ...]]:
    """A digest of what a figure of faces shows, and what it was drawn from. key: what is noted when it is shown."""
    from pnp.pipeline.figures import Figures, figure_of

    context = kit.context
    with context.task() as reads:
        answer = Figures(context.layout)(figure_of(key, _ANYWHERE))
    return _figure_digest(context, answer, reads, context.painter())


def draw_request(kit: OpenKit, request: FigureRequest) -> TaskResult:
    """Draw and paint a figure or a board that no book shows."""
    from pnp.pipeline.figures import Figures, request_key

    context = kit.context
    with context.task() as reads:
        answer = Figures(context.layout)(request)
        frame_painter = _FramePainter(context.painter())
        drawn = LayoutResult(figures=(frame_painter.figure(request_key(request), answer),))
    return TaskResult(drawn=drawn, reads=_reads(reads, drawn, _THEME), painted=frame_painter.finished())


def _digest_of_shown(
    kit: OpenKit, key: str, answer: FigureAnswer, reads: Iterable[str], painter: Painter
) -> tuple[str, tuple[str, ...]]:
    """As ``draw_figure``, for a figure that a book has shown already."""
    if answer.findings or noteworthy(answer.noticed.on_faces, kit.context.theme.palette):
        # Its findings point at the place that shows it, which may move.
        return draw_figure(kit, key)
    return _figure_digest(kit.context, answer, reads, painter)


def _figure_digest(
    context: KitContext, answer: FigureAnswer, reads: Iterable[str], painter: Painter
) -> tuple[str, tuple[str, ...]]:
    shown = [(painter.content_once(face).key, face.size, face.trim, face.alt) for face in answer.faces]
    reports = noteworthy(answer.noticed.on_faces, context.theme.palette)
    spans = [*(span for finding in answer.findings for span in _spans_of_finding(finding))]
    spans += [span for report in reports for span in _spans_of_report(report)]
    places = {f"places:{span.file}" for span in spans}
    digest = blake2b(repr((shown, (answer.findings, reports))).encode(), digest_size=16).hexdigest()
    return digest, _without_nodes(reads, (*places, *_THEME))


def _pieces(
    context: KitContext, component: Component, frame_painter: _FramePainter | None, part: range
) -> LayoutResult:
    layout = context.layout_for_papers
    composed = compose(component, layout, part=part)
    if layout is not context.layout and any(isinstance(report, _NO_ROOM) for report in composed.reports):
        # It was made for the usual sheet: in its full size it is cut over pages, and all of it is there.
        composed = compose(component, context.layout, part=part)
    palette = context.theme.palette
    return LayoutResult(
        pieces=tuple(map(frame_painter.piece, composed.pieces)) if frame_painter else (),
        findings=composed.named,
        reports=noteworthy(composed.reports, palette),
        on_frames=noteworthy(samples_on_pieces(composed.pieces), palette),
        signatures=signatures(composed.pieces),
        work=composed.work,
    )


def _book(context: KitContext, component: Component, frame_painter: _FramePainter | None, shown: Shown) -> LayoutResult:
    # Reading Markdown takes as long to import as twenty cards to draw.
    from pnp.pipeline.books import flow_book

    game, palette = context.layout.game, context.theme.palette
    answers: Answers = {}
    book = flow_book(context, component, game.texts[component.book], shown, answers)
    pages = book.pages
    return LayoutResult(
        pages=tuple(map(frame_painter.page, pages)) if frame_painter else (),
        figures=tuple(starmap(frame_painter.figure, answers.items())) if frame_painter else (),
        findings=tuple(_named("book", book.findings)),
        reports=(*book.reports, *pictures_on_pages(game, component.id, pages)),
        shown=noteworthy((report for figure in book.noticed for report in figure.on_faces), palette),
        on_boards=tuple(dict.fromkeys(report for figure in book.noticed for report in figure.on_boards)),
        on_frames=noteworthy(samples_on_pages(component.id, component.at("book"), pages), palette),
    )


def _named(owner: str, findings: Iterable[Finding]) -> Iterator[NamedFinding]:
    return (((owner, finding), finding) for finding in findings)


class _FramePainter:
    """Paints frames. Gives them back without their items, with the keys of what was painted."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self._contents = ContentPacker()
        self._without_items: dict[int, tuple[Face, Face]] = {}

    def piece(self, piece: Piece) -> Piece:
        """A piece with painted faces."""
        return replace(piece, front=self.face(piece.front), back=self.face(piece.back) if piece.back else None)

    def face(self, face: Face) -> Face:
        """A face that names what was painted of its art; equal contents have one name. It does not know its record."""
        known = self._without_items.get(id(face))
        if known is None:
            without_items = replace(face, art=(), span=None, key=self._key(face))
            known = self._without_items[id(face)] = (face, without_items)
        return known[1]

    def page(self, page: Page) -> Page:
        """A page that names what was painted of its items."""
        return replace(page, items=(), key=self._key(page))

    def figure(self, name: str, answer: FigureAnswer) -> DrawnFigure:
        """The faces of a figure, which pages show, too."""
        keys = [self._contents.add(self.painter.content_once(face)) for face in answer.faces]
        faces = zip(answer.faces, keys, strict=True)
        return DrawnFigure(name, tuple(replace(face, art=(), span=None, key=key) for face, key in faces))

    def _key(self, frame: Face | Page) -> str:
        return self._contents.add(self.painter.content(frame))

    def finished(self) -> PaintedFrames:
        """All that was painted."""
        use = self.painter.use
        return PaintedFrames(
            contents=self._contents.finished(), forms=self.painter.forms, glyphs=use.used, fonts=use.fonts
        )


def _reads(
    reads: Iterable[str], drawn: LayoutResult, more: Iterable[str], *, with_nodes: bool = False
) -> tuple[str, ...]:
    """What a result depends on; of places, only those that its findings and reports point at."""
    places = {f"places:{span.file}" for span in _spans(drawn)}
    return tuple(sorted({*reads, *places, *more})) if with_nodes else _without_nodes(reads, (*places, *more))


def _without_nodes(reads: Iterable[str], more: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({*(key for key in reads if not key.endswith(".node")), *more}))


def _spans(drawn: LayoutResult) -> Iterator[Span]:
    for _, finding in drawn.findings:
        yield from _spans_of_finding(finding)
    for report in (*drawn.reports, *drawn.shown, *drawn.on_boards, *drawn.on_frames):
        yield from _spans_of_report(report)


def _spans_of_finding(finding: Finding) -> Iterator[Span]:
    yield finding.span
    yield from (related.span for related in finding.related)
    yield from (edit.span for edit in finding.edits)


def _spans_of_report(report: Report) -> Iterator[Span]:
    yield from (report.text_span, report.element_span)
    if isinstance(report, TextSize) and report.size_span is not None:
        yield report.size_span
