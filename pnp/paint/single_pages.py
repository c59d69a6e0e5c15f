"""Faces and pages, each on a page of its own size, to a PDF file."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.frame import Face, Ink, Page, Path, Placement, Segment, Sheet
from pnp.measures import Size
from pnp.paint.fonts import FontSource
from pnp.paint.painted import PaintedFrames
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.palette import Palette


def paint_single_pages(
    frames: Sequence[Face | Page | Sheet],
    painted: PaintedFrames | None = None,
    *,
    palette: Palette,
    fonts: FontSource,
    title: str = "Faces and pages",
) -> bytes:
    """Paint frames, a face with its bleed. painted: what some of them name by their keys."""
    info = DocumentInfo(title=title)
    return paint_pdf(map(_on_own_page, frames), palette=palette, fonts=fonts, info=info, painted=painted)


def _on_own_page(frame: Face | Page | Sheet) -> Sheet | Page:
    """A face with its bleed on a sheet of just that size; a page or a sheet as it is."""
    if not isinstance(frame, Face):
        return frame
    bleed = frame.bleed
    size = Size(frame.size.width + 2 * bleed, frame.size.height + 2 * bleed)
    return Sheet(
        size=size,
        side="front",
        placements=(Placement(frame, bleed, bleed),),
        trim_box=(bleed, bleed, bleed + frame.size.width, bleed + frame.size.height),
        bleed_box=(0.0, 0.0, size.width, size.height),
    )


def cut_to_size(face: Face) -> Sheet:
    """A face without its bleed, on a sheet of just that size."""
    return Sheet(size=face.size, side="front", placements=(Placement(face, 0.0, 0.0, bleed=(0.0, 0.0, 0.0, 0.0)),))


def outline_of_trim(size: Size, trim: tuple[Segment, ...]) -> Page:
    """What is inside of a trim, black on a page of its size."""
    return Page(size=size, items=(Path(trim, Ink("black", "ground")),), number=1)
