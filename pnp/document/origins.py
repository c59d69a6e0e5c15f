"""A book that was set → where what stands on its pages is written, and its words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from pnp.document.book import BookResult
from pnp.document.flowables import PrintedPart
from pnp.document.inline_text import MADE_BY_PNP, InlineText
from pnp.findings import Span
from pnp.frame import Page, TextRun, items_in
from pnp.layout.geometry.box import Box
from pnp.layout.origins import Origin, ShownField, fields_shown
from pnp.measures import MM_PER_PT, Mm
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.paths import Names
from pnp.text import Expression
from pnp.values import dataclass

# How far letters reach above and below their baseline, in sizes.
_ASCENT: Final = 0.8
_DESCENT: Final = 0.25


@dataclass(frozen=True, slots=True)
class PrintedWords:
    """A line of words on a page, or a part of one. box: around it, in mm."""

    text: str
    box: Box


@dataclass(frozen=True, slots=True, kw_only=True)
class PageOrigins:
    """A page of a book: its parts with where they are written, and its words in reading order."""

    parts: tuple[Origin, ...]
    words: tuple[PrintedWords, ...]


def page_origins(book: BookResult, game: Game) -> tuple[PageOrigins, ...]:
    """The origins of all pages of a book."""
    names = Names(game)
    return tuple(
        PageOrigins(parts=tuple(_origins(_parts(book, number), names)), words=tuple(_words(page)))
        for number, page in enumerate(book.pages)
    )


def _parts(book: BookResult, number: int) -> Iterator[PrintedPart]:
    for flowable, x, y in book.paginated.placed(number):
        for part in flowable.parts:
            yield part._replace(box=part.box.moved(x, y))


def _origins(parts: Iterator[PrintedPart], names: Names) -> Iterator[Origin]:
    """One for all lines of a text that stand below each other."""
    for _, lines in groupby(parts, lambda part: (id(part.text or part.block or part), round(part.box.x, 3))):
        first, *others = lines
        box = first.box
        for line in others:
            box = Box(box.x, box.y, max(box.width, line.box.width), line.box.bottom - box.y)
        fields = tuple(dict.fromkeys(_fields(first, names)))
        span = _written(first.text) or first.block or next((field.span for field in fields), None)
        if span is not None:
            yield Origin(element=first.kind, box=box, layer="art", span=span, fields=fields)


def _written(text: InlineText | None) -> Span | None:
    """Where a text is written, if any file of the kit holds it."""
    return None if text is None or text.scalar.file == MADE_BY_PNP else text.scalar.span


def _fields(part: PrintedPart, names: Names) -> Iterator[ShownField]:
    record = part.record
    if record is not None and record.node is not None:
        name = record.id if isinstance(record, Named) else ""
        yield ShownField(f"{name}.{part.key}" if name else part.key, name, record.at(part.key))
    for run in part.text.runs if part.text else ():
        if isinstance(run, Expression):
            yield from fields_shown(run.text, names)


def _words(page: Page) -> Iterator[PrintedWords]:
    for run in items_in(page.items, TextRun):
        size: Mm = run.size * MM_PER_PT
        yield PrintedWords(run.text, Box(run.x, run.y - _ASCENT * size, run.width, (_ASCENT + _DESCENT) * size))
