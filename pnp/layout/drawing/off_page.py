"""What an element has drawn → a report, if part of it lies where there is no paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.findings import Span
from pnp.frame import Item
from pnp.layout.drawing.reports import OffFace
from pnp.layout.drawing.scene import Canvas
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.measures import Mm

# How much may stick out before anybody could see it, in mm.
TOLERANCE: Final[Mm] = 0.05


def off_paper(bounds: Bounds, canvas: Canvas) -> Mm:
    """By how much something runs over the bleed, in mm; 0 if it does not."""
    left, top, right, bottom = bounds
    box, bleed = canvas.box, canvas.bleed
    over = max(box.x - left, box.y - top, right - box.right, bottom - box.bottom) - bleed
    return over if over > TOLERANCE else 0.0


def notice(element: Element, box: Box, items: Sequence[Item], canvas: Canvas) -> None:
    """Report an element that lies, or lies partly, beyond the bleed. items: what it has drawn."""
    if not items or canvas.layer != "art" or canvas.is_turned:
        return
    on_paper = element.kind.on_paper
    if on_paper in ("whole", "box"):
        bounds = _bounds(box)
        # Unlike others, what counts by its box draws no further than that.
        if on_paper == "whole" or off_paper(bounds, canvas):
            _report(element, off_paper(bounding_box(items) or bounds, canvas), canvas)
    elif on_paper == "any":
        found = bounding_box(items)
        if found and _is_lost(found, canvas):
            _report(element, off_paper(found, canvas), canvas)


def notice_turned(element: Element, items: Sequence[Item], canvas: Canvas) -> None:
    """The same for an element that is turned with everything in it; items: as they lie after the turn."""
    found = bounding_box(items)
    if found is None or canvas.layer != "art" or canvas.is_turned:
        return
    if element.kind.on_paper != "any" or _is_lost(found, canvas):
        _report(element, off_paper(found, canvas), canvas)


def _bounds(box: Box) -> Bounds:
    return box.x, box.y, box.right, box.bottom


def _is_lost(bounds: Bounds, canvas: Canvas) -> bool:
    """Whether nothing of it is on paper."""
    left, top, right, bottom = bounds
    box, bleed = canvas.box, canvas.bleed
    across = right < box.x - bleed or left > box.right + bleed
    return across or bottom < box.y - bleed or top > box.bottom + bleed


def _report(element: Element, by: Mm, canvas: Canvas) -> None:
    if by:
        about: Span = canvas.span or element.span
        canvas.notes.reports.append(
            OffFace(face=canvas.face, element=element.name, text_span=about, element_span=element.span, by=by)
        )
