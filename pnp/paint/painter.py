"""Faces, pages and sheets to contents, in reading order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import field, replace
from typing import Final, NamedTuple

from pnp import matrix
from pnp.errors import PaintError
from pnp.frame import Face, Field, Group, Image, Item, Nested, Page, Path, Placement, Shading, Sheet, Stroke, TextRun
from pnp.layout.geometry.bounding_box import bounding_box
from pnp.measures import MM_PER_PT
from pnp.paint import placing
from pnp.paint.colors import Colors
from pnp.paint.content import SLOT, ActiveItem, ActiveItems, Content, Form, Slot, Stream
from pnp.paint.field_values import value_items
from pnp.paint.fonts import GlyphUse
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.operators import Alternative, Pen
from pnp.values import dataclass

_FIELD_BORDER: Final = 0.5 * MM_PER_PT
# Shorter operators are written again wherever they are shown: an object of their own would be longer.
WORTH_A_FORM: Final = 240
# Longer ones are an object of their own even if they are shown once: it can be kept, and other files share it.
_WORTH_KEEPING: Final = 16_000
_GROUP_MARGIN: Final = 2.0
# When the operators of faces that were asked for are longer than this, those that were asked for before are forgotten:
# those of a map of 60 by 45 hexes with drawn trees are 23 million.
_MOST_CHARACTERS: Final = 36_000_000


class _PaintedFace(NamedTuple):
    """What became of a frame: its content, the glyphs and forms that this shows."""

    frame: Face | Page
    content: Content
    use: GlyphUse
    forms: Mapping[str, Form]


@dataclass(slots=True)
class FaceMemory:
    """What became of faces that are shown more than once, for all painters with the same colours and fonts.

    Frames are kept with what became of them, so that no other can come to have the id() of one.
    """

    forms: dict[int, tuple[Face | Page, Form]] = field(default_factory=dict)
    _recent: dict[int, _PaintedFace] = field(default_factory=dict)
    _older: dict[int, _PaintedFace] = field(default_factory=dict)
    _characters: int = 0

    def find(self, frame: Face | Page) -> _PaintedFace | None:
        """What became of a frame, if it is known."""
        known = self._recent.get(id(frame))
        if known is None and (known := self._older.get(id(frame))):
            self.add(known)
        return known

    def add(self, painted: _PaintedFace) -> None:
        """Keep what became of a frame."""
        if self._characters > _MOST_CHARACTERS:
            self._older, self._recent, self.forms, self._characters = self._recent, {}, {}, 0
        self._characters += len(painted.content.code)
        self._recent[id(painted.frame)] = painted


@dataclass(slots=True)
class Painter:
    """Paints frames, each on its own.

    memory: of painters with the same colours and fonts. painted: contents of faces that were painted before, by the key
    of the face. forms: those that contents show, by name; each nested face becomes one. use: the glyphs that contents
    show.
    """

    colors: Colors
    fonts: GlyphFonts
    memory: FaceMemory = field(default_factory=FaceMemory)
    painted: Mapping[str, Content] = field(default_factory=dict)
    forms: dict[str, Form] = field(default_factory=dict)
    use: GlyphUse = field(default_factory=GlyphUse)

    def content(self, frame: Face | Page) -> Content:
        """What a frame shows, painted alone. Raises PaintError for a key of nothing that was painted."""
        if frame.key:
            known = self.painted.get(frame.key)
            if known is None:
                raise PaintError(f"{frame.key}: this content was not painted")
            return known
        return self._painted(frame.art if isinstance(frame, Face) else frame.items)

    def content_once(self, frame: Face | Page) -> Content:
        """The same for a frame that is asked for more than once, painted once."""
        return self.content(frame) if frame.key else self._remembered_content(frame)

    def _remembered_content(self, frame: Face | Page) -> Content:
        known = self.memory.find(frame)
        if known is None:
            (use, forms), self.use, self.forms = (self.use, self.forms), GlyphUse(), {}
            content = self.content(frame)
            known = _PaintedFace(frame, content, self.use, self.forms)
            self.memory.add(known)
            self.use, self.forms = use, forms
        self.use.include(known.use)
        self.forms.update(known.forms)
        return known.content

    def key(self, frame: Face | Page) -> str:
        """The key of a frame's content, equal for frames that look the same. Raises PaintError as ``content`` does."""
        return frame.key or self._remembered_content(frame).key

    def sheet(self, sheet: Sheet, shared: frozenset[str]) -> Content:
        """What lies on a sheet, then the marks around it. shared: the keys of frames that are shown more than once."""
        stream = Stream()
        pen = Pen(stream, self.fonts, self.colors, self.use)
        for placement in sheet.placements:
            self._place(pen, stream, placement, is_shared=self.key(placement.frame) in shared)
        self._items(pen, stream, sheet.marks)
        pen.finish()
        return stream.content()

    def _painted(self, items: Sequence[Item]) -> Content:
        stream = Stream()
        pen = Pen(stream, self.fonts, self.colors, self.use)
        self._items(pen, stream, items)
        pen.finish()
        return stream.content()

    def _items(self, pen: Pen, stream: Stream, items: Sequence[Item]) -> None:
        """Draw items; links, anchors and the values of fields are not drawn but laid over the content."""
        for item in items:
            if isinstance(item, TextRun):
                pen.text(item)
            elif isinstance(item, Path):
                with _alternative(pen, "Alt", item.alt):
                    pen.path(item)
            elif isinstance(item, Nested):
                self._nested(pen, stream, item)
            elif isinstance(item, Shading):
                pen.shading(item)
            elif isinstance(item, Group):
                self._group(pen, stream, item)
            elif isinstance(item, Image):
                with _alternative(pen, "Alt", item.alt):
                    pen.image(item)
            else:
                if isinstance(item, Field) and item.boxed:
                    pen.path(box_of(item))
                stream.active.append((item, matrix.IDENTITY))

    def _place(self, pen: Pen, stream: Stream, placement: Placement, *, is_shared: bool) -> None:
        content, place = self.content_once(placement.frame), placing.of_placement(placement)
        pen.save()
        pen.transform(place)
        pen.clip((("R", *placing.clip_of(placement)),))
        if is_shared or len(content.code) > _WORTH_KEEPING:
            pen.form(self.form(content, placement.frame))
        else:
            pen.include(content)
        pen.restore()
        active = tuple((_on_piece(item, placement), inner) for item, inner in content.active)
        stream.lay(active, place)

    def _nested(self, pen: Pen, stream: Stream, nested: Nested) -> None:
        face, place = nested.face, matrix.of_nested(nested)
        content = None if face.key.startswith(SLOT) else self.content_once(face)
        with _alternative(pen, "ActualText", nested.alt):
            pen.save()
            pen.transform(place)
            if content is None:
                pen.form(face.key)
            elif len(content.code) >= WORTH_A_FORM:
                pen.form(self.form(content, face))
            else:
                pen.include(content)
            active: ActiveItems = ((Slot(face.key), matrix.IDENTITY),) if content is None else content.active
            if nested.is_picture:
                self._values(pen, active)
                active = tuple(laid for laid in active if not isinstance(laid[0], Field))
            pen.restore()
        stream.lay(active, place)

    def _values(self, pen: Pen, active: ActiveItems) -> None:
        """Draw the values of fields that cannot be filled."""
        for item, place in active:
            if isinstance(item, Field) and item.value:
                pen.save()
                pen.transform(place)
                for drawn in value_items(item, self.fonts.source[item.font]):
                    if isinstance(drawn, TextRun):
                        pen.text(drawn)
                    elif isinstance(drawn, Path):
                        pen.path(drawn)
                pen.restore()

    def _group(self, pen: Pen, stream: Stream, group: Group) -> None:
        before = len(stream.active)
        with _alternative(pen, "ActualText", group.alt):
            pen.save()
            if group.turn:
                pen.transform(matrix.of_group(group))
            if group.clip:
                pen.clip(group.clip)
            if group.opacity < 1 or group.multiply:
                self._blended(pen, stream, group)
            else:
                self._items(pen, stream, group.items)
            pen.restore()
        if group.turn and len(stream.active) > before:
            inside, stream.active[before:] = tuple(stream.active[before:]), []
            stream.lay(inside, matrix.of_group(group))

    def _blended(self, pen: Pen, stream: Stream, group: Group) -> None:
        """Items as one picture, blended with what lies below."""
        content = self._painted(group.items)
        form = Form.of(content, _box_around(group.items), is_group=True)
        self.forms.setdefault(form.name, form)
        pen.group(form.name, group.opacity, multiply=group.multiply)
        stream.lay(content.active)

    def form(self, content: Content, frame: Face | Page) -> str:
        """The name of the form of a frame, which is among ``forms`` from now on. content: of the frame."""
        known = self.memory.forms.get(id(frame))
        if known is None:
            box = form_box(frame)
            # Frames that look alike are compressed once.
            form = self.forms.get(Form.name_of(content, box)) or Form.of(content, box)
            known = self.memory.forms[id(frame)] = frame, form
        _, form = known
        self.forms.setdefault(form.name, form)
        return form.name


