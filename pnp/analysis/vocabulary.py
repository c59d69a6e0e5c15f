"""The words of a kit: those that it names, explains or uses often."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from pnp.analysis.corpus import Corpus
from pnp.analysis.markup import HIDDEN
from pnp.model.fields import Coded, Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.texts import Term
from pnp.model.walk import records
from pnp.values import dataclass

# A word on its own: not part of an expression, of a number, of a word with a hyphen or of a contraction (shouldn’t).
WORD: Final = re.compile(rf"(?<![\w{HIDDEN}@#/.-])(?<!\w[’'])[^\W\d_]{{3,}}(?![\w{HIDDEN}@/-]|\.\w|[’'](?!s\b)\w)")
_ANY_WORD: Final = re.compile(r"[^\W\d_]+")
# Nobody misspells a word by accident this often.
_OFTEN: Final = 3


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words in small letters. own: those of names and terms. counts: how often each word occurs in the text."""

    own: frozenset[str]
    counts: Counter[str]

    def has(self, word: str) -> bool:
        """Whether the kit itself knows a word."""
        return word in self.own or self.counts[word] >= _OFTEN


def vocabulary(game: Game, words: Corpus) -> Vocabulary:
    """The vocabulary of a game. words: everything of it that is printed."""
    own = {word.lower() for text in _names(game, words) for word in _ANY_WORD.findall(text)}
    return Vocabulary(frozenset(own), _counts(words.counts))


def _counts(tokens: Counter[str]) -> Counter[str]:
    """How often each word occurs in tokens, which stand between spaces."""
    counts = Counter[str]()
    for token, number in tokens.items():
        if token.isalpha():
            counts[token] += number
        else:
            for word in WORD.findall(token):
                counts[word] += number
    return counts


def _names(game: Game, words: Corpus) -> Iterator[str]:
    kit = game.kit
    yield from (*kit.words, *kit.authors, *kit.trademarks, *kit.abbreviations, *kit.abbreviations.values())
    yield from (kit.kit, kit.source.title, kit.source.author)
    for passage in words.passages:
        if passage.kind == "name":
            yield passage.text
    for record in records(game):
        if isinstance(record, Named):
            yield from (record.id, record.abbr, *record.tags)
        if isinstance(record, Term):
            yield record.term
        if isinstance(record, Open):
            yield from (field for field in record.fields.values() if isinstance(field, Coded))
            yield from (
                part for field in record.fields.values() if isinstance(field, tuple) for part in map(str, field)
            )
