"""The covers of a book: layouts that fill its first and its last page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pnp.document.context import Book
from pnp.document.flowables import Flowable, Section
from pnp.frame import Group, Item, Nested
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.model.texts import RulesText
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Covers:
    """What stands on the first and on the last page; empty for a book without. height: of a column, in mm."""

    front: tuple[Item, ...]
    back: tuple[Item, ...]
    height: Mm

    def around(self, sections: Sequence[Section]) -> list[Section]:
        """The sections of a book with an empty page for each cover."""
        whole = list(sections)
        if self.front:
            first, *others = whole[0].flowables
            whole[0] = replace(whole[0], flowables=(replace(first, new_page=True), *others))
            whole.insert(0, self._page())
        if self.back:
            whole.append(self._page())
        return whole

    def _page(self) -> Section:
        return Section(1, (Flowable(height=self.height, new_page=True, wide=True),))

    def on_page(self, index: int, count: int) -> tuple[Item, ...]:
        """The cover that is on a page, counted from 0, of so many."""
        if index == 0 and self.front:
            return self.front
        return self.back if index == count - 1 else ()


def book_covers(book: Book, text: RulesText) -> Covers:
    """The covers that a text asks for; what is wrong with their layouts is reported."""
    front, back = (_cover(book, text, key, layout) for key, layout in (("cover", text.cover), ("back", text.back)))
    return Covers(front=front, back=back, height=book.height)


def _cover(book: Book, text: RulesText, key: str, layout: str) -> tuple[Item, ...]:
    """A face of a layout, as large as the page allows."""
    if not layout:
        return ()
    face = book.face(layout, text.at(key))
    if face is None:
        return ()
    page = book.format.size
    place = Box(0.0, 0.0, page.width, page.height).fitted(face.size.width, face.size.height)
    nested = Nested(face, place.x, place.y, place.width / face.size.width, is_picture=True)
    return (Group((nested,), clip=place.segments(), alt=face.alt or book.game.kit.title),)
