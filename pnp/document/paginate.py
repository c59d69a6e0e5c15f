"""Sections of flowables to pages, each with what it holds and where."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import pairwise
from typing import Final

from pnp.document.arrangement import Arrangement, Part, holes, page_holes
from pnp.document.columns import ColumnMeasures, FilledColumn, PlacedFrame, fill
from pnp.document.flowables import Flowable, PageTarget, Section
from pnp.document.formats import PageFormat
from pnp.frame import Item, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.measures import Mm
from pnp.values import dataclass

_BALANCING_STEPS: Final = 9
_SHALLOWEST: Final = 8.0


@dataclass(frozen=True, slots=True, eq=False)
class _Filled:
    """Columns side by side from ``top`` on. count: how many there is room for."""

    columns: tuple[FilledColumn, ...]
    count: int
    top: Mm

    @property
    def part(self) -> Part:
        """How much of the page they take up."""
        used = [column.used for column in self.columns]
        return Part(self.top, (*used, *(0.0 for _ in range(self.count - len(used)))))


@dataclass(slots=True, eq=False)
class PageDraft:
    """A page while it is filled. used: how much of its height the sections so far take."""

    filled: list[_Filled] = field(default_factory=list)
    used: Mm = 0.0

    @property
    def parts(self) -> list[Part]:
        """How much of it is taken up, from top to bottom."""
        return [filled.part for filled in self.filled]


@dataclass(frozen=True, slots=True, eq=False)
class Paginated:
    """The pages of a book. target_pages: on which of them, from 0, each target stands. arrangement: the chosen one."""

    drafts: tuple[PageDraft, ...]
    target_pages: Mapping[PageTarget, tuple[int, ...]]
    arrangement: Arrangement
    format: PageFormat

    @property
    def pages(self) -> tuple[tuple[Item, ...], ...]:
        """The items of each page where they stand. Made on request: most passes need only the page numbers."""
        return tuple(tuple(_drawn(draft, number, self.format)) for number, draft in enumerate(self.drafts))


def paginate(
    sections: Sequence[Section],
    page_format: PageFormat,
    leading: Mm,
    arrangements: Sequence[Arrangement] = (Arrangement(),),
) -> Paginated:
    """Fill pages with sections, one below the other; the last page of each has even columns.

    leading: the raster, in mm, on which paragraphs begin: lines of neighbouring columns stand side by side.
    arrangements: those to try; of equally good ones the first is taken.
    """
    has_figures = any(flowable.floating for section in sections for flowable in section.flowables)
    tried = [
        arrangement for arrangement in arrangements if has_figures or arrangement.floating or len(arrangements) == 1
    ]
    best = _Paginator(page_format, leading, tried[0])
    best.add_all(sections)
    for arrangement in tried[1:]:
        if arrangement.price < best.price:
            other = _Paginator(page_format, leading, arrangement, best.price)
            other.add_all(sections)
            best = min(best, other, key=lambda paginator: paginator.price)
    numbers: dict[PageTarget, dict[int, None]] = {}
    for number, draft in enumerate(best.pages):
        for target in _targets(draft):
            numbers.setdefault(target, {})[number] = None
    target_pages = {target: tuple(pages) for target, pages in numbers.items()}
    return Paginated(tuple(best.pages), target_pages, best.arrangement, page_format)


def _between_page_breaks(flowables: Sequence[Flowable]) -> list[Sequence[Flowable]]:
    starts = [0, *(index for index, flowable in enumerate(flowables) if flowable.new_page and index), len(flowables)]
    return [flowables[start:stop] for start, stop in pairwise(starts)]


class _Paginator:
    """Pages under construction. most: they are given up as soon as they cannot have a lower price than this."""

    def __init__(self, page_format: PageFormat, leading: Mm, arrangement: Arrangement, most: float = math.inf) -> None:
        self.format = page_format
        self.leading = leading
        self.arrangement = arrangement
        self.pages = [PageDraft()]
        self._left = most - arrangement.price

    @property
    def price(self) -> float:
        """How bad the pages are: their holes and the price of their arrangement."""
        if self._left <= 0:
            return math.inf
        return holes([draft.parts for draft in self.pages], self.format.area(0).height) + self.arrangement.price

    def _turn_page(self) -> None:
        """Begin a page. The price of the one before it is final."""
        self._left -= page_holes(self.pages[-1].parts, self.format.area(0).height)
        self.pages.append(PageDraft())

    def add_all(self, sections: Sequence[Section]) -> None:
        """Add sections one below the other."""
        for section in sections:
            for index, part in enumerate(_between_page_breaks(section.flowables)):
                if index or (part and part[0].new_page):
                    self.break_page()
                self.add(section.columns, part)

    def break_page(self) -> None:
        """Begin a page, unless this one is still empty."""
        if self.pages[-1].used:
            self._turn_page()

    def add(self, columns: int, flowables: Sequence[Flowable]) -> None:
        """Add flowables in columns below the sections so far."""
        at, waiting = 0, list[tuple[Flowable, ...]]()
        while (at < len(flowables) or waiting) and self._left > 0:
            draft = self.pages[-1]
            above = flowables[at].before * self.arrangement.spacing if draft.used and at < len(flowables) else 0.0
            top = math.ceil((draft.used + above) / self.leading - 1e-3) * self.leading
            height = self.format.area(0).height - top
            filled: list[FilledColumn] = []
            if height > _SHALLOWEST:
                has_side = columns == 1 and self.format.side > 0
                measures = ColumnMeasures(height, self.leading, has_side, self.arrangement)
                filled = self._columns(flowables, at, columns, measures, waiting, full=not top)
            if filled:
                flowables, at = filled[-1].order, filled[-1].end
                waiting = [note for column in filled for note in column.late]
                draft.filled.append(_Filled(tuple(filled), columns, top))
                draft.used = max(draft.used, top + max(column.used for column in filled))
            if at < len(flowables) or waiting:
                self._turn_page()

    def _columns(
        self,
        flowables: Sequence[Flowable],
        start: int,
        count: int,
        measures: ColumnMeasures,
        waiting: Sequence[tuple[Flowable, ...]],
        *,
        full: bool,
    ) -> list[FilledColumn]:
        filled = _fill_all(flowables, start, count, measures, waiting, full=full)
        if count > 1 and filled[-1].end >= len(flowables):
            return _balanced(flowables, start, count, measures, filled)
        return filled


def _targets(draft: PageDraft) -> Iterator[PageTarget]:
    for filled in draft.filled:
        for column in filled.columns:
            for flowable, _ in (*column.flowables, *column.side):
                yield from flowable.targets


def _drawn(draft: PageDraft, number: int, page_format: PageFormat) -> Iterator[Item]:
    """The items of a page where they stand. number: of the page, from 0."""
    for filled in draft.filled:
        boxes = page_format.columns(number, filled.count)
        for column, box in zip(filled.columns, boxes, strict=False):
            yield from _column_items(column, box.x, box.y + filled.top)
            side = page_format.side_column(number)
            for flowable, top in column.side:
                yield from moved_all(flowable.items, side.x, box.y + filled.top + top)


def _column_items(column: FilledColumn, x: Mm, y: Mm) -> Iterator[Item]:
    """The flowables of a column, each box behind those that it holds."""
    waiting = iter(sorted(column.placed_frames, key=lambda placed: (placed.at, placed.top, -placed.bottom)))
    following = next(waiting, None)
    for index, (flowable, top) in enumerate(column.flowables):
        while following and following.at <= index:
            yield from _box_paths(following, x, y)
            following = next(waiting, None)
        yield from moved_all(flowable.items, x, y + top)


def _fill_all(
    flowables: Sequence[Flowable],
    start: int,
    count: int,
    measures: ColumnMeasures,
    waiting: Sequence[tuple[Flowable, ...]] = (),
    *,
    full: bool,
) -> list[FilledColumn]:
    filled: list[FilledColumn] = []
    at = start
    for _ in range(count):
        filled.append(fill(flowables, at, measures, waiting, at_least_one=full))
        flowables, at, waiting = filled[-1].order, filled[-1].end, ()
    return filled


def _balanced(
    flowables: Sequence[Flowable], start: int, count: int, measures: ColumnMeasures, filled: list[FilledColumn]
) -> list[FilledColumn]:
    """The lowest columns that still hold everything."""
    low, high = 0.0, max(column.used for column in filled)
    # Columns of at least the first height are known to hold everything, those below the second are known not to.
    holding, failing = math.inf, 0.0
    for _ in range(_BALANCING_STEPS):
        middle = (low + high) / 2
        if middle >= holding:
            high = middle
            continue
        if middle < failing:
            low = middle
            continue
        tried = _fill_all(flowables, start, count, replace(measures, height=middle), full=False)
        if tried[-1].end >= len(flowables):
            high, filled, holding = middle, tried, max(column.reach for column in tried)
        else:
            low, failing = middle, min(column.needed for column in tried)
    return filled


def _box_paths(placed: PlacedFrame, x: Mm, y: Mm) -> tuple[Path, ...]:
    frame = placed.frame
    box = Box(x + frame.x, y + placed.top, frame.width, placed.bottom - placed.top)
    paths = []
    if frame.fill or frame.stroke:
        paths.append(Path(box.segments(frame.radius), frame.fill, frame.stroke))
    if frame.bar:
        paths.append(Path((("R", box.x, box.y, 0.8, box.height),), frame.bar))
    return tuple(paths)
