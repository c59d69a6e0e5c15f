"""The books of a kit → pages, with the kit's own figures and pictures. Left alone by kits without a book."""

from __future__ import annotations

from pnp.document.book import Flowed, flow
from pnp.layout.context import LayoutContext
from pnp.model.components import Component
from pnp.model.texts import RulesText
from pnp.pipeline.figures import Figures
from pnp.pipeline.pictures import PictureReader


def flow_book(context: LayoutContext, pictures: PictureReader, component: Component, text: RulesText) -> Flowed:
    """The pages of a component that prints a text."""
    return flow(
        context.game,
        text,
        context.look,
        faces=Figures(context),
        pictures=pictures.for_books,
        format=component.format,
        columns=component.columns,
    )
