"""What was drawn of a component, and a paper → the bytes of a file, and what the manifest says of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from pnp.document.figure_requests import FigureRequest
from pnp.document.sheet_pictures import outline_of
from pnp.findings import Span
from pnp.frame import Face, Page, Piece, Sheet
from pnp.impose import booklet, document, draft_note, impose
from pnp.impose.plan import Imposition
from pnp.load.ids import FIRST_PAGE
from pnp.locale.catalog import translate
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.paint.painted import PaintedFrames
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.papers import Paper, shared_area
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.pieces import chosen_pieces, spans_of
from pnp.pipeline.plans import lettering, plan_of
from pnp.pipeline.request import Choice
from pnp.pipeline.results import FileSummary, LayoutResult

if TYPE_CHECKING:
    from pnp.pipeline.first_page import PrintedComponent


def make_file(
    context: KitContext, component_id: str, drawn: LayoutResult, painted: PaintedFrames, paper: Paper, choice: Choice
) -> tuple[FileSummary, bytes]:
    """Impose a component, or some of its records, on a paper, and put it into a file.

    Raises FontError and PaintError, which name the file.
    """
    game = context.layout.game
    component = game.components[component_id]
    imposed, pieces = _imposed(context, component, drawn, paper, choice)
    data = _file(context, game, imposed.sheets, paper, component.title, painted)
    keys = {face.key for piece in pieces for face in (piece.front, piece.back) if face is not None}
    file = _described(data, component_id, paper, imposed.sheets)
    faces = len(drawn.pages) if component.book else len(keys)
    copies = sum(piece.copies for piece in pieces)
    return replace(file, pieces=copies, faces=faces, findings=imposed.findings), data


def make_first_page(
    context: KitContext, paper: Paper, printed: Sequence[PrintedComponent], found: int
) -> tuple[FileSummary, bytes]:
    """The page that is printed first. Raises FontError and PaintError."""
    # What sets books takes long to import, and files of cards need none of it.
    from pnp.pipeline.first_page import first_sheets

    game = context.layout.game
    picture = _head_picture(context)
    sheets = first_sheets(game, context.theme, paper, shared_area((paper,)), printed, found, picture)
    data = _file(context, game, sheets, paper, "Print me first", PaintedFrames())
    return _described(data, FIRST_PAGE, paper, sheets), data


def _head_picture(context: KitContext) -> Face | None:
    """The picture with which the rulebook begins; what is wrong with it is told of the rulebook."""
    from pnp.pipeline.figures import Figures

    layout = context.layout
    books = (component.book for component in layout.game.components if component.kind == "book")
    texts = (layout.game.texts.find(book) for book in books)
    head = next((text.head for text in texts if text and text.head), "")
    if not head:
        return None
    request = FigureRequest(kind="figure", subject=head, values={}, span=layout.game.kit.at("title"))
    return next(iter(Figures(layout)(request).faces), None)


def _described(data: bytes, name: str, paper: Paper, sheets: Sequence[Sheet]) -> FileSummary:
    return FileSummary(
        path=f"{paper.id}/{name}.pdf",
        paper=paper.id,
        sheets=len(sheets),
        outline=outline_of(sheets[0]) if sheets else None,
        size=len(data),
        sha256=sha256(data).hexdigest(),
    )


def sheets_of(context: KitContext, component: Component, drawn: LayoutResult, paper: Paper) -> tuple[Sheet, ...]:
    """The sheets of a whole component on a paper."""
    return _imposed(context, component, drawn, paper, Choice(component.id))[0].sheets


def _imposed(
    context: KitContext, component: Component, drawn: LayoutResult, paper: Paper, choice: Choice
) -> tuple[Imposition, Sequence[Piece]]:
    game, plan = context.layout.game, plan_of(context.layout.game, component, paper)
    if component.book:
        is_booklet = component.format == "booklet"
        imposed = booklet(drawn.pages, paper) if is_booklet else document(drawn.pages, paper, plan)
        return _marked(imposed, context, paper, is_booklet=is_booklet), ()
    pieces = chosen_pieces(game, component, drawn.pieces, choice)
    letters = lettering(context.theme)
    imposed = impose(pieces, paper, plan, letters)
    if imposed.findings:
        # Only what is wrong needs to say where the records of its pieces are written.
        spans = spans_of(component, game)
        located = [_with_span(piece, spans.get(piece.id)) for piece in pieces]
        imposed = impose(located, paper, plan, letters)
    return imposed, pieces


def _marked(imposed: Imposition, context: KitContext, paper: Paper, *, is_booklet: bool) -> Imposition:
    """The sheets of a book; of a draft, with a note on its first page, which is the right one of a sheet to fold."""
    kit = context.layout.game.kit
    if kit.status != "draft" or not imposed.sheets:
        return imposed
    first, *others = imposed.sheets
    middle = first.size.width * (3 / 4 if is_booklet else 1 / 2)
    note = draft_note(translate("DRAFT", kit), middle, paper.safe, lettering(context.theme))
    return replace(imposed, sheets=(replace(first, marks=(*first.marks, *note)), *others))


def _with_span(piece: Piece, span: Span | None) -> Piece:
    back = replace(piece.back, span=span) if piece.back else None
    return replace(piece, front=replace(piece.front, span=span), back=back)


def _file(
    context: KitContext, game: Game, sheets: Sequence[Sheet | Page], paper: Paper, title: str, painted: PaintedFrames
) -> bytes:
    kit = game.kit
    info = DocumentInfo(
        title=f"{kit.title}: {title}",
        author=", ".join(kit.authors),
        subject=kit.subtitle,
        keywords=" ".join(filter(None, (kit.kit, kit.version, paper.name))),
        language=kit.language,
    )
    theme = context.theme
    return paint_pdf(sheets, palette=theme.palette, fonts=theme.setter.engine.book, info=info, painted=painted)
