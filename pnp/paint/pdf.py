"""Turn sheets and pages into a PDF file."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.frame import Page, Sheet
from pnp.paint.colors import ColorMode, Colors
from pnp.paint.document import DocumentInfo, PdfDocument
from pnp.paint.embedding import embed
from pnp.paint.fields import Fields
from pnp.paint.fonts import FontSource, GlyphUse
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.operators import DirectPen
from pnp.paint.overlay import Overlay
from pnp.paint.painter import Painter
from pnp.paint.pictures import Pictures
from pnp.paint.sharing import find_shared
from pnp.palette import Palette

__all__ = ["DocumentInfo", "paint_pdf"]


def paint_pdf(
    sheets: Iterable[Sheet | Page],
    *,
    palette: Palette,
    fonts: FontSource,
    info: DocumentInfo,
    mode: ColorMode = "color",
) -> bytes:
    """Paint sheets and pages, each on a page of its own size, into one file.

    fonts: where the fonts that text runs name are found. mode: how inks become colours. A face
    (by identity) that is used more than once is drawn once. The same input
    gives the same bytes. Raises FontError and PaintError, which name the file, and PnpError for a token
    that the palette lacks.
    """
    document = PdfDocument(info)
    glyphs, use, colors = GlyphFonts(fonts), GlyphUse(), Colors(palette, mode)
    fields = Fields(document, glyphs, use, colors)
    overlay = Overlay(document, fields)
    painter = Painter(document, Pictures(document, mode), lambda: DirectPen(document, glyphs, colors, use))
    shared = find_shared(sheets)
    for face in shared.forms:
        painter.define(face)
    for sheet in shared.sheets:
        _paint(document, painter, overlay, sheet)
    fields.finish()
    embed(document, use.used, fonts.files)
    return document.data()


def _paint(document: PdfDocument, painter: Painter, overlay: Overlay, sheet: Sheet | Page) -> None:
    document.begin_page(sheet.size)
    overlay.lay(sheet)
    if isinstance(sheet, Sheet):
        painter.sheet(sheet)
        document.end_page(sheet.size, sheet.trim_box, sheet.bleed_box)
        return
    painter.page(sheet)
    if sheet.label and sheet.label != str(sheet.number):
        document.label_page(sheet.label)
    document.end_page(sheet.size, None, None)
