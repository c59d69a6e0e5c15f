"""Items to plain calls of ReportLab's public canvas: the slow twin of ``operators``.

It stands in should ReportLab change how a page holds its operators, and tests hold the two pens to the
same picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reportlab.pdfbase import pdfmetrics

from pnp.frame import Image, Ink, Path, Segment, Stroke, TextRun
from pnp.measures import PT_PER_MM
from pnp.paint.colors import Colors
from pnp.paint.document import PdfDocument
from pnp.paint.fonts import Fonts, pieces
from pnp.paint.matrix import Matrix, to_points
from pnp.paint.operators import CAPS, JOINS, hexadecimal
from pnp.paint.pen import Alternative
from pnp.paint.pictures import uncropped

_NON_ZERO, _EVEN_ODD = 1, 0


class CanvasPen:
    """Draws into the page or form that the document has open, by canvas calls alone."""

    def __init__(self, document: PdfDocument, fonts: Fonts, colors: Colors) -> None:
        self._document = document
        self._canvas: Any = document.canvas
        self._fonts = fonts
        self._colors = colors

    def save(self) -> None:
        """Remember the graphics state."""
        self._canvas.saveState()

    def restore(self) -> None:
        """Go back to the state that was remembered last."""
        self._canvas.restoreState()

    def transform(self, matrix: Matrix) -> None:
        """Move, turn and scale everything that follows."""
        self._canvas.transform(*to_points(matrix))

    def clip(self, segments: Sequence[Segment]) -> None:
        """Cut off everything that follows outside a path (non-zero winding)."""
        self._canvas.clipPath(self._outline(segments), stroke=0, fill=0, fillMode=_NON_ZERO)

    def path(self, path: Path) -> None:
        """Fill and stroke a path."""
        if path.fill:
            self._set_fill(path.fill)
        if path.stroke:
            self._set_stroke(path.stroke)
        mode = _EVEN_ODD if path.even_odd else _NON_ZERO
        outline = self._outline(path.segments)
        self._canvas.drawPath(outline, stroke=bool(path.stroke), fill=bool(path.fill), fillMode=mode)

    def text(self, run: TextRun) -> None:
        """Show characters."""
        self._set_fill(run.ink)
        embedded = self._fonts[run.font]
        font = embedded.font
        pdfmetrics.registerFont(font)
        letter, word = run.letter_space * PT_PER_MM, run.word_space * PT_PER_MM
        x, y = run.x * PT_PER_MM, -run.y * PT_PER_MM
        text = self._canvas.beginText(x, y)
        text.setFont(font.fontName, run.size)
        text.setCharSpace(letter)
        text.setWordSpace(word)
        for piece, kern in pieces(run.text, embedded.kerned):
            text.setTextOrigin(x, y)
            text.textOut(piece)
            spaces = letter * len(piece) + word * piece.count(" ")
            x += font.stringWidth(piece, run.size) + spaces + kern / 1000 * run.size
        # Spaces outlive the text object: leave none to what comes next.
        text.setCharSpace(0)
        text.setWordSpace(0)
        self._canvas.drawText(text)

    def image(self, image: Image, name: str) -> None:
        """Show the picture that the document has under a name, cropped to its rectangle."""
        self.save()
        self._canvas.setFillAlpha(1)
        self.clip((("R", image.x, image.y, image.width, image.height),))
        x, y, width, height = (part * PT_PER_MM for part in uncropped(image))
        self._canvas.transform(width, 0, 0, height, x, -(y + height))
        self._canvas.doForm(name)
        self.restore()

    def form(self, name: str) -> None:
        """Show a form of the document with its origin at ours."""
        self._canvas.setFillAlpha(1)
        self._canvas.setStrokeAlpha(1)
        self._canvas.setDash()
        self._canvas.doForm(name)

    def begin_alternative(self, kind: Alternative, text: str) -> None:
        """What follows up to the next end has these words."""
        self._canvas.addLiteral(f"/Span<</{kind}{hexadecimal(text)}>>BDC")

    def end_alternative(self) -> None:
        """The end of what the last begin spoke of."""
        self._canvas.addLiteral("EMC")

    def finish(self) -> None:
        """Close what is open at the end of the stream: every call closes what it opens."""

    def _set_fill(self, ink: Ink) -> None:
        components = self._colors[ink]
        if len(components) == 1:
            self._canvas.setFillGray(*components)
        else:
            self._canvas.setFillColor(components)
        # After the colour: ReportLab's colours carry an opacity of their own.
        self._canvas.setFillAlpha(ink.opacity)

    def _set_stroke(self, stroke: Stroke) -> None:
        canvas, components = self._canvas, self._colors[stroke.ink]
        if len(components) == 1:
            canvas.setStrokeGray(*components)
        else:
            canvas.setStrokeColor(components)
        canvas.setStrokeAlpha(stroke.ink.opacity)
        canvas.setLineWidth(stroke.width * PT_PER_MM)
        canvas.setDash([mm * PT_PER_MM for mm in stroke.dash])
        canvas.setLineCap(CAPS[stroke.cap])
        canvas.setLineJoin(JOINS[stroke.join])

    def _outline(self, segments: Sequence[Segment]) -> Any:
        path = self._canvas.beginPath()
        for kind, *numbers in segments:
            values = [value * PT_PER_MM for value in numbers]
            match kind:
                case "R":
                    x, y, width, height = values
                    path.rect(x, -(y + height), width, height)
                case "M":
                    path.moveTo(values[0], -values[1])
                case "L":
                    path.lineTo(values[0], -values[1])
                case "C":
                    path.curveTo(*(-v if i % 2 else v for i, v in enumerate(values)))
                case _:
                    path.close()
        return path
