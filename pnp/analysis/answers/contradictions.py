"""A game → the answers to one question of which only one can hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.answers.english import ENGLISH
from pnp.analysis.answers.german import GERMAN
from pnp.analysis.answers.language import About, AnswerLanguage
from pnp.analysis.answers.reader import Given, answers_given
from pnp.analysis.context import GameContext
from pnp.analysis.outline import paragraph_at
from pnp.analysis.passages import Placed
from pnp.analysis.statements import can_contradict
from pnp.values import dataclass

LANGUAGES: Final[Mapping[str, AnswerLanguage]] = {"en": ENGLISH, "de": GERMAN}
# So many words two sentences share beside the thing that they are about.
_LEAST_SHARED: Final = 1


@dataclass(frozen=True, slots=True)
class Opposed:
    """Two answers to one question of which only one can hold. asks: the question."""

    asks: str
    first: Placed
    second: Placed


def opposed_answers(context: GameContext) -> Iterator[Opposed]:
    """The first answer to each question about each thing that excludes an earlier one; of no place twice."""
    language = LANGUAGES.get(context.game.kit.language[:2])
    told = set[int]()
    for pair in _of_tables(context, language) if language else ():
        places = {paragraph_at(context.prose.text, placed.start)[0] for placed in (pair.first, pair.second)}
        if told.isdisjoint(places):
            told |= places
            yield Opposed(pair.asks, pair.first, pair.second)


def _of_tables(context: GameContext, language: AnswerLanguage) -> Iterator[Opposed]:
    earlier: list[Given] = []
    for second in answers_given(context, language):
        if earlier and earlier[0].question is not second.question:
            earlier.clear()
        first = next((first for first in earlier if _exclude(context, first, second)), None)
        if first:
            yield Opposed(second.question.asks, first, second)
        earlier.append(second)


def _exclude(context: GameContext, first: Given, second: Given) -> bool:
    question = first.question
    if first.answer == second.answer or {first.answer, second.answer} in question.alike:
        return False
    return _is_same(first, second) and can_contradict(context, first.start, second.start)


def _is_same(first: Given, second: Given) -> bool:
    about = first.question.about
    is_same_thing = first.thing == second.thing or not first.thing or not second.thing
    shared = (first.around & second.around) - first.thing
    return is_same_thing and (about is not About.WORDS or len(shared) >= _LEAST_SHARED)
