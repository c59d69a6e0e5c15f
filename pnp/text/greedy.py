"""Greedy line breaking: put as many words on each line as fit."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from pnp.text.hyphenate import Hyphenator
from pnp.text.paragraph import Paragraph
from pnp.text.words import Word

# Widths are sums of floats: a line that fits exactly must not fail because of rounding.
EPSILON: Final = 1e-6
# Three hyphenated lines in a row are hard to read.
_MOST_HYPHENS: Final = 2
# A split with a hyphen is wider than a later one without: this many splits behind one that does not fit are tried.
_SLACK: Final = 4
_SIGNS: Final = ("+", "-", "−", "–", "±")
# No line has more letters than this.
_MOST_ON_A_LINE: Final = 5000


class LineEnd(NamedTuple):
    """Where a line ends: before the word number ``word``, or inside it before its character ``at``.

    hyphen: the hyphen to add. broken: no rule allows a line to end here, or the line is too long.
    """

    word: int
    at: int = 0
    hyphen: str = ""
    broken: bool = False


class Measure(NamedTuple):
    """The width of the first line and of the others in thousandths of an em, and how to hyphenate.

    zone: a word is hyphenated only if more than this would stay empty on the line. narrow: so many lines are as wide as
    the first.
    """

    first: float
    others: float
    hyphenator: Hyphenator
    hyphenate: bool
    zone: float = 0.0
    narrow: int = 1


def break_greedily(paragraph: Paragraph, measure: Measure) -> list[LineEnd]:
    """Where all lines end, including the last one. All text is set, however narrow the lines are."""
    line_ends: list[LineEnd] = []
    ends, words = paragraph.ends, paragraph.words
    total = len(words)
    line_end = LineEnd(0)
    limit = measure.first + EPSILON
    hyphens = 0
    while True:
        number = line_end.word
        begin = line_begin(paragraph, line_end)
        last = bisect_right(ends, begin + limit, number + 1) - 1
        # The last word of a line is not kerned with the space behind it.
        while last > number and ends[last] - words[last - 1].trail > begin + limit:
            last -= 1
        if last == total:
            line_ends.append(LineEnd(total))
            return line_ends
        if (
            last > number
            and last not in paragraph.glued
            and not measure.hyphenate
            and not may_end_inside(words[last].raw)
        ):
            line_end = LineEnd(last)
        else:
            line_end = _Line(paragraph, measure, line_end, begin, limit).end(last, divide=hyphens < _MOST_HYPHENS)
        hyphens = hyphens + 1 if line_end.hyphen else 0
        line_ends.append(line_end)
        if line_end.word == total:
            return line_ends
        if len(line_ends) >= measure.narrow:
            limit = measure.others + EPSILON


def line_begin(paragraph: Paragraph, line_end: LineEnd) -> float:
    """The position, on one endless line, at which the line after a line end begins."""
    word = paragraph.words[line_end.word]
    if not line_end.at:
        return paragraph.ends[line_end.word] + word.lead
    tail = paragraph.words_of(line_end.word)[word.raw[line_end.at :]]
    return paragraph.ends[line_end.word + 1] - word.trail - tail.width


def may_end_inside(raw: str) -> bool:
    """Whether a line may end inside a word without hyphenating it; never if it has only letters and digits."""
    return not (raw.isalnum() and raw.isascii())


class _Line:
    """Chooses where a line ends if the next word does not fit on it."""

    def __init__(self, paragraph: Paragraph, measure: Measure, start: LineEnd, begin: float, limit: float) -> None:
        self._paragraph = paragraph
        self._measure = measure
        self._start = start
        self._begin = begin
        self._limit = limit

    def end(self, last: int, *, divide: bool) -> LineEnd:
        """Where the line ends if the words before ``last`` fit. divide: words may be hyphenated."""
        glued, first = self._paragraph.glued, self._start.word
        chunk = last
        while chunk > first and chunk in glued:
            chunk -= 1
        # The space left empty if the line ends before the chunk.
        room = self._limit - (self._paragraph.ends[chunk] - self._begin)
        forced = chunk == first
        for number in range(last, chunk - 1, -1):
            split = self._split(number, hyphenate=forced or (divide and room > self._measure.zone))
            if split:
                return split
        if not forced:
            return LineEnd(chunk)
        if self._measure.hyphenate or not (split := self._by_syllables(last, chunk)):
            return self._break_anywhere(last)
        return split

    def _by_syllables(self, last: int, chunk: int) -> LineEnd | None:
        """Hyphenate a word that is longer than a line, even in a text without hyphenation."""
        for number in range(last, chunk - 1, -1):
            split = self._split(number, hyphenate=True, always=True)
            if split:
                return split._replace(broken=True)
        return None

    def _split(self, number: int, *, hyphenate: bool, always: bool = False) -> LineEnd | None:
        """The last split of a word that fits on the line."""
        word = self._paragraph.words[number]
        hyphenate = hyphenate and (always or self._measure.hyphenate)
        return self._furthest(number, self._measure.hyphenator.splits(word.raw, hyphenate=hyphenate))

    def _furthest(self, number: int, places: Sequence[tuple[int, str]]) -> LineEnd | None:
        """The last of some positions inside a word, in order, that fits on the line.

        A word may have as many letters as a book, so the search starts at its beginning and doubles its steps.
        """
        skipped = self._start.at if number == self._start.word else 0
        first = bisect_right(places, skipped, key=itemgetter(0))
        steps = 1
        while first + steps < len(places) and self._reaches(number, *places[first + steps]):
            steps *= 2
        for index, hyphen in reversed(places[first : first + steps + _SLACK]):
            if self._reaches(number, index, hyphen):
                return LineEnd(number, index, hyphen)
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

    def _break_anywhere(self, last: int) -> LineEnd:
        """End the line between any two characters, but keep at least one, and a sign with its number, on the line."""
        start = self._start
        number = last
        raw = self._paragraph.words[number].raw
        is_icon = not self._paragraph.words[number].text
        skipped = start.at if number == start.word else 0
        least = 2 if not skipped and raw[:1] in _SIGNS and raw[1:2].isdigit() else 1
        places: list[tuple[int, str]] = []
        if not is_icon:
            end = min(len(raw), skipped + _MOST_ON_A_LINE)
            breaks = self._paragraph.words_of(number).breaks(raw)
            places = [(index, "") for index in breaks if skipped + least <= index < end]
            if line_end := self._furthest(number, places):
                return line_end._replace(broken=True)
        if number > start.word:
            return LineEnd(number, broken=True)
        if is_icon or not places:
            return LineEnd(number + 1, broken=True)
        return LineEnd(number, places[0][0], broken=True)
