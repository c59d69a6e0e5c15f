"""A game, its rules texts and its faces → a reference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pnp.document.context import FaceMaker, PictureFinder
from pnp.document.inline_text import parse_inline, synthetic_scalar
from pnp.document.reference.alt_text import series_alt_texts
from pnp.document.reference.books import BookChapters
from pnp.document.reference.chapters import DataChapters, Gallery
from pnp.document.reference.figures import ReferenceFigures
from pnp.document.reference.reference_writer import ReferenceWriter
from pnp.document.reference.tables import ReferenceTables
from pnp.document.reference.tree import Reference
from pnp.document.title import game_facts, small_print_sentences
from pnp.frame import Face, Piece
from pnp.locale.catalog import wording_of
from pnp.model.components import Component
from pnp.model.game import Game

# What exporters call parts of the page; no anchor may have these.
RESERVED: Final = ("top", "content", "contents", "search", "results")
_SMALL_PIECES: Final = ("card", "counter", "token", "tile", "standee")


def make_reference(
    game: Game,
    icons: frozenset[str],
    *,
    faces: FaceMaker,
    pictures: PictureFinder,
    pieces: Callable[[str], Sequence[Piece]] = lambda _: (),
) -> Reference:
    """Put a game into a reference: its books first, then what they leave out.

    icons: those that texts may show. faces, pictures: draw figures and find picture files, as for books. pieces: those
    of a component. What is wrong in the texts is left out; it was reported when the books were set.
    """
    writer = ReferenceWriter(game, icons)
    writer.ids.update(RESERVED)
    tables, figures = ReferenceTables(game), ReferenceFigures(game, writer, faces, pictures)
    books = BookChapters(writer, tables, figures, game.kit)
    book_chapters = [books.chapter(text) for text in game.texts]
    galleries = tuple(_galleries(game, pieces))
    data = DataChapters(game, writer, tables, figures, galleries, books.complete).all()
    kit = game.kit
    return Reference(
        kit=kit.kit,
        title=kit.title,
        subtitle=kit.subtitle,
        facts=game_facts(game),
        summary=writer.text(parse_inline(synthetic_scalar(kit.summary))) if kit.summary else (),
        language=kit.language.strip().replace("_", "-"),
        chapters=(*book_chapters, *data),
        small_print=tuple(small_print_sentences(game)),
        wording=wording_of(kit),
    )


def _galleries(game: Game, pieces: Callable[[str], Sequence[Piece]]) -> Iterator[Gallery]:
    for component in game.components:
        if component.kind in _SMALL_PIECES:
            yield Gallery(component, _fronts(game, component, pieces(component.id)))


def _fronts(game: Game, component: Component, pieces: Sequence[Piece]) -> dict[str, Face]:
    """Each different front of a component, by its alternative text."""
    words = series_alt_texts(game, component)
    named = zip(words, pieces, strict=True) if len(words) == len(pieces) else ((piece.id, piece) for piece in pieces)
    fronts: dict[str, Face] = {}
    keys: set[str] = set()
    for name, piece in named:
        if piece.front.key not in keys:
            keys.add(piece.front.key)
            fronts[name if name and name not in fronts else piece.id] = piece.front
    return fronts
