"""Nested faces: another layout with other records, scaled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pnp.frame import Group, Nested
from pnp.layout import codes
from pnp.layout.drawing.diagnostics import Diagnostics
from pnp.layout.drawing.off_page import without_cut_pictures
from pnp.layout.drawing.reports import TinyThumbnail
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import has_room, report_subject
from pnp.layout.drawing.thumbnails import SMALLEST_THUMBNAIL, smallest_size, without_small_text
from pnp.layout.drawing.values import FixedValue, Value, defined
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import Compiler
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.templates.lookup import Names
from pnp.load.problems import problem
from pnp.measures import Pt
from pnp.model.game import Game
from pnp.model.lookup import Missing
from pnp.nodes import Scalar
from pnp.svg.path import scaled

DEEPEST = 8
# What drawing a face takes besides its items.
_NESTED: Final = 10


def compile_face(element: Element, compiler: Compiler) -> FaceBody:
    """``face:`` a layout; ``with:`` expressions for the names that it shows; ``scale``, by default as large as fits.

    ``trim: true`` clips it at its trim, ``least: 3 pt`` leaves out text
    that would be smaller.
    """
    compiler.dynamic += 1
    options, reader = element.options, compiler.reader
    values: dict[str, tuple[Scalar, Callable[[Names], Any]]] = {}
    for name, entry in reader.entries(options["with"], "with") if "with" in options else ():
        scalar = reader.scalar(entry.value, name)
        expression = compiler.scope.expression(scalar) if scalar else None
        if scalar and expression:
            values[name] = (scalar, expression)
    scale = reader.number(options["scale"], "scale", 1.0, 0.01, 100) if "scale" in options else 0.0
    trimmed = reader.flag(options["trim"], "trim") if "trim" in options else False
    least = reader.points(options["least"], "least") if "least" in options else 0.0
    layout = compiler.text(element.value, "face")
    if isinstance(layout, FixedValue):
        notes = Diagnostics()
        compiler.context.layout(layout.text, element.value, notes)
        compiler.reader.findings += [finding for _, finding in notes.findings]
    return FaceBody(element, layout, values, scale, trimmed=trimmed, least=least)


class FaceBody(FillsRoom):
    """The face of another layout, centred in the box."""

    __slots__ = ("element", "layout", "least", "scale", "trimmed", "values")

    def __init__(
        self,
        element: Element,
        layout: Value,
        values: Mapping[str, tuple[Scalar, Callable[[Names], Any]]],
        scale: float,
        *,
        trimmed: bool,
        least: Pt,
    ) -> None:
        self.element, self.layout, self.values = element, layout, values
        self.scale, self.trimmed, self.least = scale, trimmed, least

    def draw(self, box: Box, scene: Scene) -> None:
        """Compose the other face and nest it."""
        name, reports = self.layout.read(scene), scene.canvas.notes.reports
        known = len(reports)
        plan = scene.context.plan(name, self.layout.leaf, scene.canvas.notes) if name else None
        if plan is None or not has_room(box, self.element, scene):
            return
        if scene.names.get("depth", 0) >= DEEPEST:
            scene.report(problem(codes.LAYOUT_DEPTH, f"the layout {name!r} shows itself", self.element.span))
            return
        if not scene.allows(_NESTED, self.element.span):
            return
        added: dict[str, Any] = {"depth": scene.names.get("depth", 0) + 1}
        for key, (leaf, expression) in self.values.items():
            try:
                value = defined(expression(scene.names))
            except Exception as error:  # noqa: BLE001, RUF100 - an expression may fail in any way it likes
                scene.failed(leaf, error)
                return
            if isinstance(value, Missing):
                scene.missing(leaf, value.owner, value.name)
                return
            added[key] = value
        scene.canvas.trace.append(tuple(added.values()))
        canvas = scene.canvas
        drawn = plan.compose({**scene.names, **added}, canvas.face, canvas.span, canvas.notes)
        if self.trimmed:
            reports[known:] = without_cut_pictures(reports[known:])
        canvas.trace += drawn.trace
        # The words of this layout do not tell what the other one reads of the record that is shown.
        common = scene.context.names
        own = (word for word in plan.words if word not in added and scene.names.get(word) is not common.get(word))
        canvas.reads_all |= drawn.reads_all or any(own)
        face = drawn.face
        inner = box.fitted(face.size.width, face.size.height)
        scale = self.scale or inner.width / face.size.width
        x = box.x + (box.width - face.size.width * scale) / 2
        y = box.y + (box.height - face.size.height * scale) / 2
        if self.least:
            face = without_small_text(face, self.least / scale)
        nested = Nested(face, x, y, scale, is_picture=_is_printed(name, scene.context.game))
        scene.canvas.items.append(self._placed(nested))
        size = smallest_size(face.art) * scale
        if scale < 1 and size < SMALLEST_THUMBNAIL:
            subject = report_subject(self.element, self.layout, scene)
            canvas.notes.reports.append(TinyThumbnail(**subject, size=size))

    def _placed(self, nested: Nested) -> Nested | Group:
        if not self.trimmed:
            return nested
        face, scale = nested.face, nested.scale
        trim = face.trim or Box(0.0, 0.0, face.size.width, face.size.height).segments()
        return Group((nested,), clip=scaled(trim, nested.x, nested.y, scale, scale))


def _is_printed(layout: str, game: Game) -> bool:
    """Whether a component has pieces of a layout: then a face of it in another one is a picture of them, not a part."""
    printing = [part for component in game.components for part in component.printing]
    return layout in (*(part.layout for part in printing), *(part.back.layout for part in printing if part.back))


KINDS: Final = (
    ElementKind(name="face", keys=("with", "scale", "trim", "least"), compile=compile_face, on_paper="whole"),
)
