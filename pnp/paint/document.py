"""A PDF file under construction: pages, forms, streams, annotations, destinations, outline.

The only module that touches ReportLab's private attributes. It also mends what ReportLab's forms lack
(their graphics states never reach the resources) and packs each stream as soon as it is complete, so that
a long document holds every page once, compressed.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from io import BytesIO
from types import SimpleNamespace
from typing import Any, Final

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from pnp.measures import PT_PER_MM, Mm, Size
from pnp.paint.matrix import Rectangle
from pnp.paint.numerals import numeral
from pnp.values import dataclass

# PrintScaling came with PDF 1.6; transparency is older.
_VERSION: Final = (1, 6)
_COMPRESSION_LEVEL: Final = 6
_FLATE: Final = "/FlateDecode"


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """What a viewer shows about the file. language: a BCP 47 tag."""

    title: str
    author: str = ""
    subject: str = ""
    keywords: str = ""
    language: str = "en"


class _NoFontYet:
    """Stands where ReportLab wants an initial font, so that it does not put an unembedded one in."""

    fontName = "pnp-no-font-yet"  # noqa: N815 - ReportLab reads these names
    face = SimpleNamespace(name="pnp-no-font-yet")
    _dynamicFont = True  # noqa: N815
    _multiByte = False  # noqa: N815


class PdfDocument:
    """Collects the parts of one file. The same parts in the same order give the same bytes."""

    def __init__(self, info: DocumentInfo) -> None:
        pdfmetrics.registerFont(_NoFontYet())
        self._buffer = BytesIO()
        self.canvas: Any = Canvas(
            self._buffer,
            pageCompression=1,
            invariant=1,
            pdfVersion=_VERSION,
            initialFontName=_NoFontYet.fontName,
            lang=info.language,
        )
        self.internal: Any = self.canvas._doc
        self._opacities: dict[str, Any] = {}
        self._opacities_used: set[str] = set()
        self._resources: dict[str, Any] = {}
        self._destinations: dict[str, Any] = {}
        self._outline_level = -1
        self._describe(info)

    def _describe(self, info: DocumentInfo) -> None:
        canvas = self.canvas
        canvas.setTitle(info.title)
        canvas.setAuthor(info.author)
        canvas.setSubject(info.subject)
        canvas.setKeywords(info.keywords)
        canvas.setCreator("pnp")
        canvas.setProducer("pnp, ReportLab")
        canvas.setViewerPreference("PrintScaling", "None")
        canvas.setViewerPreference("DisplayDocTitle", "true")

    # Streams

    @property
    def code(self) -> list[str]:
        """The operators of the page or form that is open, to be added to."""
        code: list[str] = self.canvas._code
        return code

    def begin_page(self, size: Size) -> None:
        """Start a page of a size in mm; its origin is the top left corner from here on."""
        self.canvas.setPageSize((size.width * PT_PER_MM, size.height * PT_PER_MM))
        # ReportLab's origin is bottom left: move it once, here; the pens turn y.
        self.canvas._preamble = f"1 0 0 1 0 {numeral(size.height * PT_PER_MM)} cm"

    def end_page(self, size: Size, trim: Rectangle | None, bleed: Rectangle | None) -> None:
        """Close the page. trim, bleed: left, top, right, bottom in mm, None for the whole page."""
        names = sorted(set(self.canvas._formsinuse))
        self.canvas.showPage()
        page = self.internal.Pages.pages[-1]
        page.MediaBox = pdfdoc.PDFArray(_box(size, (0.0, 0.0, size.width, size.height)))
        # Four numbers: ReportLab takes two as well and then writes an invalid box.
        page.TrimBox = pdfdoc.PDFArray(_box(size, trim)) if trim else None
        bleed = bleed or trim
        page.BleedBox = pdfdoc.PDFArray(_box(size, bleed)) if bleed else None
        page.Contents = self._packed(page.stream)
        page.stream = page.Rotate = page.Trans = None
        page.Resources = self._page_resources(names, self._states(page))

    def begin_form(self, name: str, box: Rectangle) -> None:
        """Start a form that shows what lies in ``box`` (x, y, width, height in mm)."""
        x, y, width, height = (part * PT_PER_MM for part in box)
        self.canvas.beginForm(name, x, -(y + height), x + width, -y)
        self.canvas._preamble = ""

    def end_form(self, name: str) -> None:
        """Close the form, with the graphics states that ReportLab forgets."""
        # ReportLab would take the operators for text and encode them.
        code, self.canvas._code = self.canvas._code, []
        self.canvas.endForm()
        form = self.internal.idToObject[pdfdoc.xObjectName(name)]
        form.Contents = self._packed("\n".join(code))
        form.stream = None
        form.Resources = _resources(form.XObjects, self._states(form))
        # Already packed: keeps ReportLab from setting filters of its own.
        form.compression = 0

    def _packed(self, code: str) -> Any:
        # Glyphs are named by two bytes of any value.
        data = code.encode("latin-1")
        self.internal.updateSignature(data)
        return packed_stream(data)

    def _states(self, stream: Any) -> dict[str, Any]:
        """The graphics states that a stream names: the pens' and those that canvas calls made."""
        made = stream.ExtGState.dict if stream.ExtGState else {}
        states = {**made, **{name: self._opacities[name] for name in sorted(self._opacities_used)}}
        self._opacities_used.clear()
        return states

    def _page_resources(self, names: Sequence[str], states: Mapping[str, Any]) -> Any:
        """What a page may name, as one object for all pages that name the same."""
        key = repr((names, [(name, states[name].dict) for name in sorted(states)]))
        if key not in self._resources:
            resources = _resources(self.internal.xobjDict(names) if names else None, states)
            name = f"pnp.resources.{len(self._resources) + 1}"
            self._resources[key] = self.internal.Reference(resources, name)
        return self._resources[key]

    # Resources

    def opacity(self, kind: str, value: float) -> str:
        """The name of the graphics state that sets an opacity; kind: ca for fills, CA for strokes."""
        name = f"{kind}{round(value * 1000)}"
        if name not in self._opacities:
            self._opacities[name] = pdfdoc.PDFDictionary({kind: value})
        self._opacities_used.add(name)
        return name

    def add_stream(self, name: str, entries: Mapping[str, Any], data: bytes) -> None:
        """Put an external object, such as a picture, into the file."""
        self.internal.addForm(name, pdfdoc.PDFStream(pdfdoc.PDFDictionary(dict(entries)), data))
        self.internal.updateSignature(data)

    def reference(self, name: str) -> Any:
        """What other objects write to mean an external object."""
        return pdfdoc.PDFObjectReference(pdfdoc.xObjectName(name))

    def add_object(self, name: str, value: Any) -> Any:
        """Put an object of its own into the file. Gives what other objects write to mean it."""
        return self.internal.Reference(value, name)

    def add_font(self, name: str, entries: Mapping[str, Any]) -> None:
        """Let all streams use a font under a name."""
        fonts = self.internal.idToObject["BasicFonts"].dict
        fonts[name] = self.add_object(f"pnp.font.{name}", pdfdoc.PDFDictionary(dict(entries)))
        self.internal.updateSignature(name.encode())

    def use(self, name: str) -> str:
        """The operand that shows a form or picture in the stream that is open."""
        self.canvas._formsinuse.append(name)
        return f"/{pdfdoc.xObjectName(name)}"

    # Beyond the page's own stream

    def annotate(self, entries: Mapping[str, Any]) -> None:
        """Put an annotation on the page that is open."""
        self.canvas._addAnnotation(pdfdoc.PDFDictionary(dict(entries)))

    def annotate_with(self, reference: Any) -> None:
        """Put an annotation that is an object of the file already on the page that is open."""
        self.canvas._annotationrefs.append(reference)

    def add_destination(self, name: str, top: float) -> bool:
        """Name a height on the page that is open, in points from below; False if the name is taken."""
        if name in self._destinations:
            return False
        page = self.internal.thisPageRef()
        self._destinations[name] = pdfdoc.PDFArray([page, "/XYZ", 0, numeral(top), "null"])
        return True

    def add_outline_entry(self, title: str, key: str, level: int, top: float) -> None:
        """Add to the outline. level: from 0; a level is never more than one deeper than the last."""
        self._outline_level = min(level, self._outline_level + 1)
        self.canvas.bookmarkHorizontalAbsolute(key, top)
        self.canvas.addOutlineEntry(title, key, self._outline_level)

    def label_page(self, label: str) -> None:
        """Say what the page that is open calls itself."""
        self.canvas.addPageLabel(self.canvas.getPageNumber() - 1, prefix=label)

    def set_catalog(self, key: str, entries: Mapping[str, Any]) -> None:
        """Set an entry of the document's catalogue to a dictionary."""
        setattr(self.internal.Catalog, key, pdfdoc.PDFDictionary(dict(entries)))

    def data(self) -> bytes:
        """The whole file. Nothing can be added afterwards."""
        if self._destinations:
            self.set_catalog("Dests", self._destinations)
        if self._outline_level >= 0:
            self.canvas.showOutline()
        # Binary streams throughout: base 85 would only make them longer.
        base85, rl_config.useA85 = rl_config.useA85, 0
        try:
            self.canvas.save()
        finally:
            rl_config.useA85 = base85
        return self._buffer.getvalue()


