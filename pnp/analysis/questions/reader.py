"""A game → the answers that its sentences give to the questions of its language, each with what it is said of."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import ANY_NUMBER, any_number_of
from pnp.analysis.outline import stem
from pnp.analysis.questions.language import About, Question, QuestionLanguage, pattern, way
from pnp.analysis.questions.sentences import Sentence, sentences
from pnp.analysis.questions.subjects import Subjects
from pnp.analysis.questions.things import things
from pnp.values import dataclass

_LEAD: Final = re.compile(r"^(?:\d+[.)] )?(?P<lead>[^.:;,]{2,40}): (?=.)")
_STOP: Final = re.compile("[.?!] |$")


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a question.

    about: the things of which it may be said, or the words for them, or the contest, or the words of the sentence.
    limits: words that restrict the thing. beside: the things named around it, or the words. start, end: its place in
    the prose.
    """

    question: Question
    answer: str
    about: frozenset[str]
    limits: frozenset[str]
    beside: frozenset[str]
    start: int
    end: int


def answers(context: GameContext, language: QuestionLanguage) -> Iterator[Answered]:
    """The answers of the rules, question by question, without those of variants and of cards."""
    subjects = Subjects(language, context.get(partial(things, language=language)))
    for question in language.questions:
        found: dict[tuple[int, frozenset[str]], list[Answered]] = {}
        for sentence in sentences(context, question.leads.split("|")):
            for given in _READERS.get(question.about, _stated)(subjects, question, sentence):
                found.setdefault(_place(sentence, given), []).append(given)
        for same in found.values():
            if question.about is About.EVENT:
                yield from same
            # A sentence may well say the same in two ways.
            elif all(are_alike(question, one.answer, other.answer) for one, other in combinations(same, 2)):
                yield same[0]


def _place(sentence: Sentence, given: Answered) -> tuple[int, frozenset[str]]:
    """Where two answers, if they are given about the same, say themselves when each of them holds."""
    is_named = given.question.about in (About.NOUN, About.WORDS, About.GAME)
    return (sentence.paragraph[0], given.about) if is_named else (sentence.start, frozenset())


def are_alike(question: Question, one: str, other: str) -> bool:
    """Whether two answers may both hold."""
    if question.opposed:
        return not _are_listed(question.opposed, one, other)
    return one == other or _are_listed(question.alike, one, other)


def _are_listed(pairs: tuple[tuple[str, str], ...], one: str, other: str) -> bool:
    return any(
        re.fullmatch(rf"(?:{first})\n(?:{second})", "\n".join(both))
        for first, second in pairs
        for both in ((one, other), (other, one))
    )


def _stated(subjects: Subjects, question: Question, sentence: Sentence) -> Iterator[Answered]:
    """What a sentence states of a thing, or of the game."""
    said = sentence.passage if question.reads_on else sentence.text
    if question.cut and (cut := pattern(question.cut).search(said)):
        said = said[: cut.start()]
    if question.cases and pattern(question.cases).search(said):
        return
    lead = _LEAD.match(said) if question.about is About.NAME else None
    beside = subjects.around(sentence) if question.about is About.WORDS else frozenset[str]()
    for answer, match, span in _matches(subjects, question, sentence, said[lead.end() :] if lead else said):
        subject = subjects.of(question, sentence, match, lead["lead"] if lead else "")
        is_limited = not question.cases and answer not in question.excepted
        if subject.about and not (is_limited and _is_limited(subjects.language, sentence, span)):
            yield Answered(question, answer, subject.about, subject.limits, beside, sentence.start, sentence.end)


def _is_limited(language: QuestionLanguage, sentence: Sentence, span: tuple[int, int]) -> bool:
    """Whether the words around an answer, or what follows, say that it holds at times or for some things only."""
    said, last = sentence.passage, len(sentence.text)
    if span[1] > last and (stop := _STOP.search(said, span[1] - 1)):
        last = stop.start()
    exceptions = pattern(language.exceptions)
    is_excepted = exceptions.search(said[: span[0]]) or exceptions.search(said[span[1] : last])
    return bool(is_excepted or pattern(language.after).match(said, last))


