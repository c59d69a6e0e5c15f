"""Faces and pages for a printing service: a PDF for each component, a page for each face, no marks around it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pnp.export import COPIES, INKS, Artifact, CompiledKit, Exporter, Options
from pnp.writer import Output

if TYPE_CHECKING:
    from pnp.frame import Face, Page
    from pnp.model.components import Component


def export_press(kit: CompiledKit, options: Options) -> Iterator[Output]:
    """A file for each component: every face with its bleed, on a page that knows its trim. Raises PaintError."""
    from pnp.paint.single_pages import paint_single_pages

    for component in kit.components:
        frames = tuple(_in_order(kit, component, is_whole=bool(options.get("copies"))))
        if not frames:
            continue
        title = f"{kit.game.kit.title}: {component.name or component.id}"
        pdf = paint_single_pages(
            frames, kit.painted(component.id), palette=kit.theme.palette, fonts=kit.fonts, title=title
        )
        artifact = Artifact(f"press/{component.id}.pdf", "application/pdf", pdf)
        yield Output(
            artifact=artifact, kind=component.kind, component=component.id, pages=len(frames), faces=len(frames)
        )


def _in_order(kit: CompiledKit, component: Component, *, is_whole: bool) -> Iterator[Face | Page]:
    """The pages of a book, or of each piece its front and behind it its back. is_whole: as often as it is printed."""
    if component.book:
        yield from (frame for _, frame in kit.frames(component.id))
        return
    for piece in kit.pieces(component.id):
        sides = (piece.front, piece.back) if piece.back else (piece.front,)
        yield from sides * (piece.copies if is_whole else 1)


PRESS: Final = Exporter(
    id="press",
    export=export_press,
    files=lambda _options: ("press/*.pdf",),
    options=(COPIES, INKS),
    chooses_components=True,
    paints=True,
)
