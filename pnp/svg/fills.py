"""Outlines of an SVG file, filled and stroked with colours, gradients and patterns, → items."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from pnp.frame import Gradient, Group, Ink, Item, Path, Segment, Shading
from pnp.measures import Mm, Size
from pnp.svg import gradients
from pnp.svg.lengths import parse_dashes, parse_length
from pnp.svg.matrix import transformed
from pnp.svg.outlines import MOST_DASHES, PenStyle, bounds, length_at_most, stroked, union
from pnp.svg.patterns import DrawChildren, tiles
from pnp.svg.source import DEEPEST_USE, DrawingSource, Place
from pnp.svg.styles import number_or_share, opacity_of, parse_color
from pnp.svg.tree import Element

_SMALLEST: Final = 1e-6
# The segments of a line from a point to another.
_STRAIGHT: Final = 2


class Fills:
    """The fills and strokes of one file. size: of its face. draw_children: draws what is in a pattern.

    thinnest_line: the width of the thinnest line so far that can be seen; 0 if there is none.
    """

    def __init__(self, source: DrawingSource, size: Size, draw_children: DrawChildren) -> None:
        self._source, self._size, self._draw_children = source, size, draw_children
        self.thinnest_line: Mm = 0.0
        self._gradients = gradients.GradientReader(source.by_id, source.styles)

    def painted(self, outline: tuple[Segment, ...], place: Place) -> list[Item]:
        """An outline in user units, filled and stroked."""
        if not outline:
            return []
        style = place.style
        if place.only_outlines:
            return [Path(transformed(outline, place.matrix))]
        fill = self._filled("fill", outline, outline, style.get("fill-rule") == "evenodd", place)
        stroke: list[Item] = []
        if style.get("stroke", "none") != "none" and (pen := _pen(outline, place)):
            stroke = self._filled("stroke", stroked(outline, pen), outline, False, place)
            # Around a shape of its own colour nobody sees a line; one from a point to another is around none.
            if stroke and (len(outline) <= _STRAIGHT or _ink(stroke) not in (None, _ink(fill))):
                self._note_line(pen.width, outline, place)
        order = style.get("paint-order", "normal").split()
        return (
            stroke + fill
            if "stroke" in order and ("fill" not in order or order.index("stroke") < order.index("fill"))
            else fill + stroke
        )

    def _note_line(self, width: float, outline: Sequence[Segment], place: Place) -> None:
        """Note how wide a line is on the face, unless it lies beyond it. width: in user units."""
        a, b, c, d, *_ = place.matrix
        on_face: Mm = width * abs(a * d - b * c) ** 0.5
        if on_face and not 0 < self.thinnest_line <= on_face:
            left, top, right, bottom = bounds(transformed(outline, place.matrix))
            if left < self._size.width and top < self._size.height and right > 0 and bottom > 0:
                self.thinnest_line = on_face

    def _filled(
        self,
        kind: str,
        outline: tuple[Segment, ...],
        measured: Sequence[Segment],
        even_odd: bool,
        place: Place,
    ) -> list[Item]:
        """A filled outline. kind: ``fill`` or ``stroke``. measured: the shape whose bounds a gradient refers to."""
        style = place.style
        opacity = opacity_of(style, f"{kind}-opacity")
        pattern = self._source.named(style.get(kind, ""))
        if pattern is not None and pattern.tag == "pattern":
            return self._tiled(pattern, outline, measured, even_odd, place, opacity)
        paint = self._paint(style.get(kind, "black" if kind == "fill" else "none"), measured, place)
        if paint is None or opacity <= 0 or not outline:
            return []
        segments = transformed(outline, place.matrix)
        if isinstance(paint, Gradient):
            return [Shading(union([(segments, even_odd)]), paint, opacity)]
        return [Path(segments, replace(paint, opacity=paint.opacity * opacity), even_odd=even_odd)]

    def _tiled(
        self,
        pattern: Element,
        outline: tuple[Segment, ...],
        measured: Sequence[Segment],
        even_odd: bool,
        place: Place,
        opacity: float,
    ) -> list[Item]:
        """An outline filled with the tiles of a pattern."""
        if place.depth >= DEEPEST_USE:
            raise ValueError("it shows itself")
        clip = union([(transformed(outline, place.matrix), even_odd)])
        items = tiles(pattern, outline, measured, place, self._source, self._draw_children) if opacity > 0 else []
        return [Group(tuple(items), clip=clip, opacity=opacity)] if items else []

    def _paint(self, value: str, measured: Sequence[Segment], place: Place) -> Ink | Gradient | None:
        if value.lstrip().startswith("url("):
            source = self._source.named(value)
            if source is not None and source.tag in gradients.TAGS:
                return self._gradients.gradient(source, measured, place.viewport, place.matrix)
            after = value.partition(")")[2].strip()
            if source is not None or not after:
                what = f"<{source.tag}>" if source is not None else value.strip()
                raise ValueError(f"it is filled with {what}")
            value = after
        color = parse_color(value, place.style.get("color", ""))
        return Ink(color[0], "ornament", color[1]) if color else None


def _ink(items: Sequence[Item]) -> Ink | None:
    """The plain colour of a fill or a stroke, if it has one."""
    return items[0].fill if items and isinstance(items[0], Path) else None


def _pen(outline: Sequence[Segment], place: Place) -> PenStyle | None:
    style, whole, em = place.style, place.viewport.extent(""), place.em
    width = parse_length(style.get("stroke-width", "1"), whole, em)
    if width <= _SMALLEST:
        return None
    dash = parse_dashes(style.get("stroke-dasharray", "none"), whole, em)
    if dash and length_at_most(outline) / sum(dash) * len(dash) > MOST_DASHES:
        raise ValueError(f"more than {MOST_DASHES:,} dashes")
    cap, join = style.get("stroke-linecap", "butt"), style.get("stroke-linejoin", "miter")
    known: Any = cap if cap in ("butt", "round", "square") else "butt"
    joined: Any = join if join in ("miter", "round", "bevel") else "miter"
    limit = max(number_or_share(style.get("stroke-miterlimit", "4"), 4.0), 1.0)
    offset = parse_length(style.get("stroke-dashoffset", "0"), whole, em)
    return PenStyle(width, known, joined, limit, dash, offset % sum(dash) if dash else 0.0)
