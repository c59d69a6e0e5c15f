"""What was painted of components and figures, by name: from the store, from this run, or painted now; also as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pnp.document.context import FigureWork
from pnp.document.figure_requests import FigureAnswer, FigureRequest
from pnp.fonts import FontFile
from pnp.frame import Face
from pnp.layout.drawing.diagnostics import MOST_COMPONENT_WORK
from pnp.paint.content import Drawing
from pnp.paint.drawings import Drawings, DrawnFace
from pnp.paint.glyph_letters import file_of
from pnp.paint.painted import PaintedFrames
from pnp.paint.painter import Painter
from pnp.pipeline.compilation import Compilation
from pnp.pipeline.figures import request_key
from pnp.pipeline.kit_limits import MOST_KIT_WORK
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.results import LayoutResult, Results, total_work

if TYPE_CHECKING:
    from pnp.fonts import FontBook

# The read that drawings have been made from.
_PAINTED: Final = "painted"
# What is kept of the drawings of a component: by name, and the keys of the fonts that they show.
_Kept = tuple[Mapping[str, Drawing], tuple[str, ...]]


class PaintedPart:
    """A component, or a figure by itself. key: of what was painted of it; painted: that, if it is at hand."""

    def __init__(self, name: str, drawn: LayoutResult, key: str, painted: Callable[[], PaintedFrames]) -> None:
        self.name, self.drawn, self.key = name, drawn, key
        self._paint = painted
        self._painted: PaintedFrames | None = None

    @property
    def painted(self) -> PaintedFrames:
        """What was painted of it."""
        if self._painted is None:
            self._painted = self._paint()
        return self._painted


class PaintedParts:
    """Everything of a kit that was painted. work: of the figures that no book shows."""

    def __init__(self, kit: OpenKit, compilation: Compilation, results: Results) -> None:
        self._kit, self._compilation, self._results = kit, compilation, results
        self._store = compilation.store
        compilation.figures.begin_painting()
        self._components: dict[str, PaintedPart] = {}
        self._figures: dict[str, PaintedPart] = {}
        # Which part has a face, by the key of the face.
        self._owners: dict[str, PaintedPart] = {}
        self._drawings: dict[str, Drawings] = {}
        self._kept: dict[str, int] = {}
        # What components have left of the work of the kit.
        self.work = FigureWork(max(0, total_work(results.drawn.values()) + MOST_COMPONENT_WORK - MOST_KIT_WORK))
        self._unpainted = Drawings(partial(self._painter, PaintedFrames))

    def component(self, name: str) -> PaintedPart:
        """A component with its pieces or pages."""
        if name not in self._components:
            part = self._components[name] = self._component(name)
            for piece in part.drawn.pieces:
                for face in (piece.front, piece.back):
                    if face is not None:
                        self._owners.setdefault(face.key, part)
        return self._components[name]

    def _component(self, name: str) -> PaintedPart:
        results = self._results
        kept = results.kept.get(name)
        if kept and kept.painted:

            def painted(key: str = kept.painted) -> PaintedFrames:
                frames = results.painted.get(name) or self._store.painted(key) or self._paint(name)[1]
                return self._compilation.with_figures(frames, kept.drawn)

            key = f"{kept.painted} {self._compilation.figures.digest(kept.drawn.figures)}".strip()
            return PaintedPart(name, kept.drawn, key, painted)
        drawn, painted_frames = self._paint(name)
        return PaintedPart(name, drawn, "", lambda: self._compilation.with_figures(painted_frames, drawn))

    def _paint(self, name: str) -> tuple[LayoutResult, PaintedFrames]:
        from pnp.pipeline.tasks import draw_component

        result = draw_component(self._kit, name, (), (), True)
        for figure in result.figures:
            self._compilation.figures.accept(figure, is_painted=True)
        return result.drawn, result.painted or PaintedFrames()

    def figure(self, request: FigureRequest) -> FigureAnswer:
        """The faces of a figure: those that a book has shown already, or else they are painted now, and kept.

        No faces if the figures before it took too much work: ``work`` has the first that is not drawn.
        """
        name, figures = request_key(request), self._compilation.figures
        owner = next((component for component in self._results.drawn if self._shows(component, name)), None)
        if owner is None and not self.work.allows(request.span):
            return FigureAnswer()
        drawn = figures.drawn(name)
        if owner is None:
            self.work.add(request.span, drawn.work)
        if owner is not None:
            part = self.component(owner)
        elif name in self._figures:
            part = self._figures[name]
        else:
            part = self._figures[name] = PaintedPart(
                name, LayoutResult(), figures.key(name), lambda: figures.painted(name).painted
            )
        for face in drawn.faces:
            self._owners.setdefault(face.key, part)
        return FigureAnswer(drawn.faces)

    def _shows(self, component: str, name: str) -> bool:
        return any(figure.name == name for figure in self._results.drawn[component].figures)

    # As SVG

    def drawing(self, face: Face) -> DrawnFace:
        """A face as SVG."""
        part = self._owners.get(face.key) if face.key else None
        return self._drawings_of(part)(face) if part else self._unpainted(face)

    def font_file(self, font: str) -> FontFile:
        """The file of a font that drawings name."""
        return file_of(font, self._fonts.files)

    def keep_drawings(self) -> None:
        """Keep the drawings of parts for which new ones were made."""
        for name, drawings in self._drawings.items():
            part = self._components.get(name) or self._figures[name]
            if part.key and len(drawings.by_name) > self._kept[name]:
                value: _Kept = (drawings.by_name, part.painted.fonts)
                self._store.keep(f"svg/{name}", {_PAINTED: part.key}, value)

    def _drawings_of(self, part: PaintedPart) -> Drawings:
        if part.name not in self._drawings:
            kept: Any = self._store.find(f"svg/{part.name}", lambda _: part.key) if part.key else None
            known, fonts = kept or ({}, ())
            for font in fonts:
                self._fonts[font]  # So that its file is known by the name that drawings give it.
            self._kept[part.name] = len(known)
            self._drawings[part.name] = Drawings(lambda: self._painter(lambda: part.painted), known)
        return self._drawings[part.name]

    def _painter(self, painted: Callable[[], PaintedFrames]) -> Painter:
        what = painted()
        for font in what.fonts:
            self._fonts[font]
        painter = self._kit.context.painter()
        painter.painted = what.contents
        painter.forms = dict(what.forms)
        return painter

    @property
    def _fonts(self) -> FontBook:
        return self._kit.context.theme.setter.engine.book
