"""A game → the answers that its sentences give to the questions of its language, each with what it is said of."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import combinations, islice
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import ANY_NUMBER, any_number_of
from pnp.analysis.outline import paragraph_at, stem
from pnp.analysis.questions.language import Question, QuestionLanguage, pattern
from pnp.analysis.questions.things import Mention, Things, things
from pnp.analysis.statements import are_together
from pnp.model.play import Phase, SetupStep
from pnp.model.texts import Term
from pnp.values import dataclass

# What an answer is about that is said of pieces of any kind.
ANY_THING: Final = "*"

_LONGEST: Final = 260
# So many letters after its question an answer may end.
_LONGEST_PASSAGE: Final = 330
_RECORDS: Final = (Phase, SetupStep, Term)
_LEAD: Final = re.compile(r"^(?:\d+[.)] )?(?P<lead>[^.:;,]{2,40}): (?=.)")
_MARKS: Final = str.maketrans("*_>", "   ")
_WORD: Final = re.compile(r"[^\W\d_][\w’'-]*")
# So many words before a noun may restrict it.
_MOST_BEFORE: Final = 2


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a question.

    about: the things of which it may be said, or the contest, or the words of the sentence. limits: words that restrict
    the thing. beside: the things named around it. start, end: its place in the prose.
    """

    question: Question
    about: frozenset[str]
    limits: frozenset[str]
    beside: frozenset[str]
    answer: str
    start: int
    end: int


def answers(context: GameContext, language: QuestionLanguage) -> Iterator[Answered]:
    """The answers of the rules, question by question, without those of variants and of cards."""
    named = context.get(partial(things, language=language))
    for question in language.questions:
        for start, end in context.outline.sentences_with(question.leads):
            if end - start <= _LONGEST and _is_rule(context, start):
                sentence = _Sentence(context, language, named, start, end)
                if question.is_of_event:
                    yield from sentence.outcomes(question)
                else:
                    yield from sentence.answers_behind(question) if question.trigger else sentence.answers(question)


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


def _is_rule(context: GameContext, start: int) -> bool:
    section, record = context.outline.at(start), context.prose.passage(start)[0].record
    is_told = section is not None or isinstance(record, _RECORDS)
    return is_told and not context.outline.is_aside(start) and context.prose.text[start : start + 1] != "#"


