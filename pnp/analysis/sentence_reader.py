"""A sentence of rules → its topic, and the answers that it gives: numbers, moments, places, sides.

The words of its answers are taken out of it; what is left says what it is about.
"""

from __future__ import annotations

import re
from typing import Final

from pnp.analysis.numerals import any_number_of
from pnp.analysis.outline import stem
from pnp.analysis.statement_english import ENGLISH
from pnp.analysis.statement_language import WORD, StatementLanguage
from pnp.values import dataclass

# How a number is meant.
EXACTLY, AT_MOST, AT_LEAST = "exactly", "at most", "at least"
# The question what comes first; its answer is the word behind "before" or "after".
ORDER: Final = "order"
# How questions for a number begin.
NUMBER_OF: Final = "number of "
# The question whether something is so, or may be done.
WHETHER: Final = "whether"
# The question where something goes after use; its answer are the words for the place.
FATE: Final = "fate"

_LEAST_WORDS: Final = 4
# What the topic of a sentence has in which the same is done again.
_SAME_WORD: Final = "same"


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question: a side and, of a number, how many, of an order, the word that it is told by."""

    side: str
    what: str = ""
    number: int = 0

    def contradicts(self, other: Answer, question: str) -> bool:
        """Whether both cannot hold."""
        if question == ORDER:  # "A before B" says the same as "B after A".
            return (self.what == other.what) != (self.side == other.side)
        if question == WHETHER:  # What may be done and what may not, Q168 compares.
            return self.side != other.side and not (self.what and other.what)
        if question == FATE:  # "To the box" and "to the box of the game" are one place.
            mine, theirs = set(self.what.split()), set(other.what.split())
            return not (mine <= theirs or theirs <= mine)
        if self.side == other.side or not self.number:
            return (self.side, self.what, self.number) != (other.side, other.what, other.number)
        low, high = (self, other) if other.side == AT_MOST or self.side == AT_LEAST else (other, self)
        return low.number > high.number


# "In one day" says the same as "in a day".
ONE: Final = Answer(EXACTLY, number=1)


class SentenceReader:
    """Reads a sentence: takes the words of its answers out of it, and what is left is its topic.

    is_clear: whether no question has two answers.
    """

    def __init__(self, lower: str, marked: str, *, is_excess: bool, language: StatementLanguage = ENGLISH) -> None:
        self._language = language
        self._lower = lower
        self._marked = marked
        self._left = lower
        self._counted: set[str] = set()
        self._repeated = frozenset[str]()
        self.answers: dict[str, Answer] = {}
        self.is_clear = True
        self._fate = self._read_fate()
        self._read_counts(is_excess=is_excess)
        self._read_times()
        self._read_opposites()

    @property
    def topic(self) -> frozenset[str]:
        """The words of the sentence that are no answers; where something goes, those for what it is."""
        return (
            frozenset(map(stem, self._fate)) if self._fate else self._language.topic_words(self._left) | self._repeated
        )

    def says_enough(self, topic: frozenset[str]) -> bool:
        """Whether there is an answer, and the words of the topic say of what."""
        names = topic - self._language.acts - self._counted
        is_limit = any(answer.side == AT_MOST for answer in self.answers.values()) or bool(self._repeated)
        return len(self._fate) > 1 or len(names) >= (1 if is_limit else 2)

    def _answer(self, question: str, answer: Answer) -> None:
        if self.answers.setdefault(question, answer) != answer:
            self.is_clear = False

    def _take_out(self, start: int, end: int) -> None:
        self._left = f"{self._left[:start]}{' ' * (end - start)}{self._left[end:]}"

    def _read_fate(self) -> frozenset[str]:
        """The words for something that has been used, killed or the like, if the sentence says where it goes."""
        language = self._language
        for pattern in language.fates:
            match = pattern.fullmatch(self._lower.strip(" .*_"))
            if match and language.done.search(match["what"]):
                where = match.groupdict().get("where") or language.discard
                words = {stem(word) for word in re.findall(r"[^\W\d_]{3,}", where)} - language.no_place
                discard = {word for word in words if word == stem(language.discard)}
                self._answer(FATE, Answer("", " ".join(sorted(discard or words))))
                names = WORD.findall(match["what"])
                return frozenset(word for name in names if (word := language.form(name)) not in language.no_thing)
        return frozenset()

    def _read_counts(self, *, is_excess: bool) -> None:
        language = self._language
        is_negative = bool(language.negation.search(self._left))
        has_limit = is_repeated = False
        for match in language.count.finditer(self._marked):
            if match["dice"]:
                self._answer(f"{NUMBER_OF}dice", Answer(match["dice"]))
                self._take_out(*match.span())
                continue
            if match["times"] or match["again"]:
                is_repeated |= self._read_frequency(match, is_negative=is_negative)
                continue
            words = self._lower[slice(*match.span("n"))]
            if language.ordinal.match(words):
                continue
            noun = language.topic_word(match["noun"]) if match["noun"] else None
            if words == language.one and not noun and not self._left.startswith(language.scales, match.end("n")):
                continue
            before = self._marked[: match.start()]
            side, more, taken = bound_of(before, is_negative=is_negative or is_excess, language=language)
            number = any_number_of(words) + more
            if taken:
                self._take_out(*taken)
            has_limit |= side == AT_MOST
            sign = match["sign"] or ""
            self._answer(f"{NUMBER_OF}{noun}", Answer(side, sign, number))
            self._counted.add(noun or "")
            self._take_out(match.start(), match.end("n"))
        if not has_limit and len(self._left.split()) >= _LEAST_WORDS:
            modal = "modal" if language.modal.search(self._left) else ""
            self.answers[WHETHER] = Answer("no" if is_negative and not is_repeated else "yes", modal)

    def _read_frequency(self, match: re.Match[str], *, is_negative: bool) -> bool:
        """How often something is done; whether it may be done again, or must not be."""
        is_again = match["times"] != self._language.once
        if not is_again or (match["times"] and not is_negative):
            self._answer(f"{NUMBER_OF}times", Answer(EXACTLY, number=1 + is_again))
            return False
        if not (is_negative or self._language.modal.search(self._left)):
            return False
        self._answer(f"{NUMBER_OF}times", Answer(AT_MOST, number=1) if is_negative else Answer(AT_LEAST, number=2))
        self._take_out(*match.span())
        if same := self._language.same.search(self._left):
            self._repeated = frozenset((_SAME_WORD, self._language.topic_word(same["what"]) or _SAME_WORD))
        return True

    def _read_times(self) -> None:
        language = self._language
        for match in language.side.finditer(self._left):
            kind = str(match.lastgroup)
            together = kind in ("together", "apart")
            self._answer(
                "manner" if together else kind,
                Answer(kind if together else language.sides.get(match[kind], match[kind])),
            )
            self._take_out(*match.span())
        for match in language.edge.finditer(self._left):
            edge = "end" if match["edge"] in language.ends else "start"
            self._answer(f"when in a {match['of']}", Answer(edge))
            self._take_out(*match.span())
        for match in language.before.finditer(self._left):
            what = language.topic_word(match["what"])
            if what is None:
                self.is_clear = False
            else:
                self._answer(ORDER, Answer(language.sides.get(match["side"], match["side"]), what))
        for match in language.threshold.finditer(self._left):
            is_equal = bool(match["equal"] or match["also"])
            self._answer("threshold", Answer("low" if match["low"] else "high", "or equal" if is_equal else ""))
            self._take_out(*match.span())

    def _read_opposites(self) -> None:
        language = self._language
        is_alone = not language.alone.isdisjoint(self.topic)
        for match in WORD.finditer(self._left):
            question, side = language.opposites.get(match[0], ("", ""))
            if question and (is_alone or question not in language.persons):
                self._answer(question, Answer(side))
                self._take_out(*match.span())


def bound_of(
    before: str, *, is_negative: bool, language: StatementLanguage = ENGLISH
) -> tuple[str, int, tuple[int, int] | None]:
    """How a number behind some words is meant, what is added to it, and where these words say so."""
    for pattern, bound in ((language.most, AT_MOST), (language.least, AT_LEAST), (language.more, AT_MOST)):
        if limit := pattern.search(before):
            is_more = pattern is language.more and not is_negative
            return (AT_LEAST if is_more else bound), int(is_more), limit.span()
    return (AT_MOST if language.room.search(before) else EXACTLY), 0, None
