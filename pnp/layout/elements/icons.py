"""Icons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.frame import Group, Role
from pnp.layout.drawing.contrast_samples import sampled
from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import has_room, named_at, report_era, report_nothing, report_subject
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.elements.texts import outside_safe, safe_zone_report
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.theme.missing_icons import missing_icon_finding
from pnp.layout.theme.style import Style

_TOLERANCE = 0.02
_CORNERS = 0.13


def compile_icon(element: Element, compiler: Compiler) -> IconBody:
    """``icon:`` the name of an icon; ``ground:`` the colour of the parts that it leaves out."""
    value = icon_name(element, compiler, "icon")
    ground = compiler.reader.scalar(element.options["ground"], "ground") if "ground" in element.options else None
    return IconBody(
        element, value, compiler.style(element, "icon"), compiler.color(element.color), compiler.color(ground)
    )


def icon_name(element: Element, compiler: Compiler, what: str) -> Value:
    """The name of an icon that an element shows; empty, with a finding, if it is written out and there is none."""
    value, theme = compiler.text(element.value, what), compiler.context.theme
    if isinstance(value, FixedValue) and value.text and not theme.has_icon(value.text):
        compiler.reader.findings.append(missing_icon_finding(value.text, element.value.span, theme.icons))
        return FixedValue("")
    return value


class IconBody(FillsRoom):
    """An icon in one colour, as large as its box allows."""

    __slots__ = ("color", "element", "ground", "style", "value")

    def __init__(
        self, element: Element, value: Value, style: Style, color: ColorValue | None, ground: ColorValue | None
    ) -> None:
        self.element, self.value, self.style, self.color, self.ground = element, value, style, color, ground

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the icon, if it has a name."""
        name = self.value.read(scene)
        if not name:
            return
        canvas = scene.canvas
        if not scene.theme.has_icon(name):
            scene.unknown_icon(name, named_at(self.value, name, scene))
            return
        report_era(self.element.span, self.value, name, scene)
        color = (self.color.read(scene) if self.color else "") or self.style.color
        ground = self.ground.read(scene) if self.ground else canvas.ground_at(box)
        box = self.style.inside(box)
        if not has_room(box, self.element, scene):
            return
        if canvas.layer == "art":
            self._probe(box, color, ground, scene)
        opacity = self.style.opacity
        role: Role = "ornament" if self.style.role == "ornament" else "symbol"
        if not opacity:
            report_nothing(self.element, "its opacity is 0", scene)
            return
        drawn = scene.theme.icon(name, box, color, ground=ground, role=role)
        canvas.items += (Group(drawn, opacity=opacity),) if opacity < 1 else drawn
        # A round trim cuts off the corners of a box, into which hardly any symbol reaches.
        seen = box.inset(box.width * _CORNERS, box.height * _CORNERS) if canvas.round else box
        bounds = seen.x, seen.y, seen.right, seen.bottom
        beyond = outside_safe(bounds, canvas)
        if beyond > _TOLERANCE:
            about = report_subject(self.element, self.value, scene)
            canvas.notes.reports.append(safe_zone_report(about, bounds, beyond, canvas))

    def _probe(self, box: Box, color: str, ground: str, scene: Scene) -> None:
        canvas, snapshot = scene.canvas, scene.canvas.snapshot()

        def sample_color() -> Iterator[ContrastSample]:
            about = report_subject(self.element, self.value, scene)
            sample = ContrastSample(
                **about, color=color, ground=ground, size=0.0, symbol=True, opacity=self.style.opacity
            )
            yield from sampled(sample, box, canvas, snapshot.at(*box.center))

        canvas.probe((self.element.span, color, ground, 0.0), sample_color)


KINDS: Final = (ElementKind(name="icon", keys=("ground",), compile=compile_icon),)
