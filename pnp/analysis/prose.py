"""Everything that players read in a game, as one text in which every character knows its place.

What is filled in later (``{{ … }}``), blocks such as ``::table{…}``, code and the targets of links are blanked out,
each character by one that is neither letter, digit nor space, so that offsets hold and no word runs across them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from pnp.analysis.passages import JoinedText, Kinds, Passage, passages
from pnp.analysis.word_forms import small_letters
from pnp.model.game import Game

BLANK: Final = "\ufffc"
# Stands between two passages: no pattern for words runs across it.
BETWEEN: Final = "\0"

_TEMPLATE: Final = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
_NOT_PROSE: Final = re.compile(
    r"\{\{.*?\}\}|\{%.*?%\}"  # filled in later
    r"|^(?:```|~~~).*?^(?:```|~~~)[^\n]*$"  # code
    r"|^[ \t]*::[A-Za-z][\w-]*(?:\{[^\n]*\})?[ \t]*$"  # ::table{…}
    r"|^[ \t]*:::+[^\n]*$"  # ::: note, whose title is set apart
    r"|(?<=\])\([^)\n]*\)"  # where a link leads
    r"|\{#[^}\n]*\}"  # the id of a heading
    r"|`[^`\n]*`",
    re.DOTALL | re.MULTILINE,
)
_PLAYERS_READ: Final[Kinds] = ("text", "flavor", "declared", "single", "rules")


class Prose(JoinedText):
    """What players read. ``text``: blanked out as above, with ``BETWEEN`` behind each passage.

    ``lower``: the same in small letters, as long as ``text``.
    """

    __slots__ = ("lower",)

    def __init__(self, passages: Sequence[Passage]) -> None:
        super().__init__("".join(blanked(passage) + BETWEEN for passage in passages), passages)
        self.lower = small_letters(self.text)


def prose(game: Game) -> Prose:
    """What players read in a game: sentences of its records, declared fields, rules texts."""
    return Prose(tuple(passages(game, _PLAYERS_READ)))


def places_of(text: str, words: Iterable[str]) -> list[int]:
    """Where any of some words begin in a text, in order; far faster than a pattern of them over a large text."""
    found: list[int] = []
    for word in words:
        start = text.find(word)
        while start >= 0:
            found.append(start)
            start = text.find(word, start + len(word))
    return sorted(found)


def blanked(passage: Passage) -> str:
    """The words of a passage, with what is not printed as it stands blanked out."""
    return _NOT_PROSE.sub(_blank, passage.text) if passage.kind == "rules" else without_templates(passage.text)


def without_templates(text: str) -> str:
    """A text with what is filled in later blanked out, every other character in its place."""
    return _TEMPLATE.sub(_blank, text) if "{" in text else text


def _blank(match: re.Match[str]) -> str:
    return BLANK * len(match[0])
