"""Turn a face into a standalone SVG, in millimetres."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from pnp import matrix
from pnp.frame import Face, Field, Group, Image, Ink, Item, Link, Nested, Path, Segment, Shading, TextRun
from pnp.matrix import Matrix
from pnp.measures import MM_PER_PT, Mm
from pnp.paint import placing
from pnp.paint.colors import Colors, rgb
from pnp.paint.gradient_elements import gradient_element
from pnp.paint.numerals import factor, numeral, numerals
from pnp.paint.picture_files import read_picture, uncropped
from pnp.paint.rasters import media_type, upright
from pnp.paint.xml import escape, quoteattr
from pnp.palette import Color, ColorMode, Palette

# Between the edge of a form field and its words, in mm.
_FIELD_PADDING: Final[Mm] = 0.7
_ANCHORS: Final = {"left": "", "center": ' text-anchor="middle"', "right": ' text-anchor="end"'}


class Shape(NamedTuple):
    """A glyph, beside and below the beginning of its line, all in thousandths of an em of the text.

    size: what the segments are enlarged by.
    """

    segments: Sequence[Segment]
    x: float
    y: float
    size: float


class GlyphOutlines(Protocol):
    """Shapes of glyphs, in thousandths of an em, y down from the baseline."""

    def shapes(self, run: TextRun) -> Iterable[Shape]:
        """The glyphs of a run. Raises FontError."""


def face_svg(
    face: Face,
    *,
    palette: Palette,
    mode: ColorMode | None = None,
    font_outlines: GlyphOutlines | None = None,
) -> str:
    """Draw a face with its bleed; the viewBox is in mm and the origin the top left corner of the trim.

    font_outlines: draws text as shapes, so that no font is needed; else text stays text, in the CSS
    family that is called like the font. The same face gives the same characters. Raises PaintError
    for a picture that changed, PnpError for an unknown token.
    """
    left, top, width, height = placing.with_bleed(face)
    painter = SvgPainter(Colors(palette, mode), font_outlines)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"',
        f'width="{numeral(width)}mm" height="{numeral(height)}mm"',
        f'viewBox="{numerals((left, top, width, height))}">',
        f"<title>{escape(face.id)}</title>",
        *([f"<desc>{escape(face.alt)}</desc>"] if face.alt else []),
        '<g id="art">',
        *painter.items(face.art),
        "</g>",
        "</svg>",
        "",
    ]
    return "\n".join(lines)


class SvgPainter:
    """Elements for items; clips get numbers in the order that they come."""

    def __init__(self, colors: Colors, outlines: GlyphOutlines | None) -> None:
        self._colors = colors
        self._outlines = outlines
        self._clips = self._gradients = 0

    def items(self, items: Sequence[Item]) -> Iterator[str]:
        """The elements of items, in their order."""
        for item in items:
            match item:
                case Path():
                    yield self._path(item)
                case TextRun():
                    yield self._text(item)
                case Shading():
                    yield self._shading(item)
                case Image():
                    yield from self._image(item)
                case Nested():
                    yield from self._nested(item)
                case Group():
                    yield from self._group(item)
                case Field():
                    yield from self._field(item)
                case Link() if not item.target.startswith("#"):
                    yield f'<a href={quoteattr(item.target)}>{_rectangle(item)} fill-opacity="0"/></a>'

    def _nested(self, nested: Nested) -> Iterator[str]:
        place = _transform(matrix.of_nested(nested))
        yield f"<g{place}>{_titled(nested.alt)}"
        yield from self.items(nested.face.art)
        yield "</g>"

    def _path(self, path: Path) -> str:
        parts = [f'<path d="{path_data(path.segments)}"', self._paint("fill", path.fill)]
        if path.even_odd:
            parts.append('fill-rule="evenodd"')
        if stroke := path.stroke:
            parts += [self._paint("stroke", stroke.ink), f'stroke-width="{numeral(stroke.width)}"']
            if stroke.dash:
                parts.append(f'stroke-dasharray="{numerals(stroke.dash)}"')
            if stroke.cap != "butt":
                parts.append(f'stroke-linecap="{stroke.cap}"')
            if stroke.join != "miter":
                parts.append(f'stroke-linejoin="{stroke.join}"')
        return " ".join(parts) + (f">{_titled(path.alt)}</path>" if path.alt else "/>")

    def _shading(self, item: Shading) -> str:
        self._gradients += 1
        name = f"gradient{self._gradients}"
        stops = tuple((stop.offset, self._colors[stop.ink], stop.ink.opacity) for stop in item.gradient.stops)
        gradient = gradient_element(name, item.gradient.coordinates, stops, item.gradient.matrix)
        opacity = f' fill-opacity="{numeral(item.opacity)}"' if item.opacity < 1 else ""
        return f'{gradient}<path d="{path_data(item.segments)}" fill="url(#{name})"{opacity}/>'

    def _text(self, run: TextRun) -> str:
        if self._outlines:
            return self._outlined(run, self._outlines)
        parts = [
            f'<text x="{numeral(run.x)}" y="{numeral(run.y)}"',
            f"font-family={quoteattr(run.font)}",
            f'font-size="{numeral(run.size * MM_PER_PT)}"',
            # Whatever font stands in, and whatever its kerning, the line keeps its length.
            f'textLength="{numeral(run.width)}"',
            self._paint("fill", run.ink),
        ]
        return " ".join(parts) + f' xml:space="preserve">{escape(run.text)}</text>'

    def _outlined(self, run: TextRun, outlines: GlyphOutlines) -> str:
        em = run.size * MM_PER_PT / 1000
        data = "".join(
            path_data(segments, (em * size, 0.0, 0.0, em * size, run.x + x * em, run.y + y * em))
            for segments, x, y, size in outlines.shapes(run)
        )
        return f'<path d="{data}" {self._paint("fill", run.ink)}>{_titled(run.text)}</path>'

    def _image(self, image: Image) -> Iterator[str]:
        data = upright(read_picture(image.picture))
        x, y, width, height = uncropped(image)
        clip = self._next_clip()
        yield f'<clipPath id="{clip}">{_rectangle(image)}/></clipPath>'
        yield (
            f'<g clip-path="url(#{clip})">{_titled(image.alt)}<image x="{numeral(x)}" y="{numeral(y)}" '
            f'width="{numeral(width)}" height="{numeral(height)}" preserveAspectRatio="none" '
            f'href="data:{media_type(data)};base64,{b64encode(data).decode("ascii")}"/></g>'
        )

    def _group(self, group: Group) -> Iterator[str]:
        turn = _transform(matrix.of_group(group)) if group.turn else ""
        clipped = ""
        if group.clip:
            clip = self._next_clip()
            clipped = f' clip-path="url(#{clip})"'
            yield f'<clipPath id="{clip}"><path d="{path_data(group.clip)}"/></clipPath>'
        # The clip turns with the items, so the turn stands outside.
        if group.opacity < 1:
            clipped += f' opacity="{numeral(group.opacity)}"'
        if group.multiply:
            clipped += ' style="mix-blend-mode:multiply"'
        yield f"<g{turn}><g{clipped}>{_titled(group.alt)}" if turn else f"<g{clipped}>{_titled(group.alt)}"
        yield from self.items(group.items)
        yield "</g></g>" if turn else "</g>"

    def _field(self, field: Field) -> Iterator[str]:
        if field.boxed:
            ink = self._paint("stroke", field.ink)
            yield f'{_rectangle(field)} fill="none" {ink} stroke-width="{numeral(0.5 * MM_PER_PT)}"/>'
        if field.value and field.kind != "checkbox":
            y = field.y + (field.height + field.size * MM_PER_PT * 0.7) / 2
            yield (
                f'<text x="{numeral(field_start(field))}" y="{numeral(y)}"{_ANCHORS[field.align]} '
                f"font-family={quoteattr(field.font)} "
                f'font-size="{numeral(field.size * MM_PER_PT)}" {self._paint("fill", field.ink)}>'
                f"{escape(field.value)}</text>"
            )

    def _paint(self, kind: str, ink: Ink | None) -> str:
        if ink is None:
            return f'{kind}="none"'
        opacity = f' {kind}-opacity="{numeral(ink.opacity)}"' if ink.opacity < 1 else ""
        return f'{kind}="{css_color(rgb(self._colors[ink]))}"{opacity}'

    def _next_clip(self) -> str:
        self._clips += 1
        return f"clip{self._clips}"


def field_start(field: Field) -> Mm:
    """The x that the words of a field begin at, are centred on or end at."""
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[field.align]
    return field.x + _FIELD_PADDING + (field.width - 2 * _FIELD_PADDING) * share


def css_color(parts: tuple[float, float, float]) -> str:
    """sRGB parts from 0 to 1 as #rrggbb."""
    return str(Color(*parts))


