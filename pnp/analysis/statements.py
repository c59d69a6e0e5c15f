"""A game → what the sentences of its rules state: about what, and which number, side, time or person they give for it.

Two statements about one thing that differ in a single answer cannot both hold. What a statement is about is the set of
its words, in one form each and without those that any sentence has; an answer is a number, or a word of a few closed
classes of English such as ``highest`` and ``lowest``. So sentences are compared without knowing what a game calls its
things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.names import spoken_names
from pnp.analysis.numerals import MARKED, any_number_of
from pnp.analysis.outline import marked_prose, outline, paragraph_at, stem
from pnp.analysis.prose import BETWEEN
from pnp.analysis.topic_words import ACTS, FORMS, OPPOSITES, WORD, topic_word, topic_words
from pnp.analysis.word_forms import plurals
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
# Questions that a sentence may leave open without being about another case.
_LEFT_OPEN: Final = frozenset(("flow", "sign"))

_LONGEST: Final = 220
_SHORTEST: Final = 12
_LEAST_WORDS: Final = 4
# Records whose texts are of the whole game.
_TOLD_OF_THE_GAME: Final = ("SetupStep", "Phase", "Goal")
# So many statements about one thing are compared with each later one.
_MOST_COMPARED: Final = 10

# Both persons can do the same, but for what one of them alone does for both.
_PERSONS: Final = frozenset(("role", "outcome", "trade"))
_ALONE: Final = frozenset(map(stem, ("choose", "lead", "assign")))
_SIDE: Final = re.compile(r"\bround(?:s|ed|ing)?(?: it)? (?P<rounding>up|down)\b|\bface[- ]?(?P<face>up|down)\b")
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
    r"|\b(?P<times>once|twice)\b|\b(?P<dice>\d{0,2}[dw]\d{1,3})\b"
)
ORDINAL: Final = re.compile(r".*(?:st|nd|rd|th)$|second|third")
_MOST: Final = re.compile(r"\b(?:at most|up to|no more than|not more than|maximum of|only)\s*$")
_MORE: Final = re.compile(r"\b(?:more than|exceeds?|over)\s*$")
_LEAST: Final = re.compile(r"\b(?:at least|no fewer than|no less than|minimum of)\s*$")
# By these something may be so many and no more.
_ROOM: Final = re.compile(r"\b(?:may|can|room for|holds?|carr(?:y|ies)|stores?|contains?|limit|maximum)\b")
NEGATION: Final = re.compile(r"\b(?:not|no|never|cannot|nor|neither|none)\b|n[’']t\b|^nobody\b")
_MODAL: Final = re.compile(r"\b(?:may|can|cannot|must|should|could|need)\b")
# Words of sentences that say something only beside others, or hold at times.
_ELSEWHERE: Final = re.compile(
    r"\b(?:this|these|those|its?|they|them|he|she|instead|unless|except|otherwise|however|additional|extra|another"
    r"|other|further|variant|optional(?:ly)?|example|still|already|such|but|without|than usual|only if|about|more or"
    r"|was|were|had|will|would|once|i|we|my|our)\b"
)
# "If you have more than five cards, discard the others" says how many one may have.
_EXCESS: Final = re.compile(r"(?:if|when|whenever) (?P<claim>[^,]*\bmore than [^,]+),")
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
_NO_THING_WORDS: Final = "the all any each every your his her their that which who you has have been are was"
_NO_THING: Final = frozenset(_NO_THING_WORDS.split())
_STOP: Final = re.compile(r"[a-z0-9)][.](?=[\s”\"’)*_\0]|$)", re.IGNORECASE)
_LEAD: Final = re.compile(r"[\s>-]*(?:\d+[.)]\s*)?(?:\*\*?(?P<bold>[^*\n]{2,40})\*|(?P<plain>[A-Z][^.:*\n]{1,30}):\s)")


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
_ONE: Final = Answer(EXACTLY, number=1)


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
            if question not in _LEFT_OPEN and answer != _ONE:
                return ""
        both = mine.keys() & theirs.keys()
        differing = [question for question in both if mine[question].contradicts(theirs[question], question)]
        return differing[0] if len(differing) == 1 else ""


def statements(context: GameContext) -> tuple[Statement, ...]:
    """The statements of English rules, and of variants, in the order of the prose, without those of cards."""
    lower, found = context.prose.lower, list[Statement]()
    for start, end in _sentences(context) if context.is_english else ():
        excess = _EXCESS.match(lower, start, end)
        begin, stop = excess.span("claim") if excess else (start, end)
        if not _ELSEWHERE.search(lower, begin, stop) and is_of_the_game(context, start):
            marked = context.get(marked_prose)[begin:stop]
            reader = _Reader(lower[begin:stop], marked, is_excess=bool(excess))
            topic = reader.topic | lead_words(context, start)
            if reader.is_clear and reader.says_enough(topic):
                found.append(Statement(topic, reader.answers, start, end))
    return tuple(found)


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
    for second in context.get(statements):
        same = by_topic.setdefault(second.topic, [])
        for first in same if second.topic not in found else ():
            question = second.contradiction(first)
            if question and can_contradict(context, first.start, second.start):
                found[second.topic] = Contradiction(question, first, second)
                break
        if len(same) < _MOST_COMPARED:
            same.append(second)
    return tuple(found.values())


def are_together(context: GameContext, first: int, second: int) -> bool:
    """Whether two places of the prose are in one paragraph, which then says when each sentence holds."""
    return paragraph_at(context.prose.text, first)[0] == paragraph_at(context.prose.text, second)[0]


def can_contradict(context: GameContext, first: int, second: int) -> bool:
    """Whether what stands at two places of the prose holds for one game: neither is of a variant, and not together."""
    is_aside = context.get(outline).is_aside
    return not are_together(context, first, second) and not is_aside(first) and not is_aside(second)


def _sentences(context: GameContext) -> Iterator[tuple[int, int]]:
    """The sentences that end in a stop: cells, headings and short items seldom say what they are about."""
    text, known, end = context.prose.text, context.get(outline), 0
    for match in _STOP.finditer(text):
        if match.start() >= end:
            start, end = known.sentence(match.start())
            if _SHORTEST <= end - start <= _LONGEST and text[start].isupper():
                yield start, end


def is_of_the_game(context: GameContext, place: int) -> bool:
    """Whether what stands at a place is said of the whole game, and not of a card or another record."""
    section = context.get(outline).at(place)
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


def lead_words(context: GameContext, start: int) -> frozenset[str]:
    """The words with which the line of a sentence says of what all of it is."""
    text = context.prose.text
    line = text.rfind("\n", 0, start) + 1
    line = text.rfind(BETWEEN, line, start) + 1 or line
    match = _LEAD.match(text, line, start)
    return topic_words((match["bold"] or match["plain"]).lower()) if match else frozenset()


class _Reader:
    """Reads a sentence: takes the words of its answers out of it, and what is left is its topic.

    is_clear: whether no question has two answers.
    """

    def __init__(self, lower: str, marked: str, *, is_excess: bool) -> None:
        self._lower = lower
        self._marked = marked
        self._left = lower
        self._counted: set[str] = set()
        self.answers: dict[str, Answer] = {}
        self.is_clear = True
        self._fate = self._read_fate()
        self._read_counts(is_excess=is_excess)
        self._read_times()
        self._read_opposites()

    @property
    def topic(self) -> frozenset[str]:
        """The words of the sentence that are no answers; where something goes, those for what it is."""
        return frozenset(map(stem, self._fate)) if self._fate else topic_words(self._left)

    def says_enough(self, topic: frozenset[str]) -> bool:
        """Whether there is an answer, and the words of the topic say of what."""
        names = topic - ACTS - self._counted
        is_limit = any(answer.side == AT_MOST for answer in self.answers.values())
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
        has_limit = False
        for match in _COUNT.finditer(self._marked):
            if match["dice"]:
                self._answer(f"{NUMBER_OF}dice", Answer(match["dice"]))
                self._take_out(*match.span())
                continue
            if match["times"]:
                self._answer(f"{NUMBER_OF}times", Answer(EXACTLY, number=1 + (match["times"] == "twice")))
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
            self.answers[WHETHER] = Answer("no" if is_negative else "yes", modal)

    def _read_times(self) -> None:
        for match in _SIDE.finditer(self._left):
            question = "rounding" if match["rounding"] else "face"
            self._answer(question, Answer(match[question]))
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
