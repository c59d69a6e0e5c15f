"""The fonts, language, icons and caches that text is set with."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Final

from pnp.fonts import FontBook
from pnp.text.hyphenate import Hyphenator
from pnp.text.style import SpanClass
from pnp.text.words import MeasuredWords, with_marks

# The families that every kit has, searched for characters that a font lacks.
FALLBACK: Final = ("sans", "serif")
# No language combines more marks with a character; longer clusters are not cached.
_LONGEST_CACHED_CLUSTER: Final = 4
NO_SPANS: Final[Mapping[str, SpanClass]] = MappingProxyType({})


class TextEngine:
    """What text is set with. Use one engine for all texts of a kit: it caches a bounded number of measured words.

    language: of texts without a language of their own. icons: the names that ``:name:`` may refer to. fallback: the
    font families that are searched, in this order, for characters that a font lacks. spans: the classes that spans of
    a text may have.
    """

    def __init__(
        self,
        book: FontBook,
        language: str = "en",
        icons: Container[str] = frozenset(),
        fallback: Sequence[str] = FALLBACK,
        spans: Mapping[str, SpanClass] = NO_SPANS,
    ) -> None:
        self.book = book
        self.language = language
        self.icons = icons
        self.spans = spans
        self._hyphenators: dict[str, Hyphenator] = {}
        self._fallback = tuple(fallback)
        self._words: dict[tuple[str, float, float], MeasuredWords] = {}
        self._font_for: dict[tuple[str, str], str | None] = {}
        self._plain_of: dict[str, frozenset[str]] = {}

    def hyphenator(self, language: str = "") -> Hyphenator:
        """The hyphenator of a language; by default, of the language of the engine."""
        code = language or self.language
        if code not in self._hyphenators:
            self._hyphenators[code] = Hyphenator(code)
        return self._hyphenators[code]

    def words(self, key: str, tracking: float = 0.0, scale: float = 1.0) -> MeasuredWords:
        """The measured words of a font. scale: their size as a share of that of their text. Raises FontError."""
        words = self._words.get((key, tracking, scale))
        if words is None:
            words = self._words[key, tracking, scale] = MeasuredWords(self.book[key], tracking, scale)
        return words

    def by_font(self, text: str, key: str) -> Iterator[tuple[str, str]]:
        """Split text into pieces that one font can show, each with the key of this font.

        A letter and its marks stay in one font if any font has them all. A character that no font has stays in the
        font with the given key.
        """
        if self._plain(key).issuperset(text):
            return iter([(text, key)] if text else [])
        return self._split_by_font(text, key)

    def _plain(self, key: str) -> frozenset[str]:
        """The ASCII characters that a font shows itself; none of them has marks."""
        if key not in self._plain_of:
            shown = (char for char in map(chr, range(128)) if self.font_for(char, key) == key)
            self._plain_of[key] = frozenset(shown)
        return self._plain_of[key]

    def _split_by_font(self, text: str, key: str) -> Iterator[tuple[str, str]]:
        letters = (letter for cluster in with_marks(text) for letter in self._shown_together(cluster, key))
        for font, chars in groupby(letters, lambda letter: self.font_for(letter, key) or key):
            yield "".join(chars), font

    def _shown_together(self, cluster: str, key: str) -> Sequence[str]:
        """A letter with its marks as one text, or as separate characters if no font has them all."""
        return (cluster,) if self.font_for(cluster, key) else tuple(cluster)

    def font_for(self, char: str, key: str) -> str | None:
        """The first font, starting with ``key``, that can show a character with its marks; None if there is none."""
        if len(char) > _LONGEST_CACHED_CLUSTER:
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
