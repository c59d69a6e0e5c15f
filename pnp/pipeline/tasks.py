"""The tasks of a kit: functions of a kit that was read and of plain values, whose results can be sent and kept.

Those whose names begin with ``do`` are what executors call: they are told where the kit is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pnp.checks.printed.contrast_probes import MANY_FACES, samples_on_pages, samples_on_pieces
from pnp.checks.printed.noteworthy import is_noteworthy, noteworthy
from pnp.checks.printed.pictures import drawings_on_pages, pictures_on_pages
from pnp.checks.printed.signatures import FaceSignature, FaceSigner
from pnp.checks.printed.texts_on_pages import overlaps_on_pages
from pnp.checks.run import RuleTrace, trace_rules
from pnp.document.glyphs import missing_on_first_page
from pnp.findings import Finding
from pnp.frame import Group, Item
from pnp.layout.compose import ComposedComponent, compose, too_much_work
from pnp.layout.context import theme_notes
from pnp.layout.drawing.diagnostics import MOST_COMPONENT_WORK
from pnp.layout.drawing.reports import BrokenWord, Crowded, OffFace, Overflow
from pnp.layout.series import series
from pnp.measures import SHEET
from pnp.model.components import Component
from pnp.paint.painted import PaintedFrames
from pnp.papers import Paper
from pnp.pipeline.frame_painter import FramePainter, without_items
from pnp.pipeline.kit_cache import KitCache, KitPlace
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.pieces import chosen_entries
from pnp.pipeline.reads import THEME, places_of, reads_of, without_nodes
from pnp.pipeline.request import Choice
from pnp.pipeline.results import (
    FigureResult,
    FileResult,
    FileSummary,
    KnownPieces,
    LayoutResult,
    NamedFinding,
    PieceResult,
    PieceResults,
    TaskResult,
    joined,
    total_work,
)
from pnp.pipeline.snapshot import Snapshot

Place = KitPlace | Snapshot
# So many pieces of a component are drawn at once: enough for the work to be worth sharing.
_PART: Final = 200
_NO_PIECES: Final = KnownPieces()
# Reports on a face that is too small for its content.
_NO_ROOM: Final = (Overflow, Crowded, OffFace, BrokenWord)


def do_rules(kits: KitCache, place: Place, codes: tuple[str, ...]) -> tuple[RuleTrace, ...]:
    """See ``check_rules``."""
    return check_rules(kits.open(place), codes)


def do_theme(kits: KitCache, place: Place) -> TaskResult:
    """See ``check_theme``."""
    return check_theme(kits.open(place))


def do_component(
    kits: KitCache,
    place: Place,
    component_id: str,
    papers: tuple[Paper, ...],
    records: tuple[str, ...],
    keeps: bool,
    known: Sequence[FigureResult],
    pieces: KnownPieces,
) -> TaskResult:
    """See ``draw_component``."""
    return draw_component(kits.open(place), component_id, papers, records, keeps, known, pieces)


def do_part(kits: KitCache, place: Place, component_id: str, part: Sequence[int], paints: bool) -> TaskResult:
    """See ``draw_part``."""
    return draw_part(kits.open(place), component_id, part, paints)


def do_file(
    kits: KitCache,
    place: Place,
    component_id: str,
    drawn: LayoutResult,
    painted: PaintedFrames,
    paper: Paper,
) -> FileResult:
    """See ``draw_file``."""
    return draw_file(kits.open(place), component_id, drawn, painted, paper, Choice(component_id))


def check_rules(kit: OpenKit, codes: tuple[str, ...]) -> tuple[RuleTrace, ...]:
    """What some checks of the rules find, and what each of them reads."""
    return tuple(trace_rules(kit.game, codes, stays_open=kit.stays_open))


def check_theme(kit: OpenKit) -> TaskResult:
    """What is wrong with the theme, the icons and the wording of a kit, and with the symbols that it names."""
    context = kit.context
    with context.task() as reads:
        game, notes = context.layout.game, theme_notes(context.layout)
        glyphs = tuple(missing_on_first_page(game, context.theme))
    drawn = LayoutResult(
        findings=(*_named("theme", context.theme_findings), *notes.findings), reports=(*glyphs, *notes.reports)
    )
    return TaskResult(drawn=drawn, reads=reads_of(reads, drawn, (*THEME, "layouts"), with_nodes=True))


def draw_component(
    kit: OpenKit,
    component_id: str,
    papers: tuple[Paper, ...],
    records: tuple[str, ...],
    keeps: bool,
    known: Sequence[FigureResult] = (),
    pieces: KnownPieces = _NO_PIECES,
) -> TaskResult:
    """Draw every face of a component, or flow the book that it is, and put it into a file for each paper.

    records: those that are drawn, all of them if none is named. keeps: whether what was painted is asked for.
    known, pieces: figures that a book need not draw again, and pieces that another component need not.
    """
    paints = bool(papers) or keeps
    draw = partial(_draw_parts, kit, component_id, paints, known, pieces)
    whole = draw(_chosen_parts(kit, component_id, records) if records else parts_of(kit, component_id))
    if records and SHEET in whole.reads:
        # How large sheets are depends on whether everything that the component shows has room there.
        whole = draw(parts_of(kit, component_id))
    if pieces.pieces and whole.painted is not None:
        keys = {face.key for piece in whole.drawn.pieces for face in (piece.front, piece.back) if face is not None}
        new = {key for block in whole.painted.contents.blocks for key in block.keys}
        whole = replace(whole, painted=PaintedFrames.joined([pieces.painted.only(keys - new), whole.painted]))
    return with_files(kit, component_id, whole, papers, records, keeps, known)


def _draw_parts(
    kit: OpenKit,
    component_id: str,
    paints: bool,
    known: Sequence[FigureResult],
    pieces: KnownPieces,
    parts: Iterable[Sequence[int]],
) -> TaskResult:
    """Draw a component part by part, so that the memory never holds the items of more than a part's faces."""
    drawn: list[TaskResult] = []
    for part in parts:
        drawn.append(draw_part(kit, component_id, part, paints, known, pieces))
        if total_work(result.drawn for result in drawn) > MOST_COMPONENT_WORK:
            break
    return joined(drawn)


