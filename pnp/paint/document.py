"""A PDF document under construction: pages, forms, pictures, annotations, destinations, outline.

Contents come painted; each is packed as soon as it is added, so that a long document holds every page once, compressed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pnp.matrix import Rectangle
from pnp.measures import PT_PER_MM, Mm, Size
from pnp.paint.content import ActiveItems, Content, Form, Resources, packed, picture_name
from pnp.paint.gradients import Gradients
from pnp.paint.numerals import numeral
from pnp.paint.pdf_file import PdfFile, Reference, name_object, text_string, token
from pnp.values import dataclass

# PrintScaling came with PDF 1.6; transparency is older.
_VERSION: Final = "1.6"
_FLATE: Final = "/FlateDecode"


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """What a viewer shows about the file. language: a BCP 47 tag."""

    title: str
    author: str = ""
    subject: str = ""
    keywords: str = ""
    language: str = "en"


@dataclass(frozen=True, slots=True)
class _OutlineEntry:
    """level: from 0. top: in points from below."""

    title: str
    level: int
    page: Reference
    top: float


class PdfDocument:
    """Collects the parts of one file. The same parts in the same order give the same bytes.

    file: what is written; objects that belong to no page go there.
    """

    def __init__(self, info: DocumentInfo) -> None:
        self.file = PdfFile(_VERSION)
        self._info = info
        self._tree = self.file.reserve()
        self._pages: list[Reference] = []
        self._open: Reference | None = None
        self._annotations: list[Reference] = []
        self._external: dict[str, Reference] = {}
        self._resources: dict[str, Reference] = {}
        self._boxes: dict[tuple[Size, Rectangle], str] = {}
        self._gradients = Gradients(self.file)
        self._fonts: dict[str, Reference] = {}
        self._font_list = self.file.reserve()
        self._destinations: dict[str, str] = {}
        self._outline: list[_OutlineEntry] = []
        self._labels: dict[int, str] = {}
        self._catalog: dict[str, Any] = {}

    # Pages and what they show

    @property
    def open_page(self) -> Reference:
        """The page that annotations are put on, which ``add_page`` closes."""
        self._open = self._open or self.file.reserve()
        return self._open

    @property
    def fonts(self) -> Mapping[str, Any]:
        """What the resources of any stream say of fonts."""
        return {"Font": self._font_list}

    def add_page(self, size: Size, content: PackedContent, trim: Rectangle | None, bleed: Rectangle | None) -> None:
        """Close the page that annotations were put on, with its content. Forms that it shows are there already.

        trim, bleed: left, top, right, bottom in mm, None for the whole page.
        """
        boxes = {"MediaBox": (0.0, 0.0, size.width, size.height), "TrimBox": trim, "BleedBox": bleed or trim}
        entries: dict[str, Any] = {
            "Type": "/Page",
            "Parent": self._tree,
            **{name: self._box(size, box) for name, box in boxes.items() if box},
            "Resources": self._shared(content.resources),
            "Contents": self.file.add_stream({"Filter": _FLATE}, content.data),
        }
        if self._annotations:
            entries["Annots"] = self._annotations
        self.file.put(self.open_page, entries)
        self._pages.append(self.open_page)
        self._open, self._annotations = None, []

    def add_form(self, form: Form) -> None:
        """Put a form into the file; those that it shows are there already."""
        x, y, width, height = (part * PT_PER_MM for part in form.box)
        entries: dict[str, Any] = {
            "Type": "/XObject",
            "Subtype": "/Form",
            "BBox": [round(value, 3) for value in (x, -(y + height), x + width, -y)],
            "Resources": self._shared(form.resources),
            "Filter": _FLATE,
        }
        if form.is_group:
            entries["Group"] = {"S": "/Transparency", "I": True}
        self.add_external(form.name, entries, form.data)

    def add_external(self, name: str, entries: Mapping[str, Any], data: bytes) -> Reference:
        """Put what streams show under a name, such as a picture, into the file."""
        reference = self._external[name] = self.file.add_stream(entries, data)
        return reference

    def add_font(self, name: str, entries: Mapping[str, Any]) -> None:
        """Let all streams use a font under a name."""
        self._fonts[name] = self.file.add(entries)

    def _shared(self, resources: Resources) -> Reference:
        """What a stream may name, as one object for all that name the same."""
        names = sorted([*resources.forms, *(picture_name(picture) for picture in resources.pictures)])
        states = sorted(resources.opacities)
        key = repr((names, states, [shading.name for shading in resources.shadings]))
        if key not in self._resources:
            gradients = [self._gradients.add(shading) for shading in resources.shadings]
            kinds: dict[str, dict[str, Any]] = {
                "XObject": {name: self._external[name] for name in names},
                "ExtGState": {name: {kind: "/Multiply" if kind == "BM" else value} for name, kind, value in states}
                | {gradient.name: gradient.mask for gradient in gradients if gradient.mask},
                "Shading": {gradient.name: gradient.shading for gradient in gradients},
            }
            used = {kind: named for kind, named in kinds.items() if named}
            self._resources[key] = self.file.add({**self.fonts, **used})
        return self._resources[key]

    # Beyond the page's own stream

    def annotate(self, entries: Mapping[str, Any]) -> None:
        """Put an annotation on the page that is open."""
        self.annotate_with(self.file.add(entries))

    def annotate_with(self, reference: Reference) -> None:
        """Put an annotation that is an object of the file already on the page that is open."""
        self._annotations.append(reference)

    def add_destination(self, name: str, top: float) -> bool:
        """Name a height on the page that is open, in points from below; False if the name is taken."""
        if name in self._destinations:
            return False
        self._destinations[name] = _place(self.open_page, top)
        return True

    def add_outline_entry(self, title: str, level: int, top: float) -> None:
        """Add to the outline. level: from 0; a level is never more than one deeper than the last."""
        deepest = self._outline[-1].level + 1 if self._outline else 0
        self._outline.append(_OutlineEntry(title, min(level, deepest), self.open_page, top))

    def label_page(self, label: str) -> None:
        """Say what the page that is open calls itself; a page of which nothing is said has its number."""
        self._labels[len(self._pages)] = label

    def set_catalog(self, key: str, value: Mapping[str, Any]) -> None:
        """Set an entry of the document's catalogue."""
        self._catalog[key] = value

    def data(self) -> bytes:
        """The whole file. Nothing can be added afterwards."""
        file, info = self.file, self._info
        file.put(self._tree, {"Type": "/Pages", "Kids": self._pages, "Count": len(self._pages)})
        file.put(self._font_list, self._fonts)
        entries: dict[str, Any] = {
            "Type": "/Catalog",
            "Pages": self._tree,
            "Lang": text_string(info.language),
            "ViewerPreferences": {"PrintScaling": "/None", "DisplayDocTitle": True},
            **self._catalog,
        }
        if self._destinations:
            named = {name_object(name)[1:]: place for name, place in self._destinations.items()}
            entries["Dests"] = file.add(named)
        if self._outline:
            entries |= {"PageMode": "/UseOutlines", "Outlines": self._add_outline()}
        if self._labels:
            entries["PageLabels"] = {"Nums": list(self._page_labels())}
        words = {"Title": info.title, "Author": info.author, "Subject": info.subject, "Keywords": info.keywords}
        words |= {"Creator": "pnp", "Producer": "pnp"}
        about = file.add({key: text_string(text) for key, text in words.items()})
        return file.finished(file.add(entries), about)

    def _add_outline(self) -> Reference:
        """The outline, whose entries name those around them."""
        root = self.file.reserve()
        references = [self.file.reserve() for _ in self._outline]
        # By level, the last entry at or above it: what an entry belongs to, and which one it follows.
        path: list[Reference] = [root]
        links: dict[Reference, dict[str, Reference]] = {root: {}, **{reference: {} for reference in references}}
        for entry, reference in zip(self._outline, references, strict=True):
            parent, before = path[entry.level], path[entry.level + 1 : entry.level + 2]
            links[reference]["Parent"] = parent
            links[parent].setdefault("First", reference)
            links[parent]["Last"] = reference
            if before:
                links[reference]["Prev"], links[before[0]]["Next"] = before[0], reference
            path[entry.level + 1 :] = [reference]
        below = self._entries_below()
        for entry, reference, count in zip(self._outline, references, below, strict=True):
            open_below = {"Count": count} if count else {}
            place = {"Title": text_string(entry.title), "Dest": _place(entry.page, entry.top)}
            self.file.put(reference, {**place, **links[reference], **open_below})
        self.file.put(root, {"Type": "/Outlines", **links[root], "Count": len(self._outline)})
        return root

    def _entries_below(self) -> list[int]:
        """How many entries of the outline belong to each, at all levels: viewers show them all."""
        below = [0] * len(self._outline)
        path: list[int] = []
        for number, entry in enumerate(self._outline):
            del path[entry.level :]
            for above in path:
                below[above] += 1
            path.append(number)
        return below

    def _page_labels(self) -> Iterator[Any]:
        """Where labels begin, and what they are: a label holds for one page, numbers for all that follow."""
        ends = {number + 1: "" for number in self._labels if number + 1 < len(self._pages)}
        for number, label in sorted({0: "", **ends, **self._labels}.items()):
            yield number
            yield {"P": text_string(label)} if label else {"S": "/D", "St": number + 1}

    def _box(self, size: Size, rectangle: Rectangle) -> str:
        """A rectangle on a page, as it is written; most pages have the same ones."""
        key = (size, rectangle)
        if key not in self._boxes:
            self._boxes[key] = token(points_box(size, *rectangle))
        return self._boxes[key]


@dataclass(frozen=True, slots=True)
class PackedContent:
    """The content of a page as a file holds it: compressed, and moved to where PDF has its origin."""

    data: bytes
    resources: Resources
    active: ActiveItems

    @classmethod
    def of(cls, content: Content, size: Size) -> PackedContent:
        """The content of a page of this size."""
        # The origin is bottom left: it is moved once, here; the pen turns y.
        code = f"1 0 0 1 0 {numeral(size.height * PT_PER_MM)} cm\n{content.code}"
        return cls(packed(code), content.resources, content.active)


def points_box(size: Size, left: Mm, top: Mm, right: Mm, bottom: Mm) -> Sequence[float]:
    """A rectangle on a page of a size, as PDF has it: left, bottom, right, top in points."""
    height = size.height
    return [round(v * PT_PER_MM, 3) for v in (left, height - bottom, right, height - top)]


def _place(page: Reference, top: float) -> str:
    """A height on a page, in points from below, which a viewer shows at the zoom that it has."""
    return token([page, "/XYZ", 0, numeral(top), "null"])
