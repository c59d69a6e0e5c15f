"""What setting text needs beside the text: fonts, a language, the icons that there are, and caches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from pnp.fonts import FontBook
from pnp.text.hyphenate import Hyphenator
from pnp.text.words import Words, with_marks

# A character with so many marks is in no language.
_MOST_KEPT: Final = 4


class TextEngine:
    """Sets text. Keep one for all texts of a kit: it remembers words it has measured.

    language: of texts that do not say theirs. icons: the names that ``:name:`` may mean. fallback: font families
    that are asked, in this order, for characters that a font lacks. Remembers a bounded number of words.
    """

    def __init__(
        self,
        book: FontBook,
        language: str = "en",
        icons: frozenset[str] = frozenset(),
        fallback: Sequence[str] = ("sans", "serif"),
    ) -> None:
        self.book = book
        self.language = language
        self.icons = icons
        self._hyphenators: dict[str, Hyphenator] = {}
        self._fallback = tuple(fallback)
        self._words: dict[tuple[str, float], Words] = {}
        self._font_for: dict[tuple[str, str], str | None] = {}

    def hyphenator(self, language: str = "") -> Hyphenator:
        """What divides words of a language, or of that which most texts are in."""
        wanted = language or self.language
        if wanted not in self._hyphenators:
            self._hyphenators[wanted] = Hyphenator(wanted)
        return self._hyphenators[wanted]

    def words(self, key: str, tracking: float = 0.0) -> Words:
        """The measured words of a font. Raises FontError."""
        words = self._words.get((key, tracking))
        if words is None:
            words = self._words[key, tracking] = Words(self.book[key], tracking)
        return words

    def by_font(self, text: str, key: str) -> Iterator[tuple[str, str]]:
        """Cut text where another font must help out: pieces, each with a font key.

        A letter and its marks are in one font if there is one that has them all. A character that no font has stays
        with the font that was asked for.
        """
        letters = (letter for cluster in with_marks(text) for letter in self._shown_together(cluster, key))
        for font, chars in groupby(letters, lambda letter: self.font_for(letter, key) or key):
            yield "".join(chars), font

    def _shown_together(self, cluster: str, key: str) -> Sequence[str]:
        """A letter with its marks, or each alone where no font has them all."""
        return (cluster,) if self.font_for(cluster, key) else tuple(cluster)

    def font_for(self, char: str, key: str) -> str | None:
        """The first font that can show a character with its marks, beginning with ``key``; None if there is none."""
        if len(char) > _MOST_KEPT:
            return self._find_font(char, key)
        if (char, key) not in self._font_for:
            self._font_for[char, key] = self._find_font(char, key)
        return self._font_for[char, key]

    def _find_font(self, char: str, key: str) -> str | None:
        words = self.words(key)
        shown = words.shown(char)
        if all(map(words.font.has, shown)):
            return key
        name = self.book.name(key)
        for family in self._fallback:
            other = self.book.closest(family, weight=name.weight, italic=name.italic)
            # Symbols are often in the upright fonts only.
            for candidate in (other, self.book.closest(family, weight=name.weight)):
                if self.book[candidate].has(shown):
                    return candidate
        return None
