"""Sheets and pages to a PDF artifact."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.export import Artifact
from pnp.frame import Page, Sheet
from pnp.paint.colors import ColorMode
from pnp.paint.fonts import FontSource
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.palette import Palette


def pdf_artifact(
    path: str,
    sheets: Iterable[Sheet | Page],
    *,
    palette: Palette,
    fonts: FontSource,
    info: DocumentInfo,
    mode: ColorMode = "color",
) -> Artifact:
    """Paint sheets and pages into one PDF. Raises FontError and PaintError, which name the file."""
    data = paint_pdf(sheets, palette=palette, fonts=fonts, info=info, mode=mode)
    return Artifact(path, "application/pdf", data)
