"""The books of a kit → pages, with the kit's own figures and pictures. Not imported for kits without a book."""

from __future__ import annotations

from pnp.document.book import BookResult, flow
from pnp.document.figure_requests import FaceMaker
from pnp.document.origins import PageOrigins, page_origins
from pnp.layout.context import LayoutContext
from pnp.measures import COMMON_LIVE_AREA, SHEET
from pnp.model.components import Component
from pnp.model.texts import RulesText
from pnp.pipeline.figures import Figures
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.pictures import picture_for_books


def flow_book(context: KitContext, component: Component, text: RulesText, faces: FaceMaker | None = None) -> BookResult:
    """The pages of a component that prints a text. faces: draws its figures; without it, they are part of the pages."""
    return _flow(context, context.layout, component, text, faces or Figures(context.layout))


def book_origins(
    context: KitContext, component: Component, text: RulesText, faces: FaceMaker
) -> tuple[PageOrigins, ...]:
    """Where what stands on the pages of a book is written. It is set once more for that, and nothing is noted."""
    layout = context.untraced_layout
    return page_origins(_flow(context, layout, component, text, faces), layout.game)


def _flow(
    context: KitContext, layout: LayoutContext, component: Component, text: RulesText, faces: FaceMaker
) -> BookResult:
    is_draft = layout.game.kit.status == "draft"
    return flow(
        layout.game,
        text,
        layout.theme,
        faces=faces,
        pictures=lambda name, at: picture_for_books(context.pictures, context.theme, is_draft, name, at),
        format=component.format,
        sheet=context.sheet if component.format == SHEET else COMMON_LIVE_AREA,
        columns=component.columns,
        memory=context.memory.books,
    )
