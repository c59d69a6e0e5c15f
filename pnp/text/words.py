"""Words to widths: what a word takes up in one font, in thousandths of an em, at any size.

A word's measure holds the space before it, because a space is kerned with the letters beside it.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from unicodedata import normalize

from pnp.fonts import Font

SOFT_HYPHEN: Final = "\u00ad"
ZERO_WIDTH_SPACE: Final = "\u200b"

# They say where a line may end or may not, and show nothing.
_INVISIBLE: Final = {ord(char): None for char in (SOFT_HYPHEN, ZERO_WIDTH_SPACE, "\u2060", "\ufeff")}
# What many fonts lack and another character stands for with the same meaning.
_STAND_INS: Final = {"\u202f": "\u00a0", "\u2009": "\u00a0", "\u2007": "\u00a0", "\u2011": "-", "\u2010": "-"}
# Words of a long book: more would only take memory.
_MOST_WORDS: Final = 20_000
# What is longer is no word of any language. Broken over many lines, each rest of it would be kept.
_LONGEST_KEPT: Final = 200


class Word(NamedTuple):
    """One word in one font; lengths in thousandths of an em.

    raw: as in the source. text: as shown. lead: the space before, kerned. width: of the word alone.
    trail: the kern with a space behind. advance: all three. foreign: some characters are not in the font.
    """

    raw: str
    text: str
    lead: float
    width: float
    trail: float
    advance: float
    foreign: bool = False

    def at_start(self) -> Word:
        """The word without the space before it."""
        if not self.lead:
            return self
        return Word(self.raw, self.text, 0.0, self.width, self.trail, self.width + self.trail, self.foreign)

    def at_end(self) -> Word:
        """The word with nothing behind it."""
        if not self.trail:
            return self
        return Word(self.raw, self.text, self.lead, self.width, 0.0, self.lead + self.width, self.foreign)


class Words(dict[str, Word]):
    """The words of one font with one tracking, each measured when it is first asked for."""

    def __init__(self, font: Font, tracking: float = 0.0) -> None:
        super().__init__()
        self.font = font
        self.tracking = tracking
        self.has_foreign = False
        self._stand_ins = {
            ord(char): other for char, other in _STAND_INS.items() if not font.has(char) and font.has(other)
        }

    def __missing__(self, raw: str) -> Word:
        word = self._measure(raw)
        self.has_foreign |= word.foreign
        if len(raw) > _LONGEST_KEPT:
            return word
        if len(self) >= _MOST_WORDS:
            self.clear()
        self[raw] = word
        return word

    def shown(self, raw: str) -> str:
        """The characters that are shown for those of the source."""
        # Accents that stand alone are joined with their letters, for which the font has a drawing.
        return normalize("NFC", raw.translate(_INVISIBLE)).translate(self._stand_ins)

    def _measure(self, raw: str) -> Word:
        font = self.font
        text = raw if raw.isascii() else self.shown(raw)
        trail = font.kern(text[-1:], " ")
        width = sum(map(font.advance, text)) + sum(map(font.kern, text, text[1:])) + self.tracking * len(text)
        lead = font.advance(" ") + font.kern(" ", text[:1]) + self.tracking
        foreign = not all(map(font.has, text))
        return Word(raw, text, lead, width, trail, lead + width + trail, foreign)
