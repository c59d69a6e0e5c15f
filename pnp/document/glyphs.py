"""Characters of a book that cannot be set → reports that say where they were written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from pnp.findings import Span
from pnp.fonts.scripts import obstacle
from pnp.layout.drawing.reports import UnshownCharacters
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.ids import FIRST_PAGE
from pnp.model.game import Game
from pnp.model.texts import RulesText
from pnp.model.walk import records
from pnp.nodes import Record, Source, scalars

# The fields of a kit that are on the page to print first.
_ON_FIRST_PAGE: Final = ("title", "subtitle", "authors", "licence", "notice", "source", "version", "age", "time")
# Every font of a book has the letters up to here.
_LATIN: Final = "\u017f"


def missing_glyphs(missing: Iterable[str], game: Game, text: RulesText, font: str) -> Iterator[UnshownCharacters]:
    """A report for every line of the text with such characters; for those that come from a record, one at its value.

    missing: the characters. font: that of the words of the book.
    """
    absent = sorted(set(missing))
    in_text: set[str] = set()
    for source in text.sources:
        for characters, span in _in_source(source, absent):
            in_text.update(characters)
            yield _report(characters, span, text, font)
    for character in absent:
        if character not in in_text:
            start = text.sources[0].span(0, 0) if text.sources else text.span
            span = _in_records(game, character) or start
            yield _report(character, span, text, font)


def missing_on_first_page(game: Game, theme: ResolvedTheme) -> Iterator[UnshownCharacters]:
    """A report for each text of the page to print first with characters that cannot be set."""
    printed: list[tuple[Record, str]] = [(game.kit, key) for key in _ON_FIRST_PAGE]
    printed += [(component, key) for component in game.components for key in ("name", "stock")]
    font, engine = theme.style("title").font, theme.setter.engine
    for record, key in printed:
        node = record.node.get(key) if record.node else None
        for scalar in scalars(node) if node else ():
            offsets = [
                index
                for index, character in enumerate(scalar.text)
                if character > _LATIN
                and not character.isspace()
                and (obstacle(character) or engine.font_for(character, font) is None)
            ]
            if offsets:
                span = scalar.place(offsets[0])
                characters = "".join(scalar.text[index] for index in offsets)
                yield _missing(characters, span, span, FIRST_PAGE, font)


def _in_source(source: Source, missing: Sequence[str]) -> Iterator[tuple[str, Span]]:
    """The characters on each line that has any, with the place of the first."""
    offsets = [offset for offset, character in enumerate(source.text) if character in missing] if missing else []
    for _, group in groupby(offsets, lambda offset: source.position(offset)[0]):
        line = list(group)
        yield "".join(source.text[offset] for offset in line), source.span(line[0], line[0] + 1)


def _in_records(game: Game, character: str) -> Span | None:
    """The first value of the kit that holds a character."""
    for record in records(game):
        for scalar in scalars(record.node) if record.node else ():
            if character in scalar.text:
                return scalar.place(scalar.text.index(character))
    return None


def _report(characters: str, span: Span, text: RulesText, font: str) -> UnshownCharacters:
    return _missing(characters, span, text.span, text.id, font)


def _missing(characters: str, span: Span, around: Span, where: str, font: str) -> UnshownCharacters:
    return UnshownCharacters(
        face=where, element="", text_span=span, element_span=around, characters=characters, font=font
    )
