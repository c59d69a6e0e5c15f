"""Turn sheets and pages into a PDF file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pnp.frame import Page, Sheet
from pnp.paint.colors import Colors
from pnp.paint.content import Content, Form, reachable
from pnp.paint.document import DocumentInfo, PackedContent, PdfDocument
from pnp.paint.embedding import embed
from pnp.paint.fields import Fields
from pnp.paint.fonts import FontSource, GlyphUse
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.marks import with_shared_marks
from pnp.paint.overlay import Overlay
from pnp.paint.painted import PaintedFrames
from pnp.paint.painter import Painter
from pnp.paint.pictures import Pictures
from pnp.palette import ColorMode, Palette

__all__ = ["DocumentInfo", "paint_pdf"]


def paint_pdf(
    sheets: Iterable[Sheet | Page],
    *,
    palette: Palette,
    fonts: FontSource,
    info: DocumentInfo,
    mode: ColorMode | None = None,
    painted: PaintedFrames | None = None,
) -> bytes:
    """Paint sheets and pages, each on a page of its own size, into one file.

    fonts: where the fonts that text runs name are found. mode: how inks become colours. painted: what faces and pages
    without items name by their keys. What looks the same and is shown more than once is in the file once. The same
    input gives the same bytes. Raises FontError and PaintError, which name the file, and PnpError for a token that the
    palette lacks.
    """
    document = PdfDocument(info)
    painted, use = painted or PaintedFrames(), GlyphUse()
    use.add(painted.glyphs, painted.fonts)
    painter = Painter(
        Colors(palette, mode), GlyphFonts(fonts), painted=painted.contents, forms=dict(painted.forms), use=use
    )
    fields = Fields(document, painter.fonts, painter.use, painter.colors)
    overlay, pictures = Overlay(document, fields), Pictures(document, mode or palette.inks)
    folded = with_shared_marks(tuple(sheets))
    shared = _shown_twice(folded, painter)
    # Compressed one by one: as operators, all pages of a large file would fill the memory.
    pages = [PackedContent.of(_page(sheet, painter, shared), sheet.size) for sheet in folded]
    _add_forms(document, pictures, pages, painter.forms)
    for sheet, content in zip(folded, pages, strict=True):
        overlay.lay(content.active, sheet.size)
        if isinstance(sheet, Sheet):
            document.add_page(sheet.size, content, sheet.trim_box, sheet.bleed_box)
            continue
        if sheet.label and sheet.label != str(sheet.number):
            document.label_page(sheet.label)
        document.add_page(sheet.size, content, None, None)
    fields.finish()
    for key in painter.use.fonts:
        fonts[key]  # What was painted elsewhere may show fonts that were not read here.
    embed(document, painter.use.used, fonts.files)
    return document.data()


def _shown_twice(sheets: Sequence[Sheet | Page], painter: Painter) -> frozenset[str]:
    """The keys of the frames whose content is shown more than once."""
    uses = Counter(
        painter.key(placement.frame) for sheet in sheets if isinstance(sheet, Sheet) for placement in sheet.placements
    )
    return frozenset(key for key, number in uses.items() if number > 1)


def _page(sheet: Sheet | Page, painter: Painter, shared: frozenset[str]) -> Content:
    return painter.sheet(sheet, shared) if isinstance(sheet, Sheet) else painter.content(sheet)


def _add_forms(
    document: PdfDocument, pictures: Pictures, pages: Sequence[PackedContent], forms: Mapping[str, Form]
) -> None:
    """Put everything that pages show into the document, each thing before what shows it."""
    names = dict.fromkeys(name for page in pages for name in page.resources.forms)
    forms_in_order = list(reachable(names, forms))
    for resources in (*(form.resources for form in forms_in_order), *(page.resources for page in pages)):
        for picture in resources.pictures:
            pictures.add(picture)
    for form in forms_in_order:
        document.add_form(form)
