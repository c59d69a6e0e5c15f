"""A game → what the sentences of its rules state: about what, and which number, side, time or person they give for it.

Two statements about one thing that differ in a single answer cannot both hold. What a statement is about is the set of
its words, in one form each and without those that any sentence has; an answer is a number, or a word of a few closed
classes of a language such as ``highest`` and ``lowest``. So sentences are compared without knowing what a game calls
its things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.names import spoken_names
from pnp.analysis.outline import content_words, paragraph_at
from pnp.analysis.prose import BETWEEN
from pnp.analysis.sentence_reader import ONE, Answer, SentenceReader
from pnp.analysis.statement_english import ENGLISH
from pnp.analysis.statement_german import GERMAN
from pnp.analysis.statement_language import StatementLanguage
from pnp.analysis.word_forms import plurals
from pnp.model.play import Goal
from pnp.model.texts import Term
from pnp.values import dataclass

LANGUAGES: Final[Mapping[str, StatementLanguage]] = {"en": ENGLISH, "de": GERMAN}
# Questions that a sentence may leave open without being about another case.
_LEFT_OPEN: Final = frozenset(("flow", "sign"))

_LONGEST: Final = 220
_SHORTEST: Final = 12
# Records whose texts are of the whole game.
_TOLD_OF_THE_GAME: Final = ("SetupStep", "Phase", "Goal", "Term", "Table", "Roll")
# So many statements about one thing are compared with each later one.
_MOST_COMPARED: Final = 10

_WIN: Final = "win"
# So many words one statement may leave out of another, and so many it must have in common with it.
_MOST_LEFT_OUT: Final = 1
_LEAST_SHARED: Final = 3
_STOP: Final = re.compile(r"[a-z0-9)][.](?=[\s”\"’)*_\0]|$)", re.IGNORECASE)
_LEAD: Final = re.compile(r"[\s>-]*(?:\d+[.)]\s*)?(?:\*\*?(?P<bold>[^*\n]{2,40})\*|(?P<plain>[A-Z][^.:*\n]{1,30}):\s)")


@dataclass(frozen=True, slots=True)
class Statement:
    """What a sentence states. topic: what it is about. answers: by question. start, end: its place in the prose."""

    topic: frozenset[str]
    answers: Mapping[str, Answer]
    start: int
    end: int

    def contradiction(self, other: Statement) -> str:
        """The only question that another statement about the same answers in another way; empty if there is none."""
        mine, theirs = self.answers, other.answers
        for question in mine.keys() ^ theirs.keys():
            answer = mine.get(question) or theirs[question]
            if question not in _LEFT_OPEN and answer != ONE:
                return ""
        both = mine.keys() & theirs.keys()
        differing = [question for question in both if mine[question].contradicts(theirs[question], question)]
        return differing[0] if len(differing) == 1 else ""


def statements(context: GameContext) -> tuple[Statement, ...]:
    """The statements of English and German rules, in the order of the prose, without those of cards."""
    lower, found = context.prose.lower, list[Statement]()
    language = LANGUAGES.get(context.game.kit.language[:2])
    for start, end in _sentences(context) if language else ():
        claim = _claim(context, language or ENGLISH, start, end)
        if language and not language.elsewhere.search(lower, claim.start, claim.end) and is_of_the_game(context, start):
            marked = context.marked_prose[claim.start : claim.end]
            sentence = lower[claim.start : claim.end]
            reader = SentenceReader(sentence, marked, is_excess=claim.is_excess, language=language)
            topic = reader.topic | lead_words(context, start, language) | claim.about
            if reader.is_clear and reader.says_enough(topic - {_WIN}):
                found.append(Statement(topic, reader.answers, start, end))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Claim:
    """The part of a sentence that states something. about: what its place adds to the topic."""

    start: int
    end: int
    about: frozenset[str] = frozenset()
    is_excess: bool = False


def _claim(context: GameContext, language: StatementLanguage, start: int, end: int) -> _Claim:
    """What a sentence states: a limit, a way to win, what a term is; else all of it."""
    lower, record = context.prose.lower, context.prose.passage(start)[0].record
    if excess := language.excess.match(lower, start, end):
        return _Claim(*excess.span("claim"), is_excess=True)
    winning = language.winning.match(lower, start, end)
    if winning or isinstance(record, Goal):
        side = context.game.sides.find(record.side) if isinstance(record, Goal) else None
        who = f"{winning['who'] if winning else ''} {side.name if side else ''}"
        return _Claim(*(winning.span("claim") if winning else (start, end)), _sides_in(context, who) | {_WIN})
    if isinstance(record, Term):
        pronoun = language.it.match(lower, start, end)
        return _Claim(pronoun.end() if pronoun else start, end, language.topic_words(record.term.lower()))
    tail = language.tail.search(lower, start, end)
    return _Claim(start, tail.start() if tail else end)


def _sides_in(context: GameContext, words: str) -> frozenset[str]:
    """The sides that some words name."""
    names = (content_words(side.name) for side in context.game.sides)
    return frozenset[str]().union(*(name for name in names if name and name <= content_words(words)))


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two statements about one thing of which only one can hold. question: which they answer in two ways."""

    question: str
    first: Statement
    second: Statement


