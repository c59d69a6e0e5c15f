"""The books of a kit → pages, with the kit's own figures and pictures. Left alone by kits without a book."""

from __future__ import annotations

from pnp.document.book import Flowed, flow
from pnp.document.context import FigureAnswer, FigureRequest
from pnp.model.components import Component
from pnp.model.texts import RulesText
from pnp.pipeline.figures import Figures, figure_key
from pnp.pipeline.kit_context import KitContext


def flow_book(context: KitContext, component: Component, text: RulesText) -> Flowed:
    """The pages of a component that prints a text."""
    figures = Figures(context.layout)

    def drawn(request: FigureRequest) -> FigureAnswer:
        if request.kind == "board":
            return figures(request)
        # What a figure of faces shows is compared, and not what it was drawn from: of a whole deck, mostly.
        return context.apart(figure_key(request), lambda: figures(request))

    return flow(
        context.layout.game,
        text,
        context.look,
        faces=drawn,
        pictures=context.pictures.for_books,
        format=component.format,
        columns=component.columns,
    )
