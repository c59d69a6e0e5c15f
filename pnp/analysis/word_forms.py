"""The forms that one word takes: letter case, plurals, endings."""

from __future__ import annotations


def small_letters(text: str) -> str:
    """Small letters, each in the place of its capital: a few letters of Turkish have small ones of two characters."""
    lower = text.lower()
    if len(lower) == len(text):
        return lower
    return "".join(small if len(small := letter.lower()) == 1 else letter for letter in text)


def folded(word: str) -> str:
    """A word in small letters, as a pattern that ignores case reads it: the Turkish i with and without a dot are i."""
    return word.casefold().replace("i\u0307", "i").replace("\u0131", "i")


def plurals(name: str) -> tuple[str, ...]:
    """The forms in which several of a thing may be called: as it is if it ends with an s, else its plural."""
    if not name:
        return ()
    if name.endswith("s"):
        return (name,)
    if name.endswith("y") and name[-2:-1] not in "aeiou":
        return (f"{name[:-1]}ies",)
    return (f"{name}es",) if name.endswith(("x", "ch", "sh")) else (f"{name}s",)


def loose(name: str) -> str:
    """A name without what is easily written otherwise: case, hyphens, spaces, apostrophes, the s of a plural."""
    letters = "".join(letter for letter in name.casefold() if letter.isalnum())
    return letters[:-1] if letters.endswith("s") and len(letters) > 3 else letters


def stemmed(text: str) -> str:
    """A term without what differs between its mentions: case, hyphens, an ending."""
    words = text.casefold().replace("-", " ").replace("’", "'").split()
    return " ".join(_stem(word) for word in words)


def _stem(word: str) -> str:
    for ending in ("ies", "ing", "es", "ed", "ly", "s", "d", "y", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: -len(ending)]
            return stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] else stem
    return word
