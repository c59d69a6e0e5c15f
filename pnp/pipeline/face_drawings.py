"""Faces and pages as they were painted → SVG files, each drawn when it is first asked for."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Final

from pnp.frame import Face, Page
from pnp.paint.drawings import Drawings
from pnp.paint.painted import PaintedFrames
from pnp.paint.standalone import standalone_svg

if TYPE_CHECKING:
    from pnp.paint.content import Drawing
    from pnp.palette import Palette
    from pnp.pipeline.kit_context import KitContext

# When drawings are longer than this together, all are forgotten, to save memory.
_MOST_CHARACTERS: Final = 100_000_000


class FaceDrawings:
    """SVG files of what was painted; what they have in common is drawn once. Several threads may ask."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: dict[str, Drawing] = {}
        self._characters = 0
        self._palette: Palette | None = None

    def svg(self, context: KitContext, painted: PaintedFrames, frame: Face | Page) -> str:
        """A face as it is cut out, or a page, with text as outlines. context: of the kit when it was painted.

        Raises PaintError for a picture that changed, FontError.
        """
        fonts = context.theme.setter.engine.book
        with self._lock:
            # The values of form fields are drawn in the colours of the theme.
            if context.theme.palette is not self._palette or self._characters > _MOST_CHARACTERS:
                self._known, self._characters = {}, 0
                self._palette = context.theme.palette
            for key in painted.fonts:
                fonts[key]  # So that its file is known by the name that operators give it.
            painter = context.painter()
            painter.painted, painter.forms = painted.contents, dict(painted.forms)
            drawings = Drawings(lambda: painter, self._known, outlined=True)
            face = frame if isinstance(frame, Face) else Face(id="", size=frame.size, key=frame.key)
            drawn = drawings(face)
            added = (drawing for name, drawing in drawings.by_name.items() if name not in self._known)
            self._characters += sum(len(drawing.svg) for drawing in added)
            self._known = drawings.by_name
            return standalone_svg(frame, drawn)
