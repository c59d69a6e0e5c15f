"""A compiled layout: records → a face. What looks the same on every face is drawn once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from itertools import groupby
from typing import TYPE_CHECKING, Any

from pnp.findings import Span
from pnp.frame import Breaks, Face, Item, Layer, Nested, Segment
from pnp.layout import boards
from pnp.layout.box import Box
from pnp.layout.compiling import Compiler
from pnp.layout.drawn import Drawn
from pnp.layout.kinds import COMPILERS
from pnp.layout.kinds.boards import BoardBody
from pnp.layout.reading import Reader
from pnp.layout.reports import Report
from pnp.layout.samples import settle
from pnp.layout.scene import Canvas, Ground, Round, Scene, Unsure
from pnp.layout.template import Layout
from pnp.layout.templates import Names, Scope
from pnp.measures import Size
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.layout.studio import Studio


def _round(layout: Layout) -> Round:
    """The trim of a layout, if it cuts corners off."""
    return layout.trim if layout.trim in ("circle", "hexagon") else ""


@dataclass(frozen=True, slots=True)
class Still:
    """Consecutive elements that are the same on every face, drawn already."""

    layers: dict[Layer, tuple[Item, ...]]
    grounds: tuple[Ground, ...]
    reports: tuple[Report, ...]
    unsure: tuple[Unsure, ...] = ()


Part = Drawn | Still


@dataclass(frozen=True, slots=True)
class Plan:
    """A layout compiled for one size. words: what its templates may read. made: shared faces by what they show."""

    layout: Layout
    size: Size
    box: Box
    parts: tuple[Part, ...]
    scope: Scope
    studio: Studio
    trim: tuple[Segment, ...] = ()
    breaks: Breaks | None = None
    words: tuple[str, ...] = ()
    made: dict[Any, Face] = field(default_factory=dict)

    def compose(
        self, names: Names, face: str, span: Span | None, reports: list[Report], *, shared: bool = False
    ) -> Face:
        """Draw the face that shows these names.

        face: its id. span: the record that it shows. reports: what is noticed about it is added here.
        shared: give back an earlier face that looks the same, if there is one.
        """
        wanted = tuple(_comparable(names[word]) for word in self.words if word in names) if shared else ()
        if shared and (before := self.made.get(wanted)):
            return before
        face_reports: list[Report] = []
        made, canvas = self._drawn(names, face, span, face_reports)
        if shared:
            # Other records may look the same, too: then what was read along the way is the same.
            made = self.made.setdefault(("looks", *map(_comparable, canvas.trace)), made)
            if not canvas.reads_all:
                self.made[wanted] = made
        if made.id == face:
            reports += face_reports
        return made

    def _drawn(self, names: Names, face: str, span: Span | None, reports: list[Report]) -> tuple[Face, Canvas]:
        layout, box = self.layout, self.box
        canvas = Canvas(face, box, layout.bleed, box.inset(layout.safe), _round(layout), span)
        scene = Scene(names, canvas, self.studio)
        scene.values = self.scope.render(scene)
        canvas.is_inner = "depth" in names
        for part in self.parts:
            if isinstance(part, Still):
                for one in part.unsure:
                    settle(one, scene)
                for layer, items in part.layers.items():
                    canvas.layers[layer] += items
                canvas.grounds += part.grounds
            else:
                part.draw(box, scene)
        reports += canvas.reports
        return self._face(canvas), canvas

    def _face(self, canvas: Canvas) -> Face:
        layout, layers = self.layout, canvas.layers
        return Face(
            id=canvas.face,
            size=self.size,
            art=tuple(layers["art"]),
            cut=tuple(layers["cut"]),
            score=tuple(layers["score"]),
            regmark=tuple(layers["regmark"]),
            bleed=layout.bleed,
            safe=layout.safe,
            trim=self.trim,
            breaks=self.breaks,
            span=canvas.span,
        )


def _comparable(value: Any) -> Any:
    """What tells two values apart on a face: text and numbers by value, records by identity."""
    return value if isinstance(value, str | int | float | tuple | None) else id(value)


def compile_layout(layout: Layout, size: Size, studio: Studio, reader: Reader, breaks: Breaks | None = None) -> Plan:
    """Compile a layout for a size; what is wrong with it goes to the reader."""
    scope = Scope(studio.environment, reader.findings)
    compiler = Compiler(studio, COMPILERS, reader, scope)
    drawn = [compiler.element(element) for element in layout.elements]
    box = Box(0.0, 0.0, size.width, size.height)
    parts: list[Part] = []
    for is_static, run in groupby(drawn, lambda one: one.is_static):
        if is_static:
            parts.append(_drawn_once(tuple(run), layout, box, studio))
        else:
            parts += run
    return Plan(
        layout, size, box, tuple(parts), scope, studio, layout.outline(size), breaks, tuple(sorted(scope.words))
    )


def _drawn_once(run: Sequence[Drawn], layout: Layout, box: Box, studio: Studio) -> Still:
    """Draw elements that are the same on every face; several items become one shared face."""
    canvas = Canvas(layout.name, box, layout.bleed, box.inset(layout.safe), _round(layout), layout.span)
    canvas.is_still = True
    scene = Scene(studio.names, canvas, studio)
    for one in run:
        one.draw(box, scene)
    studio.reports += canvas.reports
    layers = {layer: tuple(items) for layer, items in canvas.layers.items() if items}
    if len(layers.get("art", ())) > 1:
        name = f"{layout.name}-{run[0].element.name}"
        face = Face(id=name, size=box.size, art=layers["art"], bleed=layout.bleed, span=layout.span)
        layers["art"] = (Nested(face, 0.0, 0.0),)
    return Still(layers, tuple(canvas.grounds), tuple(canvas.reports), tuple(canvas.unsure))


def sized_by_board(layout: Layout, names: Names, studio: Studio) -> tuple[Size, Breaks | None]:
    """The size of a layout that says ``auto``: that of its first board and a margin as wide as its ``at``."""
    reader = Reader()
    for element in layout.elements:
        if element.kind not in ("board", "track", "nodes", "mat"):
            continue
        body = Compiler(studio, COMPILERS, reader, Scope(studio.environment, reader.findings)).element(element).body
        canvas = Canvas(layout.name, Box(0.0, 0.0, 0.0, 0.0), 0.0, Box(0.0, 0.0, 0.0, 0.0), "", None)
        board = body.board(Scene(names, canvas, studio)) if isinstance(body, BoardBody) else None
        if board is None:
            break
        natural = boards.natural_size(board)
        x, y = element.place.at[0].mm, element.place.at[1].mm
        size = Size(natural.width + 2 * x, natural.height + 2 * y)
        cuts = boards.breaks(board)
        moved = Breaks(tuple(x + cut for cut in cuts.xs), tuple(y + cut for cut in cuts.ys)) if cuts else None
        return size, moved
    return Size(100.0, 100.0), None
