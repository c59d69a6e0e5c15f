"""A long text and a pattern → where it matches, remembered for the parts of the text that have not changed.

A text of ten thousand cards is searched by a hundred checks after each change of one card. Where patterns match depends
on the text alone, so it is remembered by text, as regular expressions are by Python.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final
from zlib import crc32

from pnp.analysis.word_forms import occurrences

# Shorter texts are searched faster than their parts are compared.
LONG: Final = 200_000
# One passage in so many begins a part: which one, its own words decide, so that parts stay when passages come and go.
_PASSAGES: Final = 64
_BEGINNING: Final = 40

# Where a part begins, and its text with the character before it, which patterns may look back at.
Part = tuple[int, str]


def parts_of(text: str, starts: Iterable[int]) -> tuple[Part, ...]:
    """Cut a text before some of the passages that it is joined of. starts: where passages begin, in order."""
    cuts = [at for at in starts if at and not crc32(text[at : at + _BEGINNING].encode(errors="replace")) % _PASSAGES]
    ends = (*cuts, len(text))
    return tuple((start, text[max(0, start - 1) : end]) for start, end in zip((0, *cuts), ends, strict=True))


def matches_in(parts: Iterable[Part], pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    """What ``pattern.finditer(text)`` gives, if no match runs from one part into the next."""
    for start, part in parts:
        before = min(start, 1)
        for place in _matches(pattern, part, before):
            if match := pattern.match(text, start + place - before):
                yield match


def occurrences_in(parts: Iterable[Part], word: str, step: int) -> Iterator[int]:
    """Where a word begins in a text. step: how far behind a match the search goes on."""
    for start, part in parts:
        before = min(start, 1)
        for place in _occurrences(word, step, part, before):
            yield start + place - before


def rewritten_in(parts: Iterable[Part], rewrite: Callable[[str], str]) -> str:
    """What a function makes of a text, if it makes the same of each of its parts alone, with the character before."""
    return "".join(_rewritten(rewrite, part)[min(start, 1) :] for start, part in parts)


@lru_cache(maxsize=1 << 11)
def _rewritten(rewrite: Callable[[str], str], part: str) -> str:
    return rewrite(part)


@lru_cache(maxsize=1 << 16)
def _matches(pattern: re.Pattern[str], part: str, before: int) -> tuple[int, ...]:
    return tuple(match.start() for match in pattern.finditer(part, before))


@lru_cache(maxsize=1 << 16)
def _occurrences(word: str, step: int, part: str, before: int) -> tuple[int, ...]:
    return tuple(occurrences(part, word, step, before))
