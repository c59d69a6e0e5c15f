"""What a reader of answers has to know of a language: questions, and the ways in which rulebooks answer each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import cache
from typing import Final

from pnp.values import dataclass

# Anything within a sentence, bounded so that a page without a stop takes no longer than others.
WITHIN: Final = "[^.;:!?]{0,160}?"
# What stands for the thing, unless it is the name of a group.
_THING: Final = re.compile(r"(?<!\?P)<x>")


class About(Enum):
    """When two answers to a question are about the same thing.

    THING: what ``<x>`` stands for is the same. WORDS: also what the two sentences and their headings say beside it.
    GAME: always, as there is one answer for the whole game.
    """

    THING = auto()
    WORDS = auto()
    GAME = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question with a closed set of answers, of which only one can hold.

    asks: the question, as a message says it. leads: letters of which any paragraph with an answer has some. answers:
    patterns by answer, for prose in small letters on one line; ``<x>`` stands for the thing of which an answer is said,
    ``<the>`` for words before it, ``~`` for anything within a sentence. frames: patterns with ``rest``, in which the
    answers are looked for; without any, they are looked for in the whole paragraph. alike: answers that can both hold.
    excepted: answers that contradict others although they have an exception.
    """

    asks: str
    leads: tuple[str, ...]
    answers: Mapping[str, tuple[str, ...]]
    about: About = About.THING
    frames: tuple[str, ...] = ()
    alike: frozenset[frozenset[str]] = frozenset()
    excepted: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerLanguage:
    """How a language answers.

    topic_words: what a text is about. thing: a pattern for a noun with the words before it; the: for articles and the
    like. neutral: topic words that do not tell one thing from another. anything: words for things of any kind.
    exceptions: by what a sentence holds at times, or for some things only. after: by which the sentence behind limits
    the one before.
    """

    questions: tuple[Question, ...]
    topic_words: Callable[[str], frozenset[str]]
    thing: str
    the: str
    neutral: frozenset[str]
    anything: frozenset[str]
    exceptions: re.Pattern[str]
    after: re.Pattern[str]

    def __hash__(self) -> int:
        return id(self)


@cache
def pattern(language: AnswerLanguage, text: str) -> re.Pattern[str]:
    """A pattern of a table, compiled when it is first needed."""
    named = _THING.sub(lambda _: f"(?P<x>{language.thing})", text)
    return re.compile(named.replace("<the>", language.the).replace("~", WITHIN))
