"""Report elements that are drawn beyond the bleed, where there is no paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pnp.findings import Span
from pnp.frame import Item
from pnp.layout.drawing.reports import OffFace, Report, ReportSubject
from pnp.layout.drawing.scene import Canvas
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.measures import Mm

# A smaller overhang is invisible, in mm.
TOLERANCE: Final[Mm] = 0.05


def overhang(bounds: Bounds, canvas: Canvas) -> Mm:
    """How far something extends beyond the bleed, in mm; 0 if it does not."""
    left, top, right, bottom = bounds
    box, bleed = canvas.box, canvas.bleed
    beyond = max(box.x - left, box.y - top, right - box.right, bottom - box.bottom) - bleed
    return beyond if beyond > TOLERANCE else 0.0


def report_off_page(element: Element, box: Box, items: Sequence[Item], canvas: Canvas) -> None:
    """Report an element that is, at least partly, beyond the bleed. items: what it has drawn."""
    if not items or canvas.layer != "art" or canvas.is_turned:
        return
    on_paper = element.kind.on_paper
    if on_paper in ("whole", "box", "picture"):
        bounds = _bounds(box)
        # An element of which only the box counts draws nothing outside of it.
        if on_paper == "whole" or overhang(bounds, canvas):
            _report(element, bounding_box(items) or bounds, canvas)
    elif on_paper == "any":
        drawn = bounding_box(items)
        if drawn and _is_lost(drawn, canvas):
            _report(element, drawn, canvas)


def report_turned_off_page(element: Element, items: Sequence[Item], canvas: Canvas) -> None:
    """The same for an element that is turned with its contents. items: after the turn."""
    bounds = bounding_box(items)
    if bounds is None or canvas.layer != "art" or canvas.is_turned:
        return
    if element.kind.on_paper != "any" or _is_lost(bounds, canvas):
        _report(element, bounds, canvas)


def without_cut_pictures(reports: Iterable[Report]) -> list[Report]:
    """The reports about a face that is cut off at its trim: of its pictures, those that are lost as a whole."""
    return [report for report in reports if not (isinstance(report, OffFace) and report.is_part)]


def _bounds(box: Box) -> Bounds:
    return box.x, box.y, box.right, box.bottom


def _is_lost(bounds: Bounds, canvas: Canvas) -> bool:
    """Whether no part of it is on paper."""
    left, top, right, bottom = bounds
    box, bleed = canvas.box, canvas.bleed
    across = right < box.x - bleed or left > box.right + bleed
    return across or bottom < box.y - bleed or top > box.bottom + bleed


def _report(element: Element, bounds: Bounds, canvas: Canvas) -> None:
    if by := overhang(bounds, canvas):
        about: Span = canvas.span or element.span
        subject = ReportSubject(face=canvas.face, element=element.name, text_span=about, element_span=element.span)
        is_part = element.kind.on_paper == "picture" and not _is_lost(bounds, canvas)
        canvas.notes.reports.append(OffFace(**subject, by=by, is_part=is_part))