class _Sentence:
    """A sentence, with what stands around it."""

    def __init__(self, context: GameContext, language: QuestionLanguage, named: Things, start: int, end: int) -> None:
        self._context, self._language, self._named = context, language, named
        self._start = start
        self._end = start + len(context.prose.text[start:end].rstrip())
        self._text = plain(context.prose.lower[start:end])

    def answers(self, question: Question) -> Iterator[Answered]:
        """What the sentence answers, if it is one answer."""
        said = self._text
        if question.cut and (cut := pattern(question.cut).search(said)):
            said = said[: cut.start()]
        if pattern(question.cases).search(said):
            return
        lead = _LEAD.match(said)
        text = said[lead.end() :] if lead else said
        found: dict[str, Answered] = {}
        for answer, match in self._matches(question, text):
            about, limits = self._about(question, match, lead["lead"] if lead else "")
            if about or not (question.is_of_thing or question.same_words):
                found.setdefault(answer, Answered(question, about, limits, frozenset(), answer, self._start, self._end))
        # A sentence may well say the same in two ways.
        if all(are_alike(question, one, other) for one, other in combinations(found, 2)):
            yield from list(found.values())[:1]

    def answers_behind(self, question: Question) -> Iterator[Answered]:
        """What is said to a question that the sentence asks, in itself or behind it in its paragraph."""
        if not pattern(question.trigger).search(self._text):
            return
        paragraph = paragraph_at(self._context.prose.text, self._start)
        lower = self._context.prose.lower
        text = plain(lower[self._start : min(paragraph[1], self._start + _LONGEST_PASSAGE)])
        if pattern(question.cases).search(text):
            return
        before = plain(lower[paragraph[0] : self._start])
        found = {answer for answer, _ in self._matches(question, text, f"{before} {text}")}
        topic = self._topic(question, (text, before, self._title))
        beside = self._keys(" ".join((self._title, before, text)))
        if len(found) == 1:
            yield Answered(question, frozenset((topic,)), frozenset(), beside, found.pop(), self._start, self._end)

    def outcomes(self, question: Question) -> Iterator[Answered]:
        """What happens by the sentence, about what its other words say, or those before it, that happened."""
        if pattern(question.cases).search(self._text):
            return
        matches = tuple(self._matches(question, self._text))
        event = self._text
        for _, match in matches:
            event = f"{event[: match.start()]}{' ' * len(match[0])}{event[match.end() :]}"
        event = f"{event} {self._sentence_before()}"
        for answer in dict.fromkeys(answer for answer, _ in matches):
            beside = self._keys(f"{event} {self._title}")
            words = self._language.topic_words(event)
            limits = {found["place"] for found in pattern(self._language.places).finditer(event)}
            negated = {"-"} if len(pattern(self._language.negation).findall(event)) % 2 else set()
            yield Answered(question, words, frozenset(limits | negated), beside, answer, self._start, self._end)

    def _sentence_before(self) -> str:
        """The sentence before this one in its paragraph."""
        start, end = self._context.outline.sentence(max(self._start - 2, 0))
        is_before = start < self._start and are_together(self._context, start, self._start)
        return plain(self._context.prose.lower[start:end]) if is_before else ""

    @staticmethod
    def _topic(question: Question, texts: tuple[str, ...]) -> str:
        """The first contest that the nearest of some texts names."""
        for text in texts:
            for topic, words in question.topics.items():
                if pattern(words).search(text):
                    return topic
        return ""

    def _matches(self, question: Question, text: str, around: str = "") -> Iterator[tuple[str, re.Match[str]]]:
        """The answers that a text gives, and, where the title is such, those of the text around it."""
        is_there = bool(question.where and pattern(question.where).search(self._title))
        tables = ((question.answers, text), (question.there if is_there else {}, around or text))
        for answer, texts, said in ((*item, said) for table, said in tables for item in table.items()):
            for known in texts:
                for match in pattern(known).finditer(said):
                    yield answer.format_map(defaultdict(str, self._values(match))), match

    def _values(self, match: re.Match[str]) -> Mapping[str, str]:
        """What the groups of a pattern add to an answer: numbers, things, or stems of words."""
        values = {}
        for name, words in match.groupdict().items():
            if words and re.fullmatch(ANY_NUMBER, words):
                values[name] = str(any_number_of(words))
            elif name == "x" and words:
                last = words.split()[-1]
                values[name] = next((mention.key for mention in self._named.mentions(last)), stem(last))
            elif name == "next" and words:
                values[name] = "next "
            else:
                values[name] = words or ""
        return values

    @property
    def _title(self) -> str:
        section = self._context.outline.at(self._start)
        return section.title.lower() if section else ""

    def _about(self, question: Question, match: re.Match[str], lead: str) -> tuple[frozenset[str], frozenset[str]]:
        """What an answer is about, and what restricts it."""
        if question.same_words:
            return self._language.topic_words(self._text) - _WORDS_OF_GAMES, frozenset()
        groups = match.groupdict()
        if "lead" in groups:
            return self._before(question, lead), frozenset()
        words = groups.get("s") or groups.get("o")
        if not words:
            return self._keys(self._text), frozenset()
        is_before = bool(groups.get("s"))
        mentions = tuple(self._named.mentions(words))
        if mentions:
            mention = self._last(words, mentions) if is_before else mentions[0]
            return frozenset((mention.key,)), self._limits(words, mention)
        near = words.split()[-1 if is_before else 0]
        if not question.wholes.isdisjoint(words.split()):
            return frozenset((ANY_THING,)), frozenset()
        is_pronoun = near in self._language.pronouns
        return (self._before(question, lead), frozenset()) if is_pronoun else (frozenset(), frozenset())

    def _last(self, words: str, mentions: tuple[Mention, ...]) -> Mention:
        """The last thing that no preposition makes part of another."""
        free = [mention for mention in mentions if not self._is_attached(words[: mention.start])]
        return free[-1] if free else mentions[0]

    def _is_attached(self, before: str) -> bool:
        words = [word for word in before.split() if word not in self._language.determiners]
        return bool(words) and words[-1] in self._language.prepositions

    def _limits(self, words: str, mention: Mention) -> frozenset[str]:
        """The words directly before a thing that may say of which of its kind something holds."""
        limits: list[str] = []
        for word in reversed(_WORD.findall(words[: mention.start])):
            if word in self._language.determiners or word in self._language.prepositions or len(limits) == _MOST_BEFORE:
                break
            if word not in self._language.harmless:
                limits.append(stem(word))
        return frozenset(limits) | self._limits_behind(words[mention.end :])

    def _limits_behind(self, words: str) -> frozenset[str]:
        """What a clause behind a thing says of it: "that you have completed"."""
        behind = words.split()
        if not behind or behind[0] not in self._language.relatives:
            return frozenset()
        harmless = self._language.harmless | self._language.relatives
        return frozenset(stem(word) for word in behind[-1:] if word not in harmless)

    def _before(self, question: Question, lead: str) -> frozenset[str]:
        """What a pronoun, or a sentence without a subject, is about: its lead, the sentence before, or its title."""
        if lead:
            return frozenset(mention.key for mention in islice(self._named.mentions(lead), 1))
        if said := self._sentence_before():
            return frozenset() if pattern(question.cases).search(said) else self._keys(said)
        return self._keys(self._title)

    def _keys(self, words: str) -> frozenset[str]:
        return frozenset(mention.key for mention in self._named.mentions(words))


# Words for what every game has.
_WORDS_OF_GAMES: Final = frozenset(
    map(stem, ["game", "start", "end", "round", "player", "win", "move", "first", "phase", "step"])
)


def plain(text: str) -> str:
    """Words on one line, without marks of emphasis."""
    return " ".join(text.translate(_MARKS).split()).lstrip("-•| ")