def _replied(subjects: Subjects, question: Question, sentence: Sentence) -> Iterator[Answered]:
    """What is said to a question that a sentence asks, in itself or behind it in its paragraph."""
    if not pattern(question.trigger).search(sentence.text) or pattern(question.cases).search(sentence.passage):
        return
    texts = (sentence.passage, sentence.before, sentence.title)
    around = f"{sentence.before} {sentence.passage}"
    topic = frozenset((_topic(question, texts),))
    beside = subjects.keys(f"{sentence.title} {around}")
    found = {answer for answer, _, _ in _matches(subjects, question, sentence, sentence.passage, around)}
    if len(found) == 1:
        yield Answered(question, found.pop(), topic, frozenset(), beside, sentence.start, sentence.end)


def _topic(question: Question, texts: Iterable[str]) -> str:
    """The first contest that the nearest of some texts names."""
    named = (topic for text in texts for topic, words in question.topics.items() if pattern(words).search(text))
    return next(named, "")


def _outcomes(subjects: Subjects, question: Question, sentence: Sentence) -> Iterator[Answered]:
    """What happens by a sentence, about what its other words say, or those before it, that happened."""
    if pattern(question.cases).search(sentence.text):
        return
    language, event = subjects.language, sentence.text
    found = tuple(_matches(subjects, question, sentence, event))
    for _, match, (first, last) in found:
        event = f"{event[:first]}{' ' * len(match[0])}{event[last:]}"
    event = f"{event} {sentence.last_before}"
    for answer in dict.fromkeys(answer for answer, _, _ in found):
        beside = subjects.keys(f"{event} {sentence.title}")
        limits = {place["place"] for place in pattern(language.places).finditer(event)}
        negated = {"-"} if len(pattern(language.negation).findall(event)) % 2 else set()
        words = language.topic_words(event)
        yield Answered(question, answer, words, frozenset(limits | negated), beside, sentence.start, sentence.end)


_READERS: Final[Mapping[About, Callable[[Subjects, Question, Sentence], Iterator[Answered]]]] = {
    About.CONTEST: _replied,
    About.EVENT: _outcomes,
}


def _matches(
    subjects: Subjects, question: Question, sentence: Sentence, text: str, around: str = ""
) -> Iterator[tuple[str, re.Match[str], tuple[int, int]]]:
    """The answers of a text, with where they stand, and, where the title is such, those of the text around it."""
    for frame in question.frames:
        for match in way(subjects.language, frame).finditer(text):
            inside = (
                (answer, way(subjects.language, known).search(text, *match.span("rest")))
                for answer, ways in question.answers.items()
                for known in ways
            )
            ends = [(found.start(), found.end(), answer) for answer, found in inside if found]
            if ends:
                _, end, answer = min(ends)
                yield answer, match, (match.start(), end)
    if question.frames:
        return
    is_there = bool(question.where and pattern(question.where).search(sentence.title))
    tables = ((question.answers, text), (question.there if is_there else {}, around or text))
    for answer, ways, said in ((*item, said) for table, said in tables for item in table.items()):
        for known in ways:
            for match in way(subjects.language, known).finditer(said):
                yield _named(subjects, answer, match), match, match.span()


def _named(subjects: Subjects, answer: str, match: re.Match[str]) -> str:
    """An answer with what the groups of its pattern add to it: numbers, things, or stems of words."""
    if "{" not in answer:
        return answer
    values = defaultdict[str, str](str)
    for name, words in match.groupdict("").items():
        if words and re.fullmatch(ANY_NUMBER, words):
            values[name] = str(any_number_of(words))
        elif name == "x" and words:
            last = words.split()[-1]
            values[name] = next((mention.key for mention in subjects.named.mentions(last)), stem(last))
        else:
            values[name] = "next " if words and name == "next" else words
    return answer.format_map(values)
