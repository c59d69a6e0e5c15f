"""Faces and pages to PNG files, with PDFium and a plain, fast encoder."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from struct import pack
from typing import TYPE_CHECKING, Any, Final

from pnp.errors import MeasureError, PaintError
from pnp.export import INKS, Artifact, CompiledKit, Exporter, Option, Options
from pnp.measures import MM_PER_INCH, PT_PER_INCH, Mm, Size, parse_mm
from pnp.writer import Output

if TYPE_CHECKING:
    from pnp.frame import Face, Page
    from pnp.model.components import Component

DEFAULT_DPI: Final = 150
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_RGB: Final = (8, 2, 0, 0, 0)
_FASTEST: Final = 1
_CONTACT_SHEETS: Final = "contact-sheets"
# Of one picture: 700 MB while it is drawn.
_MOST_PIXELS: Final = 178_000_000


def export_png(kit: CompiledKit, options: Options) -> Iterator[Output]:
    """A picture of each face, with its bleed, and of each page; or contact sheets. Raises FontError and PaintError."""
    if options.get("contact-sheet"):
        yield from _contact_sheets(kit, options)
        return
    from pnp.paint.single_pages import paint_single_pages

    for component in kit.components:
        frames = dict(kit.frames(component.id))
        pdf = paint_single_pages(
            tuple(frames.values()), kit.painted(component.id), palette=kit.theme.palette, fonts=kit.fonts
        )
        for artifact in png_artifacts([f"png/{component.id}/{name}.png" for name in frames], pdf, dpi=options["dpi"]):
            yield Output(artifact=artifact, kind=component.kind, component=component.id, pages=1, faces=1)


def _contact_sheets(kit: CompiledKit, options: Options) -> Iterator[Output]:
    """All fronts of a component in one picture, and all its backs, or all pages of a book: each that differs once."""
    from pnp.impose.contact_sheet import contact_sheet
    from pnp.paint.single_pages import paint_single_pages

    for component in kit.components:
        for name, frames in _sides(kit, component).items():
            sheet = contact_sheet(frames, options["contact-sheet"], options["gap"])
            _require_few_pixels(sheet.size, options["dpi"], component.id)
            pdf = paint_single_pages((sheet,), kit.painted(component.id), palette=kit.theme.palette, fonts=kit.fonts)
            path = f"{_CONTACT_SHEETS}/{component.id}/{name}.png"
            for artifact in png_artifacts([path], pdf, dpi=options["dpi"]):
                yield Output(artifact=artifact, kind=component.kind, component=component.id, pages=1, faces=len(frames))


def _sides(kit: CompiledKit, component: Component) -> dict[str, tuple[Face | Page, ...]]:
    """The pages of a book, or the different fronts and backs of pieces, by what they are called together."""
    if component.book:
        return {"pages": tuple(frame for _, frame in kit.frames(component.id))}
    pieces = kit.pieces(component.id)
    fronts = {piece.front.key: piece.front for piece in pieces}
    backs = {piece.back.key: piece.back for piece in pieces if piece.back}
    return {name: tuple(faces.values()) for name, faces in (("fronts", fronts), ("backs", backs)) if faces}


def _require_few_pixels(size: Size, dpi: int, component: str) -> None:
    """Raises PaintError for a picture that no program would open."""
    pixels = size.width * size.height * (dpi / MM_PER_INCH) ** 2
    if pixels > _MOST_PIXELS:
        cure = "take fewer dots per inch with --dpi, or fewer pieces with --only"
        raise PaintError(f"the contact sheet of {component} would have {pixels / 1e6:,.0f} million pixels: {cure}")


def _parse_gap(text: str) -> Mm:
    """A length that is not negative. Raises MeasureError."""
    gap = parse_mm(text)
    if gap < 0:
        raise MeasureError(f"{text!r}: a gap is 0 mm or more")
    return gap


def png_pages(
    pdf: bytes, *, dpi: int = DEFAULT_DPI, pages: Sequence[int] | None = None, clip_to_trim: bool = False
) -> Iterator[bytes]:
    """Render pages of a PDF as ``page_bitmaps`` does, each to the bytes of a PNG that knows its resolution."""
    deflate = _deflate()
    for bitmap in page_bitmaps(pdf, dpi=dpi, pages=pages, clip_to_trim=clip_to_trim):
        yield _png(bitmap, dpi, deflate)


def page_bitmaps(
    pdf: bytes, *, dpi: int = DEFAULT_DPI, pages: Sequence[int] | None = None, clip_to_trim: bool = False
) -> Iterator[Any]:
    """Render pages of a PDF on white, each to a bitmap of PDFium, which is closed when the next one is asked for.

    pages: indices from 0, all by default. clip_to_trim: show only what lies in each page's TrimBox, as
    for one face a page. Form fields are drawn as they stand.
    """
    import pypdfium2

    # PDFium rounds sizes up: without this, 450.0000001 pixels would become 451.
    scale = dpi / PT_PER_INCH * (1 - 1e-7)
    document = pypdfium2.PdfDocument(pdf)
    try:
        document.init_forms()
        for index in range(len(document)) if pages is None else pages:
            page = document[index]
            crop = _trim_margins(page) if clip_to_trim else (0, 0, 0, 0)
            # RGB in PNG's own order, so that rows go into the file as they are.
            bitmap = page.render(scale=scale, crop=crop, rev_byteorder=True, prefer_bgrx=False)
            yield bitmap
            bitmap.close()
            page.close()
    finally:
        document.close()


def png_artifacts(paths: Iterable[str], pdf: bytes, *, dpi: int = DEFAULT_DPI) -> Iterator[Artifact]:
    """A PNG artifact for each page of a PDF, at the paths given in the order of the pages."""
    for path, data in zip(paths, png_pages(pdf, dpi=dpi), strict=True):
        yield Artifact(path, "image/png", data)


def _trim_margins(page: Any) -> tuple[float, float, float, float]:
    """What to crop at the left, bottom, right and top, in points."""
    width, height = page.get_size()
    left, bottom, right, top = page.get_trimbox()
    return left, bottom, width - right, height - top


def _png(bitmap: Any, dpi: int, deflate: Callable[[bytes], bytes]) -> bytes:
    if bitmap.n_channels != 3:
        raise ValueError(f"PDFium gave {bitmap.n_channels} channels where 3 were asked for")
    width, height, row = bitmap.width, bitmap.height, bitmap.width * 3
    pixels = memoryview(bitmap.buffer).cast("B")
    # Filter 0 before every row: choosing filters costs more time than it saves bytes on flat colours.
    starts = range(0, height * bitmap.stride, bitmap.stride)
    rows = b"".join(part for start in starts for part in (b"\0", pixels[start : start + row]))
    per_metre = round(dpi / MM_PER_INCH * 1000)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">2L5B", width, height, *_EIGHT_BIT_RGB)),
            _chunk(b"pHYs", pack(">2LB", per_metre, per_metre, 1)),
            _chunk(b"IDAT", deflate(rows)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((pack(">L", len(data)), kind, data, pack(">L", zlib.crc32(data, zlib.crc32(kind)))))


def _deflate() -> Callable[[bytes], bytes]:
    """The fastest deflate that is installed. The two write different bytes for the same pixels."""
    try:
        from isal import isal_zlib
    except ImportError:
        return lambda data: zlib.compress(data, _FASTEST)
    return lambda data: bytes(isal_zlib.compress(data, _FASTEST))


PNG: Final = Exporter(
    id="png",
    export=export_png,
    files=lambda options: (f"{_CONTACT_SHEETS if options.get('contact-sheet') else 'png'}/*.png",),
    options=(
        Option(name="dpi", help="Dots per inch of a PNG.", values=range(36, 1201), default=DEFAULT_DPI),
        Option(
            name="contact-sheet",
            help="With --to png: one picture of all faces of a component, cut to size, in rows of so many.",
            values=range(1, 101),
        ),
        Option(
            name="gap",
            help="Between and around the faces of a contact sheet. [default: 2mm]",
            parse=_parse_gap,
            shown="LENGTH",
            default=2.0,
        ),
        INKS,
    ),
    chooses_components=True,
    paints=True,
)
