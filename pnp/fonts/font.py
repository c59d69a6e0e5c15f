"""Fonts: shape and measure words, in thousandths of an em.

A font is a file with OpenType features, such as the one for small capitals. If a file lacks that (all italics do),
small capitals are capitals of the next heavier font made smaller, so that their stems keep their weight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from pnp.fonts.file import FontFile
from pnp.fonts.names import Variant
from pnp.fonts.shape import Features, GlyphRun, ShapedWord, shape, split_by_alias

_FEATURES: Final[Mapping[Variant, Features]] = {
    "": {},
    "smallcaps": {"smcp": True},
    "allsmallcaps": {"smcp": True, "c2sc": True},
    "oldstyle": {"onum": True},
}
# For letterspaced text.
_NO_LIGATURES: Final[Features] = {"liga": False, "clig": False}
# Small capitals are a little taller than the x-height.
_OVER_X_HEIGHT: Final = 1.06
# The words of a long book: caching more would only take memory.
_MOST_WORDS: Final = 4_000
# No language has longer words, and such a text hardly occurs twice.
_LONGEST_CACHED: Final = 200
# Suffixes of the names of files: capitals shown as small capitals, and small letters shown as capitals.
_CAPITALS, _SMALL = "c", "s"


class Font:
    """A font; every length in thousandths of an em, ``descent`` positive. Caches a bounded number of words.

    heavier: the file for synthetic small capitals, if ``file`` has none. language: a BCP 47 tag.
    """

    def __init__(self, key: str, file: FontFile, variant: Variant, heavier: FontFile, language: str) -> None:
        self.key = key
        self.file = file
        self.ascent, self.descent = file.ascent, file.descent
        self.cap_height, self.x_height = file.cap_height, file.x_height
        self._variant = variant
        self._heavier = heavier
        self._synthesizes_capitals = variant in ("smallcaps", "allsmallcaps") and "smcp" not in file.features
        self._features = {} if self._synthesizes_capitals else _FEATURES[variant]
        self._language = language
        self._shaped_words: dict[str, ShapedWord] = {}
        self._shaped_loose_words: dict[str, ShapedWord] = {}
        self._kerns: dict[tuple[str, str], float] = {}
        self._widths: dict[str, float] = {}

    def shape(self, word: str, *, loose: bool = False) -> ShapedWord:
        """The glyphs of a word. loose: without ligatures, for letterspaced text."""
        cache = self._shaped_loose_words if loose else self._shaped_words
        shaped = cache.get(word)
        if shaped is None:
            shaped = self._shape(word, loose)
            if len(word) <= _LONGEST_CACHED:
                if len(cache) >= _MOST_WORDS:
                    cache.clear()
                cache[word] = shaped
        return shaped

    def has(self, char: str) -> bool:
        """Whether the font has a character with its combining marks."""
        return bool(char) and shows_all(self.shape(char))

    def advance(self, char: str) -> float:
        """The advance width of a character; if the font lacks it, of the empty box."""
        return self.shape(char).width

    def kern(self, left: str, right: str) -> float:
        """The kern between two texts; negative if they move together."""
        kern = self._kerns.get((left, right))
        if kern is None:
            if len(self._kerns) >= _MOST_WORDS:
                self._kerns.clear()
            together = _width(self._runs(left + right, loose=False))
            kern = self._kerns[left, right] = together - self._width_of(left) - self._width_of(right)
        return kern

    def width(self, text: str, *, loose: bool = False) -> float:
        """The width of words with single spaces between them. loose: as for ``shape``."""
        words = [self.shape(word, loose=loose) for word in text.split(" ")]
        spaces = (len(words) - 1) * self.advance(" ")
        kerns = sum(word.before for word in words[1:]) + sum(word.behind for word in words[:-1])
        return sum(word.width for word in words) + spaces + kerns

    def _shape(self, word: str, loose: bool) -> ShapedWord:
        runs = tuple(self._runs(word, loose)) if word else ()
        is_extractable = all("" not in run.texts for run in runs)
        clusters = sorted(set(runs[0].clusters) if len(runs) == 1 else {c for run in runs for c in run.clusters})
        before = behind = 0.0
        if clusters and word != " ":
            if self._is_own(runs[0]):
                before = self.kern(" ", word[: clusters[1]] if len(clusters) > 1 else word)
            if self._is_own(runs[-1]):
                behind = self.kern(word[clusters[-1] :], " ")
        return ShapedWord(runs, _width(runs), before, behind, len(clusters), is_extractable)

    def _width_of(self, text: str) -> float:
        """The width of a text without kerning at its ends."""
        width = self._widths.get(text)
        if width is None:
            if len(self._widths) >= _MOST_WORDS:
                self._widths.clear()
            width = self._widths[text] = _width(self._runs(text, loose=False))
        return width

    def _is_own(self, run: GlyphRun) -> bool:
        """Whether a run is in the font of the spaces, so that it is kerned with them."""
        return run.file is self.file and run.size == 1.0

    def _runs(self, text: str, loose: bool) -> list[GlyphRun]:
        features = {**self._features, **_NO_LIGATURES} if loose else self._features
        if self._synthesizes_capitals:
            return list(self._with_synthetic_capitals(text, features))
        run = shape(self.file, text, features, self._language)
        if self._variant == "allsmallcaps" and text.lower() != text:
            return list(split_by_alias(run, lambda letters: _CAPITALS if letters.isupper() else ""))
        return [run]

    def _with_synthetic_capitals(self, text: str, features: Features) -> Iterator[GlyphRun]:
        size = _OVER_X_HEIGHT * self.x_height / self.cap_height
        start = 0
        for is_small, group in groupby(text, lambda char: bool(self._capital(char))):
            letters = "".join(group)
            if is_small:
                capitals = "".join(map(self._capital, letters))
                run = shape(self._heavier, capitals, features, self._language, "ltr", letters, size, start)
                yield from split_by_alias(run, lambda text: "" if text.isupper() else _SMALL)
            else:
                yield shape(self.file, letters, features, self._language, start=start)
            start += len(letters)

    def _capital(self, char: str) -> str:
        """The capital that is shown, smaller, for a character; empty if it has none of a single character."""
        upper = char.upper()
        if len(upper) != 1 or (upper == char and not (self._variant == "allsmallcaps" and char.isupper())):
            return ""
        return upper if self._heavier.glyph(upper) else ""


def shows_all(shaped: ShapedWord) -> bool:
    """Whether the font has all glyphs of a word, so that no empty box is shown."""
    return all(0 not in run.ids for run in shaped.runs)


def _width(runs: Iterable[GlyphRun]) -> float:
    return sum([sum(run.advances) * run.size for run in runs])
