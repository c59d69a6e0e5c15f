"""A ``text`` of an SVG file → items: outlines of the kit's fonts, with the words as their alternative."""

from __future__ import annotations

from dataclasses import replace

from pnp.fonts import FontBook
from pnp.frame import Group, Item
from pnp.svg import text
from pnp.svg.fills import Fills
from pnp.svg.source import DrawingSource, Place
from pnp.svg.tree import Element


def draw_words(
    element: Element, place: Place, source: DrawingSource, fills: Fills, book: FontBook | None
) -> list[Item]:
    """The words of an element in one group. Raises ValueError for what cannot be drawn."""
    if book is None:
        raise ValueError("words are not drawn here")
    for name in ("textLength", "rotate"):
        if element.get(name):
            raise ValueError(f"{name} of a text")
    if not place.style.get("writing-mode", "horizontal-tb").startswith(("horizontal", "lr")):
        raise ValueError("words that run down")
    found = text.pieces(element, place.style, source.styles)
    words = list(text.placed(found, book))
    for family in dict.fromkeys(filter(None, (text.unknown_family(piece.style, book) for piece in found))):
        known = ", ".join(sorted(book.families))
        paths = "turn the text into paths (in Inkscape: Path, Object to Path)"
        hint = f"{paths}, or name its font under fonts: of the theme; there is {known}"
        source.fault(element, f"the font {family!r} of a text is not in the kit: {text.FALLBACK!r} is shown", hint)
    items: list[Item] = []
    for placed in words:
        style = placed.piece.style
        if style.get("text-decoration", "none") not in ("none", ""):
            source.fault(element, f"text-decoration: {style['text-decoration']} is not drawn", "draw a line")
        if style.get("visibility", "visible") == "visible":
            items += fills.painted(placed.piece.element, placed.outline, replace(place, style=style))
    alt = " ".join(piece.text.strip() for piece in found)
    return [Group(tuple(items), alt=alt)] if items else []
