"""Report pens that are too thin to print, and filled shapes that end at the cut."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.findings import Span
from pnp.frame import Stroke
from pnp.layout.drawing.reports import EndsAtCut, ThinLine
from pnp.layout.drawing.scene import Canvas, Scene
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.measures import MM_PER_PT, Mm, Pt

# A hairline: thinner lines break up on a press and on most home printers.
THINNEST: Final[Pt] = 0.25
# The distance from the cut below which an edge counts as on it, in mm.
_AT_CUT: Final[Mm] = 0.02
# How far inside the edge the ground is sampled, in mm.
_INSIDE: Final[Mm] = 0.3
# The smallest bleed that counts as one, in mm.
_LEAST_BLEED: Final[Mm] = 0.5


def report_thin_pen(element: Element, pen: Stroke, scene: Scene) -> None:
    """Report a pen that is too thin."""
    if pen.width >= THINNEST * MM_PER_PT - 0.001:
        return
    canvas = scene.canvas
    canvas.notes.reports.append(
        ThinLine(
            face=canvas.face,
            element=element.name,
            text_span=_span(element, canvas),
            element_span=element.span,
            width=pen.width,
        )
    )


def report_edges_at_cut(element: Element, box: Box, scene: Scene, token: str) -> None:
    """Report a filled box that ends at the cut although its face has a bleed. Call it before the box is drawn.

    token: its colour, empty for a picture. A box on a ground of the same colour is not reported.
    """
    canvas = scene.canvas
    if canvas.bleed < _LEAST_BLEED or canvas.layer != "art" or canvas.is_turned or canvas.is_inner:
        return
    sides = tuple(_sides_at_cut(box, canvas, token))
    if sides:
        span = _span(element, canvas)
        canvas.notes.reports.append(
            EndsAtCut(face=canvas.face, element=element.name, text_span=span, element_span=element.span, sides=sides)
        )


def _sides_at_cut(box: Box, canvas: Canvas, token: str) -> Iterator[str]:
    """The sides on which a box ends at the cut."""
    trim, (x, y) = canvas.box, box.center
    for name, distance, across, down in (
        ("left", box.x - trim.x, box.x + _INSIDE, y),
        ("top", box.y - trim.y, x, box.y + _INSIDE),
        ("right", box.right - trim.right, box.right - _INSIDE, y),
        ("bottom", box.bottom - trim.bottom, x, box.bottom - _INSIDE),
    ):
        if abs(distance) <= _AT_CUT and not _is_on(canvas, across, down, token):
            yield name


def _is_on(canvas: Canvas, x: Mm, y: Mm, token: str) -> bool:
    below = canvas.behind(x, y)
    return bool(token) and bool(below) and below[0][0] == token


def _span(element: Element, canvas: Canvas) -> Span:
    return canvas.span or element.span
