"""A section of flowables to the ways in which it may go on on a page: in which columns, and at what price."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Final

from pnp.document.column_ends import Chains, stops
from pnp.document.columns import TOLERANCE, ColumnMeasures, Place, Stop
from pnp.document.flowables import Flowable
from pnp.measures import Mm
from pnp.values import dataclass

# No text begins with less room than this above the end of a page.
_SHALLOWEST: Final[Mm] = 8.0
# Columns are made even to less than this.
_EVEN: Final[Mm] = 0.5
# How many ends of a column are tried, and how far above the lowest one.
_MOST_ENDS: Final = 4
EARLIER: Final[Mm] = 28.0
# A larger hole is a fault: it costs more than the square of its height.
_LARGEST_HOLE: Final[Mm] = 25.0
_FAULT: Final = 10.0
# What a change of the space between blocks costs, compared with a hole of the same height.
_SPACING: Final = 0.15
# Columns that are more uneven than this side by side are tried in other ways, too.
_UNEVEN: Final = 0.5 * 12.0**2
# Where less than this is left below them, closer spacing is tried, which may let the next part begin on the page.
_CLOSE_TO_THE_END: Final[Mm] = 45.0


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


# What it costs that a section goes on on a page, how, and where on the next page, if there.
Option = tuple[float, PagePart, Place | None]


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


class SectionColumns:
    """The columns of a section, by its number, on pages. page: the measures of a column as high as a page.

    ends_page: a page ends with it by design.
    """

    def __init__(self, number: int, part: SectionPart, page: ColumnMeasures, *, ends_page: bool) -> None:
        self.number = number
        self.part = part
        self.page = page
        self.ends_page = ends_page
        self.chains = Chains(part.flowables)
        self._stops: dict[tuple[Place, Mm], tuple[tuple[Stop, ...], ...]] = {}

    def again(self, page_part: PagePart) -> PagePart | None:
        """The same columns, if everything in them is as high as before."""
        place, found = page_part.start, list[Stop]()
        for old in page_part.stops:
            ways = self._ways(place, self.page.height - page_part.top)
            stop = next((new for way in ways for new in way if new.next == old.next), None)
            if stop is None or abs(stop.used - old.used) > TOLERANCE:
                return None
            found.append(stop)
            place = stop.next
        return replace(page_part, stops=tuple(found))

    def options(self, start: Place, used: Mm) -> Iterator[Option]:
        """How it may go on from a place below what a page holds."""
        part = self.part
        above = part.flowables[start.at].before if used and start.at < len(part.flowables) else 0.0
        top = math.ceil((used + above) / self.page.leading - 1e-3) * self.page.leading
        height = self.page.height - top
        if height <= _SHALLOWEST:
            return
        whole, is_even, left = not top, False, 0.0
        for balance in (_FIRM, _SPLIT, _CLOSE):
            if balance is _CLOSE and is_even and (left >= _CLOSE_TO_THE_END or self.ends_page):
                break
            even = self._balanced(start, height, balance, whole=whole)
            if even:
                target = min(max(balance.height(stop) for stop in even), height)
                price = sum(_price(stop, target) + stop.price for stop in even) / part.columns
                price += (part.columns - len(even)) * hole_price(target) / part.columns
                yield price, PagePart(self.number, start, even, part.columns, top, target), None
                is_even, left = True, height - target
                if price <= _UNEVEN and left >= _CLOSE_TO_THE_END:
                    break
        if is_even and not part.keep:
            return
        for price, columns, place in self._full(start, height, whole=whole):
            is_end = self._is_end(place)
            if place != start and not (is_end and is_even):
                full = PagePart(self.number, start, columns, part.columns, top, height)
                yield price, full, None if is_end else place

    def _balanced(self, start: Place, height: Mm, balance: _Balance, *, whole: bool) -> tuple[Stop, ...]:
        """The lowest columns that hold the rest of it; none if there is no room for it."""
        filled = self._filled(start, height, balance, whole=whole)
        if not filled or self.part.columns == 1:
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

    def _filled(self, place: Place, height: Mm, balance: _Balance, *, whole: bool) -> tuple[Stop, ...]:
        """Columns that hold as much as they can, if that is all that is left of it."""
        filled = list[Stop]()
        for _ in range(self.part.columns):
            best: Stop | None = None
            for way in self._ways(place, height):
                stop = _lowest(way, height, balance, whole=whole)
                if stop and (best is None or (stop.progress, -stop.price) > (best.progress, -best.price)):
                    best = stop
            if best is None:
                return ()
            filled.append(best)
            place = best.next
            if self._is_end(place):
                return tuple(filled)
        return ()

    def _is_end(self, place: Place) -> bool:
        return place.at >= len(self.part.flowables) and not place.put_off and not place.notes

    def _full(self, start: Place, height: Mm, *, whole: bool) -> Iterator[tuple[float, tuple[Stop, ...], Place]]:
        """Columns that end near the end of a page."""
        columns = self.part.columns
        ways: dict[Place, tuple[float, tuple[Stop, ...]]] = {start: (0.0, ())}
        for _ in range(columns):
            following: dict[Place, tuple[float, tuple[Stop, ...]]] = {}
            for place, (price, before) in ways.items():
                ends = self._ends(place, height, whole=whole)
                for cost, stop in ends:
                    total = price + cost / columns
                    if stop.next not in following or total < following[stop.next][0]:
                        following[stop.next] = total, (*before, stop)
                if not ends:
                    total = price + hole_price(height) / columns
                    if place not in following or total < following[place][0]:
                        following[place] = total, before
            ways = following
        for place, (price, filled) in ways.items():
            yield price, filled, place

    def _ends(self, place: Place, height: Mm, *, whole: bool) -> list[tuple[float, Stop]]:
        """The best places for the end of a column of a height, with what they cost."""
        ends: list[tuple[float, Stop]] = []
        for way in self._ways(place, height):
            least = math.inf
            for index in range(bisect_right(way, height + TOLERANCE, key=_least) - 1, -1, -1):
                stop = way[index]
                if stop.is_forced and not whole:
                    continue
                hole = height - stop.used - stop.more
                least = min(least, hole)
                if hole > least + EARLIER:
                    break
                ends.append((_price(stop, height) + stop.price, stop))
        ends.sort(key=lambda end: end[0])
        return ends[:_MOST_ENDS]

    def _ways(self, place: Place, height: Mm) -> tuple[tuple[Stop, ...], ...]:
        """Where a column may end that begins at a place."""
        # Where notes stand depends on the height of their column.
        key = place, height if self.part.has_notes else self.page.height
        known = self._stops.get(key)
        if known is None:
            measures = replace(self.page, height=key[1], has_side=self.part.has_side)
            known = self._stops[key] = stops(self.chains, place, measures)
        return known


def _lowest(way: Sequence[Stop], height: Mm, balance: _Balance, *, whole: bool) -> Stop | None:
    """The last place on a way where a column of a height may end."""
    index = bisect_right(way, height + TOLERANCE, key=_least if balance.is_close else _used)
    while index:
        index -= 1
        if (balance.splits or not way[index].is_split) and (whole or not way[index].is_forced):
            return way[index]
    return None


def _price(stop: Stop, height: Mm) -> float:
    """What the end of a column costs that has a height, in squares of mm."""
    spare = height - stop.used
    if spare < 0:
        return _SPACING * spare * spare
    more = stop.stretch(height)
    return _SPACING * more * more + hole_price(spare - more)


def hole_price(height: Mm) -> float:
    """What a hole costs, in squares of mm."""
    fault = max(0.0, height - _LARGEST_HOLE)
    return height * height + _FAULT * fault * fault