def path_data(segments: Sequence[Segment], place: Matrix = matrix.IDENTITY) -> str:
    """Segments as the d attribute of an SVG path, moved by a matrix."""
    return "".join(_command(segment, place) for segment in segments)


def _command(segment: Segment, place: Matrix) -> str:
    kind, *numbers = segment
    if kind == "Z":
        return "Z"
    if kind == "R":
        x, y, width, height = numbers
        corners = (x, y, x + width, y, x + width, y + height, x, y + height)
        return f"M{_points(corners[:2], place)}L{_points(corners[2:], place)}Z"
    return f"{kind}{_points(tuple(numbers), place)}"


def _points(numbers: tuple[float, ...], place: Matrix) -> str:
    a, b, c, d, e, f = place
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return " ".join(f"{numeral(a * x + c * y + e)} {numeral(b * x + d * y + f)}" for x, y in pairs)


def _transform(place: Matrix) -> str:
    a, b, c, d, e, f = place
    return f' transform="matrix({" ".join(map(factor, (a, b, c, d)))} {numeral(e)} {numeral(f)})"'


def _titled(text: str) -> str:
    return f"<title>{escape(text)}</title>" if text else ""


def _rectangle(item: Image | Field | Link) -> str:
    return (
        f'<rect x="{numeral(item.x)}" y="{numeral(item.y)}" '
        f'width="{numeral(item.width)}" height="{numeral(item.height)}"'
    )
