"""Sections of flowables to the ends of columns and pages that leave the smallest holes.

All pages are decided on together: a column may end earlier than it has to if a later page is better for it. Of each
page, the cheapest ways to get to its end are followed, and of all ways to the end of the book, the cheapest is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, zip_longest
from operator import itemgetter
from typing import Final, NamedTuple

from pnp.document.columns import START, ColumnMeasures, Place
from pnp.document.section_columns import EARLIER, PagePart, SectionColumns, SectionPart, hole_price
from pnp.measures import Mm
from pnp.values import dataclass

# How many ways are followed from page to page.
MOST_WAYS: Final = 5
# A page that holds less than this before the next begins by design, or the book ends, looks forgotten.
_LEAST_PAGE: Final[Mm] = 60.0
# Columns lower than this at the top or the bottom of a page look like scraps.
_SCRAP: Final[Mm] = 20.0
# No heading stands at the end of a page if there is any other way.
_STRANDED: Final = 1e6
# A page more costs as much as a hole of this height.
_PAGE: Final = 30.0**2
# Of ways to the same page, one that holds a mm more may cost so much more, in mm².
_WORTH: Final = 20.0

Page = tuple[PagePart, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Breaks:
    """The pages of a book, and how many columns and flowables each part of it has."""

    pages: Sequence[Page]
    sizes: Sequence[tuple[int, int]]


class _Start(NamedTuple):
    """Where a page begins."""

    section: int = 0
    place: Place = START


@dataclass(frozen=True, slots=True, eq=False)
class _Way:
    """The pages up to a place, from the last to the first, and what they cost."""

    price: float = 0.0
    page: Page = ()
    before: _Way | None = None

    def pages(self) -> list[Page]:
        """The pages in their order."""
        pages, way = [], self
        while way.before:
            pages.append(way.page)
            way = way.before
        return pages[::-1]


# What a page costs, what it holds, and where the next begins, if there is one.
_Ending = tuple[float, Page, _Start | None]


class PageBreaker:
    """Breaks the parts of a book over pages of a height, in mm. leading: the raster on which lines stand."""

    def __init__(self, parts: Sequence[SectionPart], height: Mm, leading: Mm) -> None:
        self.parts = parts
        self.height = height
        self._depths = [*_depths(parts)]
        measures = ColumnMeasures(height, leading)
        self._sections = [
            SectionColumns(number, part, measures, ends_page=self._ends_page(number))
            for number, part in enumerate(parts)
        ]

    def breaks(self, before: Breaks | None = None, most_ways: int = MOST_WAYS) -> Breaks:
        """The parts of each page. before: those of the last pass, which stay as they are until something differs.

        most_ways: how many are followed from page to page.
        """
        sizes = [(part.columns, len(part.flowables)) for part in self.parts]
        # What is new, such as an index, may need room on earlier pages.
        known = before.pages if before and before.sizes == sizes else ()
        start, way = _Start(), _Way()
        for page, following in zip_longest(known, known[1:]):
            again = self._again(page)
            if again is None:
                break
            way = _Way(0.0, again, way)
            if following is None:
                return Breaks(way.pages(), sizes)
            start = _Start(following[0].section, following[0].start)
        return Breaks(self._best(start, way, most_ways).pages() if self.parts else [()], sizes)

    def _again(self, page: Page) -> Page | None:
        """A page with the same breaks, if everything on it is as high as before."""
        parts = [self._sections[part.section].again(part) for part in page]
        return tuple(part for part in parts if part) if all(parts) else None

    def _best(self, start: _Start, way: _Way, most: int) -> _Way:
        """The cheapest way to the end of the book."""
        ways = {start: way}
        best: _Way | None = None
        while ways:
            following: dict[_Start, _Way] = {}
            for begin, before in ways.items():
                for price, page, end in self._endings(begin):
                    price += before.price + _PAGE
                    if end is None:
                        if best is None or price < best.price:
                            best = _Way(price, page, before)
                    elif end not in following or price < following[end].price:
                        following[end] = _Way(price, page, before)
            cheapest = sorted(following.items(), key=lambda item: item[1].price - _WORTH * self._depth(item[0]))[:most]
            ways = {end: found for end, found in cheapest if best is None or found.price < best.price}
        if best is None:
            raise RuntimeError("there is no way to break a text into pages")
        return best

    def _depth(self, start: _Start) -> Mm:
        """How much of the book stands before a place, in mm of pages without holes."""
        section, place = start
        sums = self._depths[section]
        put_off = sum(sums[end] - sums[begin] for begin, end in place.put_off)
        return sums[place.at] - put_off + sums[place.ahead[1]] - sums[place.ahead[0]]

    def _endings(self, start: _Start) -> Iterator[_Ending]:
        """What a page may hold that begins at a place, what it costs, and where the next page begins."""
        level: list[tuple[float, Mm, Page]] = [(0.0, 0.0, ())]
        while level:
            following: list[tuple[float, Mm, Page]] = []
            for price, used, page in level:
                options = list(self._sections[start.section].options(start.place, used))
                if page and (not options or self.parts[start.section].keep or self.height - used < EARLIER):
                    yield self._ended_before(start, price, used, page)
                for cost, part, place in options:
                    total, held = price + cost + _scrap(part, page, place), (*page, part)
                    if place is not None:
                        yield total, held, _Start(start.section, place)
                    elif self._sections[start.section].ends_page:
                        is_last = start.section + 1 == len(self.parts)
                        yield total + _nearly_empty(part), held, None if is_last else _Start(start.section + 1)
                    else:
                        following.append((total, part.bottom, held))
            start = _Start(start.section + 1)
            level = sorted(following, key=itemgetter(0))[:MOST_WAYS]

    def _ends_page(self, section: int) -> bool:
        """Whether a page ends with a section by design."""
        return section + 1 == len(self.parts) or self.parts[section + 1].new_page

    def _starts_with_heading(self, section: int) -> bool:
        return self.parts[section].flowables[0].heading

    def _ended_before(self, start: _Start, price: float, used: Mm, page: Page) -> _Ending:
        """A page that ends before a section, with the space between its last blocks changed."""
        *others, last = page
        room = max(0.0, min(stop.used + stop.more / 2 for stop in last.stops) - last.height)
        price += hole_price(self.height - used - room)
        if start.place == START and start.section and not self._starts_with_heading(start.section):
            price += self._sections[start.section - 1].chains.end_price
            price += _STRANDED if self.parts[start.section - 1].keep else 0.0
        return price, (*others, replace(last, height=last.height + min(room, self.height - used))), start


def _depths(parts: Sequence[SectionPart]) -> Iterator[Sequence[Mm]]:
    """For each part, how much of the book stands before each of its flowables, and before its end."""
    above = 0.0
    for part in parts:
        heights = ((flowable.height + flowable.before) / part.columns for flowable in part.flowables)
        yield (sums := [*accumulate(heights, initial=above)])
        above = sums[-1]


def _scrap(part: PagePart, page: Page, place: Place | None) -> float:
    """What it costs that columns are low which go on on the next page, or come from the one before.

    page: what stands above them. place: where they go on, if they do.
    """
    is_divided = bool(page) if place is not None else not page and part.start != START
    return 2 * max(0.0, _SCRAP - part.height) ** 2 if is_divided else 0.0


def _nearly_empty(part: PagePart) -> float:
    """What it costs that a page ends by design with a part, if that stands high."""
    return max(0.0, _LEAST_PAGE - part.bottom) ** 2
