"""A game → the answers to one question of which only one can hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.answers.english import ENGLISH
from pnp.analysis.answers.german import GERMAN
from pnp.analysis.answers.language import About, AnswerLanguage
from pnp.analysis.answers.reader import Given, answers_given
from pnp.analysis.context import GameContext
from pnp.analysis.statements import can_contradict
from pnp.values import dataclass

LANGUAGES: Final[Mapping[str, AnswerLanguage]] = {"en": ENGLISH, "de": GERMAN}
# So many words two sentences share beside the thing that they are about.
_LEAST_SHARED: Final = 1


@dataclass(frozen=True, slots=True)
class Opposed:
    """Two answers to one question of which only one can hold, in the order of the prose."""

    first: Given
    second: Given


def opposed_answers(context: GameContext) -> Iterator[Opposed]:
    """The first answer to each question about each thing that excludes an earlier one."""
    language = LANGUAGES.get(context.game.kit.language[:2])
    earlier: list[Given] = []
    told = set[int]()
    for second in answers_given(context, language) if language else ():
        if earlier and earlier[0].question is not second.question:
            earlier.clear()
        first = next((first for first in earlier if _exclude(context, first, second)), None)
        if first and told.isdisjoint((first.start, second.start)):
            told |= {first.start, second.start}
            yield Opposed(first, second)
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
