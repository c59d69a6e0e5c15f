"""The figures that a book shows: drawn and painted each by itself, and bound to the pages when these are put together.

A book depends on how large its figures are, not on what they show. If something is wrong with a figure, that is told
at the place of the book that shows it: then the book depends on all of it, and shows it as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b

from pnp.checks.printed.contrast_probes import samples_on_faces
from pnp.checks.printed.noteworthy import noteworthy
from pnp.document.figure_requests import FigureAnswer, FigureRequest
from pnp.frame import Face, Field, Group, Item, Nested, Page
from pnp.layout.drawing.diagnostics import SharedWork
from pnp.paint.binding import BoundFace, bound, slot_for
from pnp.paint.content import reachable
from pnp.paint.fonts import GlyphUse
from pnp.paint.painted import ContentPacker, PaintedFrames
from pnp.paint.painter import WORTH_A_FORM, Painter
from pnp.pipeline.figures import Figures, request_key, request_of
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.reads import THEME, places_of, without_nodes
from pnp.pipeline.results import DrawnFigure, FigureResult, ShownFigure


def draw_figure(context: KitContext, name: str, *, paints: bool = True, is_whole: bool = False) -> FigureResult:
    """Draw a figure or a board by itself. paints: as of ``FigureMaker``. is_whole: look at its words, too."""
    maker, request = FigureMaker(context, paints=paints), request_of(name)
    with context.task() as reads:
        answer = Figures(context.layout)(request)
    # On faces of cards that is done at once; on maps it takes as long as drawing them.
    return maker.result(name, answer, reads, is_whole=is_whole or request.kind == "figure")


def with_figures(
    painted: PaintedFrames, shown: Iterable[ShownFigure], figure_of: Callable[[str], FigureResult]
) -> PaintedFrames:
    """What was painted of a book, with the figures that it shows. figure_of: a painted figure by its name."""
    figures = [figure_of(figure.name) for figure in shown]
    faces = {
        slot_for(face, figure.drawn.name, index).key: BoundFace.of(face, figure.painted.contents[face.key])
        for figure in figures
        if figure.drawn.is_late
        for index, face in enumerate(figure.drawn.faces)
    }
    return bound(painted, [figure.painted for figure in figures], faces)


class FigureMaker:
    """Paints figures. What several of them show, such as a map, is painted once.

    paints: whether those are painted, too, of which only the size is asked for now.
    """

    def __init__(self, context: KitContext, *, paints: bool) -> None:
        self._context, self._paints = context, paints
        self._painter: Painter | None = None
        self._forms: dict[int, tuple[Face, bool]] = {}

    def result(self, name: str, answer: FigureAnswer, reads: Iterable[str], *, is_whole: bool = False) -> FigureResult:
        """A figure that was drawn. reads: what was read for that."""
        palette = self._context.theme.palette
        reports = (*noteworthy(answer.noticed.on_faces, palette), *answer.noticed.on_boards)
        is_sound = bool(answer.faces) and not answer.findings and not reports
        # Values of form fields are drawn into the page that shows a picture of them.
        is_late = is_sound and not any(self._has_fields(face.art) for face in answer.faces)
        painted = PaintedFrames()
        keys: Sequence[str] = [""] * len(answer.faces)
        if self._paints or not is_late:
            painted, keys = self._painted(answer)
        faces = tuple(replace(face, art=(), span=None, key=key) for face, key in zip(answer.faces, keys, strict=True))
        shape = [(face.size, face.trim, face.alt) for face in faces]
        digest = _digest((shape, answer.work, answer.shared, None if is_late else (keys, answer.findings, reports)))
        places = places_of(answer.findings, reports)
        fills = self._context.memory.fills
        samples = noteworthy(samples_on_faces(answer.faces, palette, fills), palette) if is_whole else None
        drawn = DrawnFigure(
            name=name,
            faces=faces,
            digest=digest,
            is_late=is_late,
            samples=samples,
            work=answer.work,
            shared=answer.shared,
        )
        return FigureResult(drawn, painted, without_nodes(reads, (*places, *THEME)))

    def _has_fields(self, items: Iterable[Item]) -> bool:
        return any(
            isinstance(item, Field)
            or (isinstance(item, Group) and self._has_fields(item.items))
            or (isinstance(item, Nested) and self._is_form(item.face))
            for item in items
        )

    def _is_form(self, face: Face) -> bool:
        """Whether there are form fields on a face; a map that many figures show is looked at once."""
        if id(face) not in self._forms:
            self._forms[id(face)] = face, self._has_fields(face.art)
        return self._forms[id(face)][1]

    def _painted(self, answer: FigureAnswer) -> tuple[PaintedFrames, Sequence[str]]:
        """What is painted of the faces of a figure, with their keys."""
        painter = self._painter = self._painter or self._context.painter()
        use, contents = GlyphUse(), ContentPacker()
        painter.use = use
        keys, forms = [], dict[str, None]()
        for face in answer.faces:
            content = painter.content_once(face)
            keys.append(contents.add(content))
            if len(content.code) >= WORTH_A_FORM:
                forms[painter.form(content, face)] = None
            forms |= dict.fromkeys(content.resources.forms)
        shown = {form.name: form for form in reachable(forms, painter.forms)}
        glyphs = use.used
        return PaintedFrames(contents=contents.finished(), forms=shown, glyphs=glyphs, fonts=use.fonts), keys


class BookFigures:
    """Answers a book that asks for figures while it is set. known: figures that need not be drawn again, by name."""

    def __init__(self, context: KitContext, known: Mapping[str, FigureResult], *, paints: bool) -> None:
        self._context, self._known, self._paints = context, known, paints
        self._figures, self._maker = Figures(context.layout), FigureMaker(context, paints=paints)
        self._answers: dict[str, tuple[FigureAnswer, frozenset[str]]] = {}
        self._drawn: dict[str, FigureResult] = {}
        self._names: dict[str, None] = {}

    def __call__(self, request: FigureRequest) -> FigureAnswer:
        """The faces that a figure shows, or slots for them; the book counts as reading the figure."""
        name = request_key(request)
        self._names[name] = None
        known = self._drawn.get(name) or self._known.get(name)
        if known is None:
            self._answers[name] = self._context.read_as(f"figure:{name}", lambda: self._figures(request))
            known = self._drawn[name] = self._maker.result(name, *self._answers[name])
        if not known.drawn.is_late:
            # Its findings point at the place that asks for it.
            answer, _ = self._context.read_as(f"figure:{name}", lambda: self._figures(request))
            return answer
        self._context.recorder.note((f"figure:{name}",))
        slots = tuple(slot_for(face, name, index) for index, face in enumerate(known.drawn.faces))
        return FigureAnswer(slots, work=known.drawn.work)

    def finished(self, pages: Sequence[Page]) -> tuple[tuple[ShownFigure, ...], tuple[FigureResult, ...]]:
        """The figures that the pages show, and those that were drawn for them."""
        whole = {nested.face.key for page in pages for nested in _whole(page.items)}
        shown = tuple(ShownFigure(name, self._is_whole(name, whole)) for name in self._names)
        for figure in shown:
            drawn = self._result(figure.name).drawn
            if figure.is_whole and drawn.samples is None:
                self._drawn[figure.name] = self._with_samples(figure.name)
            elif not drawn.is_late and figure.name in self._drawn:
                # As it is wherever it is shown.
                self._drawn[figure.name] = draw_figure(self._context, figure.name, paints=self._paints)
        return shown, tuple(self._drawn.values())

    @property
    def work(self) -> SharedWork:
        """What drawing the figures takes, in items, by name."""
        return tuple(
            entry
            for drawn in (self._result(name).drawn for name in self._names)
            for entry in ((f"figure:{drawn.name}", drawn.work), *drawn.shared)
        )

    def _result(self, name: str) -> FigureResult:
        return self._drawn.get(name) or self._known[name]

    def _is_whole(self, name: str, keys: set[str]) -> bool:
        drawn = self._result(name).drawn
        slots = (slot_for(face, name, index).key for index, face in enumerate(drawn.faces))
        return drawn.is_late and not keys.isdisjoint(slots)

    def _with_samples(self, name: str) -> FigureResult:
        if name not in self._answers:
            return draw_figure(self._context, name, paints=self._paints, is_whole=True)
        return self._maker.result(name, *self._answers[name], is_whole=True)


def _whole(items: Iterable[Item]) -> Iterator[Nested]:
    """Nested faces that are as large as by themselves."""
    for item in items:
        if isinstance(item, Group):
            yield from _whole(item.items)
        elif isinstance(item, Nested) and item.scale == 1.0 and not item.turn:
            yield item


def _digest(value: object) -> str:
    return blake2b(repr(value).encode(), digest_size=16).hexdigest()
