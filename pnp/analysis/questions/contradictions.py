"""A game → the answers to its questions that cannot both hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.outline import paragraph_at
from pnp.analysis.questions.english import ENGLISH
from pnp.analysis.questions.german import GERMAN
from pnp.analysis.questions.language import About, QuestionLanguage
from pnp.analysis.questions.reader import Answered, answers, are_alike
from pnp.analysis.questions.subjects import ANY_THING
from pnp.analysis.statements import can_contradict
from pnp.values import dataclass

LANGUAGES: Final[Mapping[str, QuestionLanguage]] = {"en": ENGLISH, "de": GERMAN}
# So many words two sentences share that are about the same, and such a part of the shorter one.
_LEAST_SHARED: Final = 2
_SHARE: Final = 0.6
_HALF: Final = 0.5


@dataclass(frozen=True, slots=True)
class AnswerPair:
    """Two answers to one question of which only one can hold, in the order of the prose."""

    first: Answered
    second: Answered


def answer_pairs(context: GameContext) -> tuple[AnswerPair, ...]:
    """The first answer about each thing that excludes an earlier one; of no paragraph twice."""
    language = LANGUAGES.get(context.game.kit.language[:2])
    found: list[AnswerPair] = []
    earlier: dict[str, list[Answered]] = {}
    told: set[int] = set()
    for second in answers(context, language) if language else ():
        same = earlier.setdefault(second.question.asks, [])
        first = next((first for first in same if _exclude(context, first, second)), None)
        if first:
            places = {paragraph_at(context.prose.text, answered.start)[0] for answered in (first, second)}
            if told.isdisjoint(places):
                told |= places
                found.append(AnswerPair(first, second))
        same.append(second)
    return tuple(found)


def _exclude(context: GameContext, first: Answered, second: Answered) -> bool:
    """Whether two answers to one question are about the same, and cannot both hold."""
    is_apart = not are_alike(first.question, first.answer, second.answer) and _is_same(first, second)
    if is_apart and first.question.about is About.EVENT:
        # In one section, as in an example, things happen one after the other.
        is_apart = context.outline.at(first.start) is not context.outline.at(second.start)
    return is_apart and can_contradict(context, first.start, second.start)


def _is_same(first: Answered, second: Answered) -> bool:
    shared, beside = first.about & second.about, first.beside & second.beside
    is_any = ANY_THING in first.about | second.about
    is_noun = is_any or first.about == second.about
    match first.question.about:
        case About.NAME:
            return (bool(shared) or is_any) and first.limits == second.limits
        case About.NOUN:
            return is_noun
        case About.WORDS:
            return is_noun and bool(beside - first.about)
        case About.SENTENCE:
            return len(shared) >= max(_LEAST_SHARED, _HALF * min(len(first.about), len(second.about)))
        case About.CONTEST:
            is_elsewhere = first.beside and second.beside and not beside
            return bool(beside) if "" in first.about | second.about else bool(shared) and not is_elsewhere
        case About.EVENT:
            return _is_one_event(first, second)
        case About.GAME:
            return True


def _is_one_event(first: Answered, second: Answered) -> bool:
    """Whether the same happens: most of the words are the same, or two things, and nothing says where or that not."""
    things, words = first.beside & second.beside, first.about & second.about
    apart = first.limits ^ second.limits
    if "-" in apart or (first.limits - things and second.limits - things and apart):
        return False
    is_most = len(words) >= max(_LEAST_SHARED, _SHARE * min(len(first.about), len(second.about)))
    return len(things) >= _LEAST_SHARED or bool(things and is_most)
