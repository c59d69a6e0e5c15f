"""Links, anchors and form fields to what lies over a page: annotations, destinations, outline entries.

They belong to pages, never to forms: wherever a face that holds some is shown, they are laid anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reportlab.pdfbase import pdfdoc

from pnp.frame import Anchor, Face, Field, Group, Item, Link, Nested, Page, Sheet
from pnp.measures import PT_PER_MM, Size
from pnp.paint import matrix
from pnp.paint.document import PdfDocument, name_object, points_box
from pnp.paint.fields import Fields
from pnp.paint.matrix import IDENTITY, Matrix

Active = Field | Link | Anchor


class Overlay:
    """What can be clicked, filled or jumped to in one document."""

    def __init__(self, document: PdfDocument, fields: Fields) -> None:
        self._document = document
        self._fields = fields
        # The active items of a frame, found once: nearly all faces have none.
        self._found: dict[int, tuple[tuple[Active, Matrix], ...]] = {}

    def lay(self, frame: Sheet | Page) -> None:
        """Lay everything active of a sheet or page over the page that is open."""
        if isinstance(frame, Page):
            found = list(self._of_items(frame.items))
        else:
            found = list(self._of_items(frame.marks))
            for placement in frame.placements:
                found += _moved(matrix.of_placement(placement), self._of_frame(placement.frame))
        for item, place in found:
            self._add(item, place, frame.size)

    def _of_frame(self, frame: Face | Page) -> Sequence[tuple[Active, Matrix]]:
        found = self._found.get(id(frame))
        if found is None:
            items = frame.art if isinstance(frame, Face) else frame.items
            found = self._found[id(frame)] = tuple(self._of_items(items))
        return found

    def _of_items(self, items: Sequence[Item]) -> Iterator[tuple[Active, Matrix]]:
        for item in items:
            if isinstance(item, Nested):
                yield from _moved(matrix.of_nested(item), self._of_frame(item.face))
            elif isinstance(item, Group):
                yield from _moved(matrix.of_group(item), self._of_items(item.items))
            elif isinstance(item, Field | Link | Anchor):
                yield item, IDENTITY

    def _add(self, item: Active, place: Matrix, page: Size) -> None:
        match item:
            case Field():
                self._fields.add(item, place, page)
            case Link():
                self._add_link(item, place, page)
            case Anchor():
                self._add_anchor(item, place, page)

    def _add_link(self, link: Link, place: Matrix, page: Size) -> None:
        rectangle = points_box(page, *matrix.bounds(place, link.x, link.y, link.width, link.height))
        entries = {
            "Type": "/Annot",
            "Subtype": "/Link",
            "Rect": pdfdoc.PDFArray(rectangle),
            "Border": pdfdoc.PDFArray([0, 0, 0]),
            "F": 4,
        }
        if link.target.startswith("#"):
            entries["Dest"] = name_object(link.target[1:])
        else:
            address = pdfdoc.PDFString(link.target)
            entries["A"] = pdfdoc.PDFDictionary({"Type": "/Action", "S": "/URI", "URI": address})
        self._document.annotate(entries)

    def _add_anchor(self, anchor: Anchor, place: Matrix, page: Size) -> None:
        _, top, _, _ = matrix.bounds(place, 0.0, anchor.y, 0.0, 0.0)
        height = (page.height - top) * PT_PER_MM
        # A face that is placed again brings its anchors again: the first place is the one to go to.
        if self._document.add_destination(anchor.name, height) and anchor.title and anchor.level:
            self._document.add_outline_entry(anchor.title, anchor.name, anchor.level - 1, height)


def _moved(
    outer: Matrix, found: Sequence[tuple[Active, Matrix]] | Iterator[tuple[Active, Matrix]]
) -> Iterator[tuple[Active, Matrix]]:
    for item, place in found:
        yield item, matrix.compose(outer, place)
