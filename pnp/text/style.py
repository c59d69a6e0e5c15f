"""How a text looks: fonts, size, leading, alignment, and how its lines are chosen."""

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
        """The fonts of a text set in ``key``: its italic, its bold, or in bold text the black.

        What the family lacks is replaced by what comes nearest. Raises FontError if there is no such font.
        """
        name = book.name(key)
        heavier: Weight = "bold" if WEIGHTS.index(name.weight) < WEIGHTS.index("semibold") else "black"

        def closest(bold: bool, italic: bool) -> str:
            found = book.closest(name.family, weight=heavier if bold else name.weight, italic=italic is not name.italic)
            near = book.name(found)
            return FontName(near.family, near.weight, near.italic, name.variant).key

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
    """The look of a text.

    size: in points. leading: from baseline to baseline, in sizes. indent: of each paragraph's first line, mm.
    tracking: between all letters, in thousandths of an em. icon: the side of an inline icon, in sizes.
    paragraph_gap: between paragraphs, mm. edge: what the box of the text reaches from and to: ascender to
    descender, capital height to descender, or capital height to baseline (for figures in the middle of a
    counter). breaks: a line feed in the source breaks the line. hyphenate: words may be divided, in ragged
    text only where a line would else be left ``ragged`` of its width short. language: whose syllables these are,
    a BCP 47 tag, empty for that of the engine. optimal: choose all lines of a paragraph together, as a book does.
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
