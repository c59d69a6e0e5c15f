"""What a reader of answers has to know of a language: questions, their answers, and the ways of saying each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from enum import Enum, auto
from functools import cache
from typing import Final

from pnp.values import dataclass

_WORD: Final = r"[^\W\d_][\w'-]*"
_WITHIN: Final = "[^.;:!?]{0,160}?"
# What an answer is said of: a name before the verb, where any words may stand in front, and one behind it.
_NAMED: Final = {
    "{s}": rf"(?P<s>(?:{_WORD} ){{0,6}}?{_WORD})",
    "{o}": rf"(?P<o>(?:{_WORD} ){{0,6}}{_WORD})",
}
# A noun, unless ``<x>`` is the name of a group.
_NOUN: Final = re.compile(r"(?<!\?P)<x>")


class About(Enum):
    """What two answers to a question must be said of to be about the same.

    NAME: something that the kit declares or that many games have. NOUN: the words of ``<x>``. WORDS: also what the two
    sentences and their titles say beside it. SENTENCE: most of their words. CONTEST: a tie in one kind of contest.
    EVENT: what happens when something else does. GAME: nothing, as there is one answer for the whole game.
    """

    NAME = auto()
    NOUN = auto()
    WORDS = auto()
    SENTENCE = auto()
    CONTEST = auto()
    EVENT = auto()
    GAME = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question with a closed set of answers, of which only one can hold.

    asks: the question, as a message says it. leads: letters, with ``|`` between them, of which any sentence with an
    answer has some. answers: patterns for a sentence in small letters, by the answer that they give; ``{s}`` and
    ``{o}`` stand for a name before and behind the verb, ``<x>`` for a noun, ``<the>`` for words before it, ``~`` for
    anything within a sentence; ``lead`` is a group where the thing is named before the colon, and other groups may be
    named in the answer. frames: patterns with ``rest``, in which the answers are looked for, instead of in the
    sentence. reads_on: whether an answer may end behind its sentence.
    cases: by what a sentence holds at times only, or beside others; else the exceptions of the language, around the
    answer. excepted: answers that contradict others although they have an exception. where: the title of a section in
    which the patterns of there give answers, too. cut: from where on a sentence is not read. wholes: words for things
    of any kind. alike: patterns for two answers that may both hold; opposed: for the only ones that exclude each other.
    trigger: by what a sentence asks the question, which is answered in it or in what follows; topics: in which contest.
    """

    asks: str
    leads: str
    answers: Mapping[str, tuple[str, ...]]
    about: About = About.NOUN
    frames: tuple[str, ...] = ()
    reads_on: bool = False
    cases: str = ""
    excepted: frozenset[str] = frozenset()
    where: str = ""
    there: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    cut: str = ""
    wholes: frozenset[str] = frozenset()
    alike: tuple[tuple[str, str], ...] = ()
    opposed: tuple[tuple[str, str], ...] = ()
    trigger: str = ""
    topics: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionLanguage:
    """How a language asks and answers.

    common: what any game may have, by the words for it. generic: words for pieces of any kind, which names leave out.
    plural: the endings of a noun. compounds: whether generic words are written in one with the name. pronouns,
    determiners, prepositions: words; relatives: by which a clause behind a noun begins. harmless: what may stand before
    a noun without restricting it. topic_words: what a text is about. places: where something happens, ``place``.
    negation: by which it does not. noun: a pattern for a noun with the words before it; the: for articles and the like.
    neutral: topic words that do not tell one thing from another. anything: words for things of any kind. exceptions: by
    what a sentence holds at times, or for some things only; after: by which the next one limits it.
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
    noun: str
    the: str
    neutral: frozenset[str]
    anything: frozenset[str]
    exceptions: str
    after: str

    def __hash__(self) -> int:
        return id(self)


@cache
def pattern(text: str) -> re.Pattern[str]:
    """A pattern that names nothing, compiled when it is first needed."""
    return re.compile(text)


@cache
def way(language: QuestionLanguage, text: str) -> re.Pattern[str]:
    """A way of saying an answer, compiled when it is first needed."""
    for slot, words in _NAMED.items():
        text = text.replace(slot, words)
    text = _NOUN.sub(lambda _: f"(?P<x>{language.noun})", text)
    return re.compile(text.replace("<the>", language.the).replace("~", _WITHIN))
