"""What a reader of answers has to know of a language: questions, their answers, and the ways of saying each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cache
from typing import Final

from pnp.values import dataclass

_WORD: Final = r"[^\W\d_][\w’'-]*"
# What an answer is said of: before the verb, where any words may stand in front, and behind it.
_SLOTS: Final = {
    "{s}": rf"(?P<s>(?:{_WORD} ){{0,6}}?{_WORD})",
    "{o}": rf"(?P<o>(?:{_WORD} ){{0,6}}{_WORD})",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question that rules answer about a thing.

    leads: words, in small letters, of which any sentence with an answer has one. answers: patterns for a sentence in
    small letters, by the answer that they give; ``{s}`` and ``{o}`` stand for the thing, before and behind the verb,
    ``lead`` is a group where the thing is named before the colon, and other groups may be named in the answer.
    cases: by what a sentence holds at times only, or beside others. there: patterns that answer only in sections with a
    title such as ``where``. cut: from where on a sentence is not read. wholes: words for things of any kind.
    is_of_thing: whether an answer is about a thing, and not about the whole game; same_words: or about what most of its
    words are. alike: patterns for two answers that may both hold. trigger: by what a sentence asks the question, which
    then is answered in it or in what follows; topics: in which contest, by its words. is_of_event: whether it is what
    happens when something else does; opposed: then, the only answers that exclude each other.
    """

    name: str
    leads: tuple[str, ...]
    answers: Mapping[str, tuple[str, ...]]
    cases: str
    where: str = ""
    there: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    cut: str = ""
    wholes: frozenset[str] = frozenset()
    is_of_thing: bool = True
    same_words: bool = False
    trigger: str = ""
    topics: Mapping[str, str] = field(default_factory=dict)
    alike: tuple[tuple[str, str], ...] = ()
    is_of_event: bool = False
    opposed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionLanguage:
    """How a language asks and answers.

    common: what any game may have, by the words for it. generic: words for pieces of any kind, which names leave out.
    plural: the endings of a noun. compounds: whether generic words are written in one with the name. pronouns,
    determiners, prepositions: words; relatives: by which a clause behind a noun begins. harmless: what may stand before
    a noun without restricting it. topic_words: what a text is about. places: where something happens, ``place``.
    negation: by which it does not.
    """

    questions: tuple[Question, ...]
    common: Mapping[str, str]
    generic: frozenset[str]
    plural: str
    compounds: bool
    pronouns: frozenset[str]
    determiners: frozenset[str]
    prepositions: frozenset[str]
    relatives: frozenset[str]
    harmless: frozenset[str]
    topic_words: Callable[[str], frozenset[str]]
    places: str
    negation: str


@cache
def pattern(text: str) -> re.Pattern[str]:
    """A pattern of a table, compiled when it is first needed."""
    for slot, words in _SLOTS.items():
        text = text.replace(slot, words)
    return re.compile(text)
