"""A file of hyphenation patterns, as Pyphen brings them → where words may be divided.

Pyphen parses every pattern of a language first, which takes longer than drawing forty cards. Here patterns are sorted
by their letters, and parsed when a word has these.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Protocol

from pnp.plain_files import own_bytes

# Comments, and how many letters must be left before and behind a division, which Pyphen is told by its callers.
_LEFT_OUT: Final = ("%", "#", "LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN")
_DIGITS: Final = dict.fromkeys(map(ord, "0123456789"))
# A level, which is 0 if none is written, and the letter behind it.
_STEP: Final = re.compile(r"(\d?)(\D?)")
_REMEMBERED: Final = 4_000


class Syllables(Protocol):
    """Divides words."""

    def positions(self, word: str) -> Sequence[int]:
        """Before which letters a word may be divided."""


@cache
def syllables(language: str, before: int, behind: int) -> Syllables | None:
    """The patterns for ``de``, ``en-GB`` and so on; None if there are none.

    before, behind: how many letters both parts of a divided word have at least.
    """
    # It looks for its dictionaries, which takes some milliseconds.
    import pyphen

    code = pyphen.language_fallback(language.replace("-", "_"))
    if not code:
        return None
    patterns = _pattern_lines(pyphen.LANGUAGES[code])
    if any("=" in pattern and "/" in pattern for pattern in patterns):
        return _SpellingSyllables(pyphen.Pyphen(lang=code, left=before, right=behind))
    return PatternSyllables(patterns, before, behind)


class PatternSyllables:
    """The patterns of a language, such as ``.ach4`` and ``1ba``. before, behind: as of ``syllables``."""

    def __init__(self, patterns: Sequence[str], before: int, behind: int) -> None:
        self._before, self._behind = before, behind
        letters = "\n".join(patterns).translate(_DIGITS).split("\n")
        # Lines without levels say nothing, and must not replace a pattern of the same letters.
        self._patterns = {key: pattern for key, pattern in zip(letters, patterns, strict=True) if key != pattern}
        self._longest = max(map(len, self._patterns))

    def positions(self, word: str) -> Sequence[int]:
        """By the algorithm of Liang: at each place, the highest level of all patterns counts; odd ones divide."""
        marked = f".{word.lower()}."
        length, patterns = len(marked), self._patterns
        levels = [0] * (length + 1)
        for start in range(length - 1):
            for end in range(start + 1, min(start + self._longest, length) + 1):
                pattern = patterns.get(marked[start:end])
                if pattern is not None:
                    found = _levels(pattern)
                    levels[start : start + len(found)] = map(max, found, levels[start : start + len(found)])
        last = len(word) - self._behind
        # The first character is the mark before the word.
        return [at - 1 for at, level in enumerate(levels) if level % 2 and self._before < at <= last + 1]


class _SpellingSyllables:
    """Pyphen, for languages in which a division may change the spelling (tükkör → tükk-kör); those are left out."""

    def __init__(self, dictionary: Any) -> None:
        self._dictionary = dictionary

    def positions(self, word: str) -> Sequence[int]:
        return [int(at) for at in self._dictionary.positions(word.lower()) if not at.data]


def _pattern_lines(path: Path) -> Sequence[str]:
    first, _, content = own_bytes(path).partition(b"\n")
    encoding = first.decode("ascii").strip().lower()
    lines = content.decode("cp1251" if encoding == "microsoft-cp1251" else encoding).split("\n")
    return [line for line in map(str.strip, lines) if not line.startswith(_LEFT_OUT)]


@lru_cache(_REMEMBERED)
def _levels(pattern: str) -> tuple[int, ...]:
    """The level before each letter of a pattern, up to the last that is not 0."""
    levels = [int(digit or 0) for digit, _ in _STEP.findall(pattern)]
    while levels and not levels[-1]:
        levels.pop()
    return tuple(levels)
