"""Boxes, circles, arcs, lines, polygons and paths."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from pnp.frame import Ink, Path, Segment, Stroke
from pnp.layout import codes
from pnp.layout.drawing.contrast_samples import sampled
from pnp.layout.drawing.edges import report_thin_line
from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import report_nothing, report_subject
from pnp.layout.drawing.values import FixedValue
from pnp.layout.elements.backdrops import draw_backdrop
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.geometry.box import Box, ellipse
from pnp.layout.geometry.ink import points_along
from pnp.layout.geometry.shapes import arc, polyline, regular_polygon
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.templates.read_layouts import path_finding
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.style import Style
from pnp.measures import Length
from pnp.nodes import MapNode, Node, Scalar
from pnp.svg.path import PathError, parse_path, scaled

Outline = Callable[[Box], tuple[Segment, ...]]
# The opacity up to which a fill does not count as the ground of words.
_LEAST_OPACITY = 0.5
_SMALLEST_VIEW = 0.001


class OutlineBody(FillsRoom):
    """A shape in a box with the fill and stroke of its class; a colour of its own takes precedence."""

    __slots__ = ("color", "covers", "element", "outline", "stroked", "style")

    def __init__(
        self, element: Element, style: Style, color: ColorValue | None, outline: Outline, *, covers: bool, stroked: bool
    ) -> None:
        self.element, self.style, self.color, self.outline = element, style, color, outline
        self.covers, self.stroked = covers, stroked

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the shape, if it has a fill or a stroke."""
        style = self.style
        fill, pen = style.fill_ink(), style.pen()
        if self.stroked:
            fill = None
            pen = pen or Stroke(Ink(style.color, "line", style.opacity), style.width, style.dash)
        if self.color:
            token = self.color.read(scene)
            if pen and (self.stroked or not fill):
                pen = replace(pen, ink=replace(pen.ink, token=token))
            elif token:
                fill = Ink(token, style.role or "ground", style.opacity)
        if fill is None and pen is None:
            if not self.color:
                report_nothing(self.element, "its class has neither a fill nor a stroke", scene)
            return
        segments = self.outline(box)
        if not any(segment[0] != "M" for segment in segments):
            report_nothing(self.element, "its path has no lines", scene)
            return
        if not style.opacity:
            report_nothing(self.element, "its opacity is 0", scene)
        width = pen.width if pen else min(box.width, box.height)
        if width > 0:
            report_thin_line(self.element, width, scene)
        if self.stroked and pen and scene.canvas.layer == "art":
            self._probe(segments, pen.ink, scene)
        scene.canvas.items.append(Path(segments, fill, pen))
        if fill and self.covers and fill.opacity > _LEAST_OPACITY:
            scene.canvas.note_fill(box, fill.token)

    def _probe(self, segments: tuple[Segment, ...], ink: Ink, scene: Scene) -> None:
        """Let the colour of a line be compared with what it lies on, if that is the same along all of it."""
        canvas, snapshot = scene.canvas, scene.canvas.snapshot()

        def sample_color() -> Iterator[ContrastSample]:
            points = points_along(segments)
            grounds = {snapshot.at(*point) for point in points}
            if len(grounds) == 1:
                about = report_subject(self.element, FixedValue(""), scene)
                sample = ContrastSample(**about, color=ink.token, ground="", size=0.0, symbol=True, opacity=ink.opacity)
                x, y = points[len(points) // 2]
                yield from sampled(sample, Box(x, y, 0.0, 0.0), canvas, grounds.pop())

        canvas.probe((self.element.span, ink.token, "line"), sample_color)


class BoxBody(OutlineBody):
    """A box, which its class may draw as a part of the frame kit."""

    __slots__ = ()

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the part of the frame kit, or the box."""
        own = self.color.read(scene) if self.color else ""
        if not draw_backdrop(replace(self.style, fill=own) if own else self.style, box, scene):
            super().draw(box, scene)


def _body(
    element: Element,
    compiler: Compiler,
    kind: str,
    outline: Outline,
    body: type[OutlineBody] = OutlineBody,
    *,
    covers: bool = True,
    stroked: bool = False,
) -> OutlineBody:
    style = compiler.style(element, kind)
    return body(element, style, compiler.color(element.color), outline, covers=covers, stroked=stroked)


def compile_box(element: Element, compiler: Compiler) -> OutlineBody:
    """``box: true``, with rounded corners if there is a radius."""
    style = compiler.style(element, "box")
    node = element.options.get("radius")
    radius = compiler.reader.mm(node, "radius") if node else style.radius
    return _body(element, compiler, "box", lambda box: box.segments(radius), BoxBody)


def compile_circle(element: Element, compiler: Compiler) -> OutlineBody:
    """``circle: true``: the ellipse that fills the box."""
    return _body(element, compiler, "circle", ellipse)


def compile_arc(element: Element, compiler: Compiler) -> OutlineBody:
    """``arc: {from: 0, to: 90}``, degrees clockwise from the top; a class with a fill makes it a slice."""
    node, reader = element.value, compiler.reader
    entries = dict(reader.entries(node, "an arc"))
    for key, entry in entries.items():
        if key not in ("from", "to"):
            reader.unknown(entry, "an arc", ("from", "to"))
    first = reader.number(entries["from"].value, "from", 0.0) if "from" in entries else 0.0
    last = reader.number(entries["to"].value, "to", 360.0) if "to" in entries else 360.0
    filled = bool(compiler.style(element, "arc").fill)
    return _body(element, compiler, "arc", lambda box: arc(box, first, last, filled), covers=False, stroked=not filled)


def compile_line(element: Element, compiler: Compiler) -> OutlineBody:
    """``line: [[x, y], [x, y]]``: straight lines through points of the element's box."""
    points = _points(element.value, compiler)

    def outline(box: Box) -> tuple[Segment, ...]:
        return polyline([(box.x + x.of(box.width), box.y + y.of(box.height)) for x, y in points])

    return _body(element, compiler, "line", outline, covers=False, stroked=True)


def compile_polygon(element: Element, compiler: Compiler) -> OutlineBody:
    """``polygon:`` with points, or ``{sides: 6}`` for a regular one with a corner on top."""
    node = element.value
    if isinstance(node, MapNode):
        sides, turn = node.get("sides"), node.get("turn")
        count = compiler.reader.count(sides, "sides", 6, 3, 100) if sides else 6
        angle = compiler.reader.number(turn, "turn", 0.0) if turn else 0.0
        return _body(element, compiler, "polygon", lambda box: regular_polygon(box, count, angle))
    points = _points(node, compiler)

    def outline(box: Box) -> tuple[Segment, ...]:
        return polyline([(box.x + x.of(box.width), box.y + y.of(box.height)) for x, y in points], closed=True)

    return _body(element, compiler, "polygon", outline, covers=False)


def _points(node: Node, compiler: Compiler) -> list[tuple[Length, Length]]:
    points = []
    for item in compiler.reader.items(node, "points"):
        pair = compiler.reader.lengths(item, "a point", 2)
        if pair:
            points.append((pair[0], pair[1]))
    return points


def compile_path(element: Element, compiler: Compiler) -> OutlineBody:
    """``path:`` in SVG notation, in mm from the box's corner; ``view: [w, h]`` scales it to the box."""
    segments: tuple[Segment, ...] = ()
    scalar = compiler.reader.scalar(element.value, "a path")
    if isinstance(scalar, Scalar):
        try:
            segments = parse_path(scalar.text)
        except PathError as error:
            compiler.reader.findings.append(path_finding(scalar, error))
    width, height = _view(element.options.get("view"), compiler.reader)

    def outline(box: Box) -> tuple[Segment, ...]:
        across, down = (box.width / width, box.height / height) if width else (1.0, 1.0)
        return scaled(segments, box.x, box.y, across, down)

    return _body(element, compiler, "path", outline, covers=False)


def _view(node: Node | None, reader: Reader) -> tuple[float, float]:
    """The width and height of the coordinate system of a path; zeros if it is in mm."""
    if node is None:
        return 0.0, 0.0
    sizes = [reader.number(item, "view", 1.0, _SMALLEST_VIEW) for item in reader.items(node, "view")]
    if len(sizes) != 2:
        reader.wrong(codes.WRONG_SHAPE, "view is a width and a height", node, "write it as [w, h]")
        return 0.0, 0.0
    return sizes[0], sizes[1]


KINDS: Final = (
    ElementKind(name="box", keys=("radius",), compile=compile_box, on_paper="any"),
    ElementKind(name="line", compile=compile_line, on_paper="any", may_be_flat=True),
    ElementKind(name="path", keys=("view",), compile=compile_path, on_paper="any", may_be_flat=True),
    ElementKind(name="polygon", compile=compile_polygon, on_paper="any"),
    ElementKind(name="circle", compile=compile_circle, on_paper="any"),
    ElementKind(name="arc", compile=compile_arc, on_paper="any"),
)
