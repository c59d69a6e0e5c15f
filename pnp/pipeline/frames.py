"""Every face and page of a component by name, and a file with each of them alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.frame import Face, Page, Placement, Sheet
from pnp.layout.series import free_name
from pnp.measures import Size
from pnp.model.components import Component
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.papers import Paper
from pnp.pipeline.compiled_kit import CompiledKit
from pnp.pipeline.request import Choice


def frames_of(
    kit: CompiledKit, component: Component, choice: Choice | None = None
) -> Iterator[tuple[str, Face | Page]]:
    """Each different face or page once, by a name for its file: ``blitzkrieg``, ``blitzkrieg-back``, ``page-003``."""
    if component.book:
        for page in kit.books[component.id].pages:
            yield f"page-{page.number:03}", page
        return
    numbers = kit.numbers(component)
    seen: set[int] = set()
    pieces = kit.composed[component.id].pieces
    fronts = {piece.id.removeprefix(f"{component.id}/") for piece in pieces}
    for piece in pieces:
        name = piece.id.removeprefix(f"{component.id}/")
        if choice is not None and not choice.takes(name, numbers.get(piece.id)):
            continue
        for face, its_name in ((piece.front, name), (piece.back, free_name(f"{name}-back", fronts))):
            if face is not None and id(face) not in seen:
                seen.add(id(face))
                yield its_name.replace("/", "-"), face


def painted(kit: CompiledKit, frames: Sequence[Face | Page | Sheet]) -> bytes:
    """A PDF with each frame on a page of its own size, a face with its bleed."""
    return paint_pdf(
        [_alone(frame) for frame in frames],
        palette=kit.look.palette,
        fonts=kit.fonts,
        info=DocumentInfo(title=kit.game.kit.title),
    )


def _alone(frame: Face | Page | Sheet) -> Sheet | Page:
    """A face with its bleed on a sheet of just that size; a page or a sheet as it is."""
    if not isinstance(frame, Face):
        return frame
    bleed = frame.bleed
    size = Size(frame.size.width + 2 * bleed, frame.size.height + 2 * bleed)
    return Sheet(size=size, side="front", placements=(Placement(frame, bleed, bleed),))


def sheets_of(kit: CompiledKit, component: Component, paper: Paper) -> tuple[Sheet, ...]:
    """Every sheet of a component on a paper, with faces and pages as they were drawn."""
    from pnp.pipeline import sheets
    from pnp.pipeline.results import Drawn

    drawn = Drawn(
        pieces=() if component.book else kit.composed[component.id].pieces,
        pages=kit.books[component.id].pages if component.book else (),
    )
    return sheets.sheets_of(kit.context, component, drawn, paper)
