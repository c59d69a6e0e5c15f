"""What every block is set with: the book, what is known of its pages, and what was set already."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from pnp.document.blocks import Block
from pnp.document.context import Area, Book, Knowledge
from pnp.document.flowables import Flowable, Target
from pnp.document.leaves import Leaf
from pnp.document.sectioning import Stack
from pnp.findings import Span
from pnp.text import Run

T = TypeVar("T")
# What no page number changes, by what it is, the identity of what it was made from, which it holds, and the columns.
Settled = dict[tuple[str, int, int], tuple[object, Any]]


class TextPass(ABC):
    """One pass over the text of a book.

    settled: what no page number changes; links: where each link is written; both are kept over passes.
    """

    def __init__(
        self,
        book: Book,
        knowledge: Knowledge,
        settled: Settled,
        links: dict[str, dict[Span, None]],
    ) -> None:
        self.book = book
        self.knowledge = knowledge
        self._settled = settled
        self.links = links
        self.last_heading = ""
        # Whether anything that was set tells a page number, which the next pass may have to change.
        self.tells_pages = False
        self.mentions = 0

    @abstractmethod
    def flowables(self, block: Block, area: Area) -> tuple[tuple[Flowable, ...], str]:
        """The flowables of a block, and the kind of space around it."""

    def once(self, what: str, source: object, columns: int, make: Callable[[], T]) -> T:
        """What ``make`` makes from a source: the same in every pass, unless it tells a page number."""
        key = (what, id(source), columns)
        found = self._settled.get(key)
        if found is None:
            before = self.mentions
            found = source, make()
            if self.mentions == before:
                self._settled[key] = found
            else:
                self.tells_pages = True
        made: T = found[1]
        return made

    def stacked(self, blocks: Sequence[Block], area: Area, space: str = "") -> tuple[Flowable, ...]:
        """The flowables of several blocks one below the other. space: the kind of space, instead of their own."""
        stack = Stack(self.book.leading)
        flowables: list[Flowable] = []
        for block in blocks:
            made, kind = self.flowables(block, area)
            flowables.extend(stack.add(made, space if space and kind == "paragraph" else kind))
        return tuple(flowables)

    def runs(self, leaf: Leaf) -> tuple[tuple[Run, ...], tuple[Target, ...]]:
        """The runs of a leaf and its words for the index; its links are noted."""
        resolved = self.book.resolver.resolve(leaf, self.knowledge.destinations)
        self.mentions += len(resolved.mentions)
        for target, span in resolved.links:
            self.links.setdefault(target, {})[span] = None
        return resolved.runs, tuple(Target("term", term) for term in resolved.terms)
