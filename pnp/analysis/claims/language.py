"""What a reader of claims has to know of a language: tables of words and patterns, and nothing about any game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache

from pnp.values import dataclass


class Modality(StrEnum):
    """How something is said of an act."""

    MAY = "may"
    MUST = "must"
    MUST_NOT = "must not"
    NEED_NOT = "need not"


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimLanguage:
    """How a language says who may do what. Patterns are for sentences in small letters on one line.

    leads: words of which a sentence that claims something has one. rewrites: phrases with the word that means the same.
    modal: what stands between who does something and what is done, with a group for its kind: ``may``, ``must``,
    ``have_to``, of which a denial obliges nobody, and ``barred``, which is a denial. denied: "porters never fight",
    with ``who``, ``act`` and ``rest``. verb_last: whether what is done ends the clause.
    negation: what denies a modal; denying: what makes a sentence one of what is not done, or done against the rule.
    personal: by which a sentence tells a story. nobody: words that deny of whom something is said.
    prepositions, determiners: with what phrases begin; objects: determiners of what is no subject.
    people: who players are. small: words that say nothing. adverbs: those before a verb that change nothing.
    passive: words by which something is done to the subject; participle: what is done, behind them.
    judgements: "attacks are voluntary", with ``act`` and a group for each kind. possible: "anklagbar ist der Graf".
    question: "may I look? No", with ``modal``, ``asked`` and ``no``. silent: acts that deny another, each with that.
    absolute: words by which a denial has no exception; case: by which something holds at times; exception: by which
    somebody is excepted. free: "at any time"; only_then: "only when". only_who: "only the Mason may".
    subject: the ``thing`` of which a clause says something; stands_for: the pronouns for that in what follows.
    number: words of numbers. definite: words for what has been named before; pronouns: what stands for it.
    moves: verbs of putting; into, out_of: prepositions behind which something comes to a place, or leaves it.
    words: forms and synonyms, each with the word for all of them. stem: what forms of other words share.
    """

    leads: tuple[str, ...]
    rewrites: tuple[tuple[re.Pattern[str], str], ...]
    modal: re.Pattern[str]
    denied: tuple[re.Pattern[str], ...]
    verb_last: bool
    negation: re.Pattern[str]
    denying: re.Pattern[str]
    personal: re.Pattern[str]
    nobody: frozenset[str]
    prepositions: frozenset[str]
    determiners: frozenset[str]
    objects: frozenset[str]
    people: frozenset[str]
    small: frozenset[str]
    adverbs: frozenset[str]
    passive: frozenset[str]
    participle: re.Pattern[str]
    judgements: re.Pattern[str]
    possible: re.Pattern[str]
    question: re.Pattern[str]
    silent: Mapping[str, str]
    absolute: re.Pattern[str]
    case: re.Pattern[str]
    exception: re.Pattern[str]
    free: re.Pattern[str]
    only_then: re.Pattern[str]
    only_who: re.Pattern[str]
    number: re.Pattern[str]
    subject: re.Pattern[str]
    stands_for: re.Pattern[str]
    definite: frozenset[str]
    pronouns: frozenset[str]
    moves: frozenset[str]
    into: frozenset[str]
    out_of: frozenset[str]
    words: Mapping[str, str]
    stem: Callable[[str], str]

    def __hash__(self) -> int:
        return id(self)


@lru_cache(maxsize=20_000)
def concept(language: ClaimLanguage, word: str) -> str:
    """What a word in small letters means, in one form for all its forms and synonyms."""
    plain = word.removesuffix("’s").removesuffix("'s")
    return language.stem(language.words.get(plain) or language.words.get(plain.removesuffix("s"), plain))


@lru_cache(maxsize=20_000)
def says_something(language: ClaimLanguage, word: str) -> bool:
    """Whether a word says of what something is claimed, and is neither a number nor a word of any sentence."""
    is_small = word in language.small or word in language.people or word in language.prepositions
    return len(word) > 1 and word[0].isalpha() and not is_small and not language.number.fullmatch(word)


def word_table(groups: Mapping[str, str]) -> dict[str, str]:
    """Each of the words of some groups with the word for its group."""
    return {form: word for word, forms in groups.items() for form in (word, *forms.split())}


def forms_of(language: ClaimLanguage, act: str) -> tuple[str, ...]:
    """With what the words begin that mean an act."""
    return (act, *(form for form in language.words if concept(language, form) == act and not form.startswith(act)))