def with_files(
    kit: OpenKit,
    component_id: str,
    whole: TaskResult,
    papers: tuple[Paper, ...],
    records: tuple[str, ...],
    keeps: bool,
    known: Sequence[FigureResult] = (),
) -> TaskResult:
    """What was drawn of a component, with its file for each paper. See ``draw_component``."""
    component = kit.game.components[component_id]
    if not component.book and whole.drawn.whole_work > MOST_COMPONENT_WORK:
        # Which faces were drawn depends on who drew them: what is said does not.
        finding = too_much_work(component)
        refused = LayoutResult(findings=((finding.code, finding),), work=MOST_COMPONENT_WORK)
        whole = replace(whole, drawn=refused)
        return replace(whole, painted=PaintedFrames() if keeps else None, files=())
    choice, painted = Choice(component_id, records), whole.painted or PaintedFrames()
    if whole.drawn.figures and papers:
        from pnp.pipeline.book_figures import with_figures

        figures = {figure.drawn.name: figure for figure in (*known, *whole.figures)}
        painted = with_figures(painted, whole.drawn.figures, figures.__getitem__)
    files = tuple(draw_file(kit, component_id, whole.drawn, painted, paper, choice) for paper in papers)
    return replace(whole, painted=(whole.painted or PaintedFrames()) if keeps else None, files=files)


def parts_of(kit: OpenKit, component_id: str) -> tuple[range, ...]:
    """The parts in which a component is drawn, by the numbers of its pieces; a book is one part."""
    game = kit.game
    component = game.components[component_id]
    count = 0 if component.kind == "book" else len(series(component, game)[0])
    return tuple(range(start, min(start + _PART, count)) for start in range(0, count, _PART)) or (range(0),)


def _chosen_parts(kit: OpenKit, component_id: str, records: tuple[str, ...]) -> Iterator[Sequence[int]]:
    """What of each part of a component was asked for."""
    chosen = set(chosen_entries(kit.game, kit.game.components[component_id], Choice(component_id, records)))
    for part in parts_of(kit, component_id):
        if numbers := tuple(number for number in part if number in chosen):
            yield numbers


def draw_part(
    kit: OpenKit,
    component_id: str,
    part: Sequence[int],
    paints: bool,
    known: Sequence[FigureResult] = (),
    pieces: KnownPieces = _NO_PIECES,
) -> TaskResult:
    """Draw some pieces of a component, or the whole book that it is. paints: whether they are painted, too.

    known, pieces: as of ``draw_component``.
    """
    context = kit.context
    with context.task() as reads:
        component = context.layout.game.components[component_id]
        is_book = bool(component.book) and component.book in context.layout.game.texts.ids
        frame_painter = FramePainter(context.painter()) if paints else None
        if is_book:
            drawn, figures = _book(context, component, frame_painter, known)
            single: tuple[PieceResult, ...] | None = None
        else:
            (drawn, single), figures = _pieces(context, component, frame_painter, part, pieces.pieces), ()
    painted = frame_painter.finished() if frame_painter else None
    columns = {*pieces.columns, *context.taken_reads_of_subjects()}
    reads |= {*pieces.reads}
    one_by_one = None
    if single is not None:
        one_by_one = PieceResults(pieces=single, reads=without_nodes(reads, THEME), columns=tuple(sorted(columns)))
    every_read = reads_of({*reads, *columns}, drawn, THEME)
    return TaskResult(drawn=drawn, reads=every_read, painted=painted, figures=figures, pieces=one_by_one)


def draw_file(
    kit: OpenKit, component_id: str, drawn: LayoutResult, painted: PaintedFrames, paper: Paper, choice: Choice
) -> FileResult:
    """Put what was drawn of a component into a file for a paper."""
    # What writes PDF files takes long to import, and checking needs none of it.
    from pnp.pipeline.sheets import make_file

    context = kit.context
    with context.task() as reads:
        file, data = make_file(context, component_id, drawn, painted, paper, choice)
    return FileResult(file=file, data=data, reads=without_nodes(reads, (*places_of(file.findings), "theme")))


