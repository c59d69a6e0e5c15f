"""Inline Markdown of the common kind to its pieces, without a Markdown parser, which takes ten times as long.

The common kind is words, terms in double brackets, links to places of the book, and words between one or two stars that
begin and end where words do. Of anything else nothing is said here, and CommonMark decides.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

_PIECE: Final = re.compile(
    r"(?P<words>(?:[^*_`\[\]<>&\\\n]++|\[\[[^*_`\[\]<>&\\\n]+\]\](?!\())+)"
    r"|(?P<stars>\*+)"
    r"|(?P<newline>(?<=[^ \t\n])\n(?=[^ \t\n]))"
    r"|(?<!!)\[(?P<label>[^*_`\[\]!<>&\\\n]*)\]\((?P<target>#[A-Za-z0-9-]+)\)"
)
_BEFORE: Final = frozenset("(“‘—–")
_BEHIND: Final = frozenset(" \n.,;:!?)”’—–…")


class Piece(NamedTuple):
    """A piece of a text from start to end. For a link these are its words, ``at`` is its bracket."""

    kind: Literal["words", "newline", "open", "close", "link"]
    start: int
    end: int
    target: str = ""
    at: int = 0


def simple_pieces(text: str) -> Sequence[Piece] | None:
    """The pieces of a text in order; None if there is anything in it that needs a parser."""
    pieces: list[Piece] = []
    at, stars = 0, 0
    while at < len(text):
        match = _PIECE.match(text, at)
        if match is None:
            return None
        at = match.end()
        kind = match.lastgroup
        if kind == "words":
            pieces.append(Piece("words", match.start(), at))
        elif kind == "newline":
            pieces.append(Piece("newline", match.start(), at))
        elif kind == "target":
            start, end = match.span("label")
            pieces.append(Piece("link", start, end, match["target"], match.start()))
        elif not stars and _opens(text, match.start(), at):
            stars = at - match.start()
            pieces.append(Piece("open", match.start(), at))
        elif stars == at - match.start() and _closes(text, match.start(), at):
            stars = 0
            pieces.append(Piece("close", match.start(), at))
        else:
            return None
    return None if stars else pieces


def _opens(text: str, start: int, end: int) -> bool:
    """Whether stars can only be the beginning of emphasis."""
    if end - start > 2 or end == len(text) or text[end].isspace():
        return False
    if not start or text[start - 1] in " \n":
        return True
    return text[start - 1] in _BEFORE and text[end].isalnum()


def _closes(text: str, start: int, end: int) -> bool:
    """Whether stars can end emphasis."""
    return not text[start - 1].isspace() and (end == len(text) or text[end] in _BEHIND)
