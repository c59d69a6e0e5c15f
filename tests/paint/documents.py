"""Tiny documents and eyes for them: pixels in mm, text, objects."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import font_source_sans_pro
import font_source_serif_pro
import pypdfium2

from pnp.fonts import FontBook
from pnp.frame import Face, Ink, Item, Page, Placement, Sheet
from pnp.frame import Path as Shape
from pnp.measures import PT_PER_INCH, Size
from pnp.paint.colors import ColorMode, Colors
from pnp.paint.drawings import Drawings
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.painter import Painter
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.palette import Color, Palette

FONTS = {
    "serif": Path(font_source_serif_pro.__file__).parent / "files/SourceSerifPro-Regular.ttf",
    "sans": Path(font_source_sans_pro.__file__).parent / "files/SourceSansPro-Bold.ttf",
}
PALETTE = Palette(
    {
        "red": Color.parse("#cc0000"),
        "blue": Color.parse("#0000cc"),
        "yellow": Color.parse("#ffff00"),
        "ink": Color.parse("#202020"),
    }
)
INFO = DocumentInfo(title="A kit", author="Somebody", subject="Cards", keywords="print", language="en-GB")
RED = Ink("red", "flood")
BLUE = Ink("blue", "flood")
BLACK_TEXT = Ink("black", "text")


def book(**files: Path) -> FontBook:
    """Fonts by the keys that these tests use, and more files."""
    return FontBook({family: {"regular": file} for family, file in {**FONTS, **files}.items()})


def paint(*sheets: Sheet | Page, mode: ColorMode = "color", **files: Path) -> bytes:
    """Paint with the palette and the fonts of these tests, and more files."""
    return paint_pdf(sheets, palette=PALETTE, fonts=book(**files), info=INFO, mode=mode)


def drawings(*, outlined: bool = False) -> Drawings:
    """Draws faces as SVG."""
    painter = Painter(Colors(PALETTE), GlyphFonts(book(**FONTS)))
    return Drawings(lambda: painter, outlined=outlined)


def box(x: float, y: float, width: float, height: float, ink: Ink = RED) -> Shape:
    """A filled rectangle."""
    return Shape((("R", x, y, width, height),), fill=ink)


def page(*items: Item, width: float = 100, height: float = 100) -> Page:
    """A page of a document, 100 mm square unless told otherwise."""
    return Page(size=Size(width, height), items=items, number=1)


def face(*art: Item, width: float = 20, height: float = 10, bleed: float = 0) -> Face:
    """A face, 20 by 10 mm unless told otherwise."""
    return Face(id="face", size=Size(width, height), art=art, bleed=bleed)


def sheet(*placements: Placement, marks: tuple[Item, ...] = (), **boxes: Any) -> Sheet:
    """A sheet of 100 by 100 mm."""
    return Sheet(size=Size(100, 100), side="front", placements=placements, marks=marks, **boxes)


@dataclass
class Seen:
    """One page of a PDF, rendered at 10 pixels a millimetre."""

    picture: Any

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        """The colour at a place in mm from the top left."""
        pixel: tuple[int, int, int] = self.picture.getpixel((round(x * 10), round(y * 10)))
        return pixel


def look(pdf: bytes, index: int = 0, *, forms: bool = False) -> Seen:
    """Render a page."""
    document = pypdfium2.PdfDocument(pdf)
    if forms:
        document.init_forms()
    bitmap = document[index].render(scale=254 / PT_PER_INCH, may_draw_forms=forms)
    return Seen(bitmap.to_pil().convert("RGB"))


def words(pdf: bytes, index: int = 0) -> str:
    """The text of a page in the order in which it stands in the file."""
    text: str = pypdfium2.PdfDocument(pdf)[index].get_textpage().get_text_bounded()
    return text.replace("\r\n", "\n").strip()


def objects(pdf: bytes) -> list[str]:
    """The objects of a file, streams unpacked."""
    return [_unpacked(body) for body in re.findall(rb"\d+ 0 obj\n(.*?)endobj", pdf, re.DOTALL)]


def _unpacked(body: bytes) -> str:
    head, stream, data = body.partition(b"\nstream\n")
    if stream and b"/FlateDecode" in head:
        data = zlib.decompressobj().decompress(data)
    return (head + stream + data).decode("latin-1")
