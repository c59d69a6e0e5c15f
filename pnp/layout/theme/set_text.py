"""Set rich text of a class in a box, as positioned runs and icons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from pnp.errors import FontError
from pnp.frame import Ink, Item, TextRun
from pnp.layout.geometry.box import Box
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.text import Lines, TextEngine, TextFonts, TextStyle, fit, layout_text
from pnp.text.effects import drawn_effects, runs_of
from pnp.text.lines import MarkupFault
from pnp.text.typesetting import LineMetrics
from pnp.values import dataclass

_ENDLESS: Final[Mm] = 100_000.0
# Only short texts are cached: the type of a card or a stat occurs on many faces, long texts hardly ever do.
_SHORT: Final = 48
_MOST_KEPT: Final = 1024
# The share of the unused height that is above a text.
_ABOVE: Final = {"top": 0.0, "middle": 0.5, "bottom": 1.0}


class IconDrawer(Protocol):
    """Draws an icon among words."""

    def __call__(self, name: str, box: Box, color: str, alt: str = "", ground: str = "paper") -> tuple[Item, ...]:
        """An icon centred in a box. color, ground: palette tokens of the icon and of the parts that it leaves out."""


@dataclass(frozen=True, slots=True)
class SetText:
    """Set words. bounds: left, top, right, bottom of the lines. size: of the type, in points.

    overflow, across: by how many mm the words are higher than their box, or longer than their arc. overflow_words:
    those below its bottom edge. broken: lines with a word that is wider than the box. missing: characters that no font
    has. faults: markup that is not understood. spans: words with an ink, a size or an outline of their own, one of each
    kind. corners: four of each letter, if they stand on an arc, with its words.
    """

    items: tuple[Item, ...]
    bounds: tuple[Mm, Mm, Mm, Mm]
    size: Pt
    overflow: Mm = 0.0
    across: Mm = 0.0
    overflow_words: str = ""
    broken: tuple[str, ...] = ()
    missing: str = ""
    faults: tuple[MarkupFault, ...] = ()
    spans: tuple[TextRun, ...] = ()
    corners: tuple[tuple[Mm, Mm], ...] = ()
    words: str = ""

    @property
    def is_clean(self) -> bool:
        """Whether all words fit, all characters have glyphs, and all markup is understood."""
        return not (self.overflow or self.across or self.broken or self.missing or self.faults)


def _spans(lines: Lines, ink: Ink, size: Pt) -> tuple[TextRun, ...]:
    """Runs that look different from the text around them, one of each kind."""
    kinds: dict[object, TextRun] = {}
    for line in lines.lines:
        for run in line.runs:
            if run.ink is not ink or run.size != size or run.halo:
                kinds.setdefault((run.ink, run.size, run.halo), run)
    return tuple(kinds.values())


class TextSetter:
    """Sets texts with one text engine, and caches short ones."""

    def __init__(self, engine: TextEngine) -> None:
        self.engine = engine
        # By identity, since hashing the many fields of a style would cost more than the cache saves.
        self._styles: dict[tuple[int, str], tuple[Style, TextStyle]] = {}
        self._short: dict[tuple[str, int, str, Box, str], SetText] = {}
        self._sizes: dict[tuple[str, int, Mm], tuple[Mm, Mm]] = {}

    def text_style(self, style: Style, color: str) -> TextStyle:
        """The text style of a class; an unknown font is replaced by the plain one."""
        key = (id(style), color)
        cached = self._styles.get(key)
        if cached is None:
            cached = self._styles[key] = (style, self._text_style(style, color))
        return cached[1]

    def _text_style(self, style: Style, color: str) -> TextStyle:
        try:
            fonts = TextFonts.of(self.engine.book, f"{style.font}-smallcaps" if style.small_caps else style.font)
        except FontError:
            fonts = TextFonts.of(self.engine.book, "sans")
        return TextStyle(
            fonts=fonts,
            size=style.size,
            ink=style.text_ink(color),
            leading=style.leading,
            align=style.align,
            hyphenate=style.hyphenate,
            language=style.language,
            tracking=style.tracking,
            # Words in the middle of a box look centred if their capitals are, without descenders.
            edge="figures" if style.valign == "middle" else "ascender",
            paragraph_gap=style.size * 0.12 if style.gap is None else style.gap,
            breaks=True,
            icon=style.icon_scale,
            icon_shift=style.icon_shift,
            effects=style.effects,
            drop=style.drop,
        )

    def set(self, text: str, box: Box, style: Style, color: str, icons: IconDrawer, ground: str = "paper") -> SetText:
        """Set words in a box, at the largest size that fits, not smaller than the class allows.

        They are drawn completely, even beyond the box if they do not fit. ground: the palette token under them. icons:
        draws the icons among the words.
        """
        if len(text) > _SHORT:
            return self._set(text, box, style, color, icons, ground)
        key = (text, id(style), color, box, ground)
        set_text = self._short.get(key)
        if set_text is None:
            if len(self._short) >= _MOST_KEPT:
                self._short.clear()
            set_text = self._short[key] = self._set(text, box, style, color, icons, ground)
        return set_text

    def _set(self, text: str, box: Box, style: Style, color: str, icons: IconDrawer, ground: str) -> SetText:
        text_style, above = self.text_style(style, color), _ABOVE[style.valign]
        at = (box.x, box.y)
        fitted = fit(self.engine, text, text_style, box.width, box.height, style.fit or None, at, above, style.grow)
        lines = fitted.lines
        y = box.y + above * (box.height - lines.height)
        effects = drawn_effects(lines.lines, self.engine.book)
        items: list[Item] = list(effects.under)
        for line in lines.lines:
            items += runs_of(line)
            for icon in line.icons:
                token = icon.token or color or style.color
                items += icons(icon.name, Box(icon.x, icon.y, icon.size, icon.size), token, icon.name, ground)
            items += line.links
        items += effects.over
        left = min([line.x for line in lines.lines], default=box.x)
        right = max([line.x + line.width for line in lines.lines], default=box.x)
        return SetText(
            items=tuple(items),
            bounds=(left, y, right, y + lines.height),
            size=fitted.size,
            overflow=fitted.overflow_mm,
            overflow_words=fitted.overflow_text,
            broken=tuple(line.text for line in lines.lines if line.broken),
            missing="".join(dict.fromkeys(missing.char for missing in lines.missing)),
            faults=lines.faults,
            spans=_spans(lines, text_style.ink, fitted.size),
        )

    def natural_width(self, text: str, style: Style) -> Mm:
        """The width of rich text on one line, in mm."""
        return self._natural(text, style, _ENDLESS)[0]

    def natural_height(self, text: str, style: Style, width: Mm) -> Mm:
        """The height of rich text in a column, at the size of its class, padding included, in mm."""
        left, top, right, bottom = style.padding
        inner = max(width - left - right, 0.1)
        return self._natural(text, style, inner)[1] + top + bottom

    def _natural(self, text: str, style: Style, width: Mm) -> tuple[Mm, Mm]:
        """The width and height of rich text in a column: asked for again on every card of a deck with ``level``."""
        key = (text, id(style), width)
        size = self._sizes.get(key)
        if size is None:
            if len(self._sizes) >= _MOST_KEPT:
                self._sizes.clear()
            lines = layout_text(self.engine, text, self.text_style(style, ""), width)
            size = self._sizes[key] = lines.width, lines.height
        return size

    def row_height(self, text: str, style: Style, width: Mm) -> Mm:
        """The height in mm of a table row with this cell, with the full leading of each line.

        The box of vertically centred words has only the height of their capitals, which is corrected here.
        """
        text_style = self.text_style(style, "")
        left, top, right, bottom = style.padding
        lines = layout_text(self.engine, text, text_style, max(width - left - right, 0.1))
        pitch = text_style.size * MM_PER_PT * text_style.leading
        box = (
            LineMetrics.of(self.engine, text_style, text_style.size).height(1)
            if text_style.edge == "figures"
            else pitch
        )
        return lines.height + pitch - box + top + bottom

    def longest_word(self, texts: Sequence[str], style: Style) -> Mm:
        """The width of the widest word of several texts, in mm."""
        words = {word for text in texts for word in text.split()}
        return max((self.natural_width(word, style) for word in sorted(words)), default=0.0)
