"""Clip paths of an SVG file → outlines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pnp.frame import Segment
from pnp.matrix import Matrix, compose
from pnp.svg.matrix import parse_transform, transformed
from pnp.svg.outlines import union
from pnp.svg.shapes import SHAPES
from pnp.svg.source import DEEPEST_USE, SILENT, DrawingSource, Place
from pnp.svg.tree import Element


class ClipPaths:
    """The clip paths of one file."""

    def __init__(self, source: DrawingSource) -> None:
        self._source = source

    def outlines(
        self, element: Element, value: str, place: Place, share_matrix: Callable[[], Matrix], depth: int = 0
    ) -> list[tuple[Segment, ...]]:
        """The outlines, in mm of the face, all of which cut an element off.

        share_matrix: from shares of the size of the element to its units.
        """
        source = self._source
        path = source.named(value)
        if path is None or path.tag != "clipPath" or depth > DEEPEST_USE:
            source.fault(element, f"there is no clip path {value!r}")
            return []
        matrix = compose(place.matrix, parse_transform(path.get("transform", "")))
        if path.get("clipPathUnits") == "objectBoundingBox":
            matrix = compose(matrix, share_matrix())
        style = source.styles.of(path, {})
        inner = Place(matrix, style, place.viewport)
        parts = [part for child in path if isinstance(child, Element) for part in self._parts(child, inner)]
        more = style.get("clip-path", "none")
        deeper = self.outlines(path, more, place, share_matrix, depth + 1) if more not in ("none", "") else []
        return [union(parts), *deeper]

    def _parts(self, element: Element, outer: Place) -> list[tuple[tuple[Segment, ...], bool]]:
        """The outlines of an element in a clip path, each with whether its rule is even-odd."""
        if element.tag in SILENT or element.tag.startswith("{"):
            return []
        source = self._source
        style = source.styles.of(element, outer.style)
        if style.get("display") == "none" or style.get("visibility", "visible") != "visible":
            return []
        matrix = compose(outer.matrix, parse_transform(element.get("transform", "")))
        place = replace(outer, matrix=matrix, style=style)
        if style.get("clip-path", "none") not in ("none", ""):
            source.fault(element, f"a clip path inside a clip path, on <{element.tag}>, is not drawn")
        if element.tag == "use":
            target = source.target(element)
            if target is None or outer.depth > DEEPEST_USE:
                return []
            moved = compose(matrix, source.shift(element, place))
            return self._parts(target, replace(place, matrix=moved, depth=outer.depth + 1))
        if element.tag not in SHAPES:
            source.fault(element, f"<{element.tag}> in a clip path is not drawn", "convert it to a path")
            return []
        outline = transformed(source.outline(element, place), matrix)
        return [(outline, style.get("clip-rule") == "evenodd")]