def draw_first_page(kit: OpenKit, paper: Paper, files: Mapping[str, FileSummary], found: int) -> FileResult:
    """The page that is printed first. files: those of the components.

    found: how many findings the page of a draft tells.
    """
    from pnp.pipeline.first_page import PrintedComponent
    from pnp.pipeline.sheets import make_first_page

    context = kit.context
    with context.task() as reads:
        game = context.layout.game
        printed = [PrintedComponent(game.components[name], file.sheets, file.outline) for name, file in files.items()]
        file, data = make_first_page(context, paper, printed, found)
    return FileResult(file=file, data=data, reads=without_nodes(reads, ("theme",)))


def _pieces(
    context: KitContext,
    component: Component,
    frame_painter: FramePainter | None,
    part: Sequence[int],
    known: Mapping[int, PieceResult],
) -> tuple[LayoutResult, tuple[PieceResult, ...] | None]:
    """Draw some pieces of a component. Gives them one by one, too, if it has many that do not depend on one another.

    known: those that were drawn before and still hold.
    """
    layout, palette = context.layout_for_papers, context.theme.palette
    drawn_before = {number: known[number].drawn for number in part if number in known}
    composed = compose(component, layout, part=part, known=drawn_before, is_worth=partial(is_noteworthy, palette))
    # Few faces are compared with what lies under their words, as a whole.
    is_single = len(composed.drawn) == len(part) and (len(part) > MANY_FACES or (len(part) > 0 and part[0] > 0))
    if layout is not context.layout and any(isinstance(report, _NO_ROOM) for report in composed.reports):
        # It was made for the usual sheet: in its full size it is cut over pages, and all of it is there.
        composed = compose(component, context.layout, part=part, is_worth=partial(is_noteworthy, palette))
        is_single = False
    results = tuple(_piece_results(composed, part, known, frame_painter))
    drawn = LayoutResult(
        pieces=tuple(piece for result in results if (piece := result.drawn.piece)) if frame_painter else (),
        findings=composed.named,
        reports=composed.reports,
        on_frames=noteworthy(samples_on_pieces(composed.pieces, palette, context.memory.fills), palette),
        signatures=tuple(result.signature for result in results if result.signature),
        work=composed.work,
        shared=composed.shared,
    )
    return drawn, results if is_single else None


def _piece_results(
    composed: ComposedComponent,
    part: Sequence[int],
    known: Mapping[int, PieceResult],
    frame_painter: FramePainter | None,
) -> Iterator[PieceResult]:
    signer, backs = FaceSigner(), dict[str, FaceSignature | None]()
    for number, drawn in zip(part, composed.drawn, strict=False):
        piece, before = drawn.piece, known.get(number)
        if piece is None:
            yield PieceResult(drawn, None, ())
            continue
        if before is not None and before.signature is not None and drawn.front is before.drawn.front:
            signature, words = before.signature, before.words
            piece = frame_painter.known_piece(piece, words) if frame_painter else without_items(piece)
        else:
            signature = signer.piece(piece, backs.get(drawn.back_key))
            piece, words = frame_painter.piece(piece) if frame_painter else (without_items(piece), ())
        backs[drawn.back_key] = signature.back
        yield PieceResult(drawn if piece is drawn.piece else replace(drawn, piece=piece), signature, words)


def _book(
    context: KitContext, component: Component, frame_painter: FramePainter | None, known: Sequence[FigureResult]
) -> tuple[LayoutResult, tuple[FigureResult, ...]]:
    # Reading Markdown takes as long to import as twenty cards to draw.
    from pnp.pipeline.book_figures import BookFigures
    from pnp.pipeline.books import flow_book

    game, palette = context.layout.game, context.theme.palette
    figures = BookFigures(context, {figure.drawn.name: figure for figure in known}, paints=frame_painter is not None)
    book = flow_book(context, component, game.texts[component.book], figures)
    pages = book.pages
    shown, drawn = figures.finished(pages)
    result = LayoutResult(
        pages=tuple(map(frame_painter.page, pages)) if frame_painter else (),
        figures=shown,
        findings=tuple(_named("book", book.findings)),
        reports=(
            *book.reports,
            *pictures_on_pages(game, component.id, pages),
            *noteworthy(drawings_on_pages(game, component.id, pages, palette), palette),
            *overlaps_on_pages(component.id, component.at("book"), pages, context.theme),
        ),
        shown=noteworthy((report for figure in book.noticed for report in figure.on_faces), palette),
        on_boards=tuple(dict.fromkeys(report for figure in book.noticed for report in figure.on_boards)),
        on_frames=noteworthy(samples_on_pages(component.id, component.at("book"), pages, palette), palette),
        work=sum(_count(page.items) for page in pages),
        shared=figures.work,
    )
    return result, drawn


def _count(items: Iterable[Item]) -> int:
    return sum(1 + _count(item.items) if isinstance(item, Group) else 1 for item in items)


def _named(owner: str, findings: Iterable[Finding]) -> Iterator[NamedFinding]:
    return (((owner, finding), finding) for finding in findings)
