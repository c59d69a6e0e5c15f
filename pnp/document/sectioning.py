"""Blocks in the order of the text to sections of columns, and the space between blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from pnp.document.context import SPACE
from pnp.document.flowables import Flowable, Section
from pnp.measures import Mm

# A last block that is higher than this, in lines of text, does not move to another page for the small print's sake.
_MOST_MOVED: Final = 8.0


def closed(sections: Sequence[Section], end: Section, leading: Mm) -> tuple[Section, ...]:
    """The sections with the small print below the last one, which never stands on a page alone: where the text
    ends in one column, its last block comes along."""
    if not sections or sections[-1].columns != 1:
        return *sections, end
    flowables = sections[-1].flowables
    start = next((index for index in range(len(flowables) - 1, 0, -1) if flowables[index].before), len(flowables))
    if sum(flowable.height for flowable in flowables[start:]) > _MOST_MOVED * leading:
        return *sections, end
    moved = (replace(flowable, keep=True) for flowable in flowables[start:])
    return *sections[:-1], Section(1, (*flowables[:start], *moved, *end.flowables))


class Stack:
    """Puts the space between blocks above the first flowable of each."""

    def __init__(self, leading: Mm) -> None:
        self.leading = leading
        self.below: float | None = None
        self.after_heading = False

    def add(self, flowables: Sequence[Flowable], kind: str) -> list[Flowable]:
        """The flowables with the space above them; the space below is kept for the next block."""
        if not flowables:
            return []
        above, below = SPACE[kind]
        is_heading = kind.startswith("h")
        # At the top of a column there is no space, so that the first block may have its own.
        gap = above
        if self.below is not None:
            gap = max(self.below, above * 0.5 if is_heading else 0.0) if self.after_heading else max(self.below, above)
        first = replace(flowables[0], before=gap * self.leading)
        # What only carries a note for the side column has no space of its own below.
        carries = len(flowables) == 1 and flowables[0].height == 0 and bool(flowables[0].beside)
        self.below = 0.0 if carries else below
        self.after_heading = is_heading or carries
        return [first, *flowables[1:]]


class Sections:
    """Sections under construction. columns: how many there are from here on."""

    def __init__(self, columns: int, leading: Mm) -> None:
        self.columns = columns
        self.done: list[Section] = []
        self._leading = leading
        self._strips: list[Flowable] = []
        self._stack = Stack(leading)
        self._new_page = False

    def break_page(self) -> None:
        """Let what comes next begin a page."""
        self._new_page = True

    def add(self, flowables: Sequence[Flowable], kind: str) -> None:
        """Add the flowables of a block."""
        self._strips.extend(self._begun(self._stack.add(flowables, kind)))

    def add_across(self, flowables: Sequence[Flowable], kind: str) -> None:
        """Add the flowables of a block that reaches over all columns, and a heading just before it with it."""
        added = self._begun(self._stack.add(flowables, kind))
        kept = self._taken_off()
        self._close()
        self.done.append(Section(1, (*kept, *added)))

    def add_sections(self, sections: Iterable[Section]) -> None:
        """Add whole sections, such as those of an index."""
        self._close()
        for section in sections:
            self.done.append(replace(section, flowables=tuple(self._begun(list(section.flowables)))))

    def switch(self, columns: int) -> None:
        """Go on in so many columns. A heading just before comes along, unless it might not fit."""
        kept, stack = (self._taken_off() if columns <= self.columns else []), self._stack
        self._close()
        self.columns = columns
        if kept:
            self._strips, self._stack = kept, stack

    def finished(self) -> list[Section]:
        """All sections."""
        self._close()
        return self.done

    def _taken_off(self) -> list[Flowable]:
        """What has to stay with the flowable that follows, taken off the section."""
        start = len(self._strips)
        while start and self._strips[start - 1].keep:
            start -= 1
        kept = self._strips[start:]
        del self._strips[start:]
        return kept

    def _begun(self, flowables: list[Flowable]) -> list[Flowable]:
        if self._new_page and flowables:
            flowables[0] = replace(flowables[0], new_page=True)
            self._new_page = False
        return flowables

    def _close(self) -> None:
        if self._strips:
            self.done.append(Section(self.columns, tuple(self._strips)))
        self._strips, self._stack = [], Stack(self._leading)
