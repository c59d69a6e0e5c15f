"""Sections of strips to pages, each with what it holds and where."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import field
from itertools import pairwise
from typing import Final

from pnp.document.columns import Column, Measures, Shown, fill
from pnp.document.formats import PageFormat
from pnp.document.strips import Section, Strip, Target, moved_all
from pnp.frame import Item, Path
from pnp.layout.box import Box
from pnp.measures import Mm
from pnp.values import dataclass

_BALANCING_STEPS: Final = 9
_SHALLOWEST: Final = 8.0


@dataclass(slots=True, eq=False)
class Draft:
    """A page while it is filled. used: how much of its height the sections so far take."""

    items: list[Item] = field(default_factory=list)
    used: Mm = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Paginated:
    """The items of each page, and on which pages (from 0) each target stands."""

    pages: tuple[tuple[Item, ...], ...]
    found: Mapping[Target, tuple[int, ...]]


def paginate(sections: Sequence[Section], page_format: PageFormat, leading: Mm) -> Paginated:
    """Fill pages with sections, one below the other; the last page of each has even columns.

    leading: the raster, in mm, on which paragraphs begin: lines of neighbouring columns stand side by side.
    """
    paginator = _Paginator(page_format, leading)
    for section in sections:
        for index, part in enumerate(_between_page_breaks(section.strips)):
            if index or (part and part[0].new_page):
                paginator.break_page()
            paginator.add(section.columns, part)
    found = {target: tuple(dict.fromkeys(pages)) for target, pages in paginator.found.items()}
    return Paginated(tuple(tuple(draft.items) for draft in paginator.pages), found)


def _between_page_breaks(strips: Sequence[Strip]) -> list[Sequence[Strip]]:
    starts = [0, *(index for index, strip in enumerate(strips) if strip.new_page and index), len(strips)]
    return [strips[start:stop] for start, stop in pairwise(starts)]


class _Paginator:
    """Pages under construction."""

    def __init__(self, page_format: PageFormat, leading: Mm) -> None:
        self.format = page_format
        self.leading = leading
        self.pages = [Draft()]
        self.found: dict[Target, list[int]] = {}

    def break_page(self) -> None:
        """Begin a page, unless this one is still empty."""
        if self.pages[-1].used:
            self.pages.append(Draft())

    def add(self, columns: int, strips: Sequence[Strip]) -> None:
        """Add strips in so many columns below what is there."""
        at, waiting = 0, list[tuple[Strip, ...]]()
        while at < len(strips) or waiting:
            draft = self.pages[-1]
            above = strips[at].before if draft.used and at < len(strips) else 0.0
            top = math.ceil((draft.used + above) / self.leading - 1e-3) * self.leading
            height = self.format.area(0).height - top
            filled: list[Column] = []
            if height > _SHALLOWEST:
                measures = Measures(height, self.leading, columns == 1 and self.format.side > 0)
                filled = self._columns(strips, at, columns, measures, waiting, full=not top)
            if filled:
                at, waiting = filled[-1].end, [note for column in filled for note in column.late]
                self._commit(filled, columns, top)
            if at < len(strips) or waiting:
                self.pages.append(Draft())

    def _columns(
        self,
        strips: Sequence[Strip],
        start: int,
        count: int,
        measures: Measures,
        waiting: Sequence[tuple[Strip, ...]],
        *,
        full: bool,
    ) -> list[Column]:
        filled = _fill_all(strips, start, count, measures, waiting, full=full)
        if count > 1 and filled[-1].end >= len(strips):
            return _balanced(strips, start, count, measures, filled)
        return filled

    def _commit(self, filled: Sequence[Column], count: int, top: Mm) -> None:
        number, draft = len(self.pages) - 1, self.pages[-1]
        for column, box in zip(filled, self.format.columns(number, count), strict=False):
            self._draw(column, box, top)
            for strip, _ in (*column.strips, *column.side):
                for target in strip.targets:
                    self.found.setdefault(target, []).append(number)
        draft.used = max(draft.used, top + max(column.used for column in filled))

    def _draw(self, column: Column, box: Box, top: Mm) -> None:
        items, y = self.pages[-1].items, box.y + top
        shown = sorted(column.shown, key=lambda one: (one.at, one.top, -one.bottom))
        waiting = iter(shown)
        following = next(waiting, None)
        for index, (strip, strip_top) in enumerate(column.strips):
            while following and following.at <= index:
                items.extend(_box_paths(following, box.x, y))
                following = next(waiting, None)
            items.extend(moved_all(strip.items, box.x, y + strip_top))
        side = self.format.side_column(len(self.pages) - 1)
        for strip, strip_top in column.side:
            items.extend(moved_all(strip.items, side.x, y + strip_top))


def _fill_all(
    strips: Sequence[Strip],
    start: int,
    count: int,
    measures: Measures,
    waiting: Sequence[tuple[Strip, ...]] = (),
    *,
    full: bool,
) -> list[Column]:
    filled: list[Column] = []
    at = start
    for _ in range(count):
        filled.append(fill(strips, at, measures, waiting, at_least_one=full))
        at, waiting = filled[-1].end, ()
    return filled


def _balanced(
    strips: Sequence[Strip], start: int, count: int, measures: Measures, filled: list[Column]
) -> list[Column]:
    """The lowest columns that still hold everything."""
    low, high = 0.0, max(column.used for column in filled)
    for _ in range(_BALANCING_STEPS):
        middle = (low + high) / 2
        lower = Measures(middle, measures.leading)
        tried = _fill_all(strips, start, count, lower, full=False)
        if tried[-1].end >= len(strips):
            high, filled = middle, tried
        else:
            low = middle
    return filled


def _box_paths(shown: Shown, x: Mm, y: Mm) -> tuple[Path, ...]:
    frame = shown.frame
    box = Box(x + frame.x, y + shown.top, frame.width, shown.bottom - shown.top)
    paths = []
    if frame.fill or frame.stroke:
        paths.append(Path(box.segments(frame.radius), frame.fill, frame.stroke))
    if frame.bar:
        paths.append(Path((("R", box.x, box.y, 0.8, box.height),), frame.bar))
    return tuple(paths)
