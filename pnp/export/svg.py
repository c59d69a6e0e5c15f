"""Faces to SVG artifacts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pnp.export import Artifact
from pnp.frame import Face, Layer
from pnp.paint.colors import ColorMode
from pnp.paint.svg import GlyphOutlines, face_svg
from pnp.palette import Palette


def svg_artifact(
    path: str,
    face: Face,
    *,
    palette: Palette,
    mode: ColorMode = "color",
    font_outlines: GlyphOutlines | None = None,
    font_family: Callable[[str], str] = lambda font: font,
    layers: Sequence[Layer] = ("art",),
) -> Artifact:
    """Draw one face as a standalone SVG in mm. Raises PaintError for a picture that changed."""
    text = face_svg(
        face,
        palette=palette,
        mode=mode,
        font_outlines=font_outlines,
        font_family=font_family,
        layers=layers,
    )
    return Artifact(path, "image/svg+xml", text.encode())
