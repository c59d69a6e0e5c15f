"""Composed components and flowed books → sheets on one paper → files to write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pnp.export.pdf import pdf_artifact
from pnp.findings import Finding
from pnp.frame import Page, Piece, Sheet
from pnp.impose import Imposed, booklet, document, impose
from pnp.load.ids import FIRST_PAGE
from pnp.measures import Paper
from pnp.model.components import Component
from pnp.paint.pdf import DocumentInfo
from pnp.pipeline.first_page import first_sheets
from pnp.pipeline.plans import lettering, plan_of
from pnp.pipeline.prepare import Prepared
from pnp.pipeline.request import Choice, Request, Tell
from pnp.values import dataclass
from pnp.writer import Output


@dataclass(frozen=True, slots=True)
class Printed:
    """A component on paper: its sheets in printing order, how many pieces and distinct faces they show."""

    component: Component
    sheets: tuple[Sheet, ...]
    pieces: int
    faces: int
    findings: tuple[Finding, ...] = ()

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.component.id}.pdf"


def printed_on(prepared: Prepared, paper: Paper, request: Request) -> Iterator[Printed]:
    """Every component that was asked for, imposed on a paper."""
    for component in prepared.game.components:
        choice = request.choice(component.id)
        if choice is None:
            continue
        if component.book:
            yield _book(prepared, component, paper)
        else:
            yield _pieces(prepared, component, paper, choice)


def _book(prepared: Prepared, component: Component, paper: Paper) -> Printed:
    pages: Sequence[Page] = prepared.books[component.id].pages
    plan = plan_of(prepared.game, component)
    imposed = booklet(pages, paper) if component.format == "booklet" else document(pages, paper, plan)
    return Printed(component, imposed.sheets, 0, len(pages), imposed.findings)


def _pieces(prepared: Prepared, component: Component, paper: Paper, choice: Choice) -> Printed:
    pieces = _chosen(prepared, component, choice)
    imposed: Imposed = impose(pieces, paper, plan_of(prepared.game, component), lettering(prepared.look))
    faces = {id(face) for piece in pieces for face in (piece.front, piece.back) if face is not None}
    return Printed(component, imposed.sheets, sum(piece.copies for piece in pieces), len(faces), imposed.findings)


def _chosen(prepared: Prepared, component: Component, choice: Choice) -> tuple[Piece, ...]:
    """The pieces of a component that were asked for."""
    composed = prepared.composed[component.id]
    if not choice.records:
        return composed.pieces
    numbers = prepared.numbers(component)
    return tuple(
        piece
        for piece in composed.pieces
        if choice.takes(piece.id.removeprefix(f"{component.id}/"), numbers.get(piece.id))
    )


def outputs_on(
    prepared: Prepared, paper: Paper, printed: Sequence[Printed], request: Request, tell: Tell
) -> Iterator[Output]:
    """Paint what is imposed on a paper, each component into a file of its own, the overview first."""
    if not request.only:
        sheets = first_sheets(prepared, paper, printed)
        yield _output(prepared, paper, FIRST_PAGE, sheets, kind="first-page", title="Print me first")
    for done, one in enumerate(printed):
        tell(f"{one.component.title}, {paper.name}", done, len(printed))
        output = _output(
            prepared, paper, one.component.id, one.sheets, kind=one.component.kind, title=one.component.title
        )
        yield replace(output, component=one.component.id, pieces=one.pieces, faces=one.faces)


def _output(
    prepared: Prepared, paper: Paper, name: str, sheets: Sequence[Sheet | Page], *, kind: str, title: str
) -> Output:
    kit = prepared.game.kit
    info = DocumentInfo(
        title=f"{kit.title}: {title}",
        author=", ".join(kit.authors),
        subject=kit.subtitle,
        keywords=f"{kit.kit} {kit.version} {paper.name}",
        language=kit.language,
    )
    artifact = pdf_artifact(
        f"{paper.id}/{name}.pdf",
        sheets,
        palette=prepared.look.palette,
        fonts=prepared.fonts,
        info=info,
    )
    return Output(artifact=artifact, kind=kind, paper=paper.id, pages=len(sheets))
