"""A paragraph to the ends of its lines, each line as full as it can be."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from pnp.text.hyphenate import Hyphenator
from pnp.text.paragraph import Paragraph
from pnp.text.words import Word

# Widths are sums of floats: a line that fits exactly must not fail for the last bit.
EPSILON: Final = 1e-6
# Three divided words in a row are a ladder that the eye stumbles over.
_MOST_HYPHENS: Final = 2
# A place with a hyphen needs more room than the next one without: behind one that does not fit, so many may.
_SLACK: Final = 4
_SIGNS: Final = ("+", "-", "−", "–", "±")
# More letters than this no line has.
_MOST_ON_A_LINE: Final = 5000


class Cut(NamedTuple):
    """The end of a line: before ``word``, or inside it before its character ``at``.

    hyphen: what is added. broken: no rule allows a line to end here, or the line is too long.
    """

    word: int
    at: int = 0
    hyphen: str = ""
    broken: bool = False


class Measure(NamedTuple):
    """How wide the lines are in thousandths of an em, and how words may be divided.

    zone: how much of a line may stay empty before a word is divided for it.
    """

    first: float
    others: float
    hyphenator: Hyphenator
    hyphenate: bool
    zone: float = 0.0


def break_greedily(paragraph: Paragraph, measure: Measure) -> list[Cut]:
    """The ends of all lines, the end of the paragraph included. Nothing is lost, whatever the width."""
    cuts: list[Cut] = []
    ends, words = paragraph.ends, paragraph.words
    total = len(words)
    cut = Cut(0)
    limit = measure.first + EPSILON
    hyphens = 0
    while True:
        number = cut.word
        begin = line_begin(paragraph, cut)
        last = bisect_right(ends, begin + limit, number + 1) - 1
        # A kern with the space behind is no part of the line's end.
        while last > number and ends[last] - words[last - 1].trail > begin + limit:
            last -= 1
        if last == total:
            cuts.append(Cut(total))
            return cuts
        if (
            last > number
            and last not in paragraph.glued
            and not measure.hyphenate
            and not may_end_inside(words[last].raw)
        ):
            cut = Cut(last)
        else:
            cut = _Line(paragraph, measure, cut, begin, limit).end(last, divide=hyphens < _MOST_HYPHENS)
        hyphens = hyphens + 1 if cut.hyphen else 0
        cuts.append(cut)
        if cut.word == total:
            return cuts
        limit = measure.others + EPSILON


def line_begin(paragraph: Paragraph, cut: Cut) -> float:
    """Where on the endless line the line after a cut begins."""
    word = paragraph.words[cut.word]
    if not cut.at:
        return paragraph.ends[cut.word] + word.lead
    tail = paragraph.words_of(cut.word)[word.raw[cut.at :]]
    return paragraph.ends[cut.word + 1] - word.trail - tail.width


def may_end_inside(raw: str) -> bool:
    """Whether a word may have a place of its own where a line ends: it does not if it is only letters and digits."""
    return not (raw.isalnum() and raw.isascii())


class _Line:
    """The choice of one line's end when the next word does not fit as a whole."""

    def __init__(self, paragraph: Paragraph, measure: Measure, start: Cut, begin: float, limit: float) -> None:
        self._paragraph = paragraph
        self._measure = measure
        self._start = start
        self._begin = begin
        self._limit = limit

    def end(self, last: int, *, divide: bool) -> Cut:
        """Where the line ends if the words before ``last`` fit. divide: hyphens may be added."""
        glued, first = self._paragraph.glued, self._start.word
        chunk = last
        while chunk > first and chunk in glued:
            chunk -= 1
        # What is left empty if the line ends before the chunk.
        room = self._limit - (self._paragraph.ends[chunk] - self._begin)
        forced = chunk == first
        for number in range(last, chunk - 1, -1):
            split = self._split(number, hyphenate=forced or (divide and room > self._measure.zone))
            if split:
                return split
        if not forced:
            return Cut(chunk)
        if self._measure.hyphenate or not (split := self._by_syllables(last, chunk)):
            return self._break_anywhere(last)
        return split

    def _by_syllables(self, last: int, chunk: int) -> Cut | None:
        """A word that is longer than a line is divided even in a text that is else not."""
        for number in range(last, chunk - 1, -1):
            split = self._split(number, hyphenate=True, always=True)
            if split:
                return split._replace(broken=True)
        return None

    def _split(self, number: int, *, hyphenate: bool, always: bool = False) -> Cut | None:
        """The last place inside a word that still fits on the line."""
        word = self._paragraph.words[number]
        hyphenate = hyphenate and (always or self._measure.hyphenate)
        return self._furthest(number, self._measure.hyphenator.splits(word.raw, hyphenate=hyphenate))

    def _furthest(self, number: int, places: Sequence[tuple[int, str]]) -> Cut | None:
        """The last of some places inside a word, in order, that still fits on the line.

        A word may have as many letters as a book: it is looked at from its start on, not further than a line goes.
        """
        skipped = self._start.at if number == self._start.word else 0
        first = bisect_right(places, skipped, key=itemgetter(0))
        steps = 1
        while first + steps < len(places) and self._reaches(number, *places[first + steps]):
            steps *= 2
        for index, hyphen in reversed(places[first : first + steps + _SLACK]):
            if self._reaches(number, index, hyphen):
                return Cut(number, index, hyphen)
        return None

    def _reaches(self, number: int, index: int, hyphen: str) -> bool:
        start = self._start
        skipped = start.at if number == start.word else 0
        if index <= skipped:
            return False
        word = self._paragraph.words[number]
        head = self._head(number, word, skipped, index, hyphen)
        if number == start.word:
            return head.width <= self._limit
        return self._paragraph.ends[number] + word.lead + head.width - self._begin <= self._limit

    def _head(self, number: int, word: Word, skipped: int, index: int, hyphen: str) -> Word:
        return self._paragraph.words_of(number)[word.raw[skipped:index] + hyphen]

    def _break_anywhere(self, last: int) -> Cut:
        """The last resort: between any two characters, but at least one stays on the line, and its sign with it."""
        start = self._start
        number = last
        raw = self._paragraph.words[number].raw
        is_icon = not self._paragraph.words[number].text
        skipped = start.at if number == start.word else 0
        # A sign stays with its number.
        least = 2 if not skipped and raw[:1] in _SIGNS and raw[1:2].isdigit() else 1
        places: list[tuple[int, str]] = []
        if not is_icon:
            end = min(len(raw), skipped + _MOST_ON_A_LINE)
            breaks = self._paragraph.words_of(number).breaks(raw)
            places = [(index, "") for index in breaks if skipped + least <= index < end]
            if cut := self._furthest(number, places):
                return cut._replace(broken=True)
        if number > start.word:
            return Cut(number, broken=True)
        if is_icon or not places:
            return Cut(number + 1, broken=True)
        return Cut(number, places[0][0], broken=True)
