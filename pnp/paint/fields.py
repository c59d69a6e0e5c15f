"""Form fields to AcroForm widgets with appearances of our own, in embedded fonts.

The box of a field belongs to the page, so that it prints whatever a viewer makes of the widget; the
widget shows the value. A name that occurs more than once on one copy
of a piece, as on both its sides, is one field with several widgets: they share their value. On another copy or
another piece it is another field, which is called after the piece and the copy, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from pnp.frame import Field
from pnp.matrix import Matrix, bounds
from pnp.measures import PT_PER_MM, Size
from pnp.paint.colors import Colors, rgb
from pnp.paint.document import PdfDocument, points_box
from pnp.paint.field_font import typing_font
from pnp.paint.field_values import ALIGNED, TICK, TICK_PEN, is_ticked, placed_lines
from pnp.paint.fonts import GlyphUse
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.numerals import numeral, numerals
from pnp.paint.pdf_file import Reference, text_string
from pnp.paint.placing import to_points
from pnp.values import dataclass

_PRINTED: Final = 1 << 2
_MULTILINE: Final = 1 << 12

# The name of a field, the piece and the number of the copy that it is on.
_Owner = tuple[str, str, int]


@dataclass(frozen=True, slots=True)
class _Widget:
    """A field on a page, which is written when it is known whether it shares its value with others."""

    field: Field
    reference: Reference
    entries: dict[str, Any]


class Fields:
    """The form fields of one document."""

    def __init__(self, document: PdfDocument, fonts: GlyphFonts, use: GlyphUse, colors: Colors) -> None:
        self._document = document
        self._fonts = fonts
        self._use = use
        self._colors = colors
        self._widgets: dict[_Owner, list[_Widget]] = {}
        self._typing_fonts: dict[str, tuple[str, Reference]] = {}

    def add(self, field: Field, place: Matrix, page: Size) -> None:
        """Lay a field over the page that is open. place: from the field's own mm to the page's."""
        a, b, c, d, _, _ = to_points(place)
        rectangle = points_box(page, *bounds(place, field.x, field.y, field.width, field.height))
        entries = {
            "Type": "/Annot",
            "Subtype": "/Widget",
            "Rect": rectangle,
            "F": _PRINTED,
            "MK": {"R": _quarter_turn(a, b)},
            "P": self._document.open_page,
            **self._appearance(field, (a, b, c, d, 0.0, 0.0)),
        }
        reference = self._document.file.reserve()
        widget = _Widget(field, reference, entries)
        self._widgets.setdefault((field.name, field.piece, field.copy), []).append(widget)
        self._document.annotate_with(reference)

    def finish(self) -> None:
        """Bind the widgets to fields and tell the document of them. Without fields nothing is written."""
        if not self._widgets:
            return
        names = _distinct_names(self._widgets)
        bound = [self._bind(name, widgets) for name, widgets in zip(names, self._widgets.values(), strict=True)]
        form: dict[str, Any] = {"Fields": bound}
        if self._typing_fonts:
            form["DR"] = {"Font": dict(self._typing_fonts.values())}
            if all(_typeable(widget.field.value) for widgets in self._widgets.values() for widget in widgets):
                form["NeedAppearances"] = True
        self._document.set_catalog("AcroForm", form)

    def _bind(self, name: str, widgets: Sequence[_Widget]) -> Reference:
        file, first = self._document.file, widgets[0]
        entries = self._field_entries(name, first.field)
        if len(widgets) == 1:
            file.put(first.reference, {**first.entries, **entries})
            return first.reference
        parent = file.add({**entries, "Kids": [widget.reference for widget in widgets]})
        for widget in widgets:
            file.put(widget.reference, {**widget.entries, "Parent": parent})
        return parent

    def _field_entries(self, name: str, field: Field) -> dict[str, Any]:
        entries: dict[str, Any] = {"T": text_string(name)}
        if field.tooltip:
            entries["TU"] = text_string(field.tooltip)
        if field.kind == "checkbox":
            return {**entries, "FT": "/Btn", "V": _state(field), "DV": _state(field)}
        entries |= {"FT": "/Tx", "V": text_string(field.value), "DV": text_string(field.value)}
        if field.kind == "multiline":
            entries["Ff"] = _MULTILINE
        if field.align != "left":
            entries["Q"] = ALIGNED[field.align]
        return entries

    def _appearance(self, field: Field, turn: Matrix) -> dict[str, Any]:
        if field.kind == "checkbox":
            states = {"Yes": [self._tick(field)], "Off": []}
            streams = {state: self._stream(field, code, turn) for state, code in states.items()}
            return {"AS": _state(field), "AP": {"N": streams}}
        name = self._typing_font(field.font)
        code = ["/Tx BMC", *self._text(field), "EMC"]
        return {
            "DA": text_string(f"/{name} {numeral(field.size)} Tf {numerals(self._rgb(field))} rg"),
            "AP": {"N": self._stream(field, code, turn)},
        }

    def _stream(self, field: Field, code: list[str], turn: Matrix) -> Reference:
        box = [0, 0, field.width * PT_PER_MM, field.height * PT_PER_MM]
        entries = {
            "Type": "/XObject",
            "Subtype": "/Form",
            "BBox": [round(value, 3) for value in box],
            "Matrix": [round(value, 6) for value in turn],
            "Resources": self._document.fonts,
        }
        return self._document.file.add_packed("\n".join(code).encode("latin-1"), entries)

    def _tick(self, field: Field) -> str:
        width, height = field.width * PT_PER_MM, field.height * PT_PER_MM
        points = [numerals((x * width, y * height)) for x, y in TICK]
        pen = numeral(min(width, height) * TICK_PEN)
        color = f"{numerals(self._rgb(field))} RG"
        return f"{color} {pen} w 1 J 1 j {points[0]} m {points[1]} l {points[2]} l S"

    def _text(self, field: Field) -> Iterator[str]:
        if not field.value:
            return
        size, x, y = field.size, 0.0, 0.0
        yield f"BT {numerals(self._rgb(field))} rg"
        for left, baseline, line in placed_lines(field, self._fonts.source[field.font]):
            yield f"{numerals((left - x, baseline - y))} Td"
            x, y = left, baseline
            for name, scale, rise, show in self._fonts.shows(line, self._use):
                yield f"/{name} {numeral(size * scale)} Tf {numeral(rise * size / 1000)} Ts {show}" if name else show
        yield "ET"

    def _typing_font(self, font: str) -> str:
        if font not in self._typing_fonts:
            nth = len(self._typing_fonts)
            tag = "FIELD" + chr(ord("A") + nth % 26)
            font_object = typing_font(self._document, self._fonts.source[font].file, tag)
            self._typing_fonts[font] = (f"Type{nth + 1}", font_object)
        return self._typing_fonts[font][0]

    def _rgb(self, field: Field) -> tuple[float, ...]:
        return rgb(self._colors[field.ink])


def _distinct_names(owners: Iterable[_Owner]) -> list[str]:
    """The name of each field in the file: its own, and those of its piece and copy if others have the same name."""
    listed = list(owners)
    shared = Counter(name for name, _, _ in listed)
    copies: dict[str, set[int]] = {}
    for _, piece, copy in listed:
        copies.setdefault(piece, set()).add(copy)
    names: dict[str, None] = {}
    for name, piece, copy in listed:
        parts = [piece.rpartition("/")[2]] if shared[name] > 1 else []
        parts += [str(copy)] if parts and len(copies[piece]) > 1 else []
        # A dot parts the names of nested fields: none of ours are nested.
        whole = unused = "-".join((*filter(None, parts), name)).replace(".", "_")
        number = 2
        while unused in names:
            unused, number = f"{whole}-{number}", number + 1
        names[unused] = None
    return list(names)


def _typeable(value: str) -> bool:
    """Whether a viewer can set a value again; else the appearance that we drew has to stay."""
    return value.encode("cp1252", "ignore").decode("cp1252") == value


def _state(field: Field) -> str:
    return "/Yes" if is_ticked(field) else "/Off"


def _quarter_turn(a: float, b: float) -> int:
    """Degrees counter-clockwise of a quarter turn with this first column; 0 for any other."""
    return {(0, 1): 90, (-1, 0): 180, (0, -1): 270}.get((round(a), round(b)), 0)
