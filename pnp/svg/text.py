"""Words of an SVG file → outlines of the kit's fonts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.fonts import FontBook, Weight, glyph_outline
from pnp.fonts.scripts import is_mark
from pnp.frame import Segment
from pnp.svg.lengths import parse_length
from pnp.svg.matrix import numbers_in, transformed
from pnp.svg.styles import Style, Styles
from pnp.svg.tree import Element
from pnp.values import dataclass

_DEFAULT_SIZE: Final = 16.0
_ANCHORS: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
_WEIGHTS: Final[dict[int, Weight]] = {
    200: "extralight", 300: "light", 400: "regular", 600: "semibold", 700: "bold", 900: "black",
}  # fmt: skip
_NAMED_WEIGHTS: Final = {"normal": 400, "bold": 700, "lighter": 300, "bolder": 700}
_GENERIC: Final = {"serif": "serif", "sans-serif": "sans", "system-ui": "sans", "ui-serif": "serif"}
# Stands in for a family that the kit does not have.
FALLBACK: Final = "sans"
_SPACES: Final = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of one style. x, y: where they begin, if that is said. dx, dy: how far they are moved."""

    text: str
    style: Style
    element: Element
    x: float | None = None
    y: float | None = None
    dx: float = 0.0
    dy: float = 0.0


@dataclass(frozen=True, slots=True)
class PlacedPiece:
    """Words as outlines of glyphs, in user units."""

    piece: Piece
    outline: tuple[Segment, ...]


def font_size(style: Style, outer: float = _DEFAULT_SIZE) -> float:
    """The size of the type in user units. Raises ValueError."""
    return parse_length(style["font-size"], outer, outer) if style.get("font-size") else outer


def pieces(element: Element, style: Style, styles: Styles) -> list[Piece]:
    """The words of a text with those of the spans in it. Raises ValueError for what cannot be drawn."""
    found = list(_pieces(element, style, styles))
    kept: list[Piece] = []
    # White space is one blank, and none at the beginning, the end or behind another one.
    for piece in found:
        text = _SPACES.sub(" ", piece.text)
        if text.startswith(" ") and (not kept or kept[-1].text.endswith(" ") or piece.x is not None):
            text = text[1:]
        if text:
            kept.append(Piece(text, piece.style, piece.element, piece.x, piece.y, piece.dx, piece.dy))
    if kept and kept[-1].text.endswith(" "):
        last = kept[-1]
        kept[-1] = Piece(last.text.rstrip(), last.style, last.element, last.x, last.y, last.dx, last.dy)
    return [piece for piece in kept if piece.text]


def _pieces(element: Element, style: Style, styles: Styles) -> Iterator[Piece]:
    place = [_place(element, name, style) for name in ("x", "y", "dx", "dy")]
    if element.text:
        yield Piece(element.text, style, element, place[0], place[1], place[2] or 0.0, place[3] or 0.0)
        place = [None, None, None, None]
    for child in element:
        if not isinstance(child, Element):
            continue
        if child.tag in ("tspan", "a"):
            inner = list(_pieces(child, styles.of(child, style), styles))
            if inner and any(value is not None for value in place):
                first = inner[0]
                inner[0] = Piece(
                    first.text,
                    first.style,
                    first.element,
                    first.x if first.x is not None else place[0],
                    first.y if first.y is not None else place[1],
                    first.dx + (place[2] or 0.0),
                    first.dy + (place[3] or 0.0),
                )
                place = [None, None, None, None]
            yield from inner
        elif child.tag not in ("title", "desc"):
            raise ValueError(f"<{child.tag}> in a text")
        if child.tail:
            yield Piece(child.tail, style, element)


def _place(element: Element, name: str, style: Style) -> float | None:
    value = element.get(name)
    if value is None or not value.strip():
        return None
    if len(numbers_in(value)) > 1:
        raise ValueError("letters that are placed one by one")
    return parse_length(value, 0.0, font_size(style))


def placed(found: list[Piece], book: FontBook) -> Iterator[PlacedPiece]:
    """The outlines of words, one chunk after another. Raises ValueError for what cannot be drawn."""
    x = y = 0.0
    start = 0
    while start < len(found):
        end = start + 1
        while end < len(found) and found[end].x is None and found[end].y is None:
            end += 1
        chunk = found[start:end]
        first = chunk[0]
        x = x if first.x is None else first.x
        y = y if first.y is None else first.y
        shaped = [_shaped(piece, book) for piece in chunk]
        width = sum(piece.dx + advance for piece, (_, advance) in zip(chunk, shaped, strict=True))
        x -= width * _ANCHORS.get(first.style.get("text-anchor", "start"), 0.0)
        for piece, (outline, advance) in zip(chunk, shaped, strict=True):
            x, y = x + piece.dx, y + piece.dy
            yield PlacedPiece(piece, transformed(outline, (1.0, 0.0, 0.0, 1.0, x, y)))
            x += advance
        start = end


def _shaped(piece: Piece, book: FontBook) -> tuple[tuple[Segment, ...], float]:
    """The outlines of words from the beginning of their line, and how long they are."""
    style, size = piece.style, font_size(piece.style)
    for name, usual in (("dominant-baseline", ("auto", "alphabetic")), ("baseline-shift", ("0", "baseline"))):
        if style.get(name, usual[0]) not in usual:
            raise ValueError(f"{name}: {style[name]}")
    spacing = _spacing(style.get("letter-spacing", "normal"), size)
    font = book[font_key(style, book)]
    outline: list[Segment] = []
    x = 0.0
    for run in font.shape(piece.text, loose=bool(spacing)).runs:
        offsets = run.offsets or ((0.0, 0.0),) * len(run.ids)
        for glyph, advance, (right, up) in zip(run.ids, run.advances, offsets, strict=True):
            em = run.size * size / 1000
            outline += transformed(glyph_outline(run.file, glyph), (em, 0.0, 0.0, em, x + right * em, -up * em))
            x += advance * em + spacing
    return tuple(outline), x


def missing(piece: Piece, book: FontBook) -> list[str]:
    """The characters that the font of a piece lacks."""
    font = book[font_key(piece.style, book)]
    return [char for char in dict.fromkeys(piece.text) if not (char.isspace() or is_mark(char) or font.has(char))]


def _spacing(text: str, size: float) -> float:
    return 0.0 if text in ("normal", "") else parse_length(text, 0.0, size)


def font_key(style: Style, book: FontBook) -> str:
    """The font of the kit that a text asks for, or that stands in for it."""
    weight = style.get("font-weight", "normal")
    number = _NAMED_WEIGHTS.get(weight) or (int(weight[:4]) if weight.isdecimal() else 400)
    nearest = min(_WEIGHTS, key=lambda known: abs(known - number))
    italic = style.get("font-style", "normal") != "normal"
    return book.closest(_family(style, book) or FALLBACK, weight=_WEIGHTS[nearest], italic=italic)


def unknown_family(style: Style, book: FontBook) -> str:
    """The family that a text asks for first, if the kit has none of those that it names."""
    return "" if _family(style, book) else _families(style)[0]


def _family(style: Style, book: FontBook) -> str:
    known = {family.lower(): family for family in book.families}
    for name in map(str.lower, _families(style)):
        if family := _GENERIC.get(name) or known.get(name) or known.get(name.replace(" ", "-")):
            return family
    return ""


def _families(style: Style) -> list[str]:
    return [name.strip().strip("'\"") for name in style.get("font-family", "serif").split(",")]