def box_of(field: Field) -> Path:
    """The frame of a form field: half a point inside its rectangle."""
    width = _FIELD_BORDER
    inside = ("R", field.x + width / 2, field.y + width / 2, field.width - width, field.height - width)
    return Path((inside,), stroke=Stroke(field.ink, width))


def _on_piece(item: ActiveItem, placement: Placement) -> ActiveItem:
    """A field that knows on which copy of which piece it is; anything else as it is."""
    return replace(item, piece=placement.piece, copy=placement.copy) if isinstance(item, Field) else item


@contextmanager
def _alternative(pen: Pen, kind: Alternative, text: str) -> Iterator[None]:
    if not text:
        yield
        return
    pen.begin_alternative(kind, text)
    yield
    pen.end_alternative()


def _box_around(items: Sequence[Item]) -> matrix.Rectangle:
    """A box in which items lie, with room for letters that reach out of their line."""
    left, top, right, bottom = bounding_box(items) or (0.0, 0.0, 0.0, 0.0)
    margin = _GROUP_MARGIN
    return left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin


def form_box(frame: Face | Page) -> matrix.Rectangle:
    """A form's box: whoever places a face clips it, but strokes of a nested icon may stand out of it."""
    width, height = frame.size.width, frame.size.height
    margin = max(frame.bleed if isinstance(frame, Face) else 0.0, width, height)
    return -margin, -margin, width + 2 * margin, height + 2 * margin
