"""Words to widths: what a word takes up in one font, in thousandths of an em, at any size.

A word's measure holds the space before it, because a space is kerned with the letters beside it.
"""

from __future__ import annotations

from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from pnp.fonts import Font
from pnp.fonts.font import shows_all

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
    trail: the kern with a space behind. advance: all three. letters: how often the space between letters is
    added. foreign: some characters are not in the font.
    """

    raw: str
    text: str
    lead: float
    width: float
    trail: float
    advance: float
    letters: int = 0
    foreign: bool = False

    def at_start(self) -> Word:
        """The word without the space before it."""
        if not self.lead:
            return self
        # Written out, as is the next: _replace takes four times as long.
        advance = self.width + self.trail
        return Word(self.raw, self.text, 0.0, self.width, self.trail, advance, self.letters, self.foreign)

    def at_end(self) -> Word:
        """The word with nothing behind it."""
        if not self.trail:
            return self
        advance = self.lead + self.width
        return Word(self.raw, self.text, self.lead, self.width, 0.0, advance, self.letters, self.foreign)


class Words(dict[str, Word]):
    """The words of one font with one tracking, each measured when it is first asked for.

    loose: the letters will be set apart, so that no two may become one glyph.
    """

    def __init__(self, font: Font, tracking: float, *, loose: bool = False) -> None:
        super().__init__()
        self.font = font
        self.tracking = tracking
        self.has_foreign = False
        self._is_loose = loose or tracking != 0
        self._space = font.advance(" ") + tracking
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

    @cached_property
    def loose(self) -> Words:
        """The same words with all their letters apart."""
        return self if self._is_loose else Words(self.font, self.tracking, loose=True)

    def shown(self, raw: str) -> str:
        """The characters that are shown for those of the source."""
        # Accents that stand alone are joined with their letters, for which the font has a drawing.
        return normalize("NFC", raw.translate(_INVISIBLE)).translate(self._stand_ins)

    def breaks(self, raw: str) -> list[int]:
        """The characters of a word before which a line may end if it must: where a cluster of glyphs begins."""
        text = self.shown(raw)
        clusters = {cluster for part in self.font.shape(text, loose=self._is_loose).parts for cluster in part.clusters}
        if text == raw:
            return sorted(clusters - {0})
        found, shown, index = [], 0, 0
        for piece in with_marks(raw):
            length = len(self.shown(piece))
            # What shows nothing begins no line, and is none.
            if length and shown and shown in clusters:
                found.append(index)
            shown += length
            index += len(piece)
        return found

    def _measure(self, raw: str) -> Word:
        text = raw if raw.isascii() else self.shown(raw)
        shaped = self.font.shape(text, loose=self._is_loose)
        width = shaped.width + self.tracking * shaped.letters
        lead = self._space + shaped.before
        advance = lead + width + shaped.behind
        return Word(raw, text, lead, width, shaped.behind, advance, shaped.letters, not shows_all(shaped))


def visible(raw: str) -> str:
    """The characters without those that show nothing: they only say where a line may end."""
    return raw if raw.isascii() else raw.translate(_INVISIBLE)


def with_marks(raw: str) -> list[str]:
    """The characters of a word, each with the marks on it."""
    pieces: list[str] = []
    for is_mark, group in groupby(raw, lambda char: bool(combining(char))):
        chars = list(group)
        if is_mark and pieces:
            pieces[-1] += "".join(chars)
        else:
            pieces += chars
    return pieces
