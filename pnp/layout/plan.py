"""Compile a layout to a plan that draws faces of records. What is the same on every face is drawn once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import partial
from itertools import groupby
from typing import Any

from pnp.findings import Span
from pnp.frame import Breaks, Face, Item, Layer, Nested, Segment
from pnp.layout.drawing.contrast_samples import settle_pending
from pnp.layout.drawing.diagnostics import Diagnostics, JoinedDiagnostics, add_shared
from pnp.layout.drawing.edges import TrimEdge
from pnp.layout.drawing.guide_lines import BLACK_LINE, GuideLines
from pnp.layout.drawing.hidden_ink import report_hidden
from pnp.layout.drawing.painted_elements import Overlapping, PaintedElement, PlaceMemo, overlaps
from pnp.layout.drawing.partial_contrast import MixedText, mixed_texts, sample_letters
from pnp.layout.drawing.picture_contrast import sample_on_pictures
from pnp.layout.drawing.picture_edges import report_over_edges
from pnp.layout.drawing.reports import InvisibleGuide, ShowsNothing
from pnp.layout.drawing.resources import FaceResult, Resources
from pnp.layout.drawing.scene import Canvas, DrawnElement, Ground, PendingContrastSample, Round, Scene
from pnp.layout.drawing.values import Scope
from pnp.layout.elements.board_kinds import BOARDS
from pnp.layout.elements.compiled_element import CompiledElement
from pnp.layout.elements.compiler import Compiler
from pnp.layout.geometry.background import FaceFills
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element, Layout
from pnp.layout.templates.lookup import Names
from pnp.layout.templates.reader import Reader
from pnp.measures import Size
from pnp.values import dataclass


def _round(layout: Layout) -> Round:
    """The trim of a layout if it is round or a hexagon."""
    return layout.trim if layout.trim in ("circle", "hexagon") else ""


@dataclass(frozen=True, slots=True)
class StaticLayer:
    """Items of consecutive elements that are the same on every face. work: of all up to these."""

    elements: tuple[Element, ...]
    layers: dict[Layer, tuple[Item, ...]]
    grounds: tuple[Ground, ...]
    pending: tuple[PendingContrastSample, ...] = ()
    painted: tuple[PaintedElement, ...] = ()
    work: int = 0


PlanPart = CompiledElement | StaticLayer


@dataclass(frozen=True, slots=True)
class Plan:
    """A layout compiled for one size. words: the names that its templates may read. notes: findings about it.

    overlapping: which of its elements lie over which. mixed: which of its texts lie on several. edge: of its faces.
    fills: of the faces that its faces show.
    """

    layout: Layout
    size: Size
    box: Box
    parts: tuple[PlanPart, ...]
    scope: Scope
    context: Resources
    notes: Diagnostics
    edge: TrimEdge
    trim: tuple[Segment, ...] = ()
    breaks: Breaks | None = None
    words: tuple[str, ...] = ()
    overlapping: PlaceMemo[Overlapping] = field(default_factory=partial(PlaceMemo, overlaps))
    mixed: PlaceMemo[MixedText] = field(default_factory=partial(PlaceMemo, mixed_texts))
    fills: FaceFills = field(default_factory=FaceFills, compare=False)

    def compose(
        self,
        names: Names,
        face: str,
        span: Span | None,
        notes: Diagnostics | None = None,
        *,
        alt: str = "",
        is_cut: bool = False,
    ) -> FaceResult:
        """Draw the face that shows these names.

        face: its id. span: the record that it shows. notes: to add to; new ones by default. alt: the alternative text.
        is_cut: it is printed to be cut out.
        """
        canvas = self._canvas(face, span)
        canvas.notes = notes if notes is not None else Diagnostics()
        self._draw(names, canvas)
        # What cannot be drawn has a finding of its own.
        is_faulty = bool(canvas.notes.findings or self.notes.findings)
        if not (any(canvas.layers.values()) or canvas.is_inner or is_faulty):
            at, reason = span or self.layout.span, "nothing is painted on it"
            blank = ShowsNothing(face=face, element="", text_span=at, element_span=at, reason=reason)
            canvas.notes.reports.append(blank)
        report_hidden(canvas, self.overlapping, self.context.theme)
        sample_letters(canvas, self.mixed, self.context.theme)
        sample_on_pictures(canvas, self.mixed, self.context.theme)
        report_over_edges(canvas, self.mixed, self.context.theme.setter.engine.book)
        if is_cut:
            self.edge.probe(canvas, self.context.theme.palette)
        # What was painted knows the scene, and this the canvas. Such circles are only found when garbage is looked for,
        # which is rarely done.
        canvas.painted.clear()
        return FaceResult(self._face(canvas, alt), canvas.notes, tuple(canvas.trace), canvas.reads_all)

    def drawn_elements(self, names: Names, face: str, span: Span | None) -> tuple[DrawnElement, ...]:
        """The elements of a face, in the order in which they are drawn."""
        canvas = self._canvas(face, span)
        canvas.drawn = []
        self._draw(names, canvas)
        return tuple(canvas.drawn)

    def _canvas(self, face: str, span: Span | None) -> Canvas:
        layout, box = self.layout, self.box
        return Canvas(face, box, layout.bleed, box.inset(layout.safe), _round(layout), span, layout.trim_path)

    def _draw(self, names: Names, canvas: Canvas) -> None:
        box, scene = self.box, Scene(names, canvas, self.context)
        scene.values = self.scope.render(scene)
        canvas.is_inner = "depth" in names
        for part in self.parts:
            if isinstance(part, StaticLayer):
                for pending in part.pending:
                    settle_pending(pending, canvas)
                for layer, items in part.layers.items():
                    canvas.layers[layer] += items
                canvas.grounds += part.grounds
                canvas.painted += part.painted
                for element in part.elements if canvas.drawn is not None else ():
                    canvas.note_element(element, element.place.within(box), names)
            else:
                part.draw(box, scene)

    def shown_by(self, names: Names) -> tuple[Any, ...]:
        """The values of the names that a face may show: if they are equal, so are the faces."""
        return tuple(comparison_key(names[word]) for word in self.words if word in names)

    def _face(self, canvas: Canvas, alt: str) -> Face:
        layout, layers = self.layout, canvas.layers
        lines = GuideLines(layers["art"], self.context.theme.palette, self.fills)
        guide = lines.token(self.trim) if self.trim else BLACK_LINE
        cut, score = lines.colored(layers["cut"]), lines.colored(layers["score"])
        if not lines.are_visible and not canvas.is_inner:
            at, about = layout.span, canvas.span or layout.span
            is_trim = not (cut or score)
            report = InvisibleGuide(face=canvas.face, element="", text_span=about, element_span=at, is_trim=is_trim)
            canvas.notes.reports.append(report)
        return Face(
            id=canvas.face,
            size=self.size,
            art=tuple(layers["art"]),
            cut=cut,
            score=score,
            bleed=layout.bleed,
            safe=layout.safe,
            trim=self.trim,
            guide=guide,
            breaks=self.breaks,
            alt=alt,
            span=canvas.span,
        )


def comparison_key(value: Any) -> Any:
    """A key that is equal for values that look the same on a face: text and numbers by value, records by identity."""
    if isinstance(value, tuple):
        return tuple(map(comparison_key, value))
    return value if isinstance(value, str | int | float | None) else id(value)


def compile_layout(layout: Layout, size: Size, context: Resources, breaks: Breaks | None = None) -> Plan:
    """Compile a layout for a size."""
    reader, notes = Reader(), Diagnostics()
    scope = Scope(lambda: context.environment, reader.findings)
    compiler = Compiler(context, context.library.kinds, reader, scope)
    elements = [compiler.element(element) for element in layout.elements]
    box = Box(0.0, 0.0, size.width, size.height)
    parts: list[PlanPart] = []
    work = 0
    for is_static, group in groupby(elements, lambda element: element.is_static):
        if is_static:
            layer = _static_layer(tuple(group), layout, box, context, notes, work)
            work = layer.work
            parts.append(layer)
        else:
            parts += group
    add_shared(notes.shared, [(f"layout:{layout.name} {size.width:g} × {size.height:g}", work)])
    notes.add_findings(reader.findings)
    trim, words = layout.outline(size), tuple(sorted(scope.words))
    return Plan(
        layout,
        size,
        box,
        tuple(parts),
        scope,
        context,
        notes,
        TrimEdge(box, trim, is_board=layout.size is None),
        trim,
        breaks,
        words,
    )


def _static_layer(
    elements: Sequence[CompiledElement],
    layout: Layout,
    box: Box,
    context: Resources,
    notes: Diagnostics,
    work: int,
) -> StaticLayer:
    """Draw elements that are the same on every face; several items become a shared face. work: of those before."""
    safe = box.inset(layout.safe)
    canvas = Canvas(layout.name, box, layout.bleed, safe, _round(layout), layout.span, layout.trim_path)
    canvas.is_static = True
    canvas.notes.work = work
    scene = Scene(context.names, canvas, context)
    for element in elements:
        element.draw(box, scene)
    joined = JoinedDiagnostics()
    joined.add(canvas.notes)
    notes.findings += joined.findings.items()
    notes.reports += joined.reports
    add_shared(notes.shared, canvas.notes.shared.items())
    layers = {layer: tuple(items) for layer, items in canvas.layers.items() if items}
    if len(layers.get("art", ())) > 1:
        name = f"{layout.name}-{elements[0].element.name}"
        face = Face(id=name, size=box.size, art=layers["art"], bleed=layout.bleed, span=layout.span)
        layers["art"] = (Nested(face, 0.0, 0.0),)
    own = tuple(element.element for element in elements)
    return StaticLayer(
        own, layers, tuple(canvas.grounds), tuple(canvas.pending), tuple(canvas.painted), canvas.notes.work
    )


def sized_by_board(layout: Layout, names: Names, context: Resources) -> tuple[Size, Breaks | None]:
    """The size of a layout of size ``auto``: that of its first board, with margins as wide as its ``at``.

    The layout may add room for what stands beside the board.
    """
    # Boards take long to import, and cards show none.
    from pnp.layout import boards
    from pnp.layout.elements.boards import BoardBody

    reader = Reader()
    for element in layout.elements:
        if element.kind.name not in BOARDS:
            continue
        scope = Scope(lambda: context.environment, reader.findings)
        body = Compiler(context, context.library.kinds, reader, scope).element(element).body
        canvas = Canvas(layout.name, Box(0.0, 0.0, 0.0, 0.0), 0.0, Box(0.0, 0.0, 0.0, 0.0), "", None)
        board = body.board(Scene(names, canvas, context)) if isinstance(body, BoardBody) else None
        if board is None:
            break
        natural = boards.natural_size(board)
        if not natural.width or not natural.height:
            break  # A check reports a board without anything on it.
        x, y = element.place.at[0].mm, element.place.at[1].mm
        beside = layout.beside_board
        size = Size(natural.width + 2 * x + beside.width, natural.height + 2 * y + beside.height)
        cuts = boards.breaks(board)
        moved = Breaks(tuple(x + cut for cut in cuts.xs), tuple(y + cut for cut in cuts.ys)) if cuts else None
        return size, moved
    return Size(100.0, 100.0), None
