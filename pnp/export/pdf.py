"""Sheets and pages to a PDF artifact."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.export import Artifact
from pnp.frame import Page, Sheet
from pnp.paint.colors import ColorMode
from pnp.paint.fonts import FontSource
from pnp.paint.painted import Painted
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
    painted: Painted | None = None,
) -> Artifact:
    """Paint sheets and pages into one PDF. painted: what some of them name by their keys.

    Raises FontError and PaintError, which name the file.
    """
    data = paint_pdf(sheets, palette=palette, fonts=fonts, info=info, mode=mode, painted=painted)
    return Artifact(path, "application/pdf", data)
