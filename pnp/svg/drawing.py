"""An SVG file → a face of vectors, with a fault for everything that is left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot
from typing import Any, Final

from pnp.fonts import FontBook
from pnp.frame import Face, Gradient, Group, Ink, Item, Lettering, Path, Segment, Shading
from pnp.matrix import IDENTITY, Matrix, compose
from pnp.measures import MM_PER_PT, Size
from pnp.svg import gradients, text
from pnp.svg.faults import MOST_SEGMENTS, MOST_SHOWN, Fault, SvgError
from pnp.svg.images import EmbeddedPictures, image_items, rectangle, tile_matrix
from pnp.svg.lengths import Viewport, parse_dashes, parse_length
from pnp.svg.matrix import numbers_in, parse_transform, transformed
from pnp.svg.outlines import MOST_DASHES, PenStyle, bounds, length_at_most, stroked, union
from pnp.svg.path import PathError
from pnp.svg.shapes import SHAPES, shape_segments
from pnp.svg.styles import Style, Styles, number_or_share, opacity_of, parse_color
from pnp.svg.tree import Element, read_tree
from pnp.svg.views import fitted, shown_part
from pnp.values import dataclass

# The longer side of a drawing as a face, in mm: so coarse or fine as its own units are, it is drawn precisely.
EXTENT: Final = 100.0
_SMALLEST: Final = 1e-6
_MOST_FAULTS: Final = 20
_CONTAINERS: Final = ("g", "a", "svg")
# Elements that show nothing where they stand.
_SILENT: Final = frozenset(
    (
        *("defs", "title", "desc", "metadata", "style", "symbol", "view", "cursor"),
        *("clipPath", "linearGradient", "radialGradient", "marker", "mask", "pattern", "filter"),
    )
)
_DEEPEST_USE: Final = 16
_SAVE: Final = "save the drawing as PNG, or without it"


@dataclass(frozen=True, slots=True)
class VectorDrawing:
    """A drawing as a face whose longer side has 100 mm, and what of it could not be drawn."""

    face: Face
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an element stands. matrix: from its units to the face. style: what it inherits. depth: of ``use``."""

    matrix: Matrix
    style: Style
    viewport: Viewport
    depth: int = 0


def draw_svg(
    source: str, name: str, book: FontBook | None = None, pictures: EmbeddedPictures | None = None
) -> VectorDrawing:
    """Draw the text of an SVG file.

    name: the id of the face. book: the fonts of its words. pictures: reads the pictures that the file carries.
    Nothing outside of the text is read. Raises SvgError if nothing of it can be drawn.
    """
    root = read_tree(source)
    drawer = _Drawer(root, book, pictures)
    left, top, width, height = shown_part(root)
    scale = EXTENT / max(width, height)
    size = Size(width * scale, height * scale)
    place = _Place((scale, 0.0, 0.0, scale, -left * scale, -top * scale), {}, Viewport(width, height))
    items = drawer.container(root, place)
    return VectorDrawing(Face(id=name, size=size, art=tuple(items)), drawer.faults)


