"""Faces and pages to PNG files, with PDFium and a plain, fast encoder."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from struct import pack
from typing import TYPE_CHECKING, Any, Final

from pnp.errors import MeasureError, PaintError
from pnp.export import COPIES, INKS, NUMBERED, Artifact, CompiledKit, Exporter, Option, Options, in_order
from pnp.measures import MM_PER_INCH, PT_PER_INCH, Mm, Size, parse_mm
from pnp.writer import Output

if TYPE_CHECKING:
    from PIL.Image import Image as PillowImage

    from pnp.frame import Face, Page
    from pnp.model.components import Component

    Frames = tuple[Face | Page, ...]

DEFAULT_DPI: Final = 150
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_RGB: Final = (8, 2, 0, 0, 0)
_EIGHT_BIT_RGBA: Final = (8, 6, 0, 0, 0)
_FASTEST: Final = 1
_PNG: Final = "image/png"
_MOST_IN_ROW: Final = 100
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
        if options.get("trim"):
            pages = _cut_pages(kit, component, tuple(frames.values()), options["dpi"])
        else:
            shown, palette = tuple(frames.values()), kit.theme.palette
            pdf = paint_single_pages(shown, kit.painted(component.id), palette=palette, fonts=kit.fonts)
            pages = png_pages(pdf, dpi=options["dpi"])
        named = _names_of_copies(kit, component) if options.get("copies") else {}
        names = [named.get(name, (name,)) for name in frames]
        paths = iter(in_order([path for same in names for path in same], options))
        for same, data in zip(names, pages, strict=True):
            for path in islice(paths, len(same)):
                artifact = Artifact(f"png/{component.id}/{path}.png", _PNG, data)
                yield Output(artifact=artifact, kind=component.kind, component=component.id, pages=1, faces=1)


def _cut_pages(kit: CompiledKit, component: Component, frames: Frames, dpi: int) -> Iterator[bytes]:
    """Faces cut to size as they will be held, transparent outside of a trim that is not the whole rectangle."""
    from PIL import ImageOps

    from pnp.frame import Face
    from pnp.paint.single_pages import cut_to_size, outline_of_trim, paint_single_pages

    palette, fonts, deflate = kit.theme.palette, kit.fonts, _deflate()
    # The pieces of a component have few outlines: each is drawn once, as what is opaque.
    shapes = dict.fromkeys((frame.size, frame.trim) for frame in frames if isinstance(frame, Face) and frame.trim)
    outlines = paint_single_pages([outline_of_trim(*shape) for shape in shapes], palette=palette, fonts=fonts)
    drawn = (ImageOps.invert(bitmap.to_pil().convert("L")) for bitmap in page_bitmaps(outlines, dpi=dpi))
    opaque = dict(zip(shapes, drawn, strict=True)) if shapes else {}
    cut = [cut_to_size(frame) if isinstance(frame, Face) else frame for frame in frames]
    pdf = paint_single_pages(cut, kit.painted(component.id), palette=palette, fonts=fonts)
    for frame, bitmap in zip(frames, page_bitmaps(pdf, dpi=dpi), strict=True):
        mask = opaque.get((frame.size, frame.trim)) if isinstance(frame, Face) else None
        yield _png_with(mask, bitmap, dpi, deflate) if mask else _png(bitmap, dpi, deflate)


def _names_of_copies(kit: CompiledKit, component: Component) -> dict[str, tuple[str, ...]]:
    """For the front of each piece the names of its copies, by its own: ``scout`` is ``scout-1``, ``scout-2``."""
    pieces = () if component.book else kit.pieces(component.id)
    copies = {piece.id.removeprefix(f"{component.id}/").replace("/", "-"): piece.copies for piece in pieces}
    return {name: tuple(f"{name}-{number + 1}" for number in range(count)) for name, count in copies.items()}


def _contact_sheets(kit: CompiledKit, options: Options) -> Iterator[Output]:
    """All fronts of a component in one picture or several, and all its backs, or all pages of a book."""
    from pnp.impose.contact_sheet import contact_sheet
    from pnp.paint.single_pages import paint_single_pages

    columns, rows = options["contact-sheet"]
    for component in kit.components:
        for name, frames in _divided(_sides(kit, component, options), columns * rows):
            sheet = contact_sheet(frames, columns, options["gap"])
            _require_few_pixels(sheet.size, options["dpi"], component.id)
            pdf = paint_single_pages((sheet,), kit.painted(component.id), palette=kit.theme.palette, fonts=kit.fonts)
            path = f"{_CONTACT_SHEETS}/{component.id}/{name}.png"
            for artifact in png_artifacts([path], pdf, dpi=options["dpi"]):
                yield Output(artifact=artifact, kind=component.kind, component=component.id, pages=1, faces=len(frames))


def _divided(sides: Mapping[str, Frames], most: int) -> Iterator[tuple[str, Frames]]:
    """Sides in parts of so many frames, numbered if there are several. most: 0 for any number."""
    for name, frames in sides.items():
        if not most or len(frames) <= most:
            yield name, frames
            continue
        for start in range(0, len(frames), most):
            yield f"{name}-{start // most + 1}", frames[start : start + most]


def _sides(kit: CompiledKit, component: Component, options: Options) -> dict[str, Frames]:
    """The pages of a book, or the fronts and backs of pieces, by what they are called together.

    Each that differs is there once; with copies, fronts are there as often as they are printed, and so are backs, in
    the same order, unless all pieces have the same one.
    """
    if component.book:
        return {"pages": tuple(frame for _, frame in kit.frames(component.id))}
    pieces = kit.pieces(component.id)
    fronts = {piece.front.key: piece.front for piece in pieces}
    backs = {piece.back.key: piece.back for piece in pieces if piece.back}
    sides = {"fronts": tuple(fronts.values()), "backs": tuple(backs.values())}
    if options.get("copies"):
        copies = [piece for piece in pieces for _ in range(piece.copies)]
        sides["fronts"] = tuple(piece.front for piece in copies)
        if len(backs) > 1:
            sides["backs"] = tuple(piece.back for piece in copies if piece.back)
    return {name: faces for name, faces in sides.items() if faces}


def _require_few_pixels(size: Size, dpi: int, component: str) -> None:
    """Raises PaintError for a picture that no program would open."""
    pixels = size.width * size.height * (dpi / MM_PER_INCH) ** 2
    if pixels > _MOST_PIXELS:
        cure = "take fewer dots per inch with --dpi, or fewer pieces with --only"
        raise PaintError(f"the contact sheet of {component} would have {pixels / 1e6:,.0f} million pixels: {cure}")


def _parse_rows(text: str) -> tuple[int, int]:
    """``10`` columns in any number of rows (0), or ``10x7``. Raises MeasureError."""
    written = re.fullmatch(r"(\d{1,3})(?:[x×](\d{1,3}))?", text.strip(), re.ASCII | re.IGNORECASE)
    columns, *rows = (int(number) for number in written.groups() if number) if written else (0,)
    if not all(1 <= number <= _MOST_IN_ROW for number in (columns, *rows)):
        raise MeasureError(f"{text!r}: write how many in a row, 1 to {_MOST_IN_ROW}, or columns and rows as in 10x7")
    return columns, rows[0] if rows else 0


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
        yield Artifact(path, _PNG, data)


def _trim_margins(page: Any) -> tuple[float, float, float, float]:
    """What to crop at the left, bottom, right and top, in points."""
    width, height = page.get_size()
    left, bottom, right, top = page.get_trimbox()
    return left, bottom, width - right, height - top


def _png(bitmap: Any, dpi: int, deflate: Callable[[bytes], bytes]) -> bytes:
    if bitmap.n_channels != 3:
        raise ValueError(f"PDFium gave {bitmap.n_channels} channels where 3 were asked for")
    pixels = memoryview(bitmap.buffer).cast("B")
    starts = range(0, bitmap.height * bitmap.stride, bitmap.stride)
    rows = (pixels[start : start + bitmap.width * 3] for start in starts)
    return _encoded(rows, bitmap.width, bitmap.height, _EIGHT_BIT_RGB, dpi, deflate)


def _png_with(mask: PillowImage, bitmap: Any, dpi: int, deflate: Callable[[bytes], bytes]) -> bytes:
    """The same, as opaque as a mask of the same size."""
    picture = bitmap.to_pil()
    picture.putalpha(mask)
    pixels, row = picture.tobytes(), picture.width * 4
    rows = (pixels[start : start + row] for start in range(0, len(pixels), row))
    return _encoded(rows, picture.width, picture.height, _EIGHT_BIT_RGBA, dpi, deflate)


def _encoded(
    rows: Iterable[bytes | memoryview],
    width: int,
    height: int,
    kind: tuple[int, ...],
    dpi: int,
    deflate: Callable[[bytes], bytes],
) -> bytes:
    """The bytes of a PNG. kind: its depth, channels and the methods of its compression, as in the header."""
    # Filter 0 before every row: choosing filters costs more time than it saves bytes on flat colours.
    filtered = b"".join(part for row in rows for part in (b"\0", row))
    per_metre = round(dpi / MM_PER_INCH * 1000)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">2L5B", width, height, *kind)),
            _chunk(b"pHYs", pack(">2LB", per_metre, per_metre, 1)),
            _chunk(b"IDAT", deflate(filtered)),
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
            help="With --to png: one picture of all faces of a component, cut to size, in rows of so many; 10x7 goes "
            "on in another picture after seven rows.",
            parse=_parse_rows,
            shown="COLUMNS",
        ),
        Option(
            name="gap",
            help="Between and around the faces of a contact sheet. [default: 2mm]",
            parse=_parse_gap,
            shown="LENGTH",
            default=2.0,
        ),
        Option(
            name="trim",
            help="With --to png: each face cut to size, without its bleed, and transparent outside of its outline.",
            is_flag=True,
            default=False,
        ),
        COPIES,
        NUMBERED,
        INKS,
    ),
    chooses_components=True,
    paints=True,
)
