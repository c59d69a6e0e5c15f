"""An answer in a sentence → what it is said of."""

from __future__ import annotations

import re
from itertools import islice
from typing import Final

from pnp.analysis.outline import stem, stem_set
from pnp.analysis.questions.language import About, Question, QuestionLanguage, pattern
from pnp.analysis.questions.sentences import Sentence
from pnp.analysis.questions.things import Mention, Things
from pnp.values import dataclass

# What an answer is about that is said of pieces of any kind.
ANY_THING: Final = "*"

_ANYTHING: Final = frozenset((ANY_THING,))
_WORD: Final = re.compile(r"[^\W\d_][\w'-]*")
# So many words before a noun may restrict it.
_MOST_BEFORE: Final = 2
# Words for what every game has.
_WORDS_OF_GAMES: Final = stem_set("game start end round player win move first phase step")


@dataclass(frozen=True, slots=True)
class Subject:
    """What an answer is said of. about: things, or words. limits: words that restrict them."""

    about: frozenset[str]
    limits: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Subjects:
    """What the sentences of a game are about, in its language and by the names of its things."""

    language: QuestionLanguage
    named: Things

    def of(self, question: Question, sentence: Sentence, match: re.Match[str], lead: str) -> Subject:
        """What an answer is said of; about nothing if that cannot be told. lead: what stands before a colon."""
        match question.about:
            case About.NAME:
                return self._thing(question, sentence, match.groupdict(), lead)
            case About.NOUN | About.WORDS:
                return Subject(self._noun(question, match.groupdict("").get("x")))
            case About.SENTENCE:
                return Subject(self.language.topic_words(sentence.text) - _WORDS_OF_GAMES)
            case _:
                return Subject(_ANYTHING)

    def keys(self, words: str) -> frozenset[str]:
        """The things that some words name."""
        return frozenset(mention.key for mention in self.named.mentions(words))

    def around(self, sentence: Sentence) -> frozenset[str]:
        """The words of a sentence and its title by which it may be told what it is about."""
        return self.language.topic_words(f"{sentence.text} {sentence.title}") - self.language.neutral

    def _noun(self, question: Question, words: str | None) -> frozenset[str]:
        if words is None or not self.language.anything.isdisjoint(words.split()):
            return _ANYTHING
        topic = self.language.topic_words(words) - self.language.neutral
        return topic or (_ANYTHING if question.about is About.WORDS else frozenset())

    def _thing(self, question: Question, sentence: Sentence, groups: dict[str, str | None], lead: str) -> Subject:
        if "lead" in groups:
            return Subject(self._before(question, sentence, lead))
        words = groups.get("s") or groups.get("o")
        if not words:
            return Subject(self.keys(sentence.text))
        is_before = bool(groups.get("s"))
        mentions = tuple(self.named.mentions(words))
        if mentions:
            mention = self._last(words, mentions) if is_before else mentions[0]
            return Subject(frozenset((mention.key,)), self._limits(words, mention))
        if not question.wholes.isdisjoint(words.split()):
            return Subject(_ANYTHING)
        is_pronoun = words.split()[-1 if is_before else 0] in self.language.pronouns
        return Subject(self._before(question, sentence, lead) if is_pronoun else frozenset())

    def _last(self, words: str, mentions: tuple[Mention, ...]) -> Mention:
        """The last thing that no preposition makes part of another."""
        free = [mention for mention in mentions if not self._is_attached(words[: mention.start])]
        return free[-1] if free else mentions[0]

    def _is_attached(self, before: str) -> bool:
        words = [word for word in before.split() if word not in self.language.determiners]
        return bool(words) and words[-1] in self.language.prepositions

    def _limits(self, words: str, mention: Mention) -> frozenset[str]:
        """The words directly before a thing that may say of which of its kind something holds."""
        limits: list[str] = []
        for word in reversed(_WORD.findall(words[: mention.start])):
            if word in self.language.determiners or word in self.language.prepositions or len(limits) == _MOST_BEFORE:
                break
            if word not in self.language.harmless:
                limits.append(stem(word))
        return frozenset(limits) | self._limits_behind(words[mention.end :])

    def _limits_behind(self, words: str) -> frozenset[str]:
        """What a clause behind a thing says of it: "that you have completed"."""
        behind = words.split()
        if not behind or behind[0] not in self.language.relatives:
            return frozenset()
        harmless = self.language.harmless | self.language.relatives
        return frozenset(stem(word) for word in behind[-1:] if word not in harmless)

    def _before(self, question: Question, sentence: Sentence, lead: str) -> frozenset[str]:
        """What a pronoun, or a sentence without a subject, is about: its lead, the sentence before, or its title."""
        if lead:
            return frozenset(mention.key for mention in islice(self.named.mentions(lead), 1))
        if said := sentence.last_before:
            return frozenset() if pattern(question.cases).search(said) else self.keys(said)
        return self.keys(sentence.title)
