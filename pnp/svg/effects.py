"""Filters, clip paths, masks, opacity and blend modes of SVG elements → items that show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pnp.frame import Group, Item, Path, Segment, Shading
from pnp.matrix import Matrix, compose
from pnp.measures import Size
from pnp.palette import Color
from pnp.svg.clips import ClipPaths
from pnp.svg.extents import Box, box_around, within
from pnp.svg.filters import filter_of
from pnp.svg.images import EmbeddedPictures
from pnp.svg.lengths import parse_length
from pnp.svg.matrix import transformed
from pnp.svg.outlines import bounds, difference, intersection, union
from pnp.svg.rasters import Rasters
from pnp.svg.source import DEEPEST_USE, DrawingSource, Place
from pnp.svg.styles import opacity_of
from pnp.svg.tree import Element

DrawElement = Callable[[Element, Place], list[Item]]
Apply = Callable[[Element, Element, Place, list[Item]], list[Item]]
_NONE: Final = ("none", "")
_OPAQUE: Final = 0.999
_UPRIGHT: Final = 1e-6


class Effects:
    """Applies effects to the items of elements.

    draw: an element before its effects. draw_children: all that is in one. pictures: reads those that are made here.
    """

    def __init__(
        self,
        source: DrawingSource,
        size: Size,
        draw: DrawElement,
        draw_children: DrawElement,
        pictures: EmbeddedPictures | None,
    ) -> None:
        self._source, self._draw, self._draw_children = source, draw, draw_children
        self._clips = ClipPaths(source)
        self._rasters = Rasters(size, pictures)

    def applied(self, element: Element, place: Place, items: list[Item]) -> list[Item]:
        """Items with the effects of their element, in the order of SVG. Raises ValueError for what cannot be drawn."""
        style = place.style
        self._report_ignored(element, place)
        opacity, multiply = opacity_of(style, "opacity"), style.get("mix-blend-mode") == "multiply"
        if not items or opacity <= 0:
            return []
        items = self._if_possible("filter", self._filtered, element, place, items)
        clip = style.get("clip-path", "none")
        if clip not in _NONE:
            for outline in self._clips.outlines(element, clip, place, lambda: self._share_matrix(element, place)):
                if not outline:
                    return []
                items = [Group(tuple(items), clip=outline)]
        items = self._if_possible("mask", self._masked, element, place, items)
        if multiply and items:
            return [Group(tuple(items), opacity=opacity, multiply=True)]
        if opacity < 1 and items:
            return [_faded(items[0], opacity)] if len(items) == 1 else [Group(tuple(items), opacity=opacity)]
        return items

    def _report_ignored(self, element: Element, place: Place) -> None:
        """Report properties that change how an element looks and cannot be drawn."""
        style, fault = place.style, self._source.fault
        if style.get("mix-blend-mode", "normal") not in ("normal", "multiply"):
            fault(element, f"the blend mode {style['mix-blend-mode']!r} is not drawn")
        if style.get("vector-effect", "none") != "none":
            fault(element, f"the vector effect {style['vector-effect']!r} is not drawn")
        markers = ("marker-start", "marker-mid", "marker-end")
        if element.tag in ("path", "line", "polyline", "polygon") and any(
            style.get(name, "none") not in _NONE for name in markers
        ):
            fault(element, f"the markers of <{element.tag}> are not drawn", "make them paths of their own")

    def _if_possible(self, name: str, apply: Apply, element: Element, place: Place, items: list[Item]) -> list[Item]:
        """Items with an effect; without it, and with a fault, if it cannot be drawn."""
        value = place.style.get(name, "none")
        if value in _NONE or not items:
            return items
        effect = self._source.named(value)
        try:
            if effect is None or effect.tag != name:
                raise ValueError(f"there is no {value!r}")
            return apply(element, effect, place, items)
        except ValueError as error:
            self._source.fault(element, f"<{element.tag}> has a {name}, which is not drawn: {error}")
            return items

    def _box(self, element: Element, place: Place) -> Box:
        """The box around an element in its own units, without strokes, to which shares refer."""
        return box_around(self._draw(element, replace(place, only_outlines=True)), place.matrix)

    def _share_matrix(self, element: Element, place: Place) -> Matrix:
        left, top, right, bottom = self._box(element, place)
        return (right - left, 0.0, 0.0, bottom - top, left, top)

    def _region(self, element: Element, place: Place, effect: Element, units: str) -> Box:
        """Left, top, right and bottom of what a mask or a filter shows, in the units of the element."""
        usual = (("x", "-10%"), ("y", "-10%"), ("width", "120%"), ("height", "120%"))
        if effect.get(units, "objectBoundingBox") == "objectBoundingBox":
            left, top, right, bottom = self._box(element, place)
            wide, high = right - left, bottom - top
            x, y, width, height = (parse_length(effect.get(name, value), 1.0) for name, value in usual)
            x, y, width, height = left + x * wide, top + y * high, width * wide, height * high
        else:
            extents = (place.viewport.extent(axis) for axis in "xyxy")
            x, y, width, height = (
                parse_length(effect.get(name, value), extent, place.em)
                for (name, value), extent in zip(usual, extents, strict=True)
            )
        return x, y, x + width, y + height

    # Filters

    def _filtered(self, element: Element, effect: Element, place: Place, items: list[Item]) -> list[Item]:
        """Items as a filter shows them, as a picture; if it leaves them as they are, they themselves lie above."""
        across, right, down_right, down, _, _ = place.matrix
        if max(abs(right), abs(down_right)) > _UPRIGHT or min(across, down) <= 0:
            raise ValueError("the element is turned or mirrored")
        found = filter_of(effect)
        region = self._region(element, place, effect, "filterUnits")
        keeps = found.below is not None and within(box_around(items, place.matrix), region)
        steps = found.below if keeps and found.below is not None else found.whole
        is_blurred = keeps and any(step.tag == "feGaussianBlur" for step in steps)
        picture = self._rasters.filtered(items, steps, found.inherited, region, place.matrix, is_blurred=is_blurred)
        return [*picture, *(items if keeps else ())]

    # Masks

    def _masked(self, element: Element, mask: Element, place: Place, items: list[Item]) -> list[Item]:
        """Items as far as a mask shows them: cut off if it is of plain shapes, else as a picture."""
        if place.depth >= DEEPEST_USE:
            raise ValueError("it shows itself")
        style = self._source.styles.of(mask, {})
        if style.get("mask", "none") not in _NONE:
            raise ValueError("it has a mask itself")
        matrix = place.matrix
        if mask.get("maskContentUnits") == "objectBoundingBox":
            matrix = compose(matrix, self._share_matrix(element, place))
        inner = replace(place, matrix=matrix, style=style, depth=place.depth + 1)
        shown = self._draw_children(mask, inner)
        left, top, right, bottom = self._region(element, place, mask, "maskUnits")
        corners = (("M", left, top), ("L", right, top), ("L", right, bottom), ("L", left, bottom), ("Z",))
        region = transformed(corners, place.matrix)
        by_opacity = style.get("mask-type") == "alpha"
        outline = _plain_mask(shown, by_opacity=by_opacity)
        if outline is None:
            return self._rasters.masked(items, shown, region, by_opacity=by_opacity)
        if outline and not within(bounds(outline), bounds(region)):
            outline = intersection(outline, False, region)
        return [Group(tuple(items), clip=outline)] if outline else []


def _plain_mask(items: Sequence[Item], *, by_opacity: bool) -> tuple[Segment, ...] | None:
    """What a mask of opaque shapes, white and black, shows; None for a mask of another kind."""
    shown: tuple[Segment, ...] = ()
    for item in items:
        if not isinstance(item, Path) or item.fill is None or item.fill.opacity < _OPAQUE:
            return None
        lightness = 1.0 if by_opacity else Color.parse(item.fill.token).luminance()
        if lightness > _OPAQUE:
            shown = union([(shown, False), (item.segments, item.even_odd)])
        elif lightness > 1 - _OPAQUE:
            return None
        elif shown:
            shown = difference(shown, item.segments, item.even_odd)
    return shown


def _faded(item: Item, opacity: float) -> Item:
    """An item with some opacity; a shape without a group around it."""
    if isinstance(item, Path) and item.fill and not item.stroke:
        return replace(item, fill=replace(item.fill, opacity=item.fill.opacity * opacity))
    if isinstance(item, Shading):
        return replace(item, opacity=item.opacity * opacity)
    return Group((item,), opacity=opacity)
