"""What a reader of statements has to know of a language: tables of words and patterns, and nothing about any game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from pnp.values import dataclass

WORD: Final = re.compile(r"[^\W\d_]{2,}(?:-clockwise)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementLanguage:
    """How a language tells numbers, moments, sides and places. Patterns are for sentences in small letters.

    form: the word for all forms of a word; topic_word: the same, or None for a word that says nothing about a topic.
    acts: what is done all the time, which alone does not say what a sentence is about.
    opposites: words of which only one of two can be true, with the question that they answer, and how; persons: those
    questions of which both answers can hold, unless one of ``alone`` is done.
    side, sides: which of two sides, and what it is called in an answer. edge, ends: "at the end of the turn".
    before: ``side`` and ``what``. threshold: with ``low`` or ``high``, and ``equal`` or ``also``.
    count: in prose with marks for numbers, ``n`` with its ``noun``, ``times`` or ``again``, or ``dice``. one, once: the
    words for these. scales: what follows a "one" that is a number. ordinal: what is no number of things.
    most, more, least: what stands before a limit; room: by what a number is one. same: "the same action".
    negation, modal: what denies, and what allows or obliges.
    fates: sentences that say where ``what`` goes, with ``where``; done: by which it is something used or killed;
    discard: the word for throwing away; no_place, no_thing: words that say neither where nor what.
    elsewhere: by which a sentence says something only beside others, or at times. excess: a condition with ``claim``
    that gives a limit. winning: who wins, ``who``, and by what, ``claim``. it: a pronoun at the beginning. tail: what a
    sentence says last of that before it.
    """

    form: Callable[[str], str]
    topic_word: Callable[[str], str | None]
    acts: frozenset[str]
    opposites: Mapping[str, tuple[str, str]]
    persons: frozenset[str]
    alone: frozenset[str]
    side: re.Pattern[str]
    sides: Mapping[str, str]
    edge: re.Pattern[str]
    ends: frozenset[str]
    before: re.Pattern[str]
    threshold: re.Pattern[str]
    count: re.Pattern[str]
    one: str
    once: str
    scales: tuple[str, ...]
    ordinal: re.Pattern[str]
    most: re.Pattern[str]
    more: re.Pattern[str]
    least: re.Pattern[str]
    room: re.Pattern[str]
    same: re.Pattern[str]
    negation: re.Pattern[str]
    modal: re.Pattern[str]
    fates: tuple[re.Pattern[str], ...]
    done: re.Pattern[str]
    discard: str
    no_place: frozenset[str]
    no_thing: frozenset[str]
    elsewhere: re.Pattern[str]
    excess: re.Pattern[str]
    winning: re.Pattern[str]
    it: re.Pattern[str]
    tail: re.Pattern[str]

    def topic_words(self, text: str) -> frozenset[str]:
        """The words of a text in small letters that say what it is about, in one form each."""
        return frozenset(word for match in WORD.finditer(text) if (word := self.topic_word(match[0])))
