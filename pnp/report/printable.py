"""Text of a kit → text that a terminal shows as it is, and how many columns that takes."""

from __future__ import annotations

import unicodedata

# Control characters, marks of writing direction, lone surrogates: a kit must not steer the terminal.
_UNSEEN = ("Cc", "Cf", "Cs")


def printable(text: str) -> str:
    """Text that moves no cursor and changes no colour: a tab becomes one blank, what cannot be seen a mark."""
    if text.isascii() and text.isprintable():
        return text
    blanked = text.replace("\t", " ")
    return "".join("\ufffd" if unicodedata.category(one) in _UNSEEN else one for one in blanked)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes: wide characters two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(one) else 1 + (unicodedata.east_asian_width(one) in "WF") for one in text)