def _resources(xobjects: Any, states: Mapping[str, Any]) -> Any:
    resources = pdfdoc.PDFResourceDictionary()
    resources.basicFonts()
    resources.XObject = xobjects or {}
    resources.ExtGState = dict(states)
    # Procedure sets are of no use since PDF 1.4.
    resources.ProcSet = ()
    return resources


def packed_stream(data: bytes, entries: Mapping[str, Any] | None = None) -> Any:
    """A compressed stream object with more entries in its dictionary."""
    dictionary = pdfdoc.PDFDictionary({**(entries or {}), "Filter": _FLATE})
    return pdfdoc.PDFStream(dictionary, zlib.compress(data, _COMPRESSION_LEVEL))


def text_string(text: str) -> Any:
    """Words for a dictionary entry, in the encoding that they need."""
    return pdfdoc.PDFString(text)


def name_object(name: str) -> str:
    """A PDF name, with what is not allowed in one written as number signs."""
    return "/" + "".join(c if (c.isalnum() and c.isascii()) or c in "-_." else _escaped(c) for c in name)


def _escaped(character: str) -> str:
    return "".join(f"#{byte:02X}" for byte in character.encode())


def points_box(size: Size, left: Mm, top: Mm, right: Mm, bottom: Mm) -> Sequence[float]:
    """A rectangle on a page of a size, as PDF has it: left, bottom, right, top in points."""
    height = size.height
    return [round(v * PT_PER_MM, 3) for v in (left, height - bottom, right, height - top)]


def _box(size: Size, rectangle: Rectangle) -> Sequence[float]:
    return points_box(size, *rectangle)
