"""A paragraph to the ends of its lines, all chosen together: total fit, after Knuth and Plass.

Every way to break the paragraph has a price; the cheapest is found by going over the places where a line
may end, from first to last, and keeping for each the best way to reach it. First without dividing words;
only if some line would come out badly, with.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from math import inf
from typing import Final, NamedTuple

from pnp.text.breaking import EPSILON, Cut, Measure, line_begin, may_end_inside
from pnp.text.paragraph import Paragraph

# How far a space may grow and shrink at ratio 1, in its own width: TeX's proportions for text fonts.
_STRETCH: Final = 0.5
_SHRINK: Final = 0.33
# The share of a ragged line that may stay empty at ratio 1.
_RAGGED: Final = 0.12
# The loosest line that is not worth dividing a word for.
_TOLERANCE: Final = 1.3
_HYPHEN: Final = 2_500.0
_HYPHENS_IN_A_ROW: Final = 6_000.0
_SHORT_LAST_LINE: Final = 4_000.0
# Below this share of the width, a last line hangs as a stump.
_SHORT: Final = 0.15


class _Place(NamedTuple):
    """A place where a line may end.

    end, begin: where on the endless line it ends, and the next begins. gaps: the spaces before the end,
    and before the beginning.
    """

    cut: Cut
    end: float
    begin: float
    gaps: int
    gaps_behind: int


class _Way(NamedTuple):
    """The cheapest way to break the paragraph up to a place. worst: its loosest line."""

    cost: float
    before: int
    worst: float


def break_optimally(paragraph: Paragraph, measure: Measure, *, justified: bool, space: float) -> list[Cut] | None:
    """The ends of all lines; None if some word is too long, and lines cannot all be good.

    space: the width of a space in thousandths of an em.
    """
    found = _Search(paragraph, measure, justified, space, divide=False).run()
    if measure.hyphenate and (found is None or found[1] > _TOLERANCE):
        found = _Search(paragraph, measure, justified, space, divide=True).run() or found
    return found[0] if found else None


def _places(paragraph: Paragraph, measure: Measure, *, divide: bool) -> Iterator[_Place]:
    words, ends = paragraph.words, paragraph.ends
    yield _Place(Cut(0), 0.0, measure.first - measure.others, 0, 0)
    gaps = 0
    for number, word in enumerate(words):
        if number and number not in paragraph.glued:
            yield _Place(Cut(number), ends[number] - words[number - 1].trail, ends[number] + word.lead, gaps, gaps + 1)
            gaps += 1
        if not word.text or not (divide or may_end_inside(word.raw)):
            continue
        for index, hyphen in measure.hyphenator.splits(word.raw, hyphenate=divide):
            cut = Cut(number, index, hyphen)
            head = paragraph.words_of(number)[word.raw[:index] + hyphen]
            yield _Place(cut, ends[number] + word.lead + head.width, line_begin(paragraph, cut), gaps, gaps)
    yield _Place(Cut(len(words)), ends[-1] - words[-1].trail, 0.0, gaps, gaps)


class _Search:
    """One pass over the places of a paragraph."""

    def __init__(self, paragraph: Paragraph, measure: Measure, justified: bool, space: float, *, divide: bool) -> None:
        self._places = list(_places(paragraph, measure, divide=divide))
        self._begins = [place.begin for place in self._places[:-1]]
        self._limit = measure.others
        self._justified = justified
        self._stretch, self._shrink = space * _STRETCH, space * _SHRINK

    def run(self) -> tuple[list[Cut], float] | None:
        """The cuts and the ratio of the loosest line; None if there is no way."""
        places, begins = self._places, self._begins
        ways: list[_Way | None] = [_Way(0.0, -1, 0.0)]
        # Spaces that shrink let a little more onto a line: a twentieth is more than they ever give.
        widest = self._limit * (1.05 if self._justified else 1.0) + EPSILON
        for number in range(1, len(places)):
            end = places[number].end
            low = bisect_left(begins, end - widest, 0, number)
            high = bisect_right(begins, end - self._limit * 0.6, low, number)
            is_last = number == len(places) - 1
            way = None if is_last else self._best(ways, number, range(low, high))
            ways.append(way or self._best(ways, number, range(low, number)))
        last = ways[-1]
        if last is None:
            return None
        cuts = []
        number = len(places) - 1
        while number:
            cuts.append(places[number].cut)
            way = ways[number]
            assert way is not None
            number = way.before
        return cuts[::-1], last.worst

    def _best(self, ways: list[_Way | None], number: int, before: range) -> _Way | None:
        """The cheapest way to a place whose last line begins at one of those before.

        The ratio of a line says how far it is from its best, 0; below 0 it is too full.
        """
        places, begins, limit, justified = self._places, self._begins, self._limit, self._justified
        last, is_last = places[number], number == len(places) - 1
        end, gaps = last.end, last.gaps
        best, cheapest, ratio_of = -1, inf, 0.0
        for other in before:
            way = ways[other]
            # Every line has a price: who costs as much already cannot become the cheapest.
            if way is None or way.cost >= cheapest:
                continue
            slack = limit - (end - begins[other])
            if slack < -EPSILON:
                shrink = (gaps - places[other].gaps_behind) * self._shrink
                if not justified or slack < -shrink - EPSILON:
                    continue
                ratio = slack / shrink
            elif is_last:
                ratio = 0.0
            elif justified:
                stretch = (gaps - places[other].gaps_behind) * self._stretch
                # A line of one word cannot stretch: it is as bad as one that stretches tenfold.
                ratio = slack / stretch if stretch else 10.0
            else:
                ratio = slack / (limit * _RAGGED)
            # TeX's demerits; the cube is capped, so that one hopeless line does not drown the others.
            bad = 100.0 * abs(ratio) ** 3
            cost = way.cost + (10.0 + (bad if bad < 10_000.0 else 10_000.0)) ** 2
            if cost < cheapest and (last.cut.hyphen or is_last):
                cost += self._blemishes(places[other], last, is_last)
            if cost < cheapest:
                best, cheapest, ratio_of = other, cost, ratio
        found = ways[best] if best >= 0 else None
        return _Way(cheapest, best, max(found.worst, ratio_of)) if found else None

    def _blemishes(self, first: _Place, last: _Place, is_last: bool) -> float:
        """The price of hyphens, and of a stump for a last line."""
        price = 0.0
        if last.cut.hyphen:
            price += _HYPHEN + (_HYPHENS_IN_A_ROW if first.cut.hyphen else 0.0)
        if is_last:
            if last.end - first.begin < self._limit * _SHORT:
                price += _SHORT_LAST_LINE
            if first.cut.hyphen:
                price += _HYPHENS_IN_A_ROW
        return price
