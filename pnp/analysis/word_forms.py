"""The forms that one word takes: letter case, plurals, endings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

# The endings that words of a language may have or not, longest first, so that one is taken off.
_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": ("ies", "ing", "es", "ed", "ly", "s", "d", "y", "e"),
    "de": ("ern", "em", "en", "er", "es", "st", "e", "n", "s", "t"),
    "fr": ("ement", "ées", "ent", "ait", "és", "ée", "er", "ez", "es", "x", "é", "e", "s"),
    "es": (
        *("mente", "ando", "iendo", "ados", "adas", "ado", "ada", "ar", "er", "ir", "an", "en", "os", "as", "es"),
        *("o", "a", "e", "s"),
    ),
    "it": ("mente", "ando", "endo", "ati", "ate", "ato", "ata", "are", "ere", "ire", "ano", "ono", "i", "e", "a", "o"),
}


def word_set(words: str) -> frozenset[str]:
    """The words of a text, to ask whether a word is among them."""
    return frozenset(words.split())


def small_letters(text: str) -> str:
    """A text in small letters, of the same length: a Turkish capital whose small letter is two characters stays."""
    lower = text.lower()
    if len(lower) == len(text):
        return lower
    return "".join(small if len(small := letter.lower()) == 1 else letter for letter in text)


def occurrences(text: str, word: str, step: int, start: int = 0) -> Iterator[int]:
    """The indices at which a word begins in a text. step: how far behind a match the search goes on. start: where."""
    place = text.find(word, start)
    while place >= 0:
        yield place
        place = text.find(word, place + step)


def folded(word: str) -> str:
    """A word in small letters, as a pattern that ignores case compares it: Turkish i with and without a dot are i."""
    return word.casefold().replace("i\u0307", "i").replace("\u0131", "i")


def plurals(name: str) -> tuple[str, ...]:
    """The plurals of a name, by the rules of English; a name with an s at its end is its own plural."""
    if not name:
        return ()
    if name.endswith("s"):
        return (name,)
    if name.endswith("y") and name[-2:-1] not in "aeiou":
        return (f"{name[:-1]}ies",)
    return (f"{name}es",) if name.endswith(("x", "ch", "sh")) else (f"{name}s",)


@lru_cache(maxsize=10_000)
def loose(name: str) -> str:
    """A name without what is often written differently: case, hyphens, spaces, apostrophes, the s of a plural."""
    letters = "".join(letter for letter in name.casefold() if letter.isalnum())
    return letters[:-1] if letters.endswith("s") and len(letters) > 3 else letters


@lru_cache(maxsize=100_000)
def stemmed(text: str) -> str:
    """A term without what may differ between its mentions: case, hyphens, an ending."""
    words = text.casefold().replace("-", " ").replace("’", "'").split()
    return " ".join(_stem(word) for word in words)


def endings(language: str) -> tuple[str, ...]:
    """The endings of a language (a BCP 47 tag); none if they are unknown."""
    return _ENDINGS.get(language.lower().replace("_", "-").split("-")[0], ())


@lru_cache(maxsize=10_000)
def _stem(word: str) -> str:
    for ending in _ENDINGS["en"]:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: -len(ending)]
            return stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] else stem
    return word
