"""Clauses of the rules that give different numbers of one thing, in whatever words: "three spaces back for a Foul"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import MARK, MARKED, any_number_of
from pnp.analysis.outline import stem
from pnp.analysis.sentence_reader import EXACTLY, NUMBER_OF, Answer, bound_of
from pnp.analysis.statement_english import ENGLISH
from pnp.analysis.statements import can_contradict, is_of_the_game, lead_words
from pnp.analysis.topic_words import ACTS, NUMBERS, topic_words
from pnp.values import dataclass

_COUNT: Final = re.compile(rf"(?<![+−–/.{MARK}-])(?P<n>{MARKED}) +(?P<noun>[a-z]{{3,}})")
# A clause reaches so far, or to a mark or word that joins it to another.
_REACH: Final = 60
_BORDER: Final = re.compile(r"[,;:()|\n]| (?:and|or|then|than|but|to|into) ")
_BEHIND: Final = re.compile(r"[,;:().|\n]| (?:and|or|then|but|if|when|while|unless) ")
# "In a two-player game, …" belongs to each clause of its sentence.
_INTRODUCTION: Final = re.compile(r"\W*(?:in|at|on|for|with|by|from|during) [^,.;]{3,40},")
# Words that are verbs where they stand: one clause may well have one more than the other.
_VERB: Final = re.compile(r"(?:^\W*|\b(?:is|are|be|may|must|can|to|you|always|never) )(?:also )?(?P<verb>[a-z]{3,})")
_AT_TIMES: Final = re.compile(
    r"\b(?:if|when|whenever|unless|until|except|instead|first|second|third|later|once|another|extra|additional|fewer|less"
    r"|this|these|those|its?|other|further|still|already|but|without|after|before|during|either|was|were|level)\b"
)
# An example has a reason to go beyond a limit, or tells of what is not done.
_ALLOWED: Final = re.compile(
    r"\b(?:thanks to|because|due to|lets?|allows?|powers?|jokers?|illegal|wrong|may not|cannot|must not|wants?|tries"
    r"|with the)\b"
)
_LOSS: Final = re.compile(r"\b(?:los(?:e|es|ing)|pay(?:s|ing)?|costs?|spend(?:s|ing)?|minus|discards?|removes?|back)\b")
_LEAST: Final = 2
# An example need not say that it tells of one of these.
_TIMES: Final = frozenset(map(stem, ("round", "phase", "day", "year", "season")))
_EMPHASIS: Final = str.maketrans("*_", "  ")
# Larger ones are years and populations.
_LARGEST: Final = 1000


@dataclass(frozen=True, slots=True)
class CountedClause:
    """A clause that counts something. about: its other words; core: those that are no verbs.

    lead: the words before the sentence that say of what it is. is_loss: whether so many are given up. start, end: the
    number and its noun in the prose.
    """

    noun: str
    about: frozenset[str]
    core: frozenset[str]
    lead: frozenset[str]
    number: Answer
    is_loss: bool
    is_example: bool
    start: int
    end: int

    def contradicts(self, other: CountedClause) -> bool:
        """Whether two clauses count one thing, with the same words but for a verb, in different numbers."""
        return (
            self.number.contradicts(other.number, NUMBER_OF)
            and (self.about in (other.about, other.core) or self.core == other.about)
            and self.is_loss == other.is_loss
            and not (self.is_example and other.is_example)
            and (self.lead == other.lead or not self.lead or not other.lead)
        )

    def is_broken_by(self, example: CountedClause) -> bool:
        """Whether an example says as much as this limit, of one thing, and more or fewer."""
        added = example.about - self.about
        about = self.about - _TIMES
        is_same = bool(about) and about <= example.about and added.isdisjoint(NUMBERS)  # Two may do twice as much.
        return is_same and self.number.contradicts(example.number, NUMBER_OF)


def contradicting_clauses(context: GameContext) -> Iterator[tuple[CountedClause, CountedClause]]:
    """Each clause with the first one that counts the same in another paragraph and comes to another number."""
    first_by_words: dict[tuple[str, str, str], CountedClause] = {}
    for clause in context.get(counted_clauses):
        for words in combinations(sorted(clause.about), _LEAST) if not clause.about <= ACTS else ():
            first = first_by_words.setdefault((clause.noun, *words), clause)
            if first.contradicts(clause) and can_contradict(context, first.start, clause.start):
                yield first, clause
                break


def broken_limits(
    context: GameContext, examples: Iterable[tuple[int, int]]
) -> Iterator[tuple[CountedClause, CountedClause]]:
    """Each limit with a clause of an example that does what it says, and more or less often.

    examples: where they begin and end.
    """
    clauses = context.get(counted_clauses)
    places = tuple(examples)
    lower, sentence = context.prose.lower, context.outline.sentence
    told = [clause for clause in clauses if any(start <= clause.start < end for start, end in places)]
    limits = dict[str, list[CountedClause]]()
    for clause in clauses:
        if clause not in told and clause.number.side != EXACTLY and clause.about:
            limits.setdefault(clause.noun, []).append(clause)
    for clause in told:
        if _ALLOWED.search(lower, *sentence(clause.start)):
            continue
        for limit in limits.get(clause.noun, ()):
            if limit.is_broken_by(clause) and can_contradict(context, limit.start, clause.start):
                yield limit, clause
                break


def counted_clauses(context: GameContext) -> tuple[CountedClause, ...]:
    """The clauses of English rules that count something, without those that hold at times."""
    return tuple(_clauses(context))


def _clauses(context: GameContext) -> Iterator[CountedClause]:
    if not context.is_english:
        return
    lower, known = context.prose.lower.translate(_EMPHASIS), context.outline
    marked = context.marked_prose.translate(_EMPHASIS)
    for match in known.find(_COUNT, marked):
        words, noun = lower[slice(*match.span("n"))], topic_words(match["noun"])
        start, end = known.sentence(match.start())
        section = known.at(start)
        if not noun or ENGLISH.ordinal.match(words) or not is_of_the_game(context, start):
            continue
        if any_number_of(words) >= _LARGEST or lower[start:end].rstrip(' *_”"’)\0')[-1:] not in (".", ";"):
            continue
        before = lower[max(start, match.start() - _REACH) : match.start()]
        side, more, taken = bound_of(before, is_negative=bool(ENGLISH.negation.search(before)))
        before = _BORDER.split(before[: taken[0]] if taken else before)[-1]
        behind = _BEHIND.split(lower[match.end() : min(end, match.end() + _REACH)])[0]
        clause = f"{before} {behind}"
        introduction = _INTRODUCTION.match(lower, start, match.start())
        about = topic_words(f"{introduction[0]} {clause}" if introduction else clause) - noun
        if about and not _AT_TIMES.search(lower, start, end):
            verbs = topic_words(" ".join(_VERB.findall(clause)))
            yield CountedClause(
                noun=min(noun),
                about=about,
                core=about - verbs,
                lead=lead_words(context, start),
                number=Answer(side, number=any_number_of(words) + more),
                is_loss=bool(_LOSS.search(before)),
                is_example=section is not None and "example" in section.title.lower(),
                start=match.start(),
                end=match.end(),
            )
