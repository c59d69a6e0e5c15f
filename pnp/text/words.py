"""Measure words: the width of a word in one font, in thousandths of an em.

The measurement includes the space before the word, because spaces are kerned with the letters beside them.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import Final, NamedTuple
from unicodedata import normalize

from pnp.fonts import Font
from pnp.fonts.font import shows_all
from pnp.fonts.scripts import belongs_together

SOFT_HYPHEN: Final = "\u00ad"
ZERO_WIDTH_SPACE: Final = "\u200b"

# Characters without a glyph that only allow or prevent a line end.
_INVISIBLE: Final = {ord(char): None for char in (SOFT_HYPHEN, ZERO_WIDTH_SPACE, "\u2060", "\ufeff")}
# Characters that many fonts lack, with others of the same meaning.
_SUBSTITUTES: Final = {"\u202f": "\u00a0", "\u2009": "\u00a0", "\u2007": "\u00a0", "\u2011": "-", "\u2010": "-"}
# The words of a long book: caching more would only take memory.
_MOST_WORDS: Final = 4_000
# No language has longer words. An overlong word on many lines would be cached once a line, from there to its end.
_LONGEST_CACHED: Final = 200


class Word(NamedTuple):
    """One word in one font; lengths in thousandths of an em.

    raw: as in the source. text: as shown. lead: the kerned space before it. width: of the word alone. trail: the kern
    with a space behind it. advance: lead, width and trail. letters: how many times letter spacing is added.
    lacks_glyphs: the font lacks some of its characters.
    """

    raw: str
    text: str
    lead: float
    width: float
    trail: float
    advance: float
    letters: int = 0
    lacks_glyphs: bool = False

    def at_start(self) -> Word:
        """The word without the space before it."""
        if not self.lead:
            return self
        # Here and in at_end: _replace takes four times as long.
        advance = self.width + self.trail
        return Word(self.raw, self.text, 0.0, self.width, self.trail, advance, self.letters, self.lacks_glyphs)

    def at_end(self) -> Word:
        """The word with nothing behind it."""
        if not self.trail:
            return self
        advance = self.lead + self.width
        return Word(self.raw, self.text, self.lead, self.width, 0.0, advance, self.letters, self.lacks_glyphs)


class MeasuredWords(dict[str, Word]):
    """The words of one font with one tracking, each measured when first asked for.

    scale: the size of the words as a share of that of their text; widths are thousandths of an em of the text. loose:
    letters are spaced out, so there are no ligatures. lacks_glyphs: whether any measured word does.
    """

    def __init__(self, font: Font, tracking: float, scale: float = 1.0, *, loose: bool = False) -> None:
        super().__init__()
        self.font = font
        self.scale = scale
        self.tracking = tracking * scale
        self.lacks_glyphs = False
        self._is_loose = loose or tracking != 0
        self.space = font.advance(" ") * scale + self.tracking
        self._substitutes = {
            ord(char): other for char, other in _SUBSTITUTES.items() if not font.has(char) and font.has(other)
        }

    def __missing__(self, raw: str) -> Word:
        word = self._measure(raw)
        self.lacks_glyphs |= word.lacks_glyphs
        if len(raw) > _LONGEST_CACHED:
            return word
        if len(self) >= _MOST_WORDS:
            self.clear()
        self[raw] = word
        return word

    @cached_property
    def loose(self) -> MeasuredWords:
        """The same words without ligatures."""
        return self if self._is_loose else MeasuredWords(self.font, 0.0, self.scale, loose=True)

    def shown(self, raw: str) -> str:
        """The characters that are shown for those of the source."""
        # Combining accents are composed with their letters, since fonts have glyphs for these.
        return normalize("NFC", raw.translate(_INVISIBLE)).translate(self._substitutes)

    def breaks(self, raw: str) -> list[int]:
        """Where a line may end inside a word as a last resort: the characters at which a cluster of glyphs begins."""
        text = self.shown(raw)
        clusters = {cluster for part in self.font.shape(text, loose=self._is_loose).runs for cluster in part.clusters}
        if text == raw:
            return sorted(clusters - {0})
        breaks, shown, index = [], 0, 0
        for piece in with_marks(raw):
            length = len(self.shown(piece))
            # A line must not begin with, or consist of, invisible characters.
            if length and shown and shown in clusters:
                breaks.append(index)
            shown += length
            index += len(piece)
        return breaks

    def _measure(self, raw: str) -> Word:
        text = raw if raw.isascii() else self.shown(raw)
        shaped = self.font.shape(text, loose=self._is_loose)
        scale = self.scale
        width, behind = shaped.width * scale + self.tracking * shaped.letters, shaped.behind * scale
        lead = self.space + shaped.before * scale
        return Word(raw, text, lead, width, behind, lead + width + behind, shaped.letters, not shows_all(shaped))


def visible(raw: str) -> str:
    """The characters without the invisible ones that only allow or prevent a line end."""
    return raw if raw.isascii() else raw.translate(_INVISIBLE)


def with_marks(raw: str) -> list[str]:
    """The characters of a word, each together with its marks and, in a conjunct, with the letters joined to it."""
    starts = [index for index, char in enumerate(raw) if not index or not belongs_together(raw[index - 1], char)]
    return [raw[start:end] for start, end in pairwise([*starts, len(raw)])]
