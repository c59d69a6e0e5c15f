"""Pips: a number shown as that many small shapes."""

from __future__ import annotations

from typing import Final

from pnp.frame import Ink, Path, Stroke
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import has_room
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.geometry.box import Box, ellipse
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.theme.style import Style
from pnp.measures import Mm

MOST = 200
# The gap between two pips, as a share of their size.
_GAP = 0.28
# The line width of a hollow pip, as a share of its size.
_HOLLOW = 0.11


def compile_pips(element: Element, compiler: Compiler) -> PipsBody:
    """``pips:`` a number; ``shape: circle/square/<icon>``; ``most:`` the number of places, the others hollow."""
    options = element.options
    gap = compiler.reader.mm(options["gap"], "gap") if "gap" in options else None
    return PipsBody(
        element,
        compiler.text(element.value, "pips"),
        compiler.text(options["shape"], "shape") if "shape" in options else FixedValue("circle"),
        compiler.text(options["most"], "most") if "most" in options else FixedValue(""),
        compiler.style(element, "pips"),
        compiler.color(element.color),
        gap,
    )


class PipsBody(FillsRoom):
    """Shapes in a row, as high as the box, or smaller if they would not fit side by side."""

    __slots__ = ("color", "element", "gap", "most", "shape", "style", "value")

    def __init__(
        self,
        element: Element,
        value: Value,
        shape: Value,
        most: Value,
        style: Style,
        color: ColorValue | None,
        gap: Mm | None,
    ) -> None:
        self.element = element
        self.value, self.shape, self.most, self.style, self.color, self.gap = value, shape, most, style, color, gap

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the pips."""
        count = _number(self.value, scene)
        places = max(count, _number(self.most, scene))
        if not places or not has_room(box, self.element, scene):
            return
        token = (self.color.read(scene) if self.color else "") or self.style.color
        shape = self.shape.read(scene) or "circle"
        side, step = self._sizes(box, places)
        x = box.x + {"center": 0.5, "right": 1.0}.get(self.style.align, 0.0) * (box.width - side - step * (places - 1))
        y = box.y + (box.height - side) / 2
        for index in range(places):
            self._draw_pip(Box(x + index * step, y, side, side), shape, token, index < count, scene)

    def _sizes(self, box: Box, places: int) -> tuple[Mm, Mm]:
        """The side of a pip, and the distance from one pip to the next."""
        if self.gap is not None:
            side = min(box.height, max((box.width - self.gap * (places - 1)) / places, 0.1))
            return side, side + self.gap
        side = min(box.height, box.width / (places + (places - 1) * _GAP))
        return side, side * (1 + _GAP)

    def _draw_pip(self, box: Box, shape: str, token: str, full: bool, scene: Scene) -> None:
        theme, items = scene.theme, scene.canvas.items
        if shape not in ("circle", "square") and theme.has_icon(shape):
            items += theme.icon(shape, box, token, ground=scene.canvas.ground_at(box), is_hollow=not full)
            return
        ink = Ink(token, "ornament", self.style.opacity)
        width = box.width * _HOLLOW
        inner = box if full else box.inset(width / 2)
        outline = inner.segments() if shape == "square" else ellipse(inner)
        items.append(Path(outline, ink) if full else Path(outline, None, Stroke(ink, width)))


def _number(value: Value, scene: Scene) -> int:
    text = value.read(scene).strip()
    if text.isdecimal():
        return scene.bounded_count(value.leaf, text, MOST)
    if text and value.leaf is not None:
        scene.not_a_number(value.leaf, text)
    return 0


KINDS: Final = (ElementKind(name="pips", keys=("shape", "gap", "most"), compile=compile_pips, on_paper="box"),)
