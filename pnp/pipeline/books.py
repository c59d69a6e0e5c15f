"""The books of a kit → pages, with the kit's own figures and pictures. Left alone by kits without a book."""

from __future__ import annotations

from pnp.document.book import Flowed, flow
from pnp.layout.studio import Studio
from pnp.model.components import Component
from pnp.model.texts import RulesText
from pnp.pipeline.figures import Figures
from pnp.pipeline.pictures import PictureReader


class Books:
    """Flows the books of one kit."""

    def __init__(self, studio: Studio, pictures: PictureReader) -> None:
        self._studio, self._figures, self._pictures = studio, Figures(studio), pictures

    def flow(self, component: Component, text: RulesText) -> Flowed:
        """The pages of a component that prints a text."""
        return flow(
            self._studio.game,
            text,
            self._studio.look,
            faces=self._figures,
            pictures=self._pictures.for_books,
            format=component.format,
            columns=component.columns,
        )
