"""The style of a text: fonts, size, leading, alignment and line breaking."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

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


class Outline(NamedTuple):
    """A line around letters, outside of them. width: in mm."""

    ink: Ink
    width: Mm


class Shadow(NamedTuple):
    """The letters once more below themselves, moved right and down by so many mm."""

    ink: Ink
    across: Mm
    down: Mm


@dataclass(frozen=True, slots=True)
class LetterEffects:
    """What is drawn with letters besides themselves. underline, strike: lines under and through them."""

    underline: bool = False
    strike: bool = False
    outline: Outline | None = None
    shadow: Shadow | None = None

    def over(self, outer: LetterEffects) -> LetterEffects:
        """These effects together with those of the text around."""
        return LetterEffects(
            self.underline or outer.underline,
            self.strike or outer.strike,
            self.outline or outer.outline,
            self.shadow or outer.shadow,
        )


NO_EFFECTS: Final = LetterEffects()


@dataclass(frozen=True, slots=True, kw_only=True)
class SpanClass:
    """How words of a class differ from the text around them; what it does not say stays as it is.

    font: a key. size: in points, in a text of its own size; 0 for that of the text. tracking: in thousandths of an em.
    drop: a span at the beginning of a paragraph is a drop capital of so many lines.
    """

    font: str = ""
    size: Pt = 0.0
    ink: Ink | None = None
    tracking: float | None = None
    small_caps: bool = False
    effects: LetterEffects = NO_EFFECTS
    drop: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TextStyle:
    """The style of a text.

    size: in points. leading: from baseline to baseline, in sizes. indent: of the first line of each paragraph, mm.
    tracking: added to each letter, in thousandths of an em. icon: the side of an inline icon, in sizes. icon_shift: how
    far inline icons are raised, in sizes.
    paragraph_gap: between paragraphs, mm. edge: the top and bottom of the box of the text: ascender to descender,
    capital height to descender, or capital height to baseline (for figures in the middle of a counter). breaks: a line
    feed in the source is a hard break. hyphenate: words may be hyphenated; in ragged text, only if the line would
    otherwise leave more than the share ``ragged`` of its width empty. language: for hyphenation, a BCP 47 tag; empty
    for that of the engine. optimal: choose the ends of all lines of a paragraph together (total fit). effects: of all
    letters. drop: how many lines high the first letter is. drops: paragraphs may have drop capitals.
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
    icon_shift: float = 0.0
    effects: LetterEffects = NO_EFFECTS
    drop: int = 0
    drops: bool = True
