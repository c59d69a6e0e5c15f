"""A PDF file under construction: pages, forms, pictures, annotations, destinations, outline.

The only module that touches ReportLab's private attributes. Contents come painted; each is packed as soon as it is
added, so that a long document holds every page once, compressed.
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

from pnp.matrix import Rectangle
from pnp.measures import PT_PER_MM, Mm, Size
from pnp.paint.content import COMPRESSION_LEVEL, ActiveItems, Content, Form, Resources, packed, picture_name
from pnp.paint.gradients import Gradients
from pnp.paint.numerals import numeral
from pnp.values import dataclass

# PrintScaling came with PDF 1.6; transparency is older.
_VERSION: Final = (1, 6)
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


class _Page(pdfdoc.PDFObject):  # type: ignore[misc]
    """A page and its compressed content, in a tenth of the memory that a page of ReportLab takes."""

    def __init__(self, name: str, entries: Mapping[str, Any], data: bytes) -> None:
        setattr(self, pdfdoc.__InternalName__, name)
        setattr(self, pdfdoc.__RefOnly__, 1)
        self._entries, self._data = entries, data

    def format(self, document: Any) -> bytes:
        """The page as it is written. Its content is an object of its own, which is written next to the last ones."""
        content = pdfdoc.PDFStream(pdfdoc.PDFDictionary({"Filter": _FLATE}), self._data)
        self._data = b""
        parent, contents = document.Reference(document.Pages), document.Reference(content)
        entries = {"Type": "/Page", "Parent": parent, "Contents": contents, **self._entries}
        written: bytes = pdfdoc.PDFDictionary(entries).format(document)
        return written


class PdfDocument:
    """Collects the parts of one file. The same parts in the same order give the same bytes."""

    def __init__(self, info: DocumentInfo) -> None:
        pdfmetrics.registerFont(_NoFontYet())
        self.canvas: Any = Canvas(
            BytesIO(),
            pageCompression=1,
            invariant=1,
            pdfVersion=_VERSION,
            initialFontName=_NoFontYet.fontName,
            lang=info.language,
        )
        self.internal: Any = self.canvas._doc
        self._external: dict[str, Any] = {}
        self._resources: dict[str, Any] = {}
        self._boxes: dict[tuple[Size, Rectangle], bytes] = {}
        self._gradients = Gradients(self.add_object, packed_stream)
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

    # Pages and what they show

    def add_page(self, size: Size, content: PackedContent, trim: Rectangle | None, bleed: Rectangle | None) -> None:
        """Close the page that annotations were put on, with its content. Forms that it shows are there already.

        trim, bleed: left, top, right, bottom in mm, None for the whole page.
        """
        # ReportLab's origin is bottom left: move it once, here; the pen turns y.
        self.canvas.setPageSize((size.width * PT_PER_MM, size.height * PT_PER_MM))
        self.canvas.showPage()
        boxes = {"MediaBox": (0.0, 0.0, size.width, size.height), "TrimBox": trim, "BleedBox": bleed or trim}
        entries: dict[str, Any] = {name: self._box(size, box) for name, box in boxes.items() if box}
        entries["Resources"] = self._shared(content.resources)
        pages = self.internal.Pages.pages
        if annotations := pages[-1].Annots:
            entries["Annots"] = pdfdoc.PDFArray(annotations)
        name = getattr(pages[-1], pdfdoc.__InternalName__)
        self.internal.idToObject[name] = pages[-1] = _Page(name, entries, content.data)
        self.internal.updateSignature(content.data)

    def add_form(self, form: Form) -> None:
        """Put a form into the file; those that it shows are there already."""
        x, y, width, height = (part * PT_PER_MM for part in form.box)
        entries = {
            "Type": "/XObject",
            "Subtype": "/Form",
            "BBox": pdfdoc.PDFArray([round(value, 3) for value in (x, -(y + height), x + width, -y)]),
            "Resources": self._shared(form.resources),
            "Filter": _FLATE,
        }
        if form.is_group:
            entries["Group"] = pdfdoc.PDFDictionary({"S": "/Transparency", "I": "true"})
        self.add_stream(form.name, entries, form.data)

    def add_stream(self, name: str, entries: Mapping[str, Any], data: bytes) -> None:
        """Put an external object, such as a picture, into the file."""
        stream = pdfdoc.PDFStream(pdfdoc.PDFDictionary(dict(entries)), data)
        self._external[name] = self.internal.Reference(stream, f"pnp.{name}")
        self.internal.updateSignature(data)

    def reference(self, name: str) -> Any:
        """What other objects write to mean an external object."""
        return self._external[name]

    def add_object(self, name: str, value: Any) -> Any:
        """Put an object of its own into the file. Gives what other objects write to mean it."""
        return self.internal.Reference(value, name)

    def add_font(self, name: str, entries: Mapping[str, Any]) -> None:
        """Let all streams use a font under a name."""
        fonts = self.internal.idToObject["BasicFonts"].dict
        fonts[name] = self.add_object(f"pnp.font.{name}", pdfdoc.PDFDictionary(dict(entries)))
        self.internal.updateSignature(name.encode())

    def _shared(self, resources: Resources) -> Any:
        """What a stream may name, as one object for all that name the same."""
        names = sorted([*resources.forms, *(picture_name(picture) for picture in resources.pictures)])
        states = sorted(resources.opacities)
        key = repr((names, states, [shading.name for shading in resources.shadings]))
        if key not in self._resources:
            dictionary = pdfdoc.PDFResourceDictionary()
            dictionary.basicFonts()
            dictionary.XObject = {name: self._external[name] for name in names}
            dictionary.ExtGState = {
                name: pdfdoc.PDFDictionary({kind: "/Multiply" if kind == "BM" else value})
                for name, kind, value in states
            }
            if resources.shadings:
                gradients = [self._gradients.add(shading) for shading in resources.shadings]
                dictionary.Shading = {gradient.name: gradient.shading for gradient in gradients}
                dictionary.ExtGState |= {gradient.name: gradient.mask for gradient in gradients if gradient.mask}
            # Procedure sets are of no use since PDF 1.4.
            dictionary.ProcSet = ()
            self._resources[key] = self.internal.Reference(dictionary, f"pnp.resources.{len(self._resources) + 1}")
        return self._resources[key]

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
        # Where ReportLab would put the file together.
        self.internal.format = self._written
        # Binary streams throughout: base 85 would only make them longer.
        base85, rl_config.useA85 = rl_config.useA85, 0
        try:
            data: bytes = self.canvas.getpdfdata()
        finally:
            rl_config.useA85 = base85
        return data

    def _written(self) -> bytes:
        """All objects in the order of their numbers, each given away as soon as it is written.

        The same bytes as those of ReportLab, which holds a large file four times at this moment.
        """
        document, out = self.internal, BytesIO()
        file = pdfdoc.PDFFile(_VERSION)
        out.write(b"".join(file.strings))
        file.write = out.write
        names: list[str] = []
        while name := document.numberToId.get(len(names) + 1):
            names.append(name)
            indirect = pdfdoc.PDFIndirectObject(name, document.idToObject[name])
            document.idToOffset[name] = file.add(indirect.format(document))
            document.idToObject[name] = None
        table = pdfdoc.PDFCrossReferenceTable()
        table.addsection(0, names)
        trailer = pdfdoc.PDFTrailer(
            startxref=file.add(table.format(document)),
            Size=len(names) + 1,
            Root=document.Reference(document.Catalog),
            Info=document.Reference(document.info),
            ID=document.ID(),
        )
        file.add(trailer.format(document))
        return out.getvalue()

    def _box(self, size: Size, rectangle: Rectangle) -> bytes:
        """A rectangle on a page, as it is written; most pages have the same ones."""
        key = (size, rectangle)
        if key not in self._boxes:
            # Four numbers: ReportLab takes two as well and then writes an invalid box.
            array = pdfdoc.PDFArray(points_box(size, *rectangle))
            self._boxes[key] = array.format(self.internal)
        return self._boxes[key]


@dataclass(frozen=True, slots=True)
class PackedContent:
    """The content of a page as a file holds it: compressed, and moved to where ReportLab has its origin."""

    data: bytes
    resources: Resources
    active: ActiveItems

    @classmethod
    def of(cls, content: Content, size: Size) -> PackedContent:
        """The content of a page of this size."""
        code = f"1 0 0 1 0 {numeral(size.height * PT_PER_MM)} cm\n{content.code}"
        return cls(packed(code), content.resources, content.active)


def packed_stream(data: bytes, entries: Mapping[str, Any] | None = None) -> Any:
    """A compressed stream object with more entries in its dictionary."""
    dictionary = pdfdoc.PDFDictionary({**(entries or {}), "Filter": _FLATE})
    return pdfdoc.PDFStream(dictionary, zlib.compress(data, COMPRESSION_LEVEL))


def icc_space(profile: Any) -> Any:
    """The colour space of an ICC profile. profile: a reference to its stream."""
    return pdfdoc.PDFArray(["/ICCBased", profile])


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
