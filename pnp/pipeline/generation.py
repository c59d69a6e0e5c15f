"""What is known of a kit that stays open at one moment: values for whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING

from pnp.findings import Finding
from pnp.frame import Face, Page, Piece
from pnp.layout.board_spots import BoardSpots, board_spots
from pnp.layout.compose import elements_of
from pnp.layout.origins import Origin
from pnp.model.components import Component
from pnp.nodes import Source
from pnp.paint.painted import PaintedFrames
from pnp.pipeline.compiled_kit import CompiledKit
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.document.origins import PageOrigins


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownComponent:
    """A component as it is shown. pieces: without items; each face has the key of what was painted of it.

    pages: of a book, the same. painted: what the keys name.
    """

    component: Component
    pieces: tuple[Piece, ...] = ()
    pages: tuple[Page, ...] = ()
    painted: PaintedFrames

    @property
    def frames(self) -> Mapping[str, Face | Page]:
        """Every face and page by its name: ``tactics/charge``, ``tactics/charge/back``, ``rulebook/page-3``."""
        frames: dict[str, Face | Page] = {}
        for piece in self.pieces:
            frames[piece.id] = piece.front
            if piece.back is not None:
                frames[f"{piece.id}/back"] = piece.back
        frames.update((f"{self.component.id}/page-{page.number}", page) for page in self.pages)
        return frames


@dataclass(frozen=True, slots=True, kw_only=True)
class Generation:
    """A state of a kit, or as much of it as is known so far.

    number: of the look at the folder, from 1. components: as they are now, or as they were last while they are not
    drawn again. findings: everything wrong with the kit, in reading order; those of the last complete state until
    ``has_findings``, then all but those of books until ``is_complete``. is_complete: nothing more comes of this look.
    is_broken: the kit cannot be read, so that ``components`` and ``kit`` are those of the last state that could be.
    is_partial: it never could be, so that they are what can be read of it now.
    fault: what went wrong that is not the kit's fault. kit: to ask for more, as exporters do; None if it was never
    read. changed: the names of the faces and pages that look different from those of the complete generation before,
    so far; new ones are among them.
    """

    number: int = 0
    components: tuple[ShownComponent, ...] = ()
    findings: tuple[Finding, ...] = ()
    sources: Mapping[str, Source]
    kit: CompiledKit | None = None
    changed: frozenset[str] = frozenset()
    has_findings: bool = False
    is_complete: bool = False
    is_broken: bool = False
    is_partial: bool = False
    fault: str = ""
    _page_origins: dict[str, Mapping[str, PageOrigins]] = field(default_factory=dict)

    @property
    def events(self) -> tuple[str, ...]:
        """What went wrong on the way and was recovered from."""
        return self.kit.results.events if self.kit else ()

    def component(self, name: str) -> ShownComponent | None:
        """A component by its id."""
        return next((shown for shown in self.components if shown.component.id == name), None)

    def origins(self, name: str) -> tuple[Origin, ...]:
        """The elements of a face and where what they show is written. name: of the face, as of ``frames``.

        Of a page of a book, its paragraphs, cells and figures. Empty for what is not there any more.
        """
        component_id, _, piece = name.partition("/")
        shown = self.component(component_id)
        if self.kit is None or shown is None or component_id not in self.kit.game.components.ids:
            return ()
        if shown.pages:
            page = self.page_origins(component_id).get(name)
            return page.parts if page else ()
        is_back = name not in (piece.id for piece in shown.pieces)
        piece = piece.removesuffix("/back") if is_back else piece
        context = self.kit.context.untraced_layout
        return elements_of(self.kit.game.components[component_id], context, piece, is_back=is_back)

    def page_origins(self, name: str) -> Mapping[str, PageOrigins]:
        """The pages of a book by their names, with where they are written. name: of the component.

        The book is set once more when this is asked first; not while the session is updated.
        """
        kit = self.kit
        if kit is None or kit.compilation is None or name not in kit.game.components.ids:
            return {}
        component = kit.game.components[name]
        text = kit.game.texts.find(component.book) if component.book else None
        if text is None:
            return {}
        if name not in self._page_origins:
            # Reading Markdown takes as long to import as twenty cards to draw.
            from pnp.pipeline.books import book_origins

            pages = book_origins(kit.context, component, text, kit.compilation.figures.slots)
            named = {f"{name}/page-{number}": page for number, page in enumerate(pages, 1)}
            self._page_origins[name] = named
        return self._page_origins[name]

    def board_spots(self, name: str) -> tuple[BoardSpots, ...]:
        """The boards on a face, with where their places are. name: as for ``origins``."""
        component_id, _, piece = name.partition("/")
        if self.kit is None or component_id not in self.kit.game.components.ids:
            return ()
        return tuple(board_spots(self.kit.game.components[component_id], self.kit.context.untraced_layout, piece))
