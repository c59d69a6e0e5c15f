"""An SVG file → a face of vectors, with a fault for everything that is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from pnp.fonts import FontBook
from pnp.frame import Face, Group, Item
from pnp.matrix import IDENTITY, compose
from pnp.measures import Mm, Size
from pnp.svg import text
from pnp.svg.effects import Effects
from pnp.svg.faults import Fault
from pnp.svg.fills import Fills
from pnp.svg.images import EmbeddedPictures, image_items, rectangle
from pnp.svg.lengths import Viewport, parse_length
from pnp.svg.matrix import numbers_in, parse_transform
from pnp.svg.path import PathError
from pnp.svg.shapes import SHAPES
from pnp.svg.source import DEEPEST_USE, SILENT, DrawingSource, Place
from pnp.svg.styles import undrawn, undrawn_root
from pnp.svg.tree import Element, read_tree
from pnp.svg.views import fitted, shown_part
from pnp.svg.words import draw_words
from pnp.values import dataclass

# The longer side of a drawing as a face, in mm: so coarse or fine as its own units are, it is drawn precisely.
EXTENT: Final = 100.0


@dataclass(frozen=True, slots=True)
class VectorDrawing:
    """A drawing as a face whose longer side has 100 mm, and what of it could not be drawn."""

    face: Face
    faults: tuple[Fault, ...] = ()


def draw_svg(
    source: str, name: str, book: FontBook | None = None, pictures: EmbeddedPictures | None = None
) -> VectorDrawing:
    """Draw the text of an SVG file.

    name: the id of the face. book: the fonts of its words. pictures: reads the pictures that the file carries.
    Nothing outside of the text is read. Raises SvgError if nothing of it can be drawn.
    """
    root = read_tree(source)
    left, top, width, height = shown_part(root)
    scale = EXTENT / max(width, height)
    size = Size(width * scale, height * scale)
    drawer = _Drawer(DrawingSource(root), size, book, pictures)
    place = Place((scale, 0.0, 0.0, scale, -left * scale, -top * scale), {}, Viewport(width, height))
    items = drawer.root(root, place)
    face = Face(id=name, size=size, art=tuple(items), thinnest_line=drawer.thinnest_line)
    return VectorDrawing(face, drawer.source.faults)


class _Drawer:
    """Draws the elements of one file on a face of a size."""

    def __init__(
        self, source: DrawingSource, size: Size, book: FontBook | None, pictures: EmbeddedPictures | None
    ) -> None:
        self.source = source
        self._book, self._pictures = book, pictures
        self._fills = Fills(source, size, self._children)
        self._effects = Effects(source, size, self._bare, self._children, pictures)

    @property
    def thinnest_line(self) -> Mm:
        """The width of the thinnest line that can be seen; 0 if there is none."""
        return self._fills.thinnest_line

    def root(self, element: Element, outer: Place) -> list[Item]:
        """The items of the whole file."""
        style = self.source.styles.of(element, outer.style)
        self._report_undrawn(element, [*undrawn(style), *undrawn_root(style)])
        return self._children(element, replace(outer, style=style))

    def _children(self, element: Element, place: Place) -> list[Item]:
        items: list[Item] = []
        for child in element:
            if isinstance(child, Element):
                items += self.element(child, place)
        return items

    def element(self, element: Element, outer: Place) -> list[Item]:
        """The items of an element with its transformation and effects."""
        tag = element.tag
        if tag in SILENT or tag.startswith("{"):
            return []
        source = self.source
        if self._drawing_of(tag) is None:
            source.fault(element, f"<{tag}> is not drawn")
            return []
        source.count_shown(element)
        style = source.styles.of(element, outer.style)
        if style.get("display") == "none":
            return []
        asked = list(undrawn(style))
        if style.get("stroke-dasharray", "none") != "none" and (length := element.get("pathLength")):
            asked.append(("pathLength", length[:20]))
        self._report_undrawn(element, asked)
        try:
            if "font-size" in style and style["font-size"] != outer.style.get("font-size"):
                style["font-size"] = f"{text.font_size(style, outer.em):g}"
            matrix = compose(outer.matrix, parse_transform(style.get("transform", "")))
            place = replace(outer, matrix=matrix, style=style)
            items = self._bare(element, place)
            return items if place.only_outlines else self._effects.applied(element, place, items)
        except PathError as error:
            source.fault(element, f"the path of <{tag}> is damaged: {error}", "save it again in the drawing program")
        except ValueError as error:
            source.fault(element, f"<{tag}> is not drawn: {error}")
        return []

    def _report_undrawn(self, element: Element, asked: Iterable[tuple[str, str]]) -> None:
        for name, value in sorted(asked):
            self.source.fault(element, f"{name}: {value} of <{element.tag}> is not drawn")

    def _bare(self, element: Element, place: Place) -> list[Item]:
        """The items of an element before its effects. Raises ValueError for what cannot be drawn."""
        draw = self._drawing_of(element.tag)
        return draw(element, place) if draw else []

    def _drawing_of(self, tag: str) -> Callable[[Element, Place], list[Item]] | None:
        if tag in SHAPES:
            return self._shape
        kinds: dict[str, Callable[[Element, Place], list[Item]]] = {
            "g": self._children, "a": self._children, "use": self._use, "svg": self._nested, "text": self._text,
            "image": self._image,
        }  # fmt: skip
        return kinds.get(tag)

    def _use(self, element: Element, place: Place) -> list[Item]:
        target = self.source.target(element)
        if target is None:
            return []
        if place.depth >= DEEPEST_USE:
            raise ValueError("it shows itself")
        matrix = compose(place.matrix, self.source.shift(element, place))
        inner = replace(place, matrix=matrix, depth=place.depth + 1)
        if target.tag in ("symbol", "svg"):
            return self._viewed(target, inner, element)
        return self.element(target, inner)

    def _nested(self, element: Element, place: Place) -> list[Item]:
        moved = replace(place, matrix=compose(place.matrix, self.source.shift(element, place)))
        return self._viewed(element, moved, element)

    def _viewed(self, element: Element, place: Place, sized: Element) -> list[Item]:
        """An inner ``svg`` or a ``symbol``, in its own view. sized: the element that says how large it is."""
        whole = place.viewport
        sizes = []
        for name, axis in (("width", "x"), ("height", "y")):
            value = sized.get(name) or element.get(name) or "100%"
            value = "100%" if value == "auto" else value
            sizes.append(parse_length(value, whole.extent(axis), place.em))
        width, height = sizes
        view = numbers_in(element.get("viewBox", ""))
        matrix, viewport = IDENTITY, Viewport(width, height)
        if width <= 0 or height <= 0:
            return []
        if len(view) == 4 and view[2] > 0 and view[3] > 0:
            matrix = fitted((view[0], view[1], view[2], view[3]), width, height, element.get("preserveAspectRatio", ""))
            viewport = Viewport(view[2], view[3])
        style = self.source.styles.of(element, place.style)
        inner = replace(place, matrix=compose(place.matrix, matrix), style=style, viewport=viewport)
        items = self._children(element, inner)
        if items and style.get("overflow", "hidden") not in ("visible", "auto"):
            return [Group(tuple(items), clip=rectangle(width, height, place.matrix))]
        return items

    def _image(self, element: Element, place: Place) -> list[Item]:
        if self._pictures is None:
            raise ValueError("pictures are not drawn here")
        if place.style.get("visibility", "visible") != "visible":
            return []
        width, height = (
            self.source.length(element, name, axis, place) for name, axis in (("width", "x"), ("height", "y"))
        )
        matrix = compose(place.matrix, self.source.shift(element, place))
        return image_items(element, width, height, matrix, self._pictures)

    def _shape(self, element: Element, place: Place) -> list[Item]:
        if place.style.get("visibility", "visible") != "visible":
            return []
        return self._fills.painted(self.source.outline(element, place), place)

    def _text(self, element: Element, place: Place) -> list[Item]:
        return draw_words(element, place, self.source, self._fills, self._book)
