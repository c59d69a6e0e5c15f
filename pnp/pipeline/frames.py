"""The sheets of a component with their items, for those that look at them."""

from __future__ import annotations

from pnp.frame import Sheet
from pnp.model.components import Component
from pnp.papers import Paper
from pnp.pipeline.compiled_kit import CompiledKit


def sheets_of(kit: CompiledKit, component: Component, paper: Paper) -> tuple[Sheet, ...]:
    """Every sheet of a component on a paper, with faces and pages as they were drawn."""
    from pnp.pipeline import sheets
    from pnp.pipeline.results import Drawn

    drawn = Drawn(
        pieces=() if component.book else kit.composed[component.id].pieces,
        pages=kit.books[component.id].pages if component.book else (),
    )
    return sheets.sheets_of(kit.context, component, drawn, paper)
