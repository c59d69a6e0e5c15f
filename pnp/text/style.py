"""The style of a text: fonts, size, leading, alignment and line breaking."""

from __future__ import annotations

from typing import Literal

from pnp.fonts import FontBook, FontName, Weight
from pnp.fonts.names import WEIGHTS
from pnp.frame import Ink
from pnp.measures import Mm, Pt
from pnp.text.rich import SpanStyle
from pnp.values import dataclass

Align = Literal["left", "center", "right", "justify"]
Edge = Literal["ascender", "cap", "figures"]


@dataclass(frozen=True, slots=True)
class TextFonts:
    """The font keys of a text and of its emphasis."""

    regular: str
    bold: str
    italic: str
    bold_italic: str

    @classmethod
    def of(cls, book: FontBook, key: str) -> TextFonts:
        """The fonts of a text set in ``key``: its italic and its bold; in bold text, black instead of bold.

        A font that the family lacks is replaced by the closest one. Raises FontError if there is no such font.
        """
        name = book.name(key)
        heavier: Weight = "bold" if WEIGHTS.index(name.weight) < WEIGHTS.index("semibold") else "black"

        def closest(bold: bool, italic: bool) -> str:
            closest_key = book.closest(
                name.family, weight=heavier if bold else name.weight, italic=italic is not name.italic
            )
            closest_name = book.name(closest_key)
            return FontName(closest_name.family, closest_name.weight, closest_name.italic, name.variant).key

        return cls(key, closest(True, False), closest(False, True), closest(True, True))

    def key(self, style: SpanStyle) -> str:
        """The font key of a run."""
        if style.bold:
            key = self.bold_italic if style.italic else self.bold
        else:
            key = self.italic if style.italic else self.regular
        if style.smallcaps and not key.endswith("smallcaps"):
            return key.removesuffix("-oldstyle") + "-smallcaps"
        return key


@dataclass(frozen=True, slots=True, kw_only=True)
class TextStyle:
    """The style of a text.

    size: in points. leading: from baseline to baseline, in sizes. indent: of the first line of each paragraph, mm.
    tracking: added to each letter, in thousandths of an em. icon: the side of an inline icon, in sizes.
    paragraph_gap: between paragraphs, mm. edge: the top and bottom of the box of the text: ascender to descender,
    capital height to descender, or capital height to baseline (for figures in the middle of a counter). breaks: a line
    feed in the source is a hard break. hyphenate: words may be hyphenated; in ragged text, only if the line would
    otherwise leave more than the share ``ragged`` of its width empty. language: for hyphenation, a BCP 47 tag; empty
    for that of the engine. optimal: choose the ends of all lines of a paragraph together (total fit).
    """

    fonts: TextFonts
    size: Pt
    ink: Ink
    link_ink: Ink | None = None
    leading: float = 1.2
    align: Align = "left"
    indent: Mm = 0.0
    hyphenate: bool = False
    language: str = ""
    ragged: float = 0.2
    optimal: bool = False
    tracking: float = 0.0
    icon: float = 1.0
    paragraph_gap: Mm = 0.0
    edge: Edge = "ascender"
    breaks: bool = False
