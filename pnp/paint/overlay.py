"""Links, anchors and form fields to what lies over a page: annotations, destinations, outline entries."""

from __future__ import annotations

from pnp import matrix
from pnp.frame import Anchor, Field, Link
from pnp.matrix import Matrix
from pnp.measures import PT_PER_MM, Size
from pnp.paint.content import ActiveItem, ActiveItems
from pnp.paint.document import PdfDocument, points_box
from pnp.paint.fields import Fields
from pnp.paint.pdf_file import name_object, text_string


class Overlay:
    """What can be clicked, filled or jumped to in one document."""

    def __init__(self, document: PdfDocument, fields: Fields) -> None:
        self._document = document
        self._fields = fields

    def lay(self, active: ActiveItems, page: Size) -> None:
        """Lay everything active over the page that is open."""
        for item, place in active:
            self._add(item, place, page)

    def _add(self, item: ActiveItem, place: Matrix, page: Size) -> None:
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
            "Rect": rectangle,
            "Border": [0, 0, 0],
            "F": 4,
        }
        if link.target.startswith("#"):
            entries["Dest"] = name_object(link.target[1:])
        else:
            entries["A"] = {"Type": "/Action", "S": "/URI", "URI": text_string(link.target)}
        self._document.annotate(entries)

    def _add_anchor(self, anchor: Anchor, place: Matrix, page: Size) -> None:
        _, top, _, _ = matrix.bounds(place, 0.0, anchor.y, 0.0, 0.0)
        height = (page.height - top) * PT_PER_MM
        # A face that is placed again brings its anchors again: the first place is the one to go to.
        if self._document.add_destination(anchor.name, height) and anchor.title and anchor.level:
            self._document.add_outline_entry(anchor.title, anchor.level - 1, height)
