"""Sections of flowables to the ends of columns and pages that leave the smallest holes.

All pages are decided on together: a column may end earlier than it has to if a later page is better for it. Of each
page, the cheapest ways to get to its end are followed, and of all ways to the end of the book, the cheapest is taken.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, zip_longest
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple

from pnp.document.column_ends import Chains, stops
from pnp.document.columns import START, TOLERANCE, ColumnMeasures, Place, Stop
from pnp.document.flowables import Flowable
from pnp.measures import Mm
from pnp.values import dataclass

# No text begins with less room than this above the end of a page.
_SHALLOWEST: Final[Mm] = 8.0
# Columns are made even to less than this.
_EVEN: Final[Mm] = 0.5
# How many ways are followed from page to page, and how many ends of a column are tried.
MOST_WAYS: Final = 5
_MOST_ENDS: Final = 4
# Ends of columns are tried so far above the lowest one.
_EARLIER: Final[Mm] = 28.0
# A larger hole is a fault: it costs more than the square of its height.
_LARGEST_HOLE: Final[Mm] = 25.0
_FAULT: Final = 10.0
# What a change of the space between blocks costs, compared with a hole of the same height.
_SPACING: Final = 0.15
# Columns that are more uneven than this side by side are tried in other ways, too.
_UNEVEN: Final = 0.5 * 12.0**2
# Where less than this is left below them, closer spacing is tried, which may let the next part begin on the page.
_CLOSE_TO_THE_END: Final[Mm] = 45.0
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


@dataclass(frozen=True, slots=True, eq=False)
class SectionPart:
    """Flowables that run through columns. has_notes: some have notes for the side column."""

    columns: int
    flowables: Sequence[Flowable]
    has_side: bool
    has_notes: bool

    @property
    def new_page(self) -> bool:
        """Whether it begins a page."""
        return self.flowables[0].new_page

    @property
    def keep(self) -> bool:
        """Whether it ends with a heading of the next part."""
        return self.flowables[-1].keep


@dataclass(frozen=True, slots=True, eq=False)
class PagePart:
    """Columns of a section side by side from ``top`` on, the first from ``start``.

    count: how many there is room for. height: how high they become.
    """

    section: int
    start: Place
    stops: tuple[Stop, ...]
    count: int
    top: Mm
    height: Mm

    @property
    def bottom(self) -> Mm:
        """Where the longest column ends."""
        return self.top + max((min(stop.used, self.height) for stop in self.stops), default=0.0)


Page = tuple[PagePart, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Breaks:
    """The pages of a book, and how many columns and flowables each part of it has."""

    pages: Sequence[Page]
    sizes: Sequence[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class _Balance:
    """How the last columns of a section are balanced.

    splits: what is better kept whole may be divided. is_close: there is as little space between blocks as may be.
    """

    splits: bool = False
    is_close: bool = False

    def height(self, stop: Stop) -> Mm:
        """How high a column is that ends at a stop."""
        return stop.least if self.is_close else stop.used


_used, _least = attrgetter("used"), attrgetter("least")
_FIRM: Final = _Balance()
_SPLIT: Final = _Balance(splits=True)
_CLOSE: Final = _Balance(splits=True, is_close=True)


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
        self.leading = leading
        self._chains = [Chains(part.flowables) for part in parts]
        self._depths = [*_depths(parts)]
        self._stops: dict[tuple[int, Place, Mm], tuple[tuple[Stop, ...], ...]] = {}

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
        parts = []
        for part in page:
            place, found = part.start, list[Stop]()
            for old in part.stops:
                ways = self._ways(part.section, place, self.height - part.top)
                stop = next((new for way in ways for new in way if new.next == old.next), None)
                if stop is None or abs(stop.used - old.used) > TOLERANCE:
                    return None
                found.append(stop)
                place = stop.next
            parts.append(replace(part, stops=tuple(found)))
        return tuple(parts)

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
        return sums[place.at] - put_off

    def _endings(self, start: _Start) -> Iterator[_Ending]:
        """What a page may hold that begins at a place, what it costs, and where the next page begins."""
        level: list[tuple[float, Mm, Page]] = [(0.0, 0.0, ())]
        while level:
            following: list[tuple[float, Mm, Page]] = []
            for price, used, page in level:
                options = list(self._options(start, used))
                if page and (not options or self.parts[start.section].keep or self.height - used < _EARLIER):
                    yield self._ended_before(start, price, used, page)
                for cost, part, place in options:
                    total, held = price + cost + _scrap(part, page, place), (*page, part)
                    if place is not None:
                        yield total, held, _Start(start.section, place)
                    elif self._ends_page(start.section):
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
        price += _hole(self.height - used - room)
        if start.place == START and start.section and not self._starts_with_heading(start.section):
            price += self._chains[start.section - 1].end_price
            price += _STRANDED if self.parts[start.section - 1].keep else 0.0
        return price, (*others, replace(last, height=last.height + min(room, self.height - used))), start

    def _options(self, start: _Start, used: Mm) -> Iterator[tuple[float, PagePart, Place | None]]:
        """How a section may go on below what a page holds: for what price, and where on the next page, if there."""
        part = self.parts[start.section]
        above = part.flowables[start.place.at].before if used and start.place.at < len(part.flowables) else 0.0
        top = math.ceil((used + above) / self.leading - 1e-3) * self.leading
        height = self.height - top
        if height <= _SHALLOWEST:
            return
        whole, is_even, left = not top, False, 0.0
        for balance in (_FIRM, _SPLIT, _CLOSE):
            if balance is _CLOSE and is_even and (left >= _CLOSE_TO_THE_END or self._ends_page(start.section)):
                break
            even = self._balanced(start, height, balance, whole=whole)
            if even:
                target = min(max(balance.height(stop) for stop in even), height)
                price = sum(_price(stop, target) + stop.price for stop in even) / part.columns
                price += (part.columns - len(even)) * _hole(target) / part.columns
                yield price, PagePart(start.section, start.place, even, part.columns, top, target), None
                is_even, left = True, height - target
                if price <= _UNEVEN and left >= _CLOSE_TO_THE_END:
                    break
        if is_even and not part.keep:
            return
        for price, columns, place in self._full(start, height, whole=whole):
            is_end = self._is_end(start.section, place)
            if place != start.place and not (is_end and is_even):
                full = PagePart(start.section, start.place, columns, part.columns, top, height)
                yield price, full, None if is_end else place

    def _balanced(self, start: _Start, height: Mm, balance: _Balance, *, whole: bool) -> tuple[Stop, ...]:
        """The lowest columns that hold the rest of a section; none if there is no room for it."""
        filled = self._filled(start, height, balance, whole=whole)
        if not filled or self.parts[start.section].columns == 1:
            return filled
        low, high = 0.0, max(balance.height(stop) for stop in filled)
        while high - low > _EVEN:
            middle = (low + high) / 2
            tried = self._filled(start, middle, balance, whole=False)
            if tried:
                filled, high = tried, max(balance.height(stop) for stop in tried)
            else:
                low = middle
        return filled

    def _filled(self, start: _Start, height: Mm, balance: _Balance, *, whole: bool) -> tuple[Stop, ...]:
        """Columns that hold as much as they can, if that is all that is left of a section."""
        part = self.parts[start.section]
        place, filled = start.place, list[Stop]()
        for _ in range(part.columns):
            best: Stop | None = None
            for way in self._ways(start.section, place, height):
                stop = _lowest(way, height, balance, whole=whole)
                if stop and (best is None or (stop.progress, -stop.price) > (best.progress, -best.price)):
                    best = stop
            if best is None:
                return ()
            filled.append(best)
            place = best.next
            if self._is_end(start.section, place):
                return tuple(filled)
        return ()

    def _is_end(self, section: int, place: Place) -> bool:
        return place.at >= len(self.parts[section].flowables) and not place.put_off and not place.notes

    def _full(self, start: _Start, height: Mm, *, whole: bool) -> Iterator[tuple[float, tuple[Stop, ...], Place]]:
        """Columns that end near the end of a page."""
        part = self.parts[start.section]
        ways: dict[Place, tuple[float, tuple[Stop, ...]]] = {start.place: (0.0, ())}
        for _ in range(part.columns):
            following: dict[Place, tuple[float, tuple[Stop, ...]]] = {}
            for place, (price, columns) in ways.items():
                ends = self._ends(start.section, place, height, whole=whole)
                for cost, stop in ends:
                    total = price + cost / part.columns
                    if stop.next not in following or total < following[stop.next][0]:
                        following[stop.next] = total, (*columns, stop)
                if not ends:
                    total = price + _hole(height) / part.columns
                    if place not in following or total < following[place][0]:
                        following[place] = total, columns
            ways = following
        for place, (price, columns) in ways.items():
            yield price, columns, place

    def _ends(self, section: int, place: Place, height: Mm, *, whole: bool) -> list[tuple[float, Stop]]:
        """The best places for the end of a column of a height, with what they cost."""
        ends: list[tuple[float, Stop]] = []
        for way in self._ways(section, place, height):
            least = math.inf
            for index in range(bisect_right(way, height + TOLERANCE, key=_least) - 1, -1, -1):
                stop = way[index]
                if stop.is_forced and not whole:
                    continue
                hole = height - stop.used - stop.more
                least = min(least, hole)
                if hole > least + _EARLIER:
                    break
                ends.append((_price(stop, height) + stop.price, stop))
        ends.sort(key=lambda end: end[0])
        return ends[:_MOST_ENDS]

    def _ways(self, section: int, place: Place, height: Mm) -> tuple[tuple[Stop, ...], ...]:
        """Where a column may end that begins at a place."""
        part = self.parts[section]
        # Where notes stand depends on the height of their column.
        key = section, place, height if part.has_notes else self.height
        known = self._stops.get(key)
        if known is None:
            measures = ColumnMeasures(key[2], self.leading, part.has_side)
            known = self._stops[key] = stops(self._chains[section], place, measures)
        return known


def _depths(parts: Sequence[SectionPart]) -> Iterator[Sequence[Mm]]:
    """For each part, how much of the book stands before each of its flowables, and before its end."""
    above = 0.0
    for part in parts:
        heights = ((flowable.height + flowable.before) / part.columns for flowable in part.flowables)
        yield (sums := [*accumulate(heights, initial=above)])
        above = sums[-1]


def _lowest(way: Sequence[Stop], height: Mm, balance: _Balance, *, whole: bool) -> Stop | None:
    """The last place on a way where a column of a height may end."""
    index = bisect_right(way, height + TOLERANCE, key=_least if balance.is_close else _used)
    while index:
        index -= 1
        if (balance.splits or not way[index].is_split) and (whole or not way[index].is_forced):
            return way[index]
    return None


def _scrap(part: PagePart, page: Page, place: Place | None) -> float:
    """What it costs that columns are low which go on on the next page, or come from the one before.

    page: what stands above them. place: where they go on, if they do.
    """
    is_divided = bool(page) if place is not None else not page and part.start != START
    return 2 * max(0.0, _SCRAP - part.height) ** 2 if is_divided else 0.0


def _nearly_empty(part: PagePart) -> float:
    """What it costs that a page ends by design with a part, if that stands high."""
    return max(0.0, _LEAST_PAGE - part.bottom) ** 2


def _price(stop: Stop, height: Mm) -> float:
    """What the end of a column costs that has a height, in squares of mm."""
    spare = height - stop.used
    if spare < 0:
        return _SPACING * spare * spare
    more = stop.stretch(height)
    return _SPACING * more * more + _hole(spare - more)


def _hole(height: Mm) -> float:
    """What a hole costs, in squares of mm."""
    fault = max(0.0, height - _LARGEST_HOLE)
    return height * height + _FAULT * fault * fault
