"""Flowables to one column: which of them it holds, and where they and their boxes stand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import field, replace
from typing import Final

from pnp.document.arrangement import Arrangement
from pnp.document.flowables import Flowable, Frame
from pnp.measures import Mm
from pnp.values import dataclass

# Sums of many heights differ by rounding from the height of the column that they fill.
_TOLERANCE: Final = 1e-6
_SIDE_GAP: Final = 3.0
# The space between a figure and the text below it, in steps of the raster.
_FIGURE_GAP: Final = 2.0
_PLAIN: Final = Arrangement()


@dataclass(frozen=True, slots=True, eq=False)
class PlacedFrame:
    """A box, or the part of it that a column holds. at: how many placed flowables stand before it."""

    frame: Frame
    top: Mm
    bottom: Mm
    at: int


@dataclass(slots=True, eq=False)
class FilledColumn:
    """What a column holds, measured from its top.

    side: the notes beside it. late: those that had no room there. order: all flowables, placed or not, in the order in
    which they are set; end: the first of them that the column does not hold. reach, needed: a column of any height
    from reach up to needed, which is excluded, holds the same in the same places.
    """

    flowables: list[tuple[Flowable, Mm]] = field(default_factory=list)
    placed_frames: list[PlacedFrame] = field(default_factory=list)
    side: list[tuple[Flowable, Mm]] = field(default_factory=list)
    late: list[tuple[Flowable, ...]] = field(default_factory=list)
    order: Sequence[Flowable] = ()
    end: int = 0
    used: Mm = 0.0
    reach: Mm = 0.0
    needed: Mm = math.inf


@dataclass(frozen=True, slots=True)
class ColumnMeasures:
    """The height of a column and its line pitch, in mm. has_side: whether there is a column for notes beside it."""

    height: Mm
    leading: Mm
    has_side: bool = False
    arrangement: Arrangement = _PLAIN

    def snapped(self, y: Mm) -> Mm:
        """The first line of the raster at a height or below it."""
        return math.ceil(y / self.leading - 1e-3) * self.leading


def fill(
    flowables: Sequence[Flowable],
    start: int,
    measures: ColumnMeasures,
    waiting: Sequence[tuple[Flowable, ...]] = (),
    *,
    at_least_one: bool,
) -> FilledColumn:
    """Fill a column with the flowables from ``start`` on.

    waiting: notes for the side that found no room on earlier pages. at_least_one: place the first flowable even
    where what has to stay together does not fit: the column cannot be higher. A figure for which there is no
    room lets the text behind it go first.
    """
    filler = _Filler(measures)
    for note in waiting:
        filler.place_beside(note, 0.0)
    order, at = flowables, start
    while at < len(order):
        stop = _chain_end(order, at)
        if filler.place_all(order[at:stop]):
            at = stop
            continue
        if not filler.column.flowables and at_least_one:
            at = filler.place_one_by_one(order, at, stop)
            filler.column.reach = math.inf
            break
        overtaken = _overtaken(order, at, stop) if measures.arrangement.floating else None
        if overtaken is None or not filler.place_all(overtaken.placed):
            break
        order, at = overtaken.order, at + len(overtaken.placed)
    return filler.finished(order, at)


def _chain_end(flowables: Sequence[Flowable], start: int) -> int:
    """The index behind the last flowable that has to stay with the one at ``start``."""
    stop = start
    while flowables[stop].keep and stop + 1 < len(flowables):
        stop += 1
    return stop + 1


@dataclass(frozen=True, slots=True, eq=False)
class _Overtaken:
    """Flowables of which some have moved before a figure. placed: those that stand before it now."""

    order: tuple[Flowable, ...]
    placed: tuple[Flowable, ...]


def _overtaken(order: Sequence[Flowable], start: int, stop: int) -> _Overtaken | None:
    """Let the next flowables go before the figure that ends the chain from start to stop, if there is one."""
    first = next((index for index in range(start, stop) if order[index].floating), stop)
    behind = stop
    while first < behind < len(order) and order[behind].floating:
        behind = _chain_end(order, behind)
    if first == stop or behind >= len(order) or order[behind].heading:
        return None
    end = _chain_end(order, behind)
    figures, followers = order[first:behind], order[behind:end]
    if not all(flowable.floating for flowable in figures) or any(
        flowable.floating or flowable.heading for flowable in followers
    ):
        return None
    nearest = replace(followers[0], before=min(figures[0].before, followers[0].before))
    placed = (*order[start:first], nearest, *followers[1:])
    return _Overtaken((*order[:start], *placed, *figures, *order[end:]), placed)


# A box that is open: its top, and how many placed flowables stand before it.
_Opened = tuple[tuple[Frame, Mm, int], ...]


class _Filler:
    """A column under construction.

    y: where the next flowable would stand. side_y: where the next note beside it may stand at the earliest. notes_y:
    where the last one ends, with room below it. opened: boxes not yet closed.
    """

    __slots__ = ("column", "measures", "notes_y", "opened", "side_y", "y")

    def __init__(self, measures: ColumnMeasures) -> None:
        self.measures = measures
        self.column = FilledColumn()
        self.y = self.side_y = self.notes_y = 0.0
        self.opened: _Opened = ()

    def mark(self) -> tuple[Mm, Mm, Mm, _Opened, int, int, int, int]:
        """What ``back_to`` needs to undo everything since."""
        column = self.column
        placed = len(column.flowables), len(column.placed_frames), len(column.side), len(column.late)
        return self.y, self.side_y, self.notes_y, self.opened, *placed

    def back_to(self, mark: tuple[Mm, Mm, Mm, _Opened, int, int, int, int]) -> None:
        """Undo what was placed since."""
        self.y, self.side_y, self.notes_y, self.opened, flowables, placed_frames, side, late = mark
        column = self.column
        del column.flowables[flowables:], column.placed_frames[placed_frames:], column.side[side:], column.late[late:]

    def place_all(self, flowables: Sequence[Flowable]) -> bool:
        """Place flowables that stay together, and say whether they fit; if not, none of them is placed."""
        before = self.mark()
        for flowable in flowables:
            if not self.place(flowable):
                self.back_to(before)
                return False
        return True

    def place(self, flowable: Flowable) -> bool:
        """Place a flowable, and say whether it ends inside the column with every box around it."""
        column, measures, y, opened = self.column, self.measures, self.y, self.opened
        if opened:
            y, opened = self._closed(y, opened, _shared(opened, flowable.frames))
        if column.flowables:
            y = self._below(flowable, y)
        elif flowable.on_grid:
            y = measures.snapped(y)
        beside_wide = flowable.wide and measures.has_side
        if beside_wide:
            y = max(y, self.notes_y)
        for frame in flowable.frames[len(opened) :]:
            opened = (*opened, (frame, y, len(column.flowables)))
            y += frame.top
        if flowable.head and not column.flowables:
            column.flowables.append((flowable.head, y))
            y += flowable.head.height
        column.flowables.append((flowable, y))
        bottom = y + flowable.height
        if beside_wide:
            self.side_y = max(self.side_y, bottom + _SIDE_GAP)
        self.y, self.opened = bottom, opened
        if flowable.beside:
            self.place_beside(flowable.beside, y)
        return self._fits(bottom + sum(frame.bottom for frame, _, _ in opened) if opened else bottom)

    def _below(self, flowable: Flowable, y: Mm) -> Mm:
        """Where a flowable stands below the one before it."""
        measures = self.measures
        y_below = y + flowable.before * measures.arrangement.spacing
        follows_figure = self.column.flowables[-1][0].floating and not flowable.floating
        if follows_figure:
            y_below = max(y_below, y + _FIGURE_GAP * measures.leading)
        return measures.snapped(y_below) if flowable.on_grid or follows_figure else y_below

    def _fits(self, bottom: Mm) -> bool:
        column = self.column
        if bottom <= self.measures.height + _TOLERANCE:
            column.reach = max(column.reach, bottom - _TOLERANCE)
            return True
        column.needed = min(column.needed, bottom - _TOLERANCE)
        return False

    def place_one_by_one(self, flowables: Sequence[Flowable], start: int, stop: int) -> int:
        """Place the first flowable in any case and others while they fit; say which comes next."""
        self.place(flowables[start])
        for index in range(start + 1, stop):
            before = self.mark()
            if not self.place(flowables[index]):
                self.back_to(before)
                return index
        return stop

    def place_beside(self, note: tuple[Flowable, ...], y: Mm) -> None:
        """Place flowables in the side column at this height, or below the notes there; higher if they would not fit."""
        # Where a note stands depends on the height of the column.
        self.column.reach = math.inf
        height = sum(flowable.height for flowable in note)
        top = max(y, self.side_y)
        if top + height > self.measures.height:
            top = self.measures.height - height
        if self.column.late or (top < self.side_y - _TOLERANCE and self.column.side):
            self.column.late.append(note)
            return
        top = max(top, self.side_y)
        for flowable in note:
            self.column.side.append((flowable, top))
            top += flowable.height
        self.side_y = self.notes_y = top + _SIDE_GAP

    def finished(self, order: Sequence[Flowable], end: int) -> FilledColumn:
        """The column with its boxes closed."""
        y, _ = self._closed(self.y, self.opened, 0)
        side = [top + flowable.height for flowable, top in self.column.side]
        self.column.used = max([y, *side])
        self.column.order, self.column.end = order, end
        return self.column

    def _closed(self, y: Mm, opened: _Opened, keep: int) -> tuple[Mm, _Opened]:
        for frame, top, at in reversed(opened[keep:]):
            y += frame.bottom
            self.column.placed_frames.append(PlacedFrame(frame, top, y, at))
        return y, opened[:keep]


def _shared(opened: _Opened, frames: Sequence[Frame]) -> int:
    """How many of the open boxes go on."""
    count = 0
    for (frame, _, _), other in zip(opened, frames, strict=False):
        if frame is not other:
            break
        count += 1
    return count