class _Drawer:
    """Draws the elements of one file."""

    def __init__(self, root: Element, book: FontBook | None, pictures: EmbeddedPictures | None) -> None:
        self._book, self._pictures = book, pictures
        self._styles = Styles(root)
        elements = [element for element in root.iter() if isinstance(element, Element)]
        self._by_id = {element.get("id", ""): element for element in reversed(elements) if element.get("id")}
        self._gradients = gradients.GradientReader(self._by_id, self._styles)
        self._faults: dict[str, Fault] = {fault.message: fault for fault in self._styles.faults}
        self._shown = self._segments = 0

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What was left out, each kind once, by place."""
        return tuple(sorted(self._faults.values(), key=lambda fault: (fault.line, fault.column)))[:_MOST_FAULTS]

    def _fault(self, element: Element, what: str, hint: str = _SAVE) -> None:
        fault = Fault(what, element.line, element.column, hint)
        self._faults.setdefault(what, fault)

    def container(self, element: Element, outer: _Place) -> list[Item]:
        """The items of all that is in an element."""
        place = replace(outer, style=self._styles.of(element, outer.style))
        return self._children(element, place)

    def _children(self, element: Element, place: _Place) -> list[Item]:
        items: list[Item] = []
        for child in element:
            if isinstance(child, Element):
                items += self.element(child, place)
        return items

    def element(self, element: Element, outer: _Place) -> list[Item]:
        """The items of an element with its transformation, clip path and opacity."""
        tag = element.tag
        if tag in _SILENT or tag.startswith("{"):
            return []
        draw = self._drawing_of(tag)
        if draw is None:
            self._fault(element, f"<{tag}> is not drawn")
            return []
        self._shown += 1
        if self._shown > MOST_SHOWN:
            raise SvgError(f"it shows more than {MOST_SHOWN:,} elements", element.line, element.column)
        style = self._styles.of(element, outer.style)
        if style.get("display") == "none":
            return []
        try:
            if "font-size" in style and style["font-size"] != outer.style.get("font-size"):
                style["font-size"] = f"{text.font_size(style, text.font_size(outer.style)):g}"
            matrix = compose(outer.matrix, parse_transform(style.get("transform", "")))
            place = replace(outer, matrix=matrix, style=style)
            self._refuse_effects(element, style)
            return self._with_effects(element, place, draw(element, place))
        except PathError as error:
            self._fault(element, f"the path of <{tag}> is damaged: {error}", "save it again in the drawing program")
        except ValueError as error:
            self._fault(element, f"<{tag}> is not drawn: {error}")
        return []

    def _drawing_of(self, tag: str) -> Callable[[Element, _Place], list[Item]] | None:
        if tag in SHAPES:
            return self._shape
        kinds: dict[str, Callable[[Element, _Place], list[Item]]] = {
            "g": self._children, "a": self._children, "use": self._use, "svg": self._nested, "text": self._text,
            "image": self._image,
        }  # fmt: skip
        return kinds.get(tag)

    def _refuse_effects(self, element: Element, style: Style) -> None:
        """Report properties that change how an element looks and cannot be drawn."""
        for name in ("mask", "filter"):
            if style.get(name, "none") not in ("none", ""):
                self._fault(element, f"<{element.tag}> has a {name}, which is not drawn")
        if style.get("mix-blend-mode", "normal") not in ("normal", "multiply"):
            self._fault(element, f"the blend mode {style['mix-blend-mode']!r} is not drawn")
        if style.get("vector-effect", "none") != "none":
            self._fault(element, f"the vector effect {style['vector-effect']!r} is not drawn")
        markers = ("marker-start", "marker-mid", "marker-end")
        if element.tag in ("path", "line", "polyline", "polygon") and any(
            style.get(name, "none") not in ("none", "") for name in markers
        ):
            self._fault(element, f"the markers of <{element.tag}> are not drawn", "make them paths of their own")

    def _with_effects(self, element: Element, place: _Place, items: list[Item]) -> list[Item]:
        """Items, cut off by the clip path of their element, with its opacity and blend mode."""
        style = place.style
        opacity, multiply = opacity_of(style, "opacity"), style.get("mix-blend-mode") == "multiply"
        clip = style.get("clip-path", "none")
        if not items or opacity <= 0:
            return []
        for outline in self._clips(element, clip, place) if clip not in ("none", "") else ():
            if not outline:
                return []
            items = [Group(tuple(items), clip=outline)]
        if multiply:
            return [Group(tuple(items), opacity=opacity, multiply=True)]
        if opacity < 1:
            return [_faded(items[0], opacity)] if len(items) == 1 else [Group(tuple(items), opacity=opacity)]
        return items

    # Clip paths

    def _clips(self, element: Element, value: str, place: _Place, depth: int = 0) -> list[tuple[Segment, ...]]:
        """The outlines, in mm of the face, all of which cut an element off."""
        source = self._named(value)
        if source is None or source.tag != "clipPath" or depth > _DEEPEST_USE:
            self._fault(element, f"there is no clip path {value!r}")
            return []
        matrix = compose(place.matrix, parse_transform(source.get("transform", "")))
        if source.get("clipPathUnits") == "objectBoundingBox":
            left, top, right, bottom = self._extent(element, place)
            matrix = compose(matrix, (right - left, 0.0, 0.0, bottom - top, left, top))
        inner = _Place(matrix, self._styles.of(source, {}), place.viewport)
        outlines = [part for child in source if isinstance(child, Element) for part in self._clip_parts(child, inner)]
        clips = [union(outlines)]
        more = self._styles.of(source, {}).get("clip-path", "none")
        return clips + (self._clips(source, more, place, depth + 1) if more not in ("none", "") else [])

    def _clip_parts(self, element: Element, outer: _Place) -> list[tuple[tuple[Segment, ...], bool]]:
        if element.tag in _SILENT or element.tag.startswith("{"):
            return []
        style = self._styles.of(element, outer.style)
        if style.get("display") == "none" or style.get("visibility", "visible") != "visible":
            return []
        matrix = compose(outer.matrix, parse_transform(element.get("transform", "")))
        place = replace(outer, matrix=matrix, style=style)
        if style.get("clip-path", "none") not in ("none", ""):
            self._fault(element, f"a clip path inside a clip path, on <{element.tag}>, is not drawn")
        if element.tag == "use":
            target = self._target(element)
            moved = compose(matrix, self._shift(element, place))
            if target is None or outer.depth > _DEEPEST_USE:
                return []
            return self._clip_parts(target, replace(place, matrix=moved, depth=outer.depth + 1))
        if element.tag not in SHAPES:
            self._fault(element, f"<{element.tag}> in a clip path is not drawn", "convert it to a path")
            return []
        outline = transformed(self._outline(element, place), matrix)
        return [(outline, style.get("clip-rule") == "evenodd")]

    def _extent(self, element: Element, place: _Place) -> tuple[float, float, float, float]:
        """The bounds of an element in its own units."""
        if element.tag in SHAPES:
            return bounds(self._outline(element, place))
        raise ValueError("a clip path in shares of the size of a group")

    # Elements

    def _use(self, element: Element, place: _Place) -> list[Item]:
        target = self._target(element)
        if target is None:
            return []
        if place.depth >= _DEEPEST_USE:
            raise ValueError("it shows itself")
        inner = replace(place, matrix=compose(place.matrix, self._shift(element, place)), depth=place.depth + 1)
        if target.tag == "symbol":
            return self._viewed(target, inner, element)
        if target.tag == "svg":
            return self._viewed(target, inner, element)
        return self.element(target, inner)

    def _target(self, element: Element) -> Element | None:
        name = element.href
        target = self._by_id.get(name[1:]) if name.startswith("#") else None
        if target is None:
            what = (
                f"<{element.tag}> shows {name!r}, which is not in the file"
                if name
                else f"<{element.tag}> shows nothing"
            )
            self._fault(element, what, "only what is in the file itself can be shown")
        return target

    def _shift(self, element: Element, place: _Place) -> Matrix:
        return (1.0, 0.0, 0.0, 1.0, self._length(element, "x", "x", place), self._length(element, "y", "y", place))

    def _nested(self, element: Element, place: _Place) -> list[Item]:
        moved = replace(place, matrix=compose(place.matrix, self._shift(element, place)))
        return self._viewed(element, moved, element)

    def _viewed(self, element: Element, place: _Place, sized: Element) -> list[Item]:
        """An inner ``svg`` or a ``symbol``, in its own view. sized: the element that says how large it is."""
        whole = place.viewport
        sizes = []
        for name, axis in (("width", "x"), ("height", "y")):
            value = sized.get(name) or element.get(name) or "100%"
            value = "100%" if value == "auto" else value
            sizes.append(parse_length(value, whole.extent(axis), text.font_size(place.style)))
        width, height = sizes
        view = numbers_in(element.get("viewBox", ""))
        matrix, viewport = IDENTITY, Viewport(width, height)
        if width <= 0 or height <= 0:
            return []
        if len(view) == 4 and view[2] > 0 and view[3] > 0:
            matrix = fitted((view[0], view[1], view[2], view[3]), width, height, element.get("preserveAspectRatio", ""))
            viewport = Viewport(view[2], view[3])
        style = self._styles.of(element, place.style)
        inner = _Place(compose(place.matrix, matrix), style, viewport, place.depth)
        items = self._children(element, inner)
        if items and style.get("overflow", "hidden") not in ("visible", "auto"):
            return [Group(tuple(items), clip=rectangle(width, height, place.matrix))]
        return items

    def _image(self, element: Element, place: _Place) -> list[Item]:
        if self._pictures is None:
            raise ValueError("pictures are not drawn here")
        if place.style.get("visibility", "visible") != "visible":
            return []
        width, height = (self._length(element, name, axis, place) for name, axis in (("width", "x"), ("height", "y")))
        matrix = compose(place.matrix, self._shift(element, place))
        return image_items(element, width, height, matrix, self._pictures)

    def _shape(self, element: Element, place: _Place) -> list[Item]:
        if place.style.get("visibility", "visible") != "visible":
            return []
        return self._painted(element, self._outline(element, place), place)

    def _outline(self, element: Element, place: _Place) -> tuple[Segment, ...]:
        segments = shape_segments(element, lambda owner, name, axis: self._length(owner, name, axis, place))
        self._segments += len(segments)
        if self._segments > MOST_SEGMENTS:
            raise SvgError(f"it has more than {MOST_SEGMENTS:,} lines and curves", element.line, element.column)
        return segments

    def _length(self, element: Element, name: str, axis: str, place: _Place) -> float:
        value = element.get(name)
        return parse_length(value, place.viewport.extent(axis), text.font_size(place.style)) if value else 0.0

    def _text(self, element: Element, place: _Place) -> list[Item]:
        if self._book is None:
            raise ValueError("words are not drawn here")
        for name in ("textLength", "rotate"):
            if element.get(name):
                raise ValueError(f"{name} of a text")
        if not place.style.get("writing-mode", "horizontal-tb").startswith(("horizontal", "lr")):
            raise ValueError("words that run down")
        found = text.pieces(element, place.style, self._styles)
        words = list(text.placed(found, self._book))
        for family in dict.fromkeys(filter(None, (text.unknown_family(piece.style, self._book) for piece in found))):
            known = ", ".join(sorted(self._book.families))
            paths = "turn the text into paths (in Inkscape: Path, Object to Path)"
            hint = f"{paths}, or name its font under fonts: of the theme; there is {known}"
            self._fault(element, f"the font {family!r} of a text is not in the kit: {text.FALLBACK!r} is shown", hint)
        groups: list[Group] = []
        for placed in words:
            style = placed.piece.style
            if style.get("text-decoration", "none") not in ("none", ""):
                self._fault(element, f"text-decoration: {style['text-decoration']} is not drawn", "draw a line")
            if style.get("visibility", "visible") == "visible":
                painted = self._painted(placed.piece.element, placed.outline, replace(place, style=style))
                size = text.font_size(style) * hypot(place.matrix[2], place.matrix[3]) / MM_PER_PT
                groups += [Group(tuple(painted), lettering=Lettering(placed.piece.text, size))] if painted else []
        alt = " ".join(piece.text.strip() for piece in found)
        if len(groups) == 1:
            return [replace(groups[0], alt=alt)]
        return [Group(tuple(groups), alt=alt)] if groups else []

    # Paint

    def _painted(self, element: Element, outline: tuple[Segment, ...], place: _Place) -> list[Item]:
        """An outline in user units, filled and stroked."""
        if not outline:
            return []
        style = place.style
        fill = self._filled(element, "fill", outline, outline, style.get("fill-rule") == "evenodd", place)
        stroke: list[Item] = []
        if style.get("stroke", "none") != "none" and (pen := self._pen(outline, place)):
            stroke = self._filled(element, "stroke", stroked(outline, pen), outline, False, place)
        order = style.get("paint-order", "normal").split()
        return (
            stroke + fill
            if "stroke" in order and ("fill" not in order or order.index("stroke") < order.index("fill"))
            else fill + stroke
        )

    def _filled(
        self,
        element: Element,
        kind: str,
        outline: tuple[Segment, ...],
        measured: Sequence[Segment],
        even_odd: bool,
        place: _Place,
    ) -> list[Item]:
        """A filled outline. kind: ``fill`` or ``stroke``. measured: the shape whose bounds a gradient refers to."""
        style = place.style
        opacity = opacity_of(style, f"{kind}-opacity")
        pattern = self._named(style.get(kind, ""))
        if pattern is not None and pattern.tag == "pattern":
            return self._tiled(pattern, outline, measured, even_odd, place, opacity)
        paint = self._paint(element, style.get(kind, "black" if kind == "fill" else "none"), measured, place)
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
        place: _Place,
        opacity: float,
    ) -> list[Item]:
        """An outline filled with a pattern of one tile, as drawing programs write pictures that fill a shape."""
        if place.depth >= _DEEPEST_USE:
            raise ValueError("it shows itself")
        matrix = compose(place.matrix, tile_matrix(pattern, bounds(measured)))
        inner = replace(place, matrix=matrix, style=self._styles.of(pattern, {}), depth=place.depth + 1)
        items = self._children(pattern, inner)
        clip = union([(transformed(outline, place.matrix), even_odd)])
        return [Group(tuple(items), clip=clip, opacity=opacity)] if items and opacity > 0 else []

    def _paint(self, element: Element, value: str, measured: Sequence[Segment], place: _Place) -> Ink | Gradient | None:
        current = place.style.get("color", "")
        if value.lstrip().startswith("url("):
            source = self._named(value)
            if source is not None and source.tag in gradients.TAGS:
                return self._gradients.gradient(source, measured, place.viewport, place.matrix)
            after = value.partition(")")[2].strip()
            if source is not None or not after:
                what = f"<{source.tag}>" if source is not None else value.strip()
                raise ValueError(f"it is filled with {what}")
            value = after
        color = parse_color(value, current)
        return Ink(color[0], "ornament", color[1]) if color else None

    def _pen(self, outline: Sequence[Segment], place: _Place) -> PenStyle | None:
        style, whole = place.style, place.viewport.extent("")
        em = text.font_size(style)
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

    def _named(self, value: str) -> Element | None:
        """The element that ``url(#id)`` names."""
        name = value.strip().removeprefix("url(").partition(")")[0].strip().strip("'\"")
        return self._by_id.get(name[1:]) if name.startswith("#") else None


def _faded(item: Item, opacity: float) -> Item:
    """An item with some opacity; a shape without a group around it."""
    if isinstance(item, Path) and item.fill and not item.stroke:
        return replace(item, fill=replace(item.fill, opacity=item.fill.opacity * opacity))
    if isinstance(item, Shading):
        return replace(item, opacity=item.opacity * opacity)
    return Group((item,), opacity=opacity)
