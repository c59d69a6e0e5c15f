"""The figures of the books of a kit: those of earlier builds that still hold, others drawn when they are asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pnp.paint.painted import PaintedFrames
from pnp.pipeline.digests import KitDigests
from pnp.pipeline.kit_store import KitStore
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.results import DrawnFigure, FigureResult, KeptFigure, ShownFigure

if TYPE_CHECKING:
    from pnp.document.figure_requests import FigureAnswer, FigureRequest


class KeptFigures:
    """The figures of one kit, by the names of ``request_key``. keeps: whether the store keeps anything."""

    def __init__(self, kit: OpenKit, store: KitStore, digests: KitDigests, *, keeps: bool) -> None:
        self._kit, self._store, self._digests, self._keeps = kit, store, digests, keeps
        self._paints = False
        self._known: dict[str, KeptFigure] = {}
        self._painted: dict[str, PaintedFrames] = {}
        digests.add_kind("figure", lambda name: self.drawn(name).digest)

    def begin_painting(self) -> None:
        """From now on figures are painted, too: their faces have keys."""
        if not self._paints:
            self._paints = True
            self._known = {name: kept for name, kept in self._known.items() if kept.painted}

    def drawn(self, name: str, *, is_whole: bool = False) -> DrawnFigure:
        """What is known of a figure. is_whole: with its samples."""
        known = self._held(name)
        if known is None or (is_whole and known.drawn.samples is None):
            known = self._draw(name, is_whole=is_whole)
        return known.drawn

    def painted(self, name: str) -> FigureResult:
        """A figure with what was painted of it."""
        known = self._held(name)
        painted = self._painted.get(name)
        if known and painted is None and known.painted:
            painted = self._store.painted(known.painted)
        if known is None or painted is None:
            self.begin_painting()
            known = self._draw(name, is_whole=bool(known and known.drawn.samples is not None))
            painted = self._painted[name]
        self._painted[name] = painted
        return FigureResult(known.drawn, painted, ())

    def slots(self, request: FigureRequest) -> FigureAnswer:
        """Faces as large as those of a figure, to set a book around them."""
        # What draws figures takes long to import, and few commands set a book.
        from pnp.document.figure_requests import FigureAnswer
        from pnp.paint.binding import slot_for
        from pnp.pipeline.figures import request_key

        name = request_key(request)
        drawn = self.drawn(name)
        slots = tuple(slot_for(face, name, index) for index, face in enumerate(drawn.faces))
        return FigureAnswer(slots, work=drawn.work)

    def held(self, names: Iterable[str]) -> Sequence[FigureResult]:
        """Those figures that need not be drawn again."""
        held = [(name, known) for name in names if (known := self._held(name)) and known.drawn.is_late]
        if self._paints:
            return [self.painted(name) for name, _ in held]
        return [FigureResult(known.drawn, PaintedFrames(), ()) for _, known in held]

    def accept(self, result: FigureResult, *, is_painted: bool) -> KeptFigure:
        """Keep a figure that was drawn."""
        name = result.drawn.name
        key = self._store.put_painted(result.painted) if is_painted and self._keeps else ""
        known = self._known[name] = KeptFigure(result.drawn, key)
        if is_painted:
            self._painted[name] = result.painted
        if self._keeps:
            self._digests.note_pictures(result.reads)
            reads = {read: self._digests(read) for read in sorted(result.reads)}
            self._store.keep(f"{'shown' if key else 'sized'}/{name}", reads, known)
        self._digests.set(f"figure:{name}", result.drawn.digest)
        return known

    def digest(self, shown: Iterable[ShownFigure]) -> str:
        """A digest of what figures show; nothing of none."""
        faces = tuple(self.drawn(figure.name).faces for figure in shown)
        return self._store.digest(faces) if faces and self._keeps else ""

    def key(self, name: str) -> str:
        """The key under which it is kept what was painted of a figure; nothing if it is not."""
        known = self._held(name)
        return known.painted if known else ""

    def _held(self, name: str) -> KeptFigure | None:
        if name not in self._known:
            kinds = ("shown",) if self._paints else ("shown", "sized")
            found = (self._store.find(f"{kind}/{name}", self._digests) for kind in kinds)
            known: KeptFigure | None = next((kept for kept in found if kept is not None), None)
            if known is None:
                return None
            self._known[name] = known
        return self._known[name]

    def _draw(self, name: str, *, is_whole: bool) -> KeptFigure:
        from pnp.pipeline.book_figures import draw_figure

        result = draw_figure(self._kit.context, name, paints=self._paints, is_whole=is_whole)
        return self.accept(result, is_painted=self._paints)
