"""A game → the answers that its rules give to the questions of a language, each with its thing and its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.answers.language import About, AnswerLanguage, Question, pattern
from pnp.analysis.context import GameContext
from pnp.analysis.outline import paragraph_at
from pnp.values import dataclass

_STOPS: Final = (". ", "? ", "! ")
# So far from an answer its sentence is looked at.
_LONGEST: Final = 400
_LINES: Final = str.maketrans("*_\n’", "   '")


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that a place of the rules gives.

    thing: the words for what it is said of, in one form each; empty for anything, or for the game. around: those of the
    sentence and its heading. start, end: the words that say so in the prose.
    """

    question: Question
    answer: str
    thing: frozenset[str]
    around: frozenset[str]
    start: int
    end: int


def answers_given(context: GameContext, language: AnswerLanguage) -> Iterator[Given]:
    """The answers that hold for all of a game, question by question, in the order of the prose."""
    text = context.prose.lower.translate(_LINES)
    for question in language.questions:
        for start, end in _paragraphs(context, question):
            found = sorted(_found(context, language, question, text[start:end], start), key=lambda given: given.start)
            yield from _undivided(found)


def _undivided(found: list[Given]) -> Iterator[Given]:
    """The first answer about each thing; where a paragraph gives several, it says itself when each of them holds."""
    by_thing: dict[frozenset[str], list[Given]] = {}
    for given in found:
        by_thing.setdefault(given.thing, []).append(given)
    yield from (same[0] for same in by_thing.values() if len({given.answer for given in same}) == 1)


def _paragraphs(context: GameContext, question: Question) -> list[tuple[int, int]]:
    """The paragraphs of the rules in which an answer may be."""
    places = context.prose.places(question.leads)
    return sorted(
        {
            paragraph_at(context.prose.text, place)
            for place in places
            if context.outline.at(place) and not context.outline.is_aside(place)
        }
    )


def _found(
    context: GameContext, language: AnswerLanguage, question: Question, text: str, start: int
) -> Iterator[Given]:
    for answer, match, span in _matches(language, question, text):
        words = match.re.groupindex
        thing = _thing(language, match["x"] or "") if "x" in words else frozenset()
        if question.about is About.THING and not thing and _is_named(language, match["x"] or ""):
            continue
        if answer not in question.excepted and _is_limited(language, text, span):
            continue
        first, last = _sentences_of(text, span)
        section = context.outline.at(start)
        around = language.topic_words(f"{text[first:last]} {section.title.lower() if section else ''}")
        yield Given(question, answer, thing, around - language.neutral, start + span[0], start + span[1])


def _matches(
    language: AnswerLanguage, question: Question, text: str
) -> Iterator[tuple[str, re.Match[str], tuple[int, int]]]:
    """Each answer with the match that has its thing, and where all of what says so stands."""
    said = [(answer, pattern(language, way)) for answer, ways in question.answers.items() for way in ways]
    if not question.frames:
        for answer, way in said:
            yield from ((answer, match, match.span()) for match in way.finditer(text))
    for frame in question.frames:
        for match in pattern(language, frame).finditer(text):
            inside = ((answer, way.search(text, *match.span("rest"))) for answer, way in said)
            ends = [(found.start(), found.end(), answer) for answer, found in inside if found]
            if ends:
                _, end, answer = min(ends)
                yield answer, match, (match.start(), end)


def _thing(language: AnswerLanguage, words: str) -> frozenset[str]:
    if set(words.split()) & language.anything:
        return frozenset()
    return language.topic_words(words) - language.neutral


def _is_named(language: AnswerLanguage, words: str) -> bool:
    """Whether words without a topic are not those for things of any kind."""
    return not set(words.split()) & language.anything


def _sentences_of(text: str, span: tuple[int, int]) -> tuple[int, int]:
    """Where the sentences begin and end in which something stands."""
    floor, ceiling = max(span[0] - _LONGEST, 0), min(span[1] + _LONGEST, len(text))
    first = max(max(text.rfind(mark, floor, span[0]) for mark in _STOPS) + 1, floor)
    ends = [place for mark in _STOPS if (place := text.find(mark, max(span[1] - 1, 0), ceiling)) >= 0]
    return first, min(ends, default=ceiling)


def _is_limited(language: AnswerLanguage, text: str, span: tuple[int, int]) -> bool:
    """Whether the sentences around an answer, or what follows, say that it holds at times or for some things only."""
    first, last = _sentences_of(text, span)
    before, behind = text[first : span[0]], text[span[1] : last]
    is_excepted = language.exceptions.search(before) or language.exceptions.search(behind)
    return bool(is_excepted or language.after.match(text, last))
