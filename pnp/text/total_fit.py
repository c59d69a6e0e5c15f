"""Total-fit line breaking, after Knuth and Plass: choose the ends of all lines of a paragraph together.

Every sequence of line ends has a cost. The cheapest is found by dynamic programming: the search goes over the
positions at which a line may end, from first to last, and keeps the cheapest path to each. Words are hyphenated
only if a line would otherwise be too loose.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from math import inf
from typing import Final, NamedTuple

from pnp.text.greedy import EPSILON, LineEnd, Measure, line_begin, may_end_inside
from pnp.text.paragraph import Paragraph

# How much a space grows and shrinks at ratio 1, as a share of its width: TeX's proportions for text fonts.
_STRETCH: Final = 0.5
_SHRINK: Final = 0.33
# The share of a ragged line that is empty at ratio 1.
_RAGGED: Final = 0.12
# The ratio of the loosest line that is accepted without hyphenation.
_TOLERANCE: Final = 1.3
_HYPHEN: Final = 2_500.0
_HYPHENS_IN_A_ROW: Final = 6_000.0
_SHORT_LAST_LINE: Final = 4_000.0
# A last line shorter than this share of the width costs extra.
_SHORT: Final = 0.15


class _Candidate(NamedTuple):
    """A position at which a line may end.

    end, begin: where, on one endless line, the line ends and the next one begins. gaps, gaps_behind: the number of
    spaces before the end, and before the beginning of the next line.
    """

    line_end: LineEnd
    end: float
    begin: float
    gaps: int
    gaps_behind: int


class _Path(NamedTuple):
    """The cheapest sequence of line ends up to a candidate.

    previous: the number of the candidate before. loosest: the ratio of the loosest line.
    """

    cost: float
    previous: int
    loosest: float


def break_optimally(paragraph: Paragraph, measure: Measure, *, justified: bool, space: float) -> list[LineEnd] | None:
    """Where all lines end; None if a word is too long for a line.

    space: the width of a space in thousandths of an em.
    """
    solution = _Search(paragraph, measure, justified, space, divide=False).run()
    if measure.hyphenate and (solution is None or solution[1] > _TOLERANCE):
        solution = _Search(paragraph, measure, justified, space, divide=True).run() or solution
    return solution[0] if solution else None


def _candidates(paragraph: Paragraph, measure: Measure, *, divide: bool) -> Iterator[_Candidate]:
    words, ends = paragraph.words, paragraph.ends
    yield _Candidate(LineEnd(0), 0.0, measure.first - measure.others, 0, 0)
    gaps = 0
    for number, word in enumerate(words):
        if number and number not in paragraph.glued:
            yield _Candidate(
                LineEnd(number), ends[number] - words[number - 1].trail, ends[number] + word.lead, gaps, gaps + 1
            )
            gaps += 1
        if not word.text or not (divide or may_end_inside(word.raw)):
            continue
        for index, hyphen in measure.hyphenator.splits(word.raw, hyphenate=divide):
            line_end = LineEnd(number, index, hyphen)
            head = paragraph.words_of(number)[word.raw[:index] + hyphen]
            yield _Candidate(
                line_end, ends[number] + word.lead + head.width, line_begin(paragraph, line_end), gaps, gaps
            )
    yield _Candidate(LineEnd(len(words)), ends[-1] - words[-1].trail, 0.0, gaps, gaps)


class _Search:
    """One search over the candidates of a paragraph."""

    def __init__(self, paragraph: Paragraph, measure: Measure, justified: bool, space: float, *, divide: bool) -> None:
        self._candidates = list(_candidates(paragraph, measure, divide=divide))
        self._begins = [candidate.begin for candidate in self._candidates[:-1]]
        self._limit = measure.others
        self._justified = justified
        self._stretch, self._shrink = space * _STRETCH, space * _SHRINK

    def run(self) -> tuple[list[LineEnd], float] | None:
        """The line ends and the ratio of the loosest line; None if there is no path."""
        candidates, begins = self._candidates, self._begins
        paths: list[_Path | None] = [_Path(0.0, -1, 0.0)]
        # Shrinking spaces let a little more onto a line, but never more than a twentieth.
        most = self._limit * (1.05 if self._justified else 1.0) + EPSILON
        for number in range(1, len(candidates)):
            end = candidates[number].end
            low = bisect_left(begins, end - most, 0, number)
            high = bisect_right(begins, end - self._limit * 0.6, low, number)
            is_last = number == len(candidates) - 1
            path = None if is_last else self._best(paths, number, range(low, high))
            paths.append(path or self._best(paths, number, range(low, number)))
        last = paths[-1]
        if last is None:
            return None
        line_ends = []
        number = len(candidates) - 1
        while number:
            line_ends.append(candidates[number].line_end)
            path = paths[number]
            assert path is not None
            number = path.previous
        return line_ends[::-1], last.loosest

    def _best(self, paths: list[_Path | None], number: int, starts: range) -> _Path | None:
        """The cheapest path to a candidate whose last line starts at one of ``starts``.

        The ratio of a line is 0 if its spaces have their natural width, negative if they shrink.
        """
        candidates, begins, limit, justified = self._candidates, self._begins, self._limit, self._justified
        last, is_last = candidates[number], number == len(candidates) - 1
        end, gaps = last.end, last.gaps
        best_start, cheapest, ratio_of = -1, inf, 0.0
        for start in starts:
            path = paths[start]
            # Every line costs something, so this path cannot become the cheapest.
            if path is None or path.cost >= cheapest:
                continue
            slack = limit - (end - begins[start])
            if slack < -EPSILON:
                shrink = (gaps - candidates[start].gaps_behind) * self._shrink
                if not justified or slack < -shrink - EPSILON:
                    continue
                ratio = slack / shrink
            elif is_last:
                ratio = 0.0
            elif justified:
                stretch = (gaps - candidates[start].gaps_behind) * self._stretch
                # A line of one word cannot stretch: it counts as one that stretches tenfold.
                ratio = slack / stretch if stretch else 10.0
            else:
                ratio = slack / (limit * _RAGGED)
            # TeX's demerits; the cube is capped, so that one bad line does not outweigh all others.
            badness = 100.0 * abs(ratio) ** 3
            cost = path.cost + (10.0 + (badness if badness < 10_000.0 else 10_000.0)) ** 2
            if cost < cheapest and (last.line_end.hyphen or is_last):
                cost += self._penalties(candidates[start], last, is_last)
            if cost < cheapest:
                best_start, cheapest, ratio_of = start, cost, ratio
        previous = paths[best_start] if best_start >= 0 else None
        return _Path(cheapest, best_start, max(previous.loosest, ratio_of)) if previous else None

    def _penalties(self, first: _Candidate, last: _Candidate, is_last: bool) -> float:
        """The cost of hyphens and of a very short last line."""
        cost = 0.0
        if last.line_end.hyphen:
            cost += _HYPHEN + (_HYPHENS_IN_A_ROW if first.line_end.hyphen else 0.0)
        if is_last:
            if last.end - first.begin < self._limit * _SHORT:
                cost += _SHORT_LAST_LINE
            if first.line_end.hyphen:
                cost += _HYPHENS_IN_A_ROW
        return cost
