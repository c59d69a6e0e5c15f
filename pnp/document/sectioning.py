"""Blocks in their order to sections of columns, and the space between blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from pnp.document.context import SPACE
from pnp.document.flowables import Flowable, Section
from pnp.measures import Mm

# A last block that is higher than this, in lines of text, stays where it is, without the small print.
_MOST_MOVED: Final = 8.0


def closed(sections: Sequence[Section], end: Section, leading: Mm) -> tuple[Section, ...]:
    """The sections with the small print, which never stands on a page alone: where the text ends in one column, its
    last block comes along.
    """
    if not sections or sections[-1].columns != 1:
        return *sections, end
    flowables = sections[-1].flowables
    start = next((index for index in range(len(flowables) - 1, 0, -1) if flowables[index].before), len(flowables))
    if sum(flowable.height for flowable in flowables[start:]) > _MOST_MOVED * leading:
        return *sections, end
    moved = (replace(flowable, keep=True) for flowable in flowables[start:])
    return *sections[:-1], Section(1, (*flowables[:start], *moved, *end.flowables))


def tightened(sections: Sequence[Section], share: float) -> list[Section]:
    """The same with a share of the space between blocks."""
    return [
        replace(section, flowables=tuple(replace(part, before=part.before * share) for part in section.flowables))
        for section in sections
    ]


class BlockSpacer:
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
        # The first block keeps its own space above; a column drops it at its top.
        gap = above
        if self.below is not None:
            gap = max(self.below, above * 0.5 if is_heading else 0.0) if self.after_heading else max(self.below, above)
        first = replace(flowables[0], before=gap * self.leading)
        # A flowable that only carries a note for the side column has no space of its own below.
        carries_note = len(flowables) == 1 and flowables[0].height == 0 and bool(flowables[0].beside)
        self.below = 0.0 if carries_note else below
        self.after_heading = is_heading or carries_note
        return [first, *flowables[1:]]


class Sections:
    """Sections under construction. columns: how many there are from here on."""

    def __init__(self, columns: int, leading: Mm) -> None:
        self.columns = columns
        self._sections: list[Section] = []
        self._leading = leading
        self._flowables: list[Flowable] = []
        self._spacer = BlockSpacer(leading)
        self._new_page = False

    def break_page(self) -> None:
        """Begin a page with the next flowables."""
        self._new_page = True

    def add(self, flowables: Sequence[Flowable], kind: str) -> None:
        """Add the flowables of a block."""
        self._flowables.extend(self._begun(self._spacer.add(flowables, kind)))

    def add_across(self, blocks: Iterable[tuple[Sequence[Flowable], str]]) -> None:
        """Add the flowables of blocks that reach over all columns, and a heading just before them with them."""
        added = self._begun([flowable for block in blocks for flowable in self._spacer.add(*block)])
        kept = self._taken_off()
        self._close()
        self._sections.append(Section(1, (*kept, *added)))

    def add_sections(self, sections: Iterable[Section]) -> None:
        """Add whole sections, such as those of an index."""
        self._close()
        for section in sections:
            self._sections.append(replace(section, flowables=tuple(self._begun(list(section.flowables)))))

    def switch(self, columns: int) -> None:
        """Go on in this many columns. A heading just before comes along, unless it might not fit."""
        kept, spacer = (self._taken_off() if columns <= self.columns else []), self._spacer
        self._close()
        self.columns = columns
        if kept:
            self._flowables, self._spacer = kept, spacer

    def finished(self) -> list[Section]:
        """All sections."""
        self._close()
        return self._sections

    def _taken_off(self) -> list[Flowable]:
        """The last flowables, which have to stay with the one that follows, taken off the section."""
        start = len(self._flowables)
        while start and self._flowables[start - 1].keep:
            start -= 1
        kept = self._flowables[start:]
        del self._flowables[start:]
        return kept

    def _begun(self, flowables: list[Flowable]) -> list[Flowable]:
        if self._new_page and flowables:
            flowables[0] = replace(flowables[0], new_page=True)
            self._new_page = False
        return flowables

    def _close(self) -> None:
        if self._flowables:
            self._sections.append(Section(self.columns, tuple(self._flowables)))
        self._flowables, self._spacer = [], BlockSpacer(self._leading)
