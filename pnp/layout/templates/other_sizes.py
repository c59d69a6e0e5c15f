"""A layout on a piece for which it was not designed: what moves with the size, and the outline of a back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from pnp.frame import Segment
from pnp.layout.geometry.outlines import are_alike
from pnp.layout.templates.layouts import Element, Layout
from pnp.measures import Length, Mm, Size
from pnp.svg.matrix import transformed

# Inches and millimetres differ by less.
_SAME: Final[Mm] = 0.01
_ANY_CORNERS: Final = ("", "rounded")


def misplaced(layout: Layout, size: Size) -> Element | None:
    """The first element that does not move with the size of the face; None if the layout fits the size."""
    designed = layout.size
    if designed is None:
        return None
    across, down = abs(designed.width - size.width) >= _SAME, abs(designed.height - size.height) >= _SAME
    if not (across or down):
        return None
    for element in layout.elements:
        place = element.place
        width, height = place.size or (None, None)
        fits = not (across and _is_fixed(place.at[0], width)) and not (down and _is_fixed(place.at[1], height))
        if place.inset is None and not fits:
            return element
    return None


def suggestion(element: Element, designed: Size, drawn: Size) -> str:
    """How to write the place of an element so that it moves with the size of the face."""
    width, height = element.place.size or (None, None)
    x = _moving(element.place.at[0], width, designed.width, drawn.width)
    y = _moving(element.place.at[1], height, designed.height, drawn.height)
    return f"at: [{x}, {y}]"


def _is_fixed(start: Length, extent: Length | None) -> bool:
    """Whether a length stays the same from the same place on, whatever the size around it."""
    return extent is not None and not (start.is_relative or extent.is_relative)


def _moving(start: Length, extent: Length | None, designed: Mm, drawn: Mm) -> str:
    """A place from the middle if the element is in the middle, from the edge that is closer if it is not."""
    if extent is None or not _is_fixed(start, extent) or abs(designed - drawn) < _SAME:
        return " + ".join(filter(None, (f"{start.share * 100:g}%" if start.share else "", f"{start.mm:g} mm")))
    behind = designed - start.mm - extent.mm
    if abs(behind - start.mm) < 2 * _SAME:
        return f"50% - {extent.mm / 2:g} mm"
    return f"100% - {designed - start.mm:g} mm" if behind < start.mm else f"0% + {start.mm:g} mm"


def as_back(back: Layout, front: Layout) -> Layout:
    """The layout of a back with the outline of its front, unless it has another one, and at least its bleed."""
    bleed = max(back.bleed, front.bleed)
    if not same_shape(back, front):
        return replace(back, bleed=bleed)
    return replace(back, bleed=bleed, trim=front.trim, corner=front.corner, trim_path=_seen_from_behind(front))


def same_shape(back: Layout, front: Layout) -> bool:
    """Whether a back can be cut like its front: it has the same shape, or corners and no shape of its own.

    A path that is that of the front stands for what it is from behind, since a back mostly extends its front.
    """
    if back.trim in _ANY_CORNERS or (back.trim == front.trim and back.trim_path == front.trim_path):
        return True
    return back.trim == front.trim and are_alike(back.trim_path, _seen_from_behind(front))


def _seen_from_behind(front: Layout) -> tuple[Segment, ...]:
    """The path of a cut as it lies on the back: mirrored, unless it is the same either way."""
    if not (front.trim_path and front.size):
        return front.trim_path
    mirrored = transformed(front.trim_path, (-1.0, 0.0, 0.0, 1.0, front.size.width, 0.0))
    return front.trim_path if are_alike(mirrored, front.trim_path) else mirrored


def shape_in_words(layout: Layout) -> Literal["a rectangle", "a circle", "a hexagon", "a shape of its own"]:
    """What the outline of a layout is called."""
    match layout.trim:
        case "circle":
            return "a circle"
        case "hexagon":
            return "a hexagon"
        case "path":
            return "a shape of its own"
    return "a rectangle"
