"""Faces and pages to strokes of a pen, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from pnp.frame import Face, Field, Group, Image, Item, Nested, Page, Path, Placement, Sheet, Stroke, TextRun
from pnp.measures import MM_PER_PT
from pnp.paint import matrix
from pnp.paint.document import PdfDocument
from pnp.paint.pen import Alternative, Pen
from pnp.paint.pictures import Pictures

_FIELD_BORDER: Final = 0.5 * MM_PER_PT


class Painter:
    """Paints forms, then pages, into one document. ``new_pen`` starts a pen in the stream that is open."""

    def __init__(self, document: PdfDocument, pictures: Pictures, new_pen: Callable[[], Pen]) -> None:
        self._document = document
        self._pictures = pictures
        self._new_pen = new_pen
        self._forms: dict[int, str] = {}

    def define(self, face: Face) -> None:
        """Draw a face once, as a form that every later use of it names."""
        name = f"f{len(self._forms) + 1}"
        self._document.begin_form(name, _roomy(face))
        pen = self._new_pen()
        self.items(pen, face.art)
        pen.finish()
        self._document.end_form(name)
        self._forms[id(face)] = name

    def sheet(self, sheet: Sheet) -> None:
        """Draw what lies on a sheet, then the marks around it, into the page that is open."""
        pen = self._new_pen()
        for placement in sheet.placements:
            self._place(pen, placement)
        self.items(pen, sheet.marks)
        pen.finish()

    def page(self, page: Page) -> None:
        """Draw a page of a document into the page that is open."""
        pen = self._new_pen()
        self.items(pen, page.items)
        pen.finish()

    def items(self, pen: Pen, items: Sequence[Item]) -> None:
        """Draw items; links, anchors and the values of fields are not drawn but laid over the page."""
        for item in items:
            if isinstance(item, TextRun):
                pen.text(item)
            elif isinstance(item, Path):
                with _alternative(pen, "Alt", item.alt):
                    pen.path(item)
            elif isinstance(item, Nested):
                self._nested(pen, item)
            elif isinstance(item, Group):
                self._group(pen, item)
            elif isinstance(item, Image):
                with _alternative(pen, "Alt", item.alt):
                    pen.image(item, self._pictures.name(item.picture))
            elif isinstance(item, Field) and item.boxed:
                pen.path(box_of(item))

    def _place(self, pen: Pen, placement: Placement) -> None:
        pen.save()
        pen.transform(matrix.of_placement(placement))
        pen.clip((("R", *matrix.clip_of(placement)),))
        self._frame(pen, placement.frame)
        pen.restore()

    def _frame(self, pen: Pen, frame: Face | Page) -> None:
        name = self._forms.get(id(frame))
        if name:
            pen.form(name)
        else:
            self.items(pen, frame.art if isinstance(frame, Face) else frame.items)

    def _nested(self, pen: Pen, nested: Nested) -> None:
        with _alternative(pen, "ActualText", nested.alt):
            pen.save()
            pen.transform(matrix.of_nested(nested))
            self._frame(pen, nested.face)
            pen.restore()

    def _group(self, pen: Pen, group: Group) -> None:
        with _alternative(pen, "ActualText", group.alt):
            pen.save()
            if group.turn:
                pen.transform(matrix.of_group(group))
            if group.clip:
                pen.clip(group.clip)
            self.items(pen, group.items)
            pen.restore()


def box_of(field: Field) -> Path:
    """The frame of a form field: half a point inside its rectangle."""
    width = _FIELD_BORDER
    inside = ("R", field.x + width / 2, field.y + width / 2, field.width - width, field.height - width)
    return Path((inside,), stroke=Stroke(field.ink, width))


@contextmanager
def _alternative(pen: Pen, kind: Alternative, text: str) -> Iterator[None]:
    if not text:
        yield
        return
    pen.begin_alternative(kind, text)
    yield
    pen.end_alternative()


def _roomy(face: Face) -> matrix.Rectangle:
    """A form's box: whoever places a face clips it, but strokes of a nested icon may stand out of it."""
    width, height = face.size.width, face.size.height
    margin = max(face.bleed, width, height)
    return -margin, -margin, width + 2 * margin, height + 2 * margin
