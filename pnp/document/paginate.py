"""Sections of flowables to pages, each with what it holds and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from pnp.document.columns import FilledColumn, PlacedFrame
from pnp.document.flowables import Flowable, PageTarget, Section
from pnp.document.formats import PageFormat
from pnp.document.page_breaks import MOST_WAYS, Breaks, PageBreaker
from pnp.document.section_columns import PagePart, SectionPart
from pnp.frame import Item, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.measures import Mm, Size
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class _Filled:
    """Columns side by side from ``top`` on. count: how many there is room for."""

    columns: tuple[FilledColumn, ...]
    count: int
    top: Mm


@dataclass(frozen=True, slots=True, eq=False)
class PageDraft:
    """What stands on a page, from top to bottom."""

    filled: tuple[_Filled, ...]

    @property
    def bottom(self) -> Mm:
        """Where the last of it ends, measured from the top of the text."""
        return max((filled.top + column.used for filled in self.filled for column in filled.columns), default=0.0)


@dataclass(frozen=True, slots=True, eq=False)
class Paginated:
    """The pages of a book. target_pages: on which of them, from 0, each target stands."""

    drafts: tuple[PageDraft, ...]
    target_pages: Mapping[PageTarget, tuple[int, ...]]
    format: PageFormat
    breaks: Breaks

    def placed(self, number: int) -> Iterator[tuple[Flowable, Mm, Mm]]:
        """The flowables of a page, from 0, with the x and y of their top left corners."""
        for filled in self.drafts[number].filled:
            boxes = self.format.columns(number, filled.count)
            side = self.format.side_column(number)
            for column, box in zip(filled.columns, boxes, strict=False):
                yield from ((flowable, box.x, box.y + filled.top + top) for flowable, top in column.flowables)
                yield from ((flowable, side.x, box.y + filled.top + top) for flowable, top in column.side)

    @property
    def pages(self) -> tuple[tuple[Item, ...], ...]:
        """The items of each page where they stand. Made on request: most passes need only the page numbers."""
        return tuple(tuple(_drawn(draft, number, self.format)) for number, draft in enumerate(self.drafts))


def paginate(
    sections: Sequence[Section],
    page_format: PageFormat,
    leading: Mm,
    before: Breaks | None = None,
    most_ways: int = MOST_WAYS,
) -> Paginated:
    """Fill pages with sections, one below the other; the last page of each has even columns.

    leading: the raster, in mm, on which paragraphs begin: lines of neighbouring columns stand side by side.
    before: where columns and pages ended the last time, which stays so as far as everything is as high as it was.
    most_ways: how many ways to break the pages are compared.
    """
    parts = [part for section in sections for part in _between_page_breaks(section, page_format)]
    breaker = PageBreaker(parts, page_format.area(0).height, leading)
    breaks = breaker.breaks(before, most_ways)
    drafts = [_draft(page) for page in breaks.pages]
    numbers: dict[PageTarget, dict[int, None]] = {}
    for number, draft in enumerate(drafts):
        for target in _targets(draft):
            numbers.setdefault(target, {})[number] = None
    target_pages = {target: tuple(pages) for target, pages in numbers.items()}
    return Paginated(tuple(drafts), target_pages, page_format, breaks)


def _between_page_breaks(section: Section, page_format: PageFormat) -> Iterator[SectionPart]:
    flowables = section.flowables
    starts = [0, *(index for index, flowable in enumerate(flowables) if flowable.new_page and index), len(flowables)]
    has_side = section.columns == 1 and page_format.side > 0
    for start, stop in pairwise(starts):
        part = flowables[start:stop]
        if part:
            has_notes = has_side and any(flowable.beside for flowable in part)
            yield SectionPart(section.columns, part, has_side, has_notes)


def _draft(page: Sequence[PagePart]) -> PageDraft:
    """A page of which the breaks are known."""
    filled = [_Filled(tuple(stop.column(part.height) for stop in part.stops), part.count, part.top) for part in page]
    return PageDraft(tuple(filled))


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
            yield from _box_items(following, x, y)
            following = next(waiting, None)
        yield from moved_all(flowable.items, x, y + top)


def _box_items(placed: PlacedFrame, x: Mm, y: Mm) -> tuple[Item, ...]:
    frame = placed.frame
    box = Box(x + frame.x, y + placed.top, frame.width, placed.bottom - placed.top)
    drawn = frame.drawn(Size(box.width, box.height)) if frame.drawn else None
    if drawn:
        return moved_all((drawn,), box.x, box.y)
    paths = []
    if frame.fill or frame.stroke:
        paths.append(Path(box.segments(frame.radius), frame.fill, frame.stroke))
    if frame.bar:
        paths.append(Path((("R", box.x, box.y, 0.8, box.height),), frame.bar))
    return tuple(paths)
