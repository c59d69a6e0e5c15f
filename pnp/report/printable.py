"""Make text of a kit safe to print in a terminal, and count the columns that it takes."""

from __future__ import annotations

import unicodedata

# Control characters, direction marks and lone surrogates: a kit must not control the terminal.
_CONTROLS = ("Cc", "Cf", "Cs")


def printable(text: str) -> str:
    """The text without characters that control the terminal: a tab becomes a blank, others U+FFFD."""
    if text.isascii() and text.isprintable():
        return text
    blanked = text.replace("\t", " ")
    return "".join("\ufffd" if unicodedata.category(char) in _CONTROLS else char for char in blanked)


def columns(text: str) -> int:
    """The number of terminal columns of a text: two for wide characters, none for combining ones."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF") for char in text)
