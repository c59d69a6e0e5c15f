"""A ``text`` of an SVG file → items: outlines of the kit's fonts, with the words as their alternative."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import hypot

from pnp.fonts import FontBook
from pnp.fonts.scripts import script_names, unsettable
from pnp.frame import Group, Item, Lettering
from pnp.measures import MM_PER_PT
from pnp.svg import text
from pnp.svg.fills import Fills
from pnp.svg.source import DrawingSource, Place
from pnp.svg.styles import undrawn_words
from pnp.svg.tree import Element


def draw_words(
    element: Element, place: Place, source: DrawingSource, fills: Fills, book: FontBook | None
) -> list[Item]:
    """The words of an element in one group. Raises ValueError for what cannot be drawn."""
    if book is None:
        raise ValueError("words are not drawn here")
    for name in ("textLength", "rotate"):
        if any(part.get(name) for part in element.iter() if isinstance(part, Element)):
            raise ValueError(f"{name} of a text")
    if not place.style.get("writing-mode", "horizontal-tb").startswith(("horizontal", "lr")):
        raise ValueError("words that run down")
    found = text.pieces(element, place.style, source.styles)
    _refuse_scripts(found)
    words = list(text.placed(found, book))
    _report(element, found, source, book)
    groups: list[Group] = []
    for placed in words:
        style = placed.piece.style
        if style.get("text-decoration", "none") not in ("none", ""):
            source.fault(element, f"text-decoration: {style['text-decoration']} is not drawn", "draw a line")
        if style.get("visibility", "visible") == "visible":
            painted = fills.painted(placed.outline, replace(place, style=style))
            size = text.font_size(style) * hypot(place.matrix[2], place.matrix[3]) / MM_PER_PT
            groups += [Group(tuple(painted), lettering=Lettering(placed.piece.text, size))] if painted else []
    alt = " ".join(piece.text.strip() for piece in found)
    if len(groups) == 1:
        return [replace(groups[0], alt=alt)]
    return [Group(tuple(groups), alt=alt)] if groups else []


def _refuse_scripts(pieces: Iterable[text.Piece]) -> None:
    """Raises ValueError for words in a script that cannot be set."""
    for piece in pieces:
        for script, reason in script_names(sorted(unsettable(piece.text))).items():
            raise ValueError(f"pnp cannot set {script} yet ({reason})")


def _report(element: Element, pieces: Sequence[text.Piece], source: DrawingSource, book: FontBook) -> None:
    """Report what of words is drawn in another way."""
    for name, value in sorted({asked for piece in pieces for asked in undrawn_words(piece.style)}):
        source.fault(element, f"{name}: {value} of a text is not drawn")
    paths = "turn the text into paths (in Inkscape: Path, Object to Path)"
    for piece in pieces:
        if missing := text.missing(piece, book):
            hint = f"{paths}, or name a font of the kit that has them"
            source.fault(element, f"the font of a text lacks {' '.join(missing)!r}", hint)
    for family in dict.fromkeys(filter(None, (text.unknown_family(piece.style, book) for piece in pieces))):
        hint = f"{paths}, or name its font under fonts: of the theme; there is {', '.join(sorted(book.families))}"
        source.fault(element, f"the font {family!r} of a text is not in the kit: {text.FALLBACK!r} is shown", hint)