def contradictions(context: GameContext) -> tuple[Contradiction, ...]:
    """The first statement about each thing that contradicts an earlier one in another paragraph."""
    by_topic: dict[frozenset[str], list[Statement]] = {}
    found: dict[frozenset[str], Contradiction] = {}
    defined = {statement.topic for statement in context.get(statements) if _is_defined(context, statement)}
    for second in context.get(statements):
        same = by_topic.setdefault(second.topic, [])
        others = by_topic if second.topic in defined else defined & by_topic.keys()
        near = sorted((topic for topic in others if _are_near(topic, second.topic)), key=sorted)
        for first in (first for topic in (second.topic, *near) for first in by_topic[topic]):
            is_told = first.topic == second.topic or _is_defined(context, first) or _is_defined(context, second)
            question = second.contradiction(first) if is_told and second.topic not in found else ""
            if question and can_contradict(context, first.start, second.start):
                found[second.topic] = Contradiction(question, first, second)
        if len(same) < _MOST_COMPARED:
            same.append(second)
    return tuple(found.values())


def _is_defined(context: GameContext, statement: Statement) -> bool:
    """Whether a statement is that of a glossary, which holds everywhere."""
    return isinstance(context.prose.passage(statement.start)[0].record, Term)


def _are_near(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether one topic is another with a word more."""
    few, many = sorted((one, other), key=len)
    return _LEAST_SHARED <= len(few) < len(many) <= len(few) + _MOST_LEFT_OUT and few < many


def are_together(context: GameContext, first: int, second: int) -> bool:
    """Whether two places of the prose are in one paragraph, which then says when each sentence holds."""
    return paragraph_at(context.prose.text, first)[0] == paragraph_at(context.prose.text, second)[0]


def can_contradict(context: GameContext, first: int, second: int) -> bool:
    """Whether what stands at two places of the prose holds for one game: neither is of a variant, and not together."""
    is_aside = context.outline.is_aside
    return not are_together(context, first, second) and not is_aside(first) and not is_aside(second)


def _sentences(context: GameContext) -> Iterator[tuple[int, int]]:
    """The sentences that end in a stop: cells, headings and short items seldom say what they are about."""
    text, known, end = context.prose.text, context.outline, 0
    for match in _STOP.finditer(text):
        if match.start() >= end:
            start, end = known.sentence(match.start())
            if _SHORTEST <= end - start <= _LONGEST and text[start].isupper():
                yield start, end


def is_of_the_game(context: GameContext, place: int) -> bool:
    """Whether what stands at a place is said of the whole game, and not of a card or another record."""
    section = context.outline.at(place)
    if section:
        is_of_record = section.title.lower().lstrip("0123456789. ") in context.get(_named)
    else:
        is_of_record = type(context.prose.passage(place)[0].record).__name__ not in _TOLD_OF_THE_GAME
    return not is_of_record


def _named(context: GameContext) -> frozenset[str]:
    """What the pieces, cards and terrain of a game are called, which have sections of their own."""
    game = context.game
    things = (*game.units, *game.markers, *game.terrain, *game.classes)
    cards = (card for deck in game.decks for card in deck.cards)
    others = (record for records in game.sets for record in records.records)
    names = (name.lower() for record in (*things, *cards, *others) for name in spoken_names(record))
    return frozenset(form for name in names for form in (name, *plurals(name)))


def lead_words(context: GameContext, start: int, language: StatementLanguage = ENGLISH) -> frozenset[str]:
    """The words with which the line of a sentence says of what all of it is."""
    text = context.prose.text
    line = text.rfind("\n", 0, start) + 1
    line = text.rfind(BETWEEN, line, start) + 1 or line
    match = _LEAD.match(text, line, start)
    return language.topic_words((match["bold"] or match["plain"]).lower()) if match else frozenset()
