"""The books of a kit → pages, with the kit's own figures and pictures. Left alone by kits without a book."""

from __future__ import annotations

from pnp.document.book import Flowed, flow
from pnp.layout.context import LayoutContext
from pnp.layout.diagnostics import Account
from pnp.layout.reports import Report
from pnp.model.components import Component
from pnp.model.texts import RulesText
from pnp.pipeline.figures import Figures
from pnp.pipeline.pictures import PictureReader
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class BookResult:
    """A book, and what was noticed on the faces and on the boards that its figures show."""

    flowed: Flowed
    shown: Account
    on_boards: tuple[Report, ...]


def flow_book(context: LayoutContext, pictures: PictureReader, component: Component, text: RulesText) -> BookResult:
    """The pages of a component that prints a text."""
    figures = Figures(context)
    flowed = flow(
        context.game,
        text,
        context.look,
        faces=figures,
        pictures=pictures.for_books,
        format=component.format,
        columns=component.columns,
    )
    shown = Account()
    shown.add(figures.notes)
    return BookResult(flowed, shown, tuple(dict.fromkeys(figures.on_boards)))
