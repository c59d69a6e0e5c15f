"""Set the words of an element in its box: rich text and a class → positioned runs and icons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from pnp.errors import FontError
from pnp.frame import Item
from pnp.layout.geometry.box import Box
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.text import TextEngine, TextFonts, TextStyle, fit, layout_text
from pnp.text.setting import Grid
from pnp.values import dataclass

_ENDLESS: Final[Mm] = 100_000.0
# Short texts come again on many faces: a kind of card, a stat. Long ones hardly ever do.
_SHORT: Final = 48
_MOST_KEPT: Final = 1024
# The share of the height left over that stays free above a text.
_ABOVE: Final = {"top": 0.0, "middle": 0.5, "bottom": 1.0}


class IconDrawer(Protocol):
    """Draws an icon among words."""

    def __call__(self, name: str, box: Box, color: str, alt: str = "", ground: str = "paper") -> tuple[Item, ...]:
        """An icon centred in a box. color, ground: palette tokens of it and of what is left out of it."""


@dataclass(frozen=True, slots=True)
class SetText:
    """Words on a face. bounds: left, top, right, bottom of what is drawn. size: in points, as it was set.

    overflow: by how many mm the words are higher than their box; overflow_words: those below its edge.
    broken: words that are wider than the box. missing: characters that no font has.
    """

    items: tuple[Item, ...]
    bounds: tuple[Mm, Mm, Mm, Mm]
    size: Pt
    overflow: Mm = 0.0
    overflow_words: str = ""
    broken: tuple[str, ...] = ()
    missing: str = ""

    @property
    def is_clean(self) -> bool:
        """Whether everything fits and can be shown."""
        return not (self.overflow or self.broken or self.missing)


class Setter:
    """Sets words with one text engine, and remembers short ones."""

    def __init__(self, engine: TextEngine) -> None:
        self.engine = engine
        # By identity: a style has many fields, and hashing them would cost more than it saves.
        self._styles: dict[tuple[int, str], tuple[Style, TextStyle]] = {}
        self._short: dict[tuple[str, int, str, Box, str], SetText] = {}

    def text_style(self, style: Style, color: str) -> TextStyle:
        """The style of a class as the text engine wants it; an unknown font becomes the plain one."""
        key = (id(style), color)
        found = self._styles.get(key)
        if found is None:
            found = self._styles[key] = (style, self._made(style, color))
        return found[1]

    def _made(self, style: Style, color: str) -> TextStyle:
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
            # Words in the middle of a box look centred by their capitals, not by room for descenders.
            edge="figures" if style.valign == "middle" else "ascender",
            paragraph_gap=style.size * 0.12,
            breaks=True,
        )

    def set(self, text: str, box: Box, style: Style, color: str, icons: IconDrawer, ground: str = "paper") -> SetText:
        """Set words in a box, in the largest size that fits, not smaller than the class allows.

        They are drawn completely, even beyond the box if they do not fit. ground: the palette token that
        they lie on. icons: draws those among the words.
        """
        if len(text) > _SHORT:
            return self._set(text, box, style, color, icons, ground)
        key = (text, id(style), color, box, ground)
        found = self._short.get(key)
        if found is None:
            if len(self._short) >= _MOST_KEPT:
                self._short.clear()
            found = self._short[key] = self._set(text, box, style, color, icons, ground)
        return found

    def _set(self, text: str, box: Box, style: Style, color: str, icons: IconDrawer, ground: str) -> SetText:
        wanted, above = self.text_style(style, color), _ABOVE[style.valign]
        at = (box.x, box.y)
        fitted = fit(self.engine, text, wanted, box.width, box.height, style.fit or None, at, above)
        lines = fitted.lines
        y = box.y + above * (box.height - lines.height)
        items: list[Item] = []
        for line in lines.lines:
            items += line.runs
            for icon in line.icons:
                token = color or style.color
                items += icons(icon.name, Box(icon.x, icon.y, icon.size, icon.size), token, icon.name, ground)
            items += line.links
        left = min([line.x for line in lines.lines], default=box.x)
        right = max([line.x + line.width for line in lines.lines], default=box.x)
        return SetText(
            items=tuple(items),
            bounds=(left, y, right, y + lines.height),
            size=fitted.size,
            overflow=fitted.overflow_mm,
            overflow_words=fitted.overflow_text,
            broken=tuple(line.text for line in lines.lines if line.broken),
            missing="".join(dict.fromkeys(one.char for one in lines.missing)),
        )

    def natural_width(self, text: str, style: Style) -> Mm:
        """The width of rich text on one line, in mm."""
        return layout_text(self.engine, text, self.text_style(style, ""), _ENDLESS).width

    def natural_height(self, text: str, style: Style, width: Mm) -> Mm:
        """The height of rich text in a column, at the size of its class, padding included, in mm."""
        left, top, right, bottom = style.padding
        lines = layout_text(self.engine, text, self.text_style(style, ""), max(width - left - right, 0.1))
        return lines.height + top + bottom

    def row_height(self, text: str, style: Style, width: Mm) -> Mm:
        """The height of a table's row with this cell: each of its lines counts its whole leading, in mm.

        Words in the middle of a box are centred by their capitals, which alone are no line.
        """
        wanted = self.text_style(style, "")
        left, top, right, bottom = style.padding
        lines = layout_text(self.engine, text, wanted, max(width - left - right, 0.1))
        pitch = wanted.size * MM_PER_PT * wanted.leading
        box = Grid.of(self.engine, wanted, wanted.size).height(1) if wanted.edge == "figures" else pitch
        return lines.height + pitch - box + top + bottom

    def longest_word(self, texts: Sequence[str], style: Style) -> Mm:
        """The width of the widest word of several texts: a column cannot be narrower."""
        words = {word for text in texts for word in text.split()}
        return max((self.natural_width(word, style) for word in sorted(words)), default=0.0)
