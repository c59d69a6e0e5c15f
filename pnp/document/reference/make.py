"""A game, its rules texts and its faces → a reference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pnp.document.context import FaceMaker, PictureFinder
from pnp.document.leaves import leaf, made_scalar
from pnp.document.reference.alternatives import series_words
from pnp.document.reference.books import Books
from pnp.document.reference.chapters import Chapters, Gallery
from pnp.document.reference.figures import Figures
from pnp.document.reference.reference_writer import ReferenceWriter
from pnp.document.reference.tables import Tables
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
    """Tell everything about a game: its books first, then what they leave out.

    icons: that words may hold. faces, pictures: draw figures and find picture files, as for books. pieces: those of
    a component. What is wrong in the texts was found before: here it is left out.
    """
    writer = ReferenceWriter(game, icons)
    writer.ids.update(RESERVED)
    tables, figures = Tables(game), Figures(game, writer, faces, pictures)
    books = Books(writer, tables, figures, game.kit)
    told = [books.told(text) for text in game.texts]
    galleries = tuple(_galleries(game, pieces))
    data = Chapters(game, writer, tables, figures, galleries, books.complete).all()
    kit = game.kit
    return Reference(
        kit=kit.kit,
        title=kit.title,
        subtitle=kit.subtitle,
        facts=game_facts(game),
        summary=writer.text(leaf(made_scalar(kit.summary))) if kit.summary else (),
        language=kit.language.strip().replace("_", "-"),
        chapters=(*told, *data),
        small_print=tuple(small_print_sentences(game)),
        wording=wording_of(kit),
    )


def _galleries(game: Game, pieces: Callable[[str], Sequence[Piece]]) -> Iterator[Gallery]:
    for component in game.components:
        if component.kind in _SMALL_PIECES:
            yield Gallery(component, _fronts(game, component, pieces(component.id)))


def _fronts(game: Game, component: Component, pieces: Sequence[Piece]) -> dict[str, Face]:
    """Each different front of a component, by what it shows."""
    words = series_words(game, component)
    named = zip(words, pieces, strict=True) if len(words) == len(pieces) else ((piece.id, piece) for piece in pieces)
    found: dict[str, Face] = {}
    shown: set[str] = set()
    for name, piece in named:
        if piece.front.key not in shown:
            shown.add(piece.front.key)
            found[name if name and name not in found else piece.id] = piece.front
    return found
