"""Form fields."""

from __future__ import annotations

from typing import Final, Literal, cast

from pnp.fonts.scripts import unsettable
from pnp.frame import Field, Path
from pnp.layout import codes
from pnp.layout.drawing.reports import Overflow, TextSize, UnshownCharacters
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import named_in, report_subject
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.backdrops import draw_backdrop
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import Compiler
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.theme.style import Style
from pnp.load.problems import problem
from pnp.measures import Mm
from pnp.text.field_lines import field_overflow, tick

Kind = Literal["text", "multiline", "checkbox"]
_TOLERANCE: Final[Mm] = 0.05
_TICK_HINT: Final = "write 'yes' for one that is ticked, 'no' or nothing for one that is not"


def compile_field(element: Element, compiler: Compiler) -> FieldBody:
    """``field:`` its name, with ``kind`` and an initial ``value``; ``alt`` is its label."""
    options = element.options
    kinds = ("text", "multiline", "checkbox")
    kind = compiler.reader.choice(options["kind"], "kind", kinds) if "kind" in options else "text"
    return FieldBody(
        element,
        compiler.text(element.value, "field"),
        compiler.text(options["value"], "value") if "value" in options else FixedValue(""),
        cast(Kind, kind),
        compiler.style(element, "field"),
    )


class FieldBody(FillsRoom):
    """A form field in a box of its class."""

    __slots__ = ("element", "initial", "kind", "style", "value")

    def __init__(self, element: Element, value: Value, initial: Value, kind: Kind, style: Style) -> None:
        self.element, self.value, self.initial, self.kind, self.style = element, value, initial, kind, style

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the fill and stroke of the class, if it has any, and the field."""
        style = self.style
        fill, pen = style.fill_ink(), style.pen()
        if not draw_backdrop(style, box, scene) and (fill or pen):
            # The line is inside the box, as that of a form field.
            inside = box.inset(pen.width / 2) if pen else box
            scene.canvas.items.append(Path(inside.segments(style.radius), fill, pen))
        name = scene.canvas.field_name(self.element.span, self.value.read(scene).strip() or self.element.name)
        field = Field(
            self.kind, name, box.x, box.y, box.width, box.height, style.font, style.size,
            style.text_ink(), self.initial.read(scene), name.replace("-", " ").replace("_", " "), False,
            "left" if style.align == "justify" else style.align,
        )  # fmt: skip
        if self.kind != "checkbox":
            self._report(field, scene)
        elif tick(field.value) is None:
            span = named_in(self.initial, scene)
            scene.report(problem(codes.WRONG_VALUE, f"a checkbox cannot start with {field.value!r}", span, _TICK_HINT))
        scene.canvas.items.append(field)

    def _report(self, field: Field, scene: Scene) -> None:
        """Report small type, a value without room, and characters that the font of the class alone cannot show."""
        canvas, words, book = scene.canvas, field.value, scene.theme.setter.engine.book
        font = book[self.style.font] if self.style.font in book else book["sans"]
        about = report_subject(self.element, self.initial, scene)
        side = min(canvas.box.width, canvas.box.height)
        canvas.notes.reports.append(TextSize(**about, size=field.size, side=side, size_span=self.style.size_span))
        across, down = field_overflow(field, font) if words else (0.0, 0.0)
        if max(across, down) > _TOLERANCE:
            canvas.notes.reports.append(Overflow(**about, down=down, across=across, size=field.size, words=words))
        refused = unsettable(words)
        absent = [char for char in dict.fromkeys(words) if char in refused or not (char.isspace() or font.has(char))]
        if absent:
            canvas.notes.reports.append(UnshownCharacters(**about, characters="".join(absent), font=self.style.font))


KINDS: Final = (ElementKind(name="field", keys=("kind", "value"), compile=compile_field, on_paper="box"),)
