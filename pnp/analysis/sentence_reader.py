"""A sentence of English rules → its topic, and the answers that it gives: numbers, moments, places, sides.

The words of its answers are taken out of it; what is left says what it is about.
"""

from __future__ import annotations

import re
from typing import Final

from pnp.analysis.numerals import MARKED, any_number_of
from pnp.analysis.outline import stem
from pnp.analysis.topic_words import ACTS, FORMS, OPPOSITES, WORD, topic_word, topic_words
from pnp.analysis.word_forms import word_set
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
# Both persons can do the same, but for what one of them alone does for both.
_PERSONS: Final = frozenset(("role", "outcome", "trade"))
_ALONE: Final = frozenset(map(stem, ("choose", "lead", "assign")))
_SIDE: Final = re.compile(
    r"\bround(?:s|ed|ing)?(?: it)? (?P<rounding>up|down)\b|\bface[- ]?(?P<face>up|down)\b"
    r"|\b(?P<together>simultaneously|at the same time)\b|\b(?P<apart>one after (?:the other|another)|one by one)\b"
)
_EDGE: Final = re.compile(
    r"\b(?:at|in|by|from|until) the (?P<edge>start|beginning|end) of (?:(?:your|each|every|the|an?|any|his|her|their|"
    r"one|next) )*(?P<of>[a-z]+(?: (?:phase|turn|round|step)\b)?)"
)
_BEFORE: Final = re.compile(
    r"\b(?P<side>before|after)\b(?: (?:the|an?|each|every|all|any|your|his|her|their))* (?P<what>\w+)"
)
_THRESHOLD: Final = re.compile(
    r"\b(?:(?P<equal>equals?(?: to)?|meets) or )?(?:(?P<low>(?:less|lower|fewer|smaller) than|below)|"
    r"(?P<high>(?:more|greater|higher|larger) than|above|exceeds))\b(?P<also> or equal)?"
)
_COUNT: Final = re.compile(
    rf"(?P<sign>[+−-])?(?P<n>{MARKED})(?:[ -](?P<noun>[a-z]{{3,}}))?"
    r"|\b(?P<times>once|twice)\b|\b(?P<again>again(?: and again)?|as often as|any number of times)\b"
    r"|\b(?P<dice>\d{0,2}[dw]\d{1,3})\b"
)
ORDINAL: Final = re.compile(r".*(?:st|nd|rd|th)$|second|third")
_MOST: Final = re.compile(r"\b(?:at most|up to|no more than|not more than|maximum of|only)\s*$")
_MORE: Final = re.compile(r"\b(?:more than|exceeds?|over)\s*$")
_LEAST: Final = re.compile(r"\b(?:at least|no fewer than|no less than|minimum of)\s*$")
# "The same action again", and not "on the same day again".
_SAME: Final = re.compile(r"(?<!\bin )(?<!\bon )(?<!\bduring )(?<!\bat )\bthe same (?P<what>[a-z]+)")
_SAME_WORD: Final = "same"
# By these something may be so many and no more.
_ROOM: Final = re.compile(r"\b(?:may|can|room for|holds?|carr(?:y|ies)|stores?|contains?|limit|maximum)\b")
NEGATION: Final = re.compile(r"\b(?:not|no|never|cannot|nor|neither|none)\b|n[’']t\b|^nobody\b")
_MODAL: Final = re.compile(r"\b(?:may|can|cannot|must|should|could|need)\b")
_TO: Final = r"(?: back| face[- ]?up| face[- ]?down)*,? (?:to|into|onto|on|in|under|from|out of) (?P<where>[^,;:]+)"
_WHAT: Final = r"(?P<what>[^,;:]+?)"
_FATES: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"{_WHAT} (?:is|are) (?:put|placed|returned|moved|shuffled|taken|removed|added|mixed){_TO}",
        rf"{_WHAT} (?:is|are) discarded",
        rf"(?:put|place|return|move|shuffle|take|remove|add|mix) {_WHAT}{_TO}",
        rf"discard {_WHAT}",
        rf"{_WHAT} (?:go|goes|returns?){_TO}",
    )
)
# What has been done to a thing: "used potions", "cards that you buy".
_DONE: Final = re.compile(r"\b(?:\w{2,}ed|dead|bought|sold|drawn|lost|sunk|won|spent|that|which|who)\b")
_NO_PLACE: Final = frozenset(
    map(stem, ("the", "your", "his", "her", "their", "its", "any", "top", "own", "pile", "stack"))
)
_NO_THING: Final = word_set("the all any each every your his her their that which who you has have been are was")


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

    def __init__(self, lower: str, marked: str, *, is_excess: bool) -> None:
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
        return frozenset(map(stem, self._fate)) if self._fate else topic_words(self._left) | self._repeated

    def says_enough(self, topic: frozenset[str]) -> bool:
        """Whether there is an answer, and the words of the topic say of what."""
        names = topic - ACTS - self._counted
        is_limit = any(answer.side == AT_MOST for answer in self.answers.values()) or bool(self._repeated)
        return len(self._fate) > 1 or len(names) >= (1 if is_limit else 2)

    def _answer(self, question: str, answer: Answer) -> None:
        if self.answers.setdefault(question, answer) != answer:
            self.is_clear = False

    def _take_out(self, start: int, end: int) -> None:
        self._left = f"{self._left[:start]}{' ' * (end - start)}{self._left[end:]}"

    def _read_fate(self) -> frozenset[str]:
        """The words for something that has been used, killed or the like, if the sentence says where it goes."""
        for pattern in _FATES:
            match = pattern.fullmatch(self._lower.strip(" .*_"))
            if match and _DONE.search(match["what"]):
                where = match.groupdict().get("where") or "discard"
                words = {stem(word) for word in re.findall(r"[a-z]{3,}", where)} - _NO_PLACE
                discard = {word for word in words if word == "discar"}
                self._answer(FATE, Answer("", " ".join(sorted(discard or words))))
                return frozenset(
                    word for name in WORD.findall(match["what"]) if (word := FORMS.get(name, name)) not in _NO_THING
                )
        return frozenset()

    def _read_counts(self, *, is_excess: bool) -> None:
        is_negative = bool(NEGATION.search(self._left))
        has_limit = is_repeated = False
        for match in _COUNT.finditer(self._marked):
            if match["dice"]:
                self._answer(f"{NUMBER_OF}dice", Answer(match["dice"]))
                self._take_out(*match.span())
                continue
            if match["times"] or match["again"]:
                is_repeated |= self._read_frequency(match, is_negative=is_negative)
                continue
            words = self._lower[slice(*match.span("n"))]
            if ORDINAL.match(words):
                continue
            noun = topic_word(match["noun"]) if match["noun"] else None
            if words == "one" and not noun and not self._left.startswith((" to ", " from "), match.end("n")):
                continue
            before = self._marked[: match.start()]
            side, more, taken = bound_of(before, is_negative=is_negative or is_excess)
            number = any_number_of(words) + more
            if taken:
                self._take_out(*taken)
            has_limit |= side == AT_MOST
            sign = match["sign"] or ""
            self._answer(f"{NUMBER_OF}{noun}", Answer(side, sign, number))
            self._counted.add(noun or "")
            self._take_out(match.start(), match.end("n"))
        if not has_limit and len(self._left.split()) >= _LEAST_WORDS:
            modal = "modal" if _MODAL.search(self._left) else ""
            self.answers[WHETHER] = Answer("no" if is_negative and not is_repeated else "yes", modal)

    def _read_frequency(self, match: re.Match[str], *, is_negative: bool) -> bool:
        """How often something is done; whether it may be done again, or must not be."""
        is_again = match["times"] != "once"
        if not is_again or (match["times"] and not is_negative):
            self._answer(f"{NUMBER_OF}times", Answer(EXACTLY, number=1 + is_again))
            return False
        if not (is_negative or _MODAL.search(self._left)):
            return False
        self._answer(f"{NUMBER_OF}times", Answer(AT_MOST, number=1) if is_negative else Answer(AT_LEAST, number=2))
        self._take_out(*match.span())
        if same := _SAME.search(self._left):
            self._repeated = frozenset((_SAME_WORD, topic_word(same["what"]) or _SAME_WORD))
        return True

    def _read_times(self) -> None:
        for match in _SIDE.finditer(self._left):
            kind = str(match.lastgroup)
            together = kind in ("together", "apart")
            self._answer("manner" if together else kind, Answer(kind if together else match[kind]))
            self._take_out(*match.span())
        for match in _EDGE.finditer(self._left):
            edge = "end" if match["edge"] == "end" else "start"
            self._answer(f"when in a {match['of']}", Answer(edge))
            self._take_out(*match.span())
        for match in _BEFORE.finditer(self._left):
            what = topic_word(match["what"])
            if what is None:
                self.is_clear = False
            else:
                self._answer(ORDER, Answer(match["side"], what))
        for match in _THRESHOLD.finditer(self._left):
            is_equal = bool(match["equal"] or match["also"])
            self._answer("threshold", Answer("low" if match["low"] else "high", "or equal" if is_equal else ""))
            self._take_out(*match.span())

    def _read_opposites(self) -> None:
        is_alone = not _ALONE.isdisjoint(self.topic)
        for match in WORD.finditer(self._left):
            question, side = OPPOSITES.get(match[0], ("", ""))
            if question and (is_alone or question not in _PERSONS):
                self._answer(question, Answer(side))
                self._take_out(*match.span())


def bound_of(before: str, *, is_negative: bool) -> tuple[str, int, tuple[int, int] | None]:
    """How a number behind some words is meant, what is added to it, and where these words say so."""
    for pattern, bound in ((_MOST, AT_MOST), (_LEAST, AT_LEAST), (_MORE, AT_MOST)):
        if limit := pattern.search(before):
            is_more = pattern is _MORE and not is_negative
            return (AT_LEAST if is_more else bound), int(is_more), limit.span()
    return (AT_MOST if _ROOM.search(before) else EXACTLY), 0, None
