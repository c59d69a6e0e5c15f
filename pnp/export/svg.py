"""Faces and pages to SVG files, with text as outlines, so that no font is needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pnp.export import NUMBERED, Artifact, CompiledKit, Exporter, Options, in_order
from pnp.frame import Face
from pnp.writer import Output

if TYPE_CHECKING:
    from pnp.paint.svg import GlyphOutlines
    from pnp.palette import Palette


def export_svg(kit: CompiledKit, options: Options) -> Iterator[Output]:
    """A picture of each face, with its bleed, and of each page. Raises PaintError for a picture that changed."""
    from pnp.paint.outlines import Outlines

    outlines = Outlines(kit.fonts)
    for component in kit.components:
        frames = dict(kit.frames(component.id, items=True))
        for name, frame in zip(in_order(list(frames), options), frames.values(), strict=True):
            path = f"svg/{component.id}/{name}.svg"
            face = frame if isinstance(frame, Face) else Face(id=path, size=frame.size, art=frame.items)
            artifact = svg_artifact(path, face, palette=kit.theme.palette, font_outlines=outlines)
            yield Output(artifact=artifact, kind=component.kind, component=component.id, pages=1, faces=1)


def svg_artifact(path: str, face: Face, *, palette: Palette, font_outlines: GlyphOutlines | None = None) -> Artifact:
    """Draw one face as a standalone SVG in mm. Raises PaintError for a picture that changed."""
    from pnp.paint.svg import face_svg

    text = face_svg(face, palette=palette, font_outlines=font_outlines)
    return Artifact(path, "image/svg+xml", text.encode())


SVG: Final = Exporter(
    id="svg",
    export=export_svg,
    files=lambda _options: ("svg/*.svg",),
    options=(NUMBERED,),
    chooses_components=True,
)
