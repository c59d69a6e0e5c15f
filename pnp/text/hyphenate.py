"""Find where a line may end inside a word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from pnp.fonts.scripts import belongs_together, is_mark
from pnp.text.syllables import Syllables, syllables
from pnp.text.words import SOFT_HYPHEN, ZERO_WIDTH_SPACE, visible

_LEAST_BEFORE: Final = 2
_LEAST_BEHIND: Final = 3
_SHORTEST: Final = 6
_MOST_WORDS: Final = 20_000

_LETTERS = re.compile(r"[^\W\d_]+")
# A line may end after a hyphen or slash only between words, not in X-ray, n/a, 3-6 or -1. It may end before and
# after an em dash, and after an en dash unless that is in a range of numbers.
_BETWEEN_WORDS = re.compile(r"(?<=[^\W\d_]{2})[-\u2010/](?=[^\W\d_]{2})")
_EN_DASH = re.compile(r"(?<=[^\W\d_])\u2013(?=[^\W\d_])")
# Not between two dashes, nor between a dash and a bracket, a quotation mark or a punctuation mark.
_EM_DASH = re.compile(
    r"(?<![\u2014\s(\[{<\u2329«‹“‘„‚\"'´\u2060\u200d])(?=\u2014)"
    r"|(?<=\u2014)(?![\u2014\s.,;:!?…‥․/)\]}>»›”’\"'\u00ad\u2060\u200d\u0300-\u036f-])"
)
_IDEOGRAPHS: Final = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef"
# Chinese and Japanese lines may end anywhere, but not before closing marks nor after opening ones.
_JAMO: Final = "\u1100-\u11ff"
_OPENING: Final = _JAMO + "〈《「『【〔〖〘〚〝（［｛｟｢＄￡￥￦"
_CLOSING: Final = (
    _JAMO
    + "、。〉》」』】〕〗〙〛〞〟），．］｝｠｡｣､！？％￠々〜〻〼ゝゞ゠・ヽヾ：；･ﾞﾟーｰ゛゜\u3000\u3099\u309a\u302a-\u302f"
)
_BETWEEN_IDEOGRAPHS: Final = (
    rf"(?:(?<=[{_IDEOGRAPHS}])(?=[\w{_IDEOGRAPHS}])|(?<=\w)(?=[{_IDEOGRAPHS}]))(?<![{_OPENING}])(?![{_CLOSING}])"
)


class Split(NamedTuple):
    """A line may end before the character ``at`` of a word, with ``hyphen`` added."""

    at: int
    hyphen: str


class Hyphenator:
    """Finds the splits of words in one language, with the patterns of Pyphen if it knows the language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._cache: dict[tuple[str, bool], tuple[Split, ...]] = {}

    def splits(self, word: str, *, hyphenate: bool) -> tuple[Split, ...]:
        """Where a line may end inside a word, from left to right: at hyphens, dashes, slashes and soft hyphens.

        hyphenate: also between syllables, unless the word has digits or soft hyphens of its own.
        """
        splits = self._cache.get((word, hyphenate))
        if splits is None:
            if len(self._cache) >= _MOST_WORDS:
                self._cache.clear()
            splits = self._cache[word, hyphenate] = tuple(self._find(word, hyphenate))
        return splits

    def _find(self, word: str, hyphenate: bool) -> list[Split]:
        letters = word if word.isascii() else "".join("x" if is_mark(char) else char for char in word)
        hyphens = {match.end(): "" for match in _BETWEEN_WORDS.finditer(letters)}
        hyphens |= {match.end(): "" for match in _EN_DASH.finditer(letters)}
        if not word.isascii():
            # Compiled only when needed: a set of so many characters takes some milliseconds.
            hyphens |= {match.end(): "" for match in re.finditer(_BETWEEN_IDEOGRAPHS, word)}
            hyphens |= {match.end(): "" for match in _EM_DASH.finditer(word)}
        for index, char in enumerate(word):
            if char == ZERO_WIDTH_SPACE:
                hyphens[index + 1] = ""
            elif char == SOFT_HYPHEN:
                hyphens[index + 1] = "-"
        if hyphenate and SOFT_HYPHEN not in word and not any(map(str.isdigit, word)):
            for match in _LETTERS.finditer(letters):
                for index in self._syllables(word[match.start() : match.end()]):
                    at = match.start() + index
                    if not belongs_together(word[at - 1], word[at]):
                        hyphens.setdefault(at, "-")
        splits = [Split(index, hyphens[index]) for index in sorted(hyphens) if 0 < index < len(word)]
        if word.isascii():
            return splits
        # Both halves must show something: a line of invisible characters would be empty.
        return [split for split in splits if visible(word[: split.at]) and visible(word[split.at :])]

    def _syllables(self, letters: str) -> Sequence[int]:
        if len(letters) < _SHORTEST or letters.isupper():
            return ()
        return self._patterns.positions(letters) if self._patterns else ()

    @cached_property
    def _patterns(self) -> Syllables | None:
        return syllables(self._language, _LEAST_BEFORE, _LEAST_BEHIND)
