"""What was drawn of a component, and a paper → the bytes of a file, and what the manifest says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from pnp.findings import Span
from pnp.frame import Face, Page, Piece, Sheet
from pnp.impose import booklet, document, impose
from pnp.impose.plan import Imposed
from pnp.layout.series import series
from pnp.load.ids import FIRST_PAGE
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.paint.painted import Painted
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.papers import Paper, shared_area
from pnp.pipeline.first_page import PrintedComponent, first_sheets
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.plans import lettering, plan_of
from pnp.pipeline.request import Choice
from pnp.pipeline.results import Drawn, MadeFile


def make_file(
    context: KitContext, component_id: str, drawn: Drawn, painted: Painted, paper: Paper, choice: Choice
) -> tuple[MadeFile, bytes]:
    """Impose a component, or some of its records, on a paper, and put it into a file.

    Raises FontError and PaintError, which name the file.
    """
    game = context.layout.game
    component = game.components[component_id]
    imposed, pieces = _imposed(context, component, drawn, paper, choice)
    data = _file(context, game, imposed.sheets, paper, component.title, painted)
    keys = {face.key for piece in pieces for face in (piece.front, piece.back) if face is not None}
    made = MadeFile(
        path=f"{paper.id}/{component_id}.pdf",
        paper=paper.id,
        sheets=len(imposed.sheets),
        pieces=sum(piece.copies for piece in pieces),
        faces=len(drawn.pages) if component.book else len(keys),
        findings=imposed.findings,
        size=len(data),
        sha256=sha256(data).hexdigest(),
    )
    return made, data


def make_first_page(context: KitContext, paper: Paper, printed: Sequence[PrintedComponent]) -> tuple[MadeFile, bytes]:
    """The page that is printed first. Raises FontError and PaintError."""
    game = context.layout.game
    sheets = first_sheets(game, context.theme, paper, shared_area((paper,)), printed)
    data = _file(context, game, sheets, paper, "Print me first", Painted())
    made = MadeFile(
        path=f"{paper.id}/{FIRST_PAGE}.pdf",
        paper=paper.id,
        sheets=len(sheets),
        pieces=0,
        faces=0,
        findings=(),
        size=len(data),
        sha256=sha256(data).hexdigest(),
    )
    return made, data


def sheets_of(context: KitContext, component: Component, drawn: Drawn, paper: Paper) -> tuple[Sheet, ...]:
    """The sheets of a whole component on a paper."""
    return _imposed(context, component, drawn, paper, Choice(component.id))[0].sheets


def _imposed(
    context: KitContext, component: Component, drawn: Drawn, paper: Paper, choice: Choice
) -> tuple[Imposed, Sequence[Piece]]:
    game, plan = context.layout.game, plan_of(context.layout.game, component, paper)
    if component.book:
        booked = booklet(drawn.pages, paper) if component.format == "booklet" else document(drawn.pages, paper, plan)
        return booked, ()
    pieces = chosen_pieces(game, component, drawn.pieces, choice)
    letters = lettering(context.theme)
    imposed = impose(pieces, paper, plan, letters)
    if imposed.findings:
        # Only what is wrong needs to say where the records of its pieces are written.
        spans = spans_of(component, game)
        placed = [_placed(piece, spans.get(piece.id)) for piece in pieces]
        imposed = impose(placed, paper, plan, letters)
    return imposed, pieces


def chosen_pieces(game: Game, component: Component, pieces: Sequence[Piece], choice: Choice) -> tuple[Piece, ...]:
    """The pieces of a component that were asked for."""
    if not choice.records:
        return tuple(pieces)
    numbers = numbers_of(component, game)
    return tuple(
        piece for piece in pieces if choice.takes(piece.id.removeprefix(f"{component.id}/"), numbers.get(piece.id))
    )


def numbers_of(component: Component, game: Game) -> Mapping[str, int]:
    """The printed number of each card of a component, by the id of its piece."""
    cards = ((showing.id, showing.names.get("card")) for showing in series(component, game)[0])
    return {f"{component.id}/{name}": card.number for name, card in cards if card and card.number is not None}


def spans_of(component: Component, game: Game) -> Mapping[str, Span]:
    """Where the record of each piece of a component is written, by the id of the piece."""
    return {f"{component.id}/{showing.id}": showing.span for showing in series(component, game)[0]}


def _placed(piece: Piece, span: Span | None) -> Piece:
    def placed(face: Face) -> Face:
        return replace(face, span=span)

    return replace(piece, front=placed(piece.front), back=placed(piece.back) if piece.back else None)


def _file(
    context: KitContext, game: Game, sheets: Sequence[Sheet | Page], paper: Paper, title: str, painted: Painted
) -> bytes:
    kit = game.kit
    info = DocumentInfo(
        title=f"{kit.title}: {title}",
        author=", ".join(kit.authors),
        subject=kit.subtitle,
        keywords=f"{kit.kit} {kit.version} {paper.name}",
        language=kit.language,
    )
    theme = context.theme
    return paint_pdf(sheets, palette=theme.palette, fonts=theme.setter.engine.book, info=info, painted=painted)
