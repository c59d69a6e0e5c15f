"""Flowables to one column: where they, their boxes and the notes beside them stand, and where it ends."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final, NamedTuple

from pnp.document.flowables import Flowable, Frame
from pnp.measures import Mm
from pnp.values import dataclass

# Sums of many heights differ by rounding from the height of the column that they fill.
TOLERANCE: Final = 1e-6
_SIDE_GAP: Final = 3.0
# The space between a figure and the text below it, in steps of the raster.
_FIGURE_GAP: Final = 2.0
# Space above a block of at least this many steps of the raster may become less or more by so many steps.
_ELASTIC: Final = 1.5
_LESS: Final = 1
_MORE: Final = 2
# The second of these steps is noticed: it is taken only so far as a hole would be larger than this.
_SMALL_HOLE: Final[Mm] = 10.0

# Flowables from an index to another, which is excluded.
Run = tuple[int, int]
Note = tuple[Flowable, ...]
NOTHING: Final[Run] = 0, 0


class Place(NamedTuple):
    """Where a column begins: at a flowable, after the figures that were put off and the notes without room so far.

    ahead: what follows later, but stands in the column before.
    """

    at: int = 0
    put_off: tuple[Run, ...] = ()
    notes: tuple[Note, ...] = ()
    ahead: Run = NOTHING


START: Final = Place()


@dataclass(frozen=True, slots=True, eq=False)
class PlacedFrame:
    """A box, or the part of it that a column holds. at: how many placed flowables stand before it."""

    frame: Frame
    top: Mm
    bottom: Mm
    at: int


@dataclass(frozen=True, slots=True, eq=False)
class FilledColumn:
    """What a column holds, measured from its top.

    side: the notes beside it. next: where the next column begins. used: where the last of all that ends.
    """

    flowables: Sequence[tuple[Flowable, Mm]] = ()
    placed_frames: Sequence[PlacedFrame] = ()
    side: Sequence[tuple[Flowable, Mm]] = ()
    next: Place = START
    used: Mm = 0.0


@dataclass(frozen=True, slots=True)
class ColumnMeasures:
    """The height of a column and its line pitch, in mm. has_side: whether there is a column for notes beside it."""

    height: Mm
    leading: Mm
    has_side: bool = False

    def snapped(self, y: Mm) -> Mm:
        """The first line of the raster at a height or below it."""
        return math.ceil(y / self.leading - 1e-3) * self.leading


# A box that is open: its top, and how many placed flowables stand before it.
_Opened = tuple[tuple[Frame, Mm, int], ...]


# How many flowables, boxes, notes and late notes are placed; the boxes that are open; y, side_y and notes_y.
_Mark = tuple[int, int, int, int, _Opened, Mm, Mm, Mm]


class Stop(NamedTuple):
    """A place where a column may end.

    next: where the next one begins. used: where all ends that the column holds. less, more: how much lower and higher
    it may become if the space between its blocks does. price: what it costs to end here, in mm². is_split: it divides
    what is better kept whole. is_forced: it divides what has to stay together and is higher than a page.
    """

    next: Place
    used: Mm
    less: Mm
    more: Mm
    price: float
    is_split: bool
    is_forced: bool
    filler: ColumnFiller
    mark: _Mark

    @property
    def progress(self) -> int:
        """How many flowables of the section stand before its end."""
        at, put_off, _, ahead = self.next
        return at - sum(end - start for start, end in put_off) + ahead[1] - ahead[0]

    @property
    def least(self) -> Mm:
        """Where it ends with less space between its blocks."""
        return self.used - self.less

    def stretch(self, height: Mm) -> Mm:
        """How much higher it becomes to fill a height, which leaves no more than a small hole if possible."""
        spare, half = height - self.used, self.more / 2
        return min(spare, half) + min(half, max(0.0, spare - half - _SMALL_HOLE))

    def column(self, height: Mm | None = None) -> FilledColumn:
        """The column, with more space between its blocks to become so high, or less of it."""
        return self.filler.column(self, self.mark, self.used if height is None else height)


class ColumnFiller:
    """A column under construction.

    y: where the next flowable would stand. side_y: where the next note beside it may stand at the earliest. notes_y:
    where the last one ends, with room below it. opened: boxes not yet closed. late: notes that had no room. elastic:
    those of the flowables, by number, above which there may be less or more space.
    """

    __slots__ = (
        "elastic",
        "flowables",
        "late",
        "measures",
        "notes_y",
        "opened",
        "placed_frames",
        "side",
        "side_y",
        "y",
    )

    def __init__(self, measures: ColumnMeasures) -> None:
        self.measures = measures
        self.flowables: list[tuple[Flowable, Mm]] = []
        self.elastic: list[int] = []
        self.placed_frames: list[PlacedFrame] = []
        self.side: list[tuple[Flowable, Mm]] = []
        self.late: list[Note] = []
        self.opened: _Opened = ()
        self.y = self.side_y = self.notes_y = 0.0

    def copy(self) -> ColumnFiller:
        """The same column, to go on with in another way."""
        other = ColumnFiller(self.measures)
        other.flowables, other.elastic, other.placed_frames = [*self.flowables], [*self.elastic], [*self.placed_frames]
        other.side, other.late, other.opened = [*self.side], [*self.late], self.opened
        other.y, other.side_y, other.notes_y = self.y, self.side_y, self.notes_y
        return other

    def _mark(self) -> _Mark:
        """How far it is filled, which ``back_to`` and ``column`` need."""
        placed = len(self.flowables), len(self.placed_frames), len(self.side), len(self.late)
        return *placed, self.opened, self.y, self.side_y, self.notes_y

    def back_to(self, mark: _Mark) -> None:
        """Undo what was placed since."""
        flowables, placed_frames, side, late, self.opened, self.y, self.side_y, self.notes_y = mark
        del self.flowables[flowables:], self.placed_frames[placed_frames:], self.side[side:], self.late[late:]
        while self.elastic and self.elastic[-1] >= flowables:
            self.elastic.pop()

    def place_all(self, flowables: Sequence[Flowable]) -> bool:
        """Place flowables that stay together, and say whether they fit; if not, none of them is placed."""
        if len(flowables) == 1:
            return self._place(flowables[0])
        before = self._mark()
        for flowable in flowables:
            if not self._place(flowable):
                self.back_to(before)
                return False
        return True

    def place_one_by_one(self, flowables: Sequence[Flowable]) -> int:
        """Place the first flowable in any case and others while they fit; say how many."""
        self._place(flowables[0], in_any_case=True)
        count = 1
        while count < len(flowables) and self._place(flowables[count]):
            count += 1
        return count

    def _place(self, flowable: Flowable, *, in_any_case: bool = False) -> bool:
        """Place a flowable if it ends inside the column with every box around it, and say whether it does."""
        measures, y, opened = self.measures, self.y, self.opened
        count, frames = len(self.flowables), flowable.frames
        if opened:
            shared = _shared(opened, frames)
            y, opened = y + _below_in(opened[shared:]), opened[:shared]
        is_elastic = count > 0 and not opened and flowable.before >= _ELASTIC * measures.leading
        y = self._top(flowable, y)
        if frames:
            for frame in frames[len(opened) :]:
                opened = (*opened, (frame, y, count))
                y += frame.top
        head = flowable.head if not count else None
        top = y + head.height if head else y
        bottom = top + flowable.height
        end = bottom + _below_in(opened) if opened else bottom
        # Space beside notes stays as it is: they stand beside their lines.
        has_notes = self.side or flowable.beside
        less = 0.0 if has_notes else (len(self.elastic) + is_elastic) * _LESS * measures.leading
        fits = end - less <= measures.height + TOLERANCE
        if not fits and not in_any_case:
            return False
        if self.opened:
            self.placed_frames.extend(_closed(self.opened[_shared(self.opened, frames) :], self.y))
        if is_elastic:
            self.elastic.append(count)
        if head:
            self.flowables.append((head, y))
        self.flowables.append((flowable, top))
        if flowable.wide and measures.has_side:
            self.side_y = max(self.side_y, bottom + _SIDE_GAP)
        self.y, self.opened = bottom, opened
        if flowable.beside:
            self.place_beside(flowable.beside, top)
        return fits

    def _top(self, flowable: Flowable, y: Mm) -> Mm:
        """Where a flowable stands below the one before it, which ends at a height."""
        measures = self.measures
        on_grid = flowable.on_grid
        if self.flowables:
            below = y + flowable.before
            last = self.flowables[-1][0]
            if last.picture and not flowable.picture:
                below, on_grid = max(below, y + _FIGURE_GAP * measures.leading), True
            elif last.floating and not flowable.floating:
                below = max(below, y + _FIGURE_GAP * measures.leading)
            y = below
        if on_grid:
            y = measures.snapped(y)
        return max(y, self.notes_y) if flowable.wide and measures.has_side else y

    def place_beside(self, note: Note, y: Mm) -> None:
        """Place flowables in the side column at this height, or below the notes there; higher if they would not fit."""
        height = sum(flowable.height for flowable in note)
        top = max(y, self.side_y)
        if top + height > self.measures.height:
            top = self.measures.height - height
        if self.late or (top < self.side_y - TOLERANCE and self.side):
            self.late.append(note)
            return
        top = max(top, self.side_y)
        for flowable in note:
            self.side.append((flowable, top))
            top += flowable.height
        self.side_y = self.notes_y = top + _SIDE_GAP

    def stop(self, next: Place, price: float = 0.0, *, is_split: bool = False, is_forced: bool = False) -> Stop:
        """The column as it is now, with its boxes closed."""
        used = self.y
        if self.opened:
            used += _below_in(self.opened)
        step = len(self.elastic) * self.measures.leading
        if self.side:
            step, used = 0.0, max(used, *(top + flowable.height for flowable, top in self.side))
        next = next._replace(notes=tuple(self.late)) if self.late else next
        return Stop(next, used, step * _LESS, step * _MORE, price, is_split, is_forced, self, self._mark())

    def column(self, stop: Stop, mark: _Mark, height: Mm) -> FilledColumn:
        """What it held at a stop, with the space between blocks changed by whole steps of the raster."""
        count, boxes, notes, _, opened, y, _, _ = mark
        flowables, placed_frames = self.flowables[:count], [*self.placed_frames[:boxes], *_closed(opened, y)]
        column = FilledColumn(flowables, placed_frames, self.side[:notes], stop.next, stop.used)
        steps = self._steps(count, stop, height)
        return _spaced(column, steps, self.measures.leading) if any(steps.values()) else column

    def _steps(self, count: int, stop: Stop, height: Mm) -> dict[int, int]:
        """How many steps of the raster are added above which flowables, for a column to become so high."""
        places = [index for index in self.elastic if index < count]
        if not places or not (stop.less or stop.more):
            return {}
        wanted = math.floor(stop.stretch(height) / self.measures.leading + TOLERANCE)
        wanted = max(-_LESS * len(places), min(wanted, _MORE * len(places)))
        # Where there is most space, it is noticed least.
        places.sort(key=lambda index: -self.flowables[index][0].before)
        rounds, rest = divmod(abs(wanted), len(places))
        sign = 1 if wanted > 0 else -1
        return {index: sign * (rounds + (number < rest)) for number, index in enumerate(places)}


def _spaced(column: FilledColumn, steps: Mapping[int, int], leading: Mm) -> FilledColumn:
    """A column with so many steps more above some of its flowables, by their numbers."""
    shifts = list(accumulate(steps.get(index, 0) * leading for index in range(len(column.flowables))))
    flowables = [(flowable, top + shift) for (flowable, top), shift in zip(column.flowables, shifts, strict=True)]
    # No space inside a box changes.
    boxes = [
        replace(box, top=box.top + shifts[box.at], bottom=box.bottom + shifts[box.at]) for box in column.placed_frames
    ]
    return replace(column, flowables=flowables, placed_frames=boxes, used=column.used + shifts[-1])


def _below_in(opened: _Opened) -> Mm:
    """The room at the bottom of boxes."""
    return sum(frame.bottom for frame, _, _ in opened)


def _closed(opened: _Opened, y: Mm) -> Iterator[PlacedFrame]:
    """Boxes that end below what ends at a height, from the innermost."""
    for frame, top, at in reversed(opened):
        y += frame.bottom
        yield PlacedFrame(frame, top, y, at)


def _shared(opened: _Opened, frames: Sequence[Frame]) -> int:
    """How many of the open boxes go on."""
    count = 0
    for (frame, _, _), other in zip(opened, frames, strict=False):
        if frame is not other:
            break
        count += 1
    return count
