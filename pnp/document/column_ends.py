"""Where a column may end: between which flowables, and with which figures put off to the next."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from typing import Final

from pnp.document.columns import NOTHING, START, TOLERANCE, ColumnFiller, ColumnMeasures, FilledColumn, Place, Run, Stop
from pnp.document.flowables import Flowable
from pnp.measures import Mm

# What it costs to put off a figure, in squares of mm that stay empty, and of how many at once text goes first.
_PUT_OFF: Final = 6.0**2
# As much where it is what a section begins with.
_FIRST_PUT_OFF: Final = 24.0**2
_MOST_PUT_OFF: Final = 3
# What it costs to set a figure or a box at the foot of a column, before text that it would follow, and before how many
# ends of lines at most.
_AHEAD: Final = 8.0**2
_MOST_OVERTAKEN: Final = 8
# A column that ends with less than this below a heading, pictures not counted, leaves the heading behind: the square of
# what is missing is counted so often.
_BELOW_HEADING: Final[Mm] = 15.0
_LEFT_BEHIND: Final = 10.0


class Chains:
    """Flowables that stay together. ends: for each flowable, the index behind the last that has to stay with it.

    prices: what it costs to end a column behind each, in mm². own_prices: whatever stands above. end_price: what it
    costs to end a page behind the last.
    """

    def __init__(self, flowables: Sequence[Flowable]) -> None:
        self.flowables = flowables
        self.ends = [len(flowables)] * len(flowables)
        for index in range(len(flowables) - 2, -1, -1):
            self.ends[index] = self.ends[index + 1] if flowables[index].keep else index + 1
        self.has_figures = any(flowable.floating for flowable in flowables)
        self.own_prices = [flowable.price for flowable in flowables]
        self._begins = {0, *self.ends}
        *self.prices, self.end_price = _prices(flowables)
        # What follows the last stands below it, if there is room.
        self.prices.append(self.own_prices[-1])

    def begins(self, index: int) -> bool:
        """Whether nothing above has to stay with a flowable."""
        return index in self._begins


def _prices(flowables: Sequence[Flowable]) -> Iterator[float]:
    """What it costs to end a column behind each flowable: less if its heading is far above, or the next one follows."""
    below = math.inf
    for flowable, following in zip_longest(flowables, flowables[1:]):
        below = 0.0 if flowable.heading else below + (0.0 if flowable.picture else flowable.height)
        is_end = following is not None and following.heading
        yield flowable.price + (0.0 if is_end else _LEFT_BEHIND * max(0.0, _BELOW_HEADING - below) ** 2)


def stops(chains: Chains, start: Place, measures: ColumnMeasures) -> tuple[tuple[Stop, ...], ...]:
    """Where a column may end that begins at a place and is no higher than the measures say.

    In the first of the ways to fill it, no figure is put off that has room: in the others, the text behind a figure
    goes first.
    """
    return tuple(tuple(way) for way in _Walk(chains, measures).ways(start) if way)


def fill(flowables: Sequence[Flowable], measures: ColumnMeasures, start: Place = START) -> FilledColumn:
    """A column that holds as much as there is room for."""
    fitting = [
        stop
        for way in stops(Chains(flowables), start, measures)
        for stop in way
        if stop.used <= measures.height + TOLERANCE or stop.is_forced
    ]
    return max(fitting, key=lambda stop: (stop.progress, -stop.price)).column()


class _Walk:
    """Ways to fill a column from a place on."""

    def __init__(self, chains: Chains, measures: ColumnMeasures) -> None:
        self.chains = chains
        self.flowables = chains.flowables
        self.measures = measures
        # Columns that begin with the text behind a figure: what they hold so far, and where they go on.
        self._branches: list[tuple[ColumnFiller, Place]] = []
        # Ways with a figure at the foot of the column, and the text above it going on in the next.
        self._with_foot: list[list[Stop]] = []

    def ways(self, start: Place) -> Iterator[list[Stop]]:
        """The stops of each way, from top to bottom."""
        filler, way = ColumnFiller(self.measures), list[Stop]()
        for note in start.notes:
            filler.place_beside(note, 0.0)
        if start.notes:
            way.append(filler.stop(start._replace(notes=())))
        put_off = self._figures(filler, start, way)
        if not (way and way[-1].is_forced):
            self._text(filler, start._replace(put_off=put_off, notes=()), way)
        yield way
        while self._branches:
            filler, place = self._branches.pop()
            price = (_FIRST_PUT_OFF if self._opens_section(place.put_off[0][0]) else _PUT_OFF) * len(place.put_off)
            way = [filler.stop(place, price + self.chains.prices[place.at - 1])]
            self._text(filler, place, way)
            yield way
        yield from self._with_foot

    def _figures(self, filler: ColumnFiller, start: Place, way: list[Stop]) -> tuple[Run, ...]:
        """Place the figures that were put off; those for which there is no room."""
        left = start.put_off
        while left:
            (at, end), *others = left
            place = partial(_behind_figure, start.at, end, tuple(others))
            if not self._chain(filler, at, end, place, way, self.chains.own_prices):
                break
            left = tuple(others)
        return left

    def _text(self, filler: ColumnFiller, start: Place, way: list[Stop]) -> None:
        """Place flowables until there is no more room, but no heading before figures that were put off."""
        at, put_off, _, ahead = start
        while at < len(self.flowables):
            end = self.chains.ends[at]
            if at == ahead[0] and ahead != NOTHING:
                at, ahead = ahead[1], NOTHING
                continue
            if put_off:
                following = self._overtaking(Place(at, put_off))
                if following is None:
                    return
                at, put_off, end = following.at, following.put_off, self.chains.ends[following.at]
            elif self.chains.has_figures and ahead == NOTHING and self.chains.begins(at):
                self._branch(filler, at, end)
                self._foot(filler, at, end, way)
            price, place = _PUT_OFF * len(put_off), partial(_behind_text, put_off, ahead)
            if not self._chain(filler, at, end, place, way, self.chains.prices, price):
                return
            at = end

    def _branch(self, filler: ColumnFiller, at: int, end: int) -> None:
        """Note the way in which the text behind a figure goes before it, if it may."""
        first = next((index for index in range(at, end) if self.flowables[index].floating), end)
        following = self._overtaking(Place(end, ((first, end),))) if first < end else None
        if following is None:
            return
        stop = self.chains.ends[following.at]
        nearest, *others = self.flowables[following.at : stop]
        nearest = replace(nearest, before=min(self.flowables[first].before, nearest.before))
        branch = filler.copy()
        if branch.place_all((*self.flowables[at:first], nearest, *others)):
            self._branches.append((branch, Place(stop, following.put_off)))

    def _opens_section(self, index: int) -> bool:
        """Whether a figure or table stands right below a heading, or its picture: what the section begins with."""
        before = next((one for one in reversed(self.flowables[:index]) if not one.floating), None)
        return before is not None and (before.heading or before.picture)

    def _foot(self, filler: ColumnFiller, at: int, end: int, way: Sequence[Stop]) -> None:
        """Note the ways in which a figure stands below text that goes on in the next column, though it follows it."""
        if not self.flowables[at].floating:
            return
        first = max((index + 1 for index in range(at) if self._is_bound(index)), default=0)
        found: list[Stop] = []
        for stop in way[-1 - _MOST_OVERTAKEN : -1]:
            if not first < stop.next.at < at or stop.next.put_off or stop.next.notes or stop.is_split:
                continue
            branch = filler.copy()
            branch.back_to(stop.mark)
            if branch.place_all(self.flowables[at:end]):
                place = Place(stop.next.at, ahead=(at, end))
                found.append(branch.stop(place, _AHEAD + self.chains.prices[place.at - 1]))
        if found:
            self._with_foot.append(found)

    def _is_bound(self, index: int) -> bool:
        """Whether nothing goes before a flowable that follows it."""
        return self.flowables[index].heading or self.flowables[index].floating

    def _overtaking(self, place: Place) -> Place | None:
        """The next text that may go before figures that were put off, and those with the figures before it."""
        flowables, at, put_off = self.flowables, place.at, place.put_off
        while at < len(flowables) and flowables[at].floating:
            end = self.chains.ends[at]
            put_off, at = (*put_off, (at, end)), end
        if at == len(flowables) or len(put_off) > _MOST_PUT_OFF:
            return None
        chain = flowables[at : self.chains.ends[at]]
        return None if any(flowable.floating or flowable.heading for flowable in chain) else Place(at, put_off)

    def _chain(
        self,
        filler: ColumnFiller,
        at: int,
        end: int,
        place: Callable[[int], Place],
        way: list[Stop],
        prices: Sequence[float],
        price: float = 0.0,
    ) -> bool:
        """Place flowables that stay together; whether they fit.

        place: where the next column begins behind one. prices: what that costs, besides another price.
        """
        is_first, begun = not filler.flowables, at
        for index in range(at + 1, end + 1):
            if index < end and not self.flowables[index - 1].price:
                continue
            if not filler.place_all(self.flowables[begun:index]):
                if is_first and begun == at:
                    # Nothing else would ever stand above it: no column is higher.
                    count = filler.place_one_by_one(self.flowables[begun:index])
                    way.append(filler.stop(place(begun + count), is_forced=True))
                return False
            way.append(filler.stop(place(index), price + prices[index - 1], is_split=index < end))
            begun = index
        return True


def _behind_text(put_off: tuple[Run, ...], ahead: Run, index: int) -> Place:
    """Where a column begins before an index of the text, after figures that were put off or stand ahead."""
    return Place(ahead[1]) if index == ahead[0] and ahead != NOTHING else Place(index, put_off, ahead=ahead)


def _behind_figure(at: int, end: int, others: tuple[Run, ...], index: int) -> Place:
    """Where a column begins before an index of a figure, which ends at another, before other figures."""
    return Place(at, others if index == end else ((index, end), *others))
