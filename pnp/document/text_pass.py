"""One pass over the text of a book: what all blocks share, and what earlier passes have set."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from pnp.document.blocks import Block
from pnp.document.context import BlockArea, Book, CrossReferences
from pnp.document.flowables import Flowable, PageTarget
from pnp.document.inline_text import InlineText
from pnp.document.sectioning import BlockSpacer
from pnp.findings import Span
from pnp.text import Run

T = TypeVar("T")
# Results that no page number changes, by kind, identity of the source, and columns. Each holds its source, so that no
# other object can have the same identity.
PassCache = dict[tuple[str, int, int], tuple[object, Any]]


class TextPass(ABC):
    """One pass over the text of a book.

    cache: what no page number changes. links: where each link is written. All passes share both.
    """

    def __init__(
        self, book: Book, cross_references: CrossReferences, cache: PassCache, links: dict[str, dict[Span, None]]
    ) -> None:
        self.book = book
        self.cross_references = cross_references
        self._cache = cache
        self.links = links
        self.last_heading = ""
        # Whether anything that was set has a page number, which the next pass may have to change.
        self.prints_pages = False
        self.mentions = 0

    @abstractmethod
    def flowables(self, block: Block, area: BlockArea) -> tuple[tuple[Flowable, ...], str]:
        """The flowables of a block, and the kind of space around it."""

    def cached(self, kind: str, source: object, columns: int, make: Callable[[], T]) -> T:
        """The result of ``make`` for a source: the same in every pass, unless it has a page number."""
        key = (kind, id(source), columns)
        entry = self._cache.get(key)
        if entry is None:
            before = self.mentions
            entry = source, make()
            if self.mentions == before:
                self._cache[key] = entry
            else:
                self.prints_pages = True
        result: T = entry[1]
        return result

    def stacked(self, blocks: Sequence[Block], area: BlockArea, space: str = "") -> tuple[Flowable, ...]:
        """The flowables of several blocks one below the other. space: the kind of space, instead of their own."""
        spacer = BlockSpacer(self.book.leading)
        flowables: list[Flowable] = []
        for block in blocks:
            added, kind = self.flowables(block, area)
            flowables.extend(spacer.add(added, space if space and kind == "paragraph" else kind))
        return tuple(flowables)

    def runs(self, text: InlineText) -> tuple[tuple[Run, ...], tuple[PageTarget, ...]]:
        """The runs of a text and its index terms; its links are noted."""
        resolved = self.book.resolver.resolve(text, self.cross_references.destinations)
        self.mentions += len(resolved.mentions)
        for target, span in resolved.links:
            self.links.setdefault(target, {})[span] = None
        return resolved.runs, tuple(PageTarget("term", term) for term in resolved.terms)
